import { extraArguments } from "../arguments/extra-arguments.ts";
import { checkOptions, described, instance, int, number, oneOf, optionsTable } from "../arguments/options.ts";
import { shown } from "../arguments/shown.ts";
import { Device } from "../cuda/device/device.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { arrays } from "./arrays.ts";
import type { PlanSizes } from "./cufft.ts";
import { type Dtype, isComplex, promoted, refuseComplex } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import { allocateView, bufferFrom, Node, type View } from "./node.ts";
import { contiguous, copied } from "./reading.ts";
import { halfLength, transformedReal, writeReal } from "./real-transform.ts";
import { rollNode } from "./roll.ts";
import { scope } from "./scope.ts";
import { type Axes, checkAxes, checkAxis, checkShape, type Shape, shapeText, sizeOf } from "./shape.ts";
import { castNode } from "./temporary.ts";
import { passedOn, transformed, transformedByLibrary } from "./transform.ts";

/** Direction that divides by the number of elements: the inverse one, both by its root, or the forward one. */
export type TransformNorm = "backward" | "ortho" | "forward";

/** Options of a transform along one axis. */
export interface TransformOptions {
  /** Length of the transform. The axis is cut, or zeros follow. Default: the length of the axis. */
  readonly n?: number;
  /** Axis of the transform. Default: -1. */
  readonly axis?: number;
  /** Direction that divides by the length. Default: "backward". */
  readonly norm?: TransformNorm;
}

/** Options of a transform along several axes. */
export interface TransformAxesOptions {
  /** Lengths of the transforms, one for each axis. Default: the lengths of the axes. */
  readonly s?: readonly number[];
  /** Axes of the transform. Default: all axes, or the last ones where `s` is given. */
  readonly axes?: readonly number[];
  /** Direction that divides by the lengths. Default: "backward". */
  readonly norm?: TransformNorm;
}

/** Options of the frequencies of a transform. */
export interface FrequencyOptions {
  /** Device of the array. */
  readonly device: Device;
  /** Distance between two samples. Default: 1. */
  readonly d?: number;
}

/** Options of `fftshift` and `ifftshift`. */
export interface ShiftOptions {
  /** Axes to shift. Default: all axes. */
  readonly axes?: number | readonly number[];
}

const norm = {
  type: oneOf("backward", "ortho", "forward"),
  default: "backward",
  text: "Direction that divides by the length.",
} as const;
const wholeNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isSafeInteger);

const transformOptions = optionsTable<TransformOptions>()(
  "array.TransformOptions",
  {
    ...{ "fft.fft": 1, "fft.ifft": 1, "fft.rfft": 1, "fft.irfft": 1, "fft.hfft": 1, "fft.ihfft": 1 },
  },
  {
    n: { type: int(), defaultText: "the length of the axis", text: "Length of the transform." },
    axis: {
      type: described<number>("a whole number", Number.isSafeInteger),
      default: -1,
      text: "Axis of the transform.",
    },
    norm,
  },
);

const transformAxesOptions = optionsTable<TransformAxesOptions>()(
  "array.TransformAxesOptions",
  { "fft.fftn": 1, "fft.ifftn": 1, "fft.rfftn": 1, "fft.irfftn": 1 },
  {
    s: {
      type: described<readonly number[]>("a list of whole numbers", wholeNumbers),
      defaultText: "the lengths of the axes",
      text: "Lengths of the transforms, one for each axis.",
    },
    axes: {
      type: described<readonly number[]>("a list of whole numbers", wholeNumbers),
      defaultText: "all axes",
      text: "Axes of the transform.",
    },
    norm,
  },
);

const frequencyOptions = optionsTable<FrequencyOptions>()(
  "array.FrequencyOptions",
  { "fft.fftfreq": 1, "fft.rfftfreq": 1 },
  {
    device: { type: instance("Device", () => Device), required: true, text: "Device of the array." },
    d: {
      type: number(-Number.MAX_VALUE, Number.MAX_VALUE),
      default: 1,
      text: "Distance between two samples.",
    },
  },
);

const shiftOptions = optionsTable<ShiftOptions>()(
  "array.ShiftOptions",
  { "fft.fftshift": 1, "fft.ifftshift": 1 },
  {
    axes: {
      type: described<number | readonly number[]>(
        "a whole number or a list of them",
        (value) => Number.isSafeInteger(value) || wholeNumbers(value),
      ),
      defaultText: "all axes",
      text: "Axes to shift.",
    },
  },
);

/**
 * Discrete Fourier transforms, with the names of the array API standard. They compute in c64, with kernels that need no
 * library. Any length from 1 is possible: factors up to 13 in passes, others by a convolution. The relative error in the norm of
 * all elements is at most 1e-7 times the binary logarithm of the length, plus 1e-7.
 *
 * @example
 * using x = array([1, 0, -1, 0]);
 * console.log(fft.fft(x).real().toList()); // [0, 2, 0, 2]
 */
export interface Fourier {
  /**
   * Transform along an axis. Real numbers become complex ones. Throws TypeError for f64 and for integers of 32 bits and
   * more, which c64 does not hold.
   *
   * @example
   * using x = array([1, 2, 3]);
   * console.log(fft.fft(x, { n: 4 }).toList()); // [[6, 0], [-2, -2], [2, 0], [-2, 2]]
   */
  fft(x: NdArray, options?: TransformOptions): NdArray;

  /**
   * Inverse of `fft`.
   *
   * @example
   * using x = array([[4, 0], [0, 0]], "c64");
   * console.log(fft.ifft(x).toList()); // [[2, 0], [2, 0]]
   */
  ifft(x: NdArray, options?: TransformOptions): NdArray;

  /**
   * Transform along several axes.
   *
   * @example
   * using x = ones([2, 2]);
   * console.log(fft.fftn(x).real().toList()); // [[4, 0], [0, 0]]
   */
  fftn(x: NdArray, options?: TransformAxesOptions): NdArray;

  /**
   * Inverse of `fftn`.
   *
   * @example
   * using x = ones([2, 2], "c64");
   * console.log(fft.ifftn(x).real().toList()); // [[1, 0], [0, 0]]
   */
  ifftn(x: NdArray, options?: TransformAxesOptions): NdArray;

  /**
   * Transform of real numbers: the frequencies from 0 to half of the length. The others are their conjugates.
   *
   * @example
   * using x = array([1, 0, -1, 0]);
   * console.log(fft.rfft(x).toList()); // [[0, 0], [2, 0], [0, 0]]
   */
  rfft(x: NdArray, options?: TransformOptions): NdArray;

  /**
   * Inverse of `rfft`. The length of the result is `n`, or even where it is left out.
   *
   * @example
   * using x = array([[0, 0], [2, 0], [0, 0]], "c64");
   * console.log(fft.irfft(x).toList()); // [1, 0, -1, 0]
   */
  irfft(x: NdArray, options?: TransformOptions): NdArray;

  /**
   * Transform of real numbers along several axes. The last one has the frequencies from 0 to half of its length.
   *
   * @example
   * using x = ones([2, 4]);
   * console.log(fft.rfftn(x).shape); // [2, 3]
   */
  rfftn(x: NdArray, options?: TransformAxesOptions): NdArray;

  /**
   * Inverse of `rfftn`. The length of the last axis of the result is even where it is not given.
   *
   * @example
   * using x = ones([2, 3], "c64");
   * console.log(fft.irfftn(x).shape); // [2, 4]
   */
  irfftn(x: NdArray, options?: TransformAxesOptions): NdArray;

  /**
   * Transform of frequencies whose other half are conjugates, to real numbers.
   *
   * @example
   * using x = array([[1, 0], [2, 0], [1, 0]], "c64");
   * console.log(fft.hfft(x).toList()); // [6, 0, -2, 0]
   */
  hfft(x: NdArray, options?: TransformOptions): NdArray;

  /**
   * Inverse of `hfft`.
   *
   * @example
   * using x = array([6, 0, -2, 0]);
   * console.log(fft.ihfft(x).real().toList()); // [1, 2, 1]
   */
  ihfft(x: NdArray, options?: TransformOptions): NdArray;

  /**
   * Frequencies of the elements of `fft`, in cycles per unit of `d`, as f32.
   *
   * @example
   * using f = fft.fftfreq(4, { device: gpu });
   * console.log(f.toList()); // [0, 0.25, -0.5, -0.25]
   */
  fftfreq(n: number, options: FrequencyOptions): NdArray;

  /**
   * Frequencies of the elements of `rfft`, in cycles per unit of `d`, as f32.
   *
   * @example
   * using f = fft.rfftfreq(4, { device: gpu, d: 0.5 });
   * console.log(f.toList()); // [0, 0.5, 1]
   */
  rfftfreq(n: number, options: FrequencyOptions): NdArray;

  /**
   * Elements with the frequency 0 in the middle.
   *
   * @example
   * using f = fft.fftfreq(4, { device: gpu });
   * console.log(fft.fftshift(f).toList()); // [-0.5, -0.25, 0, 0.25]
   */
  fftshift(x: NdArray, options?: ShiftOptions): NdArray;

  /**
   * Inverse of `fftshift`.
   *
   * @example
   * using f = array([-0.5, -0.25, 0, 0.25]);
   * console.log(fft.ifftshift(f).toList()); // [0, 0.25, -0.5, -0.25]
   */
  ifftshift(x: NdArray, options?: ShiftOptions): NdArray;
}

/** Axes of a transform with their lengths, and its norm. */
interface Plan {
  readonly axes: readonly number[];
  readonly lengths: readonly number[];
  readonly norm: TransformNorm;
}

function checkArray(method: string, x: unknown): asserts x is NdArray {
  if (!(x instanceof NdArray))
    throw new TypeError(`${method}: x is ${shown(x)}. Use an array, such as arrays(gpu).array([1, 2])`);
}

function checkLength(method: string, length: number, axis: number, shape: Shape): void {
  if (!Number.isSafeInteger(length) || length < 1)
    throw new RangeError(
      `${method}: the transform along axis ${axis} of the shape ${shapeText(shape)} has the length ${shown(length)}. Use a length from 1`,
    );
}

/** Returns the plan of a transform along one axis. `lengthOf` gives the length where it is left out. */
function planOf(
  method: string,
  x: unknown,
  options: TransformOptions | undefined,
  lengthOf: (length: number) => number = (length) => length,
): readonly [NdArray, Plan] {
  const { n, axis, norm } = checkOptions(transformOptions, method, options);
  checkArray(method, x);
  const at = checkAxis(method, axis, x.shape);
  const length = n ?? lengthOf(x.shape[at]!);
  checkLength(method, length, at, x.shape);
  return [x, { axes: [at], lengths: [length], norm }];
}

/** Returns the plan of a transform along several axes. `lastOf` gives the length of the last one where it is left out. */
function planOfAxes(
  method: string,
  x: unknown,
  options: TransformAxesOptions | undefined,
  lastOf: (length: number) => number = (length) => length,
): readonly [NdArray, Plan] {
  const { s, axes: given, norm } = checkOptions(transformAxesOptions, method, options);
  checkArray(method, x);
  const { shape } = x;
  if (s !== undefined && given === undefined && s.length > shape.length)
    throw new RangeError(
      `${method}: s has ${s.length} lengths, and the shape is ${shapeText(shape)}. Use at most one for each axis`,
    );
  const last = shape.map((_, axis) => axis).slice(s === undefined ? 0 : shape.length - s.length);
  const named = (given ?? last).map((axis) => checkAxis(method, axis, shape));
  checkAxes(method, named, shape);
  if (named.length === 0)
    throw new RangeError(
      `${method}: there is no axis to transform in the shape ${shapeText(shape)}. Name one`,
    );
  if (s !== undefined && s.length !== named.length)
    throw new RangeError(
      `${method}: s has ${s.length} lengths for ${named.length} axes. Use one length for each axis`,
    );
  const lengths = named.map((axis, i) => {
    const own = shape[axis]!;
    const length = s?.[i] ?? (i === named.length - 1 ? lastOf(own) : own);
    checkLength(method, length, axis, shape);
    return length;
  });
  return [x, { axes: named, lengths, norm }];
}

/** Returns the factor of the results of a transform. */
function scaleOf(length: number, norm: TransformNorm, isInverse: boolean): number {
  if (norm === "ortho") return 1 / Math.sqrt(length);
  return (norm === "backward") === isInverse ? 1 / length : 1;
}

/** Returns an array whose axis is cut, or has zeros behind it. */
function fitted(x: NdArray, axis: number, length: number): NdArray {
  const own = x.shape[axis]!;
  if (own === length) return x;
  if (own > length) return x.slice(...x.shape.map((_, i) => (i === axis ? `:${length}` : ":")));
  return x.pad(x.shape.map((_, i) => [0, i === axis ? length - own : 0] as const));
}

/** Returns the sizes of transforms along two or three axes that are the last ones, which a library transforms at once. */
function lastAxes(shape: Shape, axes: readonly number[]): PlanSizes | undefined {
  const first = shape.length - axes.length;
  if (axes.length < 2 || axes.length > 3 || Math.min(...axes) !== first) return undefined;
  return { lengths: shape.slice(first), batch: sizeOf(shape.slice(0, first)) };
}

/** Returns the array of complex transforms along axes, which have not run. */
function complexTransform(
  method: string,
  x: NdArray,
  { axes, lengths, norm }: Plan,
  isInverse: boolean,
): NdArray {
  promoted(method, x.dtype, "c64");
  const input = castNode(axes.reduce((each, axis, i) => fitted(each, axis, lengths[i]!), x).node, "c64");
  const { device, shape } = input;
  const run = (): View => {
    if (sizeOf(shape) === 0) return allocateView(device, "c64", shape);
    let view = contiguous(input);
    let node: Node | undefined;
    view.storage.hold();
    const together = lastAxes(shape, axes);
    if (together !== undefined) {
      const scale = together.lengths.reduce((all, each) => all * scaleOf(each, norm, isInverse), 1);
      node = transformedByLibrary(device, view, together, { isInverse, scale });
      if (node !== undefined) {
        view.storage.release();
        return { ...passedOn(node), strides: contiguousStrides(shape) };
      }
    }
    for (const axis of axes.toReversed()) {
      const length = shape[axis]!;
      const batch = {
        outer: sizeOf(shape.slice(0, axis)),
        length,
        inner: sizeOf(shape.slice(axis + 1)),
      };
      const next = transformed(device, view, batch, { isInverse, scale: scaleOf(length, norm, isInverse) });
      if (node === undefined) view.storage.release();
      else node.release();
      node = next;
      view = next.view();
    }
    return { ...passedOn(node!), strides: contiguousStrides(shape) };
  };
  return new NdArray(Node.ofRun({ device, dtype: "c64", shape }, { inputs: [input], run }));
}

/** Bytes of a complex number. Kernels and cuFFT read two real numbers at once. */
const PAIR_BYTES = 8;

/** Returns elements in C's order, whose first one is aligned to a complex number. */
function alignedRows(input: Node): View {
  const view = contiguous(input);
  return bufferFrom(view).pointer % PAIR_BYTES === 0 ? view : copied(input);
}

/** Moves an axis. The array itself where the axis stays, because a view runs the operations of its array. */
function movedAxis(x: NdArray, from: number, to: number): NdArray {
  const axes = x.shape.length;
  return (from + axes) % axes === (to + axes) % axes ? x : x.moveaxis(from, to);
}

/** Returns the node of rows along the last axis that a function computes from rows of its input. */
function rowsNode(
  x: NdArray,
  { from, dtype, last }: { readonly from: Dtype; readonly dtype: Dtype; readonly last: number },
  compute: (view: View, count: number) => View,
): NdArray {
  const input = castNode(x.node, from);
  const { device } = input;
  const shape = checkShape("fft", [...input.shape.slice(0, -1), last]);
  const run = (): View => {
    if (sizeOf(shape) === 0) return allocateView(device, dtype, shape);
    const view = alignedRows(input);
    view.storage.hold();
    try {
      return { ...compute(view, sizeOf(shape) / last), strides: contiguousStrides(shape) };
    } finally {
      view.storage.release();
    }
  };
  return new NdArray(Node.ofRun({ device, dtype, shape }, { inputs: [input], run }));
}

/** Returns the transform of real numbers along the last axis of a plan, then of complex ones along the others. */
function realTransform(method: string, x: NdArray, { axes, lengths, norm }: Plan): NdArray {
  refuseComplex(method, x.dtype);
  promoted(method, x.dtype, "c64");
  // The transform may run after the array is closed.
  const { device } = x;
  const [axis, length] = [axes.at(-1)!, lengths.at(-1)!];
  const rows = movedAxis(fitted(x, axis, length), axis, -1);
  const scale = scaleOf(length, norm, false);
  const found = rowsNode(rows, { from: "f32", dtype: "c64", last: halfLength(length) }, (view, count) =>
    passedOn(transformedReal(device, view, { count, length, scale })),
  );
  const result = movedAxis(found, -1, axis);
  const others = { axes: axes.slice(0, -1), lengths: lengths.slice(0, -1), norm };
  return others.axes.length === 0 ? result : complexTransform(method, result, others, false);
}

/** Returns the inverse of `realTransform`. */
function inverseReal(method: string, x: NdArray, { axes, lengths, norm }: Plan): NdArray {
  promoted(method, x.dtype, "c64");
  const { device } = x;
  const [axis, length] = [axes.at(-1)!, lengths.at(-1)!];
  const others = { axes: axes.slice(0, -1), lengths: lengths.slice(0, -1), norm };
  const cut = fitted(x, axis, halfLength(length));
  const columns = others.axes.length === 0 ? cut : complexTransform(method, cut, others, true);
  const scale = scaleOf(length, norm, true);
  const rows = movedAxis(columns, axis, -1);
  const found = rowsNode(rows, { from: "c64", dtype: "f32", last: length }, (view, count) => {
    const target = allocateView(device, "f32", [count, length]);
    writeReal(device, view, { count, length, scale }, target);
    return target;
  });
  return movedAxis(found, -1, axis);
}

const opposite = { backward: "forward", forward: "backward", ortho: "ortho" } as const;

/** Length of real numbers whose transform has that many frequencies, where it is not given. */
const evenLength = (frequencies: number): number => 2 * (frequencies - 1);

function frequencies(
  method: string,
  n: number,
  options: FrequencyOptions,
  at: (n: number) => readonly number[],
): NdArray {
  const { device, d } = checkOptions(frequencyOptions, method, options);
  const [length] = checkShape(method, [n]) as [number];
  if (length < 1 || d === 0)
    throw new RangeError(
      `${method}: n is ${n} and d is ${d}. Use a length from 1 and a distance other than 0`,
    );
  return arrays(device).array(Float32Array.from(at(n), (k) => k / (n * d!)));
}

function shiftedBy(
  method: string,
  x: NdArray,
  options: ShiftOptions | undefined,
  shift: (length: number) => number,
): NdArray {
  const { axes } = checkOptions(shiftOptions, method, options);
  checkArray(method, x);
  const checked = checkAxes(method, axes as Axes, x.shape);
  return new NdArray(
    rollNode(
      x.node,
      checked.map((axis) => shift(x.shape[axis]!)),
      checked,
    ),
  );
}

const count = (length: number): number[] => Array.from({ length }, (_, i) => i);

const functions: Fourier = {
  fft: (x, options) => complexTransform("fft", ...planOf("fft", x, options), false),
  ifft: (x, options) => complexTransform("ifft", ...planOf("ifft", x, options), true),
  fftn: (x, options) => complexTransform("fftn", ...planOfAxes("fftn", x, options), false),
  ifftn: (x, options) => complexTransform("ifftn", ...planOfAxes("ifftn", x, options), true),
  rfft: (x, options) => realTransform("rfft", ...planOf("rfft", x, options)),
  irfft: (x, options) => inverseReal("irfft", ...planOf("irfft", x, options, evenLength)),
  rfftn: (x, options) => realTransform("rfftn", ...planOfAxes("rfftn", x, options)),
  irfftn: (x, options) => inverseReal("irfftn", ...planOfAxes("irfftn", x, options, evenLength)),
  hfft: (x, options) => {
    const [array, plan] = planOf("hfft", x, options, evenLength);
    const conjugates = isComplex(array.dtype) ? array.conj() : array;
    return inverseReal("hfft", conjugates, { ...plan, norm: opposite[plan.norm] });
  },
  ihfft: (x, options) => {
    const [array, plan] = planOf("ihfft", x, options);
    return realTransform("ihfft", array, { ...plan, norm: opposite[plan.norm] }).conj();
  },
  fftfreq: (n, options) =>
    frequencies("fftfreq", n, options, () => count(n).map((i) => (i < n / 2 ? i : i - n))),
  rfftfreq: (n, options) => frequencies("rfftfreq", n, options, () => count(halfLength(n))),
  fftshift: (x, options) => shiftedBy("fftshift", x, options, (length) => Math.floor(length / 2)),
  ifftshift: (x, options) => shiftedBy("ifftshift", x, options, (length) => -Math.floor(length / 2)),
};

/** Discrete Fourier transforms and their frequencies. */
export const fft: Fourier = Object.fromEntries(
  Object.entries(functions).map(([name, run]: [string, (...given: never[]) => NdArray]) => [
    name,
    (...given: never[]): NdArray => {
      const parameters = [name.endsWith("freq") ? "n" : "x", "options"];
      if (given.length > 2) throw extraArguments(name, parameters, given.length);
      return scope(() => run(...given));
    },
  ]),
) as unknown as Fourier;
