// The pieces of staging memory, which are used in rotation.
import { STAGING_PIECES } from "../../../../../ffi/staged-memory.ts";
import type { Engine } from "../../arena/engine.ts";
import { Staging, StagingPiece } from "../../arena/records.ts";
import { awaitCopy, isDone, pieceAt } from "./copies.ts";

const after = (index: number) => (index + 1) % STAGING_PIECES;

/** Returns true when received bytes wait in piece `index`. */
function gathers(e: Engine, s: number, index: number): boolean {
  return e.i32[s + Staging.runBytes] !== 0 && e.i32[s + Staging.runPiece] === index;
}

/**
 * Returns the next piece in rotation, empty; waits until its last copy is done. Returns -1 when the device is
 * lost.
 */
export function takePiece(e: Engine, s: number, keep = -1): number {
  const { i32 } = e;
  let index = i32[s + Staging.next]!;
  while (index === keep || gathers(e, s, index)) index = after(index);
  const p = pieceAt(s, index);
  if (!awaitCopy(e, s, i32[p + StagingPiece.sequence]!)) return -1;
  i32[p + StagingPiece.reader] = 0;
  i32[s + Staging.next] = after(index);
  return index;
}

/** Returns an idle piece without waiting, -1 for none. */
export function takeIdlePiece(e: Engine, s: number): number {
  const { i32 } = e;
  const first = i32[s + Staging.next]!;
  let index = first;
  do {
    const p = pieceAt(s, index);
    const idle = i32[p + StagingPiece.reader] === 0 && !gathers(e, s, index);
    if (idle && isDone(e, s, i32[p + StagingPiece.sequence]!)) {
      i32[s + Staging.next] = after(index);
      return index;
    }
    index = after(index);
  } while (index !== first);
  return -1;
}

/** Returns the piece that holds device byte `pointer` for message `reader`, -1 for none. */
export function findPiece(e: Engine, s: number, reader: number, pointer: number): number {
  const { i32, f64 } = e;
  for (let index = 0; index < STAGING_PIECES; index++) {
    const p = pieceAt(s, index);
    if (i32[p + StagingPiece.reader] !== reader) continue;
    const offset = pointer - f64[(p + StagingPiece.start) >> 1]!;
    if (offset >= 0 && offset < i32[p + StagingPiece.bytes]!) return index;
  }
  return -1;
}
