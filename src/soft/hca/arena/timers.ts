// A binary heap of QPs by deadline. A QP has one place in it for its earliest timer. Deadlines that move later (every
// acknowledgement does that) leave the heap alone: an entry that comes up early is put back where it belongs now.
import { Dev, Sections } from "./arena.ts";
import { getDouble, setDouble } from "./doubles.ts";
import type { Engine } from "./engine.ts";
import { Qp } from "./records.ts";

const NONE = -1;

/** The QP's earliest deadline in microseconds, Infinity when it waits for nothing. */
export function deadlineOf(e: Engine, q: number): number {
  const transport = getDouble(e, q + Qp.transportDeadline);
  const rnr = getDouble(e, q + Qp.rnrDeadline);
  const pace = getDouble(e, q + Qp.paceDeadline);
  let deadline = transport === 0 ? Number.POSITIVE_INFINITY : transport;
  if (rnr !== 0 && rnr < deadline) deadline = rnr;
  return pace !== 0 && pace < deadline ? pace : deadline;
}

// The heap holds QP offsets; what it is ordered by is kept beside each entry, in the QP itself.
function key(e: Engine, position: number): number {
  return getDouble(e, e.i32[Sections.timers + position]! + Qp.timerKey);
}

function place(e: Engine, position: number, q: number): void {
  e.i32[Sections.timers + position] = q;
  e.i32[q + Qp.timerSlot] = position;
}

function siftUp(e: Engine, from: number): void {
  const q = e.i32[Sections.timers + from]!;
  const own = getDouble(e, q + Qp.timerKey);
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (key(e, parent) <= own) break;
    place(e, at, e.i32[Sections.timers + parent]!);
    at = parent;
  }
  place(e, at, q);
}

function siftDown(e: Engine, from: number): void {
  const count = e.i32[Dev.timerCount]!;
  const q = e.i32[Sections.timers + from]!;
  const own = getDouble(e, q + Qp.timerKey);
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= count) break;
    if (child + 1 < count && key(e, child + 1) < key(e, child)) child++;
    if (key(e, child) >= own) break;
    place(e, at, e.i32[Sections.timers + child]!);
    at = child;
  }
  place(e, at, q);
}

/** Sees to it that the QP's deadlines are noticed. Call after setting one earlier than before. */
export function schedule(e: Engine, q: number): void {
  const deadline = deadlineOf(e, q);
  if (deadline === Number.POSITIVE_INFINITY) return;
  const slot = e.i32[q + Qp.timerSlot]!;
  if (slot === NONE) {
    const position = e.i32[Dev.timerCount]!;
    e.i32[Dev.timerCount] = position + 1;
    setDouble(e, q + Qp.timerKey, deadline);
    place(e, position, q);
    siftUp(e, position);
  } else if (deadline < getDouble(e, q + Qp.timerKey)) {
    setDouble(e, q + Qp.timerKey, deadline);
    siftUp(e, slot);
  }
}

/** Takes the QP out of the heap, for good or until it is scheduled again. */
export function unschedule(e: Engine, q: number): void {
  const slot = e.i32[q + Qp.timerSlot]!;
  if (slot === NONE) return;
  const last = e.i32[Dev.timerCount]! - 1;
  e.i32[Dev.timerCount] = last;
  e.i32[q + Qp.timerSlot] = NONE;
  if (slot === last) return;
  const moved = e.i32[Sections.timers + last]!;
  place(e, slot, moved);
  siftUp(e, slot);
  siftDown(e, e.i32[moved + Qp.timerSlot]!);
}

/** The next QP whose deadline has passed, out of the heap; 0 when none has. Entries that came up early are put back. */
export function nextExpired(e: Engine): number {
  while (e.i32[Dev.timerCount]! > 0 && key(e, 0) <= e.now) {
    const q = e.i32[Sections.timers]!;
    unschedule(e, q);
    if (deadlineOf(e, q) <= e.now) return q;
    schedule(e, q);
  }
  return 0;
}

/** The earliest deadline in the heap at the latest, in microseconds; Infinity when it is empty. */
export function firstDeadline(e: Engine): number {
  return e.i32[Dev.timerCount]! > 0 ? key(e, 0) : Number.POSITIVE_INFINITY;
}
