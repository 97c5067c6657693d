// C memory that workers read: while a thread that was given up has not ended, nothing of it is freed.
import { libc } from "../../../../ffi/libc/index.ts";

let threads = 0;
const waiting: number[] = [];

/** Frees memory of malloc now, or when the last thread that may still look at it has ended. */
export function freeWhenUnused(address: number): void {
  if (threads === 0) libc.free(address);
  else waiting.push(address);
}

/** So many threads go on although nobody waits for them any more. */
export function holdFor(count: number): void {
  threads += count;
}

/** One of them has ended. */
export function threadEnded(): void {
  threads--;
  if (threads === 0) for (const address of waiting.splice(0)) libc.free(address);
}

/** Threads that were given up and have not ended, and pieces of memory that wait for them. */
export const heldMemory = (): { threads: number; pieces: number } => ({ threads, pieces: waiting.length });
