// InfiniBand's table of queue pair transitions, with the constants of verbs.h. Each transition lists its
// required and optional attributes (enum ibv_qp_attr_mask).
// Transitions to RESET and ERR need no attributes.
// @module
import * as v from "./constants.ts";

/** Attributes of a transition, as bits of enum ibv_qp_attr_mask. */
export interface QueuePairTransition {
  readonly required: number;
  readonly optional: number;
}

/** Transitions by current and next state (enum ibv_qp_state). */
export type QueuePairTransitions = {
  readonly [from: number]: { readonly [to: number]: QueuePairTransition } | undefined;
};

const CONNECTED_INIT = v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_ACCESS_FLAGS;
const DATAGRAM_INIT = v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_QKEY;
const UC_RTR = v.IBV_QP_AV | v.IBV_QP_PATH_MTU | v.IBV_QP_DEST_QPN | v.IBV_QP_RQ_PSN;
const RC_RTR = UC_RTR | v.IBV_QP_MAX_DEST_RD_ATOMIC | v.IBV_QP_MIN_RNR_TIMER;
const RTR_OPTIONAL = v.IBV_QP_ALT_PATH | v.IBV_QP_ACCESS_FLAGS | v.IBV_QP_PKEY_INDEX;
const RETRIES = v.IBV_QP_TIMEOUT | v.IBV_QP_RETRY_CNT | v.IBV_QP_RNR_RETRY;
const RC_RTS = RETRIES | v.IBV_QP_SQ_PSN | v.IBV_QP_MAX_QP_RD_ATOMIC;
const MIGRATION = v.IBV_QP_ALT_PATH | v.IBV_QP_PATH_MIG_STATE;
const UC_LIVE = v.IBV_QP_CUR_STATE | v.IBV_QP_ACCESS_FLAGS | MIGRATION;
const RC_LIVE = UC_LIVE | v.IBV_QP_MIN_RNR_TIMER;
const UD_LIVE = v.IBV_QP_CUR_STATE | v.IBV_QP_QKEY;
const UC_DRAINED = v.IBV_QP_AV | v.IBV_QP_ACCESS_FLAGS | v.IBV_QP_PKEY_INDEX | MIGRATION;
const RC_DRAINED =
  UC_DRAINED |
  v.IBV_QP_PORT |
  RETRIES |
  v.IBV_QP_MAX_QP_RD_ATOMIC |
  v.IBV_QP_MAX_DEST_RD_ATOMIC |
  v.IBV_QP_MIN_RNR_TIMER;
const UD_KEYS = v.IBV_QP_PKEY_INDEX | v.IBV_QP_QKEY;

const to = (required: number, optional = 0): QueuePairTransition => ({ required, optional });

/** Attributes that differ between the transports of the standard. */
interface Steps {
  readonly init: number;
  readonly rtr: QueuePairTransition;
  readonly rts: QueuePairTransition;
  /** Attributes that a queue pair may change in RTS. */
  readonly live: number;
  readonly drained: number;
}

function table({ init, rtr, rts, live, drained }: Steps): QueuePairTransitions {
  return {
    [v.IBV_QPS_RESET]: { [v.IBV_QPS_INIT]: to(init) },
    [v.IBV_QPS_INIT]: { [v.IBV_QPS_INIT]: to(0, init), [v.IBV_QPS_RTR]: rtr },
    [v.IBV_QPS_RTR]: { [v.IBV_QPS_RTS]: rts },
    [v.IBV_QPS_RTS]: {
      [v.IBV_QPS_RTS]: to(0, live),
      [v.IBV_QPS_SQD]: to(0, v.IBV_QP_EN_SQD_ASYNC_NOTIFY),
    },
    [v.IBV_QPS_SQD]: { [v.IBV_QPS_RTS]: to(0, live), [v.IBV_QPS_SQD]: to(0, drained) },
  };
}

/** Returns the table of an unacknowledged transport. Only its send queue can fail alone, in the state SQE. */
const withSqe = (steps: Steps): QueuePairTransitions => ({
  ...table(steps),
  [v.IBV_QPS_SQE]: { [v.IBV_QPS_RTS]: to(0, steps.live) },
});

// The `dynamic` transport of soft0 is connectionless. It has no state SQD, because there is nothing to drain.
const DYNAMIC_LIVE = v.IBV_QP_QKEY | v.IBV_QP_ACCESS_FLAGS | v.IBV_QP_MIN_RNR_TIMER;
const DYNAMIC: QueuePairTransitions = {
  [v.IBV_QPS_RESET]: { [v.IBV_QPS_INIT]: to(CONNECTED_INIT, v.IBV_QP_QKEY) },
  [v.IBV_QPS_INIT]: {
    [v.IBV_QPS_INIT]: to(0, CONNECTED_INIT | v.IBV_QP_QKEY),
    [v.IBV_QPS_RTR]: to(0, DYNAMIC_LIVE | v.IBV_QP_PKEY_INDEX | v.IBV_QP_PATH_MTU),
  },
  [v.IBV_QPS_RTR]: { [v.IBV_QPS_RTS]: to(0, DYNAMIC_LIVE | RETRIES | v.IBV_QP_SQ_PSN) },
  [v.IBV_QPS_RTS]: { [v.IBV_QPS_RTS]: to(0, DYNAMIC_LIVE | RETRIES | v.IBV_QP_CUR_STATE) },
};

/** Transitions by enum ibv_qp_type. IBV_QPT_DRIVER is the `dynamic` transport of soft0. */
export const queuePairTransitions: { readonly [type: number]: QueuePairTransitions | undefined } = {
  [v.IBV_QPT_RC]: table({
    init: CONNECTED_INIT,
    rtr: to(RC_RTR, RTR_OPTIONAL),
    rts: to(RC_RTS, RC_LIVE),
    live: RC_LIVE,
    drained: RC_DRAINED,
  }),
  [v.IBV_QPT_UC]: withSqe({
    init: CONNECTED_INIT,
    rtr: to(UC_RTR, RTR_OPTIONAL),
    rts: to(v.IBV_QP_SQ_PSN, UC_LIVE),
    live: UC_LIVE,
    drained: UC_DRAINED,
  }),
  [v.IBV_QPT_UD]: withSqe({
    init: DATAGRAM_INIT,
    rtr: to(0, UD_KEYS),
    rts: to(v.IBV_QP_SQ_PSN, UD_LIVE),
    live: UD_LIVE,
    drained: UD_KEYS,
  }),
  // An XRC initiator sends no responses, and an XRC target sends no requests.
  [v.IBV_QPT_XRC_SEND]: table({
    init: CONNECTED_INIT,
    rtr: to(UC_RTR, RTR_OPTIONAL),
    rts: to(RC_RTS, UC_LIVE),
    live: UC_LIVE,
    drained: UC_DRAINED | v.IBV_QP_PORT | RETRIES | v.IBV_QP_MAX_QP_RD_ATOMIC,
  }),
  [v.IBV_QPT_XRC_RECV]: table({
    init: CONNECTED_INIT,
    rtr: to(RC_RTR, RTR_OPTIONAL),
    rts: to(v.IBV_QP_TIMEOUT | v.IBV_QP_SQ_PSN, RC_LIVE),
    live: RC_LIVE,
    drained:
      UC_DRAINED | v.IBV_QP_PORT | v.IBV_QP_TIMEOUT | v.IBV_QP_MAX_DEST_RD_ATOMIC | v.IBV_QP_MIN_RNR_TIMER,
  }),
  [v.IBV_QPT_DRIVER]: DYNAMIC,
};
