import type { KernelArgument } from "../cuda/kernel/kernel-arguments.ts";
import { type Dtype, isFloating, resultType } from "./dtype.ts";
import { takeNode } from "./gather.ts";
import { launch } from "./kernels.ts";
import { allocateView, Node, type View } from "./node.ts";
import { shapeText } from "./shape.ts";
import { castNode, contiguousView, viewNode, withNode } from "./temporary.ts";

/** Side of equal elements on which `searchsorted` finds a place. */
export type Side = "left" | "right";

/** Returns the text of an order in which NaN is the largest. */
function lessText(a: string, b: string, dtype: Dtype): string {
  if (dtype === "bool") return `i32(${a}) < i32(${b})`;
  return isFloating(dtype) ? `(${a} < ${b} || (${b} !== ${b} && ${a} === ${a}))` : `${a} < ${b}`;
}

const source = (dtype: Dtype, side: Side) => ({
  name: `searchsorted_${side}`,
  signature: {
    ...{ sorted: `readonly ${dtype}[]`, values: `readonly ${dtype}[]`, out: "i64[]" },
    ...{ length: "i32", n: "i32" },
  },
  body: `
const i = globalIdx.x;
if (i < n) {
  const value = values[i];
  let begin = 0;
  let end = length;
  while (begin < end) {
    const middle = begin + ((end - begin) >> 1);
    const element = sorted[middle];
    if (${side === "left" ? lessText("element", "value", dtype) : `!(${lessText("value", "element", dtype)})`}) begin = middle + 1;
    else end = middle;
  }
  out[i] = i64(begin);
}`,
});

/** Returns the node of the indices at which values enter a sorted vector. `sorter` names its elements in order. */
export function searchsortedNode(sorted: Node, values: Node, side: Side, sorter: Node | undefined): Node {
  if (sorted.shape.length !== 1)
    throw new RangeError(
      `searchsorted: the sorted array has the shape ${shapeText(sorted.shape)}. Use an array of one axis`,
    );
  if (sorter !== undefined && `${sorter.shape}` !== `${sorted.shape}`)
    throw new RangeError(
      `searchsorted: the sorter has the shape ${shapeText(sorter.shape)}, and the sorted array ${shapeText(sorted.shape)}. Use the result of argsort`,
    );
  const { device } = sorted;
  const dtype = resultType(sorted.dtype, values.dtype);
  const { shape } = values;
  const ordered = castNode(
    sorter === undefined ? sorted : takeNode(sorted, sorter, 0, "searchsorted"),
    dtype,
  );
  const wanted = castNode(values, dtype);
  const run = (): View => {
    const target = allocateView(device, "i64", shape);
    const size = values.size;
    if (size === 0) return target;
    const partOf = (node: Node, view: View): KernelArgument =>
      view.storage.buffer.slice(view.offset, view.offset + node.size);
    withNode(viewNode(ordered, ordered.shape, contiguousView(ordered)), (rows) =>
      withNode(viewNode(wanted, shape, contiguousView(wanted)), (points) =>
        launch(device, source(dtype, side), { grid: Math.ceil(size / 256), block: Math.min(256, size) }, [
          ...[partOf(rows, rows.view()), partOf(points, points.view()), target.storage.buffer],
          ...[sorted.size, size],
        ]),
      ),
    );
    return target;
  };
  return Node.ofRun({ device, dtype: "i64", shape }, { inputs: [ordered, wanted], run });
}
