import { kernel } from "../../../../src/kernel/index.ts";
import { seeded } from "../../../support/random.ts";
import { floats, type Program, wholeFloats } from "./program.ts";

const NODES = 200;

/** Returns a random graph in compressed rows: where the row of each node begins, and its neighbours. */
function randomGraph(seed: number) {
  const { int } = seeded(seed);
  const rows = Array.from({ length: NODES }, () => Array.from({ length: int(5) }, () => int(NODES)));
  const starts = new Int32Array(NODES + 1);
  for (const [i, row] of rows.entries()) starts[i + 1] = starts[i]! + row.length;
  return { rows, starts, columns: Int32Array.from(rows.flat()) };
}

const spmv = kernel(
  "spmv",
  {
    starts: "readonly i32[]",
    columns: "readonly i32[]",
    values: "readonly f32[]",
    x: "readonly f32[]",
    y: "f32[]",
  },
  ({ starts, columns, values, x, y }, { threadIdx, blockIdx, warp }) => {
    const row = blockIdx.x;
    let sum = 0;
    for (let i = starts[row] + threadIdx.x; i < starts[row + 1]; i += 32) sum += values[i] * x[columns[i]];
    sum = warp.add(sum);
    if (threadIdx.x === 0) y[row] = sum;
  },
);

const bfsStep = kernel(
  "bfsStep",
  { starts: "readonly i32[]", columns: "readonly i32[]", distance: "i32[]", changed: "i32[]", level: "i32" },
  ({ starts, columns, distance, changed, level }, { globalIdx, atomic }) => {
    const node = globalIdx.x;
    if (node >= distance.length || distance[node] !== level) return;
    for (let i = starts[node]; i < starts[node + 1]; i++) {
      if (atomic.compareExchange(distance, columns[i], -1, level + 1) === -1) atomic.add(changed, 0, 1);
    }
  },
);

const kMeans = kernel(
  "kMeans",
  {
    points: "readonly f32x2[]",
    centres: "readonly f32x2[]",
    sums: "f32[]",
    counts: "i32[]",
    owner: "i32[]",
    K: 4,
  },
  ({ points, centres, sums, counts, owner, K }, { globalIdx, atomic }) => {
    const i = globalIdx.x;
    if (i >= points.length) return;
    const p = points[i];
    let best = 0;
    let least = Infinity;
    for (let k = 0; k < K; k++) {
      const c = centres[k];
      const d = (p.x - c.x) ** 2 + (p.y - c.y) ** 2;
      if (d < least) {
        least = d;
        best = k;
      }
    }
    owner[i] = best;
    atomic.add(sums, 2 * best, p.x);
    atomic.add(sums, 2 * best + 1, p.y);
    atomic.add(counts, best, 1);
  },
);

export const sparsePrograms: readonly Program[] = [
  {
    name: "sparse matrix by vector",
    run(gpu, options = {}) {
      const { rows, starts, columns } = randomGraph(41);
      const [values, x] = [wholeFloats(columns.length, 42), wholeFloats(NODES, 43)];
      const y = gpu.allocate(NODES, "f32");
      spmv.with(options).launch(
        { grid: NODES, block: 32 },
        {
          starts: gpu.from(starts),
          columns: gpu.from(columns),
          values: gpu.from(values),
          x: gpu.from(x),
          y,
        },
      );
      const expected = rows.map((row, r) =>
        row.reduce((sum, column, i) => sum + values[starts[r]! + i]! * x[column]!, 0),
      );
      return { found: y.toArray(), expected };
    },
  },
  {
    name: "breadth-first search by steps",
    run(gpu) {
      const { rows, starts, columns } = randomGraph(44);
      const distance = gpu.from(Int32Array.from({ length: NODES }, (_, i) => (i === 0 ? 0 : -1)));
      const changed = gpu.from(new Int32Array(1));
      const graph = { starts: gpu.from(starts), columns: gpu.from(columns) };
      for (let level = 0, before = -1; before !== changed.toArray()[0]; level++) {
        before = changed.toArray()[0]!;
        bfsStep.launch({ grid: 4, block: 64 }, { ...graph, distance, changed, level });
      }
      const expected: number[] = Array.from({ length: NODES }, (_, i) => (i === 0 ? 0 : -1));
      const queue = [0];
      for (const node of queue) {
        for (const next of rows[node]!) {
          if (expected[next] !== -1) continue;
          expected[next] = expected[node]! + 1;
          queue.push(next);
        }
      }
      return { found: distance.toArray(), expected };
    },
  },
  {
    name: "k-means step",
    run(gpu, options = {}) {
      const count = 300;
      const points = wholeFloats(2 * count, 45);
      const centres = floats(8, 46).map((each) => each * 8);
      const [sums, counts] = [gpu.from(new Float32Array(8)), gpu.from(new Int32Array(4))];
      const owner = gpu.allocate(count, "i32");
      const values = { points: gpu.from(points), centres: gpu.from(centres), sums, counts, owner };
      kMeans.with(options).launch({ grid: 5, block: 64 }, values);
      const expected = { owner: [] as number[], sums: new Array<number>(8).fill(0), counts: [0, 0, 0, 0] };
      for (let i = 0; i < count; i++) {
        const [x, y] = [points[2 * i]!, points[2 * i + 1]!];
        const distances = [0, 1, 2, 3].map(
          (k) => (x - centres[2 * k]!) ** 2 + (y - centres[2 * k + 1]!) ** 2,
        );
        const best = distances.indexOf(Math.min(...distances));
        expected.owner.push(best);
        expected.sums[2 * best]! += x;
        expected.sums[2 * best + 1]! += y;
        expected.counts[best]! += 1;
      }
      return {
        found: [...owner.toArray(), ...sums.toArray(), ...counts.toArray()],
        expected: [...expected.owner, ...expected.sums, ...expected.counts],
      };
    },
  },
];
