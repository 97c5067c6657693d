// The QP state machine: which attributes a transition needs and which it allows (facts: docs/rocev2.md section 9.1).
import * as v from "../../../../ffi/ibverbs/constants.ts";
import { queuePairTransitions } from "../../../../ffi/ibverbs/queue-pair-transitions.ts";

/** Whether a QP of that type may go from one state to another with exactly the attributes of `mask`. */
export function transitionAllowed(type: number, from: number, next: number, mask: number): boolean {
  const given = mask & ~v.IBV_QP_STATE;
  if (next === v.IBV_QPS_ERR || next === v.IBV_QPS_RESET) return (given & ~v.IBV_QP_CUR_STATE) === 0;
  const transition = queuePairTransitions[type]?.[from]?.[next];
  if (transition === undefined) return false;
  const { required, optional } = transition;
  return (given & required) === required && (given & ~(required | optional)) === 0;
}
