import { afterAll, expect, test } from "vitest";
import { type Buffer, openDevice } from "../../../src/cuda/index.ts";
import { kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const axpy = kernel(
  "axpy",
  { a: "f32 | f64", x: "readonly (f32 | f64)[]", y: "(f64 | f32)[]" },
  ({ a, x, y }, { globalIdx }) => {
    const i = globalIdx.x;
    if (i < y.length) y[i] = a * x[i] + y[i];
  },
);

/** Returns buffers of one type. */
const two = (of: Float32ArrayConstructor | Float64ArrayConstructor) =>
  [gpu.from(new of([1, 2, 3])), gpu.from(new of([0.1, 0.2, 0.3]))] as const;

test("the buffers of a launch choose the type", () => {
  const [x64, y64] = two(Float64Array);
  axpy.launch(axpy.over(3), { a: 0.1, x: x64 as Buffer<"f64">, y: y64 as Buffer<"f64"> });
  expect([...y64.toArray()]).toEqual([1, 2, 3].map((each, i) => 0.1 * each + [0.1, 0.2, 0.3][i]!));
  const [x32, y32] = two(Float32Array);
  axpy.launch(axpy.over(3), { a: 0.1, x: x32 as Buffer<"f32">, y: y32 as Buffer<"f32"> });
  const f = Math.fround;
  expect([...y32.toArray()]).toEqual(
    [1, 2, 3].map((each, i) => f(f(f(0.1) * each) + f([0.1, 0.2, 0.3][i]!))),
  );
});

test("each type is compiled once for a device", () => {
  const twice = kernel("twice", { y: "(f32 | f64 | i32)[]" }, ({ y }, { globalIdx }) => {
    y[globalIdx.x] *= 2;
  });
  const whole = gpu.from(new Int32Array([7, 8, 9]));
  const all = [two(Float64Array)[1], two(Float32Array)[1], whole];
  for (let i = 0; i < 3; i++) for (const y of all) twice.launch({ grid: 1, block: 3 }, { y } as never);
  expect([...whole.toArray()]).toEqual([56, 64, 72]);
  const modules = ["f64", "f32", "i32", "f64"].map((y) => twice.on(gpu, { y }).module);
  expect(new Set(modules).size).toBe(3);
  expect(modules[3]).toBe(modules[0]);
});

test("arrays of one union must have one type, and the error names both", () => {
  const [x64] = two(Float64Array);
  const [, y32] = two(Float32Array);
  expect(() => axpy.launch(axpy.over(3), { a: 1, x: x64, y: y32 } as never)).toThrow(
    'the argument x is a buffer of f64, and y is a buffer of f32. Both are "f32 | f64" in the signature',
  );
});

test("a buffer of another type is refused with the types", () => {
  const x = gpu.from(new Int32Array(3));
  expect(() => axpy.launch(axpy.over(3), { a: 1, x, y: x } as never)).toThrow(
    "the argument x is a buffer of i32, the signature says (f32 | f64)[]. Pass a buffer of f32 or f64",
  );
  expect(() => axpy.launch({ grid: 1, block: 1, stream: gpu.stream }, [1, 4096, 8192])).toThrow(
    "the argument x is 4096, so its type, one of f32 | f64, is not known",
  );
});

test("declared memory and conversions take the type of the launch", () => {
  const sums = kernel(
    "sums",
    { x: "readonly (f32 | f64)[]", sum: "(f32 | f64)[]" },
    ({ x, sum }, { threadIdx, shared, sync, cast }) => {
      const part = shared("f32 | f64", 4);
      const i = threadIdx.x;
      part[i] = x[i] * cast("f64 | f32", i + 1);
      sync();
      if (i === 0) sum[0] = part[0] + part[1] + part[2] + part[3];
    },
  );
  for (const of of [Float32Array, Float64Array]) {
    const sum = gpu.from(new of(1));
    sums.launch({ grid: 1, block: 4 }, { x: gpu.from(new of([1, 2, 3, 4])), sum } as never);
    expect(sum.toArray()[0]).toBe(30);
  }
  const { ptx } = sums.compile({ types: { x: "f64" } });
  expect(ptx).toContain("[32];");
  expect(sums.compile({ types: { sum: "f32" } }).ptx).toContain("[16];");
});

test("PTX says which types it is for", () => {
  expect(axpy.compile().ptx).toMatch(/^\/\/ a, x, y: f32 of f32 \| f64\n/);
  expect(axpy.compile({ types: { y: "f64" } }).ptx).toMatch(/^\/\/ a, x, y: f64 of f32 \| f64\n/);
  expect(axpy.on(gpu, { y: "f64" }).parameters.map(({ type }) => type)).toEqual(["f64", "ptr", "ptr", "i32"]);
});

test.each([
  [{ z: "f32" }, "names z, which has no types"],
  [{ x: "i32" }, 'says "i32" for x. Use one of f32 | f64'],
  [{ x: "f32", y: "f64" }, "says f32 for x, and f64 for y"],
] as const)("the option types %o is refused", (types, message) => {
  expect(() => axpy.compile({ types: types as never })).toThrow(message);
});

test.each([
  [{ a: "f32 | f64", y: "f32[]" }, "no array of the signature has these types"],
  [{ a: "f32 | f31", y: "f32[]" }, 'the type of a is "f32 | f31"'],
  [{ y: "(f32 | f32)[]" }, 'the type of y is "(f32 | f32)[]"'],
  [{ y: "f32 | f64[]" }, 'the type of y is "f32 | f64[]"'],
  [{ y: "readonly f32 | f64" }, 'the type of y is "readonly f32 | f64"'],
])("the signature %o is refused", (signature, message) => {
  expect(() => kernel(signature as never, () => {})).toThrow(message);
});

test("a type that no parameter has is refused in the body", () => {
  const wrong = kernel("wrong", { y: "(f32 | f64)[]" }, ({ y }, { shared }) => {
    const part = shared("i32 | i64", 4);
    y[0] = 1;
    part[0] = part[1]!;
  });
  expect(() => wrong.compile()).toThrow('no parameter has the type "i32 | i64"');
});
