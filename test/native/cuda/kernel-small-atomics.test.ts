import { afterAll, expect, test } from "vitest";
import { KernelError, kernel } from "../../../src/kernel/index.ts";
import { assembled } from "../../soft-gpu/kernel/assembled.ts";
import { open } from "./provider.ts";

const gpu = open();
afterAll(() => gpu.close());

test("atomic.add of f16 and bf16 returns the value before, and loses no addend", () => {
  const sums = kernel(
    "sums",
    { half: "f16[]", brain: "bf16[]", before: "f32[]" },
    ({ half, brain, before }, { atomic, globalIdx, shared, sync, threadIdx }) => {
      const block = shared("f16", 2);
      if (threadIdx.x < 2) block[threadIdx.x] = 0;
      sync();
      const old = atomic.add(half, globalIdx.x & 1, 1);
      if (old === 63) before[0] = old;
      atomic.add(brain, 1, 2);
      atomic.sub(block, 1, 0.5, { scope: "block" });
      sync();
      if (threadIdx.x === 0) before[1 + (globalIdx.x >> 6)] = block[1];
    },
  );
  const [half, brain] = [gpu.from(new Float16Array(2)), gpu.from(new Uint16Array(2))];
  const before = gpu.from(new Float32Array(3));
  assembled(sums).launch({ grid: 2, block: 64 }, { half, brain, before });
  expect([...half.toArray()]).toEqual([64, 64]);
  // 256 in bf16.
  expect([...brain.toArray()]).toEqual([0, 0x4380]);
  expect([...before.toArray()]).toEqual([63, -32, -32]);
});

test("atomics compare, load and store elements of 16 bits", () => {
  const swaps = kernel(
    "swaps",
    { words: "u16[]", signed: "i16[]", halves: "f16[]", found: "f32[]" },
    ({ words, signed, halves, found }, { atomic, f32 }) => {
      found[0] = f32(atomic.compareExchange(words, 1, 65535, 7));
      found[1] = f32(atomic.compareExchange(words, 1, 65535, 8));
      found[2] = f32(atomic.compareExchange(signed, 0, -3, -4));
      found[3] = f32(atomic.load(signed, 0, { order: "relaxed" }));
      atomic.store(halves, 1, 0.1);
      found[4] = atomic.load(halves, 1);
    },
  );
  const words = gpu.from(Uint16Array.of(1, 65_535, 3));
  const signed = gpu.from(Int16Array.of(-3, 5));
  const halves = gpu.from(Float16Array.of(9, 9, 9));
  const found = gpu.from(new Float32Array(5));
  assembled(swaps).launch({ grid: 1, block: 1 }, { words, signed, halves, found });
  expect([...found.toArray()]).toEqual([65_535, 7, -3, -4, 0.0999755859375]);
  expect([...words.toArray()]).toEqual([1, 7, 3]);
  expect([...signed.toArray()]).toEqual([-4, 5]);
  expect([...halves.toArray()]).toEqual([9, 0.0999755859375, 9]);
});

test("an addition of 16-bit integers is refused, with the types that it exists for", () => {
  const wrong = kernel("wrong", { words: "u16[]" }, ({ words }, { atomic }) => {
    atomic.add(words, 0, 1);
  });
  expect(() => wrong.compile()).toThrow(KernelError);
  expect(() => wrong.compile()).toThrow(/It exists for i32, u32, i64, u64, f32, f64, f16, bf16\./);
});
