// Peers that wait: for a send context, first in first out; or for a time.
import { getDouble, setDouble } from "../../../arena/doubles.ts";
import type { Engine } from "../../../arena/engine.ts";
import { Peer } from "../records/peer.ts";
import { Dynamic, wakeBy } from "../records/transport.ts";

/** Puts the peer at the end of those that wait for a send context. */
export function queueForContext(e: Engine, t: number, p: number): void {
  const { i32 } = e;
  if (i32[p + Peer.waitQueued] !== 0) return;
  i32[p + Peer.waitQueued] = 1;
  i32[p + Peer.waitNext] = 0;
  if (i32[t + Dynamic.waitHead] === 0) i32[t + Dynamic.waitHead] = p;
  else i32[i32[t + Dynamic.waitTail]! + Peer.waitNext] = p;
  i32[t + Dynamic.waitTail] = p;
  i32[t + Dynamic.waitCount]!++;
}

/** Takes the first waiting peer out of its queue; 0 when none waits. */
export function nextWaiting(e: Engine, t: number): number {
  const { i32 } = e;
  const p = i32[t + Dynamic.waitHead]!;
  if (p === 0) return 0;
  i32[t + Dynamic.waitHead] = i32[p + Peer.waitNext]!;
  i32[p + Peer.waitQueued] = 0;
  i32[t + Dynamic.waitCount]!--;
  return p;
}

/** Has the peer looked at again by `deadline`. */
export function schedulePeer(e: Engine, t: number, p: number, deadline: number): void {
  const { i32 } = e;
  const wake = getDouble(e, p + Peer.wakeAt);
  if (i32[p + Peer.timedQueued] === 0) {
    i32[p + Peer.timedQueued] = 1;
    i32[p + Peer.timedNext] = i32[t + Dynamic.timedHead]!;
    i32[t + Dynamic.timedHead] = p;
    setDouble(e, p + Peer.wakeAt, deadline);
  } else if (deadline < wake) setDouble(e, p + Peer.wakeAt, deadline);
  wakeBy(e, t, deadline);
}
