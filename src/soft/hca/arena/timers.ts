// Binary heap of all timers. A timer is a few words in the record that waits, declared with `Fields.timer()`.
// A deadline that moves later does not change the heap: the timer expires early and is scheduled again.
import { MAX_QPS, section } from "./arena.ts";
import { type Engine, getDouble, setDouble } from "./engine.ts";
import { Qp } from "./records.ts";

/**
 * Maximum number of timers: one for each queue pair, completion queue, and context and peer of the dynamic
 * transport.
 */
const MAX_TIMERS = 5 * MAX_QPS;

export const TimerHeap = section("timers", (f) => ({
  count: f.word(),
  /** Word offsets of the timers, as a binary heap. */
  entries: f.aligned(MAX_TIMERS),
}));

/** Word offsets in a timer. */
const Timer = {
  /** Deadline in microseconds, as {@link Engine.now}. */
  deadline: 0,
  /** Index in the heap plus 1, 0 outside the heap. */
  place: 2,
  /** Type of the record that contains the timer, such as {@link QUEUE_PAIR_TIMER}. */
  kind: 3,
} as const;

// Kinds of timers, by the record that contains them.
export const QUEUE_PAIR_TIMER = 1;
export const COMPLETION_QUEUE_TIMER = 2;
// Records of the dynamic transport.
export const SEND_CONTEXT_TIMER = 3;
export const RECEIVE_CONTEXT_TIMER = 4;
export const PEER_TIMER = 5;

const at = (e: Engine, place: number) => e.i32[TimerHeap.entries + place]!;
const key = (e: Engine, place: number) => getDouble(e, at(e, place) + Timer.deadline);

function put(e: Engine, place: number, timer: number): void {
  e.i32[TimerHeap.entries + place] = timer;
  e.i32[timer + Timer.place] = place + 1;
}

function siftUp(e: Engine, from: number): void {
  const timer = at(e, from);
  const own = getDouble(e, timer + Timer.deadline);
  let place = from;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (key(e, parent) <= own) break;
    put(e, place, at(e, parent));
    place = parent;
  }
  put(e, place, timer);
}

function siftDown(e: Engine, from: number): void {
  const count = e.i32[TimerHeap.count]!;
  const timer = at(e, from);
  const own = getDouble(e, timer + Timer.deadline);
  let place = from;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= count) break;
    if (child + 1 < count && key(e, child + 1) < key(e, child)) child++;
    if (key(e, child) >= own) break;
    put(e, place, at(e, child));
    place = child;
  }
  put(e, place, timer);
}

/** Ensures that the timer expires at `deadline` or before. Returns false when the heap is full. */
export function startTimer(e: Engine, timer: number, kind: number, deadline: number): boolean {
  const { i32 } = e;
  const place = i32[timer + Timer.place]! - 1;
  if (place < 0) {
    const last = i32[TimerHeap.count]!;
    if (last === MAX_TIMERS) return false;
    i32[TimerHeap.count] = last + 1;
    i32[timer + Timer.kind] = kind;
    setDouble(e, timer + Timer.deadline, deadline);
    put(e, last, timer);
    siftUp(e, last);
  } else if (deadline < getDouble(e, timer + Timer.deadline)) {
    setDouble(e, timer + Timer.deadline, deadline);
    siftUp(e, place);
  }
  return true;
}

/** Removes the timer from the heap, if it is there. */
export function stopTimer(e: Engine, timer: number): void {
  const place = e.i32[timer + Timer.place]! - 1;
  if (place < 0) return;
  const last = e.i32[TimerHeap.count]! - 1;
  e.i32[TimerHeap.count] = last;
  e.i32[timer + Timer.place] = 0;
  if (place === last) return;
  const moved = at(e, last);
  put(e, place, moved);
  siftUp(e, place);
  siftDown(e, e.i32[moved + Timer.place]! - 1);
}

/** Returns true while the timer is in the heap. */
export function timerRuns(e: Engine, timer: number): boolean {
  return e.i32[timer + Timer.place] !== 0;
}

export const kindOfTimer = (e: Engine, timer: number): number => e.i32[timer + Timer.kind]!;

/** Removes the earliest timer whose deadline has passed, and returns it; 0 for none. */
export function takeExpired(e: Engine): number {
  if (e.i32[TimerHeap.count] === 0 || key(e, 0) > e.now) return 0;
  const timer = at(e, 0);
  stopTimer(e, timer);
  return timer;
}

/** Returns the earliest deadline in microseconds, Infinity when no timer runs. */
export function firstDeadline(e: Engine): number {
  return e.i32[TimerHeap.count]! > 0 ? key(e, 0) : Number.POSITIVE_INFINITY;
}

// Timers of queue pairs. A queue pair has one timer in the heap, for the earliest of its deadlines.

/** Returns the earliest deadline of the queue pair in microseconds, Infinity for none. */
function deadlineOf(e: Engine, q: number): number {
  const transport = getDouble(e, q + Qp.transportDeadline);
  const rnr = getDouble(e, q + Qp.rnrDeadline);
  const pace = getDouble(e, q + Qp.paceDeadline);
  let deadline = transport === 0 ? Number.POSITIVE_INFINITY : transport;
  if (rnr !== 0 && rnr < deadline) deadline = rnr;
  if (pace !== 0 && pace < deadline) deadline = pace;
  const lossProbe = getDouble(e, q + Qp.lossProbeDeadline);
  return lossProbe !== 0 && lossProbe < deadline ? lossProbe : deadline;
}

/** Schedules the timer of the queue pair. Must be called after a deadline was set earlier than before. */
export function schedule(e: Engine, q: number): void {
  const deadline = deadlineOf(e, q);
  if (deadline !== Number.POSITIVE_INFINITY) startTimer(e, q + Qp.timer, QUEUE_PAIR_TIMER, deadline);
}

/** Stops the timer of the queue pair. */
export function unschedule(e: Engine, q: number): void {
  stopTimer(e, q + Qp.timer);
}

/** Returns true when a deadline of the queue pair has passed. Otherwise schedules its timer again. */
export function isExpired(e: Engine, q: number): boolean {
  if (deadlineOf(e, q) <= e.now) return true;
  schedule(e, q);
  return false;
}
