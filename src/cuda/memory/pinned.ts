import {
  CU_MEMHOSTALLOC_DEVICEMAP,
  CU_MEMHOSTALLOC_PORTABLE,
  CU_MEMHOSTALLOC_WRITECOMBINED,
  CU_MEMHOSTREGISTER_DEVICEMAP,
  CU_MEMHOSTREGISTER_PORTABLE,
  CU_MEMHOSTREGISTER_READ_ONLY,
} from "../../../ffi/cuda/constants.ts";
import { checkOptions, checkValue, flag, instance, optionsTable } from "../../arguments/options.ts";
import { Memory } from "../../memory/index.ts";
import type { Device } from "../device/device.ts";
import { Allocation } from "./allocation.ts";
import type { Buffer } from "./buffer.ts";
import { type ElementType, elementBytes } from "./element-type.ts";
import { HostAllocation } from "./host-allocation.ts";

/** Options of pinned memory. */
export interface PinnedOptions {
  /** Makes reads of the device fast and reads of the host slow (`CU_MEMHOSTALLOC_WRITECOMBINED`). */
  readonly writeCombined?: boolean;
}

export const pinnedOptions = optionsTable<PinnedOptions>()(
  "cuda.PinnedOptions",
  { "Device.allocatePinned": 2 },
  {
    writeCombined: {
      type: flag(),
      default: false,
      text: "Makes reads of the device fast and reads of the host slow.",
    },
  },
);

/** Page-locked host memory at the same address for every device (`cuMemHostAlloc`). */
export class PinnedAllocation extends HostAllocation {
  get kind(): "pinned" {
    return "pinned";
  }

  constructor(device: Device, byteLength: number, options: PinnedOptions | undefined) {
    const { writeCombined } = checkOptions(pinnedOptions, "allocatePinned", options);
    const combined = writeCombined ? CU_MEMHOSTALLOC_WRITECOMBINED : 0;
    const flags = CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP | combined;
    super(device, byteLength, "cuMemHostAlloc", flags);
  }

  protected override get freeCall() {
    return "cuMemFreeHost" as const;
  }
}

/** Options of a registration. */
export interface RegisterOptions {
  /** Lets the device only read the memory. */
  readonly readOnly?: boolean;
}

export const registerOptions = optionsTable<RegisterOptions>()(
  "cuda.RegisterOptions",
  { "Device.register": 2 },
  { readOnly: { type: flag(), default: false, text: "Lets the device only read the memory." } },
);

/** Host memory of {@link Memory} that the device reaches while this object is open (`cuMemHostRegister`). */
export class RegisteredAllocation extends Allocation {
  get kind(): "pinned" {
    return "pinned";
  }

  readonly pointer: number;
  readonly memory: Memory;

  constructor(device: Device, memory: Memory, options: RegisterOptions | undefined) {
    super(device, memory.byteLength);
    const { readOnly } = checkOptions(registerOptions, "register", options);
    memory.ensureOpen();
    device.enter();
    const { driver } = device;
    const flags =
      CU_MEMHOSTREGISTER_PORTABLE |
      CU_MEMHOSTREGISTER_DEVICEMAP |
      (readOnly ? CU_MEMHOSTREGISTER_READ_ONLY : 0);
    const code = driver.lib.cuMemHostRegister_v2(memory.pointer, memory.byteLength, flags);
    driver.check(code, "cuMemHostRegister_v2", memory.label);
    this.memory = memory;
    this.pointer = memory.pointer;
    // The memory must not be unmapped while the device reaches it.
    this.own(device, memory);
  }

  override get hostAccessible(): boolean {
    return true;
  }

  /** Returns the bytes of the memory itself. Their arrays are usable until the memory is closed. */
  override hostMemory(): ArrayBuffer {
    this.ensureOpen();
    return this.memory.bytes.buffer;
  }

  protected release(): void {
    const { driver } = this.device;
    this.device.runFunctions("close()");
    driver.enter(this.device.pointer);
    driver.checkRelease(driver.lib.cuMemHostUnregister(this.pointer), "cuMemHostUnregister");
  }
}

const memoryType = instance("Memory", () => Memory, "Memory.allocate()");

/**
 * Registers host memory with a device. Returns a buffer of as many elements as fit. Throws TypeError for
 * anything but a Memory.
 */
export function registerMemory<E extends ElementType>(
  device: Device,
  memory: Memory,
  type: E,
  options: RegisterOptions | undefined,
): Buffer<E> {
  checkValue("register: memory", memoryType, memory);
  const length = Math.floor(memory.byteLength / elementBytes(type));
  return new RegisteredAllocation(device, memory, options).buffer(type, length);
}
