// How the threads of a launch are looked at: code for it has calls that other code does not have.
import type { Position } from "../../ptx/ptx-error.ts";

export type Watching =
  /** Accesses are compared with what is allocated, written and raced for. */
  | { readonly kind: "check" }
  /** Each instruction of one thread is told, with what it read and wrote. */
  | { readonly kind: "trace" }
  /** Instructions are counted, and the accesses of each warp put together. */
  | { readonly kind: "profile" }
  /** Threads stop at some places until the driver's thread lets them go on. */
  | { readonly kind: "stops"; isStop(at: Position): boolean }
  /** As it always runs, with names and places for readers. */
  | { readonly kind: "text" };

/** CONTEXT_WORDS.watched: the number of the thread that is followed, or one of these. */
export const NOBODY = -1;
export const EVERYBODY = -2;
