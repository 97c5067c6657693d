import type { ibv_ah_attr } from "../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../ffi/layout/index.ts";
import { wholeNumber } from "../../arguments/whole-number.ts";
import { type GidText, gidBytes, gidText } from "../device/gid.ts";

/** The way to a peer's port (`struct ibv_ah_attr`). */
export interface AddressVector {
  /** The peer's GID; RoCE always needs it. */
  readonly gid?: GidText;
  /** Which entry of the own GID table to send from. */
  readonly gidIndex?: number;
  /** The peer's LID; InfiniBand only. */
  readonly lid?: number;
  /** The own port; default 1. */
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

/** Fills the C struct. TypeError for a GID that is none, RangeError for a number that does not fit its field. */
export function fillAddress(c: View<typeof ibv_ah_attr>, address: AddressVector): void {
  c.dlid = wholeNumber("lid", address.lid ?? 0, 0, 0xffff);
  c.sl = wholeNumber("serviceLevel", address.serviceLevel ?? 0, 0, 15);
  c.port_num = wholeNumber("port", address.port ?? 1, 1, 255);
  c.is_global = address.gid === undefined ? 0 : 1;
  if (address.gid === undefined) return;
  c.grh.dgid.raw.set(gidBytes(address.gid));
  c.grh.sgid_index = wholeNumber("gidIndex", address.gidIndex ?? 0, 0, 255);
  c.grh.hop_limit = wholeNumber("hopLimit", address.hopLimit ?? 64, 0, 255);
  c.grh.traffic_class = wholeNumber("trafficClass", address.trafficClass ?? 0, 0, 255);
  c.grh.flow_label = wholeNumber("flowLabel", address.flowLabel ?? 0, 0, 0xfffff);
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
