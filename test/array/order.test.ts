import { afterAll, expect, test } from "vitest";
import { arrays } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const [THREADS, TEAM, COPIES, JOINING, PART] = [256, 8, 8, 32, 32768];
const single = Math.fround;

/** Adds the values of the threads of a block. */
function joined(values: number[]): number {
  for (let t = 0; t < JOINING; t++)
    for (let k = t + JOINING; k < THREADS; k += JOINING) values[t] = single(values[t]! + values[k]!);
  for (let k = 1; k < JOINING; k++) values[0] = single(values[0]! + values[k]!);
  return values[0]!;
}

/** Adds the elements of the part of a block. */
function sumOfPart(elements: Float32Array): number {
  const round = COPIES * TEAM;
  const chunk = Math.floor(elements.length / ((round * THREADS) / TEAM)) * round;
  const values = Array.from({ length: THREADS }, (_, t) => {
    const copies = new Float32Array(COPIES);
    const first = Math.floor(t / TEAM) * chunk + (t % TEAM);
    for (let begin = 0; begin < chunk; begin += round)
      for (let copy = 0; copy < COPIES; copy++) copies[copy]! += elements[first + begin + copy * TEAM]!;
    for (let r = (chunk * THREADS) / TEAM + t; r < elements.length; r += THREADS) copies[0]! += elements[r]!;
    for (let copy = 1; copy < COPIES; copy++) copies[0]! += copies[copy]!;
    return copies[0]!;
  });
  return joined(values);
}

/** Adds elements in the order that all devices and runtimes share. */
function sumOf(elements: Float32Array): number {
  const parts = Math.ceil(elements.length / PART);
  const size = Math.ceil(elements.length / parts);
  const sums = Array.from({ length: parts }, (_, i) =>
    sumOfPart(elements.subarray(i * size, (i + 1) * size)),
  );
  if (parts === 1) return sums[0]!;
  return joined(Array.from({ length: THREADS }, (_, t) => sums[t] ?? 0));
}

test.each([65, 1000, 4097, 32768, 100_003, 1_000_000])(
  "a sum of %i floats has the order of additions that all devices share",
  (length) => {
    const random = seeded(length);
    const elements = Float32Array.from({ length }, () => random.random() - 0.5);
    using array = arrays(gpu).array(elements);
    expect(array.sum().item()).toBe(sumOf(elements));
  },
);
