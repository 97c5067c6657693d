// Processors of applications that spin for each other's frames. The scheduler puts a woken thread on the
// processor of the thread that woke it, because it expects that thread to sleep. If that thread spins, both get
// turns of milliseconds. So a spinning application publishes its processor to its peers, and leaves the
// processor of a peer.
import { section } from "../arena/arena.ts";
import { type Engine, getDouble, setDouble } from "../arena/engine.ts";
import { tryLock, unlock } from "../arena/lock.ts";
import {
  AWAKE,
  LocalPeer,
  OPEN,
  Shared,
  SharedMemory,
  SharedMemorySection,
} from "../links/shared-memory/records.ts";

/** Words of a cpu_set_t. */
const SET_WORDS = 32;
/** Shortest time between two moves, in microseconds. A move takes tens of microseconds. */
const MOVE_EVERY_US = 300;

const Processors = section("processors", (f) => ({
  /** Time before which the application does not move again, in microseconds. */
  nextMove: f.double(),
  /** Set of the processors that the thread may use. */
  allowed: f.words(SET_WORDS),
  /** Set of the processors to which the thread may move. */
  others: f.words(SET_WORDS),
}));

/** Publishes the processor of this thread to all peers. Returns true if a peer that is awake has the same. */
export function sharesProcessor(e: Engine): boolean {
  return publish(e, e.native.sched_getcpu() + 1);
}

/**
 * Moves this thread to another processor that it may use, unless it moved a moment ago. Afterwards it may use the
 * same processors as before. Returns false if it cannot move.
 */
export function leaveProcessor(e: Engine): boolean {
  const { native, base, i32 } = e;
  const { allowed, others } = Processors;
  if (e.now < getDouble(e, Processors.nextMove)) return true;
  setDouble(e, Processors.nextMove, e.now + MOVE_EVERY_US);
  // A machine with more than 1024 processors refuses this size.
  if (native.sched_getaffinity(0, SET_WORDS * 4, base + allowed * 4) < 0) return false;
  i32.copyWithin(others, allowed, allowed + SET_WORDS);
  const processor = native.sched_getcpu();
  if (processor < 0) return false;
  i32[others + (processor >> 5)]! &= ~(1 << (processor & 31));
  if (i32.subarray(others, others + SET_WORDS).every((word) => word === 0)) return false;
  // A peer on this processor finds no number here, so it stays.
  publish(e, 0);
  if (native.sched_setaffinity(0, SET_WORDS * 4, base + others * 4) !== 0) return false;
  native.sched_setaffinity(0, SET_WORDS * 4, base + allowed * 4);
  sharesProcessor(e);
  return true;
}

/**
 * Publishes the number of a processor plus 1, or 0, to all peers. Returns true if a peer that is awake has
 * published the same number.
 */
function publish(e: Engine, processor: number): boolean {
  const { i32 } = e;
  // The NIC thread may close a connection and free its memory meanwhile.
  if (!tryLock(e)) return false;
  const s = i32[SharedMemorySection.record]!;
  const used = s === 0 ? 0 : i32[s + SharedMemory.used]!;
  let isShared = false;
  for (let i = 0; i < used; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p === 0 || i32[p + LocalPeer.state] !== OPEN || i32[p + LocalPeer.self] !== 0) continue;
    const segment = i32[p + LocalPeer.segment]!;
    const side = i32[p + LocalPeer.side]!;
    const own = segment + Shared.processor(side);
    // An unchanged number is not written again, so its cache line stays with both sides.
    if (i32[own] !== processor) Atomics.store(i32, own, processor);
    if (processor === 0 || Atomics.load(i32, segment + Shared.parked(1 - side)) !== AWAKE) continue;
    if (Atomics.load(i32, segment + Shared.processor(1 - side)) === processor) isShared = true;
  }
  unlock(e);
  return isShared;
}
