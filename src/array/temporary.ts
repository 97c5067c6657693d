import type { Device } from "../cuda/device/device.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import type { ArrayOf, ElementType } from "../cuda/memory/element-type.ts";
import type { Dtype } from "./dtype.ts";
import { NdArray } from "./nd-array.ts";
import { allocateView, Node, type View } from "./node.ts";
import { conversion } from "./operation.ts";
import { contiguous } from "./reading.ts";
import type { Shape } from "./shape.ts";
import { typedOperation } from "./typed-operation.ts";

/** Calls a function with a node that no array holds, and frees the node. */
export function withNode<T>(node: Node, use: (node: Node) => T): T {
  node.hold();
  try {
    return use(node);
  } finally {
    node.release();
  }
}

const mappedTo = (node: Node, dtype: Dtype): Node =>
  Node.ofMap(node, typedOperation(conversion, { given: [node.dtype], types: [dtype], dtype }), [node]);

/** Returns a node with the elements of a type: the node itself, or its conversion. */
export const castNode = (node: Node, dtype: Dtype): Node =>
  node.dtype === dtype ? node : mappedTo(node, dtype);

/** Returns an array with the elements of a type, which has the node of the given one where that has the type. */
export const castArray = (array: NdArray, dtype: Dtype): NdArray => new NdArray(castNode(array.node, dtype));

/** Returns a node of the same elements that does not share memory with the given one. */
export const sameNode = (node: Node): Node => mappedTo(node, node.dtype);

/** Returns a node over the memory of another one. */
export const viewNode = ({ device, dtype }: Node, shape: Shape, view: View): Node =>
  Node.ofView({ device, dtype, shape }, view);

/** Returns the elements in C's order, with the strides of that order also for axes of length 1. */
export const contiguousView = (node: Node): View => ({
  ...contiguous(node),
  strides: contiguousStrides(node.shape),
});

/** Copies elements from the host into a new node. */
export function uploadedNode(
  device: Device,
  elements: ArrayOf<ElementType>,
  dtype: Dtype,
  shape: Shape = [elements.length],
): Node {
  const view = allocateView(device, dtype, shape);
  if (elements.length > 0) view.storage.buffer.set(elements as never);
  return Node.ofView({ device, dtype, shape }, view);
}
