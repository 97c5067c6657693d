import { shown } from "../arguments/shown.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { newArray } from "../cuda/memory/element-type.ts";
import { commonDtype, type Dtype, type Scalar } from "./dtype.ts";
import { filledView } from "./fill.ts";
import { runInto } from "./fuse.ts";
import { allocateView, Node, type View } from "./node.ts";
import {
  broadcastShapes,
  broadcastStrides,
  checkAxis,
  checkShape,
  type Shape,
  shapeText,
  sizeOf,
} from "./shape.ts";
import { castNode, viewNode, withNode } from "./temporary.ts";

/** Returns the type that the elements of several nodes are converted to. */
const typeOf = (method: string, nodes: readonly Node[]): Dtype =>
  commonDtype(
    method,
    nodes.map(({ dtype }) => dtype),
  );

/** Writes the elements of a node to a part of a target, converted to the type of the target. */
const writePart = (node: Node, dtype: Dtype, part: View): void =>
  withNode(castNode(node, dtype), (each) => runInto(each, part));

/** Returns the node of arrays one after the other along an axis. Throws RangeError for other axes that differ. */
export function concatNode(nodes: readonly Node[], axis: number): Node {
  const [first] = nodes as [Node];
  const at = checkAxis("concat", axis, first.shape);
  for (const { shape } of nodes)
    if (shape.length !== first.shape.length || shape.some((n, i) => i !== at && n !== first.shape[i]))
      throw new RangeError(
        `concat: the shapes ${shapeText(first.shape)} and ${shapeText(shape)} differ in another axis than ${at}. Only the joined axis may differ`,
      );
  const total = nodes.reduce((sum, { shape }) => sum + shape[at]!, 0);
  const shape = checkShape("concat", first.shape.with(at, total));
  const dtype = typeOf("concat", nodes);
  const run = (): View => {
    const target = allocateView(first.device, dtype, shape);
    let { offset } = target;
    for (const node of nodes) {
      writePart(node, dtype, { ...target, offset });
      offset += node.shape[at]! * target.strides[at]!;
    }
    return target;
  };
  return Node.ofRun({ device: first.device, dtype, shape }, { inputs: nodes, run });
}

/** Returns the node of arrays of one shape along a new axis. Throws RangeError for shapes that differ. */
export function stackNode(nodes: readonly Node[], axis: number): Node {
  const [first] = nodes as [Node];
  const at = checkAxis("stack", axis, [...first.shape, 1]);
  for (const { shape } of nodes)
    if (`${shape}` !== `${first.shape}`)
      throw new RangeError(
        `stack: the shapes ${shapeText(first.shape)} and ${shapeText(shape)} differ. Use arrays of one shape, or concat`,
      );
  const shape = checkShape("stack", first.shape.toSpliced(at, 0, nodes.length));
  const dtype = typeOf("stack", nodes);
  const run = (): View => {
    const target = allocateView(first.device, dtype, shape);
    const strides = target.strides.toSpliced(at, 1);
    for (const [i, node] of nodes.entries())
      writePart(node, dtype, { ...target, strides, offset: i * target.strides[at]! });
    return target;
  };
  return Node.ofRun({ device: first.device, dtype, shape }, { inputs: nodes, run });
}

/** Returns views of the elements along an axis, without the axis. */
export function unstackNodes(node: Node, axis: number): Node[] {
  const at = checkAxis("unstack", axis, node.shape);
  checkPartCount("unstack", node.shape[at]!);
  const view = node.view();
  const [shape, strides] = [node.shape.toSpliced(at, 1), view.strides.toSpliced(at, 1)];
  return Array.from({ length: node.shape[at]! }, (_, i) =>
    viewNode(node, shape, { ...view, strides, offset: view.offset + i * view.strides[at]! }),
  );
}

/**
 * Returns views of parts along an axis: that number of parts, or parts that end at the given indices. Throws RangeError
 * where the parts differ in length.
 */
export function splitNodes(node: Node, parts: number | readonly number[], axis: number): Node[] {
  const at = checkAxis("split", axis, node.shape);
  const length = node.shape[at]!;
  const ends = typeof parts === "number" ? equalEnds(node.shape, parts, at) : [...checkEnds(parts), length];
  const view = node.view();
  const place = (end: number) => Math.min(length, Math.max(0, end < 0 ? end + length : end));
  return ends.map((end, i) => {
    const begin = i === 0 ? 0 : place(ends[i - 1]!);
    const count = Math.max(0, place(end) - begin);
    return viewNode(node, node.shape.with(at, count), {
      ...view,
      offset: view.offset + (count === 0 ? 0 : begin * view.strides[at]!),
    });
  });
}

function equalEnds(shape: Shape, parts: number, axis: number): number[] {
  const length = shape[axis]!;
  if (!Number.isSafeInteger(parts) || parts < 1 || length % parts !== 0)
    throw new RangeError(
      `split: axis ${axis} of the shape ${shapeText(shape)} has the length ${length}, which is not ${shown(parts)} equal parts. Use a divisor of ${length}, or a list of indices`,
    );
  checkPartCount("split", parts);
  return Array.from({ length: parts }, (_, i) => ((i + 1) * length) / parts);
}

/** Largest number of views that a call makes. An axis of length 0 has any number of equal parts. */
const MOST_PARTS = 2 ** 20;

/** Throws RangeError for more parts than a program can have as arrays. */
function checkPartCount(method: string, parts: number): void {
  if (parts > MOST_PARTS)
    throw new RangeError(
      `${method}: ${parts} parts are more than ${MOST_PARTS} arrays. Use reshape for an axis of parts, or fewer parts`,
    );
}

function checkEnds(parts: unknown): readonly number[] {
  if (!Array.isArray(parts) || !parts.every(Number.isSafeInteger))
    throw new TypeError(
      `split: the parts are ${shown(parts)}. Use a number of parts, or a list of indices such as [2, 5]`,
    );
  return parts;
}

/** Copies a view with repeated axes into new memory of another shape, which has the same number of elements. */
function copiedView(node: Node, shape: Shape, view: View, to: Shape): View {
  const target = allocateView(node.device, node.dtype, shape);
  withNode(viewNode(node, shape, view), (each) => runInto(each, target));
  return { ...target, strides: contiguousStrides(to) };
}

/** Returns the node of an array that is repeated as a whole, that number of times along each axis. */
export function tileNode(node: Node, repetitions: number | readonly number[]): Node {
  const given = typeof repetitions === "number" ? [repetitions] : repetitions;
  if (!Array.isArray(given) || !given.every((each) => Number.isSafeInteger(each) && each >= 0))
    throw new TypeError(
      `tile: the repetitions are ${shown(repetitions)}. Use a whole number from 0, or a list such as [2, 1]`,
    );
  const rank = Math.max(given.length, node.shape.length);
  const padded = (list: readonly number[]) => [...new Array<number>(rank - list.length).fill(1), ...list];
  const [from, times] = [padded(node.shape), padded(given)];
  const shape = checkShape(
    "tile",
    from.map((length, axis) => length * times[axis]!),
  );
  const { device, dtype } = node;
  const run = (): View => {
    const view = node.view();
    const strides = broadcastStrides("tile", { shape: node.shape, strides: view.strides }, from);
    const pairs = from.flatMap((length, axis) => [times[axis]!, length]);
    return copiedView(node, pairs, { ...view, strides: strides.flatMap((each) => [0, each]) }, shape);
  };
  return Node.ofRun({ device, dtype, shape }, { inputs: [node], run });
}

/** Returns the node of an array whose elements are each repeated along an axis. */
export function repeatNode(node: Node, count: number, axis: number): Node {
  const at = checkAxis("repeat", axis, node.shape);
  const [times] = checkShape("repeat", [count]) as [number];
  const shape = checkShape("repeat", node.shape.with(at, node.shape[at]! * times));
  const { device, dtype } = node;
  const run = (): View => {
    const view = node.view();
    const pairs = node.shape.toSpliced(at + 1, 0, times);
    return copiedView(node, pairs, { ...view, strides: view.strides.toSpliced(at + 1, 0, 0) }, shape);
  };
  return Node.ofRun({ device, dtype, shape }, { inputs: [node], run });
}

/** Returns the list of indices that repeats each element of an axis by its own count. */
export function repeatedIndices(
  counts: readonly number[],
  axis: number,
  shape: Shape,
): Int32Array<ArrayBuffer> {
  if (counts.length !== shape[axis])
    throw new RangeError(
      `repeat: ${counts.length} counts for axis ${axis} of the shape ${shapeText(shape)}, which has the length ${shape[axis]}. Use one count for each element`,
    );
  for (const count of counts) checkShape("repeat", [count]);
  const [total] = checkShape("repeat", [counts.reduce((sum, count) => sum + count, 0)]) as [number];
  const indices = newArray("i32", total);
  let end = 0;
  counts.forEach((count, i) => {
    indices.fill(i, end, end + count);
    end += count;
  });
  return indices;
}

/** Numbers of new elements before and behind an axis. */
export type PadWidth = number | readonly [before: number, after: number];

/** Returns the numbers of new elements of each axis. */
function widthsOf(
  given: PadWidth | readonly (readonly [number, number])[],
  shape: Shape,
): (readonly [number, number])[] {
  const isPair = (each: unknown): each is readonly [number, number] =>
    Array.isArray(each) &&
    each.length === 2 &&
    each.every((count) => Number.isSafeInteger(count) && count >= 0);
  if (typeof given === "number" && isPair([given, given])) return shape.map(() => [given, given]);
  if (isPair(given)) return shape.map(() => given);
  if (Array.isArray(given) && given.length === shape.length && given.every(isPair)) return [...given];
  throw new RangeError(
    `pad: the widths are ${shown(given)}, and the shape is ${shapeText(shape)}. Use a number, [before, after], or one such pair for each axis`,
  );
}

/** Returns the node of an array with new elements around it, which have one value. */
export function padNode(
  node: Node,
  given: PadWidth | readonly (readonly [number, number])[],
  value: Scalar,
): Node {
  const { device, dtype } = node;
  const widths = widthsOf(given, node.shape);
  const shape = checkShape(
    "pad",
    node.shape.map((length, axis) => widths[axis]![0] + length + widths[axis]![1]),
  );
  const run = (): View => {
    const target = filledView(device, shape, value, dtype);
    const offset = widths.reduce((sum, [before], axis) => sum + before * target.strides[axis]!, 0);
    writePart(node, dtype, { ...target, offset });
    return target;
  };
  return Node.ofRun({ device, dtype, shape }, { inputs: [node], run });
}

/** Returns views of arrays in the shape of their operations on elements. */
export function broadcastNodes(method: string, nodes: readonly Node[]): Node[] {
  const shape = broadcastShapes(
    method,
    nodes.map((node) => node.shape),
  );
  return nodes.map((node) => {
    const view = node.view();
    const strides = broadcastStrides(method, { shape: node.shape, strides: view.strides }, shape);
    return viewNode(node, shape, { ...view, strides });
  });
}

/** Returns views of vectors along the axes of a grid. "xy" exchanges the first two axes. */
export function meshgridNodes(nodes: readonly Node[], indexing: "xy" | "ij"): Node[] {
  for (const [i, { shape }] of nodes.entries())
    if (shape.length > 1)
      throw new RangeError(
        `meshgrid: array ${i} has the shape ${shapeText(shape)}. Use arrays of one axis, such as a.reshape([-1])`,
      );
  const order = nodes.map((_, i) => i);
  if (indexing === "xy" && order.length > 1) [order[0], order[1]] = [1, 0];
  const shape = checkShape(
    "meshgrid",
    order.map((i) => sizeOf(nodes[i]!.shape)),
  );
  return nodes.map((node, i) => {
    const view = node.view();
    const strides = shape.map((_, axis) => (order[axis] === i ? (view.strides[0] ?? 0) : 0));
    return viewNode(node, shape, { ...view, strides });
  });
}
