import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as array from "../../../src/array/index.ts";
import * as cuda from "../../../src/cuda/index.ts";
import { collectGarbage } from "../../support/garbage.ts";
import type { Random as Dice } from "../../support/random.ts";
import type { Api, Recipe } from "./call.ts";
import { exported } from "./exported.ts";
import { free, type Made, maybe, of } from "./recipe.ts";
import type { World } from "./world.ts";

const dtype = (_: World, d: Dice) => d.pick(array.dtypes);
const axis = (_: World, d: Dice) => (d.chance(0.2) ? [0, d.int(4) - 2] : d.int(5) - 2);
const small = (_: World, d: Dice) => d.int(6);
const shape = (_: World, d: Dice) =>
  d.chance(0.3) ? d.int(13) : Array.from({ length: d.int(4) }, () => [0, 1, 2, 3, 4][d.int(5)]!);
const list = (_: World, d: Dice) => Array.from({ length: d.int(4) }, () => d.int(5) - 1);
const operand = (w: World, d: Dice) =>
  d.chance(0.6) ? w.need<array.NdArray>("NdArray") : d.pick([0, 1, -2.5, 7n, true, Number.NaN, 1e30]);
/** Returns an array of integers of the device of an array, with one or two axes. */
const integers = (w: World, d: Dice) => {
  const device = w.need<cuda.Device>("Device");
  const flat = Int32Array.from({ length: d.int(4) }, () => d.int(5) - 2);
  const indices = array.arrays(device).array(flat);
  return d.chance(0.5) ? indices : indices.reshape([1, -1]);
};
const axes = (w: World, d: Dice) => (d.chance(0.5) ? axis(w, d) : list(w, d));
const options = (w: World, d: Dice) =>
  d.pick<object>([
    { dtype: dtype(w, d) },
    { includeInitial: true },
    { n: d.int(3), prepend: operand(w, d) },
    { append: operand(w, d) },
    { minLength: d.int(9) },
    { range: [d.int(3), 2 + d.int(3)] },
    { keepdims: true },
    { correction: 1 },
    { descending: true },
    { stable: false },
    { side: "right" },
    {},
  ]);

/** Random values of a parameter, by its name. A method with new names gets the values of the last line. */
const valuesOf: Readonly<Record<string, (w: World, d: Dice) => unknown>> = {
  ...{
    other: operand,
    value: operand,
    values: operand,
    mask: operand,
    indices: (w: World, d: Dice) => (d.chance(0.5) ? list(w, d) : integers(w, d)),
    lower: operand,
    upper: operand,
  },
  ...{ min: operand, max: operand, a: operand, b: operand },
  ...{ axis, axes: list, shape, dtype, options, k: small, parts: small, repetitions: list, repeats: small },
  ...{ bins: (w: World, d: Dice) => (d.chance(0.5) ? 1 + d.int(9) : operand(w, d)) },
  ...{ shift: small, widths: small, source: axes, destination: axes, n: small, low: small, high: small },
};
const anyValue = (w: World, d: Dice) => d.pick([small, list, operand, dtype, options])(w, d);

/** Methods of the classes with the names of their parameters, from the table against surplus arguments. */
const table = readFileSync(
  fileURLToPath(new URL("../../../src/array/generated/extra-arguments.ts", import.meta.url)),
  "utf8",
);

/** Methods whose result is not an array, or is several arrays by name, which are left to the collector. */
const others: ReadonlySet<string> = new Set([
  ...["topk", "uniqueCounts", "uniqueInverse", "uniqueAll", "histogram", "strided"],
  ...["toArray", "toList", "item", "read", "toString", "explain", "close"],
]);

function methods(kind: string): Recipe[] {
  const [, rows = ""] = new RegExp(`refuseExtraArguments\\(${kind}, \\{([^}]*)\\}`).exec(table) ?? [];
  const all = [...rows.matchAll(/"(\w+)": "([^"]*)"/g)].filter(
    ([, name]) => name !== "toDLPack" && name !== "toCudaArrayInterface",
  );
  return all.map(([, name, words]) =>
    of(1, kind, name!, (w, d): Made => {
      const parameters = words!.split(" ").filter((each) => each !== "");
      const count = d.chance(0.6) ? parameters.length : d.int(parameters.length + 1);
      const args = parameters.slice(0, count).map((each) => (valuesOf[each] ?? anyValue)(w, d));
      return others.has(name!) ? { args } : { args, makes: "NdArray" };
    }),
  );
}

const makers = (w: World) => array.arrays(w.need<cuda.Device>("Device"));
const numbers = (d: Dice) =>
  new (d.pick([Float32Array, Float64Array, Int32Array, BigInt64Array, Uint8Array] as const))(d.int(30));

/** Recipe for a function of `arrays(gpu)`. */
const maker = (
  weight: number,
  method: keyof array.ArrayMaker,
  make: (w: World, d: Dice) => readonly unknown[],
  makes = "NdArray",
): Recipe => [weight, `arrays.${method}`, (w, d) => ({ on: makers(w), method, args: make(w, d), makes })];

const making: Recipe[] = [
  free(1, cuda, "openDevice", (_, d) => ({ args: [d.int(2)], makes: "Device" })),
  maker(8, "array", (w, d) => [
    d.chance(0.5)
      ? numbers(d)
      : d.pick<unknown>([
          [
            [1, 2],
            [3, 4],
          ],
          [true, false],
          [5n],
          [],
          3,
          [[], []],
        ]),
    ...maybe(d, () => dtype(w, d)),
  ]),
  ...(["zeros", "ones", "empty"] as const).map((name) =>
    maker(3, name, (w, d) => [shape(w, d), ...maybe(d, () => dtype(w, d))]),
  ),
  maker(3, "full", (w, d) => [shape(w, d), d.pick([1, 2n, true, -0]), ...maybe(d, () => dtype(w, d))]),
  maker(4, "arange", (_, d) => [d.int(20), ...maybe(d, () => d.int(40))]),
  maker(2, "linspace", (w, d) => [
    ...[d.int(5), d.int(50), d.int(20)],
    ...maybe(d, () => dtype(w, d)),
    ...maybe(d, () => ({ endpoint: d.chance(0.5) })),
  ]),
  maker(2, "eye", (_, d) => [d.int(5), ...maybe(d, () => d.int(5))]),
  maker(4, "fromBuffer", (w, d) => [
    w.need<cuda.Buffer>("Buffer"),
    ...maybe(d, () =>
      d.pick<object>([{ dtype: dtype(w, d) }, { shape: shape(w, d) }, { shape: list(w, d) }, {}]),
    ),
  ]),
  of(3, "Device", "from", (_, d) => ({ args: [numbers(d)], makes: "Buffer" })),
  maker(1, "random", (_, d) => [{ seed: d.int(100) }], "RandomGenerator"),
];

const several = (w: World, d: Dice) =>
  Array.from({ length: 1 + d.int(3) }, () => w.need<array.NdArray>("NdArray"));

const functions: Recipe[] = [
  free(4, array, "where", (w, d) => ({
    args: [operand(w, d), operand(w, d), operand(w, d)],
    makes: "NdArray",
  })),
  free(3, array, "concat", (w, d) => ({
    args: [several(w, d), ...maybe(d, () => d.int(3))],
    makes: "NdArray",
  })),
  free(3, array, "stack", (w, d) => ({
    args: [several(w, d), ...maybe(d, () => d.int(3))],
    makes: "NdArray",
  })),
  free(1, array, "meshgrid", (w, d) => ({ args: [several(w, d)] })),
  free(1, array, "broadcastArrays", (w, d) => ({ args: [several(w, d)] })),
  free(2, array, "einsum", (w, d) => ({
    args: [d.pick(["ij,jk->ik", "i,i->", "ij->ji", "ii->", "bij,bjk->bik"]), several(w, d)],
    makes: "NdArray",
  })),
  free(2, array, "expr", (w, d) => ({
    args: [Object.assign(["", " * ", " + 1"], { raw: ["", " * ", " + 1"] }), operand(w, d), operand(w, d)],
    makes: "NdArray",
  })),
];

/** Functions that need cuSOLVER, which does not run on the soft GPU, and functions that take no array. */
const unfit = "solve cholesky qr svd svdvals eigh eigvalsh inv pinv matrixRank fftfreq rfftfreq cross".split(
  " ",
);
/** Functions of the two name spaces. */
const ofSpaces: Recipe[] = [array.fft, array.linalg].flatMap((space) =>
  Object.keys(space)
    .filter((name) => !unfit.includes(name))
    .map((name) =>
      free(1, space, name, (w, d) => {
        const args = [w.need<array.NdArray>("NdArray"), ...maybe(d, () => anyValue(w, d))];
        return name === "slogdet" ? { args } : { args, makes: "NdArray" };
      }),
    ),
);

/** Library that takes memory of arrays and returns it. Without one, a tensor of DLPack keeps its memory. */
const consumer = {
  describe(x: unknown, changes: object): void {
    if (!(x instanceof array.NdArray)) return;
    using other = array
      .arrays(x.device)
      .fromCudaArrayInterface({ ...x.toCudaArrayInterface(), ...changes }, x);
    other.toArray();
  },

  take(x: unknown, isReadOnly: boolean): void {
    if (!(x instanceof array.NdArray)) return;
    using tensor = x.toDLPack({ isReadOnly });
    tensor.delete();
  },
};

const taking: Recipe[] = [
  [
    2,
    "NdArray.toDLPack",
    (w, d) => ({ on: consumer, method: "take", args: [w.need<array.NdArray>("NdArray"), d.chance(0.5)] }),
  ],
  [
    2,
    "NdArray.toCudaArrayInterface",
    (w, d) => ({
      on: consumer,
      method: "describe",
      args: [
        w.need<array.NdArray>("NdArray"),
        d.pick<object>([{}, {}, { shape: shape(w, d) }, { strides: list(w, d) }, { typestr: "<c8" }]),
      ],
    }),
  ],
];

const reading: Recipe[] = [
  ...[
    "toArray",
    "toList",
    "item",
    "toString",
    "run",
    "copy",
    "shape",
    "strides",
    "dtype",
    "T",
    "isPending",
  ].map((name) => of(1, "NdArray", name)),
  of(1, "NdArray", "read"),
  of(1, "NdArray", "buffer", (): Made => ({ args: [], makes: "Buffer" })),
  of(3, "NdArray", "slice", (_, d) => ({
    args: Array.from({ length: d.int(3) }, () => d.pick([0, -1, "::2", "1:", "...", null, ":-1"])),
    makes: "NdArray",
  })),
  of(2, "NdArray", "astype", (w, d) => ({ args: [dtype(w, d)], makes: "NdArray" })),
  of(2, "NdArray", "clip", (w, d) => ({ args: [operand(w, d), operand(w, d)], makes: "NdArray" })),
  of(6, "NdArray", "close"),
  of(1, "Buffer", "close"),
];

const opened = new Set<cuda.Device>();

/** Calls of doorbell/array as a careless program makes them. Methods come from the table of their parameters. */
export const arrayApi: Api = {
  recipes: [
    ...[
      ...making,
      ...functions,
      ...ofSpaces,
      ...reading,
      ...taking,
      ...methods("NdArray"),
      ...methods("RandomGenerator"),
    ],
    ...exported(array),
  ],
  finish: (world) => {
    for (const device of world.all("Device") as readonly cuda.Device[]) opened.add(device);
  },
  left: async () => {
    await collectGarbage();
    return [...opened]
      .filter((device) => !device.closed)
      .map((device) => ({ device, used: array.arrays(device).memoryStatistics().used }))
      .filter(({ used }) => used !== 0)
      .map(
        ({ device, used }) =>
          `arrays of device ${device.ordinal} use ${used} bytes after the last one was closed`,
      );
  },
};
