// Completion queues: rings of ibv_wc that the engine fills and the application empties.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { MAX_QPS, Sections } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { ARMED_ANY, ARMED_SOLICITED, CQE_WORDS, Cq, Qp } from "../arena/records.ts";
import { raiseCompletion, raiseEvent } from "./events.ts";
import { eventIsDue } from "./moderation.ts";
import { withdrawQueuePair } from "./published.ts";
import { enqueue } from "./run-queue.ts";

// ibv_wc, in words.
const STATUS = 2;
const OPCODE = 3;
const VENDOR_ERROR = 4;
const BYTES = 5;
const IMM = 6;
const QP_NUMBER = 7;
const SOURCE_QP = 8;
const FLAGS = 9;

/**
 * Appends a completion of work request `id` (word offset of its 64-bit wr_id) to `cq`. A full queue loses it: the queue is
 * broken from then on, its users go to the error state and the device says IBV_EVENT_CQ_ERR.
 */
export function complete(
  e: Engine,
  cq: number,
  q: number,
  id: number,
  status: number,
  opcode: number,
  bytes: number,
  imm: number,
  flags: number,
  vendorError: number,
  solicited: boolean,
): void {
  const { i32 } = e;
  if (i32[cq + Cq.overflowed] !== 0) return;
  const producer = i32[cq + Cq.producer]!;
  const mask = i32[cq + Cq.mask]!;
  if (((producer - Atomics.load(i32, cq + Cq.consumer)) | 0) > mask) {
    overflow(e, cq);
    return;
  }
  const at = i32[cq + Cq.ring]! + (producer & mask) * CQE_WORDS;
  i32[at] = i32[id]!;
  i32[at + 1] = i32[id + 1]!;
  i32[at + STATUS] = status;
  i32[at + OPCODE] = opcode;
  i32[at + VENDOR_ERROR] = vendorError;
  i32[at + BYTES] = bytes;
  i32[at + IMM] = imm;
  i32[at + QP_NUMBER] = i32[q + Qp.number]!;
  i32[at + SOURCE_QP] = i32[q + Qp.sourceQp]!;
  i32[at + FLAGS] = flags;
  i32[at + 10] = 0;
  i32[at + 11] = 0;
  Atomics.store(i32, cq + Cq.producer, (producer + 1) | 0);
  notify(e, cq, solicited || status !== verbs.IBV_WC_SUCCESS);
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
  // Silence the users now; the run queue flushes them, outside whatever they are in the middle of.
  for (let slot = 0; slot < MAX_QPS; slot++) {
    const q = e.i32[Sections.qps + slot]!;
    if (q === 0 || (e.i32[q + Qp.sendCq] !== cq && e.i32[q + Qp.recvCq] !== cq)) continue;
    if (e.i32[q + Qp.state] === verbs.IBV_QPS_RESET) continue;
    e.i32[q + Qp.state] = verbs.IBV_QPS_ERR;
    withdrawQueuePair(e, q);
    enqueue(e, q);
  }
}
