// Completion queues: rings of ibv_wc that the engine fills and the application empties.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { MAX_QPS } from "../arena/arena.ts";
import { type Engine, readClock, setDouble } from "../arena/engine.ts";
import { ARMED_ANY, ARMED_SOLICITED, Cq, Qp, Wc } from "../arena/records.ts";
import { raiseCompletion, raiseEvent } from "./events.ts";
import { eventIsDue } from "./moderation.ts";
import { withdrawQueuePair } from "./published.ts";
import { QueuePairTable } from "./queue-pairs.ts";
import { enqueue } from "./run-queue.ts";

/**
 * Begins a completion of the work request whose 64-bit wr_id is at word `id`. Returns the word offset of its
 * {@link Wc}, which reports success until the caller changes it. {@link finishCompletion} publishes the
 * completion. Returns 0 when the queue is full: the completion is lost, the users of the queue enter the
 * error state, and the device raises IBV_EVENT_CQ_ERR.
 */
export function beginCompletion(e: Engine, cq: number, q: number, id: number): number {
  const { i32 } = e;
  if (i32[cq + Cq.overflowed] !== 0) return 0;
  const producer = i32[cq + Cq.producer]!;
  const mask = i32[cq + Cq.mask]!;
  if (((producer - Atomics.load(i32, cq + Cq.consumer)) | 0) > mask) {
    overflow(e, cq);
    return 0;
  }
  const wc = i32[cq + Cq.ring]! + (producer & mask) * Wc.words;
  i32.fill(0, wc, wc + Wc.words);
  i32[wc + Wc.id] = i32[id]!;
  i32[wc + Wc.id + 1] = i32[id + 1]!;
  i32[wc + Wc.queuePair] = i32[q + Qp.number]!;
  i32[wc + Wc.sourceQp] = i32[q + Qp.sourceQp]!;
  return wc;
}

/** Publishes the completion that was begun, and raises the event that the application armed. */
export function finishCompletion(e: Engine, cq: number, wc: number, solicited: boolean): void {
  const stamps = e.i32[cq + Cq.stamps]!;
  if (stamps !== 0) {
    const slot = e.i32[cq + Cq.producer]! & e.i32[cq + Cq.mask]!;
    setDouble(e, stamps + 2 * slot, Math.round(readClock(e) * 1000));
  }
  Atomics.store(e.i32, cq + Cq.producer, (e.i32[cq + Cq.producer]! + 1) | 0);
  notify(e, cq, solicited || e.i32[wc + Wc.status] !== verbs.IBV_WC_SUCCESS);
}

function notify(e: Engine, cq: number, solicited: boolean): void {
  const armed = Atomics.load(e.i32, cq + Cq.armed);
  if ((armed === ARMED_ANY || (armed === ARMED_SOLICITED && solicited)) && eventIsDue(e, cq)) {
    Atomics.store(e.i32, cq + Cq.armed, 0);
    raiseCompletion(e, cq);
  }
}

function overflow(e: Engine, cq: number): void {
  e.i32[cq + Cq.overflowed] = 1;
  raiseEvent(e, verbs.IBV_EVENT_CQ_ERR, cq);
  // Stop the users now. The run queue flushes them later, outside the operation in progress.
  for (let slot = 0; slot < MAX_QPS; slot++) {
    const q = e.i32[QueuePairTable.slots + slot]!;
    if (q === 0 || (e.i32[q + Qp.sendCq] !== cq && e.i32[q + Qp.recvCq] !== cq)) continue;
    if (e.i32[q + Qp.state] === verbs.IBV_QPS_RESET) continue;
    e.i32[q + Qp.state] = verbs.IBV_QPS_ERR;
    withdrawQueuePair(e, q);
    enqueue(e, q);
  }
}
