import type { Device } from "../cuda/device/device.ts";
import { hasPlan, ranCufft } from "./cufft.ts";
import type { KernelSource } from "./kernels.ts";
import type { Node, View } from "./node.ts";
import { bufferFrom } from "./node.ts";
import { heldNode, launchOver, multiplyPairs, pairsOf, tableOf, transformed } from "./transform.ts";

/** Transforms of rows of real numbers, one row after the other. */
export interface Rows {
  readonly count: number;
  readonly length: number;
  readonly scale: number;
}

/** Number of frequencies that a transform of real numbers has. The others are their conjugates. */
export const halfLength = (length: number): number => Math.floor(length / 2) + 1;

/** Splits the transform of pairs of real numbers, which are complex numbers, into that of single ones. */
const splitSource: KernelSource = {
  name: "rfftSplit",
  signature: {
    ...{ x: "readonly f32x2[]", y: "f32x2[]", w: "readonly f32x2[]" },
    ...{ threads: "i32", half: "i32", scale: "f32" },
  },
  body: `
const t = globalIdx.x;
if (t < threads) {
  const row = (t / (half + 1)) | 0;
  const k = t - row * (half + 1);
  const a = x[row * half + (k === half ? 0 : k)];
  const b = x[row * half + (k === 0 ? 0 : half - k)];
  const evenX = a.x + b.x;
  const evenY = a.y - b.y;
  const oddX = a.y + b.y;
  const oddY = b.x - a.x;
  const c = w[k];
  y[t] = {
    x: (evenX + (oddX * c.x - oddY * c.y)) * scale,
    y: (evenY + (oddX * c.y + oddY * c.x)) * scale,
  };
}`,
};

/** Joins frequencies to the transform of pairs of real numbers. The frequencies 0 and n / 2 are real. */
const joinSource: KernelSource = {
  name: "irfftJoin",
  signature: {
    ...{ x: "readonly f32x2[]", y: "f32x2[]", w: "readonly f32x2[]" },
    ...{ threads: "i32", half: "i32" },
  },
  body: `
const t = globalIdx.x;
if (t < threads) {
  const row = (t / half) | 0;
  const k = t - row * half;
  const a = x[row * (half + 1) + k];
  const b = x[row * (half + 1) + half - k];
  const aY = k === 0 ? f32(0) : a.y;
  const bY = k === 0 ? f32(0) : b.y;
  const evenX = a.x + b.x;
  const evenY = aY - bY;
  const differenceX = a.x - b.x;
  const differenceY = aY + bY;
  const c = w[k];
  const oddX = differenceX * c.x + differenceY * c.y;
  const oddY = differenceY * c.x - differenceX * c.y;
  y[t] = { x: evenX - oddY, y: evenY + oddX };
}`,
};

/** Adds the conjugates to the frequencies of real numbers. */
const mirrorSource: KernelSource = {
  name: "irfftMirror",
  signature: { x: "readonly f32x2[]", y: "f32x2[]", threads: "i32", n: "i32", kept: "i32" },
  body: `
const t = globalIdx.x;
if (t < threads) {
  const row = (t / n) | 0;
  const k = t - row * n;
  const isOwn = k < kept;
  const v = x[row * kept + (isOwn ? k : n - k)];
  y[t] = { x: v.x, y: k === 0 ? f32(0) : isOwn ? v.y : -v.y };
}`,
};

/** Takes the first frequencies of transforms of real numbers as complex ones. */
const cutSource: KernelSource = {
  name: "rfftCut",
  signature: { x: "readonly f32x2[]", y: "f32x2[]", threads: "i32", n: "i32", kept: "i32" },
  body: `
const t = globalIdx.x;
if (t < threads) {
  const row = (t / kept) | 0;
  y[t] = x[row * n + t - row * kept];
}`,
};

/** Makes complex numbers of real ones. */
const widenSource: KernelSource = {
  name: "rfftWiden",
  signature: { x: "readonly f32[]", y: "f32x2[]", threads: "i32" },
  body: `
const t = globalIdx.x;
if (t < threads) y[t] = { x: x[t], y: f32(0) };`,
};

/** Copies complex numbers with a factor. */
const scaledCopySource: KernelSource = {
  name: "irfftScale",
  signature: { x: "readonly f32x2[]", y: "f32x2[]", threads: "i32", scale: "f32" },
  body: `
const t = globalIdx.x;
if (t < threads) {
  const v = x[t];
  y[t] = { x: v.x * scale, y: v.y * scale };
}`,
};

/** Takes the real parts. */
const realSource: KernelSource = {
  name: "irfftReal",
  signature: { x: "readonly f32x2[]", y: "f32[]", threads: "i32" },
  body: `
const t = globalIdx.x;
if (t < threads) y[t] = x[t].x;`,
};

/** Frees nodes after the kernels that use them are queued. */
function using<T>(run: (holding: (node: Node) => Node) => T): T {
  const held: Node[] = [];
  try {
    return run((node) => {
      held.push(node);
      return node;
    });
  } finally {
    for (const node of held) node.release();
  }
}

/** Transforms rows of f32 with cuFFT. Returns undefined where it does not do it. */
function transformedByCufft(device: Device, source: View, { count, length, scale }: Rows): Node | undefined {
  const size = count * halfLength(length);
  const result = heldNode(device, size);
  let hasRun = false;
  try {
    hasRun = ranCufft(device, [source, result.view()], { lengths: [length], batch: count }, "fromReal");
  } finally {
    if (!hasRun) result.release();
  }
  if (!hasRun) return undefined;
  multiplyPairs(device, result.view(), size, scale);
  return result;
}

/** Transforms rows of f32, whose first element is aligned to 8 bytes. Returns a node that the caller releases. */
export const transformedReal = (device: Device, source: View, rows: Rows): Node =>
  transformedByCufft(device, source, rows) ?? transformedRealByKernels(device, source, rows);

/** Transforms rows of f32 with own kernels. An even number is transformed as half as many complex numbers. */
export function transformedRealByKernels(device: Device, source: View, { count, length, scale }: Rows): Node {
  const kept = halfLength(length);
  return using((holding) => {
    if (length % 2 === 0) {
      const half = length / 2;
      const batch = { outer: count, length: half, inner: 1 };
      const pairs = holding(transformed(device, source, batch, { isInverse: false, scale: 1 }));
      const roots = holding(tableOf(device, length, "roots"));
      const result = heldNode(device, count * kept);
      launchOver(device, splitSource, count * kept, [
        ...[pairsOf(pairs.view()), pairsOf(result.view()), pairsOf(roots.view())],
        ...[count * kept, half, scale / 2],
      ]);
      return result;
    }
    const wide = holding(heldNode(device, count * length));
    launchOver(device, widenSource, count * length, [
      ...[bufferFrom(source), pairsOf(wide.view())],
      count * length,
    ]);
    const batch = { outer: count, length, inner: 1 };
    const all = holding(transformed(device, wide.view(), batch, { isInverse: false, scale }));
    const result = heldNode(device, count * kept);
    launchOver(device, cutSource, count * kept, [
      ...[pairsOf(all.view()), pairsOf(result.view())],
      ...[count * kept, length, kept],
    ]);
    return result;
  });
}

/** Writes rows of f32 with cuFFT. Returns false where it does not do it. cuFFT overwrites a copy of the source. */
function wroteByCufft(device: Device, source: View, { count, length, scale }: Rows, target: View): boolean {
  const sizes = { lengths: [length], batch: count };
  if (!hasPlan(device, sizes, "toReal")) return false;
  return using((holding) => {
    const size = count * halfLength(length);
    const copy = holding(heldNode(device, size));
    launchOver(device, scaledCopySource, size, [pairsOf(source), pairsOf(copy.view()), size, scale]);
    return ranCufft(device, [copy.view(), target], sizes, "toReal");
  });
}

/** Writes rows of f32 whose frequencies are given. The source has `halfLength` complex numbers for each row. */
export function writeReal(device: Device, source: View, rows: Rows, target: View): void {
  if (!wroteByCufft(device, source, rows, target)) writeRealByKernels(device, source, rows, target);
}

/** Writes rows of f32 with own kernels. */
export function writeRealByKernels(
  device: Device,
  source: View,
  { count, length, scale }: Rows,
  target: View,
): void {
  const size = count * length;
  const kept = halfLength(length);
  using((holding) => {
    if (length % 2 === 0) {
      const half = length / 2;
      const roots = holding(tableOf(device, length, "roots"));
      const joined = holding(heldNode(device, count * half));
      launchOver(device, joinSource, count * half, [
        ...[pairsOf(source), pairsOf(joined.view()), pairsOf(roots.view())],
        ...[count * half, half],
      ]);
      const batch = { outer: count, length: half, inner: 1 };
      const result = holding(transformed(device, joined.view(), batch, { isInverse: true, scale }));
      target.storage.buffer.set(pairsOf(result.view()).slice(0, size) as never, 0, device.stream);
      return;
    }
    const all = holding(heldNode(device, size));
    launchOver(device, mirrorSource, size, [
      ...[pairsOf(source), pairsOf(all.view())],
      ...[size, length, kept],
    ]);
    const batch = { outer: count, length, inner: 1 };
    const result = holding(transformed(device, all.view(), batch, { isInverse: true, scale }));
    launchOver(device, realSource, size, [pairsOf(result.view()), target.storage.buffer, size]);
  });
}
