// Copies from packets to a device. Contiguous bytes are gathered in a piece and copied at once, with several
// copies in flight. The end of a message waits for all of them, so an acknowledgement or completion never
// precedes the bytes.
import { STAGING_PIECE_BYTES } from "../../../../../ffi/staged-memory.ts";
import { type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { Qp, Staging } from "../../arena/records.ts";
import {
  awaitCopy,
  beginCopy,
  devicePointer,
  NOWHERE,
  pieceMemory,
  SPACES,
  STAGED,
  StagingSpaces,
  stagingOf,
} from "./copies.ts";
import { takePiece } from "./pieces.ts";

/** Begins the copy of the gathered bytes. */
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
  // The queue pair may have been destroyed or replaced.
  const q = i32[s + Staging.runQueuePair]!;
  if (i32[q + Qp.number] !== i32[s + Staging.runNumber]) return;
  i32[q + Qp.copyError] = i32[s + Staging.error]!;
}

/**
 * Gathers `bytes` bytes at arena byte `from`, of a message for queue pair `q`, for address `to` of a space.
 * Returns false when they cannot get there. {@link settle} waits for the copies.
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
  // The device copies while the rest of the message arrives.
  if (i32[s + Staging.runBytes] === STAGING_PIECE_BYTES) beginRun(e, s);
  return takeError(e, q) === 0;
}

/** Returns and clears the result of a failed copy for queue pair `q`; 0 for none. */
function takeError(e: Engine, q: number): number {
  const error = e.i32[q + Qp.copyError]!;
  if (error === 0) return 0;
  e.i32[q + Qp.copyError] = 0;
  e.i32[StagingSpaces.lastError] = error;
  return error;
}

/** Waits until all bytes placed in a space are on its device. Returns false when the device is lost. */
function settleSpace(e: Engine, s: number): boolean {
  beginRun(e, s);
  return awaitCopy(e, s, e.i32[s + Staging.placed]!);
}

/**
 * Waits until all bytes placed in the space of an address are on its device, for every queue pair. Called
 * before access rights are revoked.
 */
export function settleAddress(e: Engine, address: number): void {
  const s = address >= STAGED && address < NOWHERE ? stagingOf(e, address) : 0;
  if (s !== 0) settleSpace(e, s);
}

/**
 * Waits until the bytes for queue pair `q` are on their devices. Returns false when some are not. After the
 * loss of a device, every queue pair with bytes on their way to it fails.
 */
export function settle(e: Engine, q: number): boolean {
  const { i32 } = e;
  const spaces = i32[q + Qp.unsettled]!;
  i32[q + Qp.unsettled] = 0;
  let good = true;
  for (let space = 1; space <= SPACES; space++) {
    if ((spaces & (1 << space)) === 0) continue;
    const s = i32[StagingSpaces.records + space]!;
    // The last region of the space left meanwhile, and waited for the bytes.
    const there = s === 0 ? (i32[StagingSpaces.lost]! & (1 << space)) === 0 : settleSpace(e, s);
    if (!there) good = false;
  }
  return takeError(e, q) === 0 && good;
}

/**
 * Returns true when all received bytes for queue pair `q` are in place. Called at the end of each message.
 */
export function settled(e: Engine, q: number): boolean {
  return (e.i32[q + Qp.unsettled]! | e.i32[q + Qp.copyError]!) === 0 || settle(e, q);
}

/**
 * Copies `bytes` bytes at arena byte `from` to address `to` of a space, and waits. Returns false when they
 * did not get there.
 */
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
