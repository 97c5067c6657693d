import { IBV_ACCESS_LOCAL_WRITE, IBV_ACCESS_ZERO_BASED } from "../../../ffi/ibverbs/constants.ts";
import { checkOptions, int, optionsTable } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { checkRange } from "../../memory/memory-slice.ts";
import { checkPointer } from "../errors/verbs-error.ts";
import type { DomainHandle } from "../handles/device-handle.ts";
import { type Access, accessNumber } from "./access.ts";
import { NicMemory } from "./nic-memory.ts";
import type { Registration } from "./registration.ts";

/** Options of {@link ProtectionDomain.registerNicMemory}: the part of the NIC's memory to register. */
export interface NicRegionOptions {
  /** Offset of the first byte. Default 0. */
  readonly from?: number;
  /** Offset of the end, exclusive. Default: the end of the memory. */
  readonly to?: number;
}

export const nicRegionOptions = optionsTable<NicRegionOptions>()(
  "rdma.NicRegionOptions",
  { "ProtectionDomain.registerNicMemory": 2 },
  {
    from: { type: int(0), unit: "bytes", default: 0, text: "The offset of the first byte." },
    to: {
      type: int(0),
      unit: "bytes",
      defaultText: "the memory's end",
      text: "The offset of the end, exclusive.",
    },
  },
);

/** Registers memory of the NIC (`ibv_reg_dm_mr`). */
export function registerNicMemory(
  pd: DomainHandle,
  memory: NicMemory,
  isAsked: Access,
  options: NicRegionOptions | undefined,
): Registration {
  const { from, to: wishedEnd } = checkOptions(nicRegionOptions, "registerNicMemory", options);
  if (!(memory instanceof NicMemory)) {
    throw new TypeError(
      `registerNicMemory(${shown(memory)}). Use the result of device.allocateNicMemory(bytes)`,
    );
  }
  const to = wishedEnd ?? memory.byteLength;
  checkRange(memory.label, from, to, memory.byteLength);
  if (to === from) throw new RangeError("a memory region has at least 1 byte");
  const access = accessNumber(isAsked) | IBV_ACCESS_ZERO_BASED;
  pd.ensureOpen();
  memory.ensureOpen();
  if (memory.device !== pd.device) throw new TypeError(`${memory.label} belongs to another device`);
  const byteLength = to - from;
  const made = pd.device.lib.ibv_reg_dm_mr(pd.pointer, memory.pointer, from, byteLength, access);
  return {
    pointer: checkPointer("ibv_reg_dm_mr", made, `${byteLength} bytes`),
    address: 0,
    byteLength,
    access,
    path: "NIC memory",
    reason: "it is on the NIC",
    memory: undefined,
    device: undefined,
    owners: [memory],
    own: undefined,
  };
}

/** Maximum number of bytes that one work request may use of a null region. */
const mostBytes = 2 ** 31 - 1;

/** Registers a region without memory (`ibv_alloc_null_mr`). */
export function registerNothing(pd: DomainHandle): Registration {
  return {
    pointer: checkPointer("ibv_alloc_null_mr", pd.device.lib.ibv_alloc_null_mr(pd.pointer)),
    address: 0,
    byteLength: mostBytes,
    access: IBV_ACCESS_LOCAL_WRITE,
    path: "nowhere",
    reason: "it has no memory",
    memory: undefined,
    device: undefined,
    owners: [pd],
    own: undefined,
  };
}
