// The application thread as part of the NIC. Waking the NIC's thread costs tens of microseconds; so a thread that posts while
// the NIC sleeps sends the first packets itself, and one that spins on a completion queue steps the whole engine.
import { Dev } from "../arena/arena.ts";
import { readClock } from "../arena/clock.ts";
import type { Engine } from "../arena/engine.ts";
import { tryLock, unlock } from "../arena/lock.ts";
import { Cq, Qp, Sge, Swr } from "../arena/records.ts";
import { fetchAhead } from "../links/shared-memory/ahead.ts";
import { routeOf } from "../links/shared-memory/route.ts";
import { sendRequest } from "../objects/send-queue.ts";
import { executeAtOnce } from "../transports/rc/at-once.ts";
import { TRANSPORT_DYNAMIC, TRANSPORT_RC, TRANSPORT_XRC } from "../wire/opcodes.ts";
import { isAssisted, leaveToNic, markAssisted, wake } from "./park.ts";
import { answerDoorbells, runQueue, step } from "./step.ts";

/** Packets that a posting thread sends itself; the rest is the NIC's. */
const FIRST_PACKETS = 8;
/** Small requests that wait for others behind packets that are under way. */
const GATHERED = 16;
/** Bytes of a packet where the queue pair does not say. */
const LARGEST_PACKET = 4096;
/** Turns in vain after which the spinning thread lets others run: what it waits for may be waiting for this processor. */
const COURTESY = 64;
/** The same while that is so: another thread ran, and gave the processor back as soon as it had nothing to do. */
const SHARED_COURTESY = 4;
/** How long such a thread runs, in microseconds: less is none, more is one that computes, and gets no more turns than it must. */
const SHARED_US = 1;
const COMPUTING_US = 60;

/** Looks at a lock that the NIC holds, about as long as one of its steps takes. */
const LOCK_TRIES = 500;

let vain = 0;
let courtesy = COURTESY;

/**
 * Whether QP `q`, which was rung, may wait until the thread that spins steps the engine: Nagle's rule. While packets are under way, small
 * requests are gathered, as each call of the kernel costs as much as five of them. Should that thread not go on spinning, the NIC's
 * sends them when it looks after it.
 */
function mayWait(e: Engine, q: number): boolean {
  const { i32 } = e;
  if (Atomics.load(i32, Dev.supervising) === 0 || !hasUnderWay(e, q)) return false;
  const tail = i32[q + Qp.sqTail]!;
  if (((tail - i32[q + Qp.sqNext]!) | 0) >= GATHERED) return false;
  const w = sendRequest(e, q, (tail - 1) | 0);
  return i32[w + Swr.list] === 0 || e.u32[w + Swr.data + Sge.length]! <= (i32[q + Qp.mtu] || LARGEST_PACKET);
}

/** Whether something of QP `q` is under way by packets, to a peer that will answer. */
function hasUnderWay(e: Engine, q: number): boolean {
  const { i32 } = e;
  const transport = i32[q + Qp.transport];
  if (transport === TRANSPORT_RC || transport === TRANSPORT_XRC)
    return i32[q + Qp.unackedPsn] !== i32[q + Qp.sentEnd] && routeOf(e, q) === 0;
  return transport === TRANSPORT_DYNAMIC && i32[q + Qp.sqHead] !== i32[q + Qp.sqNext];
}

/** QP `q` was rung: sends at once if the NIC sleeps, and else leaves it to the NIC. */
export function afterPost(e: Engine, q: number): void {
  if (Atomics.load(e.i32, Dev.parked) === 0 || mayWait(e, q)) return;
  if (!tryLock(e)) {
    wake(e);
    return;
  }
  try {
    readClock(e);
    answerDoorbells(e);
    runQueue(e, 1, Atomics.load(e.i32, Dev.supervising) === 0 ? FIRST_PACKETS : GATHERED);
  } finally {
    unlock(e);
  }
  // A thread that spins does the rest itself. Otherwise the NIC wakes for what is left, or for a timer that its sleep ends after.
  if (isAssisted(e)) return;
  leaveToNic(e);
}

/** Executes what was posted on an idle QP in the peer's memory, mapped here. False when something is left for packets. */
export function copyNow(e: Engine, q: number): boolean {
  for (let tries = 0; !tryLock(e); tries++) if (tries === LOCK_TRIES) return false;
  try {
    // The clock is for completions that wait to raise an event.
    if (e.i32[e.i32[q + Qp.sendCq]! + Cq.armed] !== 0) readClock(e);
    return executeAtOnce(e, q);
  } finally {
    unlock(e);
  }
}

/** One step of the engine by a thread that spins on a completion queue, unless the NIC is at it. */
export function assist(e: Engine): void {
  let work = 0;
  if (tryLock(e)) {
    try {
      work = step(e);
      markAssisted(e);
      if (work === 0) fetchAhead(e);
    } finally {
      unlock(e);
    }
  }
  if (work > 0) vain = 0;
  else if (++vain % courtesy === 0) letOthersRun(e);
}

function letOthersRun(e: Engine): void {
  const since = readClock(e, Dev.appClock);
  e.native.sched_yield();
  const took = readClock(e, Dev.appClock) - since;
  const isShared = took > SHARED_US && took < COMPUTING_US;
  courtesy = isShared ? SHARED_COURTESY : Math.min(COURTESY, courtesy * 2);
}
