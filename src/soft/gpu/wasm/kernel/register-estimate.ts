// Estimates the registers that a thread would use on a GPU. Only NVIDIA's assembler knows the exact number.
import { registerPressure } from "../../ptx/register-pressure.ts";
import type { Plan } from "./kernel-plan.ts";

/** Number of 32-bit registers of a multiprocessor. */
export const REGISTERS = 65536;
const MOST = 255;
const LEAST = 8;
/** Granularity of the register limit when the assembler has to spill. */
const STEP = 8;
const WARP = 32;

/** Registers that the estimate adds to the register pressure. */
const OVERHEAD = 2;

export function registersOf({ fn, blocks, liveness }: Plan): number {
  const wanted = Math.max(LEAST, registerPressure(blocks, fn.registers, liveness) + OVERHEAD);
  return Math.min(wanted, mostRegisters(fn));
}

/** Returns the limit from `.maxnreg`, or from `.maxntid` and `.minnctapersm`. */
function mostRegisters({ maxThreads, minBlocks, hasMaxThreads, maxRegisters }: Plan["fn"]): number {
  if (maxRegisters !== undefined) return Math.max(LEAST, Math.min(MOST, maxRegisters));
  if (!hasMaxThreads) return MOST;
  const threads = Math.ceil(maxThreads / WARP) * WARP * Math.max(1, minBlocks);
  const each = Math.floor(REGISTERS / threads / STEP) * STEP;
  // ptxas also ignores a limit that cannot be met.
  return each < LEAST ? MOST : Math.min(MOST, each);
}
