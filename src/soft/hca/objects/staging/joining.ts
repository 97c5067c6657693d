// Address spaces of other drivers' memory: regions join a space and leave it. The caller holds the lock.
import type { StagedMemory } from "../../../../../ffi/staged-memory.ts";
import { STAGING_PIECES } from "../../../../../ffi/staged-memory.ts";
import { type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { Mr, Staging, StagingPiece } from "../../arena/records.ts";
import { awaitCopy, pieceAt, SPACES, StagingSpaces, stagingOf } from "./copies.ts";
import { beginRun } from "./place.ts";

const UNUSED_NUMBERS = 1 << 20;

/**
 * Adds a region of `memory` to the space of its stream, or to a new space. Returns the space, 0 when all are
 * in use.
 */
export function joinStaging(e: Engine, memory: StagedMemory): number {
  const { i32 } = e;
  let free = 0;
  for (let space = 1; space <= SPACES; space++) {
    const s = i32[StagingSpaces.records + space]!;
    if (s === 0) free ||= space;
    else if (
      getDouble(e, s + Staging.stream) === memory.stream &&
      getDouble(e, s + Staging.staging) === memory.staging
    ) {
      i32[s + Staging.regions]!++;
      return space;
    }
  }
  const s = free === 0 ? 0 : allocate(e, Staging.bytes);
  if (s === 0) return 0;
  i32[s + Staging.space] = free;
  i32[s + Staging.regions] = 1;
  setDouble(e, s + Staging.context, memory.context);
  setDouble(e, s + Staging.stream, memory.stream);
  setDouble(e, s + Staging.staging, memory.staging);
  setDouble(e, s + Staging.progress, memory.progress);
  for (const [name, address] of Object.entries(memory.functions))
    setDouble(e, s + Staging[name as keyof StagedMemory["functions"]], address);
  begin(e, s);
  i32[StagingSpaces.lost]! &= ~(1 << free);
  i32[StagingSpaces.records + free] = s;
  return free;
}

/**
 * Begins the sequence numbers of a record, far behind the last one. A late copy for an earlier region is
 * then not mistaken for a new one.
 */
function begin(e: Engine, s: number): void {
  const { i32 } = e;
  e.native.memcpy(e.base + StagingSpaces.hostWord * 4, getDouble(e, s + Staging.progress), 4);
  const reached = i32[StagingSpaces.hostWord]!;
  i32[s + Staging.issued] = (reached + UNUSED_NUMBERS) | 0;
  i32[s + Staging.placed] = reached;
  for (let index = 0; index < STAGING_PIECES; index++)
    i32[pieceAt(s, index) + StagingPiece.sequence] = reached;
}

/**
 * Removes region `at` from its space. Afterwards the device has all its bytes, and no copy uses the region's
 * memory.
 */
export function leaveStaging(e: Engine, at: number): void {
  const { i32 } = e;
  const address = getDouble(e, at + Mr.address);
  const s = stagingOf(e, address);
  const space = i32[s + Staging.space]!;
  beginRun(e, s);
  let isLost = false;
  for (let index = 0; index < STAGING_PIECES; index++) {
    const p = pieceAt(s, index);
    if (!awaitCopy(e, s, i32[p + StagingPiece.sequence]!)) isLost = true;
    i32[p + StagingPiece.reader] = 0;
  }
  i32[s + Staging.regions]!--;
  if (i32[s + Staging.regions] !== 0) return;
  i32[StagingSpaces.records + space] = 0;
  // For queue pairs whose bytes were on their way to the device.
  if (isLost) i32[StagingSpaces.lost]! |= 1 << space;
  release(e, s, Staging.bytes);
}
