// How a kernel of NVIDIA's samples is driven: with input of ours, against what plain TypeScript gives.

import type { Device, KernelArgument, LaunchConfig, Module } from "../../../src/cuda/index.ts";
import { seeded } from "../../support/random.ts";

/** One kernel: where it is and what it must do. */
export interface Drive {
  /** The sample's file as it was compiled, without its ending: "vectorAdd_vectorAdd". */
  readonly file: string;
  /** The kernel's symbol. */
  readonly kernel: string;
  /** Its parameters ("ptr, i32"). */
  readonly parameters: string;
  /** Throws for a result that is not right. */
  run(tools: Tools): void;
}

/** Numbers of 32 and 64 bits as a buffer gives them. */
type Numbers = ArrayLike<number> | ArrayLike<number | bigint>;

/** What a drive works with; all memory goes with the device. */
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

  /** Writes a variable of the file, a `__constant__` too. */
  setGlobal(name: string, values: Float32Array<ArrayBuffer>): void {
    this.#module.global(name, "f32").set(values);
  }

  /** Another kernel of the same file. */
  also(kernel: string, parameters: string, config: LaunchConfig, values: readonly KernelArgument[]): void {
    this.#module.kernel(kernel, parameters).launch(config, values);
    this.device.synchronize();
  }
}

/** Numbers that look random and are the same each time. */
export function noise(count: number, below = 1): Float32Array<ArrayBuffer> {
  const { random } = seeded(12345);
  return new Float32Array(count).map(() => random() * below);
}

export const whole = (count: number, below: number): Int32Array<ArrayBuffer> =>
  Int32Array.from(noise(count, below), Math.floor);

export const indices = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Throws unless the numbers are the same, or within a part of the expected (or of 1, if that is more). */
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
