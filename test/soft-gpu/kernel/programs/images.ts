import { ImageArray, Texture } from "../../../../src/cuda/index.ts";
import { kernel } from "../../../../src/kernel/index.ts";
import { seeded } from "../../../support/random.ts";
import { callPlainly, floats, type Program, wholeFloats } from "./program.ts";

const [WIDTH, HEIGHT] = [32, 24];
const WEIGHTS = [1, 2, 1, 2, 4, 2, 1, 2, 1];

const convolution = kernel(
  "convolution",
  { x: "readonly f32[]", y: "f32[]", width: "i32", height: "i32", WEIGHTS },
  ({ x, y, width, height, WEIGHTS }, { globalIdx, threadIdx, shared, sync }) => {
    const tile = shared("f32", 10, 10);
    const [column, row] = [globalIdx.x, globalIdx.y];
    for (let i = threadIdx.y * 8 + threadIdx.x; i < 100; i += 64) {
      const [r, c] = [(i / 10) | 0, i % 10];
      const [from, at] = [row - threadIdx.y + r - 1, column - threadIdx.x + c - 1];
      tile[r][c] = from >= 0 && from < height && at >= 0 && at < width ? x[from * width + at] : 0;
    }
    sync();
    let sum = 0;
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++) sum += tile[threadIdx.y + r][threadIdx.x + c] * WEIGHTS[3 * r + c]!;
    y[row * width + column] = sum;
  },
);

const life = kernel(
  "life",
  { x: "readonly u8[]", y: "u8[]", width: "i32", height: "i32" },
  ({ x, y, width, height }, { globalIdx }) => {
    const [column, row] = [globalIdx.x, globalIdx.y];
    let count = 0;
    for (let r = -1; r <= 1; r++)
      for (let c = -1; c <= 1; c++)
        count += x[((row + r + height) % height) * width + ((column + c + width) % width)];
    const isAlive = x[row * width + column] === 1;
    count -= isAlive ? 1 : 0;
    y[row * width + column] = count === 3 || (isAlive && count === 2) ? 1 : 0;
  },
);

const resize = kernel(
  "resize",
  { t: "u64", y: "f32[]", width: "i32", scale: "f32" },
  ({ t, y, width, scale }, { globalIdx, texture, f32 }) => {
    const [column, row] = [globalIdx.x, globalIdx.y];
    y[row * width + column] = texture.f32(t, (f32(column) + 0.5) * scale, (f32(row) + 0.5) * scale).x;
  },
);

const grid = { grid: [WIDTH / 8, HEIGHT / 8], block: [8, 8] } as const;
const places = Array.from({ length: WIDTH * HEIGHT }, (_, i) => [Math.floor(i / WIDTH), i % WIDTH] as const);

export const imagePrograms: readonly Program[] = [
  {
    name: "convolution by a tile in shared memory",
    run(gpu, options = {}) {
      const x = wholeFloats(WIDTH * HEIGHT, 31);
      const y = gpu.allocate(x.length, "f32");
      convolution.with(options).launch(grid, { x: gpu.from(x), y, width: WIDTH, height: HEIGHT });
      const at = (r: number, c: number) =>
        r < 0 || c < 0 || r >= HEIGHT || c >= WIDTH ? 0 : x[r * WIDTH + c]!;
      const expected = places.map(([r, c]) =>
        WEIGHTS.reduce((sum, weight, i) => sum + weight * at(r + Math.floor(i / 3) - 1, c + (i % 3) - 1), 0),
      );
      return { found: y.toArray(), expected };
    },
  },
  {
    name: "game of life",
    run(gpu) {
      const { int } = seeded(32);
      let cells: number[] = Array.from({ length: WIDTH * HEIGHT }, () => int(2));
      let [from, to] = [gpu.from(Uint8Array.from(cells)), gpu.allocate(WIDTH * HEIGHT, "u8")];
      let [plain, next] = [Uint8Array.from(cells), new Uint8Array(WIDTH * HEIGHT)];
      for (let k = 0; k < 5; k++) {
        life.launch(grid, { x: from, y: to, width: WIDTH, height: HEIGHT });
        callPlainly(life, grid, { x: plain, y: next, width: WIDTH, height: HEIGHT });
        [from, to] = [to, from];
        [plain, next] = [next, plain];
        const before = cells;
        const at = (r: number, c: number) => before[((r + HEIGHT) % HEIGHT) * WIDTH + ((c + WIDTH) % WIDTH)]!;
        cells = places.map(([r, c]) => {
          const around = [-1, 0, 1].flatMap((dr) => [-1, 0, 1].map((dc) => at(r + dr, c + dc)));
          const count = around.reduce((a, b) => a + b, 0) - at(r, c);
          return count === 3 || (at(r, c) === 1 && count === 2) ? 1 : 0;
        });
      }
      return { found: from.toArray(), plain, expected: cells };
    },
  },
  {
    name: "bilinear resize by a texture",
    inexact: "the filter of a texture has weights of 8 bits",
    run(gpu) {
      const [w, h] = [16, 12];
      const source = floats(w * h, 33);
      using image = ImageArray.allocate(gpu, { width: w, height: h });
      image.set(source);
      using texture = Texture.create(image, { filter: "linear", address: "clamp" });
      const y = gpu.allocate(WIDTH * HEIGHT, "f32");
      resize.launch(grid, { t: texture, y, width: WIDTH, scale: w / WIDTH });
      const at = (r: number, c: number) =>
        source[Math.min(Math.max(r, 0), h - 1) * w + Math.min(Math.max(c, 0), w - 1)]!;
      const expected = places.map(([row, column]) => {
        const [v, u] = [(row + 0.5) / 2 - 0.5, (column + 0.5) / 2 - 0.5];
        const [r, c] = [Math.floor(v), Math.floor(u)];
        const [top, bottom] = [r, r + 1].map((line) => at(line, c) * (1 - u + c) + at(line, c + 1) * (u - c));
        return top! * (1 - v + r) + bottom! * (v - r);
      });
      const found = y.toArray();
      return { found, expected, tolerance: 1e-6 };
    },
  },
];
