import { kernel } from "../../../../src/kernel/index.ts";
import { floats, type Program } from "./program.ts";

const [ROWS, COLUMNS] = [6, 100];

export const softmax = kernel(
  "softmax",
  { x: "readonly f32[]", y: "f32[]", columns: "i32" },
  ({ x, y, columns }, { threadIdx, blockIdx, warp }) => {
    const row = blockIdx.x * columns;
    let most = x[row];
    for (let i = threadIdx.x; i < columns; i += 32) most = Math.max(most, x[row + i]);
    most = warp.max(most);
    let sum = 0;
    for (let i = threadIdx.x; i < columns; i += 32) sum += Math.exp(x[row + i] - most);
    sum = warp.add(sum);
    for (let i = threadIdx.x; i < columns; i += 32) y[row + i] = Math.exp(x[row + i] - most) / sum;
  },
);

const layerNorm = kernel(
  "layerNorm",
  { x: "readonly f32[]", gain: "readonly f32[]", y: "f32[]", columns: "i32", EPSILON: 1e-5 },
  ({ x, gain, y, columns, EPSILON }, { threadIdx, blockIdx, warp, f32 }) => {
    const row = blockIdx.x * columns;
    let sum = 0;
    for (let i = threadIdx.x; i < columns; i += 32) sum += x[row + i];
    const mean = warp.add(sum) / f32(columns);
    let squares = 0;
    for (let i = threadIdx.x; i < columns; i += 32) squares += (x[row + i] - mean) ** 2;
    const scale = 1 / Math.sqrt(warp.add(squares) / f32(columns) + EPSILON);
    for (let i = threadIdx.x; i < columns; i += 32) y[row + i] = (x[row + i] - mean) * scale * gain[i];
  },
);

/** Applies a function of plain JavaScript to each row. */
const byRow = (x: Float32Array, run: (row: number[]) => number[]): number[] =>
  Array.from({ length: ROWS }, (_, r) => run([...x.subarray(r * COLUMNS, (r + 1) * COLUMNS)])).flat();

export const rowPrograms: readonly Program[] = [
  {
    name: "softmax of rows",
    run(gpu, options = {}) {
      const x = floats(ROWS * COLUMNS, 1).map((each) => each * 20);
      const y = gpu.allocate(x.length, "f32");
      softmax.with(options).launch({ grid: ROWS, block: 32 }, { x: gpu.from(x), y, columns: COLUMNS });
      const expected = byRow(x, (row) => {
        const most = Math.max(...row);
        const powers = row.map((each) => Math.exp(each - most));
        const sum = powers.reduce((a, b) => a + b, 0);
        return powers.map((each) => each / sum);
      });
      return { found: y.toArray(), expected, tolerance: 1e-6 };
    },
  },
  {
    name: "layer norm",
    run(gpu, options = {}) {
      const [x, gain] = [floats(ROWS * COLUMNS, 2), floats(COLUMNS, 3)];
      const y = gpu.allocate(x.length, "f32");
      const values = { x: gpu.from(x), gain: gpu.from(gain), y, columns: COLUMNS };
      layerNorm.with(options).launch({ grid: ROWS, block: 32 }, values);
      const expected = byRow(x, (row) => {
        const mean = row.reduce((a, b) => a + b, 0) / COLUMNS;
        const variance = row.reduce((a, b) => a + (b - mean) ** 2, 0) / COLUMNS;
        return row.map((each, i) => ((each - mean) / Math.sqrt(variance + 1e-5)) * gain[i]!);
      });
      return { found: y.toArray(), expected, tolerance: 1e-5 };
    },
  },
];
