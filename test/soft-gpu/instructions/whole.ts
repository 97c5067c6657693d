// Whole kernels with fixed operands and their results (test/soft-gpu/ptx/kernels/whole.cu).
import { readFileSync } from "node:fs";
import { CudaError, type Device } from "../../../src/cuda/index.ts";
import { Random } from "./values.ts";

const WORDS = 4096;
const RESULTS = 512;

const texts = ["whole", "whole-math", "whole-library"].map((name) =>
  readFileSync(new URL(`../ptx/generated/${name}.ptx`, import.meta.url), "utf8"),
);

/** Names of the kernels with their modules. */
const modules = new Map(
  texts.flatMap((text) => [...text.matchAll(/\.entry (\w+)\(/g)].map(([, name]) => [name!, text] as const)),
);

export const wholeKernels: readonly string[] = [...modules.keys()];

/** Kernels that contain approximations, with the relative tolerance of their f32 results. */
export const near: Readonly<Record<string, number>> = {
  nbody: 2e-5,
  mathFloat: 2e-5,
  fastMath: 2e-5,
};

/** Returns the results of a kernel, or the error if it does not run. */
export function wholeAnswer(device: Device, name: string, check = false): Uint8Array | string {
  const r = new Random(name.length * 7919);
  try {
    using module = device.loadModule(modules.get(name)!);
    using input = device.from(Uint32Array.from({ length: WORDS }, () => r.next()));
    using out = device.allocate(RESULTS, "u32");
    out.fill(0);
    module
      .kernel(name, "ptr, ptr, u32")
      .launch({ grid: 2, block: 256, ...(check ? { check } : {}) }, [input, out, RESULTS]);
    return new Uint8Array((out.toArray() as Uint32Array).buffer);
  } catch (error) {
    if (!(error instanceof CudaError)) throw error;
    return error.message.split("\n")[0]!;
  }
}
