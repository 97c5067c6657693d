// The heartbeat thread of a member writes heartbeats even while the main thread computes, and checks the
// heartbeats of local peers.
import { workerData } from "node:worker_threads";
import { CLOCK_THREAD_CPUTIME_ID, EPOLL_CTL_DEL, epoll_event, libc } from "../../../../ffi/libc/index.ts";
import { giveRobustMutex, ownerDied, takeRobustMutex } from "../../../../ffi/libc/robust-mutex.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { clockMs } from "./clock.ts";
import { beatsPerAdjustment, nextIntervalMs } from "./heartbeat-interval.ts";
import { BEAT, Control, type HeartbeatSetup, HOLDS, MUTEX_AT, SLOT_BYTES } from "./heartbeat-layout.ts";

const share = workerData as HeartbeatSetup;
const { page, ownSlot, watched, lostAfterMs, epollFd, stopFd, control, times, abort } = share;

const { epoll_ctl, epoll_wait } = libc;

Atomics.store(control, Control.begun, 1);
let stop = false;

const mutexOf = (slot: number): number => page + slot * SLOT_BYTES + MUTEX_AT;
const slotOf = (slot: number): Float64Array => new Float64Array(memory(page + slot * SLOT_BYTES, SLOT_BYTES));
const own = slotOf(ownSlot);
const others = new Map(
  watched.map(
    (one) =>
      [
        one.id,
        { ...one, beats: slotOf(one.slot), mutex: new Uint32Array(memory(mutexOf(one.slot), 4)) },
      ] as const,
  ),
);

/** Reports a lost member to the kernels through the abort words, and to the main thread through a verdict. */
function reportLoss(id: number, ended: boolean): void {
  const hadLeft = others.get(id)?.beats[BEAT] === 0;
  others.delete(id);
  while (Atomics.compareExchange(control, Control.lock, 0, 1) !== 0);
  for (let i = 0; i < (hadLeft ? 1 : 2); i++) {
    const address = Number(Atomics.load(abort, i));
    if (address !== 0) new Uint32Array(memory(address, 4))[0] = 1;
  }
  Atomics.store(control, Control.lock, 0);
  const at = Atomics.load(control, Control.verdicts);
  times[at] = performance.timeOrigin + performance.now();
  Atomics.store(control, Control.first + at, id * 2 + (ended ? 1 : 0));
  Atomics.store(control, Control.verdicts, at + 1);
  Atomics.notify(control, Control.verdicts);
}

const events = new ArrayBuffer(epoll_event.size * 64);
const views = epoll_event.pool(events, 64);
const address = views[0]!.pointer;
let lastMs = clockMs();
let graceMs = lastMs;

let { intervalMs } = share;
/** Start of the current measurement of the heartbeat thread's processor usage. */
let usage = { beats: 0, sinceMs: lastMs, cpuMs: 0 };

/** Adjusts the heartbeat interval to the measured processor usage. */
function adjustInterval(now: number): void {
  if (!share.adapts || ++usage.beats < beatsPerAdjustment) return;
  const cpuMs = clockMs(CLOCK_THREAD_CPUTIME_ID);
  const part = (cpuMs - usage.cpuMs) / Math.max(1, now - usage.sinceMs);
  // The first measurement includes the thread's start, so it does not change the interval.
  const next = usage.cpuMs === 0 ? intervalMs : nextIntervalMs(intervalMs, part, lostAfterMs);
  usage = { beats: 0, sinceMs: now, cpuMs };
  if (next === intervalMs) return;
  intervalMs = next;
  Atomics.store(control, Control.intervalUs, Math.round(next * 1000));
  Atomics.store(control, Control.share, Math.round(part * 1e6));
  Atomics.add(control, Control.intervalChanges, 1);
  Atomics.notify(control, Control.intervalChanges);
}

// Node 26 aborts when a thread is terminated within its module's first synchronous run.
await undefined;
own[HOLDS] = takeRobustMutex(mutexOf(ownSlot)) ? 1 : 0;
while (!stop) {
  own[BEAT] = clockMs();
  const count = epoll_wait(epollFd, address, 64, Math.round(intervalMs));
  for (let i = 0; i < count; i++) {
    const fd = Number(views[i]!.data);
    if (fd === stopFd) stop = true;
    else {
      // A pidfd stays readable after the process ends, so each later epoll_wait would return at once.
      epoll_ctl(epollFd, EPOLL_CTL_DEL, fd, address);
      for (const { id, pidfd } of others.values()) if (pidfd === fd) reportLoss(id, true);
    }
  }
  const now = clockMs();
  // A stall of this thread may have affected its peers as well, so an old heartbeat proves no failure.
  // Each peer gets a new grace period after a stall.
  const hasStalled = now - lastMs > lostAfterMs / 2;
  lastMs = now;
  if (hasStalled) graceMs = now;
  adjustInterval(now);
  for (const { id, beats, mutex } of others.values()) {
    const beat = beats[BEAT]!;
    if (beat !== 0 && beats[HOLDS] === 1 && ownerDied(mutex)) reportLoss(id, true);
    else if (beat !== 0 && now - Math.max(beat, graceMs) > lostAfterMs) reportLoss(id, false);
  }
}
own[BEAT] = 0;
if (own[HOLDS] === 1) {
  own[HOLDS] = 0;
  giveRobustMutex(mutexOf(ownSlot));
}
Atomics.store(control, Control.stopped, 1);
Atomics.notify(control, Control.stopped);
