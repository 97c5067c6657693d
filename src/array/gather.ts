import { shown } from "../arguments/shown.ts";
import { joinedAxes } from "../cuda/memory/joined-axes.ts";
import { type Dtype, isInteger } from "./dtype.ts";
import { KernelText } from "./emit.ts";
import { Integers, placeText, splitIndex } from "./indexing-text.ts";
import { allocateView, bufferFrom, Node, type View } from "./node.ts";
import { type PlannedKernel, repeatedDescription, runKernels, runPlan, TARGET } from "./plans.ts";
import {
  broadcastShapes,
  broadcastStrides,
  checkAxis,
  checkShape,
  type Shape,
  shapeText,
  sizeOf,
} from "./shape.ts";
import type { DeviceCheck } from "./storage.ts";
import { GATHER, structure } from "./structure.ts";

/** Number of threads of a block. */
const BLOCK = 256;

/** An axis that indices name elements of, for messages. */
export interface IndexedAxis {
  readonly method: string;
  readonly axis: number;
  readonly shape: Shape;
}

/** Returns the error of an index outside of its axis. */
export function indexError(index: number | bigint, { method, axis, shape }: IndexedAxis): RangeError {
  const length = shape[axis]!;
  const fix = length === 0 ? "The axis has no element" : `Use ${-length} to ${length - 1}`;
  return new RangeError(
    `${method}: index ${index} is outside of axis ${axis} of the shape ${shapeText(shape)}, which has the length ${length}. ${fix}`,
  );
}

/** Number of the last check. It begins at a random number, so that memory of others does not contain the next ones. */
let lastCheck = crypto.getRandomValues(new BigInt64Array(1))[0]!;

/** Record that a kernel writes where an index is outside of its axis: the number of the check, and the index. */
export class IndexCheck implements DeviceCheck {
  readonly record: View;
  /** Number that no other check has. The record needs no first value, because memory does not contain this number. */
  readonly number: bigint;
  readonly #axis: IndexedAxis;
  #holders = 0;
  #found: bigint | undefined;
  #isDone = false;

  constructor(indices: Node, axis: IndexedAxis) {
    this.#axis = axis;
    this.number = lastCheck = BigInt.asIntN(64, lastCheck + 1n);
    this.record = allocateView(indices.device, "i64", [2]);
    this.record.storage.hold();
  }

  hold(): void {
    this.#holders++;
  }

  release(): void {
    if (--this.#holders === 0) this.#free();
  }

  #free(): void {
    if (!this.#isDone) this.record.storage.release();
    this.#isDone = true;
  }

  verify(): void {
    if (!this.#isDone) {
      const [number, index] = this.record.storage.buffer.slice(0, 2).toArray() as BigInt64Array<ArrayBuffer>;
      if (number === this.number) this.#found = index!;
      this.#free();
    }
    if (this.#found !== undefined) throw indexError(this.#found, this.#axis);
  }
}

/** Throws TypeError for indices of a type that cannot name all elements, or that has other values. */
export function checkIndexType(method: string, dtype: Dtype): void {
  if (!isInteger(dtype) || dtype === "u64")
    throw new TypeError(
      `${method}: the indices are ${dtype}. Use integers up to i64, for example indices.astype("i64")`,
    );
}

/** Adds the text that reads an index, tests it, and counts a negative one from the end. Returns the name of its place. */
export function indexText(text: KernelText, place: string, dtype: Dtype): string {
  const isSmall = dtype !== "i64" && dtype !== "u32";
  const given = text.constant(isSmall ? `indices[${place}]` : `i64(indices[${place}])`);
  const [zero, length] = isSmall ? ["0", "length"] : ["0n", "i64(length)"];
  const at = text.constant(`${given} < ${zero} ? ${given} + ${length} : ${given}`);
  const isInside = text.constant(`${at} >= ${zero} && ${at} < ${length}`);
  text.add(`if (!${isInside} && atomic.exchange(record, 0, check) !== check) record[1] = i64(${given});`);
  return text.constant(`${isInside} ? i32(${at}) : 0`);
}

/** Elements of an array that indices name along one axis. The strides are those of the result's shape. */
interface Gather {
  readonly source: Node;
  readonly indices: Node;
  readonly shape: Shape;
  readonly axis: IndexedAxis;
  /** True where each row has indices of its own. */
  readonly isAlong: boolean;
  readonly sourceStrides: (strides: readonly number[]) => readonly number[];
  readonly indexStrides: (strides: readonly number[]) => readonly number[];
}

function runGather(gather: Gather): View {
  const { source, indices, shape, axis } = gather;
  const { device } = source;
  const target = allocateView(device, source.dtype, shape);
  if (sizeOf(shape) === 0) return target;
  const [from, chosen] = [source.view(), indices.view()];
  const check = new IndexCheck(indices, axis);
  target.storage.addCheck(check);
  structure
    .begin(GATHER)
    .addExpression(source)
    .addExpression(indices)
    .addList([axis.axis, gather.isAlong ? 1 : 0])
    .addList(shape)
    .addArgument(check.record, { scalar: check.number, dtype: "i64" });
  // The launch of an array with itself as indices has one array more than the description.
  const isPlanned = source !== indices;
  if (isPlanned && runPlan(device, target)) return target;
  const description = isPlanned ? repeatedDescription() : undefined;
  runKernels({
    ...{ device, target, description },
    kernels: [gatherKernel(gather, [from, chosen, target], check)],
  });
  return target;
}

/** Returns the kernel that reads an index for each element of the result. */
function gatherKernel(
  { source, indices, shape, axis, sourceStrides, indexStrides }: Gather,
  [from, chosen, target]: readonly [View, View, View],
  check: IndexCheck,
): PlannedKernel {
  const { lengths, strides } = joinedAxes(shape, [
    sourceStrides(from.strides),
    indexStrides(chosen.strides),
    target.strides,
  ]);
  const text = new KernelText();
  const integers = new Integers();
  const size = sizeOf(shape);
  text.add("const i = globalIdx.x;");
  text.add(`if (i < ${integers.add("n", size)}) {`);
  const coordinates = splitIndex(text, "i", lengths, (at, length) => integers.add(`d${at}`, length));
  const fast = lengths.length === 1 ? 0 : -1;
  const [sourcePlace, indexPlace] = strides.map((each, operand) =>
    placeText(coordinates, each, { fast, stride: (at, value) => integers.add(`s${operand}_${at}`, value) }),
  ) as [string, string];
  integers.add("length", axis.shape[axis.axis]!);
  const at = indexText(text, indexPlace, indices.dtype);
  text.add(`out[i] = source[${sourcePlace} + ${at} * ${integers.add("step", from.strides[axis.axis]!)}];`);
  text.add("}");
  const signature = {
    ...{ source: `readonly ${source.dtype}[]`, indices: `readonly ${indices.dtype}[]` },
    ...{ record: "i64[]", check: "i64", out: `${source.dtype}[]`, ...integers.signature },
  };
  return {
    source: { name: "gather", signature, body: text.toString() },
    size: { grid: Math.ceil(size / BLOCK), block: BLOCK },
    expression: [...[from, chosen, check.record].map(bufferFrom), check.number],
    ...{ results: [TARGET], integers: integers.values },
  };
}

const gatherNode = (gather: Gather): Node => {
  const { source, indices, shape } = gather;
  const { device, dtype } = source;
  return Node.ofRun({ device, dtype, shape }, { inputs: [source, indices], run: () => runGather(gather) });
};

/** Returns the node of the elements that indices of any shape name along an axis. */
export function takeNode(source: Node, indices: Node, axis: number, method = "take"): Node {
  checkIndexType(method, indices.dtype);
  const at = checkAxis(method, axis, source.shape);
  const before = source.shape.slice(0, at);
  const shape = checkShape(method, [...before, ...indices.shape, ...source.shape.slice(at + 1)]);
  const indexed = { method, axis: at, shape: source.shape };
  checkNotEmpty(indexed, sizeOf(shape));
  const none = (count: number): number[] => new Array(count).fill(0);
  return gatherNode({
    ...{ source, indices, shape, axis: indexed, isAlong: false },
    sourceStrides: (strides) => strides.toSpliced(at, 1, ...none(indices.shape.length)),
    indexStrides: (strides) => [...none(at), ...strides, ...none(source.shape.length - at - 1)],
  });
}

/** Returns the node of the elements that indices name along an axis, each in its own row. */
export function takeAlongAxisNode(source: Node, indices: Node, axis: number): Node {
  const method = "takeAlongAxis";
  checkIndexType(method, indices.dtype);
  const at = checkAxis(method, axis, source.shape);
  if (indices.shape.length !== source.shape.length)
    throw new RangeError(
      `${method}: the indices have the shape ${shapeText(indices.shape)}, and the array ${shapeText(source.shape)}. Use as many axes`,
    );
  const others = broadcastShapes(method, [source.shape.with(at, 1), indices.shape.with(at, 1)]);
  const shape = others.with(at, indices.shape[at]!);
  const indexed = { method, axis: at, shape: source.shape };
  checkNotEmpty(indexed, sizeOf(shape));
  return gatherNode({
    ...{ source, indices, shape, axis: indexed, isAlong: true },
    sourceStrides: (strides) =>
      broadcastStrides(method, { shape: source.shape.with(at, 1), strides: strides.with(at, 0) }, shape),
    indexStrides: (strides) => broadcastStrides(method, { shape: indices.shape, strides }, shape),
  });
}

/** Throws RangeError where an empty axis has no element for the indices. */
export function checkNotEmpty(indexed: IndexedAxis, size: number): void {
  if (indexed.shape[indexed.axis] === 0 && size > 0) throw indexError(0, indexed);
}

/** Returns the integers of a list as elements of i32 that all name an element. Throws RangeError for another index. */
export function checkedIndices(list: readonly unknown[], indexed: IndexedAxis): number[] {
  const length = indexed.shape[indexed.axis]!;
  return list.map((index) => {
    if (!Number.isSafeInteger(index))
      throw new TypeError(
        `${indexed.method}: the index ${shown(index)} is not a whole number. Use an array of integers, or a list such as [0, 2]`,
      );
    const given = index as number;
    if (given < -length || given >= length) throw indexError(given, indexed);
    return given < 0 ? given + length : given;
  });
}
