/**
 * Verbs that only compute. Every provider shares them.
 * @module
 */
import { IB_ROCE_UDP_ENCAP_VALID_PORT_MIN } from "./constants.ts";

/** Inline helpers of verbs.h that access no object. */
export const pure = {
  /** Returns the key with its 8-bit tag incremented, for the next type 2 bind of a memory window. */
  ibv_inc_rkey: (rkey: number): number => ((rkey & 0xffffff00) | ((rkey + 1) & 0xff)) >>> 0,

  /** Returns 1 when a capability mask has the bit of a QP type, else 0. */
  ibv_is_qpt_supported: (caps: number, qpt: number): number => (caps >>> qpt) & 1,

  /**
   * Returns the RoCEv2 source port (0xC000 to 0xFFFF) of a 20-bit flow label, with its high 6 bits folded
   * into the low 14.
   */
  ibv_flow_label_to_udp_sport: (flowLabel: number): number =>
    ((flowLabel & 0x3fff) ^ ((flowLabel & 0xfc000) >>> 14)) | IB_ROCE_UDP_ENCAP_VALID_PORT_MIN,

  /** Returns the same address, because an ibv_cq_ex begins with the members of ibv_cq. */
  ibv_cq_ex_to_cq: (cq: number): number => cq,
} as const;
