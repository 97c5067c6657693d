// Where the NICs of this process's threads are. Those that ended without giving back what they held: when a device is opened, what dead
// threads left is given back.
import * as c from "../../../../ffi/libc/index.ts";
import { FIRST_NOTE, type Pass, type Place, ThreadPlaces } from "../../../thread-places.ts";
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
/** A place notes where the arena is. */
const places = new ThreadPlaces("doorbell-nic-place", FIRST_NOTE + 2);
const noteOf = (place: Place): Float64Array => new Float64Array(place.buffer, FIRST_NOTE * 4, 1);

/** Says that this thread has a NIC in the arena at `base`. Undefined without memory for a place: what it holds stays then. */
export function claimPlace(base: number): Place | undefined {
  const place = places.claim();
  if (place !== undefined) noteOf(place)[0] = base;
  return place;
}

/** For the NIC's thread, which is about to be started. */
export const makePass = (place: Place): Pass => places.makePass(place);

/** In the NIC's thread, before it looks at the arena: false when that may be gone. */
export const enterWith = (pass: Pass): boolean => places.enterWith(pass) !== undefined;

/** Gives back what the NICs of dead threads hold. */
export function sweepPlaces(): void {
  places.sweep((place) => dismantle(noteOf(place)[0]!));
}

/** Does something with the NICs of the other threads. */
export function visitOthers(own: Engine, look: (e: Engine) => void): void {
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
