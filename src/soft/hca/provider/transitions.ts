// The QP state machine: which attributes a transition needs and which it allows (facts: docs/rocev2.md section 9.1).
import * as v from "../../../../ffi/ibverbs/constants.ts";

interface Transition {
  readonly required: number;
  readonly optional: number;
}

type Table = { readonly [from: number]: { readonly [to: number]: Transition } };

const INIT_RC = v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_ACCESS_FLAGS;
const INIT_UD = v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_QKEY;
const RTR_UC = v.IBV_QP_AV | v.IBV_QP_PATH_MTU | v.IBV_QP_DEST_QPN | v.IBV_QP_RQ_PSN;
const RTR_RC = RTR_UC | v.IBV_QP_MAX_DEST_RD_ATOMIC | v.IBV_QP_MIN_RNR_TIMER;
const RTR_OPTIONAL = v.IBV_QP_ALT_PATH | v.IBV_QP_ACCESS_FLAGS | v.IBV_QP_PKEY_INDEX;
const RETRY = v.IBV_QP_TIMEOUT | v.IBV_QP_RETRY_CNT | v.IBV_QP_RNR_RETRY;
const RTS_RC = RETRY | v.IBV_QP_SQ_PSN | v.IBV_QP_MAX_QP_RD_ATOMIC;
const PATH = v.IBV_QP_ALT_PATH | v.IBV_QP_PATH_MIG_STATE;
const LIVE_UC = v.IBV_QP_CUR_STATE | v.IBV_QP_ACCESS_FLAGS | PATH;
const LIVE_RC = LIVE_UC | v.IBV_QP_MIN_RNR_TIMER;
const LIVE_UD = v.IBV_QP_CUR_STATE | v.IBV_QP_QKEY;
const DRAINED_UC = v.IBV_QP_AV | v.IBV_QP_ACCESS_FLAGS | v.IBV_QP_PKEY_INDEX | PATH;
const DRAINED_RC =
  DRAINED_UC |
  v.IBV_QP_PORT |
  RETRY |
  v.IBV_QP_MAX_QP_RD_ATOMIC |
  v.IBV_QP_MAX_DEST_RD_ATOMIC |
  v.IBV_QP_MIN_RNR_TIMER;

const to = (required: number, optional = 0): Transition => ({ required, optional });

function table(init: number, rtr: Transition, rts: Transition, live: number, drained: number): Table {
  return {
    [v.IBV_QPS_RESET]: { [v.IBV_QPS_INIT]: to(init) },
    [v.IBV_QPS_INIT]: { [v.IBV_QPS_INIT]: to(0, init), [v.IBV_QPS_RTR]: rtr },
    [v.IBV_QPS_RTR]: { [v.IBV_QPS_RTS]: rts },
    [v.IBV_QPS_RTS]: {
      [v.IBV_QPS_RTS]: to(0, live),
      [v.IBV_QPS_SQD]: to(0, v.IBV_QP_EN_SQD_ASYNC_NOTIFY),
    },
    [v.IBV_QPS_SQD]: { [v.IBV_QPS_RTS]: to(0, live), [v.IBV_QPS_SQD]: to(0, drained) },
    [v.IBV_QPS_SQE]: { [v.IBV_QPS_RTS]: to(0, live) },
    [v.IBV_QPS_ERR]: {},
  };
}

const TABLES: { [type: number]: Table } = {
  [v.IBV_QPT_RC]: table(INIT_RC, to(RTR_RC, RTR_OPTIONAL), to(RTS_RC, LIVE_RC), LIVE_RC, DRAINED_RC),
  [v.IBV_QPT_UC]: table(INIT_RC, to(RTR_UC, RTR_OPTIONAL), to(v.IBV_QP_SQ_PSN, LIVE_UC), LIVE_UC, DRAINED_UC),
  [v.IBV_QPT_UD]: table(
    INIT_UD,
    to(0, v.IBV_QP_PKEY_INDEX | v.IBV_QP_QKEY),
    to(v.IBV_QP_SQ_PSN, LIVE_UD),
    LIVE_UD,
    v.IBV_QP_PKEY_INDEX | v.IBV_QP_QKEY,
  ),
};

// Connectionless: see dynamic/README.md. There is nothing to drain for, and so no SQD.
const LIVE_DYNAMIC = v.IBV_QP_QKEY | v.IBV_QP_ACCESS_FLAGS | v.IBV_QP_MIN_RNR_TIMER;
TABLES[v.IBV_QPT_DRIVER] = {
  [v.IBV_QPS_RESET]: { [v.IBV_QPS_INIT]: to(INIT_RC, v.IBV_QP_QKEY) },
  [v.IBV_QPS_INIT]: {
    [v.IBV_QPS_INIT]: to(0, INIT_RC | v.IBV_QP_QKEY),
    [v.IBV_QPS_RTR]: to(0, LIVE_DYNAMIC | v.IBV_QP_PKEY_INDEX | v.IBV_QP_PATH_MTU),
  },
  [v.IBV_QPS_RTR]: { [v.IBV_QPS_RTS]: to(0, LIVE_DYNAMIC | RETRY | v.IBV_QP_SQ_PSN) },
  [v.IBV_QPS_RTS]: { [v.IBV_QPS_RTS]: to(0, LIVE_DYNAMIC | RETRY | v.IBV_QP_CUR_STATE) },
  [v.IBV_QPS_ERR]: {},
};

/** Whether a QP of that type may go from one state to another with exactly the attributes of `mask`. */
export function transitionAllowed(type: number, from: number, next: number, mask: number): boolean {
  const given = mask & ~v.IBV_QP_STATE;
  if (next === v.IBV_QPS_ERR || next === v.IBV_QPS_RESET) return (given & ~v.IBV_QP_CUR_STATE) === 0;
  const transition = TABLES[type]?.[from]?.[next];
  if (transition === undefined) return false;
  const { required, optional } = transition;
  return (given & required) === required && (given & ~(required | optional)) === 0;
}
