import type { Device } from "../cuda/device/device.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import { transformText } from "./butterfly.ts";
import { type PlanSizes, ranCufft, reasonForOwn } from "./cufft.ts";
import { KernelText } from "./emit.ts";
import { type KernelSource, launch, withoutRecording } from "./kernels.ts";
import { allocateView, bufferFrom, Node, type View } from "./node.ts";
import { checkShape } from "./shape.ts";

/** Number of threads of a block. */
const BLOCK = 256;

/** Lengths of the transforms of one pass, in the order of preference. */
const RADICES = [16, 8, 4, 2, 3, 5, 7, 11, 13] as const;

/** Largest number of lengths whose tables a device retains, and largest length of these. */
const MOST_TABLES = 16;
const LARGEST_TABLE = 2 ** 22;

/** Transforms along the middle one of three axes, of complex numbers in C's order. */
export interface Batch {
  readonly outer: number;
  readonly length: number;
  readonly inner: number;
}

/** Direction of transforms, and the factor of their results. */
export interface Direction {
  readonly isInverse: boolean;
  readonly scale: number;
}

/** Returns the lengths of the passes, whose product is the length, or undefined where a prime factor is large. */
export function radicesOf(length: number): number[] | undefined {
  const found: number[] = [];
  let rest = length;
  for (const radix of RADICES)
    while (rest % radix === 0) {
      found.push(radix);
      rest /= radix;
    }
  return rest === 1 ? found : undefined;
}

/** Returns the buffer of complex numbers as pairs of f32, which kernels read and write at once. */
export const pairsOf = (view: View): Buffer => bufferFrom(view).as("f32");

/** Launches a kernel with one thread for each of `count` elements. */
export function launchOver(
  device: Device,
  source: KernelSource,
  count: number,
  values: readonly (Buffer | number)[],
): void {
  if (count === 0) return;
  const block = Math.min(BLOCK, Math.max(32, 2 ** Math.ceil(Math.log2(count))));
  launch(device, source, { grid: Math.ceil(count / block), block }, values);
}

/** Returns new memory for complex numbers, held by a node. The caller releases it. */
export function heldNode(device: Device, length: number): Node {
  const shape = checkShape("fft", [length]);
  const node = Node.ofView({ device, dtype: "c64", shape }, allocateView(device, "c64", shape));
  node.hold();
  return node;
}

/** Returns the memory of a node that no caller holds any more. The next holder frees it. */
export function passedOn(node: Node): View {
  const view = node.view();
  view.storage.hold();
  node.release();
  view.storage.passOn();
  return view;
}

/** Forms of a pass: the first one has no factors, and the ends of an inverse transform exchange the two parts. */
interface PassForm {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isInverse: boolean;
  /** True where all lengths are powers of two, so that quotients are shifts. */
  readonly hasShifts: boolean;
}

/**
 * Returns the kernel of one pass of Stockham's method. Each thread transforms `radix` elements with equal distances.
 * `done` is the product of the lengths of the passes before, and `columns` the length divided by the radix.
 */
function passSource(radix: number, { isFirst, isLast, isInverse, hasShifts }: PassForm): KernelSource {
  const text = new KernelText();
  text.add("const t = globalIdx.x; if (t < threads) {");
  const split = (value: string, by: string): readonly [string, string] => {
    const quotient = text.constant(hasShifts ? `${value} >> ${by}Shift` : `(${value} / ${by}) | 0`);
    return [quotient, text.constant(`${value} - ${quotient} * ${by}`)];
  };
  const [line, i] = split("t", "inner");
  const [outer, j] = split(line, "columns");
  const begin = text.constant(`${outer} * columns * ${radix} * inner + ${i}`);
  const [group, k] = isFirst ? [j, "0"] : split(j, "done");
  const loaded = Array.from({ length: radix }, (_, q) => {
    const element = text.constant(`x[${begin} + (${j} + ${q} * columns) * inner]`);
    const isSwapped = isFirst && isInverse;
    const [re, im] = (isSwapped ? ["y", "x"] : ["x", "y"]).map((part) =>
      text.constant(`${element}.${part}`),
    ) as [string, string];
    if (isFirst || q === 0) return { re, im };
    const factor = text.constant(`w[${k} * step * ${q}]`);
    return {
      re: text.constant(`${re} * ${factor}.x - ${im} * ${factor}.y`),
      im: text.constant(`${re} * ${factor}.y + ${im} * ${factor}.x`),
    };
  });
  const first = isFirst ? `${group} * ${radix}` : `${group} * done * ${radix} + ${k}`;
  const to = text.constant(`${begin} + (${first}) * inner`);
  const distance = isFirst ? "inner" : text.constant("done * inner");
  for (const [q, { re, im }] of transformText(text, loaded).entries()) {
    const [x, y] = (isLast && isInverse ? [im, re] : [re, im]).map((part) =>
      isLast ? `${part} * scale` : part,
    );
    text.add(`y[${to} + ${q} * ${distance}] = { x: ${x}, y: ${y} };`);
  }
  text.add("}");
  const integers = ["threads", "inner", "columns", ...(isFirst ? [] : ["done", "step"])];
  if (hasShifts) integers.push("innerShift", "columnsShift", ...(isFirst ? [] : ["doneShift"]));
  return {
    name: `fft${radix}${isFirst ? "_first" : ""}${isLast ? "_last" : ""}${isInverse ? "_inverse" : ""}`,
    signature: {
      ...{ x: "readonly f32x2[]", y: "f32x2[]" },
      ...(isFirst ? {} : { w: "readonly f32x2[]" }),
      ...Object.fromEntries(integers.map((name) => [name, "i32"])),
      ...(isLast ? { scale: "f32" } : {}),
    },
    body: text.toString(),
  };
}

const sources = new Map<string, KernelSource>();

/** Returns the kernel of a pass. Texts of the same form are made once. */
function knownPass(radix: number, form: PassForm): KernelSource {
  const key = `${radix} ${Object.values(form).join()}`;
  const known = sources.get(key);
  if (known !== undefined) return known;
  const made = passSource(radix, form);
  sources.set(key, made);
  return made;
}

const isPowerOfTwo = (value: number): boolean => 2 ** Math.round(Math.log2(value)) === value;

/** Multiplies the results of a library. */
const scaleSource: KernelSource = {
  name: "fftScale",
  signature: { y: "f32x2[]", threads: "i32", scale: "f32" },
  body: `
const t = globalIdx.x;
if (t < threads) {
  const v = y[t];
  y[t] = { x: v.x * scale, y: v.y * scale };
}`,
};

/**
 * Transforms complex numbers along the last axes at once, with cuFFT. Returns a node that the caller releases, or undefined
 * where cuFFT does not do it.
 */
export function transformedByLibrary(
  device: Device,
  source: View,
  sizes: PlanSizes,
  { isInverse, scale }: Direction,
): Node | undefined {
  const size = sizes.lengths.reduce((product, length) => product * length, sizes.batch);
  const target = heldNode(device, size);
  let hasRun = false;
  try {
    hasRun = ranCufft(device, [source, target.view()], sizes, isInverse ? "inverse" : "forward");
  } finally {
    if (!hasRun) target.release();
  }
  if (!hasRun) return undefined;
  multiplyPairs(device, target.view(), size, scale);
  return target;
}

/** Multiplies complex numbers in place. */
export function multiplyPairs(device: Device, view: View, size: number, scale: number): void {
  if (scale !== 1) launchOver(device, scaleSource, size, [pairsOf(view), size, scale]);
}

/** Transforms complex numbers along an axis. Returns a node that the caller releases. The source stays as it is. */
export function transformed(device: Device, source: View, batch: Batch, direction: Direction): Node {
  const { outer, length, inner } = batch;
  const sizes = { lengths: [length], batch: outer };
  const found = inner === 1 ? transformedByLibrary(device, source, sizes, direction) : undefined;
  return found ?? transformedByKernels(device, source, batch, direction);
}

/** Transforms complex numbers along an axis with own kernels. Returns a node that the caller releases. */
export function transformedByKernels(device: Device, source: View, batch: Batch, direction: Direction): Node {
  const radices = radicesOf(batch.length);
  return radices === undefined
    ? transformedByConvolution(device, source, batch, direction)
    : transformedInPasses(device, source, { ...batch, radices }, direction);
}

function transformedInPasses(
  device: Device,
  source: View,
  { outer, length, inner, radices: found }: Batch & { readonly radices: readonly number[] },
  { isInverse, scale }: Direction,
): Node {
  const size = outer * length * inner;
  // A transform of one element multiplies it.
  const radices = found.length === 0 ? [1] : found;
  const made = Array.from({ length: Math.min(2, radices.length) }, () => heldNode(device, size));
  const table = radices.length > 1 ? tableOf(device, length, "roots") : undefined;
  const hasShifts = isPowerOfTwo(length) && isPowerOfTwo(inner);
  const reason = reasonForOwn(device);
  let from = source;
  let done = 1;
  for (const [pass, radix] of radices.entries()) {
    const isFirst = pass === 0;
    const isLast = pass === radices.length - 1;
    const target = made[(radices.length - 1 - pass) % 2]!.view();
    const columns = length / radix;
    const integers = [size / radix, inner, columns, ...(isFirst ? [] : [done, length / (done * radix)])];
    if (hasShifts)
      integers.push(
        ...[inner, columns, ...(isFirst ? [] : [done])].map((each) => Math.round(Math.log2(each))),
      );
    const kernel = { ...knownPass(radix, { isFirst, isLast, isInverse, hasShifts }), reason };
    launchOver(device, kernel, size / radix, [
      ...[pairsOf(from), pairsOf(target)],
      ...(isFirst ? [] : [pairsOf(table!.view())]),
      ...integers,
      ...(isLast ? [scale] : []),
    ]);
    from = target;
    done *= radix;
  }
  table?.release();
  made[1]?.release();
  return made[0]!;
}

/** Tables of a length: the roots of unity, and the factors and the spectrum of Bluestein's method. */
type TableKind = "roots" | "chirp" | "spectrum";

const tables = new WeakMap<Device, Map<string, Node>>();

/** Returns a table, which the caller releases. The device retains the latest ones. */
export function tableOf(device: Device, length: number, kind: TableKind): Node {
  let ofDevice = tables.get(device);
  if (ofDevice === undefined) {
    ofDevice = new Map();
    tables.set(device, ofDevice);
  }
  const key = `${kind} ${length}`;
  const known = ofDevice.get(key);
  const table = known ?? withoutRecording(() => madeTable(device, length, kind));
  if (length > LARGEST_TABLE) return table;
  ofDevice.delete(key);
  ofDevice.set(key, table);
  table.hold();
  if (ofDevice.size > MOST_TABLES) {
    const [oldest, node] = ofDevice.entries().next().value!;
    ofDevice.delete(oldest);
    node.release();
  }
  return table;
}

function madeTable(device: Device, length: number, kind: TableKind): Node {
  if (kind === "spectrum") return madeSpectrum(device, length);
  const table = heldNode(device, length);
  launchOver(device, kind === "roots" ? rootsSource : chirpSource, length, [pairsOf(table.view()), length]);
  return table;
}

/** Roots of unity, computed in f64 and rounded once. */
const rootsSource: KernelSource = {
  name: "fftRoots",
  signature: { y: "f32x2[]", n: "i32" },
  body: `
const i = globalIdx.x;
if (i < n) {
  const angle = f64(i) * f64(${-2 * Math.PI}) / f64(n);
  y[i] = { x: f32(Math.cos(angle)), y: f32(Math.sin(angle)) };
}`,
};

/** Factors of Bluestein's method: e to the power of -pi i k^2 / n. The square is exact modulo 2 n. */
const chirpSource: KernelSource = {
  name: "fftChirp",
  signature: { y: "f32x2[]", n: "i32" },
  body: `
const i = globalIdx.x;
if (i < n) {
  const turn = (u64(i) * u64(i)) % (u64(n) * 2n);
  const angle = f64(turn) * f64(${-Math.PI}) / f64(n);
  y[i] = { x: f32(Math.cos(angle)), y: f32(Math.sin(angle)) };
}`,
};

/** Mirrors the conjugated factors around 0, with zeros between. */
const mirrorSource: KernelSource = {
  name: "fftMirror",
  signature: { w: "readonly f32x2[]", y: "f32x2[]", n: "i32", size: "i32" },
  body: `
const i = globalIdx.x;
if (i < size) {
  const k = Math.min(i, size - i);
  const c = w[Math.min(k, n - 1)];
  y[i] = { x: k < n ? c.x : f32(0), y: k < n ? -c.y : f32(0) };
}`,
};

/** Multiplies the elements by the factors, behind which zeros follow. */
const spreadSource = (isInverse: boolean): KernelSource => ({
  name: `fftSpread${isInverse ? "_inverse" : ""}`,
  signature: {
    ...{ x: "readonly f32x2[]", y: "f32x2[]", w: "readonly f32x2[]" },
    ...{ threads: "i32", inner: "i32", n: "i32", size: "i32" },
  },
  body: `
const t = globalIdx.x;
if (t < threads) {
  const line = (t / inner) | 0;
  const i = t - line * inner;
  const outer = (line / size) | 0;
  const k = line - outer * size;
  const at = Math.min(k, n - 1);
  const v = x[(outer * n + at) * inner + i];
  const c = w[at];
  const re = v.${isInverse ? "y" : "x"};
  const im = v.${isInverse ? "x" : "y"};
  const isInside = k < n;
  y[t] = { x: isInside ? re * c.x - im * c.y : f32(0), y: isInside ? re * c.y + im * c.x : f32(0) };
}`,
});

/** Multiplies the transform by the spectrum of the factors, in place. */
const spectrumSource: KernelSource = {
  name: "fftSpectrum",
  signature: { y: "f32x2[]", w: "readonly f32x2[]", threads: "i32", inner: "i32", size: "i32" },
  body: `
const t = globalIdx.x;
if (t < threads) {
  const line = (t / inner) | 0;
  const c = w[line - ((line / size) | 0) * size];
  const v = y[t];
  const re = v.x;
  const im = v.y;
  y[t] = { x: re * c.x - im * c.y, y: re * c.y + im * c.x };
}`,
};

/** Multiplies the elements of the convolution by the factors. */
const collectSource = (isInverse: boolean): KernelSource => ({
  name: `fftCollect${isInverse ? "_inverse" : ""}`,
  signature: {
    ...{ x: "readonly f32x2[]", y: "f32x2[]", w: "readonly f32x2[]" },
    ...{ threads: "i32", inner: "i32", n: "i32", size: "i32", scale: "f32" },
  },
  body: `
const t = globalIdx.x;
if (t < threads) {
  const line = (t / inner) | 0;
  const i = t - line * inner;
  const outer = (line / n) | 0;
  const k = line - outer * n;
  const v = x[(outer * size + k) * inner + i];
  const c = w[k];
  const re = (v.x * c.x - v.y * c.y) * scale;
  const im = (v.x * c.y + v.y * c.x) * scale;
  y[t] = ${isInverse ? "{ x: im, y: re }" : "{ x: re, y: im }"};
}`,
});

/** Returns the length of the transforms of Bluestein's method: a power of two that holds all sums of two indices. */
const convolutionLength = (length: number): number => 2 ** Math.ceil(Math.log2(2 * length - 1));

/** Returns the transform of the mirrored factors. The factor of the inverse transform is included. */
function madeSpectrum(device: Device, length: number): Node {
  const size = convolutionLength(length);
  const [chirp, mirrored] = [tableOf(device, length, "chirp"), heldNode(device, size)];
  try {
    launchOver(device, mirrorSource, size, [pairsOf(chirp.view()), pairsOf(mirrored.view()), length, size]);
    const batch = { outer: 1, length: size, inner: 1 };
    return transformed(device, mirrored.view(), batch, { isInverse: false, scale: 1 / size });
  } finally {
    chirp.release();
    mirrored.release();
  }
}

/** Transforms a length with a large prime factor by a convolution (Bluestein's method). */
function transformedByConvolution(
  device: Device,
  source: View,
  { outer, length, inner }: Batch,
  { isInverse, scale }: Direction,
): Node {
  const size = convolutionLength(length);
  const [wide, narrow] = [outer * size * inner, outer * length * inner];
  const held: Node[] = [];
  const holding = (node: Node): Node => {
    held.push(node);
    return node;
  };
  try {
    const chirp = pairsOf(holding(tableOf(device, length, "chirp")).view());
    const spectrum = pairsOf(holding(tableOf(device, length, "spectrum")).view());
    const spread = holding(heldNode(device, wide));
    launchOver(device, spreadSource(isInverse), wide, [
      ...[pairsOf(source), pairsOf(spread.view()), chirp],
      ...[wide, inner, length, size],
    ]);
    const batch = { outer, length: size, inner };
    const there = holding(transformed(device, spread.view(), batch, { isInverse: false, scale: 1 }));
    launchOver(device, spectrumSource, wide, [pairsOf(there.view()), spectrum, wide, inner, size]);
    const back = holding(transformed(device, there.view(), batch, { isInverse: true, scale: 1 }));
    const result = heldNode(device, narrow);
    launchOver(device, collectSource(isInverse), narrow, [
      ...[pairsOf(back.view()), pairsOf(result.view()), chirp],
      ...[narrow, inner, length, size, scale],
    ]);
    return result;
  } finally {
    for (const node of held) node.release();
  }
}
