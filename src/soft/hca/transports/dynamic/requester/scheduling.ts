// Scheduling of send contexts. It holds the queue of contexts with packets to send, the queue of peers that
// wait for a context, and the quantum of a context.

import { type Engine, getDouble } from "../../../arena/engine.ts";
import { append, firstOf, isLinked, takeFirst, unlink } from "../../../arena/heap.ts";
import { PEER_TIMER, startTimer } from "../../../arena/timers.ts";
import { Peer } from "../records/peer.ts";
import { SendContext } from "../records/send-context.ts";
import { Dynamic } from "../records/transport.ts";
import { nextMessage } from "./messages.ts";

/** Appends the context to the ready queue. */
export function enqueueReady(e: Engine, t: number, c: number): void {
  append(e, t + Dynamic.ready, c, SendContext.ready);
}

/** Removes and returns the first context of the ready queue, or 0. */
export function takeReady(e: Engine, t: number): number {
  return takeFirst(e, t + Dynamic.ready, SendContext.ready);
}

/** Removes a context that ends from the ready queue. */
export function dequeueReady(e: Engine, t: number, c: number): void {
  unlink(e, t + Dynamic.ready, c, SendContext.ready);
}

/** Appends the peer to the queue for send contexts. */
export function queueForContext(e: Engine, t: number, p: number): void {
  if (isLinked(e, p, Peer.waiting)) return;
  append(e, t + Dynamic.waiting, p, Peer.waiting);
  e.i32[t + Dynamic.waitCount]!++;
}

/** Removes and returns the first waiting peer, or 0. */
export function nextWaiting(e: Engine, t: number): number {
  const p = takeFirst(e, t + Dynamic.waiting, Peer.waiting);
  if (p !== 0) e.i32[t + Dynamic.waitCount]!--;
  return p;
}

/** Schedules the timer of the peer for `deadline` at the latest. */
export function schedulePeer(e: Engine, p: number, deadline: number): void {
  startTimer(e, p + Peer.timer, PEER_TIMER, deadline);
}

/** Maximum number of messages that a context starts while other peers wait. */
const QUANTUM_MESSAGES = 64;

/** Maximum number of bytes that a context starts while other peers wait. */
const QUANTUM_BYTES = 256 * 1024;

/**
 * Returns whether the context may start no more messages. Either other peers wait and the quantum is used up,
 * or the peer requested its receive context.
 */
export function isQuantumSpent(e: Engine, t: number, c: number): boolean {
  const { i32 } = e;
  const begun = i32[c + SendContext.begun]!;
  if (i32[c + SendContext.closeAsked] !== 0) return begun > 0;
  if (firstOf(e, t + Dynamic.waiting) === 0) return false;
  return begun >= QUANTUM_MESSAGES || getDouble(e, c + SendContext.bytes) >= QUANTUM_BYTES;
}

/** Returns whether another peer waits for the context, or the peer requested its receive context. */
export function isContended(e: Engine, t: number, c: number): boolean {
  return firstOf(e, t + Dynamic.waiting) !== 0 || e.i32[c + SendContext.closeAsked] !== 0;
}

/** Returns whether the last packet should carry FIN, which saves a CLOSE packet. */
export function shouldFinish(e: Engine, t: number, c: number): boolean {
  if (!isContended(e, t, c) && e.now >= getDouble(e, t + Dynamic.scarceUntil)) return false;
  return isQuantumSpent(e, t, c) || nextMessage(e, e.i32[c + SendContext.peer]!) === 0;
}
