// C memory that workers read. It is not freed while an abandoned thread runs.
import { libc } from "../../../../../ffi/libc/index.ts";

let threads = 0;
const waiting: number[] = [];

/** Frees malloc memory now, or when the last abandoned thread has ended. */
export function freeWhenUnused(address: number): void {
  if (threads === 0) libc.free(address);
  else waiting.push(address);
}

/** Adds abandoned threads. */
export function holdFor(count: number): void {
  threads += count;
}

/** Removes an abandoned thread that has ended. */
export function threadEnded(): void {
  threads--;
  if (threads === 0) for (const address of waiting.splice(0)) libc.free(address);
}

/** Returns the number of abandoned threads, and of allocations that wait for their end. */
export const heldMemory = (): { threads: number; pieces: number } => ({ threads, pieces: waiting.length });
