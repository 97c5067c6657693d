import {
  IBV_ATOMIC_GLOB,
  IBV_ATOMIC_HCA,
  IBV_LINK_LAYER_ETHERNET,
  IBV_LINK_LAYER_INFINIBAND,
  ibv_port_state,
} from "../../../ffi/ibverbs/constants.ts";
import type { ibv_device_attr, ibv_port_attr } from "../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../ffi/layout/index.ts";
import { mtuBytes } from "../address/mtu.ts";

/** Limits and capabilities of a device (`struct ibv_device_attr`). `raw` has the fields of the C struct. */
export interface DeviceAttributes {
  readonly firmware: string;
  /** GUID of the node, 64 bits as "0123:4567:89ab:cdef". */
  readonly nodeGuid: string;
  readonly vendorId: number;
  readonly vendorPartId: number;
  readonly hardwareVersion: number;
  readonly ports: number;
  readonly maxQueuePairs: number;
  /** Maximum number of work requests in one queue. */
  readonly maxQueueDepth: number;
  /** Maximum number of scatter/gather segments of one work request. */
  readonly maxSegments: number;
  readonly maxCompletionQueues: number;
  readonly maxCompletionEntries: number;
  readonly maxMemoryRegions: number;
  readonly maxMemoryRegionBytes: bigint;
  readonly maxProtectionDomains: number;
  /** Maximum number of reads and atomics that a queue pair answers at once. */
  readonly maxReadAtomic: number;
  /** Maximum number of outstanding reads and atomics of a queue pair. */
  readonly maxReadAtomicInitiated: number;
  /** Scope of atomics: none, atomic within this device, or atomic with the CPU too. */
  readonly atomics: "none" | "device" | "global";
  readonly maxMemoryWindows: number;
  readonly maxSharedReceiveQueues: number;
  readonly maxSharedReceiveDepth: number;
  readonly maxAddressHandles: number;
  readonly raw: Record<string, unknown>;
}

/** State of a port (`struct ibv_port_attr`). `raw` has the fields of the C struct. */
export interface PortAttributes {
  readonly number: number;
  /** State of the port: "ACTIVE" when it can be used, else "DOWN", "INIT", "ARMED" and so on. */
  readonly state: string;
  readonly linkLayer: "Ethernet" | "InfiniBand" | "unspecified";
  /** Largest path MTU that the device supports, in bytes. */
  readonly maxMtu: number;
  /** Largest path MTU that the network allows now, in bytes. */
  readonly activeMtu: number;
  readonly maxMessageBytes: number;
  readonly gidTableLength: number;
  /** LID of the port on InfiniBand; 0 on Ethernet. */
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
