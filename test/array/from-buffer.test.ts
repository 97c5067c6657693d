import { afterAll, describe, expect, test } from "vitest";
import { arrays, scope } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { ClosedError } from "../../src/errors.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { arange, array, fromBuffer, memoryStatistics } = arrays(gpu);

describe("an array over a buffer", () => {
  test("shares its memory in both directions, and leaves it open", () => {
    using x = gpu.from(new Float32Array([1, 2, 3, 4]));
    const { used } = memoryStatistics();
    const a = fromBuffer(x, { shape: [2, 2] });
    expect([a.dtype, a.shape, memoryStatistics().used]).toEqual(["f32", [2, 2], used]);
    scope(() => expect(a.sum(0).toList()).toEqual([4, 6]));
    x.fill(5);
    expect(a.toList()).toEqual([
      [5, 5],
      [5, 5],
    ]);
    a.slice(1).assign(7);
    expect([...x.toArray()]).toEqual([5, 5, 7, 7]);
    a.close();
    expect([...x.toArray()]).toEqual([5, 5, 7, 7]);
  });

  test("takes parts of buffers, odd offsets too", () => {
    using x = gpu.from(Float32Array.from({ length: 100_003 }, (_, i) => i));
    using a = fromBuffer(x.slice(3));
    using b = fromBuffer(x.slice(0, 100_000));
    scope(() => {
      expect(a.sub(b).toArray()).toEqual(new Float32Array(100_000).fill(3));
      a.addInPlace(b);
    });
    expect([...x.slice(0, 8).toArray()]).toEqual([0, 1, 2, 3, 5, 7, 9, 11]);
  });

  test("takes bits as bool, bf16 and c64", () => {
    using u8 = gpu.from(new Uint8Array([0, 1, 1]));
    using u16 = gpu.from(new Uint16Array([0x3f80, 0x4000]));
    using u64 = gpu.from(new BigUint64Array(new Float32Array([1, 2]).buffer));
    using truths = fromBuffer(u8, { dtype: "bool" });
    using halves = fromBuffer(u16, { dtype: "bf16" });
    using pair = fromBuffer(u64, { dtype: "c64" });
    expect([truths.toList(), halves.toList(), pair.toList()]).toEqual([
      [false, true, true],
      [1, 2],
      [[1, 2]],
    ]);
  });

  test("takes pairs of f32 as c64, as the buffer of an array has them", () => {
    using waves = array(
      [
        [1, 2],
        [3, -4],
      ],
      "c64",
    );
    using same = fromBuffer(waves.buffer, { dtype: "c64" });
    expect([same.dtype, same.shape, same.toList()]).toEqual(["c64", [2], waves.toList()]);
    same.multiplyInPlace(10);
    expect(waves.toList()).toEqual([
      [10, 20],
      [30, -40],
    ]);
    using x = gpu.from(new Float32Array([1, 2, 3, 4, 5, 6]));
    using column = fromBuffer(x.slice(2), { dtype: "c64", shape: [2, 1] });
    expect(column.toList()).toEqual([[[3, 4]], [[5, 6]]]);
    expect(() => fromBuffer(x.slice(1, 4), { dtype: "c64" })).toThrow("has 3 f32, which are not pairs");
    expect(() => fromBuffer(x.slice(1, 5), { dtype: "c64" })).toThrow("not a multiple of 8, the size of c64");
    expect(() => fromBuffer(x, { dtype: "c64", shape: [6] })).toThrow("the buffer has 3");
  });

  test("takes memory of a pool, of others, and pinned memory", () => {
    using pinned = gpu.allocatePinned(4, "i32");
    pinned.array.set([1, 2, 3, 4]);
    using a = fromBuffer(pinned);
    expect(a.sum().item()).toBe(10n);
    using owner = gpu.from(new Float64Array([1, 2]));
    using borrowed = gpu.borrow({ pointer: owner.pointer, length: 2, type: "f64", owner });
    using b = fromBuffer(borrowed);
    expect(b.multiply(2).toList()).toEqual([2, 4]);
  });

  test("of a closed buffer throws ClosedError", () => {
    const x = gpu.from(new Float32Array([1, 2]));
    using a = fromBuffer(x);
    using pending = a.add(1);
    x.close();
    expect(() => a.toArray()).toThrow(ClosedError);
    expect(() => pending.toArray()).toThrow(ClosedError);
    expect(() => a.addInPlace(1)).toThrow(ClosedError);
    expect(() => fromBuffer(x)).toThrow(ClosedError);
  });

  test("keeps the memory of a forgotten buffer", () => {
    const made = (() => fromBuffer(gpu.from(new Float32Array([1, 2]))))();
    expect(made.toList()).toEqual([1, 2]);
    made.buffer.close();
    made.close();
  });
});

test("wrong buffers, shapes, types and devices are errors that name the fix", () => {
  using x = gpu.from(new Float32Array(6));
  using a = arange(6);
  using other = openDevice("soft");
  expect(() => fromBuffer([1, 2] as never)).toThrow("fromBuffer: the buffer is an array of 2. Use a Buffer");
  expect(() => fromBuffer(x, { shape: [4] })).toThrow(
    "fromBuffer: the shape (4,) has 4 elements, and the buffer has 6. Use buffer.slice(from, to) for a part",
  );
  expect(() => fromBuffer(x, { shape: [-1, 6] })).toThrow("fromBuffer");
  expect(() => fromBuffer(x, { dtype: "f64" })).toThrow("needs a buffer of f64");
  expect(() => fromBuffer(x, { dtype: "f33" as never })).toThrow("dtype");
  expect(() => fromBuffer(x, { length: 3 } as never)).toThrow("unknown option");
  expect(() => arrays(other).fromBuffer(x)).toThrow("Use arrays(buffer.device)");
  expect(() => array(x as never)).toThrow("Use fromBuffer(buffer)");
  expect(() => a.add(x as never)).toThrow("Use arrays(gpu).fromBuffer(buffer)");
});
