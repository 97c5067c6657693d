import * as c from "../../../../ffi/libc/index.ts";
import {
  FIRST_NOTE,
  type Pass,
  type ThreadRecord,
  ThreadRegistry,
} from "../../../process/thread-registry.ts";
import { section } from "../arena/arena.ts";
import { type Engine, getDouble, loadNative, setDouble } from "../arena/engine.ts";
import { arenaAt } from "../arena/views.ts";
import { CaptureState } from "../links/capture/capture-ring.ts";
import { closeSharedMemory } from "../links/local-peers/connections.ts";
import { udpLink } from "../links/udp/udp-link.ts";
import { EventLoop } from "../objects/completion.ts";
import { engineOf, NicState } from "./nic-state.ts";
import { releaseStatus } from "./status.ts";

// The order to a NIC thread: one shared word with the generation that it runs. A thread whose generation has
// ended lingers, because a device is often opened again at once. To start a thread costs milliseconds and
// some descriptors.

/** Time for which a thread waits for its next generation, in milliseconds. */
const LINGER_MS = 500;
/** Value of the order after the thread has ended. */
const ENDED = -1;

export type ThreadOrder = Int32Array<SharedArrayBuffer>;

/** Creates the order of a new thread. */
export function makeOrder(generation: number): ThreadOrder {
  return new Int32Array(new SharedArrayBuffer(4)).fill(generation);
}

/** Orders a lingering thread to run another generation. Returns false when the thread has ended. */
export function giveOrder(order: ThreadOrder, generation: number): boolean {
  const before = Atomics.load(order, 0);
  if (before === ENDED || Atomics.compareExchange(order, 0, before, generation) !== before) return false;
  Atomics.notify(order, 0);
  return true;
}

/** Marks a failed thread as ended. */
export function endOrder(order: ThreadOrder): void {
  Atomics.store(order, 0, ENDED);
}

/** Returns the first generation that this thread runs. */
export const firstOrder = (order: ThreadOrder): number => Atomics.load(order, 0);

/** Returns the generation that this thread runs after `generation`, or undefined when the thread must end. */
export function nextOrder(order: ThreadOrder, generation: number): number | undefined {
  Atomics.wait(order, 0, generation, LINGER_MS);
  const next = Atomics.compareExchange(order, 0, generation, ENDED);
  return next === generation || next === ENDED ? undefined : next;
}

// Registry of the NICs of this process's threads. A thread may end without closing its NIC. The next open of
// a device releases the resources of such NICs.

/** Maximum number of contexts and completion channels whose descriptors are recorded. */
const MAX_OWN_FDS = 256;

const OwnDescriptors = section("ownDescriptors", (f) => ({
  /** Descriptors of contexts and channels, plus 1; 0 for a free slot. */
  fds: f.words(MAX_OWN_FDS),
  /** Address and length of the mapping of each, a pair of doubles; the length is 0 when nothing is mapped. */
  mappings: f.doubles(2 * MAX_OWN_FDS),
}));

const { libc } = c;
/** The slot of a thread holds the address of its arena. */
const places = new ThreadRegistry("doorbell-nic-place", FIRST_NOTE + 2);
const noteOf = (place: ThreadRecord): Float64Array => new Float64Array(place.buffer, FIRST_NOTE * 4, 1);

/**
 * Registers this thread's NIC, whose arena is at `base`. Returns undefined when no memory is left for a slot:
 * the NIC is then never released.
 */
export function registerNic(base: number): ThreadRecord | undefined {
  const place = places.claim();
  if (place !== undefined) noteOf(place)[0] = base;
  return place;
}

/** Creates the pass with which the NIC thread of this slot enters the registry. */
export const makePass = (place: ThreadRecord): Pass => places.makePass(place);

/**
 * Enters the registry from the NIC thread, before it uses the arena. Returns false when the arena may be
 * unmapped.
 */
export const enterWith = (pass: Pass): boolean => places.enterWith(pass) !== undefined;

/** Releases the resources of NICs whose threads have ended. */
export function releaseDeadNics(): void {
  places.sweep((place) => dismantle(noteOf(place)[0]!));
}

/** Calls `look` with an engine of each other thread's NIC. */
export function visitOtherNics(own: Engine, look: (e: Engine) => void): void {
  places.visit((place) => {
    const base = noteOf(place)[0]!;
    if (base !== 0 && base !== own.base) look(engineOf(arenaAt(base), own.native, udpLink));
  });
}

function dismantle(base: number): void {
  const e = engineOf(arenaAt(base), loadNative(), udpLink);
  const { i32 } = e;
  closeSharedMemory(e);
  e.link.close(e);
  for (const at of [NicState.wakeFd, EventLoop.writeFd, EventLoop.watchFd])
    if (i32[at]! >= 0) libc.close(i32[at]!);
  if (i32[CaptureState.toFile] !== 0) libc.close(i32[CaptureState.fd]!);
  releaseStatus(e);
  closeOwnDescriptors(e);
  libc.munmap(base, e.bytes);
}

/** Closes the descriptors of contexts and channels that are still open, and their mappings. */
export function closeOwnDescriptors(e: Engine): void {
  const { i32 } = e;
  for (let i = 0; i < MAX_OWN_FDS; i++) {
    if (i32[OwnDescriptors.fds + i] === 0) continue;
    libc.close(i32[OwnDescriptors.fds + i]! - 1);
    i32[OwnDescriptors.fds + i] = 0;
    const bytes = getDouble(e, OwnDescriptors.mappings + 4 * i + 2);
    if (bytes !== 0) libc.munmap(getDouble(e, OwnDescriptors.mappings + 4 * i), bytes);
  }
}

/**
 * Records a descriptor of a context or channel, and its mapping. Another thread closes it if its thread ends
 * first.
 */
export function recordDescriptor(e: Engine, fd: number, mapping = { address: 0, bytes: 0 }): void {
  for (let i = 0; i < MAX_OWN_FDS; i++) {
    if (e.i32[OwnDescriptors.fds + i] !== 0) continue;
    setDouble(e, OwnDescriptors.mappings + 4 * i, mapping.address);
    setDouble(e, OwnDescriptors.mappings + 4 * i + 2, mapping.bytes);
    e.i32[OwnDescriptors.fds + i] = fd + 1;
    return;
  }
}

/** Removes a descriptor from the record, before it is closed. */
export function forgetDescriptor(e: Engine, fd: number): void {
  const at = e.i32.subarray(OwnDescriptors.fds, OwnDescriptors.fds + MAX_OWN_FDS).indexOf(fd + 1);
  if (at >= 0) e.i32[OwnDescriptors.fds + at] = 0;
}
