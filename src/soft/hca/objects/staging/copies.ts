// Address spaces of memory that only another driver's functions reach. A native address is a number below
// 2^47. Each driver context gets a space of 2^49 addresses from 2^49 on. One comparison detects such an
// address, and address arithmetic stays the same.

import { bind } from "../../../../../ffi/runtime/index.ts";
import { STAGING_PIECE_BYTES } from "../../../../../ffi/staged-memory.ts";
import { section } from "../../arena/arena.ts";
import { Counter } from "../../arena/counters.ts";
import { type BoundCopies, copySignatures, type Engine, getDouble } from "../../arena/engine.ts";
import { Staging, StagingPiece } from "../../arena/records.ts";

export const StagingSpaces = section("stagingSpaces", (f) => ({
  /** Word offset of the {@link Staging} record of each space, 0 when the space is free. */
  records: f.words(16),
  /** Bit set of the spaces whose device was lost when their last region was deregistered. */
  lost: f.word(),
  /** Result of the last copy that failed. */
  lastError: f.word(),
  /** Copy of a word of host memory. */
  hostWord: f.words(2),
}));

/** First address that memcpy must not use, and the size of each space. */
export const STAGED = 2 ** 49;
/** Maximum number of spaces. Their numbers begin at 1, and numbers behind them are not exact. */
export const SPACES = 15;

/** Address of the bytes of a null region, behind all spaces. */
export const NOWHERE = (SPACES + 1) * STAGED;

/** Returns the {@link Staging} record of an address from {@link STAGED} on. */
export function stagingOf(e: Engine, address: number): number {
  return e.i32[StagingSpaces.records + Math.floor(address / STAGED)]!;
}

/** Returns the device's own address. */
export function devicePointer(address: number): number {
  return address - Math.floor(address / STAGED) * STAGED;
}

// Copies between staging memory and a device. The driver's stream runs them in order, and each writes its
// sequence number to host memory.

type Names = keyof typeof copySignatures;
const functionNames = Object.keys(copySignatures) as Names[];

const NOT_READY = 600;
/** Errors of a query while another stream is captured. They report nothing about this stream. */
const CAPTURED = [900, 908] as const;
/** Result of a copy that did not end. */
const NO_ANSWER = -1;
/**
 * Time without progress after which a device counts as lost, in milliseconds. A copy of one piece takes
 * microseconds.
 */
const LOST_AFTER_MS = 5000;
/** Checks before the thread yields the processor. */
const LOOKS_AWAKE = 200;
const LOOKS_BLIND = 4095;
/**
 * Time after which the stream itself is queried, in milliseconds. The query may end a stream capture of the
 * program.
 */
const ASK_AFTER_MS = 500;

function isOf(e: Engine, s: number, { addresses }: BoundCopies): boolean {
  for (const name of functionNames) if (addresses[name] !== getDouble(e, s + Staging[name])) return false;
  return true;
}

/** Returns this thread's functions of staging record `s`. */
function bound(e: Engine, s: number): BoundCopies {
  const space = e.i32[s + Staging.space]!;
  const known = e.copies[space];
  if (known !== undefined && isOf(e, s, known)) return known;
  const addresses = Object.fromEntries(
    functionNames.map((name) => [name, getDouble(e, s + Staging[name])]),
  ) as unknown as BoundCopies["addresses"];
  const at = <K extends Names>(name: K) => bind(addresses[name], copySignatures[name], name);
  const fresh: BoundCopies = {
    pushContext: at("pushContext"),
    popContext: at("popContext"),
    toDevice: at("toDevice"),
    toHost: at("toHost"),
    writeValue: at("writeValue"),
    query: at("query"),
    addresses,
  };
  e.copies[space] = fresh;
  return fresh;
}

/** Returns the word offset of piece `index`. */
export const pieceAt = (s: number, index: number) => s + Staging.pieces + index * StagingPiece.words;

/** Returns the host address of piece `index`. */
export const pieceMemory = (e: Engine, s: number, index: number) =>
  getDouble(e, s + Staging.staging) + index * STAGING_PIECE_BYTES;

/**
 * Begins a copy of `bytes` bytes between the start of piece `index` and the device address `pointer`, behind
 * all earlier copies. Returns false when the driver refuses, after {@link noteError}.
 */
export function beginCopy(
  e: Engine,
  s: number,
  index: number,
  pointer: number,
  bytes: number,
  outward: boolean,
): boolean {
  const { i32 } = e;
  if (i32[s + Staging.broken] !== 0) return false;
  const f = bound(e, s);
  const stream = getDouble(e, s + Staging.stream);
  const host = pieceMemory(e, s, index);
  // The application may have another context current on this thread.
  let code = f.pushContext(getDouble(e, s + Staging.context));
  if (code === 0) {
    code = outward ? f.toDevice(pointer, host, bytes, stream) : f.toHost(host, pointer, bytes, stream);
    if (code === 0) {
      const sequence = (i32[s + Staging.issued]! + 1) | 0;
      code = f.writeValue(stream, getDouble(e, s + Staging.progress), sequence >>> 0, 0);
      // The end of this copy cannot be observed.
      if (code !== 0) i32[s + Staging.broken] = 1;
      i32[s + Staging.issued] = sequence;
      i32[pieceAt(s, index) + StagingPiece.sequence] = sequence;
      i32[Counter.stagedCopies]!++;
    }
    f.popContext(e.base + StagingSpaces.hostWord * 4);
  }
  if (code !== 0) noteError(e, s, code);
  return code === 0;
}

/** Records the result of a failed copy. */
function noteError(e: Engine, s: number, code: number): void {
  e.i32[s + Staging.error] = code;
  e.i32[StagingSpaces.lastError] = code;
  e.i32[Counter.stagedErrors]!++;
}

/** Returns true when the stream has finished the copy with this sequence number. */
export function isDone(e: Engine, s: number, sequence: number): boolean {
  const word = StagingSpaces.hostWord;
  e.native.memcpy(e.base + word * 4, getDouble(e, s + Staging.progress), 4);
  return ((e.i32[word]! - sequence) | 0) >= 0;
}

/**
 * Waits until the stream has finished the copy with this sequence number. Returns false when the device is
 * lost: no later copy is made.
 */
export function awaitCopy(e: Engine, s: number, sequence: number): boolean {
  let since = 0;
  for (let looks = 1; !isDone(e, s, sequence); looks++) {
    if (e.i32[s + Staging.broken] !== 0) return false;
    if (looks > LOOKS_AWAKE) e.native.sched_yield();
    if ((looks & LOOKS_BLIND) !== 0) continue;
    const now = performance.now();
    if (since === 0) since = now;
    if (now - since < ASK_AFTER_MS) continue;
    const code = queryStream(e, s);
    if (code === 0) return true;
    const isSilent = code === NOT_READY || (code >= CAPTURED[0] && code <= CAPTURED[1]);
    if (isSilent && now - since < LOST_AFTER_MS) continue;
    // This process itself may have been suspended.
    if (isDone(e, s, sequence)) return true;
    e.i32[s + Staging.broken] = 1;
    noteError(e, s, isSilent ? NO_ANSWER : code);
    return false;
  }
  return true;
}

function queryStream(e: Engine, s: number): number {
  const f = bound(e, s);
  let code = f.pushContext(getDouble(e, s + Staging.context));
  if (code === 0) {
    code = f.query(getDouble(e, s + Staging.stream));
    f.popContext(e.base + StagingSpaces.hostWord * 4);
  }
  return code;
}
