import { elementBytes } from "../cuda/memory/element-type.ts";
import { type Axes, joinedAxes } from "../cuda/memory/joined-axes.ts";
import { KernelText } from "./emit.ts";
import { Expression, runInputs } from "./expression.ts";
import { Integers, placeText, splitIndex } from "./indexing-text.ts";
import type { KernelSource, Size } from "./kernels.ts";
import { allocateView, Node, setEvaluator, type View } from "./node.ts";
import {
  addressOf,
  overlaps,
  type PlannedKernel,
  repeatedDescription,
  runKernels,
  runPlan,
  TARGET,
} from "./plans.ts";
import { type Shape, sizeOf } from "./shape.ts";
import { MAP, structure } from "./structure.ts";
import {
  accessBuffer,
  accessOf,
  elementsOfThread,
  loadText,
  storeText,
  VECTOR_BYTES,
} from "./vector-text.ts";

/** Number of threads of a block. */
const BLOCK = 256;
/** Minimum length of the last axis for which a block has a row of its own. */
const SHORTEST_ROW = 64;
/** Largest number of blocks along the second and third dimension of a grid. */
const MOST_BLOCKS = 65535;

/** Least number of elements from which a thread of a real GPU computes several neighbours. Fewer elements need all threads. */
const LEAST_OF_VECTORS = 2 ** 16;

/** Arrays whose threads load and store several neighbouring elements at once. The soft GPU is faster with one element. */
export type Vectors = "never" | "large" | "always";

/** Number of operations of such a thread from which it has fewer elements. The text has each operation once for each element. */
const MOST_STRIDED = 64;
/** Number of elements of a thread of a real GPU whose arrays do not allow vectors. Their loads wait together. */
const STRIDED = 8;

/**
 * Alignment of the arrays of an expression: any, to 16 bytes, and with unused memory behind the last element. It is unknown where
 * each thread has one element.
 */
const [UNKNOWN, ANY, ALIGNED, PADDED] = [-1, 0, 1, 2] as const;

/** Runs an expression of operations as one kernel. Returns new memory with the elements. */
export function runMap(node: Node, vectors?: Vectors): View {
  const target = allocateView(node.device, node.dtype, node.shape);
  runInto(node, target, vectors);
  return target;
}

setEvaluator((node) => runMap(node));

/** Runs an expression as one kernel that writes to memory of the same shape, which the expression does not read. */
export function runInto(node: Node, target: View, vectors = vectorsOf(node)): void {
  runKernel(node, target, vectors, false);
}

/**
 * Runs an expression as one kernel that writes to memory of the same shape, which the expression may read. Where a thread would write
 * an element that another one reads, the elements are computed to other memory first.
 */
export function runOver(node: Node, target: View): void {
  runKernel(node, target, vectorsOf(node), true);
}

const vectorsOf = ({ device }: Node): Vectors => (device.provider === "native" ? "large" : "never");

function runKernel(node: Node, target: View, vectors: Vectors, mayShare: boolean): void {
  const size = sizeOf(node.shape);
  if (size === 0) return;
  runInputs(node);
  structure.begin(MAP).addExpression(node).addList(target.strides);
  const hasVectors = vectors === "always" || (vectors === "large" && size >= LEAST_OF_VECTORS);
  const alignment = hasVectors ? alignmentOf(structure.leaves, target, size) : UNKNOWN;
  structure.add(alignment);
  const shared = mayShare ? sharedLeaves(node, target) : none;
  if (shared === undefined) {
    runApart(node, target, vectors);
    return;
  }
  for (let i = 0; i < shared.length; i++) structure.add(shared[i]!);
  if (runPlan(node.device, target)) return;
  const description = repeatedDescription();
  const expression = new Expression(node, shared);
  node.passChecks(target.storage);
  const operands = [...expression.leaves.map(({ strides }) => strides), target.strides];
  const axes = joinedAxes(node.shape, operands);
  const dtypes = [...expression.leaves.map(({ dtype }) => dtype), node.dtype];
  const most = alignment < ALIGNED ? 1 : elementsOfThread(dtypes, node.count);
  const width = most > 1 ? widthOf(axes, alignment, most) : 1;
  const copies = hasVectors ? stridedElements(node.count) : 1;
  runKernels({
    ...{ device: node.device, target, description },
    kernels: [
      width > 1 ? vectorKernel(expression, axes, { target, width }) : elementKernel(expression, axes, copies),
    ],
  });
}

/**
 * Returns the numbers of the arrays of an expression that share memory with the target. Undefined where a thread would write an
 * element that another thread reads.
 */
function sharedLeaves({ shape }: Node, target: View): readonly number[] | undefined {
  const { leaves } = structure;
  let shared: number[] | undefined;
  for (let leaf = 0; leaf < leaves.length; leaf++) {
    const view = leaves[leaf]!;
    if (!overlaps(view, target)) continue;
    const { type } = view.storage.buffer;
    if (
      !isApart(leaf, shape, target) &&
      (addressOf(view) !== addressOf(target) ||
        elementBytes(type) !== elementBytes(target.storage.buffer.type) ||
        !shape.every(
          (length, axis) => length === 1 || structure.strideOf(leaf, axis) === target.strides[axis],
        ))
    )
      return undefined;
    (shared ??= []).push(leaf);
  }
  return shared ?? none;
}

const none: readonly number[] = [];

/** Bytes from the first element in memory to behind the last one. */
function rangeOf(
  address: number,
  bytes: number,
  shape: Shape,
  strideOf: (axis: number) => number,
): readonly [begin: number, end: number] {
  let [first, last] = [0, 0];
  for (let axis = 0; axis < shape.length; axis++) {
    const distance = (shape[axis]! - 1) * strideOf(axis);
    if (distance < 0) first += distance;
    else last += distance;
  }
  return [address + first * bytes, address + (last + 1) * bytes];
}

/** Returns true where an array of the expression has no byte between the first and the last one of the target. */
function isApart(leaf: number, shape: Shape, target: View): boolean {
  const view = structure.leaves[leaf]!;
  const bytes = elementBytes(view.storage.buffer.type);
  const [begin, end] = rangeOf(addressOf(view), bytes, shape, (axis) => structure.strideOf(leaf, axis));
  const size = elementBytes(target.storage.buffer.type);
  const [first, last] = rangeOf(addressOf(target), size, shape, (axis) => target.strides[axis]!);
  return end <= first || last <= begin;
}

/** Computes the elements to other memory, and copies them to the target. */
function runApart(node: Node, target: View, vectors: Vectors): void {
  const { device, dtype, shape } = node;
  const computed = Node.ofView({ device, dtype, shape }, runMap(node, vectors));
  computed.hold();
  try {
    runInto(computed, target, vectors);
  } finally {
    computed.release();
  }
}

/** Returns the least alignment of the arrays. */
function alignmentOf(leaves: readonly View[], target: View, size: number): number {
  const isPadded = ({ storage, offset }: View) => storage.isPadded && offset === 0;
  let alignment: number = isPadded(target) && target.storage.buffer.length === size ? PADDED : ALIGNED;
  for (const each of [...leaves, target]) {
    if (!isPadded(each)) alignment = Math.min(alignment, ALIGNED);
    if (addressOf(each) % VECTOR_BYTES !== 0) return ANY;
  }
  return alignment;
}

/** Returns the number of neighbouring elements of a thread: `width`, or 1 where the arrays do not allow it. */
function widthOf({ lengths, strides }: Axes, alignment: number, width: number): number {
  const last = lengths.length - 1;
  const isWhole = last === 0 && alignment === PADDED;
  if (last < 0 || (!isWhole && lengths[last]! % width !== 0)) return 1;
  const fits = strides.every(
    (each, operand) =>
      (each[last] === 0 && operand < strides.length - 1) ||
      (each[last] === 1 && each.every((stride, axis) => axis === last || stride % width === 0)),
  );
  return fits ? width : 1;
}

/** Returns the number of elements of a thread, a block apart, for a number of operations. */
function stridedElements(operations: number): number {
  let copies: number = STRIDED;
  while (copies > 1 && copies * operations > MOST_STRIDED) copies /= 2;
  return copies;
}

/** Texts of the index of a thread, and of the indices of its operands. */
interface Indices {
  /** Indices of the operands, for each element of the thread. */
  readonly places: readonly (readonly string[])[];
  /** Text of the condition for the existence of each element. Undefined for the only element of a thread. */
  readonly exists: readonly (string | undefined)[];
  /** Text that ends the body. */
  readonly end: string;
  readonly size: Size;
}

/** Adds the text of the indices of a thread with that number of elements. Returns those of the operands, by their strides. */
function addIndices(
  text: KernelText,
  integers: Integers,
  { lengths, strides }: Axes,
  hasRows: boolean,
  copies = 1,
): Indices {
  const last = lengths.at(-1) ?? 1;
  const count = hasRows ? last : sizeOf(lengths);
  const rows = hasRows ? sizeOf(lengths) / last : 1;
  const lengthOf = (axis: number, length: number) => integers.add(`d${axis}`, length);
  text.add(
    copies === 1 ? "const i = globalIdx.x;" : `const i = blockIdx.x * ${BLOCK * copies} + threadIdx.x;`,
  );
  const n = integers.add("n", count);
  text.add(`if (i < ${n}) {`);
  if (hasRows) text.add("const row = blockIdx.y + blockIdx.z * gridDim.y;");
  if (rows > MOST_BLOCKS) text.add(`if (row < ${integers.add("rows", rows)}) {`);
  const outer = hasRows ? splitIndex(text, "row", lengths.slice(0, -1), lengthOf) : [];
  const numbers = Array.from({ length: copies }, (_, copy) => (copy === 0 ? "i" : `i + ${copy * BLOCK}`));
  const places = numbers.map((number, copy) => {
    // The loads need no branches, because an index behind the end is that of the last element.
    const index = copy === 0 ? "i" : text.constant(`Math.min(${number}, ${n} - 1)`);
    const inner = lengths.length < 2 ? [index].slice(0, lengths.length) : undefined;
    const coordinates = hasRows ? [...outer, index] : (inner ?? splitIndex(text, index, lengths, lengthOf));
    return strides.map((each, operand) =>
      placeText(coordinates, each, {
        fast: hasRows || lengths.length === 1 ? lengths.length - 1 : -1,
        stride: (axis, value) => integers.add(`s${operand}_${axis}`, value),
      }),
    );
  });
  return {
    places,
    exists: numbers.map((number, copy) => (copy === 0 ? undefined : `${number} < ${n}`)),
    end: hasRows && rows > MOST_BLOCKS ? "} }" : "}",
    size: sizeOfGrid(Math.ceil(count / copies), rows),
  };
}

/**
 * Returns the kernel whose threads compute one element each, or `copies` elements. These are as far from each other as a block is
 * wide, so that neighbouring threads access neighbouring elements.
 */
function elementKernel(expression: Expression, axes: Axes, copies: number): PlannedKernel {
  const text = new KernelText();
  const integers = new Integers();
  const { lengths } = axes;
  const hasRows = lengths.length > 1 && lengths.at(-1)! >= SHORTEST_ROW;
  const count = hasRows ? lengths.at(-1)! : sizeOf(lengths);
  // Other strides spread the accesses of a warp, and one element for each thread reads lines again while they are cached.
  const isNear = axes.strides.every((each) => Math.abs(each.at(-1) ?? 0) <= 1);
  let fitting = isNear ? copies : 1;
  while (fitting > 1 && count < BLOCK * fitting) fitting /= 2;
  const { places, exists, end, size } = addIndices(text, integers, axes, hasRows, fitting);
  const values = places.map((each) => expression.emit(text, each));
  for (const [copy, condition] of exists.entries())
    text.add(
      `${condition === undefined ? "" : `if (${condition}) `}out[${places[copy]!.at(-1)}] = ${values[copy]};`,
    );
  text.add(end);
  const source: KernelSource = {
    name: expression.label,
    signature: { ...expression.signature, out: `${expression.root.dtype}[]`, ...integers.signature },
    body: text.toString(),
    operations: expression.operations,
  };
  return {
    ...{ source, size, expression: expression.values },
    ...{ results: [TARGET], integers: integers.values },
  };
}

/** Returns the kernel whose threads compute `width` neighbouring elements of the last axis each. */
function vectorKernel(
  expression: Expression,
  { lengths, strides }: Axes,
  { target, width }: { readonly target: View; readonly width: number },
): PlannedKernel {
  const text = new KernelText();
  const integers = new Integers();
  const last = lengths.length - 1;
  const chunked = lengths.map((length, axis) => (axis === last ? Math.ceil(length / width) : length));
  // An index along rows of neighbouring elements counts chunks of `width` elements.
  const places = strides.map((each) =>
    each[last] === 1 ? each.map((stride, axis) => (axis === last ? 1 : stride / width)) : each,
  );
  const indices = addIndices(text, integers, { lengths: chunked, strides: places }, last > 0);
  const isVector = (leaf: number) => strides[leaf]![last] === 1;
  const { leaves, root } = expression;
  const loads = leaves.map(({ name, dtype }, i) => {
    const place = indices.places[0]![i]!;
    if (!isVector(i)) return new Array<string>(width).fill(text.constant(`${name}[${place}]`));
    return loadText(text, name, place, { dtype, access: accessOf(dtype, width) });
  });
  const values = Array.from({ length: width }, (_, k) =>
    expression.emitOf(
      text,
      loads.map((each) => each[k]!),
    ),
  );
  const { dtype } = root;
  const access = accessOf(dtype, width);
  storeText(text, "out", indices.places[0]!.at(-1)!, { dtype, access, values });
  text.add(indices.end);
  const types = leaves.flatMap(({ name, dtype: type }, i) =>
    isVector(i) ? [[name, expression.typeOf(i, accessOf(type, width).type)]] : [],
  );
  const source: KernelSource = {
    name: `${expression.label}_x${width}`,
    signature: {
      ...{ ...expression.signature, ...Object.fromEntries(types) },
      ...{ out: access.type, ...integers.signature },
    },
    body: text.toString(),
    operations: expression.operations,
  };
  const spans = strides.map((each) => spanOf(lengths, each, width));
  const buffers = leaves.map(({ view, dtype: type, buffer }, i) =>
    isVector(i) ? accessBuffer(view, type, spans[i]!) : buffer,
  );
  return {
    ...{ source, size: indices.size, results: [TARGET], integers: integers.values },
    expression: [...buffers, ...expression.values.slice(leaves.length)],
    targetBuffer: accessBuffer(target, dtype, spans.at(-1)!),
  };
}

/**
 * Returns the number of elements from the first one of a view to the last one in memory, in whole loads of a thread. Elements of
 * reversed axes are before the first one.
 */
function spanOf(lengths: readonly number[], strides: readonly number[], width: number): number {
  let end = 1;
  for (const [axis, length] of lengths.entries()) end += (length - 1) * Math.max(0, strides[axis]!);
  return Math.ceil(end / width) * width;
}

function sizeOfGrid(count: number, rows: number) {
  const block = Math.min(BLOCK, Math.max(32, 2 ** Math.ceil(Math.log2(count))));
  const blocks = Math.ceil(count / block);
  if (rows === 1) return { grid: blocks, block };
  const z = Math.ceil(rows / MOST_BLOCKS);
  return { grid: [blocks, Math.ceil(rows / z), z] as const, block };
}
