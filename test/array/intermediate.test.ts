import { afterAll, expect, test } from "vitest";
import { arrays, einsum, type NdArray } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { memoryStatistics, ones } = arrays(gpu);

test.each<[string, (a: NdArray) => NdArray]>([
  ["clip", (a) => a.clip(0, 1)],
  ["mean", (a) => a.mean(0)],
  ["var", (a) => a.var(0)],
  ["argmax", (a) => a.argmax()],
  ["diff", (a) => a.diff(0, { n: 2 })],
  ["matmul", (a) => a.matmul(a)],
  [
    "matmul with a column",
    (a) => {
      using flat = a.reshape([-1]);
      using column = flat.slice(":64");
      return a.matmul(column);
    },
  ],
  ["vecdot", (a) => a.vecdot(a, -2)],
  ["tensordot", (a) => a.tensordot(a, 1)],
  ["outer", (a) => a.outer(a)],
  ["einsum", (a) => einsum("ij,kj->ik", [a, a])],
])("the arrays inside of %s do not retain memory", (_, run) => {
  const { used } = memoryStatistics();
  const a = ones([64, 64]).run();
  const result = run(a).run();
  a.close();
  result.close();
  expect(memoryStatistics().used).toBe(used);
});

test.each<[string, (a: NdArray) => NdArray]>([
  ["a product", (a) => a.matmul(a)],
  ["a sum", (a) => a.sum(0, { keepdims: true })],
  ["sorted rows", (a) => a.sort()],
])("an expression reads an operation and %s of the same operation", (_, run) => {
  const results = [false, true].map((isRun) => {
    using a = ones([4, 4]).add(1);
    if (isRun) a.run();
    using both = a.add(run(a));
    using total = a.add(run(a)).sum();
    return [both.toList(), total.item()];
  });
  expect(results[0]).toEqual(results[1]);
});
