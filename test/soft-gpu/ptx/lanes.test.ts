// Threads in groups, by SIMD, and threads one by one give the same bits. A block of one thread is never a group.
import process from "node:process";
import { expect, test } from "vitest";
import type { Device } from "../../../src/cuda/index.ts";
import { open } from "./harness.ts";
import { RESULTS, randomOf, randomProgram } from "./random-program.ts";

const THREADS = 128;

/** What a kernel of (out, in) leaves, for a shape of its blocks. */
function run(
  device: Device,
  ptx: string,
  input: Uint32Array<ArrayBuffer>,
  words: number,
  block: number,
): Uint32Array {
  using module = device.loadModule(ptx);
  using out = device.from(new Uint32Array(words * THREADS));
  using from = device.from(input);
  module.kernel("test").launch({ grid: THREADS / block, block }, [out, from]);
  return out.toArray() as Uint32Array;
}

const input = new Uint32Array(THREADS).map(
  (_, i) => Math.imul(i, 0x9e3779b1) ^ (i % 5 === 0 ? 0xffffffff : i),
);

test("random kernels whose threads part in branches and loops", () => {
  using device = open();
  const seed = Number(process.env["DOORBELL_PTX_SEED"] ?? 1);
  const count = Number(process.env["DOORBELL_PTX_FUZZ"] ?? 60);
  for (let n = 0; n < count; n++) {
    const ptx = randomProgram(randomOf(seed * 1000003 + n));
    const alone = run(device, ptx, input, RESULTS, 1);
    for (const block of [64, 32])
      expect(run(device, ptx, input, RESULTS, block), `program ${n} of seed ${seed}\n${ptx}`).toEqual(alone);
  }
});
