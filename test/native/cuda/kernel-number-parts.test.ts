import { afterAll, expect, test } from "vitest";
import { kernel } from "../../../src/kernel/index.ts";
import { open } from "./provider.ts";

const gpu = open();
afterAll(() => gpu.close());

const numbers = [
  ...[0, -0, 1, -1, 0.5, 1.5, -2.5, 3, 0.1, -1e10, 1e30, 2 ** 24, 2 ** -126, 2 ** -127, 2 ** -149, -1e-42],
  ...[3.4028234663852886e38, Infinity, -Infinity, Number.NaN],
];
const doubles = [...numbers, 2 ** 53 + 1, 2 ** -1022, -(2 ** -1040), 5e-324, Number.MAX_VALUE, 1e300];

/** Returns the exponent and the fraction of a number, by its bits. */
function parted(x: number, isWide: boolean): { readonly fraction: number; readonly exponent: number } {
  if (x === 0 || !Number.isFinite(x)) return { fraction: x, exponent: 0 };
  let [fraction, exponent] = [x, 0];
  for (; Math.abs(fraction) < 2 ** -60; exponent -= 60) fraction *= 2 ** 60;
  for (; Math.abs(fraction) < 0.5; exponent--) fraction *= 2;
  for (; Math.abs(fraction) >= 1; exponent++) fraction /= 2;
  return { fraction: isWide ? fraction : Math.fround(fraction), exponent };
}

/** Returns ilogb as CUDA has it. */
function exponentOf(x: number): number {
  if (x === 0 || Number.isNaN(x)) return -2147483648;
  return Number.isFinite(x) ? parted(x, true).exponent - 1 : 2147483647;
}

/** Returns a number times a power of two: the product of exact factors, rounded once. */
function scaled(x: number, n: number): number {
  const { fraction, exponent } = parted(x, true);
  const sum = exponent + n;
  if (x === 0 || !Number.isFinite(x)) return x;
  if (sum > 1100) return x * Infinity;
  // Below the normal numbers the unit is 2^-1074, and rounding to it is rounding to a whole number, ties to even.
  if (sum >= -1021) return fraction * 2 ** Math.min(sum, 1000) * 2 ** (sum - Math.min(sum, 1000));
  if (sum < -1100) return fraction * 0;
  const units = fraction * 2 ** (sum + 1074);
  const whole = Math.floor(units);
  const rest = units - whole;
  return (rest > 0.5 || (rest === 0.5 && whole % 2 !== 0) ? whole + 1 : whole) * 5e-324;
}

const parts = kernel(
  "parts",
  { x: "readonly (f32 | f64)[]", y: "(f32 | f64)[]", k: "i32[]" },
  ({ x, y, k }, { globalIdx, special }) => {
    const i = globalIdx.x;
    if (i >= x.length) return;
    const { fraction, exponent } = special.frexp(x[i]);
    const both = special.modf(x[i]);
    y[4 * i] = fraction;
    k[2 * i] = exponent;
    y[4 * i + 1] = both.whole;
    y[4 * i + 2] = both.fraction;
    y[4 * i + 3] = special.rint(x[i]);
    k[2 * i + 1] = special.ilogb(x[i]);
  },
);

const signOf = (x: number): number => (x < 0 || Object.is(x, -0) ? -1 : 1);

/** Returns the nearest whole number, ties to even. */
function nearest(x: number): number {
  if (!Number.isFinite(x) || Math.abs(x) >= 2 ** 52) return x;
  const down = Math.floor(x);
  const isUp = x - down > 0.5 || (x - down === 0.5 && down % 2 !== 0);
  const whole = isUp ? down + 1 : down;
  return signOf(x) < 0 ? -Math.abs(whole) : whole;
}

test.each(["f32", "f64"] as const)("numbers of %s split into exponent, fraction and whole part", (type) => {
  const given = type === "f32" ? Float32Array.from(numbers) : Float64Array.from(doubles);
  const { length } = given;
  const [x, y, k] = [gpu.from(given), gpu.allocate(4 * length, type), gpu.allocate(2 * length, "i32")];
  parts.launch(parts.over(length), { x, y, k } as never);
  const [found, exponents] = [y.toArray(), k.toArray()];
  for (const [i, v] of given.entries()) {
    const { fraction, exponent } = parted(v, type === "f64");
    const whole = Math.trunc(v);
    const rest = Math.abs(v) === Infinity ? 0 : v - whole;
    const expected = [fraction, signOf(v) * Math.abs(whole), signOf(v) * Math.abs(rest), nearest(v)];
    expect([...found.subarray(4 * i, 4 * i + 4)], `parts of ${v}`).toEqual(expected);
    expect([...exponents.subarray(2 * i, 2 * i + 2)], `exponents of ${v}`).toEqual([exponent, exponentOf(v)]);
  }
});

const joins = kernel(
  "joins",
  { x: "readonly (f32 | f64)[]", n: "i32", y: "(f32 | f64)[]" },
  ({ x, n, y }, { globalIdx, special }) => {
    const i = globalIdx.x;
    if (i < x.length) y[i] = special.ldexp(x[i], n);
  },
);

test.each([-2147483648, -2200, -1074, -1030, -149, -100, -1, 0, 1, 24, 150, 1023, 2100, 2147483647])(
  "ldexp by %d rounds once",
  (n) => {
    for (const type of ["f32", "f64"] as const) {
      const given = type === "f32" ? Float32Array.from(numbers) : Float64Array.from(doubles);
      const y = gpu.allocate(given.length, type);
      joins.launch(joins.over(given.length), { x: gpu.from(given), n, y } as never);
      const expected = given.map((x) => scaled(x, Math.max(-4000, Math.min(4000, n))));
      // Bun compares typed arrays by bits, and a GPU's NaN has other bits.
      expect([...y.toArray()]).toEqual([...expected]);
    }
  },
);

const pairs = kernel(
  "pairs",
  { x: "readonly (f32 | f64)[]", z: "readonly (f32 | f64)[]", y: "(f32 | f64)[]" },
  ({ x, z, y }, { globalIdx, special }) => {
    const i = globalIdx.x;
    if (i >= x.length) return;
    y[3 * i] = special.fdim(x[i], z[i]);
    y[3 * i + 1] = special.nextAfter(x[i], z[i]);
    y[3 * i + 2] = special.copySign(x[i], z[i]);
  },
);

/** Returns the number beside `x`, by the order of the bits. */
function beside(x: number, y: number, isWide: boolean): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  if (x === y) return y;
  const view = new DataView(new ArrayBuffer(8));
  if (x === 0) return signOf(y) * (isWide ? 5e-324 : 2 ** -149);
  const by = x < y === x > 0 ? 1n : -1n;
  if (!isWide) {
    view.setFloat32(0, x);
    view.setInt32(0, view.getInt32(0) + Number(by));
    return view.getFloat32(0);
  }
  view.setFloat64(0, x);
  view.setBigInt64(0, view.getBigInt64(0) + by);
  return view.getFloat64(0);
}

test.each(["f32", "f64"] as const)("fdim, nextAfter and copySign of %s are exact", (type) => {
  const all = type === "f32" ? Float32Array.from(numbers) : Float64Array.from(doubles);
  const first = all.filter(() => true);
  const [x, z] = [[] as number[], [] as number[]];
  for (const a of first)
    for (const b of all) {
      x.push(a);
      z.push(b);
    }
  const typed = (values: number[]) =>
    type === "f32" ? Float32Array.from(values) : Float64Array.from(values);
  const y = gpu.allocate(3 * x.length, type);
  pairs.launch(pairs.over(x.length), {
    x: gpu.from(typed(x)),
    z: gpu.from(typed(z)),
    y,
  } as never);
  const expected = x.flatMap((a, i) => {
    const b = z[i]!;
    const isNan = Number.isNaN(a) || Number.isNaN(b);
    return [
      isNan ? Number.NaN : a > b ? a - b : 0,
      beside(a, b, type === "f64"),
      Number.isNaN(a) ? a : signOf(b) * Math.abs(a),
    ];
  });
  expect([...y.toArray()]).toEqual([...typed(expected)]);
});

test("sincos and sincospi have the values of sin, cos, sinpi and cospi", () => {
  const both = kernel("both", { x: "readonly f64[]", y: "f64[]" }, ({ x, y }, { globalIdx, special }) => {
    const at = 8 * globalIdx.x;
    const v = x[globalIdx.x];
    const { sin, cos } = special.sincos(v);
    const turn = special.sincospi(v);
    y[at] = sin;
    y[at + 1] = cos;
    y[at + 2] = turn.sin;
    y[at + 3] = turn.cos;
    y[at + 4] = Math.sin(v);
    y[at + 5] = Math.cos(v);
    y[at + 6] = special.sinpi(v);
    y[at + 7] = special.cospi(v);
  });
  const y = gpu.allocate(32, "f64");
  both.launch({ grid: 1, block: 4 }, { x: gpu.from(Float64Array.of(0.3, 1, 100, 1e20)), y });
  const found = y.toArray();
  for (let i = 0; i < 32; i += 8) expect(found.subarray(i, i + 4)).toEqual(found.subarray(i + 4, i + 8));
});
