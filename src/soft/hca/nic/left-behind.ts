// NICs of threads that ended without giving back what they held: a Worker that is terminated runs no more code. Each thread's NIC has
// a place in a page of its own, which any thread of the process finds by its name in /proc/self/maps; when a device is opened, what
// dead threads left is given back. A place is used again and never unmapped: another thread may be looking at it.
import { existsSync, readFileSync } from "node:fs";
import * as c from "../../../../ffi/libc/index.ts";
import { addressOf, memory } from "../../../../ffi/runtime/index.ts";
import { ARENA_BYTES, Dev, MAX_OWN_FDS } from "../arena/arena.ts";
import { arenaAt } from "../arena/arena-views.ts";
import { getDouble, setDouble } from "../arena/doubles.ts";
import type { Engine } from "../arena/engine.ts";
import { loadNative } from "../arena/native.ts";
import { closeSharedMemory } from "../links/shared-memory/connections.ts";
import { udpLink } from "../links/udp/udp-link.ts";
import { engineOf } from "./engine-of.ts";
import { hideNic } from "./shown-nic.ts";

const { libc } = c;
const NAME = "doorbell-nic-place";
const PLACE_BYTES = 4096;
/** Words of a place, and what the first of them says. */
const STATE = 0;
const THREAD = 1;
const BASE = 2;
/** The NIC's thread; its ticket, negative, until it has come; 0 when there is none. */
const NIC = 4;
const TICKETS = 5;
const [FREE, TAKEN, BUSY] = [0, 1, 2];

/** The places there are. */
function places(): Int32Array[] {
  const found: Int32Array[] = [];
  for (const line of readFileSync("/proc/self/maps", "utf8").split("\n")) {
    if (!line.includes(`/memfd:${NAME}`)) continue;
    found.push(new Int32Array(memory(Number.parseInt(line, 16), PLACE_BYTES)));
  }
  return found;
}

function newPlace(): Int32Array | undefined {
  const name = new TextEncoder().encode(`${NAME}\0`);
  const copy = new Uint8Array(new ArrayBuffer(name.length));
  copy.set(name);
  const fd = libc.memfd_create(addressOf(copy), c.MFD_CLOEXEC);
  if (fd < 0) return undefined;
  libc.ftruncate(fd, PLACE_BYTES);
  const at = libc.mmap(0, PLACE_BYTES, c.PROT_READ | c.PROT_WRITE, c.MAP_SHARED, fd, 0);
  libc.close(fd);
  return at > 2 ** 52 ? undefined : new Int32Array(memory(at, PLACE_BYTES));
}

const isAlive = (thread: number): boolean => existsSync(`/proc/self/task/${thread}`);

/** Says that this thread has a NIC in the arena at `base`. Undefined without memory for a place: what it holds stays then. */
export function claimPlace(base: number): Place | undefined {
  let place = places().find((one) => Atomics.compareExchange(one, STATE, FREE, BUSY) === FREE);
  place ??= newPlace();
  if (place === undefined) return undefined;
  place[THREAD] = libc.gettid();
  place[NIC] = 0;
  new DataView(place.buffer, place.byteOffset).setFloat64(BASE * 4, base, true);
  Atomics.store(place, STATE, TAKEN);
  return place;
}

export type Place = Int32Array;

/** What a NIC's thread shows when it comes: perhaps after the thread that started it has ended. */
export interface Pass {
  readonly place: number;
  readonly ticket: number;
}

/** For a thread that is about to be started. */
export function makePass(place: Place): Pass {
  const ticket = -(Atomics.add(place, TICKETS, 1) + 1);
  Atomics.store(place, NIC, ticket);
  return { place: addressOf(place), ticket };
}

/** In the NIC's thread, before it looks at the arena: false when that may be gone. */
export function enterWith({ place, ticket }: Pass): boolean {
  const words = new Int32Array(memory(place, PLACE_BYTES));
  return Atomics.compareExchange(words, NIC, ticket, libc.gettid()) === ticket;
}

/** Gives back what the NICs of dead threads hold. */
export function sweepPlaces(): void {
  for (const place of places()) {
    if (Atomics.load(place, STATE) !== TAKEN || isAlive(place[THREAD]!)) continue;
    if (Atomics.compareExchange(place, STATE, TAKEN, BUSY) !== TAKEN) continue;
    const base = new DataView(place.buffer, place.byteOffset).getFloat64(BASE * 4, true);
    const nic = Atomics.load(place, NIC);
    // One that has not come yet finds that it is not awaited any more.
    const gone = nic < 0 ? Atomics.compareExchange(place, NIC, nic, 0) === nic : nic === 0 || !isAlive(nic);
    if (gone) dismantle(base);
    Atomics.store(place, STATE, gone ? FREE : TAKEN);
  }
}

function dismantle(base: number): void {
  const e = engineOf(arenaAt(base), loadNative(), udpLink);
  const { i32 } = e;
  closeSharedMemory(e);
  e.link.close(e);
  for (const at of [Dev.wakeFd, Dev.loopFd, Dev.loopWatchFd]) if (i32[at]! >= 0) libc.close(i32[at]!);
  if (i32[Dev.captureFile] !== 0) libc.close(i32[Dev.captureFd]!);
  hideNic(e);
  for (let i = 0; i < MAX_OWN_FDS; i++) {
    if (i32[Dev.ownFds + i] === 0) continue;
    libc.close(i32[Dev.ownFds + i]! - 1);
    const bytes = getDouble(e, Dev.ownMappings + 4 * i + 2);
    if (bytes !== 0) libc.munmap(getDouble(e, Dev.ownMappings + 4 * i), bytes);
  }
  libc.munmap(base, ARENA_BYTES);
}

/** Notes a descriptor of a context or channel, and what of it is mapped, for when its thread does not give them back. */
export function noteFd(e: Engine, fd: number, mapping = { address: 0, bytes: 0 }): void {
  for (let i = 0; i < MAX_OWN_FDS; i++) {
    if (e.i32[Dev.ownFds + i] !== 0) continue;
    setDouble(e, Dev.ownMappings + 4 * i, mapping.address);
    setDouble(e, Dev.ownMappings + 4 * i + 2, mapping.bytes);
    e.i32[Dev.ownFds + i] = fd + 1;
    return;
  }
}

/** It is about to be closed. */
export function forgetFd(e: Engine, fd: number): void {
  const at = e.i32.subarray(Dev.ownFds, Dev.ownFds + MAX_OWN_FDS).indexOf(fd + 1);
  if (at >= 0) e.i32[Dev.ownFds + at] = 0;
}
