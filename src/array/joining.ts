import { extraArguments } from "../arguments/extra-arguments.ts";
import { shown } from "../arguments/shown.ts";
import { NdArray } from "./nd-array.ts";
import type { Node } from "./node.ts";
import { broadcastNodes, concatNode, meshgridNodes, stackNode } from "./rearrange.ts";

/** Returns the nodes of a list of arrays on one device. Throws TypeError for other values. */
function nodesOf(method: string, arrays: readonly NdArray[]): Node[] {
  if (!Array.isArray(arrays) || arrays.length === 0)
    throw new TypeError(`${method}: the arrays are ${shown(arrays)}. Use a list such as [a, b]`);
  return arrays.map((array: unknown, i) => {
    if (!(array instanceof NdArray))
      throw new TypeError(`${method}: element ${i} of the list is ${shown(array)}. Use arrays`);
    if (array.device !== arrays[0]!.device)
      throw new TypeError(
        `${method}: the arrays are on device ${arrays[0]!.device.ordinal} and device ${array.device.ordinal}. Copy one of them first`,
      );
    return array.node;
  });
}

/**
 * Joins arrays one after the other along an axis (default: 0). null joins all elements in one axis. The result has the
 * common type. Throws RangeError where another axis differs.
 *
 * @example
 * using a = concat([arange(2), arange(3)]);
 * console.log(a.toArray()); // Float32Array [0, 1, 0, 1, 2]
 */
export function concat(arrays: readonly NdArray[], axis: number | null = 0): NdArray {
  if (arguments.length > 2) throw extraArguments("concat", ["arrays", "axis"], arguments.length);
  const nodes = nodesOf("concat", arrays);
  if (axis !== null) return new NdArray(concatNode(nodes, axis));
  const flat = arrays.map((each) => each.reshape(-1));
  try {
    return new NdArray(
      concatNode(
        flat.map(({ node }) => node),
        0,
      ),
    );
  } finally {
    for (const each of flat) each.close();
  }
}

/**
 * Joins arrays of one shape along a new axis (default: 0). The result has the common type. Throws RangeError for shapes
 * that differ.
 *
 * @example
 * using a = stack([arange(2), ones([2])]);
 * console.log(a.toList()); // [[0, 1], [1, 1]]
 */
export function stack(arrays: readonly NdArray[], axis = 0): NdArray {
  if (arguments.length > 2) throw extraArguments("stack", ["arrays", "axis"], arguments.length);
  return new NdArray(stackNode(nodesOf("stack", arrays), axis));
}

/**
 * Returns views of arrays in their common shape, by the rules of broadcasting. Throws RangeError with the shapes.
 *
 * @example
 * const [a, b] = broadcastArrays([arange(2), zeros([3, 1])]);
 * console.log(a!.shape, b!.shape); // [3, 2] [3, 2]
 */
export function broadcastArrays(arrays: readonly NdArray[]): NdArray[] {
  if (arguments.length > 1) throw extraArguments("broadcastArrays", ["arrays"], arguments.length);
  return broadcastNodes("broadcastArrays", nodesOf("broadcastArrays", arrays)).map(
    (node) => new NdArray(node),
  );
}

/**
 * Returns the coordinates of a grid, one array for each vector, as views without copies. The first vector runs along the
 * second axis ("xy", the default), or along the first one ("ij").
 *
 * @example
 * const [x, y] = meshgrid([arange(2), arange(3)], "ij");
 * console.log(x!.toList(), y!.shape); // [[0, 0, 0], [1, 1, 1]] [2, 3]
 */
export function meshgrid(arrays: readonly NdArray[], indexing: "xy" | "ij" = "xy"): NdArray[] {
  if (arguments.length > 2) throw extraArguments("meshgrid", ["arrays", "indexing"], arguments.length);
  if (indexing !== "xy" && indexing !== "ij")
    throw new TypeError(`meshgrid: the indexing is ${shown(indexing)}. Use "xy" or "ij"`);
  return meshgridNodes(nodesOf("meshgrid", arrays), indexing).map((node) => new NdArray(node));
}
