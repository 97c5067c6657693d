import { afterAll, describe, expect, test } from "vitest";
import { arrays, type Dtype, dtypes, type NdArray, scope } from "../../src/array/index.ts";
import { type CudaArrayInterface, openDevice, toCudaArrayInterface } from "../../src/cuda/index.ts";
import { ClosedError } from "../../src/errors.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { arange, array, fromCudaArrayInterface, full, memoryStatistics, ones } = arrays(gpu);

/** Returns the description as another library gets it: as JSON. */
const sent = (a: NdArray): CudaArrayInterface => JSON.parse(JSON.stringify(a.toCudaArrayInterface()));

const views: readonly (readonly [string, (a: NdArray) => NdArray])[] = [
  ["all", (a) => a],
  ["a transpose", (a) => a.permuteDims()],
  ["steps and reversed axes", (a) => a.slice(":", "::-1", "::2")],
  ["reversed axes only", (a) => a.flip()],
  ["one row", (a) => a.slice(1, 2)],
  ["one element", (a) => a.slice(1, 2, 3)],
  ["repeated axes", (a) => a.broadcastTo([2, 2, 3, 4])],
];

describe.each(views)("a view of %s", (_, make) => {
  test.each(dtypes.filter((dtype) => dtype !== "bf16"))(
    "of %s is the same memory in both directions",
    (dtype) => {
      scope(() => {
        const a = make(arange(24).reshape([2, 3, 4]).astype(dtype).run());
        const b = fromCudaArrayInterface(sent(a), a);
        expect([b.dtype, b.shape]).toEqual([a.dtype, a.shape]);
        expect(b.toList()).toEqual(a.toList());
        expect(b.toCudaArrayInterface()).toEqual(a.toCudaArrayInterface());
      });
    },
  );
});

test("descriptions have NumPy's types and strides in bytes, and writes are seen on both sides", () => {
  const typeOf = (dtype: Dtype): string => {
    using a = ones([2], dtype);
    return sent(a).typestr;
  };
  expect((["bool", "u8", "i64", "f16", "c64"] as const).map(typeOf)).toEqual([
    "|b1",
    "|u1",
    "<i8",
    "<f2",
    "<c8",
  ]);
  using a = arange(6).reshape([2, 3]).run();
  using columns = a.slice(":", "::-2");
  expect(sent(columns)).toMatchObject({ shape: [2, 2], strides: [12, -8], version: 3 });
  using b = fromCudaArrayInterface(sent(columns), a);
  b.multiplyInPlace(10);
  expect(a.toList()).toEqual([
    [0, 1, 20],
    [30, 4, 50],
  ]);
});

test("a pending expression runs, and a buffer that is described is an array", () => {
  using pending = arange(3).add(1);
  using a = fromCudaArrayInterface(sent(pending), pending);
  expect(a.toList()).toEqual([1, 2, 3]);
  using x = gpu.from(new Float32Array([1, 2, 3, 4]));
  using b = fromCudaArrayInterface(toCudaArrayInterface(x, [2, 2]), x);
  using product = b.matmul(b);
  expect(product.toList()).toEqual([
    [7, 10],
    [15, 22],
  ]);
});

test("an address may be a bigint, also of a view with reversed axes", () => {
  using a = arange(4).run();
  using reversed = a.flip();
  const described = reversed.toCudaArrayInterface();
  using b = fromCudaArrayInterface({ ...described, data: [BigInt(described.data[0]) as never, false] }, a);
  expect(b.toList()).toEqual([3, 2, 1, 0]);
});

test("closing frees nothing of the owner, and views keep the memory open", () => {
  using x = gpu.from(new Float32Array([1, 2, 3, 4]));
  const { used } = memoryStatistics();
  const a = fromCudaArrayInterface(toCudaArrayInterface(x), x);
  const view = a.slice("1:");
  a.close();
  expect(view.toList()).toEqual([2, 3, 4]);
  view.close();
  expect([...x.toArray()]).toEqual([1, 2, 3, 4]);
  expect(memoryStatistics().used).toBe(used);
  const closed = array([1]);
  closed.close();
  expect(() => closed.toCudaArrayInterface()).toThrow(ClosedError);
});

test("the memory of an array that is the owner is not reused while another array uses it", () => {
  const { used } = memoryStatistics();
  const owner = full([4], 7).run();
  const a = fromCudaArrayInterface(sent(owner), owner);
  owner.close();
  // The pool would give the memory to this array.
  using next = full([4], 9).run();
  expect([a.toList(), next.toList()]).toEqual([
    [7, 7, 7, 7],
    [9, 9, 9, 9],
  ]);
  const view = a.slice("1:");
  a.close();
  expect(view.toList()).toEqual([7, 7, 7]);
  view.close();
  next.close();
  expect(memoryStatistics().used).toBe(used);

  const kept = scope(() => {
    const made = full([4], 3).run();
    return fromCudaArrayInterface(sent(made), made);
  });
  using other = full([4], 8).run();
  expect([kept.toList(), other.toList()]).toEqual([
    [3, 3, 3, 3],
    [8, 8, 8, 8],
  ]);
  kept.close();
});

test("memory that is read-only stays so", () => {
  using a = arange(2).run();
  using b = fromCudaArrayInterface({ ...sent(a), data: [sent(a).data[0], true] }, a);
  expect(() => b.assign(1)).toThrow("read-only");
  expect(b.toCudaArrayInterface().data[1]).toBe(true);
});

test.each<[string, (a: NdArray) => unknown, string]>([
  ["bf16", (a) => a.astype("bf16").toCudaArrayInterface(), 'Use toDLPack(), or astype("f32")'],
  ["no elements", () => ones([0]).toCudaArrayInterface(), "the shape (0,) has no elements"],
  ["another argument", (a) => (a.toCudaArrayInterface as (n: number) => unknown).call(a, 1), "1 given"],
  ["another type", (a) => fromCudaArrayInterface({ ...sent(a), typestr: ">f4" }), "typestr is "],
  [
    "odd strides",
    (a) => fromCudaArrayInterface({ ...sent(a), strides: [12, 2] }),
    "strides is [12, 2]. Use a multiple of the 4 bytes",
  ],
  ["few strides", (a) => fromCudaArrayInterface({ ...sent(a), strides: [4] }), "for each of the 2 axes"],
  ["a large shape", (a) => fromCudaArrayInterface({ ...sent(a), shape: [2 ** 20, 3] }), "exceed the memory"],
  [
    "large strides",
    (a) => fromCudaArrayInterface({ ...sent(a), strides: [2 ** 30, 4] }),
    "exceed the memory",
  ],
  [
    "strides before the memory",
    (a) => fromCudaArrayInterface({ ...sent(a), strides: [-(2 ** 30), 4] }),
    "borrow",
  ],
  [
    "an address as text",
    (a) => fromCudaArrayInterface({ ...sent(a), data: [`${sent(a).data[0]}` as never, false] }),
    "fromCudaArrayInterface: data is [",
  ],
  ["no address", (a) => fromCudaArrayInterface({ ...sent(a), data: [undefined as never, false] }), "data is"],
  [
    "a number for read-only",
    (a) => fromCudaArrayInterface({ ...sent(a), data: [sent(a).data[0], 1 as never] }),
    "true or false",
  ],
  ["a mask", (a) => fromCudaArrayInterface({ ...sent(a), mask: sent(a) } as never), "mask is"],
  ["stream 0", (a) => fromCudaArrayInterface({ ...sent(a), stream: 0 }), "stream is 0"],
  ["no description", () => fromCudaArrayInterface(null as never), "the array is null"],
])("%s is refused", (_, run, message) => {
  using a = arange(6).reshape([2, 3]).run();
  expect(() => run(a)).toThrow(message);
});
