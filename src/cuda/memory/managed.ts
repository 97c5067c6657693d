import {
  CU_MEM_ADVISE_SET_ACCESSED_BY,
  CU_MEM_ADVISE_SET_PREFERRED_LOCATION,
  CU_MEM_ADVISE_SET_READ_MOSTLY,
  CU_MEM_ADVISE_UNSET_ACCESSED_BY,
  CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION,
  CU_MEM_ADVISE_UNSET_READ_MOSTLY,
  CU_MEM_ATTACH_GLOBAL,
  CU_MEM_ATTACH_HOST,
} from "../../../ffi/cuda/constants.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, checkValue, oneOf, optionsTable } from "../../arguments/options.ts";
import type { Device } from "../device/device.ts";
import { checkKind } from "../driver/kind.ts";
import type { Stream } from "../stream/stream.ts";
import type { Buffer } from "./buffer.ts";
import { HostAllocation } from "./host-allocation.ts";
import { locationStruct, type MemoryLocation } from "./memory-location.ts";

/** Options of managed memory. */
export interface ManagedOptions {
  /**
   * Side that may access the memory at first: any device (default), or only the host until a stream is
   * attached.
   */
  readonly attach?: "global" | "host";
}

export const managedOptions = optionsTable<ManagedOptions>()(
  "cuda.ManagedOptions",
  { "Device.allocateManaged": 2 },
  {
    attach: {
      type: oneOf("global", "host"),
      default: "global",
      text: "Side that may access the memory at first.",
    },
  },
);

/** Memory that migrates between host and devices on access (`cuMemAllocManaged`). */
export class ManagedAllocation extends HostAllocation {
  get kind(): "managed" {
    return "managed";
  }

  constructor(device: Device, byteLength: number, options: ManagedOptions | undefined) {
    const { attach } = checkOptions(managedOptions, "allocateManaged", options);
    const flags = attach === "host" ? CU_MEM_ATTACH_HOST : CU_MEM_ATTACH_GLOBAL;
    super(device, byteLength, "cuMemAllocManaged", flags);
  }

  protected override get freeCall() {
    return "cuMemFree_v2" as const;
  }
}

const advices = {
  readMostly: CU_MEM_ADVISE_SET_READ_MOSTLY,
  notReadMostly: CU_MEM_ADVISE_UNSET_READ_MOSTLY,
  preferredLocation: CU_MEM_ADVISE_SET_PREFERRED_LOCATION,
  noPreferredLocation: CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION,
  accessedBy: CU_MEM_ADVISE_SET_ACCESSED_BY,
  notAccessedBy: CU_MEM_ADVISE_UNSET_ACCESSED_BY,
} as const;

/** Advice about the use of managed memory. */
export type Advice = keyof typeof advices;

const adviceNames = oneOf(...(Object.keys(advices) as Advice[]));

function checkManaged(buffer: Buffer, what: string): void {
  checkKind(buffer, "Buffer", `${what}: buffer`);
  buffer.ensureOpen();
  if (buffer.kind !== "managed")
    throw new TypeError(`${what}: the buffer is ${buffer.kind} memory, not managed`);
}

/** Gives the driver advice about the use of managed memory (`cuMemAdvise_v2`). */
export function advise(buffer: Buffer, advice: Advice, location?: MemoryLocation): void {
  if (arguments.length > 3)
    throw extraArguments("advise", ["buffer", "advice", "location"], arguments.length);
  checkManaged(buffer, "advise");
  checkValue("advise: advice", adviceNames, advice);
  const { device } = buffer;
  device.enter();
  const where = locationStruct(location ?? device);
  const code = device.driver.lib.cuMemAdvise_v2(
    buffer.pointer,
    buffer.byteLength,
    advices[advice],
    where.pointer,
  );
  device.driver.check(code, "cuMemAdvise_v2", advice);
}

/** Moves managed memory to a device or the host before its use (`cuMemPrefetchAsync_v2`). */
export function prefetch(buffer: Buffer, location?: MemoryLocation, stream?: Stream): void {
  if (arguments.length > 3)
    throw extraArguments("prefetch", ["buffer", "location", "stream"], arguments.length);
  checkManaged(buffer, "prefetch");
  const { device } = buffer;
  const queue = stream ?? device.stream;
  checkKind(queue, "Stream", "prefetch: stream");
  queue.enterFully();
  const where = locationStruct(location ?? device);
  const code = device.driver.lib.cuMemPrefetchAsync_v2(
    buffer.pointer,
    buffer.byteLength,
    where.pointer,
    0,
    queue.pointer,
  );
  device.driver.check(code, "cuMemPrefetchAsync_v2");
}
