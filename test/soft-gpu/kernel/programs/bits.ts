// Bits of the results of all programs, with products and sums rounded separately and fused.
//
// Record them again after a program or the mathematics changed: npx bun test/soft-gpu/kernel/programs/record.ts
import { createHash } from "node:crypto";
import type { Device } from "../../../../src/cuda/index.ts";
import type { Program } from "./program.ts";

/** Hashes of the bits of a program's result. */
export interface Bits {
  /** Products and sums have one rounding each. */
  readonly separate: string;
  /** A product and a sum have one rounding together. */
  readonly fused: string;
}

/** Runs a program with both settings of `fma`, and returns the hashes of its results. */
export function bitsOf(program: Program, gpu: Device): Bits {
  const hash = (fma: boolean): string => {
    const { found } = program.run(gpu, { fma });
    // Each number as an f64, because all types of the results convert to it without loss.
    const numbers = Float64Array.from(found);
    return createHash("sha256").update(new Uint8Array(numbers.buffer)).digest("hex").slice(0, 16);
  };
  return { separate: hash(false), fused: hash(true) };
}
