// How the NIC sleeps and is woken. Idle it costs no CPU: it waits in ppoll for packets, the doorbell, or the next timer.

import { Dev, Sections, SOCKET_WORDS, Socket } from "../arena/arena.ts";
import { getDouble, setDouble } from "../arena/doubles.ts";
import type { Engine } from "../arena/engine.ts";
import { lockAsNic, unlock } from "../arena/lock.ts";
import { markParked, pollSoon, watchConnections } from "../links/shared-memory/connections.ts";
import { ringsAreFull } from "../links/shared-memory/flow-control.ts";
import { framesWait } from "../links/shared-memory/frames.ts";
import { AWAKE, WAKE_APPLICATION, WAKE_NIC } from "../links/shared-memory/records.ts";
import { wakeApplication } from "../objects/wake-application.ts";
import { nextDeadline } from "./deadline.ts";
import { hasToSend, hasWork } from "./step.ts";

const POLLIN = 1;
// An application thread that spins does the NIC's work. The NIC then leaves lock and sockets to it, and looks after it now and
// then: a thread that has not stepped the engine for so long has other things to do.
const ASSISTED_US = 200;
const SUPERVISION_US = 300;
/** While applications step the engine now and then, the NIC sleeps no longer than this, to spare them waking it for a timer. */
const RECENTLY_US = 100_000;
const SHORT_SLEEP_US = 5000;
/** While the application takes frames itself when it is woken, the NIC looks this often whether it does. */
export const LOOK_US = 1000;
/** Between two looks at a peer's full ring. */
const FULL_RING_US = 100;
const LONGEST_SLEEP_US = 1_000_000;

/** The application's thread has just stepped the engine, and goes on doing so. The caller holds the lock. */
export function markAssisted(e: Engine): void {
  setDouble(e, Dev.assistedAt, e.now);
  setDouble(e, Dev.assistedUntil, e.now + ASSISTED_US);
  // A NIC that sleeps for long comes to supervise: nobody else knows when the next timer is due, once this thread does not go on.
  if (getDouble(e, Dev.parkedUntil) > e.now + LOOK_US) wake(e);
}

/** Whether an application's thread does the NIC's work now, by the clock of this thread's last step. */
export function isAssisted(e: Engine): boolean {
  return e.now < getDouble(e, Dev.assistedUntil);
}

/** Wakes the NIC thread if it sleeps. The application calls it after it rang. */
export function wake(e: Engine): void {
  if (Atomics.compareExchange(e.i32, Dev.parked, 1, 0) !== 1) return;
  e.native.write(e.i32[Dev.wakeFd]!, e.base + Dev.one * 4, 8);
}

/**
 * The application's thread leaves what is left to the NIC's thread: that may have to wake earlier than it knew. Frames of an
 * application that takes them itself when it is woken stay with it; the NIC looks for them soon enough.
 */
export function leaveToNic(e: Engine): void {
  if (Atomics.load(e.i32, Dev.parked) === 0) return;
  const isDirect = e.now < getDouble(e, Dev.directUntil);
  const left = isDirect ? hasToSend(e) : hasWork(e);
  if (left || nextDeadline(e) < getDouble(e, Dev.parkedUntil)) wake(e);
}

/**
 * Sleeps until a packet comes, {@link wake} is called, or `deadline` (microseconds, as {@link Engine.now}) is reached.
 * `generation`: the one that this thread belongs to.
 */
export function park(e: Engine, deadline: number, generation: number): void {
  const { i32 } = e;
  let until = Math.min(deadline, e.now + LONGEST_SLEEP_US);
  if (e.now - getDouble(e, Dev.assistedAt) < RECENTLY_US) until = Math.min(until, e.now + SHORT_SLEEP_US);
  setDouble(e, Dev.parkedUntil, until);
  Atomics.store(i32, Dev.parked, 1);
  // After that store: an application that parks now either is seen here, or sees us, and wakes us if we sleep too long.
  const isParked = Atomics.load(i32, Dev.applicationParked) === 1;
  const isDirect = e.now < getDouble(e, Dev.directUntil);
  if (isDirect) until = Math.min(until, e.now + LOOK_US);
  setDouble(e, Dev.parkedUntil, until);
  tellPeers(e, isDirect && isParked ? WAKE_APPLICATION : WAKE_NIC);
  // A doorbell, an earlier timer or a farewell between the last step and this store found the NIC awake and wrote nothing.
  if (hasWork(e) || nextDeadline(e) < deadline || Atomics.load(i32, Dev.generation) !== generation) {
    Atomics.store(i32, Dev.parked, 0);
    tellPeers(e, AWAKE);
    return;
  }
  // Nobody rings when a full ring has room again.
  if (ringsAreFull(e)) until = Math.min(until, e.now + FULL_RING_US);
  let count = watch(e, 0, i32[Dev.wakeFd]!);
  for (let socket = 0; socket < i32[Dev.socketCount]!; socket++) {
    const fd = i32[Sections.sockets + socket * SOCKET_WORDS + Socket.fd]!;
    if (fd >= 0) count = watch(e, count, fd);
  }
  count = watchConnections(e, Dev.parkFds, count);
  const ready = sleep(e, count, until - e.now);
  // The application was woken for frames and has not come: it has other things to do.
  if (ready === 0 && isDirect && framesWait(e)) wakeApplication(e);
  tellPeers(e, AWAKE);
  if (ready === 0) return;
  // It may be a socket at which nothing came for long.
  setDouble(e, Dev.quietLookAt, 0);
  pollSoon(e);
}

function tellPeers(e: Engine, parked: number): void {
  lockAsNic(e);
  markParked(e, parked);
  unlock(e);
}

/** Sleeps a little while an application thread does the NIC's work: even packets do not wake it. */
export function supervise(e: Engine): void {
  setDouble(e, Dev.parkedUntil, e.now + SUPERVISION_US);
  Atomics.store(e.i32, Dev.supervising, 1);
  Atomics.store(e.i32, Dev.parked, 1);
  // After these stores: an application that stops assisting now either is seen here, or sees us, and wakes us.
  sleep(e, watch(e, 0, e.i32[Dev.wakeFd]!), isAssisted(e) ? SUPERVISION_US : 0);
  Atomics.store(e.i32, Dev.supervising, 0);
}

function watch(e: Engine, count: number, fd: number): number {
  e.i32[Dev.parkFds + 2 * count] = fd;
  e.i32[Dev.parkFds + 2 * count + 1] = POLLIN;
  return count + 1;
}

/** How many of the descriptors are ready; 0 when the time is over. */
function sleep(e: Engine, count: number, microseconds: number): number {
  const { i32 } = e;
  const left = Math.max(microseconds, 0);
  i32[Dev.parkTime] = Math.floor(left / 1e6);
  i32[Dev.parkTime + 1] = 0;
  i32[Dev.parkTime + 2] = Math.floor((left % 1e6) * 1000);
  i32[Dev.parkTime + 3] = 0;
  const ready = e.native.ppoll(e.base + Dev.parkFds * 4, count, e.base + Dev.parkTime * 4, 0);
  Atomics.store(i32, Dev.parked, 0);
  if (i32[Dev.parkFds + 1]! >>> 16 !== 0) e.native.read(i32[Dev.wakeFd]!, e.base + Dev.parkSink * 4, 8);
  return ready;
}
