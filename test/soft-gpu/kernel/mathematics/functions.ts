// The mathematics of kernels: functions, bounds, operands, and the measurement of their error.
import type { Device } from "../../../../src/cuda/index.ts";
import { type KernelBody, kernel } from "../../../../src/kernel/index.ts";
import { seeded } from "../../../support/random.ts";
import { floatFunctions, ulps } from "../../ptx/clang/math-functions.ts";
import { exactFunctions } from "./exact.ts";
import { exactSpecial } from "./exact-special.ts";

/** A function with CUDA's documented bounds, in ulps, and the interval of its random operands. */
export interface Measured {
  readonly name: string;
  readonly bounds: { readonly f32: number; readonly f64?: number };
  readonly from: number;
  readonly to: number;
  readonly count: 1 | 2 | 3 | 4;
  /** Interval around zeros of the function, in which its bound does not hold. */
  readonly except?: readonly [from: number, to: number];
}

const one = (name: string, bounds: Measured["bounds"], from: number, to: number): Measured => ({
  ...{ name, bounds, from, to, count: 1 },
});
const two = (name: string, bounds: Measured["bounds"], from: number, to: number): Measured => ({
  ...{ name, bounds, from, to, count: 2 },
});

/** Functions of kernels. The bounds are those of the CUDA C++ Programming Guide, "Mathematical Functions". */
export const measured: readonly Measured[] = [
  one("Math.exp", { f32: 2, f64: 1 }, -110, 90),
  one("Math.expm1", { f32: 1, f64: 1 }, -20, 20),
  one("special.exp2", { f32: 2, f64: 1 }, -150, 130),
  one("special.exp10", { f32: 2, f64: 1 }, -45, 38),
  one("Math.log", { f32: 1, f64: 1 }, 0, 4),
  one("Math.log2", { f32: 1, f64: 1 }, 0, 4),
  one("Math.log10", { f32: 2, f64: 1 }, 0, 4),
  one("Math.log1p", { f32: 1, f64: 1 }, -1, 3),
  two("Math.pow", { f32: 4, f64: 2 }, 0, 40),
  one("Math.sin", { f32: 2, f64: 2 }, -100, 100),
  one("Math.cos", { f32: 2, f64: 2 }, -100, 100),
  one("Math.tan", { f32: 4, f64: 2 }, -100, 100),
  one("Math.asin", { f32: 2, f64: 2 }, -1, 1),
  one("Math.acos", { f32: 2, f64: 2 }, -1, 1),
  one("Math.atan", { f32: 2, f64: 2 }, -10, 10),
  two("Math.atan2", { f32: 3, f64: 2 }, -10, 10),
  one("Math.sinh", { f32: 3, f64: 2 }, -20, 20),
  one("Math.cosh", { f32: 2, f64: 1 }, -20, 20),
  one("Math.tanh", { f32: 2, f64: 1 }, -5, 5),
  one("Math.asinh", { f32: 3, f64: 3 }, -20, 20),
  one("Math.acosh", { f32: 4, f64: 3 }, 1, 20),
  one("Math.atanh", { f32: 3, f64: 2 }, -1, 1),
  one("Math.cbrt", { f32: 1, f64: 1 }, -100, 100),
  two("Math.hypot", { f32: 3, f64: 2 }, -100, 100),
  one("special.sinpi", { f32: 1, f64: 2 }, -10, 10),
  one("special.cospi", { f32: 1, f64: 2 }, -10, 10),
  one("special.erf", { f32: 2, f64: 2 }, -5, 5),
  one("special.erfc", { f32: 4, f64: 5 }, -5, 11),
  one("special.erfcx", { f32: 4, f64: 4 }, -9, 30),
  one("special.erfinv", { f32: 2, f64: 5 }, -1, 1),
  one("special.erfcinv", { f32: 4, f64: 6 }, 0, 2),
  one("special.normcdf", { f32: 5, f64: 5 }, -15, 10),
  one("special.normcdfinv", { f32: 5, f64: 8 }, 0, 1),
  one("special.gamma", { f32: 5, f64: 10 }, -40, 36),
  { ...one("special.lgamma", { f32: 6, f64: 4 }, -20, 50), except: [-11.0001, -2.2637] },
  one("special.rcbrt", { f32: 1, f64: 1 }, -100, 100),
  two("special.rhypot", { f32: 2, f64: 1 }, -100, 100),
  { ...one("special.norm3d", { f32: 3, f64: 1 }, -100, 100), count: 3 },
  { ...one("special.rnorm3d", { f32: 2, f64: 1 }, -100, 100), count: 3 },
  { ...one("special.norm4d", { f32: 3, f64: 1 }, -100, 100), count: 4 },
  { ...one("special.rnorm4d", { f32: 2, f64: 1 }, -100, 100), count: 4 },
  two("special.remainder", { f32: 0, f64: 0 }, -100, 100),
];

type Type = "f32" | "f64";
type Values = Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

const edges = [0, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 10, 100, 1e10, 1e30, Infinity, 1e-40, 1e-45];
const doubleEdges = [
  5e-324,
  1e-310,
  2 ** -1022,
  709.7,
  745.1,
  1e300,
  Number.MAX_VALUE,
  6381956970095103 * 2 ** 797,
];
const floatEdges = [88.7, 103.9, 3.4028234663852886e38, 1.1754943508222875e-38, 16777216];

/** Returns special values, powers of two, multiples of pi / 2, numbers of all sizes, and numbers of the interval. */
export function operandsOf({ from, to }: Measured, type: Type, count: number): Values {
  const { random, int } = seeded(count + from * 7 + to);
  const most = type === "f32" ? 149 : 1074;
  // A short run takes every eighth power of two of f64, because exact arithmetic is slow.
  const step = type === "f64" && count <= 1000 ? 8 : 1;
  const powers = Array.from({ length: Math.floor((2 * most) / step) }, (_, i) => 2 ** (i * step - most));
  const quarters = Array.from({ length: 60 }, (_, i) => (i * i * 7 + i) * (Math.PI / 2));
  const chosen = [...edges, ...(type === "f32" ? floatEdges : doubleEdges), ...powers, ...quarters];
  const signed = chosen.flatMap((x) => [x, -x]);
  const bits = new DataView(new ArrayBuffer(8));
  const anySize = Array.from({ length: count >> 2 }, () => {
    bits.setUint32(0, int(2 ** 32));
    bits.setUint32(4, int(2 ** 32));
    return type === "f32" ? bits.getFloat32(0) : bits.getFloat64(0);
  });
  const inside = Array.from({ length: count - (count >> 2) }, () => from + random() * (to - from));
  const all = [Number.NaN, ...signed, ...anySize, ...inside];
  return type === "f32" ? Float32Array.from(all) : Float64Array.from(all);
}

/** Returns the operands behind the first: the first ones in another order, and near ones. */
function others(first: Values, index: number): Values {
  const { int } = seeded(first.length + index - 1);
  const step = [1, 7919, 104_729, 611_953][index]!;
  return first.map((_, i) => first[(i * step + int(5)) % first.length]!) as Values;
}

/** A function with its type, and whether products and sums are joined. */
export interface Measurement {
  readonly each: Measured;
  readonly type: Type;
  readonly fma?: boolean;
  /** Number of random operands beside the special ones. */
  readonly count: number;
}

/** Runs a function on a device, for all operands. */
function run(
  gpu: Device,
  { each: { name, count }, type, fma }: Measurement,
  operands: readonly Values[],
): Values {
  const input = `readonly ${type}[]` as const;
  const signature = { a: input, b: input, c: input, d: input, z: `${type}[]` } as const;
  const call = `${name}(${["a[i]", "b[i]", "c[i]", "d[i]"].slice(0, count).join(", ")})`;
  const text = `({ a, b, c, d, z }, { globalIdx, special }) => { const i = globalIdx.x; if (i < z.length) z[i] = ${call}; }`;
  const body = new Function(`return ${text}`)() as KernelBody<typeof signature>;
  const made = kernel("measured", signature, body, fma === undefined ? {} : { fma });
  const [a, b, c, d] = operands.map((each) => gpu.from(each));
  const z = gpu.from(operands[0]!.map(() => 0) as Values);
  made.launch(made.over(z.length, 128), { a, b, c, d, z } as never);
  const found = z.toArray() as Values;
  for (const each of [a, b, c, d, z]) each!.close();
  return found;
}

/** Returns the value that a correctly rounded function has. */
function expected({ name, count }: Measured, type: Type): (...values: readonly number[]) => number {
  const member = name.split(".")[1]!;
  const special = exactSpecial[member];
  if (special !== undefined && !(type === "f32" && Object.hasOwn(hostFunctions, member))) return special;
  const host = hostFunctions[member] ?? (Reflect.get(Math, member) as (x: number, y: number) => number);
  if (type === "f32") return (x, y) => host(x!, y!);
  const exact = exactFunctions[member]!;
  return (...values) => {
    const [x, y] = values as readonly [number, number];
    const near = host(x, y);
    const isEdge = [x, near, ...(count === 2 ? [y] : [])].some(
      (each) => !Number.isFinite(each) || each === 0,
    );
    // The largest finite values may round to infinity, and the smallest to 0.
    const isRange = Number.isFinite(x) && x !== 0 && !Number.isNaN(near) && Math.abs(x) < 2000;
    return isEdge && !(isRange && name.startsWith("Math.exp")) ? near : exact(x, y);
  };
}

const fromFloat = (call: string) => floatFunctions.find(([name]) => name === call)![1];
const hostFunctions: Readonly<Record<string, (x: number, y: number) => number>> = {
  exp2: (x) => 2 ** x,
  exp10: (x) => 10 ** x,
  sinpi: fromFloat("sinpif(x)"),
  cospi: fromFloat("cospif(x)"),
  erf: fromFloat("erff(x)"),
  erfc: fromFloat("erfcf(x)"),
  normcdf: fromFloat("normcdff(x)"),
  gamma: (x) => gamma(x),
  lgamma: (x) => logarithmOfGamma(x),
};

/** Computes the logarithm of gamma(x) for x > 0 by Stirling's series at x + 20. */
function stirling(x: number): number {
  let product = 1;
  let z = x;
  for (; z < 20; z++) product *= z;
  const w = 1 / (z * z);
  const rest = (1 / 12 - w * (1 / 360 - w * (1 / 1260 - w * (1 / 1680 - w / 1188)))) / z;
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + rest - Math.log(product);
}

function gamma(x: number): number {
  if (x === 0) return 1 / x;
  if (x === -Infinity || (x < 0 && Number.isInteger(x))) return Number.NaN;
  if (x > 0) return x > 200 ? Infinity : Math.exp(stirling(x));
  const sine = hostFunctions["sinpi"]!(x, 0);
  return x < -170 ? 0 * sine : Math.PI / (sine * Math.exp(stirling(1 - x)));
}

function logarithmOfGamma(x: number): number {
  if (Math.abs(x) === Infinity || (x <= 0 && Number.isInteger(x))) return Infinity;
  if (x > 0) return x > 1e17 ? x * (Math.log(x) - 1) : stirling(x);
  return Math.log(Math.PI / Math.abs(hostFunctions["sinpi"]!(x, 0))) - stirling(1 - x);
}

/** Largest error of a function, in ulps from the correctly rounded value, with its operands. */
export interface Worst {
  readonly error: number;
  readonly at: string;
}

/** Measures the error of a function on a device. */
export function measure(gpu: Device, measurement: Measurement): Worst {
  const { each, type, count } = measurement;
  const x = operandsOf(each, type, count);
  const all = [x, others(x, 1), others(x, 2), others(x, 3)];
  const found = run(gpu, measurement, all);
  const wanted = expected(each, type);
  let worst: Worst = { error: 0, at: "" };
  const [from, to] = each.except ?? [1, -1];
  for (let i = 0; i < x.length; i++) {
    if (x[i]! > from && x[i]! < to) continue;
    const operands = all.slice(0, each.count).map((values) => values[i]!);
    const value = wanted(...operands);
    const error = ulps(found[i]!, value, type === "f32" ? "float" : "double");
    if (error <= worst.error) continue;
    worst = { error, at: `${each.name}(${operands.join(", ")}) = ${found[i]}, not ${value}` };
  }
  return worst;
}
