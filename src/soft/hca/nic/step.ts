// A step of the engine: received packets, doorbells, expired timers, and requests to send.
import { MAX_QPS, section } from "../arena/arena.ts";
import { type Engine, getDouble, readClock } from "../arena/engine.ts";
import { firstOf } from "../arena/heap.ts";
import { Cq, MAGIC_QP, Qp } from "../arena/records.ts";
import {
  COMPLETION_QUEUE_TIMER,
  firstDeadline,
  isExpired,
  kindOfTimer,
  QUEUE_PAIR_TIMER,
  takeExpired,
} from "../arena/timers.ts";
import { FaultInjection } from "../links/faults/fault-state.ts";
import { pollConnections } from "../links/local-peers/connections.ts";
import { flushPackets } from "../links/outgoing.ts";
import { framesWait, noteLook, packetsAreDue, receiveFrames } from "../links/shared-memory/frames.ts";
import { resumeBlocked } from "../links/shared-memory/route.ts";
import { dequeue, enqueue, RunQueue, raiseModerated } from "../objects/completion.ts";
import { commonWork, transportOf } from "../transports/table.ts";
import { admit, admitFrame } from "./receive.ts";

/**
 * Ring of queue pairs whose doorbell was rung. The application's thread writes it, the thread that runs the
 * engine reads it.
 */
const Doorbells = section("doorbells", (f) => ({
  head: f.word(),
  tail: f.word(),
  /** Word offsets of the queue pairs. */
  ring: f.aligned(MAX_QPS),
}));

/** Maximum number of packets that a queue pair sends in one turn. */
const QUANTUM = 32;
/** Maximum number of queue pairs that have a turn in one step. The sockets are polled between steps. */
const TURNS = 4;

/**
 * Rings the doorbell of queue pair `q`. The application calls this without the lock. Returns false when the
 * doorbell was already rung.
 */
export function ringDoorbell(e: Engine, q: number): boolean {
  const { i32 } = e;
  if (Atomics.exchange(i32, q + Qp.rung, 1) === 1) return false;
  const tail = i32[Doorbells.tail]!;
  i32[Doorbells.ring + (tail & (MAX_QPS - 1))] = q;
  Atomics.store(i32, Doorbells.tail, (tail + 1) | 0);
  return true;
}

/** Moves the queue pairs whose doorbell was rung to the run queue. Returns their number. */
export function takeDoorbells(e: Engine): number {
  const { i32 } = e;
  const tail = Atomics.load(i32, Doorbells.tail);
  let head = i32[Doorbells.head]!;
  const rung = (tail - head) | 0;
  for (; head !== tail; head = (head + 1) | 0) {
    const q = i32[Doorbells.ring + (head & (MAX_QPS - 1))]!;
    // The queue pair may have been destroyed since.
    if (i32[q + Qp.magic] !== MAGIC_QP) continue;
    Atomics.store(i32, q + Qp.rung, 0);
    enqueue(e, q);
  }
  i32[Doorbells.head] = head;
  return rung;
}

/** Returns true when queue pairs have requests to send. */
export function hasToSend(e: Engine): boolean {
  const { i32 } = e;
  if (firstOf(e, RunQueue.queuePairs) !== 0 || i32[Doorbells.head] !== Atomics.load(i32, Doorbells.tail))
    return true;
  for (const work of commonWork) if (work.hasWork(e)) return true;
  return false;
}

/** Returns true when there is work that needs no packet from the network. */
export function hasWork(e: Engine): boolean {
  return hasToSend(e) || framesWait(e);
}

/**
 * Gives the first `turns` queue pairs of the run queue a turn, of up to `quantum` packets each. Returns the
 * number of turns.
 */
export function runQueue(e: Engine, turns: number, quantum: number): number {
  let given = 0;
  while (given < turns) {
    const q = dequeue(e);
    if (q === 0) break;
    given++;
    const transport = transportOf(e, q);
    if (transport.run(e, q, quantum)) enqueue(e, q);
    if (transport.unacknowledged) break;
  }
  for (const work of commonWork) given += work.run(e, quantum);
  flushPackets(e);
  return given;
}

/** Handles an expired timer. Returns 0 when its deadline has moved later, else 1. */
function expire(e: Engine, timer: number): number {
  const kind = kindOfTimer(e, timer);
  if (kind === COMPLETION_QUEUE_TIMER) {
    raiseModerated(e, timer - Cq.timer);
    return 1;
  }
  if (kind !== QUEUE_PAIR_TIMER) {
    for (const work of commonWork) if (work.expire(e, kind, timer)) return 1;
    return 0;
  }
  const q = timer - Qp.timer;
  if (!isExpired(e, q)) return 0;
  transportOf(e, q).timers(e, q);
  return 1;
}

/**
 * Runs the engine once. The caller holds the lock. Returns 0 when there was no work. `pollsNetwork` is false
 * while the NIC thread watches the sockets.
 */
export function step(e: Engine, pollsNetwork = true): number {
  readClock(e);
  if (pollsNetwork) pollConnections(e, admitFrame);
  let work = receiveFrames(e, admitFrame);
  if (pollsNetwork && packetsAreDue(e, work)) {
    const packets = e.link.receive(e, admit);
    noteLook(e, packets);
    work += packets;
  }
  work += takeDoorbells(e);
  resumeBlocked(e);
  for (const common of commonWork) common.sendPendingAcks(e);
  for (let timer = takeExpired(e); timer !== 0; timer = takeExpired(e)) work += expire(e, timer);
  return work + runQueue(e, TURNS, QUANTUM);
}

/**
 * Returns the time of the next timer or delayed packet in microseconds, as {@link Engine.now}; Infinity for
 * none.
 */
export function nextDeadline(e: Engine): number {
  const next = firstDeadline(e);
  const held = getDouble(e, FaultInjection.due);
  return held !== 0 && held < next ? held : next;
}
