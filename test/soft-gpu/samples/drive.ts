// Harness for a kernel of NVIDIA's samples: runs it and compares the result with TypeScript.

import type { Device, KernelArgument, LaunchConfig, Module } from "../../../src/cuda/index.ts";
import { seeded } from "../../support/random.ts";

/** Kernel under test with its expected behaviour. */
export interface Drive {
  /** Name of the compiled sample file without its extension: "vectorAdd_vectorAdd". */
  readonly file: string;
  /** Symbol of the kernel. */
  readonly kernel: string;
  /** Parameter types of the kernel ("ptr, i32"). */
  readonly parameters: string;
  /** Runs the kernel. Throws if a result is wrong. */
  run(tools: Tools): void;
}

/** Numbers of 32 or 64 bits as a buffer returns them. */
type Numbers = ArrayLike<number> | ArrayLike<number | bigint>;

/** Helpers for one run. The device owns all memory. */
export class Tools {
  readonly device: Device;
  readonly #module: Module;
  readonly #drive: Drive;

  constructor(device: Device, module: Module, drive: Drive) {
    this.device = device;
    this.#module = module;
    this.#drive = drive;
  }

  launch(config: LaunchConfig, values: readonly KernelArgument[]): void {
    this.#module.kernel(this.#drive.kernel, this.#drive.parameters).launch(config, values);
    this.device.synchronize();
  }

  /** Writes a `__device__` or `__constant__` variable of the file. */
  setGlobal(name: string, values: Float32Array<ArrayBuffer>): void {
    this.#module.global(name, "f32").set(values);
  }

  /** Launches another kernel of the same file. */
  also(kernel: string, parameters: string, config: LaunchConfig, values: readonly KernelArgument[]): void {
    this.#module.kernel(kernel, parameters).launch(config, values);
    this.device.synchronize();
  }
}

/** Returns reproducible pseudo-random numbers. */
export function noise(count: number, below = 1): Float32Array<ArrayBuffer> {
  const { random } = seeded(12345);
  return new Float32Array(count).map(() => random() * below);
}

export const whole = (count: number, below: number): Int32Array<ArrayBuffer> =>
  Int32Array.from(noise(count, below), Math.floor);

export const indices = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Throws unless the numbers are equal, or within a relative tolerance (absolute for values below 1). */
export function same(actual: Numbers, expected: Numbers, tolerance = 0): void {
  if (actual.length !== expected.length)
    throw new Error(`${actual.length} numbers, expected ${expected.length}`);
  for (let i = 0; i < expected.length; i++) {
    const [a, e] = [Number(actual[i]!), Number(expected[i]!)];
    if (Math.abs(a - e) <= tolerance * Math.max(1, Math.abs(e)) || Object.is(a, e) || a === e) continue;
    throw new Error(`at ${i}: ${a}, expected ${e}`);
  }
}

export const sum = (values: Numbers): number => {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += Number(values[i]!);
  return total;
};
