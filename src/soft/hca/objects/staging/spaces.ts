// Native addresses are numbers, and user space ends at 2^47. From 2^49 on they mean memory that only another driver's functions
// reach: each such driver's context has a space of 2^49 addresses. So one comparison tells, and arithmetic with addresses stays as it is.
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";

/** The first address that memcpy must not be given, and how many each space has. */
export const STAGED = 2 ** 49;
/** Spaces there may be: 1 to this. Exact numbers end behind them. */
export const SPACES = 15;

/** What a null region's bytes have for an address: behind all spaces. */
export const NOWHERE = (SPACES + 1) * STAGED;

/** The {@link Staging} of an address from {@link STAGED} on. */
export function stagingOf(e: Engine, address: number): number {
  return e.i32[Dev.stagings + Math.floor(address / STAGED)]!;
}

/** The address as the device counts. */
export function devicePointer(address: number): number {
  return address - Math.floor(address / STAGED) * STAGED;
}
