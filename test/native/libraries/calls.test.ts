// The arguments that cuBLAS gets, which a plain implementation of BLAS over columns runs here. test/gpu/libraries.test.ts runs cuBLAS.
import { afterAll, describe, expect, test } from "vitest";
import { CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_T, CUBLAS_SIDE_LEFT } from "../../../ffi/cublas/index.ts";
import { openDevice } from "../../../src/cuda/index.ts";
import { gemmCall } from "../../../src/libraries/gemm.ts";
import { type BufferView, view } from "../../../src/libraries/index.ts";
import { type CheckedOperand, operandOf } from "../../../src/libraries/operand.ts";
import { trsmCall } from "../../../src/libraries/trsm.ts";

const device = openDevice("soft");
afterAll(() => device.close());
const memory = device.allocate(4096, "f64");
const MATRIX_BYTES = 8;

/** Elements of the memory, as C sees it: by their address. */
const elements = Array.from({ length: 4096 }, (_, i) => ((i * 37) % 19) - 9);
const at = (pointer: number): number => (pointer - memory.pointer) / MATRIX_BYTES;

const operand = (name: string, given: BufferView): CheckedOperand => operandOf(name, device, given);

/** Returns the elements of a view in C's order. */
function valuesOf({ shape, strides, offset }: BufferView, from: ArrayLike<number> = elements): number[] {
  let indices = [offset];
  for (const [axis, length] of shape.entries())
    indices = indices.flatMap((first) => Array.from({ length }, (_, i) => first + i * strides[axis]!));
  return indices.map((i) => from[i]!);
}

/** C's `gemm` of BLAS over columns, for all calls: c = a b. */
function runGemm(call: ReturnType<typeof gemmCall>): Float64Array {
  const result = new Float64Array(4096).fill(Number.NaN);
  const [m, n, k] = call.sizes;
  const read = (from: number, pitch: number, isTurned: boolean) => (row: number, column: number) =>
    elements[from + (isTurned ? row * pitch + column : column * pitch + row)]!;
  for (const pointers of call.pointers)
    for (let batch = 0; batch < call.batch; batch++) {
      const [p, q, r] = pointers.map((each, i) => at(each) + batch * call.strides[i]!) as [
        number,
        number,
        number,
      ];
      const a = read(p, call.pitches[0], call.operations[0] === CUBLAS_OP_T);
      const b = read(q, call.pitches[1], call.operations[1] === CUBLAS_OP_T);
      for (let row = 0; row < m; row++)
        for (let column = 0; column < n; column++) {
          let sum = 0;
          for (let i = 0; i < k; i++) sum += a(row, i) * b(i, column);
          result[r + column * call.pitches[2] + row] = sum;
        }
    }
  return result;
}

/** Returns a stack of products in C's order. */
function products(a: number[], b: number[], [m, k, n]: readonly [number, number, number]): number[] {
  const made: number[] = [];
  for (let row = 0; row < m; row++)
    for (let column = 0; column < n; column++) {
      let sum = 0;
      for (let i = 0; i < k; i++) sum += a[row * k + i]! * b[i * n + column]!;
      made.push(sum);
    }
  return made;
}

const matrix = (rows: number, columns: number, offset: number, pitch = columns): BufferView =>
  view(memory, [rows, columns], { strides: [pitch, 1], offset });

describe("gemm", () => {
  const [m, k, n] = [3, 4, 5];
  const factors: readonly (readonly [string, BufferView, BufferView])[] = [
    ["two matrices", matrix(m, k, 0), matrix(k, n, 100)],
    ["a transposed first matrix", matrix(k, m, 0).mT, matrix(k, n, 100)],
    ["a transposed second matrix", matrix(m, k, 0), matrix(n, k, 100).mT],
    ["two transposed matrices", matrix(k, m, 0).mT, matrix(n, k, 100).mT],
    ["parts of larger matrices", matrix(m, k, 7, 11), matrix(n, k, 105, 9).mT],
  ];
  const results: readonly (readonly [string, BufferView])[] = [
    ["rows", matrix(m, n, 500)],
    ["columns", matrix(n, m, 500).mT],
    ["rows of a larger matrix", matrix(m, n, 503, 13)],
    ["columns of a larger matrix", matrix(n, m, 503, 13).mT],
  ];
  const cases = factors.flatMap(([of, a, b]) => results.map(([to, c]) => [of, to, a, b, c] as const));

  test.each(cases)("of %s to %s", (_, __, a, b, c) => {
    const result = runGemm(gemmCall(operand("a", a), operand("b", b), operand("c", c)));
    expect(valuesOf(c, result)).toEqual(products(valuesOf(a), valuesOf(b), [m, k, n]));
    expect(result.filter((value) => !Number.isNaN(value))).toHaveLength(m * n);
  });

  test.each([
    ["one axis", [6], [20, 4, 1], [0]],
    ["two axes that are one", [2, 3], [60, 20, 4, 1], [0]],
    ["two axes with a gap", [2, 3], [100, 20, 4, 1], [0]],
    ["an axis that runs backwards", [6], [-20, 4, 1], [200]],
    ["an axis that repeats", [6], [0, 4, 1], [0]],
  ] as const)("of a stack with %s", (_, batch, strides, [offset]) => {
    const a = view(memory, [...batch, m, k], { strides, offset });
    const b = matrix(k, n, 400);
    const c = view(memory, [...batch, m, n], { offset: 1000 });
    const result = runGemm(gemmCall(operand("a", a), operand("b", b), operand("c", c)));
    const values = valuesOf(a);
    const wanted = Array.from({ length: 6 }, (_, i) =>
      products(values.slice(i * m * k, (i + 1) * m * k), valuesOf(b), [m, k, n]),
    );
    expect(valuesOf(c, result)).toEqual(wanted.flat());
  });

  test("is one call where the stack is even", () => {
    const a = view(memory, [2, 3, m, k]);
    const c = view(memory, [2, 3, m, n], { offset: 1000 });
    const call = gemmCall(operand("a", a), operand("b", matrix(k, n, 400)), operand("c", c));
    expect(call.pointers).toHaveLength(1);
    expect(call.batch).toBe(6);
  });

  test.each([
    ["(3, 4), b (5, 6)", matrix(3, 4, 0), matrix(5, 6, 100), matrix(3, 6, 500)],
    [
      "contiguous rows or columns",
      view(memory, [3, 4], { strides: [8, 2] }),
      matrix(4, 5, 100),
      matrix(3, 5, 500),
    ],
    ["contiguous rows or columns", matrix(3, 4, 0, 3), matrix(4, 5, 100), matrix(3, 5, 500)],
    ["at least two axes", view(memory, [4]), matrix(4, 5, 100), matrix(1, 5, 500)],
    ["c has memory of gemm: a", matrix(3, 3, 0), matrix(3, 3, 100), matrix(3, 3, 0)],
    [
      "its elements may share memory",
      view(memory, [2, 3, 4]),
      matrix(4, 5, 100),
      view(memory, [2, 3, 5], { strides: [0, 5, 1], offset: 500 }),
    ],
    [
      "its elements may share memory",
      view(memory, [2, 3, 4], { offset: 100 }),
      matrix(4, 5, 200),
      view(memory, [2, 3, 5], { strides: [-4, 5, 1], offset: 504 }),
    ],
    [
      "its elements may share memory",
      view(memory, [2, 2, 3, 4], { offset: 100 }),
      matrix(4, 5, 200),
      view(memory, [2, 2, 3, 5], { strides: [7, 100, 5, 1], offset: 500 }),
    ],
    [
      "its elements may share memory",
      view(memory, [2, 3, 2, 4], { offset: 100 }),
      matrix(4, 2, 200),
      view(memory, [2, 3, 2, 2], { strides: [1, 8, 2, 1], offset: 500 }),
    ],
    [
      "its elements may share memory",
      view(memory, [3, 2, 4], { offset: 100 }),
      matrix(4, 2, 200),
      view(memory, [3, 2, 2], { strides: [-1, 2, 1], offset: 504 }),
    ],
    [
      "c has (2,) before its matrices",
      view(memory, [3, 3, 4]),
      matrix(4, 5, 100),
      view(memory, [2, 3, 5], { offset: 500 }),
    ],
  ] as const)("refuses %s", (text, a, b, c) => {
    expect(() => gemmCall(operand("gemm: a", a), operand("gemm: b", b), operand("gemm: c", c))).toThrow(text);
  });

  test("refuses other types, and factors of two types", () => {
    const i32 = operand("gemm: a", view(device.allocate(4, "i32"), [2, 2]));
    const f32 = operand("gemm: b", view(device.allocate(4, "f32"), [2, 2]));
    const f64 = operand("gemm: c", matrix(2, 2, 0));
    expect(() => gemmCall(i32, f32, f32)).toThrow(
      "gemm: a has elements of i32. Use f16, bf16, f32, f64, c64",
    );
    expect(() => gemmCall(f64, f32, f32)).toThrow("gemm: b has elements of f32");
    expect(() => gemmCall(f32, f32, f64)).toThrow("gemm: c has elements of f64. Use f32");
  });
});

describe("trsm", () => {
  const n = 4;
  const sides = ["left", "right"] as const;
  const triangles = ["lower", "upper"] as const;
  const orders = ["rows", "columns"] as const;
  const cases = sides.flatMap((side) =>
    triangles.flatMap((triangle) =>
      orders.flatMap((a) => orders.map((b) => [side, triangle, a, b] as const)),
    ),
  );

  test.each(cases)(
    "with a on the %s, its %s triangle, %s of a and %s of b",
    (side, triangle, orderOfA, orderOfB) => {
      const shape = side === "left" ? [n, 3] : [3, n];
      const a = orderOfA === "rows" ? matrix(n, n, 0, 6) : matrix(n, n, 0, 6).mT;
      const [rows, columns] = shape as [number, number];
      const b = orderOfB === "rows" ? matrix(rows, columns, 100, 7) : matrix(columns, rows, 100, 7).mT;
      const call = trsmCall(operand("a", a), operand("b", b), side, triangle);
      // The call must read this triangle of a only, and multiply it on this side: x from the result b = op(a) x over columns.
      const values = valuesOf(a);
      const isRead = (row: number, column: number) => (triangle === "lower" ? row >= column : row <= column);
      const triangular = values.map((value, i) => (isRead(Math.floor(i / n), i % n) ? value : 0));
      const [m, k] = call.sizes;
      const x = (row: number, column: number) => elements[100 + column * call.pitches[1] + row]!;
      const stored = (row: number, column: number) => {
        const [i, j] = call.operation === CUBLAS_OP_T ? [column, row] : [row, column];
        const isStored = call.triangle === CUBLAS_FILL_MODE_LOWER ? i >= j : i <= j;
        return isStored ? elements[j * call.pitches[0] + i]! : 0;
      };
      const found = new Map<number, number>();
      for (let row = 0; row < m; row++)
        for (let column = 0; column < k; column++) {
          let sum = 0;
          for (let i = 0; i < n; i++)
            sum +=
              call.side === CUBLAS_SIDE_LEFT ? stored(row, i) * x(i, column) : x(row, i) * stored(i, column);
          found.set(100 + column * call.pitches[1] + row, sum);
        }
      const solution = valuesOf(b);
      const wanted =
        side === "left"
          ? products(triangular, solution, [n, n, columns])
          : products(solution, triangular, [rows, n, n]);
      const result = Float64Array.from({ length: 4096 }, (_, i) => found.get(i) ?? Number.NaN);
      expect(valuesOf(b, result)).toEqual(wanted);
    },
  );

  test("refuses matrices that are not square, and stacks", () => {
    const b = operand("b", matrix(4, 3, 100));
    expect(() => trsmCall(operand("a", matrix(3, 3, 0)), b, "left", "lower")).toThrow(
      "trsm: a has the shape (3, 3) and b (4, 3). Use a square matrix with as many rows as b has rows",
    );
    expect(() => trsmCall(operand("a", view(memory, [1, 4, 4])), b, "left", "lower")).toThrow("(1, 4, 4)");
  });
});
