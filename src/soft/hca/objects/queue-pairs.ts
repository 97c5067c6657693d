// The NIC's queue pairs by number, and what their state lets them do.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { MAX_QPS, Sections } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { Qp } from "../arena/records.ts";

const SLOT_MASK = MAX_QPS - 1;

/** Word offset of the QP with this number, 0 when there is none. */
export function findQp(e: Engine, number: number): number {
  const q = e.i32[Sections.qps + (number & SLOT_MASK)]!;
  return q !== 0 && e.i32[q + Qp.number] === number ? q : 0;
}

/** Whether the last QP of its slot that is gone had this number: its peers may not know yet. */
export function wasQp(e: Engine, number: number): boolean {
  return number !== 0 && e.i32[Sections.formerNumbers + (number & SLOT_MASK)] === number;
}

/** Whether a QP in this state serves requests. */
export function receives(state: number): boolean {
  return (
    state === verbs.IBV_QPS_RTR ||
    state === verbs.IBV_QPS_RTS ||
    state === verbs.IBV_QPS_SQD ||
    state === verbs.IBV_QPS_SQE
  );
}
