// Bytes on their way to a device. What follows each other there is gathered in a piece and copied at once; several copies are under
// way. A message's end waits until all of them are done: neither an acknowledgement nor a completion comes before the bytes are there.
import { STAGING_PIECE_BYTES } from "../../../../../ffi/staged-memory.ts";
import { Dev } from "../../arena/arena.ts";
import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp, Staging } from "../../arena/records.ts";
import { awaitCopy, beginCopy, pieceMemory } from "./copies.ts";
import { takePiece } from "./pieces.ts";
import { devicePointer, NOWHERE, SPACES, STAGED, stagingOf } from "./spaces.ts";

/** Begins the copy of what was gathered. */
export function beginRun(e: Engine, s: number): void {
  const { i32 } = e;
  const bytes = i32[s + Staging.runBytes]!;
  if (bytes === 0) return;
  i32[s + Staging.runBytes] = 0;
  const index = i32[s + Staging.runPiece]!;
  if (beginCopy(e, s, index, getDouble(e, s + Staging.runStart), bytes, true)) {
    i32[s + Staging.placed] = i32[s + Staging.issued]!;
    return;
  }
  // The QP may be gone, or be another one by now.
  const q = i32[s + Staging.runQueuePair]!;
  if (i32[q + Qp.number] !== i32[s + Staging.runNumber]) return;
  i32[q + Qp.copyError] = i32[s + Staging.error]!;
}

/**
 * Takes `bytes` bytes at arena byte `from`, of a message for QP `q`, on their way to address `to` of a space. False when they cannot get
 * there. {@link settle} waits for them.
 */
export function placeStaged(e: Engine, q: number, to: number, from: number, bytes: number): boolean {
  const { i32 } = e;
  const s = stagingOf(e, to);
  let pointer = devicePointer(to);
  i32[q + Qp.unsettled]! |= 1 << i32[s + Staging.space]!;
  for (let done = 0; done < bytes; ) {
    const gathered = i32[s + Staging.runBytes]!;
    const follows =
      i32[s + Staging.runQueuePair] === q && getDouble(e, s + Staging.runStart) + gathered === pointer;
    if (gathered === STAGING_PIECE_BYTES || (gathered !== 0 && !follows)) {
      beginRun(e, s);
      continue;
    }
    if (gathered === 0) {
      const index = takePiece(e, s);
      if (index < 0) return false;
      i32[s + Staging.runPiece] = index;
      i32[s + Staging.runQueuePair] = q;
      i32[s + Staging.runNumber] = i32[q + Qp.number]!;
      setDouble(e, s + Staging.runStart, pointer);
    }
    const chunk = Math.min(bytes - done, STAGING_PIECE_BYTES - gathered);
    const at = pieceMemory(e, s, i32[s + Staging.runPiece]!) + gathered;
    e.native.memcpy(at, e.base + from + done, chunk);
    i32[s + Staging.runBytes] = gathered + chunk;
    done += chunk;
    pointer += chunk;
  }
  // The device works while the rest of the message comes.
  if (i32[s + Staging.runBytes] === STAGING_PIECE_BYTES) beginRun(e, s);
  return takeError(e, q) === 0;
}

/** What a copy of bytes for QP `q` returned that failed, once; 0 when none did. */
function takeError(e: Engine, q: number): number {
  const error = e.i32[q + Qp.copyError]!;
  if (error === 0) return 0;
  e.i32[q + Qp.copyError] = 0;
  e.i32[Dev.stagingError] = error;
  return error;
}

/** Waits until everything that was placed in a space is on its device. False when it is not, and never will be. */
export function settleSpace(e: Engine, s: number): boolean {
  beginRun(e, s);
  return awaitCopy(e, s, e.i32[s + Staging.placed]!);
}

/** The same of the space of an address, whoever's bytes they are: nothing lands there any more by rights that are taken back now. */
export function settleAddress(e: Engine, address: number): void {
  const s = address >= STAGED && address < NOWHERE ? stagingOf(e, address) : 0;
  if (s !== 0) settleSpace(e, s);
}

/**
 * Waits until the bytes for QP `q` are on their devices. False when some did not get there: of a device that is lost nobody knows which,
 * and each QP that had bytes on their way to it hears of it.
 */
export function settle(e: Engine, q: number): boolean {
  const { i32 } = e;
  const spaces = i32[q + Qp.unsettled]!;
  i32[q + Qp.unsettled] = 0;
  let good = true;
  for (let space = 1; space <= SPACES; space++) {
    if ((spaces & (1 << space)) === 0) continue;
    const s = i32[Dev.stagings + space]!;
    // Its last region left meanwhile, and waited.
    const there = s === 0 ? (i32[Dev.lostSpaces]! & (1 << space)) === 0 : settleSpace(e, s);
    if (!there) good = false;
  }
  return takeError(e, q) === 0 && good;
}

/** Whether everything that came for QP `q` is where it belongs: what the end of each message asks. */
export function settled(e: Engine, q: number): boolean {
  return (e.i32[q + Qp.unsettled]! | e.i32[q + Qp.copyError]!) === 0 || settle(e, q);
}

/** Copies `bytes` bytes at arena byte `from` to address `to` of a space, and waits. False when they did not get there. */
export function storeStaged(e: Engine, to: number, from: number, bytes: number): boolean {
  const s = stagingOf(e, to);
  beginRun(e, s);
  for (let done = 0; done < bytes; ) {
    const index = takePiece(e, s);
    if (index < 0) return false;
    const chunk = Math.min(bytes - done, STAGING_PIECE_BYTES);
    e.native.memcpy(pieceMemory(e, s, index), e.base + from + done, chunk);
    if (!beginCopy(e, s, index, devicePointer(to) + done, chunk, true)) return false;
    done += chunk;
  }
  return awaitCopy(e, s, e.i32[s + Staging.issued]!);
}
