// What a thread's GPU holds, noted for when the thread is gone: its addresses, descriptors and mappings, and the threads that run its
// kernels. The thread that next opens a device gives it back. A program's first thread lives as long as the process, and notes nothing.
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import * as c from "../../../../ffi/libc/index.ts";
import { inodeOf } from "../../../../ffi/libc/inode.ts";
import { FIRST_NOTE, type Pass, type Place, put, ThreadPlaces } from "../../../thread-places.ts";

const { libc } = c;
const MOST_FDS = 1024;
const MOST_RANGES = 256;
/** Words of a place. In a list 0 is room; descriptors are noted plus 1. */
const DEVICE_FDS = FIRST_NOTE;
const FDS = DEVICE_FDS + MOST_FDS;
/** Pairs of doubles: start and bytes. The first is the reservation. */
const RANGES = FDS + MOST_FDS;
const places = new ThreadPlaces("doorbell-gpu-place", RANGES + 4 * MOST_RANGES);

/** This thread's, or the one of the thread that started it. */
let own: Place | undefined;
let isShared = false;

const notedPlace = (): Place | undefined => {
  if (own === undefined && !isMainThread && !isShared) own = places.claim();
  return own;
};

/** Notes a descriptor. `ofDevice`: what is mapped of it is device memory, which no array of JavaScript shows. */
export function noteFd(fd: number, ofDevice = false): void {
  const place = notedPlace();
  if (place !== undefined) put(place, ofDevice ? DEVICE_FDS : FDS, MOST_FDS, fd + 1);
}

/** Closes a descriptor that may have been noted. */
export function closeNoted(fd: number): void {
  if (own !== undefined)
    for (let at = DEVICE_FDS; at < RANGES; at++)
      if (Atomics.compareExchange(own, at, fd + 1, 0) === fd + 1) break;
  libc.close(fd);
}

const doublesOf = (place: Place): Float64Array => new Float64Array(place.buffer, RANGES * 4, 2 * MOST_RANGES);

/** Notes the addresses of the devices, of which parts are mapped. */
export function noteReservation(start: number, bytes: number): void {
  const place = notedPlace();
  if (place !== undefined) doublesOf(place).set([start, bytes]);
}

/** Notes memory that is mapped elsewhere. */
export function noteMapping(start: number, bytes: number): void {
  const place = notedPlace();
  if (place === undefined) return;
  const ranges = doublesOf(place);
  for (let i = 2; i < ranges.length; i += 2) {
    if (ranges[i] !== 0) continue;
    ranges.set([start, bytes], i);
    return;
  }
}

/** Unmaps memory that may have been noted. */
export function unmapNoted(start: number, bytes: number): void {
  const ranges = own && doublesOf(own);
  for (let i = 2; ranges !== undefined && i < ranges.length; i += 2) if (ranges[i] === start) ranges[i] = 0;
  libc.munmap(start, bytes);
}

/** For a thread that will run kernels; undefined where nothing is noted. */
export function makePass(): Pass | undefined {
  const place = notedPlace();
  return place && places.makePass(place);
}

/** In that thread, before it looks at anything: false when the thread that started it is gone, with all it had. */
export function enterWith(pass: Pass | undefined): boolean {
  isShared = true;
  own = pass && places.enterWith(pass);
  return pass === undefined || own !== undefined;
}

/** Gives back what the GPUs of dead threads hold. */
export const sweepPlaces = (): void => places.sweep(dismantle);

function dismantle(place: Place): void {
  const [start, bytes, ...others] = doublesOf(place);
  const ofDevice = [...place.subarray(DEVICE_FDS, DEVICE_FDS + MOST_FDS)].filter((fd) => fd > 0);
  if (start !== 0) unmapReservation(start!, start! + bytes!, new Set(ofDevice.map((fd) => inodeOf(fd - 1))));
  for (let i = 0; i < others.length; i += 2) if (others[i] !== 0) libc.munmap(others[i]!, others[i + 1]!);
  for (const fd of place.subarray(DEVICE_FDS, RANGES)) if (fd > 0) libc.close(fd - 1);
}

/**
 * What an array of JavaScript may have shown (pinned and managed memory that was not closed) keeps its addresses, without its pages: a
 * call of the dead thread, such as a read of a file, may still be on its way to it.
 */
function unmapReservation(start: number, end: number, ofDevice: ReadonlySet<number>): void {
  let from = start;
  for (const line of readFileSync("/proc/self/maps", "utf8").split("\n")) {
    const found = /^([0-9a-f]+)-([0-9a-f]+) \S+ \S+ \S+ (\d+)/.exec(line);
    if (found === null) continue;
    const [low, high, inode] = [
      Number.parseInt(found[1]!, 16),
      Number.parseInt(found[2]!, 16),
      Number(found[3]),
    ];
    if (low < start || low >= end || inode === 0 || ofDevice.has(inode)) continue;
    if (low > from) libc.munmap(from, low - from);
    const flags = c.MAP_PRIVATE | c.MAP_ANONYMOUS | c.MAP_NORESERVE | c.MAP_FIXED;
    libc.mmap(low, high - low, c.PROT_READ | c.PROT_WRITE, flags, -1, 0);
    from = high;
  }
  if (end > from) libc.munmap(from, end - from);
}
