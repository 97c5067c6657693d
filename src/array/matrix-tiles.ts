import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { joinedAxes } from "../cuda/memory/joined-axes.ts";
import { type Dtype, factsOf } from "./dtype.ts";
import type { KernelText } from "./emit.ts";
import { filledView } from "./fill.ts";
import { runInto } from "./fuse.ts";
import { Integers, splitIndex } from "./indexing-text.ts";
import { allocateView, type Node, type View } from "./node.ts";
import { broadcastStrides, type Shape, sizeOf } from "./shape.ts";
import { castNode, viewNode, withNode } from "./temporary.ts";

/** Bytes to which the rows of a factor are aligned, because threads copy that many bytes at once. */
export const CHUNK_BYTES = 16;

/** Rows of tiles that blocks with neighbouring numbers share, so that the second factor stays in the L2 cache. */
const GROUP = 8;
/** Largest number of matrices of a batch: the largest second dimension of a grid. */
export const MOST_MATRICES = 65535;

/** A product of matrices that an own kernel computes. */
export interface MatrixProduct {
  readonly factors: readonly [Node, Node];
  /** Shape of the result. */
  readonly shape: Shape;
  /** Reason why no library computes it, for explanations. */
  readonly reason: string;
}

/** Rows and columns of the result that a block computes. */
export interface TileSize {
  readonly high: number;
  readonly wide: number;
}

/** A product of matrices of one type, in C's order, whose lengths are multiples of the tile. */
export interface TiledProduct extends MatrixProduct {
  readonly dtype: Dtype;
}

/** Returns the type that a product is summed in: f16 and bf16 in f32, integers of less than 32 bits and booleans in i32. */
export function sumTypeOfProduct(dtype: Dtype): Dtype {
  const { register } = factsOf(dtype);
  return register === "bool" ? "i32" : register;
}

/** Returns a length rounded up to a multiple. */
export const upTo = (length: number, multiple: number): number => Math.ceil(length / multiple) * multiple;

/** Number of elements from which an offset does not fit into an i32. */
const MOST_OFFSET = 2 ** 31;

/** Returns true where the offsets of all elements fit into an i32. */
export const hasShortOffsets = ({ shape }: Node, { strides }: View): boolean =>
  shape.reduce((sum, length, axis) => sum + Math.max(0, length - 1) * Math.abs(strides[axis]!), 0) <
  MOST_OFFSET;

/** Returns true for matrices that threads can read in chunks: in C's order, and whose first element is aligned. */
function isAligned(node: Node, { strides, offset }: View): boolean {
  const bytes = factsOf(node.dtype).bits / 8;
  const matrix = contiguousStrides(node.shape.slice(-2));
  const isInOrder = strides.slice(-2).every((stride, i) => stride === matrix[i]);
  const isChunked = [offset, ...strides.slice(0, -2)].every((each) => (each * bytes) % CHUNK_BYTES === 0);
  return isInOrder && isChunked;
}

/**
 * Returns an operand as matrices of a type in C's order, with zeros up to whole tiles. This is the operand itself where it
 * has that form.
 */
export function wholeTiles(node: Node, dtype: Dtype, multiples: readonly [number, number]): Node {
  const matrix = node.shape.slice(-2).map((length, i) => upTo(length, multiples[i]!));
  const shape = [...node.shape.slice(0, -2), ...matrix];
  const isWhole = node.shape.every((length, axis) => length === shape[axis]);
  if (isWhole && node.dtype === dtype && isAligned(node, node.view()) && hasShortOffsets(node, node.view()))
    return node;
  const { device } = node;
  const target = isWhole ? allocateView(device, dtype, shape) : filledView(device, shape, 0, dtype);
  withNode(castNode(node, dtype), (each) => runInto(each, target));
  return viewNode(castNode(node, dtype), shape, target);
}

/** Names in the text of a kernel, after `beginTiles`. */
export interface TilePlace {
  readonly text: KernelText;
  /** First row and column of the block. */
  readonly row0: string;
  readonly column0: string;
  /** Place of the first element of a matrix of each factor, and of the result. */
  readonly bases: readonly [string, string, string];
}

/** Launch of a kernel of tiles. Products with equal names of integers share a text. */
export interface TileLaunch {
  readonly integers: Integers;
  readonly grid: readonly [number, number, number];
  /** Number of axes of the batch. */
  readonly axes: number;
}

/** Returns the launch of a product, whose kernel computes tiles of a size. */
export function tileLaunch({ shape, factors }: TiledProduct, size: TileSize): TileLaunch {
  const integers = new Integers();
  const [rows, columns] = shape.slice(-2) as [number, number];
  const batchShape = shape.slice(0, -2);
  const [down, across] = [Math.ceil(rows / size.high), Math.ceil(columns / size.wide)];
  const [leftPitch, rightPitch] = factors.map((node) => node.shape.at(-1)!);
  for (const [name, value] of Object.entries({
    ...{ rows, columns, down, across, depth: leftPitch!, leftPitch: leftPitch!, rightPitch: rightPitch! },
  }))
    integers.add(name, value);
  const outer = factors.map((node) => {
    const { strides } = node.view();
    return broadcastStrides(
      "matmul",
      { shape: node.shape.slice(0, -2), strides: strides.slice(0, -2) },
      batchShape,
    );
  });
  const batch = joinedAxes(batchShape, [...outer, contiguousStrides(shape).slice(0, -2)]);
  const axes = batch.lengths.length;
  for (let axis = 1; axis < axes; axis++) integers.add(`d${axis}`, batch.lengths[axis]!);
  for (const [i, strides] of batch.strides.entries())
    for (const [axis, stride] of strides.entries()) integers.add(`s${i}_${axis}`, stride);
  return { integers, grid: [down * across, Math.max(1, sizeOf(batchShape)), 1], axes };
}

/** Begins the text of a kernel of tiles: the tile of the block, and the matrices of its batch. */
export function beginTiles(text: KernelText, axes: number, size: TileSize): TilePlace {
  text.add(`const group = (blockIdx.x / (${GROUP} * across)) | 0;`);
  text.add(`const inGroup = blockIdx.x - group * ${GROUP} * across;`);
  text.add(`const high = Math.min(${GROUP}, down - group * ${GROUP});`);
  text.add("const tileColumn = (inGroup / high) | 0;");
  text.add(`const row0 = (group * ${GROUP} + inGroup - tileColumn * high) * ${size.high};`);
  text.add(`const column0 = tileColumn * ${size.wide};`);
  const places = batchPlaces(text, axes);
  const bases = [0, 1, 2].map((i) => text.constant(`i32(${batchPlace(places, i)})`));
  return { text, row0: "row0", column0: "column0", bases: bases as [string, string, string] };
}

/** Adds the text of the indices of the matrices of a block, which are the second dimension of the grid. */
export const batchPlaces = (text: KernelText, axes: number): readonly string[] =>
  splitIndex(text, "blockIdx.y", new Array<number>(axes).fill(0), (axis) => `d${axis}`);

/** Returns the text of the place of a matrix of an operand. Its strides are integers of the kernel. */
export const batchPlace = (places: readonly string[], operand: number): string =>
  places.map((place, axis) => `${place} * s${operand}_${axis}`).join(" + ") || "0";
