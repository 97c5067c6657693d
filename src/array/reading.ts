import { runInto, runMap } from "./fuse.ts";
import { basicIndex, type IndexPart } from "./indexing.ts";
import { allocateView, Node, type View } from "./node.ts";
import { isContiguous } from "./shape.ts";

/** Returns new memory with the elements in C's order. */
export function copied(node: Node): View {
  if (node.map !== undefined) return runMap(node);
  const target = allocateView(node.device, node.dtype, node.shape);
  node.view();
  runInto(node, target);
  return target;
}

/** Returns the elements in C's order: those of the node, or a copy. */
export function contiguous(node: Node): View {
  const view = node.view();
  return isContiguous(node.shape, view.strides) ? view : copied(node);
}

/** Returns part of the elements, by NumPy's rules of basic indexing. It shares the memory of the node. */
export function partOf(node: Node, index: readonly IndexPart[]): Node {
  const { device, dtype } = node;
  const from = node.view();
  const { shape, strides, offset } = basicIndex(index, node.shape, from.strides);
  const view = { storage: from.storage, offset: from.offset + offset, strides };
  return Node.ofView({ device, dtype, shape }, view);
}
