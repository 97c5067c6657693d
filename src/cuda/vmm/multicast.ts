import {
  CU_MEM_HANDLE_TYPE_FABRIC,
  CU_MEM_HANDLE_TYPE_NONE,
  CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
  CU_MULTICAST_GRANULARITY_MINIMUM,
  CU_MULTICAST_GRANULARITY_RECOMMENDED,
} from "../../../ffi/cuda/constants.ts";
import { CUmulticastObjectProp } from "../../../ffi/cuda/structs.ts";
import { checkOptions, list, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import { DoorbellError } from "../../errors.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { checkKind, ofKind } from "../driver/kind.ts";
import type { Buffer } from "../memory/buffer.ts";
import type { PhysicalMemory } from "./physical-memory.ts";

/** Options of a multicast object. */
export interface MulticastOptions {
  readonly devices: readonly Device[];
  readonly byteLength: number;
  readonly shareable?: "fd" | "fabric";
}

const handleTypes = {
  fd: CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
  fabric: CU_MEM_HANDLE_TYPE_FABRIC,
} as const;

export const multicastOptions = optionsTable<MulticastOptions>()(
  "cuda.MulticastOptions",
  { MulticastObject: 0, "MulticastObject.granularity": 0 },
  {
    devices: {
      type: list(ofKind<Device>("Device"), 1),
      required: true,
      text: "Devices whose memory is bound.",
    },
    byteLength: {
      type: whole(1, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      required: true,
      text: "A multiple of the granularity.",
    },
    shareable: {
      type: oneOf("fd", "fabric"),
      defaultText: "not",
      text: "Handle type by which other processes may open it.",
    },
  },
);

function properties(options: MulticastOptions) {
  return CUmulticastObjectProp.alloc({
    numDevices: options.devices.length,
    size: options.byteLength,
    handleTypes: options.shareable ? handleTypes[options.shareable] : CU_MEM_HANDLE_TYPE_NONE,
  });
}

/**
 * One address for the memory of several devices (`cuMulticastCreate`, driver 12.1): a store goes to all of
 * them, and `multimem.ld_reduce` sums. Binding blocks until every device was added, so the constructor adds
 * all of them. It needs NVLink switches and a healthy fabric manager. On a shared host it can put GPUs of
 * other tenants out of service.
 */
export class MulticastObject extends Resource {
  readonly devices: readonly Device[];
  /** The C object, `CUmemGenericAllocationHandle`. */
  readonly pointer: number;
  readonly byteLength: number;
  readonly #bound: { readonly device: Device; readonly offset: number; readonly bytes: number }[] = [];

  constructor(options: MulticastOptions) {
    super();
    checkOptions(multicastOptions, "new MulticastObject", options);
    const first = options.devices[0]!;
    for (const device of options.devices) {
      if (device.attribute("multicastSupported") === 0) {
        throw new DoorbellError(`${device.label} has no multicast`, "See vmmSupport(device).multicast.");
      }
    }
    this.devices = options.devices;
    this.byteLength = options.byteLength;
    const { lib, driver } = first;
    const props = properties(options);
    driver.check(lib.cuMulticastCreate(driver.results.pointer, props.pointer), "cuMulticastCreate");
    this.pointer = driver.results.u64();
    this.own(...options.devices);
    for (const device of options.devices) {
      driver.check(
        lib.cuMulticastAddDevice(this.pointer, device.ordinal),
        "cuMulticastAddDevice",
        device.label,
      );
    }
  }

  get label(): string {
    return `MulticastObject (${this.byteLength} bytes on ${this.devices.length} devices)`;
  }

  /** Returns the unit of sizes and offsets (`cuMulticastGetGranularity`), in bytes. */
  static granularity(options: MulticastOptions, which: "minimum" | "recommended" = "minimum"): number {
    checkOptions(multicastOptions, "MulticastObject.granularity", options);
    const { lib, driver } = options.devices[0]!;
    const flag =
      which === "minimum" ? CU_MULTICAST_GRANULARITY_MINIMUM : CU_MULTICAST_GRANULARITY_RECOMMENDED;
    const props = properties(options);
    const code = lib.cuMulticastGetGranularity(driver.results.pointer, props.pointer, flag);
    driver.check(code, "cuMulticastGetGranularity");
    return driver.results.u64();
  }

  /** Binds physical memory of one device at `offset` (`cuMulticastBindMem`). */
  bind(memory: PhysicalMemory, offset = 0): void {
    this.ensureOpen();
    checkKind(memory, "PhysicalMemory", "bind: memory");
    memory.ensureOpen();
    const { driver } = memory.device;
    const { lib } = driver;
    const bytes = memory.byteLength;
    driver.check(
      lib.cuMulticastBindMem(this.pointer, offset, memory.pointer, 0, bytes, 0),
      "cuMulticastBindMem",
    );
    this.#bound.push({ device: memory.device, offset, bytes });
  }

  /** Binds mapped memory of one device at `offset` (`cuMulticastBindAddr`). */
  bindAddress(buffer: Buffer, offset = 0): void {
    this.ensureOpen();
    checkKind(buffer, "Buffer", "bindAddress: buffer");
    buffer.ensureOpen();
    const { driver } = buffer.device;
    const { lib } = driver;
    const bytes = buffer.byteLength;
    driver.check(
      lib.cuMulticastBindAddr(this.pointer, offset, buffer.pointer, bytes, 0),
      "cuMulticastBindAddr",
    );
    this.#bound.push({ device: buffer.device, offset, bytes });
  }

  protected release(): void {
    for (const { device, offset, bytes } of this.#bound.splice(0)) {
      const code = device.driver.lib.cuMulticastUnbind(this.pointer, device.ordinal, offset, bytes);
      device.driver.checkRelease(code, "cuMulticastUnbind");
    }
    const { driver } = this.devices[0]!;
    const { lib } = driver;
    driver.checkRelease(lib.cuMemRelease(this.pointer), "cuMemRelease");
  }
}
