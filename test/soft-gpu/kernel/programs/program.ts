import type { Device } from "../../../../src/cuda/index.ts";
import {
  type KernelOptions,
  plainIntrinsics,
  type Signature,
  type TypeScriptKernel,
} from "../../../../src/kernel/index.ts";
import { seeded } from "../../../support/random.ts";

/** A kernel with its plain JavaScript beside it. */
export interface Program {
  readonly name: string;
  /** Instruction whose result differs between the GPU and the soft GPU in its last bits. Default: there is none. */
  readonly inexact?: string;
  /** Runs the kernel with the given options on a device, and returns its result beside that of JavaScript. */
  run(gpu: Device, options?: KernelOptions): Comparison;
}

/** Results of both. */
export interface Comparison {
  readonly found: ArrayLike<number>;
  readonly expected: ArrayLike<number>;
  /** Result of the body of the kernel, called as plain JavaScript. Bodies with barriers or atomics have none. */
  readonly plain?: ArrayLike<number>;
  /** Largest difference beside the largest expected value. Default: 0. */
  readonly tolerance?: number;
}

type Size = number | readonly number[];

/** Returns a size or an index with its three axes. */
const axes = (size: Size, missing: number) => {
  const [x = missing, y = missing, z = missing] = typeof size === "number" ? [size] : size;
  return { x, y, z };
};

/** Returns all indices below a size. */
const indicesBelow = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }) =>
  Array.from({ length: x * y * z }, (_, i) =>
    axes([i % x, Math.floor(i / x) % y, Math.floor(i / (x * y))], 0),
  );

/** Calls the body of a kernel as plain JavaScript, once for each thread of a launch. */
export function callPlainly<S extends Signature>(
  { signature, body }: TypeScriptKernel<S>,
  { grid, block }: { readonly grid: Size; readonly block: Size },
  values: Readonly<Record<string, unknown>>,
): void {
  const [gridDim, blockDim] = [axes(grid, 1), axes(block, 1)];
  for (const blockIdx of indicesBelow(gridDim))
    for (const threadIdx of indicesBelow(blockDim))
      body({ ...signature, ...values } as never, plainIntrinsics({ threadIdx, blockIdx, blockDim, gridDim }));
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

/** Returns the whole numbers from 0 to `length` - 1. */
export const indices = (length: number): number[] => Array.from({ length }, (_, i) => i);
