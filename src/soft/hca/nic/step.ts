// One turn of the engine: what came in, what was posted, whose time is up, what can go out.
import { Dev, MAX_QPS, Sections } from "../arena/arena.ts";
import { readClock } from "../arena/clock.ts";
import {
  COMPLETION_QUEUE_TIMER,
  kindOfTimer,
  QUEUE_PAIR_TIMER,
  takeExpired,
} from "../arena/deadline-heap.ts";
import type { Engine } from "../arena/engine.ts";
import { firstOf } from "../arena/list.ts";
import { Cq, MAGIC_QP, Qp } from "../arena/records.ts";
import { isExpired } from "../arena/timers.ts";
import { pollConnections } from "../links/shared-memory/connections.ts";
import { resumeBlocked } from "../links/shared-memory/flow-control.ts";
import { framesWait, noteLook, packetsAreDue, receiveFrames } from "../links/shared-memory/frames.ts";
import { flushPackets } from "../links/transmit.ts";
import { raiseModerated } from "../objects/moderation.ts";
import { dequeue, enqueue } from "../objects/run-queue.ts";
import { commonWork, transportOf } from "../transports/table.ts";
import { admit, admitFrame } from "./receive.ts";

/** Packets a QP may send before the next one has its turn. */
const QUANTUM = 32;
/** QPs that have their turn in one step, so that the socket is looked at between. */
const TURNS = 4;

/** Rings the doorbell of QP `q`: the one thing the application does without the lock. False when it had rung already. */
export function ringDoorbell(e: Engine, q: number): boolean {
  const { i32 } = e;
  if (Atomics.exchange(i32, q + Qp.rung, 1) === 1) return false;
  const tail = i32[Dev.doorbellTail]!;
  i32[Sections.doorbells + (tail & (MAX_QPS - 1))] = q;
  Atomics.store(i32, Dev.doorbellTail, (tail + 1) | 0);
  return true;
}

/** Puts the QPs that were rung into the run queue; how many there were. */
export function answerDoorbells(e: Engine): number {
  const { i32 } = e;
  const tail = Atomics.load(i32, Dev.doorbellTail);
  let head = i32[Dev.doorbellHead]!;
  const rung = (tail - head) | 0;
  for (; head !== tail; head = (head + 1) | 0) {
    const q = i32[Sections.doorbells + (head & (MAX_QPS - 1))]!;
    // A QP may have been destroyed since.
    if (i32[q + Qp.magic] !== MAGIC_QP) continue;
    Atomics.store(i32, q + Qp.rung, 0);
    enqueue(e, q);
  }
  i32[Dev.doorbellHead] = head;
  return rung;
}

/** Whether queue pairs have something to send. */
export function hasToSend(e: Engine): boolean {
  const { i32 } = e;
  if (firstOf(e, Dev.running) !== 0 || i32[Dev.doorbellHead] !== Atomics.load(i32, Dev.doorbellTail))
    return true;
  for (const work of commonWork) if (work.hasWork(e)) return true;
  return false;
}

/** Whether there is work that needs no packet from outside. */
export function hasWork(e: Engine): boolean {
  return hasToSend(e) || framesWait(e);
}

/** Gives the first `turns` QPs of the run queue their turn, of up to `quantum` packets each; how many there were. */
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

/** Acts on a timer that came up: 1, or 0 when it was early. */
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
 * Runs the engine once; the caller holds the lock. Returns 0 when there was nothing to do. `hearsNetwork`: false while the NIC's
 * thread watches the sockets.
 */
export function step(e: Engine, hearsNetwork = true): number {
  readClock(e);
  if (hearsNetwork) pollConnections(e, admitFrame);
  let work = receiveFrames(e, admitFrame);
  if (hearsNetwork && packetsAreDue(e, work)) {
    const packets = e.link.receive(e, admit);
    noteLook(e, packets);
    work += packets;
  }
  work += answerDoorbells(e);
  resumeBlocked(e);
  for (const common of commonWork) common.sendOwed(e);
  for (let timer = takeExpired(e); timer !== 0; timer = takeExpired(e)) work += expire(e, timer);
  return work + runQueue(e, TURNS, QUANTUM);
}
