// Sleep of the application's thread in its event loop. A woken application runs the engine itself, so one
// wake-up leads from a peer's write to a resolved promise. This lasts for some milliseconds after each wait.
// Meanwhile the NIC thread checks every CHECK_US, so a busy application delays frames no longer than that.

import { POLLIN, SCHED_BATCH, SCHED_OTHER } from "../../../../ffi/libc/constants.ts";
import { type Engine, getDouble, readClock, Scratch, setDouble } from "../arena/engine.ts";
import { lockAsNic, tryLock, unlock } from "../arena/lock.ts";
import { renewViews } from "../arena/views.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../links/common/sockets.ts";
import { markParked, pollSoon, watchConnections } from "../links/local-peers/connections.ts";
import { framesWait } from "../links/shared-memory/frames.ts";
import { AWAKE, SharedMemorySection, WAKE_APPLICATION, WAKE_NIC } from "../links/shared-memory/records.ts";
import { wakePeers } from "../links/shared-memory/ring.ts";
import { ringsAreFull } from "../links/shared-memory/route.ts";
import { EventLoop, wakeApplication } from "../objects/completion.ts";
import { NicState, Parking } from "./nic-state.ts";
import { hasToSend, hasWork, nextDeadline, step } from "./step.ts";

/**
 * Time for which peers wake a waiting application directly, in microseconds. Afterwards the NIC thread sleeps
 * longer and wakes the application itself.
 */
const DIRECT_US = 10_000;
/** Maximum number of consecutive steps while there is work. */
const MAX_STEPS = 16;
/** Number of checks of the rings before the event loop turns. */
const FRAME_CHECKS = 32;

/**
 * Runs the engine on the application's thread until no work is left. Returns false when work is left. With
 * `isSpinning`, the thread calls again within microseconds, so the NIC thread leaves the work to it. With
 * `wakesLater`, the caller calls {@link wakePeersNow} soon.
 */
export function stepAsApplication(e: Engine, isSpinning: boolean, wakesLater = false): boolean {
  Atomics.store(e.i32, EventLoop.applicationParked, 0);
  if (!tryLock(e)) return true;
  e.i32[SharedMemorySection.wakesLater] = wakesLater ? 1 : 0;
  try {
    const pollsNetwork = Atomics.load(e.i32, NicState.supervising) === 1;
    for (let i = 0; i < MAX_STEPS; i++) {
      const work = step(e, pollsNetwork);
      if (isSpinning) markAssisted(e);
      else setDouble(e, NicState.assistedAt, e.now);
      if (work === 0 && !(isSpinning && frameArrives(e))) return true;
      // Without a spin, a step that finds nothing would only delay the application.
      if (!isSpinning && !pollsNetwork && !hasWork(e)) return true;
    }
    return false;
  } finally {
    e.i32[SharedMemorySection.wakesLater] = 0;
    unlock(e);
  }
}

/** Wakes the peers of the last steps with `wakesLater`, unless another thread runs the engine and will do so. */
export function wakePeersNow(e: Engine): void {
  if (e.i32[SharedMemorySection.wakesDue] === 0 || !tryLock(e)) return;
  wakePeers(e);
  unlock(e);
}

/**
 * Returns true when a frame arrives within the next microsecond or two, which is less than a turn of the
 * event loop.
 */
function frameArrives(e: Engine): boolean {
  for (let i = 0; i < FRAME_CHECKS; i++) if (framesWait(e)) return true;
  return false;
}

/**
 * Marks the application as parked: the socket of its event loop wakes it. The caller must then check its
 * condition once more. Returns false when work is left: the application does not park.
 */
export function parkApplication(e: Engine): boolean {
  const { i32 } = e;
  setDouble(e, NicState.assistedAt, e.now);
  setDouble(e, NicState.assistedUntil, 0);
  setDouble(e, NicState.directUntil, e.now + DIRECT_US);
  Atomics.store(i32, EventLoop.applicationParked, 1);
  // The NIC thread holds the lock. It updates the peers when it parks.
  if (!tryLock(e)) return true;
  wakePeers(e);
  markParked(e, WAKE_APPLICATION);
  const left = hasWork(e);
  // The NIC thread may have started its check interval after the last step here.
  const deadline = Math.min(nextDeadline(e), e.now + 2 * CHECK_US);
  unlock(e);
  if (left) {
    Atomics.store(i32, EventLoop.applicationParked, 0);
    return false;
  }
  // A NIC thread that sleeps past the deadline, or supervises, has not read the new state yet.
  if (getDouble(e, NicState.parkedUntil) > deadline || Atomics.load(i32, NicState.supervising) === 1) wake(e);
  return true;
}

/** Marks the application as running. */
export function unparkApplication(e: Engine): void {
  Atomics.store(e.i32, EventLoop.applicationParked, 0);
}

// Sleep and wake-up of the NIC thread. An idle NIC uses no CPU: it waits in ppoll for packets, a doorbell or
// the next timer.

// Time after the last step of a spinning application thread during which that thread counts as assisting, in
// microseconds. The NIC thread then leaves the lock and the sockets to it.
const ASSISTED_US = 200;
const SUPERVISION_US = 300;
/**
 * Time after an application's step during which the NIC thread sleeps no longer than SHORT_SLEEP_US.
 * Applications then rarely have to wake it for a timer.
 */
const RECENT_ASSIST_US = 100_000;
const SHORT_SLEEP_US = 5000;
/** Check interval of the NIC thread while a woken application takes frames itself, in microseconds. */
const CHECK_US = 1000;
/** Check interval of a peer's full ring, in microseconds. */
const FULL_RING_US = 100;
const LONGEST_SLEEP_US = 1_000_000;

/** Records that the application's thread has run the engine and goes on. The caller holds the lock. */
export function markAssisted(e: Engine): void {
  setDouble(e, NicState.assistedAt, e.now);
  setDouble(e, NicState.assistedUntil, e.now + ASSISTED_US);
  // A NIC thread in a long sleep must start to supervise. It alone runs the next timer if the application's
  // thread stops.
  if (getDouble(e, NicState.parkedUntil) > e.now + CHECK_US) wake(e);
}

/** Returns true when an application thread does the NIC's work, by the clock of this thread's last step. */
export function isAssisted(e: Engine): boolean {
  return e.now < getDouble(e, NicState.assistedUntil);
}

/** Wakes the NIC thread if it sleeps. The application calls this after it rang a doorbell. */
export function wake(e: Engine): void {
  if (Atomics.compareExchange(e.i32, NicState.parked, 1, 0) !== 1) return;
  e.native.write(e.i32[NicState.wakeFd]!, e.base + Scratch.one * 4, 8);
}

/**
 * Leaves the remaining work to the NIC thread, which may have to wake earlier than planned. Frames for an
 * application that takes frames itself stay with the application.
 */
export function leaveToNic(e: Engine): void {
  if (Atomics.load(e.i32, NicState.parked) === 0) return;
  const isDirect = e.now < getDouble(e, NicState.directUntil);
  const left = isDirect ? hasToSend(e) : hasWork(e);
  if (left || nextDeadline(e) < getDouble(e, NicState.parkedUntil)) wake(e);
}

/**
 * Sleeps until a packet arrives, {@link wake} is called, or `deadline` is reached. The deadline is in
 * microseconds, as {@link Engine.now}. `generation` is the generation that this thread runs.
 */
export function park(e: Engine, deadline: number, generation: number): void {
  const { i32 } = e;
  let until = Math.min(deadline, e.now + LONGEST_SLEEP_US);
  if (e.now - getDouble(e, NicState.assistedAt) < RECENT_ASSIST_US)
    until = Math.min(until, e.now + SHORT_SLEEP_US);
  setDouble(e, NicState.parkedUntil, until);
  Atomics.store(i32, NicState.parked, 1);
  // This load follows the store. An application that parks now is seen here, or it sees the store and wakes
  // this thread.
  const isParked = Atomics.load(i32, EventLoop.applicationParked) === 1;
  const isDirect = e.now < getDouble(e, NicState.directUntil);
  if (isDirect) until = Math.min(until, e.now + CHECK_US);
  setDouble(e, NicState.parkedUntil, until);
  updatePeers(e, isDirect && isParked ? WAKE_APPLICATION : WAKE_NIC);
  // Since the last step, a doorbell, an earlier timer or a stop request may have found the NIC thread awake
  // and written no wake-up.
  if (hasWork(e) || nextDeadline(e) < deadline || Atomics.load(i32, NicState.generation) !== generation) {
    Atomics.store(i32, NicState.parked, 0);
    updatePeers(e, AWAKE);
    return;
  }
  // A full ring that has room again causes no wake-up.
  if (ringsAreFull(e)) until = Math.min(until, e.now + FULL_RING_US);
  let count = watch(e, 0, i32[NicState.wakeFd]!);
  for (let socket = 0; socket < i32[Sockets.count]!; socket++) {
    const fd = i32[Sockets.table + socket * SOCKET_WORDS + Socket.fd]!;
    if (fd >= 0) count = watch(e, count, fd);
  }
  count = watchConnections(e, Parking.fds, count);
  let ready = sleep(e, count, until);
  if (ready === 0 && mayContinue(e, deadline, generation)) ready = sleepAside(e, count, deadline, generation);
  wakeUp(e);
  // The application was woken for frames and did not come: it is busy.
  if (ready === 0 && isDirect && framesWait(e)) wakeApplication(e);
  updatePeers(e, AWAKE);
  if (ready === 0) return;
  // The packet may have arrived at an idle socket.
  setDouble(e, Sockets.idlePolledAt, 0);
  pollSoon(e);
}

/**
 * Sleeps and checks in turns while the application takes its frames itself. Returns the number of ready
 * descriptors. A check on the application's processor would end the turn of the application, and another program
 * may get the next one. So the thread has the policy SCHED_BATCH meanwhile.
 */
function sleepAside(e: Engine, count: number, deadline: number, generation: number): number {
  const isOrdinary = e.native.sched_getscheduler(0) === SCHED_OTHER;
  if (isOrdinary) setPolicy(e, SCHED_BATCH);
  let ready = 0;
  do ready = sleep(e, count, e.now + CHECK_US);
  while (ready === 0 && mayContinue(e, deadline, generation));
  if (isOrdinary) setPolicy(e, SCHED_OTHER);
  return ready;
}

/** Sets the policy of this thread. Its nice value stays. A system that forbids it changes nothing. */
function setPolicy(e: Engine, policy: number): void {
  // A sched_param has one member, the priority, which is 0 for both policies.
  e.i32[Parking.time] = 0;
  e.native.sched_setscheduler(0, policy, e.base + Parking.time * 4);
}

/**
 * Returns true when the NIC thread may sleep for another check interval. The application has taken its frames
 * itself since the last check. The check takes no lock, because it may interrupt the application's thread.
 */
function mayContinue(e: Engine, deadline: number, generation: number): boolean {
  renewViews(e);
  const now = readClock(e, Parking.time);
  const until = now + CHECK_US;
  if (until > Math.min(deadline, nextDeadline(e), getDouble(e, NicState.directUntil))) return false;
  if (Atomics.load(e.i32, NicState.generation) !== generation || isAssisted(e) || ringsAreFull(e))
    return false;
  setDouble(e, NicState.parkedUntil, until);
  // Work of an application that runs the engine is work that it has not come to yet.
  const isAlive = now - getDouble(e, NicState.assistedAt) < CHECK_US;
  return isAlive || !(hasWork(e) || e.i32[SharedMemorySection.wakesDue] !== 0);
}

function updatePeers(e: Engine, parked: number): void {
  lockAsNic(e);
  wakePeers(e);
  markParked(e, parked);
  unlock(e);
}

/** Sleeps for a short time while an application thread does the NIC's work. Packets do not end this sleep. */
export function supervise(e: Engine): void {
  setDouble(e, NicState.parkedUntil, e.now + SUPERVISION_US);
  Atomics.store(e.i32, NicState.supervising, 1);
  Atomics.store(e.i32, NicState.parked, 1);
  // This check follows the stores. An application that stops assisting now is seen here, or it sees the
  // stores and wakes this thread.
  sleep(e, watch(e, 0, e.i32[NicState.wakeFd]!), isAssisted(e) ? e.now + SUPERVISION_US : 0);
  wakeUp(e);
  Atomics.store(e.i32, NicState.supervising, 0);
}

function watch(e: Engine, count: number, fd: number): number {
  e.i32[Parking.fds + 2 * count] = fd;
  e.i32[Parking.fds + 2 * count + 1] = POLLIN;
  return count + 1;
}

/**
 * Waits in ppoll until `until`, in microseconds, as {@link Engine.now}. Returns the number of ready descriptors,
 * 0 after the time has passed.
 */
function sleep(e: Engine, count: number, until: number): number {
  const { i32 } = e;
  const left = Math.max(until - e.now, 0);
  i32[Parking.time] = Math.floor(left / 1e6);
  i32[Parking.time + 1] = 0;
  i32[Parking.time + 2] = Math.floor((left % 1e6) * 1000);
  i32[Parking.time + 3] = 0;
  return e.native.ppoll(e.base + Parking.fds * 4, count, e.base + Parking.time * 4, 0);
}

/** Marks the NIC thread as running, and takes the wake-up that another thread wrote. */
function wakeUp(e: Engine): void {
  const { i32 } = e;
  Atomics.store(i32, NicState.parked, 0);
  if (i32[Parking.fds + 1]! >>> 16 !== 0) e.native.read(i32[NicState.wakeFd]!, e.base + Parking.sink * 4, 8);
}
