import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { KernelError, kernel } from "../../../src/kernel/index.ts";
import { ulps } from "../ptx/clang/math-functions.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const edges = [0, -0, 1, -1, 2, -2, 0.5, -3, 1e300, -1e300, Infinity, -Infinity, Number.NaN];
const pairs = edges.flatMap((x) => edges.map((y) => [x, y] as const));

test("** and Math.pow have JavaScript's special cases", () => {
  const power = kernel(
    "power",
    { x: "readonly f64[]", y: "readonly f64[]", z: "f64[]", w: "f32[]" },
    ({ x, y, z, w }, { threadIdx, f32 }) => {
      z[threadIdx.x] = x[threadIdx.x] ** y[threadIdx.x];
      w[threadIdx.x] = f32(x[threadIdx.x]) ** f32(y[threadIdx.x]);
    },
  );
  const [x, y] = [0, 1].map((side) => gpu.from(Float64Array.from(pairs, (pair) => pair[side]!)));
  const [z, w] = [gpu.allocate(pairs.length, "f64"), gpu.allocate(pairs.length, "f32")];
  power.launch({ grid: 1, block: pairs.length }, { x: x!, y: y!, z, w });
  // 2 ** -0.5 is close to the middle of two numbers, so the last bit may differ.
  const far = pairs.filter(([a, b], i) => ulps(z.toArray()[i]!, a ** b, "double") > 1);
  expect(far).toEqual([]);
  expect([...w.toArray()]).toEqual(pairs.map(([a, b]) => Math.fround(Math.fround(a) ** Math.fround(b))));
});

test("x ** 2 is a product, and Math.hypot takes several values", () => {
  const square = kernel(
    "square",
    { x: "readonly i32[]", y: "i32[]" },
    ({ x, y }, { threadIdx, f32, i32 }) => {
      const v = x[threadIdx.x];
      y[threadIdx.x] = v ** 2 + i32(Math.hypot(f32(v), f32(2 * v), f32(2 * v)));
    },
  );
  const [x, y] = [gpu.from(Int32Array.of(3, -4, 5)), gpu.from(new Int32Array(3))];
  square.launch({ grid: 1, block: 3 }, { x, y });
  expect([...y.toArray()]).toEqual([9 + 9, 16 + 12, 25 + 15]);
});

test("a power of integers is refused in words", () => {
  const whole = () => kernel("whole", { y: "i32[]" }, ({ y }) => void (y[0] = y[0] ** 3)).ptx;
  expect(whole).toThrow(KernelError);
  expect(whole).toThrow("Math.pow of i32");
  expect(whole).toThrow("Convert it: f32(");
});
