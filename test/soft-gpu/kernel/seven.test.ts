import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { seeded } from "../../support/random.ts";
import { bitonic, histogram, mandelbrot, matmul, nbody, reduction, saxpy } from "./seven.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const random = seeded(7);
const floats = (length: number) => Float32Array.from({ length }, () => random.int(2000) / 1000 - 1);

test("saxpy equals the plain loop in every bit", () => {
  const [hx, hy] = [floats(1000), floats(1000)];
  const [x, y] = [gpu.from(hx), gpu.from(hy)];
  saxpy.launch(saxpy.over(1000), { a: 2.5, x, y, n: 1000 });
  expect(y.toArray()).toEqual(hy.map((each, i) => Math.fround(Math.fround(2.5 * hx[i]!) + each)));
});

test("the reduction adds whole numbers exactly", () => {
  const numbers = Float32Array.from({ length: 10_000 }, () => random.int(100));
  const [x, sum] = [gpu.from(numbers), gpu.from(new Float32Array(1))];
  reduction.launch({ grid: 4, block: 256 }, { x, sum, n: numbers.length });
  expect(sum.toArray()[0]).toBe(numbers.reduce((total, each) => total + each, 0));
});

test("the tiled matrix product equals the plain one", () => {
  const n = 48;
  const [ha, hb] = [floats(n * n), floats(n * n)];
  const [a, b, c] = [gpu.from(ha), gpu.from(hb), gpu.allocate(n * n, "f32")];
  matmul.launch({ grid: [n / 16, n / 16], block: [16, 16] }, { a, b, c, n });
  const expected = new Float32Array(n * n);
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      let sum = 0;
      for (let k = 0; k < n; k++)
        sum = Math.fround(sum + Math.fround(ha[row * n + k]! * hb[k * n + column]!));
      expected[row * n + column] = sum;
    }
  }
  expect(c.toArray()).toEqual(expected);
});

test("the histogram counts every byte", () => {
  const bytes = Uint8Array.from({ length: 20_000 }, () => random.int(256));
  const [data, counts] = [gpu.from(bytes), gpu.from(new Int32Array(256))];
  histogram.launch({ grid: 4, block: 256 }, { data, counts, n: bytes.length });
  const expected = new Int32Array(256);
  for (const each of bytes) expected[each]!++;
  expect(counts.toArray()).toEqual(expected);
});

test("Mandelbrot takes the rounds of the plain loop", () => {
  const [width, height, limit] = [64, 48, 100];
  const rounds = gpu.allocate(width * height, "i32");
  mandelbrot.launch({ grid: [4, 6], block: [16, 8] }, { rounds, width, height, limit });
  const f = Math.fround;
  const expected = Int32Array.from({ length: width * height }, (_, i) => {
    const x0 = f(f(f((i % width) / width) * 3.5) - 2.5);
    const y0 = f(f(f(Math.floor(i / width) / height) * 2) - 1);
    let [x, y, k] = [0, 0, 0];
    while (k < limit && f(f(x * x) + f(y * y)) <= 4) {
      const t = f(f(f(x * x) - f(y * y)) + x0);
      y = f(f(f(2 * x) * y) + y0);
      x = t;
      k++;
    }
    return k;
  });
  expect(rounds.toArray()).toEqual(expected);
});

test("bitonic passes sort", () => {
  const numbers = Int32Array.from({ length: 1024 }, () => random.int(100_000));
  const x = gpu.from(numbers);
  for (let k = 2; k <= 1024; k *= 2)
    for (let j = k / 2; j >= 1; j /= 2) bitonic.launch({ grid: 4, block: 256 }, { x, j, k });
  expect(x.toArray()).toEqual(numbers.toSorted());
});

test("n-body accelerations are close to those in double precision", () => {
  const n = 512;
  const numbers = floats(4 * n).map(Math.abs);
  const [bodies, accelerations] = [gpu.from(numbers), gpu.allocate(4 * n, "f32")];
  nbody.launch({ grid: n / 256, block: 256 }, { bodies, accelerations, n });
  const found = accelerations.toArray();
  for (let i = 0; i < n; i += 37) {
    const expected = [0, 0, 0];
    for (let j = 0; j < n; j++) {
      const d = [0, 1, 2].map((k) => numbers[4 * j + k]! - numbers[4 * i + k]!);
      const inverse = 1 / Math.sqrt(d[0]! ** 2 + d[1]! ** 2 + d[2]! ** 2 + 1e-3);
      for (const k of [0, 1, 2]) expected[k]! += d[k]! * numbers[4 * j + 3]! * inverse ** 3;
    }
    for (const k of [0, 1, 2])
      expect(Math.abs(found[4 * i + k]! - expected[k]!)).toBeLessThan(0.02 + Math.abs(expected[k]!) * 1e-3);
    expect(found[4 * i + 3]).toBe(0);
  }
});
