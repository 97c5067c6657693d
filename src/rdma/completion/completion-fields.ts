import * as verbs from "../../../ffi/ibverbs/constants.ts";

/** Fields that an extended completion queue can report besides id, status, operation and queue pair. */
export const completionFields = {
  /** Number of bytes received or read. */
  byteLength: verbs.IBV_WC_EX_WITH_BYTE_LEN,
  /** Immediate of the message, or the key that the message invalidated. */
  immediate: verbs.IBV_WC_EX_WITH_IMM,
  /** Number of the sender's queue pair, for UD. */
  sourceQpNumber: verbs.IBV_WC_EX_WITH_SRC_QP,
  /** LID of the sender, on InfiniBand. */
  sourceLid: verbs.IBV_WC_EX_WITH_SLID,
  serviceLevel: verbs.IBV_WC_EX_WITH_SL,
  /** Low bits of the port's LID that the message was addressed to, on InfiniBand. */
  pathBits: verbs.IBV_WC_EX_WITH_DLID_PATH_BITS,
  /** Time of completion in ticks of the device's clock. */
  timestamp: verbs.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP,
  /** Time of completion in nanoseconds since 1970, by the device. */
  wallClockNs: verbs.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK,
  /** Tag of the VLAN, for raw packets. */
  vlan: verbs.IBV_WC_EX_WITH_CVLAN,
  /** Tag of the flow rule that matched the packet. */
  flowTag: verbs.IBV_WC_EX_WITH_FLOW_TAG,
  /** Tag of the message, for tag matching. */
  tag: verbs.IBV_WC_EX_WITH_TM_INFO,
} as const;

/** Name of a field, one of {@link completionFields}. */
export type CompletionField = keyof typeof completionFields;

export const completionFieldNames = Object.keys(completionFields) as CompletionField[];

/**
 * Returns `wc_flags` for some fields. They always include the queue pair, which identifies the owner of the
 * request.
 */
export const completionFieldFlags = (fields: readonly CompletionField[]): number =>
  fields.reduce((bits, name) => bits | completionFields[name], verbs.IBV_WC_EX_WITH_QP_NUM);
