import type { ibv_ah_attr } from "../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../ffi/layout/index.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { whole } from "../../arguments/value-type.ts";
import { type GidText, gidBytes, gidText, gidTextType } from "../device/gid.ts";

/** The way to a peer's port (`struct ibv_ah_attr`). */
export interface AddressVector {
  /** The peer's GID; RoCE always needs it. */
  readonly gid?: GidText;
  /** Which entry of this port's GID table to send from. */
  readonly gidIndex?: number;
  /** The peer's LID; InfiniBand only. */
  readonly lid?: number;
  /** The port of this device; default 1. */
  readonly port?: number;
  /** IP's time to live; default 64. */
  readonly hopLimit?: number;
  /** IP's traffic class (DSCP and ECN); default 0. */
  readonly trafficClass?: number;
  /** IPv6's flow label; picks the path among equal ones. */
  readonly flowLabel?: number;
  /** InfiniBand's service level; default 0. */
  readonly serviceLevel?: number;
}

/** The rows of {@link AddressVector}, for the tables of options that have some of them. */
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
  flowLabel: { type: whole(0, 0xfffff), defaultText: "0", text: "IPv6's: picks a path among equal ones." },
  serviceLevel: { type: whole(0, 15), defaultText: "0", text: "InfiniBand's service level." },
} as const;

export const addressVector = optionsTable<AddressVector>()("rdma.AddressVector", {}, addressRows);

/** Fills the C struct from an address that was checked. TypeError for text that is not a GID. */
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

/** The C struct as plain data. */
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
