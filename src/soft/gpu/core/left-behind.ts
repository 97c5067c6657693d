// Resources of a thread's soft GPU, recorded so that another thread can free them: addresses, descriptors,
// mappings and worker threads. The next thread that opens a device frees the resources of exited threads. The
// main thread lives as long as the process and records nothing.
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import * as c from "../../../../ffi/libc/index.ts";
import { inodeOf } from "../../../../ffi/libc/inode.ts";
import {
  FIRST_NOTE,
  type Pass,
  put,
  type ThreadRecord,
  ThreadRegistry,
} from "../../../process/thread-registry.ts";

const { libc } = c;
const MOST_FDS = 1024;
const MOST_RANGES = 256;
/**
 * First word of the list of the devices' descriptors, in the layout of a record. An entry is a descriptor
 * plus 1, or 0 when it is free.
 */
const DEVICE_FDS = FIRST_NOTE;
const FDS = DEVICE_FDS + MOST_FDS;
/**
 * First word of the ranges, pairs of doubles: start address and size in bytes. The first pair is the
 * reservation.
 */
const RANGES = FDS + MOST_FDS;
const places = new ThreadRegistry("doorbell-gpu-place", RANGES + 4 * MOST_RANGES);

/** Record of this thread, or of the thread that started it. */
let own: ThreadRecord | undefined;
let isShared = false;

const notedPlace = (): ThreadRecord | undefined => {
  if (own === undefined && !isMainThread && !isShared) own = places.claim();
  return own;
};

/** Records a descriptor. `ofDevice`: the file is device memory, which no JavaScript array shows. */
export function noteFd(fd: number, ofDevice = false): void {
  const place = notedPlace();
  if (place !== undefined) put(place, ofDevice ? DEVICE_FDS : FDS, MOST_FDS, fd + 1);
}

/** Closes a descriptor and removes it from the record. */
export function closeNoted(fd: number): void {
  if (own !== undefined)
    for (let at = DEVICE_FDS; at < RANGES; at++)
      if (Atomics.compareExchange(own, at, fd + 1, 0) === fd + 1) break;
  libc.close(fd);
}

const doublesOf = (place: ThreadRecord): Float64Array =>
  new Float64Array(place.buffer, RANGES * 4, 2 * MOST_RANGES);

/** Records the reserved addresses of the devices. */
export function noteReservation(start: number, bytes: number): void {
  const place = notedPlace();
  if (place !== undefined) doublesOf(place).set([start, bytes]);
}

/** Records memory that is mapped outside the reservation. */
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

/** Unmaps memory and removes it from the record. */
export function unmapNoted(start: number, bytes: number): void {
  const ranges = own && doublesOf(own);
  for (let i = 2; ranges !== undefined && i < ranges.length; i += 2) if (ranges[i] === start) ranges[i] = 0;
  libc.munmap(start, bytes);
}

/** Returns the pass of a new worker thread, or undefined when this thread has no record. */
export function makePass(): Pass | undefined {
  const place = notedPlace();
  return place && places.makePass(place);
}

/**
 * Registers a worker thread before it uses any resource. Returns false when the thread that started it has
 * exited.
 */
export function enterWith(pass: Pass | undefined): boolean {
  isShared = true;
  own = pass && places.enterWith(pass);
  return pass === undefined || own !== undefined;
}

/** Frees the resources of the soft GPUs of exited threads. */
export const sweepRecords = (): void => places.sweep(dismantle);

function dismantle(place: ThreadRecord): void {
  const [start, bytes, ...others] = doublesOf(place);
  const ofDevice = [...place.subarray(DEVICE_FDS, DEVICE_FDS + MOST_FDS)].filter((fd) => fd > 0);
  if (start !== 0) unmapReservation(start!, start! + bytes!, new Set(ofDevice.map((fd) => inodeOf(fd - 1))));
  for (let i = 0; i < others.length; i += 2) if (others[i] !== 0) libc.munmap(others[i]!, others[i + 1]!);
  for (const fd of place.subarray(DEVICE_FDS, RANGES)) if (fd > 0) libc.close(fd - 1);
}

/**
 * Unmaps a reservation, except addresses that a JavaScript array may have shown: pinned and managed memory
 * that was not closed. They stay reserved without pages, because a pending call of the exited thread, such as
 * a file read, may still write there.
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
