import { arrays, concat, fft, type NdArray, where } from "../../src/array/index.ts";
import type { Device } from "../../src/cuda/index.ts";

/** Operands of one size. All have the same number of bytes, except the row and the indices. */
interface Operands {
  /** Numbers from 0.5 to 1.5. */
  readonly a: NdArray;
  readonly b: NdArray;
  readonly c: NdArray;
  /** `a` as a matrix, which is square or twice as wide as high. */
  readonly m: NdArray;
  /** Row of the matrix `m`. */
  readonly row: NdArray;
  readonly i: NdArray;
  readonly j: NdArray;
  readonly h: NdArray;
  readonly d: NdArray;
  /** Indices of a permutation, i32. */
  readonly order: NdArray;
  readonly uniform: () => NdArray;
}

/** Returns the operands of a number of bytes. */
export function operandsOf(gpu: Device, bytes: number): Operands {
  const n = bytes / 4;
  const high = 2 ** Math.floor(Math.log2(n) / 2);
  const generator = arrays(gpu).random({ seed: 1 });
  const numbers = () => generator.uniform(n, { low: 0.5, high: 1.5 }).run();
  const [a, b, c] = [numbers(), numbers(), numbers()];
  const wide = generator.uniform(n, { low: 0.5, high: 1.5 }).run();
  const [m, row] = [a.reshape([high, -1]), b.slice(`:${n / high}`).run()];
  const integers = () => generator.integers(0, 1000, n, "i32").run();
  const [i, j, order] = [integers(), integers(), generator.permutation(n).astype("i32").run()];
  const h = concat([wide, wide]).astype("f16").run();
  const d = generator.uniform(n / 2, { dtype: "f64" }).run();
  return { a, b, c, m, row, i, j, h, d, order, uniform: () => generator.uniform(n) };
}

/** Operations that the peers have under the same names. */
export const rows: Readonly<Record<string, (x: Operands) => NdArray>> = {
  "a+b": ({ a, b }) => a.add(b),
  "a*b": ({ a, b }) => a.mul(b),
  "a/b": ({ a, b }) => a.div(b),
  "a*b+c": ({ a, b, c }) => a.mul(b).add(c),
  "sqrt(a*a+b*b)-c": ({ a, b, c }) => a.mul(a).add(b.mul(b)).sqrt().sub(c),
  "-a": ({ a }) => a.negative(),
  "sqrt(a)": ({ a }) => a.sqrt(),
  "exp(a)": ({ a }) => a.exp(),
  "log(a)": ({ a }) => a.log(),
  "sin(a)": ({ a }) => a.sin(),
  "tanh(a)": ({ a }) => a.tanh(),
  "a**b": ({ a, b }) => a.pow(b),
  "maximum(a,b)": ({ a, b }) => a.maximum(b),
  "clip(a)": ({ a }) => a.clip(0.75, 1.25),
  "a>b": ({ a, b }) => a.greater(b),
  "where(a>b,a,c)": ({ a, b, c }) => where(a.greater(b), a, c),
  "floor(a)": ({ a }) => a.floor(),
  "f32 to f16": ({ a }) => a.astype("f16"),
  "i32 i+j": ({ i, j }) => i.add(j),
  "i32 i&j": ({ i, j }) => i.bitwiseAnd(j),
  "f16 h*h+h": ({ h }) => h.mul(h).add(h),
  "f64 d+d": ({ d }) => d.add(d),
  "m+row": ({ m, row }) => m.add(row),
  copy: ({ a }) => a.copy(),
  "transpose copy": ({ m }) => m.T.copy(),
  "flip copy": ({ a }) => a.flip().copy(),
  concat: ({ a, b }) => concat([a, b]),
  roll: ({ a }) => a.roll(17),
  take: ({ a, order }) => a.take(order),
  sum: ({ a }) => a.sum(),
  "sum axis 0": ({ m }) => m.sum(0),
  "sum axis 1": ({ m }) => m.sum(1),
  "sum(a*b)": ({ a, b }) => a.mul(b).sum(),
  max: ({ a }) => a.max(),
  argmax: ({ a }) => a.argmax(),
  "var axis 1": ({ m }) => m.var(1),
  "any(a>2)": ({ a }) => a.greater(2).any(),
  cumsum: ({ a }) => a.cumulativeSum(),
  sort: ({ a }) => a.sort(),
  uniform: ({ uniform }) => uniform(),
};

/** Precisions of the matrix products beside torch's. */
export const precisions = ["f32", "tf32", "f16", "bf16"] as const;

/** Returns a product of two matrices of that side, in that precision. */
export function productOf(gpu: Device, side: number, precision: (typeof precisions)[number]): () => NdArray {
  const generator = arrays(gpu).random({ seed: 2 });
  const dtype = precision === "tf32" ? "f32" : precision;
  const matrix = () => generator.uniform([side, side]).astype(dtype).run();
  const [a, b] = [matrix(), matrix()];
  return () => a.matmul(b, { precision: precision === "tf32" ? "tf32" : "f32" });
}

/** Fourier transforms beside the peers': the shape of the input, and the function of arrays. */
export const transforms = {
  fft: { run: fft.fft, isComplex: true },
  ifft: { run: fft.ifft, isComplex: true },
  rfft: { run: fft.rfft, isComplex: false },
  fftn: { run: fft.fftn, isComplex: true },
} as const satisfies Record<string, { run: (x: NdArray) => NdArray; isComplex: boolean }>;

/** Returns a transform of uniform numbers of that shape. */
export function transformOf(
  gpu: Device,
  name: keyof typeof transforms,
  shape: readonly number[],
): () => NdArray {
  const { run, isComplex } = transforms[name];
  const numbers = arrays(gpu).random({ seed: 3 }).uniform(shape);
  const x = (isComplex ? numbers.astype("c64") : numbers).run();
  return () => run(x);
}
