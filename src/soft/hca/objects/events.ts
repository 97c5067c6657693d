// Asynchronous events of the device and completion events of channels. Each has a ring in the arena and a
// count in an eventfd.
import { Errno, setErrno } from "../../../../ffi/libc/index.ts";
import { ApplicationScratch, type Engine, Scratch } from "../arena/engine.ts";
import { ASYNC_FD } from "../arena/records/c-structs.ts";
import { CHANNEL_RING, Channel, Context, Cq, EVENT_RING } from "../arena/records.ts";
import { wakeApplication } from "./wake-application.ts";

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
  if (e.i32[channel + Channel.watched] === 0) {
    signal(e, e.i32[channel + Channel.fd]!);
    return;
  }
  Atomics.add(e.i32, channel + Channel.silent, 1);
  wakeApplication(e);
}

/**
 * Marks the channel as watched: this process waits for its events in the event loop, so events do not use the
 * descriptor. The caller holds the lock.
 */
export function watchEvents(e: Engine, channel: number): void {
  e.i32[channel + Channel.watched] = 1;
  e.i32[channel + Channel.nonBlocking] = 1;
}

/**
 * Ends the watch of a channel. With `taken`, the caller takes all events that have arrived. The caller holds
 * the lock.
 */
export function unwatchEvents(e: Engine, channel: number, taken: boolean): void {
  e.i32[channel + Channel.watched] = 0;
  if (taken) return;
  for (let left = Atomics.exchange(e.i32, channel + Channel.silent, 0); left > 0; left--)
    signal(e, e.i32[channel + Channel.fd]!);
}

/**
 * Takes the count of one event off the channel's descriptor, which may block. Returns false with errno set
 * when there is none.
 */
export function takeEvent(e: Engine, channel: number): boolean {
  if (Atomics.load(e.i32, channel + Channel.silent) > 0) {
    Atomics.sub(e.i32, channel + Channel.silent, 1);
    return true;
  }
  const isEmpty = e.i32[channel + Channel.head] === Atomics.load(e.i32, channel + Channel.tail);
  if (isEmpty && e.i32[channel + Channel.nonBlocking] === 1) {
    setErrno(Errno.EAGAIN);
    return false;
  }
  return e.native.read(e.i32[channel + Channel.fd]!, e.base + ApplicationScratch.sink * 4, 8) === 8;
}
