// Peers that wait: for a send context, first in first out; or for a time.
import { PEER_TIMER, startTimer } from "../../../arena/deadline-heap.ts";
import type { Engine } from "../../../arena/engine.ts";
import { append, isLinked, takeFirst } from "../../../arena/list.ts";
import { Peer } from "../records/peer.ts";
import { Dynamic } from "../records/transport.ts";

/** Puts the peer at the end of those that wait for a send context. */
export function queueForContext(e: Engine, t: number, p: number): void {
  if (isLinked(e, p, Peer.waiting)) return;
  append(e, t + Dynamic.waiting, p, Peer.waiting);
  e.i32[t + Dynamic.waitCount]!++;
}

/** Takes the first waiting peer out of its queue; 0 when none waits. */
export function nextWaiting(e: Engine, t: number): number {
  const p = takeFirst(e, t + Dynamic.waiting, Peer.waiting);
  if (p !== 0) e.i32[t + Dynamic.waitCount]!--;
  return p;
}

/** Has the peer looked at again by `deadline`. */
export function schedulePeer(e: Engine, p: number, deadline: number): void {
  startTimer(e, p + Peer.timer, PEER_TIMER, deadline);
}
