import * as array from "../../../src/array/index.ts";
import * as cuda from "../../../src/cuda/index.ts";
import { gemmCall } from "../../../src/libraries/gemm.ts";
import * as libraries from "../../../src/libraries/index.ts";
import { type Operand, operandOf } from "../../../src/libraries/operand.ts";
import { trsmCall } from "../../../src/libraries/trsm.ts";
import type { Random as Dice } from "../../support/random.ts";
import type { Api, Recipe } from "./call.ts";
import { exported } from "./exported.ts";
import { free, type Made, maybe, of } from "./recipe.ts";
import type { World } from "./world.ts";

const types = ["f32", "f32", "f64", "f64", "i32", "u32", "u16", "f16", "u64"] as const;
/** Elements of each buffer, enough for a stack of small matrices. */
const LENGTH = 64;
const lengths = (d: Dice, most = 3) => Array.from({ length: 1 + d.int(most) }, () => d.pick([0, 1, 2, 3, 4]));
const matrix = (d: Dice) =>
  d.pick([
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3],
    [2, 2, 2],
    [1, 3],
    [4, 4],
  ]);
const shape = (d: Dice) => (d.chance(0.7) ? matrix(d) : lengths(d));

const operand = (w: World, d: Dice): unknown =>
  w.need(d.pick(["BufferView", "BufferView", "BufferView", "Buffer", "NdArray"]));
const vector = (w: World, d: Dice): unknown => w.need(d.pick(["Buffer", "Buffer", "BufferView", "NdArray"]));

/** Returns new operands of one type and of these shapes, in memory of their own. The collector frees it. */
function fitting(
  w: World,
  d: Dice,
  type: "f32" | "f64" | "i32" | "u32",
  ...shapes: readonly number[][]
): unknown[] {
  const gpu = w.need<cuda.Device>("Device");
  return shapes.map((each) => {
    const size = each.reduce((product, length) => product * length, 1);
    const buffer = gpu.allocate(Math.max(1, size), type);
    w.keep("Buffer", buffer);
    return each.length > 1 && d.chance(0.5)
      ? libraries.view(buffer as cuda.Buffer, [...each.slice(0, -2), each.at(-1)!, each.at(-2)!]).mT
      : libraries.view(buffer as cuda.Buffer, each);
  });
}

/** Returns fitting operands in most calls, and any in the others. */
const fittingOr = (
  w: World,
  d: Dice,
  shapes: readonly number[][],
  type: "f32" | "f64" | "i32" | "u32" = d.pick(["f32", "f64"]),
): unknown[] =>
  d.chance(0.6)
    ? fitting(w, d, type, ...shapes)
    : shapes.map(({ length }) => (length > 1 ? operand : vector)(w, d));

const side = (d: Dice) => 1 + d.int(4);
const factor = (d: Dice): unknown => d.pick<unknown>([1, 0, -2.5, Number.NaN, [1, 2], 1e300]);

/** Objects by functions, because a call of the fuzzer has an object and a method. */
const makers = {
  blas: (gpu: cuda.Device, options?: libraries.BlasOptions) => new libraries.Blas(gpu, options),
  solver: (gpu: cuda.Device, options?: libraries.SolverOptions) => new libraries.Solver(gpu, options),
  random: (gpu: cuda.Device, options?: libraries.RandomOptions) => new libraries.Random(gpu, options),
  plan: (gpu: cuda.Device, given: number[], options?: libraries.FftPlanOptions) =>
    new libraries.FftPlan(gpu, given, options),
};

/** Returns the device of an operand. Another value has none, and the check of operands refuses it. */
const deviceOf = (given: unknown): cuda.Device =>
  given instanceof libraries.BufferView
    ? given.buffer.device
    : ((given as { device: cuda.Device } | null)?.device as cuda.Device);

/** The checks of products and triangular systems, which need no library. */
const checks = {
  gemm(a: Operand, b: Operand, c: Operand): void {
    const checked = (each: Operand) => operandOf("gemm", deviceOf(a), each);
    gemmCall(checked(a), checked(b), checked(c));
  },
  trsm(a: Operand, b: Operand): void {
    const checked = (each: Operand) => operandOf("trsm", deviceOf(a), each);
    trsmCall(checked(a), checked(b), "left", "upper");
  },
};

const stream = (w: World, d: Dice): object => (d.chance(0.3) ? { stream: w.need("Stream") } : {});
const device = (w: World): cuda.Device => w.need("Device");

const making: Recipe[] = [
  free(0.5, cuda, "openDevice", () => ({ args: [], makes: "Device" })),
  of(0.5, "Device", "createStream", (_, d) => ({ args: [{ nonBlocking: d.chance(0.5) }], makes: "Stream" })),
  of(6, "Device", "allocate", (_, d) => ({ args: [LENGTH, d.pick(types)], makes: "Buffer" })),
  of(3, "Buffer", "slice", (_, d) => ({ args: [d.int(8), 8 + d.int(57)], makes: "Buffer" })),
  free(14, libraries, "view", (w, d) => ({
    args: [
      w.need<cuda.Buffer>("Buffer"),
      shape(d),
      ...maybe(d, () =>
        d.pick<object>([
          { offset: d.int(20) },
          { strides: [d.int(9) - 2, d.int(4) - 1] },
          { type: d.pick(["bf16", "c64", "c128"]) },
        ]),
      ),
    ],
    makes: "BufferView",
  })),
  of(4, "BufferView", "mT", (): Made => ({ args: [], makes: "BufferView" })),
  [
    3,
    "arrays.zeros",
    (w, d) => ({
      on: array.arrays(device(w)),
      method: "zeros",
      args: [shape(d), d.pick(["f32", "f64", "bf16", "c64", "i32"])],
      makes: "NdArray",
    }),
  ],
  of(1, "NdArray", "slice", (_, d) => ({ args: [d.pick(["::-1", "1:", "...", 0])], makes: "NdArray" })),
  free(0.5, makers, "blas", (w, d) => ({
    args: [device(w), { ...stream(w, d), ...(d.chance(0.3) ? { math: d.pick(["tf32", "pedantic"]) } : {}) }],
    makes: "Blas",
  })),
  free(0.5, makers, "solver", (w, d) => ({ args: [device(w), stream(w, d)], makes: "Solver" })),
  free(0.5, makers, "random", (w, d) => ({
    args: [
      device(w),
      { ...stream(w, d), algorithm: d.pick(["philox", "xorwow", "mrg32k3a", "sobol32", "sobol64"]) },
    ],
    makes: "Random",
  })),
  free(0.5, makers, "plan", (w, d) => ({
    args: [
      device(w),
      d.pick([[4], [2, 3], [8], [2, 2, 2]]),
      { ...stream(w, d), type: d.pick(["f32", "f64", "c64", "c128"]), batch: 1 + d.int(2) },
    ],
    makes: "FftPlan",
  })),
];

/** Returns the shapes of two factors and their product, of a stack in some calls. */
function products(d: Dice): number[][] {
  const [m, k, n] = [side(d), side(d), side(d)];
  const stack = d.chance(0.3) ? [1 + d.int(3)] : [];
  return [
    [...stack, m, k],
    [...(d.chance(0.5) ? stack : []), k, n],
    [...stack, m, n],
  ];
}

/** Returns a square matrix with contiguous columns, and memory for each of its rows, in most calls. */
function square(w: World, d: Dice, second: "i32" | undefined): unknown[] {
  if (d.chance(0.4)) return [operand(w, d), vector(w, d)];
  const n = side(d);
  const type = d.pick(["f32", "f64"] as const);
  const [a] = fitting(w, d, type, [n, n]) as [libraries.BufferView];
  // An object of a library may be given rows too, which it refuses.
  const columns = a.strides[0] === 1 || d.chance(0.2) ? a : a.mT;
  return [columns, ...fitting(w, d, second ?? type, [n])];
}

const calls: Recipe[] = [
  free(4, checks, "gemm", (w, d) => ({ args: fittingOr(w, d, products(d)) })),
  free(2, checks, "trsm", (w, d) => {
    const n = side(d);
    return {
      args: fittingOr(w, d, [
        [n, n],
        [n, side(d)],
      ]),
    };
  }),
  of(8, "Blas", "gemm", (w, d) => ({
    args: [...fittingOr(w, d, products(d)), ...maybe(d, () => ({ alpha: factor(d), beta: factor(d) }))],
  })),
  of(4, "Blas", "gemv", (w, d) => {
    const [m, n] = [side(d), side(d)];
    return { args: fittingOr(w, d, [[m, n], [n], [m]]) };
  }),
  of(4, "Blas", "trsm", (w, d) => {
    const n = side(d);
    const options = { side: d.pick(["left", "right"]), triangle: d.pick(["lower", "upper"]) };
    return {
      args: [
        ...fittingOr(w, d, [
          [n, n],
          [n, n],
        ]),
        ...maybe(d, () => options),
      ],
    };
  }),
  of(3, "Blas", "axpy", (w, d) => {
    const n = side(d);
    return { args: [factor(d), ...fittingOr(w, d, [[n], [n]])] };
  }),
  of(2, "Blas", "scal", (w, d) => ({ args: [factor(d), vector(w, d)] })),
  of(2, "Blas", "dot", (w, d) => {
    const n = side(d);
    return { args: fittingOr(w, d, [[n], [n], [1]]) };
  }),
  of(2, "Blas", "nrm2", (w, d) => ({ args: fittingOr(w, d, [[side(d)], [1]]) })),
  of(3, "Solver", "getrf", (w, d) => {
    const [a, pivots] = square(w, d, "i32");
    return { args: [a, pivots, ...maybe(d, () => ({ info: fitting(w, d, "i32", [1])[0] }))] };
  }),
  of(2, "Solver", "getrs", (w, d) => {
    const [a, pivots] = square(w, d, "i32");
    return { args: [a, pivots, operand(w, d)] };
  }),
  of(3, "Solver", "potrf", (w, d) => {
    const [a] = square(w, d, undefined);
    const options = { triangle: d.pick(["lower", "upper"]), info: fitting(w, d, "i32", [1])[0] };
    return { args: [a, ...maybe(d, () => options)] };
  }),
  ...(["geqrf", "orgqr"] as const).map((name) =>
    of(2, "Solver", name, (w, d) => ({ args: square(w, d, undefined) })),
  ),
  of(2, "Solver", "gesvd", (w, d) => {
    const [a, s] = square(w, d, undefined);
    return { args: [a, { s }] };
  }),
  of(3, "Solver", "syevd", (w, d) => ({
    args: [...square(w, d, undefined), ...maybe(d, () => ({ vectors: d.chance(0.5) }))],
  })),
  ...(["uniform", "normal", "logNormal", "bits"] as const).map((name) =>
    of(2, "Random", name, (w, d) => ({ args: [operand(w, d)] })),
  ),
  of(2, "Random", "poisson", (w, d) => ({ args: [operand(w, d), d.pick([0.5, 3, 1000, -1, Number.NaN])] })),
  ...(["forward", "inverse"] as const).map((name) =>
    of(5, "FftPlan", name, (w, d, on: libraries.FftPlan) => {
      if (d.chance(0.4)) return { args: [operand(w, d), operand(w, d)] };
      const isReal = on.type.startsWith("f");
      const count = on.lengths.reduce((product, length) => product * length, on.batch);
      const last = on.lengths.at(-1)!;
      const half = (count / last) * (Math.floor(last / 2) + 1);
      const sizes = isReal ? [count, 2 * half] : [2 * count, 2 * count];
      const type = on.type === "f32" || on.type === "c64" ? "f32" : "f64";
      const args = fitting(
        w,
        d,
        type,
        ...(name === "forward" ? sizes : sizes.toReversed()).map((each) => [each]),
      );
      return {
        args: [...args, ...(name === "inverse" ? maybe(d, () => ({ overwrite: d.chance(0.5) })) : [])],
      };
    }),
  ),
];

const closing: Recipe[] = [
  ...["Blas", "Solver", "Random", "FftPlan", "Buffer", "NdArray", "Stream"].map((kind) =>
    of(0.3, kind, "close"),
  ),
  of(0.1, "Device", "close"),
  of(1, "Device", "synchronize"),
];

/** Errors that lost a context: no argument may do so. */
const lost = new Set<string>();

/** Calls of doorbell/libraries as a careless program makes them. On the soft GPU only the checks of arguments run. */
export const librariesApi: Api = {
  recipes: [...making, ...calls, ...closing, ...exported(libraries)],
  finish: (world) => {
    for (const each of world.all("Device") as readonly cuda.Device[]) {
      const error = each.closed ? undefined : each.lostBy;
      if (error !== undefined) lost.add(`a library lost the context: ${error.message}`);
    }
  },
  left: () => Promise.resolve([...lost]),
};
