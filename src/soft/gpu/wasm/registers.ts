// How many registers a thread of a kernel would have on a GPU: an estimate, as only NVIDIA's assembler knows.
import { registerPressure } from "../ptx/register-pressure.ts";
import type { Plan } from "./kernel-plan.ts";

/** Of a multiprocessor, and of a thread. */
export const REGISTERS = 65536;
const MOST = 255;
const LEAST = 8;
/** Registers are given out in such steps when the assembler has to save them. */
const STEP = 8;
const WARP = 32;

/** What the estimate adds to what is live at once. */
const OVERHEAD = 2;

export function registersOf({ fn, blocks, liveness }: Plan): number {
  const wanted = Math.max(LEAST, registerPressure(blocks, fn.registers, liveness) + OVERHEAD);
  return Math.min(wanted, mostRegisters(fn));
}

/** The limit that a kernel's directives set: `.maxnreg`, or so many threads and blocks at once. */
function mostRegisters({ maxThreads, minBlocks, bounded, maxRegisters }: Plan["fn"]): number {
  if (maxRegisters !== undefined) return Math.max(LEAST, Math.min(MOST, maxRegisters));
  if (!bounded) return MOST;
  const threads = Math.ceil(maxThreads / WARP) * WARP * Math.max(1, minBlocks);
  const each = Math.floor(REGISTERS / threads / STEP) * STEP;
  // What cannot be met is ignored, as ptxas ignores it.
  return each < LEAST ? MOST : Math.min(MOST, each);
}
