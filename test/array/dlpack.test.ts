import { afterAll, expect, test } from "vitest";
import { kDLBfloat, kDLBool, kDLComplex } from "../../ffi/dlpack/constants.ts";
import { DLManagedTensorVersioned } from "../../ffi/dlpack/structs.ts";
import { arrays, dtypes } from "../../src/array/index.ts";
import { openDevice, toDLPack } from "../../src/cuda/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { arange, array, fromCudaArrayInterface, fromDLPack, memoryStatistics, ones, zeros } = arrays(gpu);

/** Waits until released memory is back in the pool. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

test.each(dtypes)("an array of %s is exported and imported without a copy", async (dtype) => {
  const before = memoryStatistics().used;
  const a = ones([2, 3], dtype);
  const tensor = a.toDLPack();
  const { dl_tensor: struct } = DLManagedTensorVersioned.at(tensor.pointer);
  const codes = { bool: kDLBool, bf16: kDLBfloat, c64: kDLComplex };
  if (Object.hasOwn(codes, dtype)) expect(struct.dtype.code).toBe(codes[dtype as keyof typeof codes]);
  const b = fromDLPack(tensor.pointer);
  expect([b.dtype, b.shape, b.toList()]).toEqual([dtype, [2, 3], a.toList()]);
  if (dtype === "f32") {
    a.buffer.fill(7);
    using total = b.sum();
    expect(total.item()).toBe(42);
  }
  // The array may close before the consumer, which the view of it keeps alive.
  a.close();
  const view = b.slice(1);
  b.close();
  expect(tensor.isDeleted).toBe(false);
  expect(view.shape).toEqual([3]);
  view.close();
  expect(tensor.isDeleted).toBe(true);
  tensor.close();
  await settled();
  expect(memoryStatistics().used).toBeLessThanOrEqual(before);
});

test("a view is exported in C's order, and a pending expression runs", () => {
  using tensor = arange(6).reshape([2, 3]).T.multiply(2).toDLPack({ isVersioned: false });
  using b = fromDLPack(tensor.pointer, { isVersioned: false });
  expect(b.toList()).toEqual([
    [0, 6],
    [2, 8],
    [4, 10],
  ]);
  b.close();
});

test("memory that is read-only stays so in a tensor, and a copy of it is not", () => {
  using owner = arange(6).reshape([2, 3]).run();
  const described = owner.toCudaArrayInterface();
  using a = fromCudaArrayInterface({ ...described, data: [described.data[0], true] }, owner);
  using tensor = a.toDLPack();
  using b = fromDLPack(tensor.pointer);
  expect(() => b.assign(5)).toThrow("read-only");
  expect(() => a.toDLPack({ isVersioned: false })).toThrow("DLManagedTensor has no flag");
  using copied = a.T.toDLPack();
  using c = fromDLPack(copied.pointer);
  c.assign(5);
  expect([owner.sum().item(), c.sum().item()]).toEqual([15, 30]);
});

test("an export that fails holds no memory", async () => {
  // Arrays of earlier tests may still hold memory. They may release it here.
  await settled();
  const before = memoryStatistics().used;
  const a = arange(6);
  const index = array([9], "i32");
  const wrong = a.take(index);
  expect(() => wrong.toDLPack()).toThrow("index 9 is outside");
  for (const one of [wrong, index, a]) one.close();
  await settled();
  expect(memoryStatistics().used).toBeLessThanOrEqual(before);
});

test("a tensor of a buffer is an array", () => {
  using x = gpu.from(new Float32Array([1, 2, 3, 4]));
  using tensor = toDLPack(x, { shape: [2, 2] });
  using a = fromDLPack(tensor.pointer);
  expect(a.matmul(a).toList()).toEqual([
    [7, 10],
    [15, 22],
  ]);
  a.close();
});

test.each<[string, () => unknown, string]>([
  ["no elements", () => zeros([0]).toDLPack(), "toDLPack: the shape (0,) has no elements"],
  [
    "a flag of an old struct",
    () => array([1]).toDLPack({ isReadOnly: true, isVersioned: false }),
    "read-only",
  ],
  ["a wrong address", () => fromDLPack(4096), "no memory of"],
  ["another option", () => array([1]).toDLPack({ shape: [1] } as never), "shape"],
])("%s is refused", (_, run, message) => {
  expect(run).toThrow(message);
});
