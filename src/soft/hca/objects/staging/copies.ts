// Copies between staging memory and a device: begun on its stream, in order; each writes its number where the host sees it.

import { bind, type CFunction } from "../../../../../ffi/runtime/index.ts";
import { STAGING_PIECE_BYTES } from "../../../../../ffi/staged-memory.ts";
import { Dev } from "../../arena/arena.ts";
import { getDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { Staging, StagingPiece } from "../../arena/records.ts";

const signatures = {
  pushContext: ["i32", "ptr"],
  popContext: ["i32", "ptr"],
  toDevice: ["i32", "u64", "ptr", "u64", "ptr"],
  toHost: ["i32", "ptr", "u64", "u64", "ptr"],
  writeValue: ["i32", "ptr", "u64", "u32", "u32"],
  query: ["i32", "ptr"],
} as const;

type Names = keyof typeof signatures;
const functionNames = Object.keys(signatures) as Names[];

/** The functions as one thread calls them. */
export type BoundCopies = { readonly [K in Names]: CFunction<(typeof signatures)[K]> } & {
  /** Where they are: a driver's stay the same as spaces come and go. */
  readonly addresses: { readonly [K in Names]: number };
};

const NOT_READY = 600;
/** A stream that some thread captures says these of a question about another one: it is no answer about ours. */
const CAPTURED = [900, 908] as const;
/** What a copy that did not end is said to have returned. */
export const NO_ANSWER = -1;
/** A copy of a piece takes microseconds: a device that is silent for so long is lost. */
const PATIENCE_MS = 5000;
/** Looks before others get the processor, and between two looks at the clock. */
const LOOKS_AWAKE = 200;
const LOOKS_BLIND = 4095;
/** The stream itself is asked so late: the question may end a capture of the program's. */
const ASK_AFTER_MS = 500;

function isOf(e: Engine, s: number, { addresses }: BoundCopies): boolean {
  for (const name of functionNames) if (addresses[name] !== getDouble(e, s + Staging[name])) return false;
  return true;
}

/** This thread's functions of staging `s`. */
function bound(e: Engine, s: number): BoundCopies {
  const space = e.i32[s + Staging.space]!;
  const known = e.copies[space];
  if (known !== undefined && isOf(e, s, known)) return known;
  const addresses = Object.fromEntries(
    functionNames.map((name) => [name, getDouble(e, s + Staging[name])]),
  ) as unknown as BoundCopies["addresses"];
  const at = <K extends Names>(name: K) => bind(addresses[name], signatures[name], name);
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

/** Word offset of piece `index`. */
export const pieceAt = (s: number, index: number) => s + Staging.pieces + index * StagingPiece.words;

/** The host's address of piece `index`. */
export const pieceMemory = (e: Engine, s: number, index: number) =>
  getDouble(e, s + Staging.staging) + index * STAGING_PIECE_BYTES;

/**
 * Begins a copy of `bytes` bytes between the beginning of piece `index` and the device's `pointer`, behind all copies before it. False
 * when the driver refuses; {@link noteError} has been told why.
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
  // The application may have another context current in this thread.
  let code = f.pushContext(getDouble(e, s + Staging.context));
  if (code === 0) {
    code = outward ? f.toDevice(pointer, host, bytes, stream) : f.toHost(host, pointer, bytes, stream);
    if (code === 0) {
      const sequence = (i32[s + Staging.issued]! + 1) | 0;
      code = f.writeValue(stream, getDouble(e, s + Staging.progress), sequence >>> 0, 0);
      // A copy that nobody hears of again.
      if (code !== 0) i32[s + Staging.broken] = 1;
      i32[s + Staging.issued] = sequence;
      i32[pieceAt(s, index) + StagingPiece.sequence] = sequence;
      i32[Dev.stagedCopies]!++;
    }
    f.popContext(e.base + Dev.stagingWord * 4);
  }
  if (code !== 0) noteError(e, s, code);
  return code === 0;
}

/** Remembers what a copy returned. */
export function noteError(e: Engine, s: number, code: number): void {
  e.i32[s + Staging.error] = code;
  e.i32[Dev.stagingError] = code;
  e.i32[Dev.stagedErrors]!++;
}

/** Whether the stream has done the copy with that number by now. */
export function isDone(e: Engine, s: number, sequence: number): boolean {
  const word = Dev.stagingWord;
  e.native.memcpy(e.base + word * 4, getDouble(e, s + Staging.progress), 4);
  return ((e.i32[word]! - sequence) | 0) >= 0;
}

/** Waits until the stream has done the copy with that number. False when it never will: nothing is copied from then on. */
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
    if (isSilent && now - since < PATIENCE_MS) continue;
    // It may have been this process that slept.
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
    f.popContext(e.base + Dev.stagingWord * 4);
  }
  return code;
}
