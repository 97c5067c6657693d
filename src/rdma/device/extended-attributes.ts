import { IBV_ODP_SUPPORT, IBV_ODP_SUPPORT_IMPLICIT } from "../../../ffi/ibverbs/constants.ts";
import { ibv_device_attr_ex } from "../../../ffi/ibverbs/structs.ts";
import { checkResult } from "../errors/verbs-error.ts";
import type { Device } from "./device.ts";

/**
 * Capabilities of a device beyond `struct ibv_device_attr` (`struct ibv_device_attr_ex`). `raw` has the
 * fields of the C struct.
 */
export interface ExtendedAttributes {
  /** Frequency of the timestamp clock in ticks per millisecond; 0 without a clock. */
  readonly coreClockKHz: number;
  /** Mask of the valid bits of a timestamp. */
  readonly timestampMask: bigint;
  /** Number of bytes of memory on the device, see {@link Device.allocateNicMemory}. */
  readonly deviceMemoryBytes: number;
  /**
   * Support of regions that are not pinned (`onDemand`), and of one region over the whole address space
   * (`implicit`).
   */
  readonly onDemandPaging: { readonly supported: boolean; readonly implicit: boolean };
  readonly raw: Record<string, unknown>;
}

/** @internal */
export function extendedAttributes(device: Device): ExtendedAttributes {
  device.ensureOpen();
  const c = ibv_device_attr_ex.alloc();
  checkResult("ibv_query_device_ex", device.lib.ibv_query_device_ex(device.pointer, 0, c.pointer));
  const paging = Number(c.odp_caps.general_caps);
  return {
    coreClockKHz: c.hca_core_clock,
    timestampMask: c.completion_timestamp_mask,
    deviceMemoryBytes: c.max_dm_size,
    onDemandPaging: {
      supported: (paging & IBV_ODP_SUPPORT) !== 0,
      implicit: (paging & IBV_ODP_SUPPORT_IMPLICIT) !== 0,
    },
    raw: c.toObject(),
  };
}
