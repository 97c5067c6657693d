import { deviceFunction, kernel } from "../../../../src/kernel/index.ts";
import { seeded } from "../../../support/random.ts";
import { philox, uniform } from "./philox.ts";
import { callPlainly, floats, indices, type Program, wholeFloats } from "./program.ts";

// The examples of numba's documentation for CUDA.

/** numba: "Vector Addition". */
export const vectorAdd = kernel(
  "vectorAdd",
  { a: "readonly f32[]", b: "readonly f32[]", c: "f32[]" },
  ({ a, b, c }, { globalIdx }) => {
    const i = globalIdx.x;
    if (i < c.length) c[i] = a[i] + b[i];
  },
);

/** numba: "Shared Memory Reduction". Distances double, so that each step adds half as many pairs. */
const arraySum = kernel("arraySum", { data: "i32[]" }, ({ data }, { threadIdx, blockDim, shared, sync }) => {
  const part = shared("i32", 256);
  const i = threadIdx.x;
  part[i] = data[i];
  sync();
  for (let distance = 1; distance < blockDim.x; distance *= 2) {
    if (i % (2 * distance) === 0) part[i] += part[i + distance];
    sync();
  }
  if (i === 0) data[0] = part[0];
});

const TIMEOUT = 3600n;

/** numba: "Dividing Click Data into Sessions". A session has the index of its first click as its number. */
const sessionize = kernel(
  "sessionize",
  { user: "readonly i32[]", time: "readonly i64[]", session: "i32[]", TIMEOUT },
  ({ user, time, session, TIMEOUT }, { globalIdx, grid }) => {
    const i = globalIdx.x;
    const isFirst =
      i < user.length && (i === 0 || user[i] !== user[i - 1] || time[i] - time[i - 1] > TIMEOUT);
    if (isFirst) session[i] = i;
    // All first clicks have their numbers before a thread fills the clicks behind its own.
    grid.sync();
    if (!isFirst) return;
    for (let next = i + 1; next < user.length && session[next] < 0; next++) session[next] = i;
  },
);

/** A function that the host calls too. */
const businessLogic = (x: number, y: number, z: number): number => 4 * z * (2 * x - ((4 * y) / 2) * Math.PI);

/** numba: "JIT Function CPU-GPU Compatibility". */
const business = kernel(
  "business",
  { x: "readonly f64[]", y: "readonly f64[]", z: "readonly f64[]", result: "f64[]", businessLogic },
  ({ x, y, z, result, businessLogic }, { globalIdx }) => {
    const i = globalIdx.x;
    if (i < result.length) result[i] = businessLogic(x[i], y[i], z[i]);
  },
);

/** numba: "Random Number Generation", pi by the random points of a square. It counts those within 1 of a corner. */
const quarter = kernel(
  "quarter",
  { inside: "i32[]", rounds: "i32", seed: "u32" },
  ({ inside, rounds, seed }, { globalIdx, random }) => {
    const i = globalIdx.x;
    let count = 0;
    for (let round = 0; round < rounds; round++) {
      const words = random.philox({ x: i, y: round, z: 0, w: 0 }, { x: seed, y: 0 });
      const [x, y] = [random.uniform(words.x), random.uniform(words.y)];
      if (x * x + y * y <= 1) count++;
    }
    inside[i] = count;
  },
);

const reciprocal = (x: number): number => 1 / x;

/** numba: "Monte Carlo Integration" of a function from `low` to `high`, one value a thread. */
const integrand = kernel(
  "integrand",
  { values: "f32[]", low: "f32", high: "f32", reciprocal },
  ({ values, low, high, reciprocal }, { globalIdx, random }) => {
    const i = globalIdx.x;
    const words = random.philox({ x: i, y: 0, z: 0, w: 0 }, { x: 5, y: 6 });
    values[i] = reciprocal(random.uniform(words.x) * (high - low) + low) * (high - low);
  },
);

/** numba: "Matrix multiplication", the first form, with arrays of two dimensions. */
const naiveMatmul = kernel(
  "naiveMatmul",
  { a: "readonly f32[][n]", b: "readonly f32[][n]", c: "f32[][n]", n: "i32" },
  ({ a, b, c, n }, { globalIdx }) => {
    const [column, row] = [globalIdx.x, globalIdx.y];
    if (row >= n || column >= n) return;
    let sum = 0;
    for (let k = 0; k < n; k++) sum += a[row][k] * b[k][column];
    c[row][column] = sum;
  },
);

/** numba: "CUDA Ufuncs", the discriminant of a quadratic polynomial, for the type of its buffers. */
const discriminant = kernel(
  "discriminant",
  {
    ...{ a: "readonly (f32 | f64)[]", b: "readonly (f32 | f64)[]", c: "readonly (f32 | f64)[]" },
    y: "(f32 | f64)[]",
  },
  ({ a, b, c, y }, { globalIdx }) => {
    const i = globalIdx.x;
    if (i < y.length) y[i] = Math.sqrt(b[i] ** 2 - 4 * a[i] * c[i]);
  },
);

/** numba: "Calling a NumPy UFunc". */
const sine = kernel("sine", { x: "readonly f64[]", y: "f64[]" }, ({ x, y }, { globalIdx }) => {
  const i = globalIdx.x;
  if (i < y.length) y[i] = Math.sin(x[i]);
});

/** Normal distribution function by a polynomial, with an error of at most 7.5e-8 (Abramowitz and Stegun, 26.2.17). */
const normal = (d: number): number => {
  const k = 1 / (1 + 0.2316419 * Math.abs(d));
  const tail =
    k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  const below = Math.exp(-0.5 * d * d) * 0.3989422804014327 * tail;
  return d > 0 ? 1 - below : below;
};

/** numba: the example "Black-Scholes". A device function has the functions that it calls in its own record. */
const callPrice = deviceFunction(
  { normal },
  ({ normal }) =>
    (price: number, strike: number, years: number) => {
      const [rate, volatility] = [0.02, 0.3];
      const spread = volatility * Math.sqrt(years);
      const d = (Math.log(price / strike) + (rate + 0.5 * volatility * volatility) * years) / spread;
      return price * normal(d) - strike * Math.exp(-rate * years) * normal(d - spread);
    },
);

export const blackScholes = kernel(
  "blackScholes",
  { price: "readonly f64[]", strike: "readonly f64[]", years: "readonly f64[]", call: "f64[]", callPrice },
  ({ price, strike, years, call, callPrice }, { globalIdx }) => {
    const i = globalIdx.x;
    if (i < call.length) call[i] = callPrice(price[i], strike[i], years[i]);
  },
);

const COUNT = 100;
const shape = { grid: 4, block: 32 };

/** Returns an array of f64 between two bounds. */
const between = (low: number, high: number, seed: number): Float64Array<ArrayBuffer> =>
  Float64Array.from(floats(COUNT, seed), (each) => low + ((each + 1) / 2) * (high - low));

export const numbaPrograms: readonly Program[] = [
  {
    name: "vector addition",
    run(gpu) {
      const [a, b] = [floats(COUNT, 71), floats(COUNT, 72)];
      const [c, plain] = [gpu.allocate(COUNT, "f32"), new Float32Array(COUNT)];
      vectorAdd.launch(vectorAdd.over(COUNT, 32), { a: gpu.from(a), b: gpu.from(b), c });
      callPlainly(vectorAdd, shape, { a, b, c: plain });
      return { found: c.toArray(), plain, expected: a.map((each, i) => each + b[i]!) };
    },
  },
  {
    name: "sum in shared memory",
    run(gpu) {
      const data = gpu.from(Int32Array.from(indices(256)));
      arraySum.launch({ grid: 1, block: 256 }, { data });
      return { found: data.toArray().subarray(0, 1), expected: [(255 * 256) / 2] };
    },
  },
  {
    name: "sessions of clicks",
    run(gpu) {
      const { int } = seeded(73);
      const clicks: { user: number; time: bigint }[] = [];
      for (let user = 0; user < 9; user++) {
        let time = 0n;
        for (let click = int(30); click > 0; click--) {
          time += BigInt(int(5000));
          clicks.push({ user, time });
        }
      }
      const values = {
        user: gpu.from(Int32Array.from(clicks, ({ user }) => user)),
        time: gpu.from(BigInt64Array.from(clicks, ({ time }) => time)),
        session: gpu.from(new Int32Array(clicks.length).fill(-1)),
      };
      sessionize.launch({ ...sessionize.over(clicks.length, 64), cooperative: true }, values);
      let first = 0;
      const expected = clicks.map(({ user, time }, i) => {
        const before = clicks[i - 1];
        if (before === undefined || before.user !== user || time - before.time > TIMEOUT) first = i;
        return first;
      });
      return { found: values.session.toArray(), expected };
    },
  },
  {
    name: "a function of the host and the kernel",
    run(gpu, options = {}) {
      const [x, y, z] = [between(-9, 9, 74), between(-9, 9, 75), between(-9, 9, 76)];
      const [result, plain] = [gpu.allocate(COUNT, "f64"), new Float64Array(COUNT)];
      const values = { x: gpu.from(x), y: gpu.from(y), z: gpu.from(z), result };
      business.with(options).launch(business.over(COUNT, 32), values);
      callPlainly(business, shape, { x, y, z, result: plain });
      const expected = x.map((each, i) => businessLogic(each, y[i]!, z[i]!));
      return { found: result.toArray(), plain, expected, tolerance: 1e-15 };
    },
  },
  {
    name: "pi by random points",
    run(gpu, options = {}) {
      const [threads, rounds] = [128, 32];
      const inside = gpu.allocate(threads, "i32");
      quarter.with(options).launch({ grid: 4, block: 32 }, { inside, rounds, seed: 42 });
      const { fround } = Math;
      const isInside = (thread: number, round: number) => {
        const [x, y] = philox([thread, round, 0, 0], [42, 0]).map(uniform);
        return fround(fround(x! * x!) + fround(y! * y!)) <= 1;
      };
      const found = [...inside.toArray()];
      const pi = (found.reduce((sum, each) => sum + each, 0) / (threads * rounds)) * 4;
      if (Math.abs(pi - Math.PI) > 0.05) throw new Error(`pi is ${pi}`);
      return {
        found,
        expected: indices(threads).map((i) => indices(rounds).filter((k) => isInside(i, k)).length),
      };
    },
  },
  {
    name: "integral by random points",
    run(gpu, options = {}) {
      const threads = 4096;
      const values = gpu.allocate(threads, "f32");
      integrand.with(options).launch({ grid: threads / 128, block: 128 }, { values, low: 1, high: 2 });
      const found = values.toArray();
      const mean = found.reduce((sum, each) => sum + each, 0) / threads;
      if (Math.abs(mean - Math.LN2) > 0.01) throw new Error(`the integral is ${mean}`);
      const expected = indices(threads).map((i) => 1 / (1 + uniform(philox([i, 0, 0, 0], [5, 6])[0]!)));
      return { found, expected, tolerance: 1e-6 };
    },
  },
  {
    name: "matrix product of rows",
    run(gpu, options = {}) {
      const n = 20;
      const [a, b] = [wholeFloats(n * n, 77), wholeFloats(n * n, 78)];
      const c = gpu.allocate(n * n, "f32");
      const config = { grid: [2, 2], block: [16, 16] } as const;
      naiveMatmul.with(options).launch(config, { a: gpu.from(a), b: gpu.from(b), c, n });
      const rowsOf = (array: Float32Array) => indices(n).map((row) => array.subarray(row * n, (row + 1) * n));
      const plain = new Float32Array(n * n);
      callPlainly(naiveMatmul, config, { a: rowsOf(a), b: rowsOf(b), c: rowsOf(plain), n });
      const expected = indices(n * n).map((i) =>
        indices(n).reduce((sum, k) => sum + a[i - (i % n) + k]! * b[k * n + (i % n)]!, 0),
      );
      return { found: c.toArray(), plain, expected };
    },
  },
  {
    name: "discriminants by a function of elements",
    run(gpu, options = {}) {
      const [a, b, c] = [between(0, 1, 79), between(3, 9, 80), between(0, 2, 81)];
      const [y, plain] = [gpu.allocate(COUNT, "f64"), new Float64Array(COUNT)];
      const made = discriminant.with(options);
      made.launch(made.over(COUNT, 32), { a: gpu.from(a), b: gpu.from(b), c: gpu.from(c), y });
      const [a32, b32, c32] = [a, b, c].map((each) => gpu.from(Float32Array.from(each)));
      const y32 = gpu.allocate(COUNT, "f32");
      made.launch(made.over(COUNT, 32), { a: a32!, b: b32!, c: c32!, y: y32 });
      const error = y32
        .toArray()
        .reduce((most, each, i) => Math.max(most, Math.abs(each - y.toArray()[i]!)), 0);
      if (error > 1e-5) throw new Error(`the f32 discriminants differ by ${error}`);
      callPlainly(discriminant, shape, { a, b, c, y: plain });
      const expected = b.map((each, i) => Math.sqrt(each ** 2 - 4 * a[i]! * c[i]!));
      return { found: y.toArray(), plain, expected, tolerance: 1e-15 };
    },
  },
  {
    name: "sines",
    run(gpu, options = {}) {
      const x = between(-100, 100, 82);
      const [y, plain] = [gpu.allocate(COUNT, "f64"), new Float64Array(COUNT)];
      sine.with(options).launch(sine.over(COUNT, 32), { x: gpu.from(x), y });
      callPlainly(sine, shape, { x, y: plain });
      return { found: y.toArray(), plain, expected: x.map(Math.sin), tolerance: 3e-16 };
    },
  },
  {
    name: "Black-Scholes prices",
    run(gpu, options = {}) {
      const [price, strike, years] = [between(5, 30, 83), between(1, 100, 84), between(0.25, 10, 85)];
      const [call, plain] = [gpu.allocate(COUNT, "f64"), new Float64Array(COUNT)];
      const values = { price: gpu.from(price), strike: gpu.from(strike), years: gpu.from(years), call };
      blackScholes.with(options).launch(blackScholes.over(COUNT, 32), values);
      callPlainly(blackScholes, shape, { price, strike, years, call: plain });
      const expected = price.map((each, i) => callPrice(each, strike[i]!, years[i]!));
      return { found: call.toArray(), plain, expected, tolerance: 1e-14 };
    },
  },
];
