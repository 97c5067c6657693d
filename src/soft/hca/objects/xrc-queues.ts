// Shared receive queues of XRC by number. The low bits of a number are the slot, the upper bits are random,
// so a number cannot be guessed.
import { section } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { allocate } from "../arena/heap.ts";
import { OPEN_NONE, Qp, Srq } from "../arena/records.ts";
import { enterError } from "./queue-pair-error.ts";

/** Word offset of the table, 0 until the first queue gets a number. */
const XrcQueues = section("xrcQueues", (f) => ({ table: f.word() }));

const SLOT_BITS = 12;
const SLOTS = 1 << SLOT_BITS;
const NUMBER_MASK = 0xffffff;

/** Returns the queue with this number, 0 for none. */
export function findXrcQueue(e: Engine, number: number): number {
  const table = e.i32[XrcQueues.table]!;
  const queue = table === 0 ? 0 : e.i32[table + (number & (SLOTS - 1))]!;
  return queue !== 0 && e.i32[queue + Srq.number] === number ? queue : 0;
}

/** Gives the queue a number. Returns false when all are taken or the arena is full. */
export function numberXrcQueue(e: Engine, queue: number): boolean {
  if (e.i32[XrcQueues.table] === 0) e.i32[XrcQueues.table] = allocate(e, SLOTS * 4);
  const table = e.i32[XrcQueues.table]!;
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

/** Removes a queue that is being destroyed from the table. */
export function forgetXrcQueue(e: Engine, queue: number): void {
  e.i32[e.i32[XrcQueues.table]! + (e.i32[queue + Srq.number]! & (SLOTS - 1))] = 0;
}

/** Points the target queue pair `q` to the queue of its current message. */
export function pointTarget(e: Engine, q: number, queue: number): void {
  const { i32 } = e;
  i32[q + Qp.srq] = queue;
  i32[q + Qp.recvCq] = i32[queue + Srq.cq]!;
  i32[q + Qp.pd] = i32[queue + Srq.pd]!;
}

/**
 * Detaches the target queue pair `q` from a queue that is being destroyed. A message in progress into that
 * queue moves the target to the error state.
 */
export function unpointTarget(e: Engine, q: number): void {
  const { i32 } = e;
  if (i32[q + Qp.recvActive] !== 0 || i32[q + Qp.open] !== OPEN_NONE) enterError(e, q, 0);
  i32[q + Qp.srq] = 0;
  i32[q + Qp.recvCq] = 0;
  i32[q + Qp.pd] = 0;
}
