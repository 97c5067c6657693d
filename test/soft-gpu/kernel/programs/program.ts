import type { Device } from "../../../../src/cuda/index.ts";
import { seeded } from "../../../support/random.ts";

/** A kernel with its plain JavaScript beside it. */
export interface Program {
  readonly name: string;
  /** Runs the kernel on a device, and returns its result beside that of JavaScript. */
  run(gpu: Device): Comparison;
}

/** Results of both. */
export interface Comparison {
  readonly found: ArrayLike<number>;
  readonly expected: ArrayLike<number>;
  /** Largest difference beside the largest expected value. Default: 0. */
  readonly tolerance?: number;
}

/** Returns small whole numbers as floats, whose sums and products are exact. */
export function wholeFloats(length: number, seed: number): Float32Array<ArrayBuffer> {
  const { int } = seeded(seed);
  return Float32Array.from({ length }, () => int(17) - 8);
}

/** Returns floats between -1 and 1. */
export function floats(length: number, seed: number): Float32Array<ArrayBuffer> {
  const { random } = seeded(seed);
  return Float32Array.from({ length }, () => 2 * random() - 1);
}
