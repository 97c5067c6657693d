// Send contexts: assignment to peers, opening, eviction and release. Peers without a context wait in one
// queue.
import { addDouble, type Engine, getDouble, setDouble } from "../../../arena/engine.ts";
import { firstOf, isLinked } from "../../../arena/heap.ts";
import { giveRecord, NO_CONTEXT, Pool, takeRecord } from "../records/limits.ts";
import { Peer } from "../records/peer.ts";
import { SendContext } from "../records/send-context.ts";
import * as st from "../records/states.ts";
import { Dynamic, sendContext } from "../records/transport.ts";
import { requeueUnacknowledged } from "./completion.ts";
import {
  awaitAcknowledgement,
  expectAnswer,
  forgetTimer,
  sendClose,
  sendOpenRequest,
  wakeContext,
} from "./control.ts";
import { nextMessage } from "./messages.ts";
import { openPaths, rememberPaths } from "./paths.ts";
import {
  dequeueReady,
  enqueueReady,
  isContended,
  isQuantumSpent,
  nextWaiting,
  queueForContext,
  schedulePeer,
} from "./scheduling.ts";

/** Time for which contexts count as scarce after an eviction, in microseconds. */
const SCARCITY_US = 100_000;

/** Initial window of a context in packets, as for RC. */
const FIRST_WINDOW_PACKETS = 32;

/** Applies the event to the context's state. Returns false when the event is invalid there. */
export function sendEvent(e: Engine, c: number, event: number): boolean {
  const next = st.sendTransition(e.i32[c + SendContext.state]!, event);
  if (next < 0) return false;
  e.i32[c + SendContext.state] = next;
  return true;
}

/** Schedules the peer's context because a message may be ready. A peer without a context queues for one. */
export function serve(e: Engine, t: number, p: number): void {
  const { i32 } = e;
  const c = i32[p + Peer.context]!;
  if (c !== 0) {
    enqueueReady(e, t, c);
    return;
  }
  if (isLinked(e, p, Peer.waiting) || nextMessage(e, p) === 0) return;
  const notBefore = getDouble(e, p + Peer.notBefore);
  if (notBefore > e.now) {
    schedulePeer(e, p, notBefore);
    return;
  }
  queueForContext(e, t, p);
  assignContexts(e, t);
}

/** Assigns free send contexts to waiting peers. */
export function assignContexts(e: Engine, t: number): void {
  while (firstOf(e, t + Dynamic.waiting) !== 0) {
    const c = takeContext(e, t);
    if (c === 0) return;
    const p = nextWaiting(e, t);
    if (nextMessage(e, p) === 0) giveRecord(e, t + Dynamic.sendContexts, SendContext.next, c);
    else open(e, t, c, p);
  }
}

function takeContext(e: Engine, t: number): number {
  const take = () => takeRecord(e, t + Dynamic.sendContexts, SendContext.words, SendContext.next);
  const c = take();
  if (c !== 0) return c;
  return evict(e, t) ? take() : 0;
}

/** Returns whether the context is open and has nothing in flight or queued. */
export function isIdle(e: Engine, c: number): boolean {
  const { i32 } = e;
  return (
    i32[c + SendContext.state] === st.SEND_OPEN &&
    i32[c + SendContext.base] === i32[c + SendContext.nextSequence] &&
    i32[c + SendContext.current] === 0 &&
    i32[c + SendContext.cutOff] === 0 &&
    nextMessage(e, i32[c + SendContext.peer]!) === 0
  );
}

/**
 * Returns whether the peer has not answered and cannot have executed anything yet. This holds after REQ, and
 * for packets that are accepted only with a cookie.
 */
function isUnanswered(e: Engine, c: number): boolean {
  const { i32 } = e;
  const state = i32[c + SendContext.state];
  if (i32[c + SendContext.backoff] === 0) return false;
  if (state === st.SEND_REQUESTING) return true;
  return (
    (state === st.SEND_OPENING || state === st.SEND_FINISHING) &&
    i32[i32[c + SendContext.peer]! + Peer.known] === 0 &&
    i32[c + SendContext.hasCookie] === 0
  );
}

/**
 * Evicts the context that was idle longest, else one whose peer does not answer. Returns false when all are
 * busy.
 */
function evict(e: Engine, t: number): boolean {
  const { i32 } = e;
  const used = i32[t + Dynamic.sendContexts + Pool.used]!;
  let oldest = 0;
  let hanging = 0;
  for (let id = 0; id < used; id++) {
    const c = sendContext(e, t, id);
    if (i32[c + SendContext.state] === st.SEND_FREE) continue;
    if (isIdle(e, c)) {
      if (
        oldest === 0 ||
        getDouble(e, c + SendContext.idleSince) < getDouble(e, oldest + SendContext.idleSince)
      )
        oldest = c;
    } else if (hanging === 0 && isUnanswered(e, c)) hanging = c;
  }
  if (oldest !== 0) {
    i32[t + Dynamic.evicted]!++;
    setDouble(e, t + Dynamic.scarceUntil, e.now + SCARCITY_US);
    close(e, t, oldest);
    return true;
  }
  if (hanging === 0) return false;
  i32[t + Dynamic.evicted]!++;
  const p = i32[hanging + SendContext.peer]!;
  // The silence continues when the peer has a context again.
  addDouble(e, p + Peer.silentFor, Math.max(0, e.now - (getDouble(e, p + Peer.silentSince) || e.now)));
  setDouble(e, p + Peer.silentSince, 0);
  requeueUnacknowledged(e, t, hanging);
  release(e, t, hanging, st.ON_EVICT);
  queueForContext(e, t, p);
  return true;
}

function open(e: Engine, t: number, c: number, p: number): void {
  const { i32 } = e;
  i32.fill(0, c, c + SendContext.pathRecords);
  i32[c + SendContext.id] = (c - i32[t + Dynamic.sendContexts + Pool.records]!) / SendContext.words;
  i32[c + SendContext.peer] = p;
  i32[p + Peer.context] = c;
  i32[t + Dynamic.serial] = (i32[t + Dynamic.serial]! + 1) | 0;
  i32[c + SendContext.serial] = i32[t + Dynamic.serial]!;
  i32[c + SendContext.remoteId] = NO_CONTEXT;
  i32[c + SendContext.threshold] = 3;
  setDouble(e, c + SendContext.window, FIRST_WINDOW_PACKETS);
  setDouble(e, c + SendContext.openedAt, e.now);
  openPaths(e, t, c, p);
  i32[t + Dynamic.opened]!++;
  const inUse = ++i32[t + Dynamic.sendInUse]!;
  if (inUse > i32[t + Dynamic.sendMost]!) i32[t + Dynamic.sendMost] = inUse;
  if (i32[t + Dynamic.requestMode] !== 0) {
    expectAnswer(e, p);
    sendEvent(e, c, st.ON_REQUEST);
    sendOpenRequest(e, c);
    awaitAcknowledgement(e, c);
  } else sendEvent(e, c, st.ON_SYN);
  enqueueReady(e, t, c);
}

/** Releases a context with nothing in flight if another peer needs it. Otherwise starts its idle timer. */
export function closeOrIdle(e: Engine, t: number, c: number): void {
  const { i32 } = e;
  if (i32[c + SendContext.base] !== i32[c + SendContext.nextSequence] || i32[c + SendContext.current] !== 0)
    return;
  if (i32[c + SendContext.cutOff] !== 0) return;
  if (i32[c + SendContext.state] === st.SEND_OPENING && nextMessage(e, i32[c + SendContext.peer]!) === 0) {
    // All messages of the context failed locally, and no packet was sent.
    release(e, t, c, st.ON_EVICT);
    assignContexts(e, t);
  }
  if (i32[c + SendContext.state] !== st.SEND_OPEN) return;
  const more = nextMessage(e, i32[c + SendContext.peer]!) !== 0;
  if (more && !isQuantumSpent(e, t, c)) return;
  if (isContended(e, t, c)) {
    const p = i32[c + SendContext.peer]!;
    close(e, t, c);
    assignContexts(e, t);
    serve(e, t, p);
    return;
  }
  setDouble(e, c + SendContext.idleSince, e.now);
  wakeContext(e, c, e.now + getDouble(e, t + Dynamic.idleUs));
}

/**
 * Releases an open context and sends CLOSE. If CLOSE is lost, the peer's idle timer releases its receive
 * context.
 */
export function close(e: Engine, t: number, c: number): void {
  sendClose(e, c);
  release(e, t, c, st.ON_CLOSE);
}

/** Releases the context with an event that leads to state `free`. */
export function release(e: Engine, t: number, c: number, event: number): void {
  const { i32 } = e;
  if (!sendEvent(e, c, event)) return;
  const p = i32[c + SendContext.peer]!;
  rememberPaths(e, c, p);
  i32[p + Peer.context] = 0;
  dequeueReady(e, t, c);
  forgetTimer(e, c);
  i32[t + Dynamic.sendInUse]!--;
  giveRecord(e, t + Dynamic.sendContexts, SendContext.next, c);
}
