import type { Dtype } from "./dtype.ts";
import { type KernelSource, launch, sourceOf } from "./kernels.ts";
import { NdArray } from "./nd-array.ts";
import { allocateNode } from "./node.ts";
import { copied } from "./reading.ts";
import { sizeOf } from "./shape.ts";
import { viewNode } from "./temporary.ts";

/** Number of threads of a block, which factors one matrix. */
const BLOCK = 256;
/** Number of rows that a block changes at once. Each has the threads of a warp. */
const ROWS = BLOCK / 32;

/**
 * Returns the kernel that factors matrices into triangles with row exchanges, as LAPACK's getrf does. NaN counts as the largest
 * pivot, so that it reaches the determinant.
 */
const factorSource = (dtype: Dtype): KernelSource =>
  sourceOf(`lu ${dtype}`, () => ({
    name: "lu_pivots",
    signature: { a: `${dtype}[]`, pivots: `${dtype}[]`, parity: `${dtype}[]`, n: "i32" },
    maximumThreads: BLOCK,
    body: `
const sizes = shared("${dtype}", ${BLOCK});
const rows = shared("i32", ${BLOCK});
const t = threadIdx.x;
const lane = t & 31;
const base = blockIdx.x * n * n;
let sign = ${dtype}(1);
for (let k = 0; k < n; k++) {
  let best = ${dtype}(-1);
  let row = k;
  for (let i = k + t; i < n; i += ${BLOCK}) {
    const size = Math.abs(a[base + i * n + k]);
    if (size > best || size !== size) { best = size; row = i; }
  }
  sizes[t] = best;
  rows[t] = row;
  sync();
  for (let half = ${BLOCK / 2}; half > 0; half = half >> 1) {
    if (t < half) {
      const other = sizes[t + half];
      if (other > sizes[t] || other !== other || (other === sizes[t] && rows[t + half] < rows[t])) {
        sizes[t] = other;
        rows[t] = rows[t + half];
      }
    }
    sync();
  }
  const chosen = rows[0];
  if (chosen !== k) {
    sign = -sign;
    for (let j = t; j < n; j += ${BLOCK}) {
      const upper = a[base + k * n + j];
      a[base + k * n + j] = a[base + chosen * n + j];
      a[base + chosen * n + j] = upper;
    }
  }
  sync();
  const pivot = a[base + k * n + k];
  if (t === 0) pivots[blockIdx.x * n + k] = pivot;
  if (pivot !== 0) {
    for (let i = k + 1 + t; i < n; i += ${BLOCK}) a[base + i * n + k] = a[base + i * n + k] / pivot;
    sync();
    for (let i = k + 1 + (t >>> 5); i < n; i += ${ROWS}) {
      const factor = a[base + i * n + k];
      for (let j = k + 1 + lane; j < n; j += 32)
        a[base + i * n + j] = a[base + i * n + j] - factor * a[base + k * n + j];
    }
  }
  sync();
}
if (t === 0) parity[blockIdx.x] = sign;`,
  }));

/** Factors of determinants. */
interface Pivots {
  /** Diagonals of the upper triangles, in the last axis. */
  readonly pivots: NdArray;
  /** 1 for an even number of row exchanges, and -1 for an odd one. */
  readonly parity: NdArray;
}

/** Returns the factors of the determinants of square matrices of f32 or f64. */
export function pivotsOf({ node }: NdArray): Pivots {
  const { device, dtype, shape } = node;
  const batch = shape.slice(0, -2);
  const n = shape.at(-1)!;
  const pivots = new NdArray(allocateNode(device, dtype, [...batch, n]));
  const parity = new NdArray(allocateNode(device, dtype, batch));
  const matrices = new NdArray(viewNode(node, shape, copied(node)));
  const count = sizeOf(batch);
  if (count > 0)
    launch(device, factorSource(dtype), { grid: count, block: BLOCK }, [
      ...[matrices, pivots, parity].map((each) => each.node.view().storage.buffer),
      n,
    ]);
  return { pivots, parity };
}
