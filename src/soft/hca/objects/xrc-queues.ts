// XRC's shared receive queues by number. A number is a slot in the low bits and random ones above: who was told none guesses none.
import { Dev } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { allocate } from "../arena/heap.ts";
import { OPEN_NONE, Qp, Srq } from "../arena/records.ts";
import { enterError } from "./queue-pair-error.ts";

const SLOT_BITS = 12;
const SLOTS = 1 << SLOT_BITS;
const NUMBER_MASK = 0xffffff;

/** The queue with this number, 0 when there is none. */
export function findXrcQueue(e: Engine, number: number): number {
  const table = e.i32[Dev.xrcQueues]!;
  const queue = table === 0 ? 0 : e.i32[table + (number & (SLOTS - 1))]!;
  return queue !== 0 && e.i32[queue + Srq.number] === number ? queue : 0;
}

/** Gives the queue a number. False when all are taken, or there is no memory. */
export function numberXrcQueue(e: Engine, queue: number): boolean {
  if (e.i32[Dev.xrcQueues] === 0) e.i32[Dev.xrcQueues] = allocate(e, SLOTS * 4);
  const table = e.i32[Dev.xrcQueues]!;
  if (table === 0) return false;
  const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  for (let tries = 0; tries < SLOTS; tries++) {
    const number = (random + tries) & NUMBER_MASK;
    const slot = number & (SLOTS - 1);
    if (number === 0 || e.i32[table + slot] !== 0) continue;
    e.i32[table + slot] = queue;
    e.i32[queue + Srq.number] = number;
    return true;
  }
  return false;
}

/** The queue goes: nothing more comes into it. */
export function forgetXrcQueue(e: Engine, queue: number): void {
  e.i32[e.i32[Dev.xrcQueues]! + (e.i32[queue + Srq.number]! & (SLOTS - 1))] = 0;
}

/** The target at `q` has a message for that queue, which is its own for as long. */
export function pointTarget(e: Engine, q: number, queue: number): void {
  const { i32 } = e;
  i32[q + Qp.srq] = queue;
  i32[q + Qp.recvCq] = i32[queue + Srq.cq]!;
  i32[q + Qp.pd] = i32[queue + Srq.pd]!;
}

/** A queue of the target at `q` goes: a message that is under way into it ends the target. */
export function unpointTarget(e: Engine, q: number): void {
  const { i32 } = e;
  if (i32[q + Qp.recvActive] !== 0 || i32[q + Qp.open] !== OPEN_NONE) enterError(e, q, 0);
  i32[q + Qp.srq] = 0;
  i32[q + Qp.recvCq] = 0;
  i32[q + Qp.pd] = 0;
}
