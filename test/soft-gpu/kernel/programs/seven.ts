import { seeded } from "../../../support/random.ts";
import { bitonic, histogram, mandelbrot, matmul, nbody, reduction, saxpy } from "../seven.ts";
import { callPlainly, floats, indices, type Program, wholeFloats } from "./program.ts";

// The kernels of `npm run bench -- typescript`.

export const sevenPrograms: readonly Program[] = [
  {
    name: "saxpy",
    run(gpu, options = {}) {
      const [hx, hy] = [floats(1000, 91), floats(1000, 92)];
      const [y, plain] = [gpu.from(hy), hy.slice()];
      saxpy.with(options).launch(saxpy.over(1000), { a: 2.5, x: gpu.from(hx), y, n: 1000 });
      callPlainly(saxpy, { grid: 4, block: 256 }, { a: 2.5, x: hx, y: plain, n: 1000 });
      const expected = hy.map((each, i) => 2.5 * hx[i]! + each);
      return { found: y.toArray(), plain, expected, tolerance: 1e-7 };
    },
  },
  {
    name: "reduction by shuffles",
    run(gpu, options = {}) {
      const x = wholeFloats(10_000, 93);
      const sum = gpu.from(new Float32Array(1));
      reduction.with(options).launch({ grid: 4, block: 256 }, { x: gpu.from(x), sum, n: x.length });
      return { found: sum.toArray(), expected: [x.reduce((total, each) => total + each, 0)] };
    },
  },
  {
    name: "matrix product by tiles in shared memory",
    run(gpu, options = {}) {
      const n = 48;
      const [a, b] = [floats(n * n, 94), floats(n * n, 95)];
      const c = gpu.allocate(n * n, "f32");
      const config = { grid: [n / 16, n / 16], block: [16, 16] } as const;
      matmul.with(options).launch(config, { a: gpu.from(a), b: gpu.from(b), c, n });
      const expected = indices(n * n).map((i) =>
        indices(n).reduce((sum, k) => sum + a[i - (i % n) + k]! * b[k * n + (i % n)]!, 0),
      );
      return { found: c.toArray(), expected, tolerance: 1e-6 };
    },
  },
  {
    name: "histogram of bytes",
    run(gpu) {
      const { int } = seeded(96);
      const data = Uint8Array.from({ length: 20_000 }, () => int(256));
      const counts = gpu.from(new Int32Array(256));
      histogram.launch({ grid: 4, block: 256 }, { data: gpu.from(data), counts, n: data.length });
      const expected = new Int32Array(256);
      for (const each of data) expected[each]!++;
      return { found: counts.toArray(), expected };
    },
  },
  {
    name: "Mandelbrot set",
    run(gpu, options = {}) {
      const [width, height, limit] = [64, 48, 100];
      const rounds = gpu.allocate(width * height, "i32");
      // The number of rounds depends on each rounding, so the plain loop has those of separate products and sums.
      const made = mandelbrot.with({ fma: false, ...options });
      made.launch({ grid: [4, 6], block: [16, 8] }, { rounds, width, height, limit });
      const f = Math.fround;
      const expected = indices(width * height).map((i) => {
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
      return { found: rounds.toArray(), expected };
    },
  },
  {
    name: "bitonic sort",
    run(gpu) {
      const { int } = seeded(97);
      const numbers = Int32Array.from({ length: 1024 }, () => int(100_000));
      const [x, plain] = [gpu.from(numbers), numbers.slice()];
      const config = { grid: 4, block: 256 };
      for (let k = 2; k <= 1024; k *= 2)
        for (let j = k / 2; j >= 1; j /= 2) {
          bitonic.launch(config, { x, j, k });
          callPlainly(bitonic, config, { x: plain, j, k });
        }
      return { found: x.toArray(), plain, expected: numbers.toSorted() };
    },
  },
  {
    name: "accelerations of bodies",
    inexact: "rsqrt.approx",
    run(gpu, options = {}) {
      const n = 512;
      const numbers = floats(4 * n, 98).map(Math.abs);
      const accelerations = gpu.allocate(4 * n, "f32");
      const config = { grid: n / 256, block: 256 };
      nbody.with(options).launch(config, { bodies: gpu.from(numbers), accelerations, n });
      const expected = indices(n).flatMap((i) => {
        const sum = [0, 0, 0, 0];
        for (let j = 0; j < n; j++) {
          const d = [0, 1, 2].map((k) => numbers[4 * j + k]! - numbers[4 * i + k]!);
          const inverse = 1 / Math.sqrt(d[0]! ** 2 + d[1]! ** 2 + d[2]! ** 2 + 1e-3);
          for (const k of [0, 1, 2]) sum[k]! += d[k]! * numbers[4 * j + 3]! * inverse ** 3;
        }
        return sum;
      });
      return { found: accelerations.toArray(), expected, tolerance: 1e-5 };
    },
  },
];
