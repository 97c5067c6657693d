import { type Fourier, fft } from "../../../src/array/index.ts";
import type { Random } from "../../support/random.ts";
import type { Calls } from "./compare.ts";
import { exactly, type Limit } from "./limits.ts";
import { type Case, type NumpyType, randomView, type ViewOperand } from "./numpy.ts";

const alongAxis = ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft"] as const;
const alongAxes = ["fftn", "ifftn", "rfftn", "irfftn"] as const;
const shifts = ["fftshift", "ifftshift"] as const;

/** Names of the transforms and of the shifts of their results. */
export const transformNames = [...alongAxis, ...alongAxes, ...shifts];

/** Calls of the transforms. */
export const calls: Calls = Object.fromEntries(
  transformNames.map((name) => [
    `fft.${name}`,
    ([x], [options]) => (fft as Fourier)[name](x!, options as never),
  ]),
);

type Name = (typeof transformNames)[number];

/** Powers of two, products of small primes, primes, and products of large primes. */
const lengths = [
  1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 16, 17, 19, 30, 32, 34, 60, 64, 77, 97, 128, 210, 256, 289,
];
const longLengths = [1000, 1009, 1024, 2310, 4096, 5003, 10_000, 16_384, 65_536];

/** Returns a view of numbers from -1 to 1. */
function viewOf(random: Random, dtype: NumpyType, shape: readonly number[]): ViewOperand {
  const view = randomView(random, dtype, shape);
  if (dtype === "c64" || dtype === "f32")
    for (let i = 0; i < view.elements.length; i++) view.elements[i] = random.random() * 2 - 1;
  return view;
}

/** Returns a case of a transform. */
export function transformCase(name: Name, random: Random): Case {
  const isLong = random.random() < 0.2;
  const rank = isLong ? 1 : random.pick([1, 2, 2, 3]);
  const shape = Array.from({ length: rank }, () =>
    random.pick(isLong ? longLengths : rank === 3 ? lengths.slice(0, 14) : lengths),
  );
  if (shape.length === 1 && isLong && random.random() < 0.3) shape.push(random.pick([2, 3]));
  const isReal = ["rfft", "ihfft", "rfftn"].includes(name);
  const types: readonly NumpyType[] = isReal
    ? ["f32", "f32", "i8", "u16", "bool"]
    : ["c64", "c64", "f32", "i16"];
  const isHalf = ["irfft", "hfft", "irfftn"].includes(name);
  const norm = random.pick([undefined, "backward", "ortho", "forward"]);
  const options: Record<string, unknown> = norm === undefined ? {} : { norm };
  if ((shifts as readonly string[]).includes(name)) {
    const axes = random.pick([undefined, random.int(rank) - rank, [random.int(rank)]]);
    return {
      name: `fft.${name}`,
      operands: [viewOf(random, random.pick(["c64", "i32"]), shape)],
      options: axes === undefined ? {} : { axes },
    };
  }
  if ((alongAxis as readonly string[]).includes(name)) {
    const axis = isLong ? 0 : random.int(2 * rank) - rank;
    if (axis !== -1 || random.random() < 0.5) options["axis"] = axis;
    // An array with one frequency has no even length but 0.
    if (random.random() < 0.3 || isHalf) options["n"] = random.pick(isLong ? longLengths : lengths);
  } else {
    const count = 1 + random.int(rank);
    const order = shape.map((_, i) => i).sort(() => random.random() - 0.5);
    if (random.random() < 0.7 || isHalf) options["axes"] = order.slice(0, count);
    const axes = (options["axes"] as number[] | undefined) ?? shape.map((_, i) => i);
    if (random.random() < 0.3 || isHalf) {
      options["s"] = axes.map(() => random.pick(lengths.slice(0, 16)));
      options["axes"] = axes;
    }
  }
  return { name: `fft.${name}`, operands: [viewOf(random, random.pick(types), shape)], options };
}

/** Returns the bound that the documentation of `fft` states. NumPy's results are rounded to f32 once. */
export const limitOfTransform = (name: string): Limit =>
  (shifts as readonly string[]).includes(name.replace("fft.", ""))
    ? exactly
    : { relative: 1.3e-7, relativePerLog: 1e-7 };
