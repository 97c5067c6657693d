// The application thread as part of the NIC. A thread that posts while the NIC thread sleeps sends the first
// packets itself, because a wake-up costs tens of microseconds. A thread that spins on a completion queue
// runs the whole engine.

import { ApplicationScratch, type Engine, readClock } from "../arena/engine.ts";
import { tryLock, unlock } from "../arena/lock.ts";
import { Cq, Qp, Sge, Swr } from "../arena/records.ts";
import { prefetchFrames } from "../links/shared-memory/ring.ts";
import { routeOf } from "../links/shared-memory/route.ts";
import { sendRequest } from "../objects/send-queue.ts";
import { executeMapped } from "../transports/rc/requester.ts";
import { TRANSPORT_DYNAMIC, TRANSPORT_RC, TRANSPORT_XRC } from "../wire/opcodes.ts";
import { NicState } from "./nic-state.ts";
import { isAssisted, leaveToNic, markAssisted, wake } from "./park.ts";
import { runQueue, step, takeDoorbells } from "./step.ts";

/** Maximum number of packets that a posting thread sends itself. The NIC thread sends the rest. */
const FIRST_PACKETS = 8;
/** Maximum number of small requests that wait behind packets in flight. */
const MAX_GATHERED = 16;
/** Bytes of a packet if the queue pair has no MTU. */
const LARGEST_PACKET = 4096;
/**
 * Steps without work after which the spinning thread yields the processor. The peer may be waiting for this
 * processor.
 */
const SPINS_PER_YIELD = 64;
/** Steps without work before a yield while another thread shares the processor. */
const SHARED_SPINS_PER_YIELD = 4;
/**
 * Shortest run of another thread that counts as a shared processor, in microseconds. A run above {@link
 * COMPUTING_US} is a thread that computes and gets no extra turns.
 */
const SHARED_US = 1;
const COMPUTING_US = 60;

/** Attempts to take a lock that the NIC thread holds. They take about as long as one step of the engine. */
const LOCK_ATTEMPTS = 500;

let idleSpins = 0;
let spinsPerYield = SPINS_PER_YIELD;

/**
 * Returns true when queue pair `q`, whose doorbell was rung, may wait until the spinning thread runs the
 * engine. This is Nagle's rule: small requests are gathered while packets are in flight. If the thread stops
 * spinning, the NIC thread sends them.
 */
function mayWait(e: Engine, q: number): boolean {
  const { i32 } = e;
  if (Atomics.load(i32, NicState.supervising) === 0 || !hasUnderWay(e, q)) return false;
  const tail = i32[q + Qp.sqTail]!;
  if (((tail - i32[q + Qp.sqNext]!) | 0) >= MAX_GATHERED) return false;
  const w = sendRequest(e, q, (tail - 1) | 0);
  return i32[w + Swr.list] === 0 || e.u32[w + Swr.data + Sge.length]! <= (i32[q + Qp.mtu] || LARGEST_PACKET);
}

/** Returns true when packets of queue pair `q` are in flight to a peer that acknowledges them. */
function hasUnderWay(e: Engine, q: number): boolean {
  const { i32 } = e;
  const transport = i32[q + Qp.transport];
  if (transport === TRANSPORT_RC || transport === TRANSPORT_XRC)
    return i32[q + Qp.unackedPsn] !== i32[q + Qp.sentEnd] && routeOf(e, q) === 0;
  return transport === TRANSPORT_DYNAMIC && i32[q + Qp.sqHead] !== i32[q + Qp.sqNext];
}

/**
 * Handles a doorbell of queue pair `q`: sends at once if the NIC thread sleeps, else leaves the request to
 * the NIC thread.
 */
export function afterPost(e: Engine, q: number): void {
  if (Atomics.load(e.i32, NicState.parked) === 0 || mayWait(e, q)) return;
  if (!tryLock(e)) {
    wake(e);
    return;
  }
  try {
    readClock(e);
    takeDoorbells(e);
    runQueue(e, 1, Atomics.load(e.i32, NicState.supervising) === 0 ? FIRST_PACKETS : MAX_GATHERED);
  } finally {
    unlock(e);
  }
  // A spinning thread does the rest itself. Otherwise the NIC thread wakes for unsent requests, or for a
  // timer before the end of its sleep.
  if (isAssisted(e)) return;
  leaveToNic(e);
}

/**
 * Executes the requests of an idle queue pair in the peer's mapped memory. Returns false when a request must
 * travel as packets.
 */
export function copyNow(e: Engine, q: number): boolean {
  for (let tries = 0; !tryLock(e); tries++) if (tries === LOCK_ATTEMPTS) return false;
  try {
    // Completion moderation needs the time.
    if (e.i32[e.i32[q + Qp.sendCq]! + Cq.armed] !== 0) readClock(e);
    return executeMapped(e, q);
  } finally {
    unlock(e);
  }
}

/**
 * Runs one step of the engine on a thread that spins on a completion queue, unless the NIC thread runs the
 * engine.
 */
export function assist(e: Engine): void {
  let work = 0;
  if (tryLock(e)) {
    try {
      work = step(e);
      markAssisted(e);
      if (work === 0) prefetchFrames(e);
    } finally {
      unlock(e);
    }
  }
  if (work > 0) idleSpins = 0;
  else if (++idleSpins % spinsPerYield === 0) yieldProcessor(e);
}

function yieldProcessor(e: Engine): void {
  const since = readClock(e, ApplicationScratch.clock);
  e.native.sched_yield();
  const took = readClock(e, ApplicationScratch.clock) - since;
  const isShared = took > SHARED_US && took < COMPUTING_US;
  spinsPerYield = isShared ? SHARED_SPINS_PER_YIELD : Math.min(SPINS_PER_YIELD, spinsPerYield * 2);
}
