// Address spaces of memory that only another driver's functions reach. A native address is a number below
// 2^47. Each driver context gets a space of 2^49 addresses from 2^49 on. One comparison detects such an
// address, and address arithmetic stays the same.
import { section } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";

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
