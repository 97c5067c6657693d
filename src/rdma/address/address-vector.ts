import type { ibv_ah_attr } from "../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../ffi/layout/index.ts";
import { optionsTable, whole } from "../../arguments/options.ts";
import { type GidText, gidBytes, gidText, gidTextType } from "./gid.ts";

/** Address of a peer's port (`struct ibv_ah_attr`). */
export interface AddressVector {
  /** GID of the peer. RoCE always needs it. */
  readonly gid?: GidText;
  /** Index in this port's GID table of the address to send from. Default 0. */
  readonly gidIndex?: number;
  /** LID of the peer, on InfiniBand only. */
  readonly lid?: number;
  /** Port of this device. Default 1. */
  readonly port?: number;
  /** Time to live of IP packets. Default 64. */
  readonly hopLimit?: number;
  /** Traffic class of IP packets (DSCP and ECN). Default 0. */
  readonly trafficClass?: number;
  /** Flow label of IPv6 packets. Routers choose among equal paths by it. */
  readonly flowLabel?: number;
  /** Service level of InfiniBand packets. Default 0. */
  readonly serviceLevel?: number;
}

/** Rows of {@link AddressVector}, which other tables of options include. */
export const addressRows = {
  gid: { type: gidTextType, text: "The peer's GID; RoCE always needs it." },
  gidIndex: {
    type: whole(0, 255),
    defaultText: "0",
    text: "The entry of this port's GID table to send from.",
  },
  lid: { type: whole(0, 0xffff), defaultText: "0", text: "The peer's LID; InfiniBand only." },
  port: { type: whole(1, 255), defaultText: "1", text: "The port of this device." },
  hopLimit: { type: whole(0, 255), defaultText: "64", text: "IP's time to live." },
  trafficClass: { type: whole(0, 255), defaultText: "0", text: "IP's traffic class: DSCP and ECN." },
  flowLabel: {
    type: whole(0, 0xfffff),
    defaultText: "0",
    text: "IPv6's flow label: selects one of several equal paths.",
  },
  serviceLevel: { type: whole(0, 15), defaultText: "0", text: "InfiniBand's service level." },
} as const;

export const addressVector = optionsTable<AddressVector>()("rdma.AddressVector", {}, addressRows);

/** Fills the C struct from a checked address. Throws TypeError for text that is not a GID. */
export function fillAddress(c: View<typeof ibv_ah_attr>, address: AddressVector): void {
  c.dlid = address.lid ?? 0;
  c.sl = address.serviceLevel ?? 0;
  c.port_num = address.port ?? 1;
  c.is_global = address.gid === undefined ? 0 : 1;
  if (address.gid === undefined) return;
  c.grh.dgid.raw.set(gidBytes(address.gid));
  c.grh.sgid_index = address.gidIndex ?? 0;
  c.grh.hop_limit = address.hopLimit ?? 64;
  c.grh.traffic_class = address.trafficClass ?? 0;
  c.grh.flow_label = address.flowLabel ?? 0;
}

/** Returns the C struct as plain data. */
export function readAddress(c: View<typeof ibv_ah_attr>): AddressVector {
  return {
    ...(c.is_global ? { gid: gidText(c.grh.dgid.raw) } : {}),
    gidIndex: c.grh.sgid_index,
    lid: c.dlid,
    port: c.port_num,
    hopLimit: c.grh.hop_limit,
    trafficClass: c.grh.traffic_class,
    flowLabel: c.grh.flow_label,
    serviceLevel: c.sl,
  };
}
