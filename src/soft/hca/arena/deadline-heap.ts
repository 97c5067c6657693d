// The one binary heap of everything that waits for a time. What it holds are timers: words in the record that waits, declared
// with `Fields.timer()`. Deadlines that move later leave the heap alone: a timer that comes up early is scheduled again.
import { Dev, MAX_TIMERS, Sections } from "./arena.ts";
import { getDouble, setDouble } from "./doubles.ts";
import type { Engine } from "./engine.ts";

/** Words of a timer. */
const Timer = {
  /** Microseconds, as {@link Engine.now}. */
  deadline: 0,
  /** One more than its place in the heap, 0 when it is not in it. */
  place: 2,
  /** Whose it is: {@link QUEUE_PAIR_TIMER} and so on. */
  kind: 3,
} as const;

// Kinds of timers, which say in what record they lie.
export const QUEUE_PAIR_TIMER = 1;
export const COMPLETION_QUEUE_TIMER = 2;
// Of `dynamic`.
export const SEND_CONTEXT_TIMER = 3;
export const RECEIVE_CONTEXT_TIMER = 4;
export const PEER_TIMER = 5;

const at = (e: Engine, place: number) => e.i32[Sections.timers + place]!;
const key = (e: Engine, place: number) => getDouble(e, at(e, place) + Timer.deadline);

function put(e: Engine, place: number, timer: number): void {
  e.i32[Sections.timers + place] = timer;
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
  const count = e.i32[Dev.timerCount]!;
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

/** Sees to it that the timer comes up at `deadline` or before. False when the heap is full. */
export function startTimer(e: Engine, timer: number, kind: number, deadline: number): boolean {
  const { i32 } = e;
  const place = i32[timer + Timer.place]! - 1;
  if (place < 0) {
    const last = i32[Dev.timerCount]!;
    if (last === MAX_TIMERS) return false;
    i32[Dev.timerCount] = last + 1;
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

/** Takes the timer out of the heap, if it is in it. */
export function stopTimer(e: Engine, timer: number): void {
  const place = e.i32[timer + Timer.place]! - 1;
  if (place < 0) return;
  const last = e.i32[Dev.timerCount]! - 1;
  e.i32[Dev.timerCount] = last;
  e.i32[timer + Timer.place] = 0;
  if (place === last) return;
  const moved = at(e, last);
  put(e, place, moved);
  siftUp(e, place);
  siftDown(e, e.i32[moved + Timer.place]! - 1);
}

/** Whether the timer runs. */
export function timerRuns(e: Engine, timer: number): boolean {
  return e.i32[timer + Timer.place] !== 0;
}

export const kindOfTimer = (e: Engine, timer: number): number => e.i32[timer + Timer.kind]!;

/** Takes a timer whose deadline has passed out of the heap, the earliest first; 0 when there is none. */
export function takeExpired(e: Engine): number {
  if (e.i32[Dev.timerCount] === 0 || key(e, 0) > e.now) return 0;
  const timer = at(e, 0);
  stopTimer(e, timer);
  return timer;
}

/** When the first timer comes up, in microseconds; Infinity when none runs. */
export function firstDeadline(e: Engine): number {
  return e.i32[Dev.timerCount]! > 0 ? key(e, 0) : Number.POSITIVE_INFINITY;
}
