// Kinds of instrumentation for inspected launches.
import type { Position } from "../../ptx/syntax.ts";

export type Instrumentation =
  /** Checks each access against allocations, initialized bytes and races. */
  | {
      readonly kind: "check";
      /** True for a launch that may overlap the previous one of its stream. */
      readonly overlaps?: boolean;
    }
  /** Reports each instruction of one thread with the registers that it writes. */
  | { readonly kind: "trace" }
  /** Counts instructions, and reports the accesses of each warp. */
  | { readonly kind: "profile" }
  /** Stops threads at some positions until the debugger resumes them. */
  | { readonly kind: "stops"; isStop(at: Position): boolean }
  /** Uninstrumented code with names and positions for the text format. */
  | { readonly kind: "text" };

/** Values of CONTEXT_WORDS.inspectedThread that select no thread or all threads. */
export const NO_THREAD = -1;
export const ALL_THREADS = -2;
