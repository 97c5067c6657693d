import { IBV_ODP_SUPPORT, IBV_ODP_SUPPORT_IMPLICIT } from "../../../ffi/ibverbs/constants.ts";
import { ibv_device_attr_ex } from "../../../ffi/ibverbs/structs.ts";
import { checkResult } from "../verbs-error.ts";
import type { Device } from "./device.ts";

/** What a device can do beyond `struct ibv_device_attr` (`struct ibv_device_attr_ex`); the C struct's own fields are in `raw`. */
export interface ExtendedAttributes {
  /** The clock of timestamps: ticks in a millisecond; 0 where there is none. */
  readonly coreClockKHz: number;
  /** The bits of a timestamp that count. */
  readonly timestampMask: bigint;
  /** Memory on the device that `device.allocateDeviceMemory` gives. */
  readonly deviceMemoryBytes: number;
  /** Whether regions need not be pinned (`onDemand`), and whether one may cover all of the address space. */
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
