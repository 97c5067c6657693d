import { inspect } from "node:util";
import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const shape = { grid: 1, block: [4, 3] } as const;

test("the launch gives the length of a row", () => {
  const transpose = kernel(
    "transpose",
    { a: "readonly f32[][n]", b: "f32[][m]", n: "i32", m: "i32" },
    ({ a, b, n, m }, { threadIdx, f32 }) => {
      const { x, y } = threadIdx;
      if (x < n && y < m) b[x][y] = a[y][x] + f32(a.length * 100 + a[0].length);
    },
  );
  const a = gpu.from(Float32Array.from({ length: 12 }, (_, i) => i));
  const b = gpu.from(new Float32Array(12));
  transpose.launch(shape, { a, b, n: 4, m: 3 });
  expect([...b.toArray()]).toEqual([0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11].map((each) => each + 304));
  expect(inspect(transpose)).toBe("Kernel transpose(a: readonly f32[][n], b: f32[][m], n: i32, m: i32)");
});

test("constants and values mix in three dimensions, and a row goes to a helper", () => {
  const mark = kernel(
    "mark",
    { c: "i32[][n][DEPTH]", n: "i32", DEPTH: 2, last: (row: { readonly length: number }) => row.length - 1 },
    ({ c, n, last }, { threadIdx }) => {
      const { x, y } = threadIdx;
      const plane = c[1];
      if (x === 0 && y < n) plane[y][last(plane[y])] = 10 * y + c.length;
      if (x === 1 && y === 0) c[0][n - 1][0] = 7;
    },
  );
  const c = gpu.from(new Int32Array(12));
  mark.launch(shape, { c, n: 3 });
  expect([...c.toArray()]).toEqual([0, 0, 0, 0, 7, 0, 0, 2, 0, 12, 0, 22]);
});

test("a size that is not known is refused", () => {
  expect(() => kernel({ a: "f32[][n]" }, () => {})).toThrow('the size n of a is "n"');
  expect(() => kernel({ a: "f32[][n]", n: "f32" }, () => {})).toThrow('the size n of a is "f32"');
  expect(() => kernel({ a: "f32[][0]" }, () => {})).toThrow("the size 0 of a is 0");
});

test("an index outside of a row of known size is refused", () => {
  const outside = kernel({ a: "f32[][4]" }, ({ a }) => {
    a[9][4] = 1;
  });
  expect(() => outside.ptx).toThrow("the index 4 is outside of a, which has 4 elements");
});
