import * as c from "../../../../../ffi/libc/index.ts";
import { Head, RING_AT, RING_BYTES } from "../../../../counters/layout.ts";
import { section } from "../../arena/arena.ts";
import { type Engine, getDouble } from "../../arena/engine.ts";
import { StatusMemory, statusWords } from "../../arena/status-memory.ts";

export const CaptureState = section("capture", (f) => ({
  /** Wall-clock time minus engine time, in microseconds. */
  epoch: f.double(),
  /** Word offset of the scratch memory while packets are captured, else 0. */
  scratch: f.word(),
  /** Word offset of the scratch memory once it is allocated. */
  allocated: f.word(),
  /** Traffic class of the packet that is recorded, and its hop limit above that. */
  treatment: f.word(),
  /** 1 while packets are written to a file. */
  toFile: f.word(),
  /** Descriptor of the file. */
  fd: f.word(),
  /** 1 while packets are written to the ring in the status memory. */
  toRing: f.word(),
  /** Number of bytes written to the ring. */
  ringWritten: f.word(),
  /** Number of bytes of a record that are still to be written. */
  recordLeft: f.word(),
  /** Byte offset of these bytes in the arena. */
  recordAt: f.word(),
  /** Number of records that found no room. */
  lost: f.word(),
}));

// Ring of pcapng blocks that other processes of the same user read (src/counters). The writer never waits: a
// block without room is dropped and counted. The reader's position is untrusted and decides only whether
// there is room.

const { libc } = c;

/** Empties the ring. */
export function emptyRing(e: Engine): void {
  const words = statusWords(e);
  e.i32[CaptureState.ringWritten] = 0;
  words[Head.captureTaken] = 0;
  words[Head.captureLost] = 0;
  Atomics.store(words, Head.captureWritten, 0);
}

/** Returns the ring's pages to the system. */
export function freeRing(e: Engine): void {
  libc.madvise(getDouble(e, StatusMemory.address) + RING_AT, RING_BYTES, c.MADV_REMOVE);
}

export function loseInRing(e: Engine): void {
  Atomics.add(statusWords(e), Head.captureLost, 1);
}

/** Writes the block of `bytes` bytes at byte `at` of the arena to the ring, or drops it. */
export function writeToRing(e: Engine, at: number, bytes: number): void {
  const words = statusWords(e);
  const written = e.u32[CaptureState.ringWritten]!;
  const waiting = (written - words[Head.captureTaken]!) >>> 0;
  if (waiting > RING_BYTES - bytes) {
    loseInRing(e);
    return;
  }
  const from = written & (RING_BYTES - 1);
  const first = Math.min(bytes, RING_BYTES - from);
  const ring = getDouble(e, StatusMemory.address) + RING_AT;
  e.native.memcpy(ring + from, e.base + at, first);
  if (first < bytes) e.native.memcpy(ring, e.base + at + first, bytes - first);
  e.u32[CaptureState.ringWritten] = written + bytes;
  Atomics.store(words, Head.captureWritten, e.i32[CaptureState.ringWritten]!);
}
