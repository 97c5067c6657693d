import { kernel } from "../../../../src/kernel/index.ts";
import { callPlainly, floats, indices, type Program } from "./program.ts";

const SIDE = 40;
const TILE = 16;

/** Transposes a matrix by tiles, so that reads and writes are coalesced. One column more avoids bank conflicts. */
export const transpose = kernel(
  "transpose",
  { x: "readonly f32[][n]", y: "f32[][n]", n: "i32", TILE },
  ({ x, y, n, TILE }, { threadIdx, blockIdx, shared, sync }) => {
    const tile = shared("f32", TILE, TILE + 1);
    const [i, j] = [threadIdx.x, threadIdx.y];
    const [left, top] = [blockIdx.x * TILE, blockIdx.y * TILE];
    if (top + j < n && left + i < n) tile[j][i] = x[top + j][left + i];
    sync();
    if (left + j < n && top + i < n) y[left + j][top + i] = tile[i][j];
  },
);

/** One step of Jacobi's iteration for Laplace's equation. The border keeps its values. */
export const jacobi = kernel(
  "jacobi",
  { x: "readonly f64[][n]", y: "f64[][n]", n: "i32" },
  ({ x, y, n }, { globalIdx }) => {
    const [column, row] = [globalIdx.x, globalIdx.y];
    if (row >= n || column >= n) return;
    const isInside = row > 0 && row < n - 1 && column > 0 && column < n - 1;
    y[row][column] = isInside
      ? 0.25 * (x[row - 1][column] + x[row + 1][column] + x[row][column - 1] + x[row][column + 1])
      : x[row][column];
  },
);

const config = { grid: [3, 3], block: [TILE, TILE] } as const;

/** Returns the rows of a square matrix, over its memory. */
const rowsOf = (matrix: Float64Array): Float64Array[] =>
  indices(SIDE).map((row) => matrix.subarray(row * SIDE, (row + 1) * SIDE));

export const gridPrograms: readonly Program[] = [
  {
    name: "transpose by tiles",
    run(gpu) {
      const x = floats(SIDE * SIDE, 101);
      const y = gpu.allocate(SIDE * SIDE, "f32");
      transpose.launch(config, { x: gpu.from(x), y, n: SIDE });
      const expected = x.map((_, i) => x[(i % SIDE) * SIDE + Math.floor(i / SIDE)]!);
      return { found: y.toArray(), expected };
    },
  },
  {
    name: "Laplace's equation by Jacobi steps",
    run(gpu) {
      const start = Float64Array.from(floats(SIDE * SIDE, 102));
      let [from, to] = [gpu.from(start), gpu.allocate(SIDE * SIDE, "f64")];
      let [plain, next] = [start.slice(), new Float64Array(SIDE * SIDE)];
      let expected = start;
      for (let step = 0; step < 3; step++) {
        jacobi.launch(config, { x: from, y: to, n: SIDE });
        callPlainly(jacobi, config, { x: rowsOf(plain), y: rowsOf(next), n: SIDE });
        [from, to] = [to, from];
        [plain, next] = [next, plain];
        const before = expected;
        expected = before.map((each, i) => {
          const [row, column] = [Math.floor(i / SIDE), i % SIDE];
          if (row % (SIDE - 1) === 0 || column % (SIDE - 1) === 0) return each;
          return 0.25 * (before[i - SIDE]! + before[i + SIDE]! + before[i - 1]! + before[i + 1]!);
        });
      }
      return { found: from.toArray(), plain, expected };
    },
  },
];
