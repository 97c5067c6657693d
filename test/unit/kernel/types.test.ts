import { expect, expectTypeOf, test } from "vitest";
import type { Buffer } from "../../../src/cuda/index.ts";
import { kernel } from "../../../src/kernel/index.ts";

// tsc checks this file: an expected error that does not come is an error itself. No kernel is launched.

const scale = kernel(
  { x: "readonly f32[]", y: "f32[]", v: "f32x4[]", by: "f32", n: "i32", w: "u64", isOn: "bool" },
  () => {},
);
const shape = { grid: 1, block: 32 } as const;
declare const f32: Buffer<"f32">;
declare const f64: Buffer<"f64">;
declare const i32: Buffer<"i32">;
const rest = { by: 2, n: 3, w: 4n, isOn: true };

/** Launches that are right, and launches that tsc refuses. */
function launches(): void {
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest });
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest, w: 4 });
  // @ts-expect-error A number is not an array.
  scale.launch(shape, { x: 1, y: f32, v: f32, ...rest });
  // @ts-expect-error The elements are f64, not f32.
  scale.launch(shape, { x: f64, y: f32, v: f32, ...rest });
  // @ts-expect-error The components are i32, not f32.
  scale.launch(shape, { x: f32, y: f32, v: i32, ...rest });
  // @ts-expect-error An array is not a number.
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest, by: f32 });
  // @ts-expect-error A bigint is not an i32.
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest, n: 3n });
  // @ts-expect-error A number is not a boolean.
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest, isOn: 1 });
  // @ts-expect-error y is missing.
  scale.launch(shape, { x: f32, v: f32, ...rest });
  // @ts-expect-error There is no z.
  scale.launch(shape, { x: f32, y: f32, v: f32, ...rest, z: f32 });
  // @ts-expect-error A host array is not a buffer.
  scale.launch(shape, { x: new Float32Array(4), y: f32, v: f32, ...rest });
  // @ts-expect-error There is no option gird.
  scale.launch({ gird: 1, block: 32 }, { x: f32, y: f32, v: f32, ...rest });
}

/** Signatures that tsc refuses. */
function signatures(): void {
  // @ts-expect-error There is no type f31.
  kernel({ x: "f31[]" }, () => {});
  // @ts-expect-error A vector has 2 or 4 components.
  kernel({ x: "f32x3[]" }, () => {});
  // @ts-expect-error readonly is for arrays.
  kernel({ x: "readonly f32" }, () => {});
}

/** Bodies that are right, and lines of bodies that tsc refuses. */
function bodies(): void {
  kernel(
    { x: "readonly f32[]", y: "f32[]", v: "f32x4[]", n: "i32", w: "u64", isOn: "bool", SIZE: 4 },
    ({ x, y, v, n, w, isOn, SIZE }, { threadIdx, shared, local, warp, atomic, sync, u64 }) => {
      const i = threadIdx.x;
      const tile = shared("f32", 4, SIZE);
      const table = local("i64", 4);
      // No element needs ! behind it.
      y[i] = x[i] * 2 + tile[1][i] + v[i].x;
      y[i] += x[i + 1];
      v[i] = { x: x[0], y: x[1], z: x[2], w: x[3] };
      table[0] = w + 1n;
      expectTypeOf(n).toEqualTypeOf<number>();
      expectTypeOf(w).toEqualTypeOf<bigint>();
      expectTypeOf(isOn).toEqualTypeOf<boolean>();
      expectTypeOf(x.length).toEqualTypeOf<number>();
      expectTypeOf(u64(n)).toEqualTypeOf<bigint>();
      // @ts-expect-error x is readonly.
      x[i] = 1;
      // @ts-expect-error The length of an array is readonly.
      y.length = 3;
      // @ts-expect-error threadIdx is readonly.
      threadIdx.x = 3;
      // @ts-expect-error An i32 and a u64 are a number and a bigint.
      y[i] = n + w;
      // @ts-expect-error A boolean is not a number.
      y[i] = isOn * 2;
      // @ts-expect-error An index is a number.
      y[w] = 1;
      // @ts-expect-error There is no shuffleLeft.
      warp.shuffleLeft(n, 1);
      // @ts-expect-error A shuffle needs a lane.
      warp.shuffle(n);
      // @ts-expect-error There is no atomic.multiply.
      atomic.multiply(y, 0, 2);
      // @ts-expect-error The first argument of an atomic is an array.
      atomic.add(n, 0, 2);
      // @ts-expect-error There is no type f31.
      shared("f31", 4);
      // @ts-expect-error Shared memory needs a size.
      shared("f32");
      // @ts-expect-error A barrier takes no value.
      sync(1);
    },
  );
  kernel({ a: "readonly f32[][n]", b: "f32[][4][8]", n: "i32" }, ({ a, b, n }) => {
    b[0][1][2] = a[n][1];
    expectTypeOf(a.length).toEqualTypeOf<number>();
    // @ts-expect-error A row cannot be assigned.
    b[0] = 1;
  });
  // @ts-expect-error There is no parameter z.
  kernel({ y: "f32[]" }, ({ z }) => z);
  // @ts-expect-error There is no intrinsic threadIndex.
  kernel({ y: "f32[]" }, (_, { threadIndex }) => threadIndex);
}

test("the expected errors of tsc are in functions that no test calls", () => {
  expect([launches, signatures, bodies].every((each) => typeof each === "function")).toBe(true);
});
