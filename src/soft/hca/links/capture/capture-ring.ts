// Captured packets in memory that others of this user read (src/counters): a ring of pcapng blocks. Nothing waits for the reader: what
// finds no room is lost and counted. The reader's words are not believed: they say only whether there is room.

import * as c from "../../../../../ffi/libc/index.ts";
import { Head, RING_AT, RING_BYTES } from "../../../../counters/layout.ts";
import { Dev } from "../../arena/arena.ts";
import { getDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { shownWords } from "../../arena/shown.ts";

const { libc } = c;

/** Makes the ring empty. */
export function emptyRing(e: Engine): void {
  const words = shownWords(e);
  e.i32[Dev.captureWritten] = 0;
  words[Head.captureTaken] = 0;
  words[Head.captureLost] = 0;
  Atomics.store(words, Head.captureWritten, 0);
}

/** Its pages go back to the system. */
export function freeRing(e: Engine): void {
  libc.madvise(getDouble(e, Dev.shown) + RING_AT, RING_BYTES, c.MADV_REMOVE);
}

export function loseInRing(e: Engine): void {
  Atomics.add(shownWords(e), Head.captureLost, 1);
}

/** Puts the block of `bytes` bytes at byte `at` of the arena into the ring, or loses it. */
export function writeToRing(e: Engine, at: number, bytes: number): void {
  const words = shownWords(e);
  const written = e.u32[Dev.captureWritten]!;
  const waiting = (written - words[Head.captureTaken]!) >>> 0;
  if (waiting > RING_BYTES - bytes) {
    loseInRing(e);
    return;
  }
  const from = written & (RING_BYTES - 1);
  const first = Math.min(bytes, RING_BYTES - from);
  const ring = getDouble(e, Dev.shown) + RING_AT;
  e.native.memcpy(ring + from, e.base + at, first);
  if (first < bytes) e.native.memcpy(ring, e.base + at + first, bytes - first);
  e.u32[Dev.captureWritten] = written + bytes;
  Atomics.store(words, Head.captureWritten, e.i32[Dev.captureWritten]!);
}
