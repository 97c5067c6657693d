import { cublasStatus_t } from "../../ffi/cublas/index.ts";
import {
  CUBLAS_COMPUTE_32F,
  CUBLAS_COMPUTE_32F_FAST_TF32,
  CUBLAS_OP_T,
  CUBLASLT_MATMUL_DESC_TRANSA,
  CUBLASLT_MATMUL_DESC_TRANSB,
  CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES,
  CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK,
  CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT,
  CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,
  CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE,
  CUDA_R_16BF,
  CUDA_R_16F,
  CUDA_R_32F,
  type Cublaslt,
  cublasLtMatmulHeuristicResult_t,
  nativeCublaslt,
} from "../../ffi/cublaslt/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import type { Device } from "../cuda/device/device.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { joinedAxes } from "../cuda/memory/joined-axes.ts";
import { hintOf, LibraryCallError } from "../libraries/library-call-error.ts";
import { type Dtype, factsOf } from "./dtype.ts";
import { isRecording, type KernelSource, runOrRecord } from "./kernels.ts";
import { loadedLibrary, whenClosed } from "./libraries.ts";
import { wholeTiles } from "./matrix-tiles.ts";
import { allocateView, bufferFrom, type Node, type View } from "./node.ts";
import { broadcastStrides, type Shape, sizeOf } from "./shape.ts";
import { withNode } from "./temporary.ts";

/** Precision in which cuBLASLt multiplies the factors. Sums are f32. */
export type LibraryPrecision = "f32" | "tf32" | "f16" | "bf16";

/** Largest workspace in bytes: NVIDIA's recommendation for compute capability 9.0. */
const MOST_WORKSPACE_BYTES = 32 * 2 ** 20;
/** Largest alignment in bytes that cuBLASLt distinguishes. */
const MOST_ALIGNMENT = 256;
/** Largest number of plans that a device retains. */
const MOST_PLANS = 256;

const types = { f32: CUDA_R_32F, f16: CUDA_R_16F, bf16: CUDA_R_16BF } as const;
/** Factor of the product, 1, and of the former result, 0. */
const scalars = new Float32Array(new ArrayBuffer(8));
scalars[0] = 1;

/** A matrix in memory as cuBLASLt describes it: columns of `rows` elements, `pitch` elements apart. */
interface Layout {
  readonly rows: number;
  readonly columns: number;
  readonly pitch: number;
  /** Distance of the matrices of a batch, in elements. */
  readonly batchStride: number;
  /** Alignment of the first elements of all matrices, in bytes. */
  readonly alignment: number;
}

/**
 * Numbers that choose an algorithm. In cuBLASLt's order of elements, matrices in C's order are transposed. So the second
 * factor comes first: the layouts are those of the second factor, the first factor and the result.
 */
interface Problem {
  readonly precision: LibraryPrecision;
  /** True for a factor that the algorithm reads transposed. */
  readonly isTurned: readonly [boolean, boolean];
  readonly layouts: readonly [Layout, Layout, Layout];
  readonly batch: number;
}

/** Descriptions in memory of the library, and the algorithm. */
interface Plan {
  /** Offsets in bytes of the second factor, the first one and the result in each call. */
  readonly offsets: readonly (readonly number[])[];
  readonly operation: number;
  readonly layouts: readonly number[];
  /** Result of the heuristic, which begins with the algorithm. */
  readonly heuristic: ReturnType<typeof cublasLtMatmulHeuristicResult_t.alloc>;
  readonly workBytes: number;
}

/** cuBLASLt on a device, with its plans by types, shapes and strides. A text is the reason why there is no algorithm. */
interface Found {
  readonly lib: Cublaslt;
  readonly handle: number;
  readonly plans: Map<string, Plan | string>;
}

/** cuBLASLt by device. A text is the reason why own kernels run. */
const founds = new WeakMap<Device, Found | string>();

function foundFor(device: Device): Found | string {
  let found = founds.get(device);
  if (found === undefined) {
    const { lib, reason } = loadedLibrary(device, "cuBLASLt", nativeCublaslt);
    found = lib === undefined ? reason : created(device, lib);
    founds.set(device, found);
  }
  return found;
}

function created(device: Device, lib: Cublaslt): Found {
  device.enter();
  const pointer = word(0);
  check("cublasLtCreate", lib.cublasLtCreate(addressOf(pointer)));
  const handle = Number(pointer[0]);
  const plans = new Map<string, Plan | string>();
  whenClosed(device, () => {
    for (const plan of plans.values()) if (typeof plan === "object") destroyPlan(lib, plan);
    lib.cublasLtDestroy(handle);
  });
  return { lib, handle, plans };
}

/** Returns new memory of C with a pointer or another number of 64 bits. */
function word(value: number): BigUint64Array<ArrayBuffer> {
  const made = new BigUint64Array(new ArrayBuffer(8));
  made[0] = BigInt.asUintN(64, BigInt(value));
  return made;
}

/** Throws LibraryCallError for a status other than 0. */
function check(call: string, code: number): void {
  if (code === 0) return;
  const status = cublasStatus_t.nameOf(code);
  throw new LibraryCallError("cuBLASLt", call, code, status, hintOf(status));
}

function destroyPlan(lib: Cublaslt, { operation, layouts }: Plan): void {
  for (const layout of layouts) lib.cublasLtMatrixLayoutDestroy(layout);
  lib.cublasLtMatmulDescDestroy(operation);
}

/** Returns the plan of a product. Plans of recent ones are retained, because a new one takes longer than a small product. */
function planFor(
  found: Found,
  factors: readonly [Node, Node],
  shape: Shape,
  precision: LibraryPrecision,
): Plan | string {
  const { lib, plans } = found;
  let key = `${precision} ${shape}`;
  for (const node of factors) {
    const view = node.view();
    key += ` ${node.shape} ${view.strides} ${alignmentOf(addressOfFirst(view, node))}`;
  }
  const plan = plans.get(key) ?? madePlan(found, callsOf(factors, shape, precision));
  plans.delete(key);
  plans.set(key, plan);
  if (plans.size > MOST_PLANS) {
    const [oldest, old] = plans.entries().next().value!;
    plans.delete(oldest);
    if (typeof old === "object") destroyPlan(lib, old);
  }
  return plan;
}

type Attributes = "MatmulDesc" | "MatrixLayout" | "MatmulPreference";

function set(
  lib: Cublaslt,
  object: readonly [Attributes, number],
  attribute: number,
  value: number,
  bytes: 4 | 8 = 4,
): void {
  const [kind, pointer] = object;
  const call = `cublasLt${kind}SetAttribute` as const;
  check(call, lib[call](pointer, attribute, addressOf(word(value)), bytes));
}

function madePlan({ lib, handle }: Found, { problem, offsets }: Calls): Plan | string {
  const { precision, isTurned } = problem;
  const compute = precision === "tf32" ? CUBLAS_COMPUTE_32F_FAST_TF32 : CUBLAS_COMPUTE_32F;
  const pointer = word(0);
  check("cublasLtMatmulDescCreate", lib.cublasLtMatmulDescCreate(addressOf(pointer), compute, CUDA_R_32F));
  const operation = Number(pointer[0]);
  for (const [i, attribute] of [CUBLASLT_MATMUL_DESC_TRANSA, CUBLASLT_MATMUL_DESC_TRANSB].entries())
    if (isTurned[i]) set(lib, ["MatmulDesc", operation], attribute, CUBLAS_OP_T);
  const layouts = problem.layouts.map((layout) => madeLayout(lib, problem, layout));
  const preference = madePreference(lib, problem);
  const heuristic = cublasLtMatmulHeuristicResult_t.alloc();
  const count = word(0);
  const [a, b, d] = layouts as [number, number, number];
  const code = lib.cublasLtMatmulAlgoGetHeuristic(
    ...([handle, operation, a, b, d, d, preference] as const),
    ...([1, heuristic.pointer, addressOf(count)] as const),
  );
  lib.cublasLtMatmulPreferenceDestroy(preference);
  const workBytes = Number(heuristic.workspaceSize);
  const plan: Plan = { operation, layouts, heuristic, workBytes, offsets };
  if (code === 0 && count[0] === 1n) return plan;
  destroyPlan(lib, plan);
  return `cuBLASLt has no algorithm for it (status ${code})`;
}

function madeLayout(
  lib: Cublaslt,
  { precision, batch }: Problem,
  { rows, columns, pitch, batchStride }: Layout,
): number {
  const type = types[precision === "tf32" ? "f32" : precision];
  const pointer = word(0);
  check(
    "cublasLtMatrixLayoutCreate",
    lib.cublasLtMatrixLayoutCreate(addressOf(pointer), type, rows, columns, pitch),
  );
  const layout = Number(pointer[0]);
  set(lib, ["MatrixLayout", layout], CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, batch);
  set(lib, ["MatrixLayout", layout], CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, batchStride, 8);
  return layout;
}

function madePreference(lib: Cublaslt, { layouts }: Problem): number {
  const pointer = word(0);
  check("cublasLtMatmulPreferenceCreate", lib.cublasLtMatmulPreferenceCreate(addressOf(pointer)));
  const preference = ["MatmulPreference", Number(pointer[0])] as const;
  set(lib, preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, MOST_WORKSPACE_BYTES, 8);
  // Parts of a sum are added in f32, so that the result is rounded once.
  set(lib, preference, CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK, CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE);
  const [a, b, d] = layouts.map(({ alignment }) => alignment) as [number, number, number];
  set(lib, preference, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, a);
  set(lib, preference, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES, b);
  set(lib, preference, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, d);
  set(lib, preference, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, d);
  return preference[1];
}

/** Returns the pitch of matrices whose rows or columns are contiguous. Undefined for other ones. */
function pitchOf(
  { shape }: Node,
  { strides }: View,
): { readonly pitch: number; readonly isTurned: boolean } | undefined {
  const [rows, columns] = shape.slice(-2) as [number, number];
  const [down, across] = strides.slice(-2) as [number, number];
  if (across === 1 && down >= columns) return { pitch: down, isTurned: false };
  if (down === 1 && across >= rows) return { pitch: across, isTurned: true };
  return undefined;
}

/** Returns a factor in a type, with contiguous rows or columns. This is the factor itself where it has that form. */
const factorOf = (node: Node, dtype: Dtype): Node =>
  node.dtype === dtype && pitchOf(node, node.view()) !== undefined ? node : wholeTiles(node, dtype, [1, 1]);

/**
 * Multiplies matrices with cuBLASLt. Returns the reason where it is missing or has no algorithm for the sizes. Throws
 * LibraryCallError for a failed call.
 */
export function cublasltProduct(a: Node, b: Node, shape: Shape, precision: LibraryPrecision): View | string {
  const found = foundFor(a.device);
  if (typeof found === "string") return found;
  const dtype: Dtype = precision === "tf32" ? "f32" : precision;
  return withNode(factorOf(a, dtype), (left) =>
    withNode(factorOf(b, dtype), (right) => multiplied(found, [right, left], shape, precision)),
  );
}

/** A product as cuBLASLt computes it: one problem, at each of the offsets in bytes. */
interface Calls {
  readonly problem: Problem;
  readonly offsets: readonly (readonly number[])[];
}

/** Returns the calls for the second and the first factor, and a result in C's order in new memory. */
function callsOf(factors: readonly [Node, Node], shape: Shape, precision: LibraryPrecision): Calls {
  const bytes = factsOf(factors[0].dtype).bits / 8;
  const batchShape = shape.slice(0, -2);
  const outer = factors.map((node) => {
    const strides = node.view().strides.slice(0, -2);
    return broadcastStrides("matmul", { shape: node.shape.slice(0, -2), strides }, batchShape);
  });
  const { lengths, strides } = joinedAxes(batchShape, [...outer, contiguousStrides(shape).slice(0, -2)]);
  // One call multiplies the last axis of the batch. Each index of the other axes needs a call, and of an axis that is flipped.
  const isOneCall = strides.every((each) => (each.at(-1) ?? 0) >= 0);
  const batchStrides = strides.map((each) => (isOneCall ? (each.at(-1) ?? 0) : 0));
  const forms = factors.map((node) => pitchOf(node, node.view())!);
  const layouts = factors.map((node, i) => {
    const { pitch, isTurned } = forms[i]!;
    const places = [addressOfFirst(node.view(), node), ...strides[i]!.map((stride) => stride * bytes)];
    const alignment = Math.min(...places.map(alignmentOf));
    return layoutOf(node.shape, { pitch, isTurned, batchStride: batchStrides[i]!, alignment });
  });
  const result = { pitch: shape.at(-1)!, isTurned: false, batchStride: batchStrides[2]! };
  // New memory has the largest alignment.
  const alignment = Math.min(MOST_ALIGNMENT, ...strides[2]!.map((stride) => alignmentOf(stride * bytes)));
  return {
    problem: {
      precision,
      isTurned: [forms[0]!.isTurned, forms[1]!.isTurned],
      layouts: [layouts[0]!, layouts[1]!, layoutOf(shape, { ...result, alignment })],
      batch: isOneCall ? (lengths.at(-1) ?? 1) : 1,
    },
    offsets: offsetsOf(isOneCall ? lengths.slice(0, -1) : lengths, strides, bytes),
  };
}

/** Returns the layout of matrices. In cuBLASLt's order of elements, a row of C's order is a column. */
function layoutOf(
  shape: Shape,
  { isTurned, ...rest }: Omit<Layout, "rows" | "columns"> & { readonly isTurned: boolean },
): Layout {
  const [rows, columns] = shape.slice(-2) as [number, number];
  return isTurned ? { rows, columns, ...rest } : { rows: columns, columns: rows, ...rest };
}

/** Returns the alignment of a number of bytes. */
function alignmentOf(bytes: number): number {
  let alignment = MOST_ALIGNMENT;
  while (bytes % alignment !== 0) alignment /= 2;
  return alignment;
}

/** Returns the address of the first element of a factor. */
const addressOfFirst = ({ storage, offset }: View, { dtype }: Node): number =>
  storage.buffer.pointer + offset * (factsOf(dtype).bits / 8);

/** Returns the offsets of all operands in bytes, for each index of the first axes of a batch. */
function offsetsOf(
  lengths: Shape,
  strides: readonly (readonly number[])[],
  bytes: number,
): readonly (readonly number[])[] {
  return Array.from({ length: sizeOf(lengths) }, (_, i) => {
    const offsets = strides.map(() => 0);
    let rest = i;
    for (let axis = lengths.length - 1; axis >= 0; axis--) {
      const index = rest % lengths[axis]!;
      rest = (rest - index) / lengths[axis]!;
      for (const operand of offsets.keys()) offsets[operand]! += index * strides[operand]![axis]! * bytes;
    }
    return offsets;
  });
}

function multiplied(
  found: Found,
  factors: readonly [Node, Node],
  shape: Shape,
  precision: LibraryPrecision,
): View | string {
  const { device, dtype } = factors[0];
  device.enter();
  const plan = planFor(found, factors, shape, precision);
  if (typeof plan === "string") return plan;
  const target = allocateView(device, dtype, shape);
  const views = [factors[0].view(), factors[1].view(), target] as const;
  if (isRecording())
    runOrRecord(
      { source: sourceOfType(dtype), size: { grid: 1, block: 1 }, values: views.map(bufferFrom) },
      () => {},
    );
  else runPlan(device, found, plan, views);
  return target;
}

const sourceOfType = (dtype: Dtype): KernelSource => ({
  name: "cublasLtMatmul",
  signature: { p1: `readonly ${dtype}[]`, p0: `readonly ${dtype}[]`, out: `${dtype}[]` },
  body: "",
  library: "cuBLASLt",
  reason: "it was faster than own kernels for such sizes on an H200",
});

/** Calls cuBLASLt for the second factor, the first one and the result. */
function runPlan(
  device: Device,
  { lib, handle }: Found,
  { operation, layouts, heuristic, workBytes, offsets }: Plan,
  [second, first, result]: readonly [View, View, View],
): void {
  const work = allocateView(device, "u8", [Math.max(1, workBytes)]);
  // The next array may get the workspace at once, because its kernels follow in the same stream.
  work.storage.hold();
  try {
    const [one, zero] = [addressOf(scalars), addressOf(scalars) + 4];
    const [a, b, d] = layouts as [number, number, number];
    const [pa, pb, pd] = [bufferFrom(second).pointer, bufferFrom(first).pointer, bufferFrom(result).pointer];
    for (const [i, j, k] of offsets as readonly [number, number, number][]) {
      const code = lib.cublasLtMatmul(
        ...([handle, operation, one, pa + i, a, pb + j, b, zero, pd + k, d, pd + k, d] as const),
        ...([heuristic.pointer, work.storage.buffer.pointer, workBytes, device.stream.pointer] as const),
      );
      check("cublasLtMatmul", code);
    }
  } finally {
    work.storage.release();
  }
}
