// Copies from a device to packets. A copy of 100 KB costs as much as a copy of one packet, so a whole piece
// is fetched ahead for each message. The next piece is fetched while packets of this one are sent. No other
// message uses a fetched piece.
import { STAGING_PIECE_BYTES, STAGING_PIECES } from "../../../../../ffi/staged-memory.ts";
import { type Engine, setDouble } from "../../arena/engine.ts";
import { StagingPiece } from "../../arena/records.ts";
import { awaitCopy, beginCopy, devicePointer, pieceAt, pieceMemory, stagingOf } from "./copies.ts";
import { findPiece, takeIdlePiece, takePiece } from "./pieces.ts";
import { beginRun } from "./place.ts";

/** Begins to fetch up to `bytes` bytes at `pointer` to piece `index`, for message `reader`. */
function beginFetch(
  e: Engine,
  s: number,
  index: number,
  reader: number,
  pointer: number,
  bytes: number,
): boolean {
  const taken = Math.min(bytes, STAGING_PIECE_BYTES);
  // Bytes on their way to the device must arrive before the fetch.
  beginRun(e, s);
  if (!beginCopy(e, s, index, pointer, taken, false)) return false;
  const p = pieceAt(s, index);
  e.i32[p + StagingPiece.reader] = reader;
  e.i32[p + StagingPiece.bytes] = taken;
  setDouble(e, p + StagingPiece.start, pointer);
  return true;
}

/**
 * Copies `bytes` bytes at address `from` of a space to arena byte `to`. The message needs `ahead` bytes from
 * there on. `reader` is the word offset of the message, which began with {@link forgetFetched}. Returns false
 * when the copy fails.
 */
export function fetchStaged(
  e: Engine,
  reader: number,
  from: number,
  to: number,
  bytes: number,
  ahead: number,
): boolean {
  const s = stagingOf(e, from);
  let pointer = devicePointer(from);
  for (let done = 0; done < bytes; ) {
    let index = findPiece(e, s, reader, pointer);
    if (index < 0) {
      index = takePiece(e, s);
      if (index < 0 || !beginFetch(e, s, index, reader, pointer, ahead - done)) return false;
    }
    const p = pieceAt(s, index);
    const start = e.f64[(p + StagingPiece.start) >> 1]!;
    const end = start + e.i32[p + StagingPiece.bytes]!;
    const left = ahead - done - (end - pointer);
    if (left > 0 && findPiece(e, s, reader, end) < 0) {
      const next = takePiece(e, s, index);
      if (next < 0 || !beginFetch(e, s, next, reader, end, left)) return false;
    }
    if (!awaitCopy(e, s, e.i32[p + StagingPiece.sequence]!)) return false;
    const chunk = Math.min(bytes - done, end - pointer);
    e.native.memcpy(e.base + to + done, pieceMemory(e, s, index) + pointer - start, chunk);
    done += chunk;
    pointer += chunk;
    if (pointer === end) e.i32[p + StagingPiece.reader] = 0;
  }
  return true;
}

/**
 * Begins a message that reads at address `from` of a space. Drops the pieces that an earlier message at the
 * same word offset fetched.
 */
export function forgetFetched(e: Engine, reader: number, from: number): void {
  const s = stagingOf(e, from);
  for (let index = 0; index < STAGING_PIECES; index++) {
    const p = pieceAt(s, index);
    if (e.i32[p + StagingPiece.reader] === reader) e.i32[p + StagingPiece.reader] = 0;
  }
}

/** Begins a message whose bytes are needed soon. Fetches its first bytes if a piece is idle. */
export function expectFetch(e: Engine, reader: number, from: number, bytes: number): void {
  forgetFetched(e, reader, from);
  const s = stagingOf(e, from);
  const index = takeIdlePiece(e, s);
  // A fetch that fails here fails again when its bytes are needed.
  if (index >= 0) beginFetch(e, s, index, reader, devicePointer(from), bytes);
}
