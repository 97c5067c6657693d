// Asynchronous events of the device and completion events of channels. Each has a ring in the arena and a
// count in an eventfd.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { MSG_DONTWAIT, MSG_NOSIGNAL } from "../../../../ffi/libc/constants.ts";
import { Errno, setErrno } from "../../../../ffi/libc/index.ts";
import { MAX_QPS, section } from "../arena/arena.ts";
import { ApplicationScratch, type Engine, readClock, Scratch, setDouble } from "../arena/engine.ts";
import { append, takeFirst, unlink } from "../arena/heap.ts";
import { ASYNC_FD } from "../arena/records/c-structs.ts";
import {
  ARMED_ANY,
  ARMED_SOLICITED,
  CHANNEL_RING,
  Channel,
  Context,
  Cq,
  EVENT_RING,
  Qp,
  Wc,
} from "../arena/records.ts";
import { COMPLETION_QUEUE_TIMER, startTimer, stopTimer, timerRuns } from "../arena/timers.ts";
import { withdrawQueuePair } from "./published.ts";
import { QueuePairTable } from "./queue-pairs.ts";

/** Returns the context of a record, which is the first field of every C struct of verbs.h. */
export function contextOf(e: Engine, record: number): number {
  return (e.u32[record]! + e.u32[record + 1]! * 4294967296 - e.base) / 4;
}

function signal(e: Engine, fd: number): void {
  e.native.write(fd, e.base + Scratch.one * 4, 8);
}

/**
 * Queues an ibv_async_event about `element`, a queue pair, completion queue or SRQ, for its context. Drops
 * the event when the ring is full, as rxe does.
 */
export function raiseEvent(e: Engine, type: number, element: number): void {
  const context = contextOf(e, element);
  const tail = e.i32[context + Context.eventTail]!;
  if (tail - Atomics.load(e.i32, context + Context.eventHead) >= EVENT_RING) return;
  const at = context + Context.events + 2 * (tail & (EVENT_RING - 1));
  e.i32[at] = type;
  e.i32[at + 1] = element;
  Atomics.store(e.i32, context + Context.eventTail, (tail + 1) | 0);
  signal(e, e.i32[context + ASYNC_FD]!);
}

/** Queues a completion event of `cq` on its channel. */
export function raiseCompletion(e: Engine, cq: number): void {
  const channel = e.i32[cq + Cq.channel]!;
  if (channel === 0) return;
  const tail = e.i32[channel + Channel.tail]!;
  if (tail - Atomics.load(e.i32, channel + Channel.head) >= CHANNEL_RING) return;
  e.i32[channel + Channel.ring + (tail & (CHANNEL_RING - 1))] = cq;
  Atomics.store(e.i32, channel + Channel.tail, (tail + 1) | 0);
  if (Atomics.load(e.i32, channel + Channel.watched) === 0) {
    signal(e, e.i32[channel + Channel.fd]!);
    return;
  }
  Atomics.add(e.i32, channel + Channel.silent, 1);
  wakeApplication(e);
  // The application ends a watch without the lock, so the watch may have ended since the check.
  if (Atomics.load(e.i32, channel + Channel.watched) === 0) signalSilent(e, channel);
}

/** Counts the events of a watch that has ended in the descriptor. */
function signalSilent(e: Engine, channel: number): void {
  for (let left = Atomics.exchange(e.i32, channel + Channel.silent, 0); left > 0; left--)
    signal(e, e.i32[channel + Channel.fd]!);
}

/**
 * Marks the channel as watched: this process waits for its events in the event loop, so events do not use the
 * descriptor. The application calls this without the lock.
 */
export function watchEvents(e: Engine, channel: number): void {
  e.i32[channel + Channel.nonBlocking] = 1;
  Atomics.store(e.i32, channel + Channel.watched, 1);
}

/**
 * Ends the watch of a channel. With `taken`, the caller takes all events that have arrived. The application
 * calls this without the lock, because the NIC thread may have lost its processor while it holds the lock.
 */
export function unwatchEvents(e: Engine, channel: number, taken: boolean): void {
  Atomics.store(e.i32, channel + Channel.watched, 0);
  if (!taken) signalSilent(e, channel);
}

/**
 * Takes the count of one event off the channel's descriptor, which may block. Returns false with errno set
 * when there is none.
 */
export function takeEvent(e: Engine, channel: number): boolean {
  const silent = channel + Channel.silent;
  for (let left = Atomics.load(e.i32, silent); left > 0; left = Atomics.load(e.i32, silent))
    if (Atomics.compareExchange(e.i32, silent, left, left - 1) === left) return true;
  const isEmpty = e.i32[channel + Channel.head] === Atomics.load(e.i32, channel + Channel.tail);
  if (isEmpty && e.i32[channel + Channel.nonBlocking] === 1) {
    setErrno(Errno.EAGAIN);
    return false;
  }
  return e.native.read(e.i32[channel + Channel.fd]!, e.base + ApplicationScratch.sink * 4, 8) === 8;
}

// Interrupt moderation (ibv_modify_cq). The event of an armed completion queue waits for a number of
// completions, or until the first of them has waited for the configured time.

/** Counts one more completion of an armed queue. Returns true when its event is due now. */
function eventIsDue(e: Engine, cq: number): boolean {
  const { i32 } = e;
  const count = i32[cq + Cq.moderateCount]!;
  if (count <= 1) return true;
  if (++i32[cq + Cq.moderated]! >= count) {
    forgetModerated(e, cq);
    return true;
  }
  const period = i32[cq + Cq.moderatePeriod]!;
  if (period === 0 || timerRuns(e, cq + Cq.timer)) return false;
  return !startTimer(e, cq + Cq.timer, COMPLETION_QUEUE_TIMER, e.now + period);
}

/** Raises the event of `cq` after its timer has expired. */
export function raiseModerated(e: Engine, cq: number): void {
  e.i32[cq + Cq.moderated] = 0;
  Atomics.store(e.i32, cq + Cq.armed, 0);
  raiseCompletion(e, cq);
}

/** Cancels the waiting event of a queue: the event was raised, or the queue is being destroyed. */
export function forgetModerated(e: Engine, cq: number): void {
  e.i32[cq + Cq.moderated] = 0;
  stopTimer(e, cq + Cq.timer);
}

// A byte on a socket that the event loop watches wakes an application that waits in its event loop.

/** The socket pair that wakes the event loop of the application. */
export const EventLoop = section("eventLoop", (f) => ({
  /** The end that other threads and processes write to. */
  writeFd: f.word(),
  /** The end that the event loop watches. */
  watchFd: f.word(),
  /**
   * 1 while the application waits in its event loop: a thread that adds a completion must then write to
   * `writeFd`.
   */
  applicationParked: f.word(),
}));

/**
 * Wakes the event loop that watches the other end of socket `fd`. A full socket has already woken it, and a
 * closed one needs no wake-up.
 */
export function wakeLoop(e: Engine, fd: number): void {
  e.native.send(fd, e.base + Scratch.one * 4, 1, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/** Wakes this process's application if it waits in its event loop. */
export function wakeApplication(e: Engine): void {
  if (Atomics.load(e.i32, EventLoop.applicationParked) === 0) return;
  if (Atomics.compareExchange(e.i32, EventLoop.applicationParked, 1, 0) !== 1) return;
  wakeLoop(e, e.i32[EventLoop.writeFd]!);
}

// Queue pairs with requests to send, first in first out.

export const RunQueue = section("runQueue", (f) => ({ queuePairs: f.list() }));

/** Appends the queue pair to the run queue unless it is there. */
export function enqueue(e: Engine, q: number): void {
  append(e, RunQueue.queuePairs, q, Qp.running);
}

/** Removes the first queue pair of the run queue and returns it; 0 when the run queue is empty. */
export function dequeue(e: Engine): number {
  return takeFirst(e, RunQueue.queuePairs, Qp.running);
}

/** Removes a queue pair that is being destroyed from the run queue. */
export function forget(e: Engine, q: number): void {
  unlink(e, RunQueue.queuePairs, q, Qp.running);
}

// Completion queues: rings of ibv_wc that the engine fills and the application empties.

/**
 * Begins a completion of the work request whose 64-bit wr_id is at word `id`. Returns the word offset of its
 * {@link Wc}, which reports success until the caller changes it. {@link finishCompletion} publishes the
 * completion. Returns 0 when the queue is full: the completion is lost, the users of the queue enter the
 * error state, and the device raises IBV_EVENT_CQ_ERR.
 */
export function beginCompletion(e: Engine, cq: number, q: number, id: number): number {
  const { i32 } = e;
  if (i32[cq + Cq.overflowed] !== 0) return 0;
  const producer = i32[cq + Cq.producer]!;
  const mask = i32[cq + Cq.mask]!;
  if (((producer - Atomics.load(i32, cq + Cq.consumer)) | 0) > mask) {
    overflow(e, cq);
    return 0;
  }
  const wc = i32[cq + Cq.ring]! + (producer & mask) * Wc.words;
  i32.fill(0, wc, wc + Wc.words);
  i32[wc + Wc.id] = i32[id]!;
  i32[wc + Wc.id + 1] = i32[id + 1]!;
  i32[wc + Wc.queuePair] = i32[q + Qp.number]!;
  i32[wc + Wc.sourceQp] = i32[q + Qp.sourceQp]!;
  return wc;
}

/** Publishes the completion that was begun, and raises the event that the application armed. */
export function finishCompletion(e: Engine, cq: number, wc: number, solicited: boolean): void {
  const stamps = e.i32[cq + Cq.stamps]!;
  if (stamps !== 0) {
    const slot = e.i32[cq + Cq.producer]! & e.i32[cq + Cq.mask]!;
    setDouble(e, stamps + 2 * slot, Math.round(readClock(e) * 1000));
  }
  Atomics.store(e.i32, cq + Cq.producer, (e.i32[cq + Cq.producer]! + 1) | 0);
  notify(e, cq, solicited || e.i32[wc + Wc.status] !== verbs.IBV_WC_SUCCESS);
}

function notify(e: Engine, cq: number, solicited: boolean): void {
  const armed = Atomics.load(e.i32, cq + Cq.armed);
  if ((armed === ARMED_ANY || (armed === ARMED_SOLICITED && solicited)) && eventIsDue(e, cq)) {
    Atomics.store(e.i32, cq + Cq.armed, 0);
    raiseCompletion(e, cq);
  }
}

function overflow(e: Engine, cq: number): void {
  e.i32[cq + Cq.overflowed] = 1;
  raiseEvent(e, verbs.IBV_EVENT_CQ_ERR, cq);
  // Stop the users now. The run queue flushes them later, outside the operation in progress.
  for (let slot = 0; slot < MAX_QPS; slot++) {
    const q = e.i32[QueuePairTable.slots + slot]!;
    if (q === 0 || (e.i32[q + Qp.sendCq] !== cq && e.i32[q + Qp.recvCq] !== cq)) continue;
    if (e.i32[q + Qp.state] === verbs.IBV_QPS_RESET) continue;
    e.i32[q + Qp.state] = verbs.IBV_QPS_ERR;
    withdrawQueuePair(e, q);
    enqueue(e, q);
  }
}
