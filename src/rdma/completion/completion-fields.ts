import * as verbs from "../../../ffi/ibverbs/constants.ts";

/** What an extended completion queue may tell of a completion, beside its id, status, operation and queue pair. */
export const completionFields = {
  /** Bytes received or read. */
  byteLength: verbs.IBV_WC_EX_WITH_BYTE_LEN,
  /** The immediate, or the key that the message invalidated. */
  immediate: verbs.IBV_WC_EX_WITH_IMM,
  /** UD: the sender's queue pair. */
  sourceQpNumber: verbs.IBV_WC_EX_WITH_SRC_QP,
  /** InfiniBand: the sender's local address. */
  sourceLid: verbs.IBV_WC_EX_WITH_SLID,
  serviceLevel: verbs.IBV_WC_EX_WITH_SL,
  /** InfiniBand: which of the port's local addresses it came to. */
  pathBits: verbs.IBV_WC_EX_WITH_DLID_PATH_BITS,
  /** When it completed, in ticks of the device's clock. */
  timestamp: verbs.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP,
  /** When it completed, in nanoseconds since 1970, as the device itself tells it. */
  wallClockNs: verbs.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK,
  /** Raw packets: the VLAN's tag. */
  vlan: verbs.IBV_WC_EX_WITH_CVLAN,
  /** The tag of the flow rule that brought it here. */
  flowTag: verbs.IBV_WC_EX_WITH_FLOW_TAG,
  /** Tag matching: the message's tag. */
  tag: verbs.IBV_WC_EX_WITH_TM_INFO,
} as const;

/** One of {@link completionFields}. */
export type CompletionField = keyof typeof completionFields;

export const completionFieldNames = Object.keys(completionFields) as CompletionField[];

/** `wc_flags` for some fields. The queue pair is always among them: it says whose request it was. */
export const completionFieldFlags = (fields: readonly CompletionField[]): number =>
  fields.reduce((bits, name) => bits | completionFields[name], verbs.IBV_WC_EX_WITH_QP_NUM);
