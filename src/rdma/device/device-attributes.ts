import {
  IBV_ATOMIC_GLOB,
  IBV_ATOMIC_HCA,
  IBV_LINK_LAYER_ETHERNET,
  IBV_LINK_LAYER_INFINIBAND,
  ibv_port_state,
} from "../../../ffi/ibverbs/constants.ts";
import type { ibv_device_attr, ibv_port_attr } from "../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../ffi/layout/index.ts";
import { mtuBytes } from "./mtu.ts";

/** What a device can do (`struct ibv_device_attr`); the C struct's own fields are in `raw`. */
export interface DeviceAttributes {
  readonly firmware: string;
  /** 64 bits as "0123:4567:89ab:cdef". */
  readonly nodeGuid: string;
  readonly vendorId: number;
  readonly vendorPartId: number;
  readonly hardwareVersion: number;
  readonly ports: number;
  readonly maxQueuePairs: number;
  /** Work requests in one queue. */
  readonly maxQueueDepth: number;
  /** Scatter/gather segments of one work request. */
  readonly maxSegments: number;
  readonly maxCompletionQueues: number;
  readonly maxCompletionEntries: number;
  readonly maxMemoryRegions: number;
  readonly maxMemoryRegionBytes: bigint;
  readonly maxProtectionDomains: number;
  /** Reads and atomics a queue pair answers at once. */
  readonly maxReadAtomic: number;
  /** Reads and atomics a queue pair may have outstanding. */
  readonly maxReadAtomicInitiated: number;
  /** Whether atomics exclude each other only in this device or with the CPU too. */
  readonly atomics: "none" | "device" | "global";
  readonly maxMemoryWindows: number;
  readonly maxSharedReceiveQueues: number;
  readonly maxSharedReceiveDepth: number;
  readonly maxAddressHandles: number;
  readonly raw: Record<string, unknown>;
}

/** A port (`struct ibv_port_attr`); the C struct's own fields are in `raw`. */
export interface PortAttributes {
  readonly number: number;
  /** "ACTIVE" when it can be used; "DOWN", "INIT", "ARMED", ... otherwise. */
  readonly state: string;
  readonly linkLayer: "Ethernet" | "InfiniBand" | "unspecified";
  /** The largest path MTU the device has, in bytes. */
  readonly maxMtu: number;
  /** The largest path MTU the network allows now, in bytes. */
  readonly activeMtu: number;
  readonly maxMessageBytes: number;
  readonly gidTableLength: number;
  /** InfiniBand's local address; 0 on Ethernet. */
  readonly lid: number;
  readonly raw: Record<string, unknown>;
}

/** @internal */
export function guidText(guid: bigint): string {
  return guid
    .toString(16)
    .padStart(16, "0")
    .replace(/(.{4})(?=.)/g, "$1:");
}

/** @internal */
export function deviceAttributes(c: View<typeof ibv_device_attr>): DeviceAttributes {
  return {
    firmware: c.fw_ver,
    nodeGuid: guidText(c.node_guid),
    vendorId: c.vendor_id,
    vendorPartId: c.vendor_part_id,
    hardwareVersion: c.hw_ver,
    ports: c.phys_port_cnt,
    maxQueuePairs: c.max_qp,
    maxQueueDepth: c.max_qp_wr,
    maxSegments: c.max_sge,
    maxCompletionQueues: c.max_cq,
    maxCompletionEntries: c.max_cqe,
    maxMemoryRegions: c.max_mr,
    maxMemoryRegionBytes: c.max_mr_size,
    maxProtectionDomains: c.max_pd,
    maxReadAtomic: c.max_qp_rd_atom,
    maxReadAtomicInitiated: c.max_qp_init_rd_atom,
    atomics:
      c.atomic_cap === IBV_ATOMIC_GLOB ? "global" : c.atomic_cap === IBV_ATOMIC_HCA ? "device" : "none",
    maxMemoryWindows: c.max_mw,
    maxSharedReceiveQueues: c.max_srq,
    maxSharedReceiveDepth: c.max_srq_wr,
    maxAddressHandles: c.max_ah,
    raw: c.toObject(),
  };
}

const linkLayers: Readonly<Record<number, PortAttributes["linkLayer"]>> = {
  [IBV_LINK_LAYER_ETHERNET]: "Ethernet",
  [IBV_LINK_LAYER_INFINIBAND]: "InfiniBand",
};

/** @internal */
export function portAttributes(number: number, c: View<typeof ibv_port_attr>): PortAttributes {
  return {
    number,
    state: ibv_port_state.nameOf(c.state).replace("IBV_PORT_", ""),
    linkLayer: linkLayers[c.link_layer] ?? "unspecified",
    maxMtu: mtuBytes(c.max_mtu),
    activeMtu: mtuBytes(c.active_mtu),
    maxMessageBytes: c.max_msg_sz,
    gidTableLength: c.gid_tbl_len,
    lid: c.lid,
    raw: c.toObject(),
  };
}
