import { kernel } from "../../../../src/kernel/index.ts";
import { seeded } from "../../../support/random.ts";
import { floats, indices, type Program } from "./program.ts";

const SIZE = 16;

/** LU decomposition without pivots of one block of 16x16, in place. */
const luBlock = kernel("luBlock", { a: "f32[]", SIZE }, ({ a, SIZE }, { threadIdx, shared, sync }) => {
  const m = shared("f32", SIZE, SIZE);
  const [column, row] = [threadIdx.x, threadIdx.y];
  m[row][column] = a[row * SIZE + column];
  sync();
  for (let k = 0; k < SIZE - 1; k++) {
    if (row > k && column === k) m[row][k] = m[row][k] / m[k][k];
    sync();
    if (row > k && column > k) m[row][column] -= m[row][k] * m[k][column];
    sync();
  }
  a[row * SIZE + column] = m[row][column];
});

const POINTS = 256;

/** Fourier transform of 256 complex numbers by four passes of radix 4 in shared memory (Stockham). */
const fft = kernel(
  "fft",
  { x: "readonly f32x2[]", y: "f32x2[]", POINTS },
  ({ x, y, POINTS }, { threadIdx, shared, sync, f32 }) => {
    const data = shared("f32x2", POINTS);
    const i = threadIdx.x;
    for (let k = 0; k < 4; k++) data[i + k * 64] = x[i + k * 64];
    for (let length = 1; length < POINTS; length *= 4) {
      sync();
      const j = i % length;
      const angle = (-2 * Math.PI * f32(j)) / f32(4 * length);
      const turned = (k: number) => {
        const v = data[i + k * 64];
        const [c, s] = [Math.cos(angle * f32(k)), Math.sin(angle * f32(k))];
        return { x: v.x * c - v.y * s, y: v.x * s + v.y * c };
      };
      const [a, b, c, d] = [turned(0), turned(1), turned(2), turned(3)];
      const [p, q] = [
        { x: a.x + c.x, y: a.y + c.y },
        { x: a.x - c.x, y: a.y - c.y },
      ];
      const [r, s] = [
        { x: b.x + d.x, y: b.y + d.y },
        { x: b.y - d.y, y: d.x - b.x },
      ];
      sync();
      const to = (i - j) * 4 + j;
      data[to] = { x: p.x + r.x, y: p.y + r.y };
      data[to + length] = { x: q.x + s.x, y: q.y + s.y };
      data[to + 2 * length] = { x: p.x - r.x, y: p.y - r.y };
      data[to + 3 * length] = { x: q.x - s.x, y: q.y - s.y };
    }
    sync();
    for (let k = 0; k < 4; k++) y[i + k * 64] = data[i + k * 64];
  },
);

const LETTERS = 32;

/** Smith-Waterman's local alignment: a thread for each letter of `a`, one diagonal of the table a step. */
const align = kernel(
  "align",
  { a: "readonly u8[]", b: "readonly u8[]", best: "i32[]", LETTERS },
  ({ a, b, best, LETTERS }, { threadIdx, warp }) => {
    const i = threadIdx.x;
    let [left, upperLeft, most] = [0, 0, 0];
    for (let step = 0; step < 2 * LETTERS - 1; step++) {
      // The value above is that of the neighbour in the step before.
      const above = warp.shuffleUp(left, 1);
      const upper = i === 0 ? 0 : above;
      const j = step - i;
      if (j >= 0 && j < LETTERS) {
        const match = upperLeft + (a[i] === b[j] ? 3 : -2);
        left = Math.max(Math.max(match, 0), Math.max(upper, left) - 1);
        most = Math.max(most, left);
      }
      upperLeft = upper;
    }
    best[i] = warp.max(most);
  },
);

export const densePrograms: readonly Program[] = [
  {
    name: "LU decomposition of a block",
    run(gpu, options = {}) {
      const a = floats(SIZE * SIZE, 51).map((each, i) => (i % (SIZE + 1) === 0 ? each + 8 : each));
      const found = gpu.from(a);
      luBlock.with(options).launch({ grid: 1, block: [SIZE, SIZE] }, { a: found });
      const expected = Float64Array.from(a);
      for (const k of indices(SIZE - 1)) {
        for (const r of indices(SIZE).filter((each) => each > k)) {
          const factor = expected[r * SIZE + k]! / expected[k * SIZE + k]!;
          expected[r * SIZE + k] = factor;
          for (let c = k + 1; c < SIZE; c++) expected[r * SIZE + c]! -= factor * expected[k * SIZE + c]!;
        }
      }
      return { found: found.toArray(), expected, tolerance: 1e-6 };
    },
  },
  {
    name: "Fourier transform of radix 4",
    run(gpu, options = {}) {
      const x = floats(2 * POINTS, 52);
      const y = gpu.allocate(2 * POINTS, "f32");
      fft.with(options).launch({ grid: 1, block: 64 }, { x: gpu.from(x), y });
      const expected = indices(POINTS).flatMap((k) => {
        const sum = [0, 0];
        for (const n of indices(POINTS)) {
          const angle = (-2 * Math.PI * ((k * n) % POINTS)) / POINTS;
          const [re, im] = [x[2 * n]!, x[2 * n + 1]!];
          sum[0]! += re * Math.cos(angle) - im * Math.sin(angle);
          sum[1]! += re * Math.sin(angle) + im * Math.cos(angle);
        }
        return sum;
      });
      return { found: y.toArray(), expected, tolerance: 1e-6 };
    },
  },
  {
    name: "Smith-Waterman alignment",
    run(gpu) {
      const { int } = seeded(53);
      const [a, b] = [0, 1].map(() => Uint8Array.from({ length: LETTERS }, () => int(4)));
      const best = gpu.allocate(LETTERS, "i32");
      align.launch({ grid: 1, block: LETTERS }, { a: gpu.from(a!), b: gpu.from(b!), best });
      const table = indices(LETTERS + 1).map(() => new Array<number>(LETTERS + 1).fill(0));
      let most = 0;
      for (let i = 1; i <= LETTERS; i++)
        for (let j = 1; j <= LETTERS; j++) {
          const match = table[i - 1]![j - 1]! + (a![i - 1] === b![j - 1] ? 3 : -2);
          table[i]![j] = Math.max(match, 0, table[i - 1]![j]! - 1, table[i]![j - 1]! - 1);
          most = Math.max(most, table[i]![j]!);
        }
      return { found: best.toArray(), expected: indices(LETTERS).map(() => most) };
    },
  },
];
