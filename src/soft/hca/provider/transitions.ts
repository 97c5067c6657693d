// State machine of queue pairs: required and optional attributes of each transition (docs/rocev2.md section
// 9.1).
import * as v from "../../../../ffi/ibverbs/constants.ts";
import { queuePairTransitions } from "../../../../ffi/ibverbs/queue-pair-transitions.ts";

/**
 * Returns true when a queue pair of this type may make the transition with exactly the attributes of `mask`.
 */
export function transitionAllowed(type: number, from: number, next: number, mask: number): boolean {
  const given = mask & ~v.IBV_QP_STATE;
  if (next === v.IBV_QPS_ERR || next === v.IBV_QPS_RESET) return (given & ~v.IBV_QP_CUR_STATE) === 0;
  const transition = queuePairTransitions[type]?.[from]?.[next];
  if (transition === undefined) return false;
  const { required, optional } = transition;
  return (given & required) === required && (given & ~(required | optional)) === 0;
}
