import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { type Dtype, factsOf } from "./dtype.ts";
import type { KernelText } from "./emit.ts";
import { filledView } from "./fill.ts";
import { runInto } from "./fuse.ts";
import { Integers, placeText, splitIndex } from "./indexing-text.ts";
import { joinedAxes } from "./layout.ts";
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

const upTo = (length: number, multiple: number): number => Math.ceil(length / multiple) * multiple;

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
  if (isWhole && node.dtype === dtype && isAligned(node, node.view())) return node;
  const { device } = node;
  const target = isWhole ? allocateView(device, dtype, shape) : filledView(device, shape, 0, dtype);
  withNode(castNode(node, dtype), (each) => runInto(each, target));
  return viewNode(castNode(node, dtype), shape, target);
}

/** Names in the text of a kernel, after `beginTiles`. */
export interface TilePlace {
  readonly text: KernelText;
  readonly integers: Integers;
  /** First row and column of the block. */
  readonly row0: string;
  readonly column0: string;
  /** Place of the first element of a matrix of each factor, and of the result. */
  readonly bases: readonly [string, string, string];
  readonly grid: readonly [number, number, number];
}

/** Begins the text of a kernel of tiles: the tile of the block, and the matrices of its batch. */
export function beginTiles(text: KernelText, { shape, factors }: TiledProduct, size: TileSize): TilePlace {
  const integers = new Integers();
  const [rows, columns] = shape.slice(-2) as [number, number];
  const batchShape = shape.slice(0, -2);
  const [down, across] = [Math.ceil(rows / size.high), Math.ceil(columns / size.wide)];
  for (const [name, value] of Object.entries({
    ...{ rows, columns, down, across, depth: factors[1].shape.at(-2)! },
    ...{ leftPitch: factors[0].shape.at(-1)!, rightPitch: factors[1].shape.at(-1)! },
  }))
    integers.add(name, value);
  text.add(`const group = (blockIdx.x / (${GROUP} * across)) | 0;`);
  text.add(`const inGroup = blockIdx.x - group * ${GROUP} * across;`);
  text.add(`const high = Math.min(${GROUP}, down - group * ${GROUP});`);
  text.add("const tileColumn = (inGroup / high) | 0;");
  text.add(`const row0 = (group * ${GROUP} + inGroup - tileColumn * high) * ${size.high};`);
  text.add(`const column0 = tileColumn * ${size.wide};`);
  const outer = factors.map((node) => {
    const { strides } = node.view();
    return broadcastStrides(
      "matmul",
      { shape: node.shape.slice(0, -2), strides: strides.slice(0, -2) },
      batchShape,
    );
  });
  const result = contiguousStrides(shape).slice(0, -2);
  const batch = joinedAxes(batchShape, [...outer, result]);
  const places = splitIndex(text, "blockIdx.y", batch.lengths, (axis, length) =>
    integers.add(`d${axis}`, length),
  );
  const bases = batch.strides.map((strides, i) =>
    text.constant(
      `i32(${placeText(places, strides, { fast: -1, stride: (axis, value) => integers.add(`s${i}_${axis}`, value) })})`,
    ),
  ) as [string, string, string];
  const grid = [down * across, Math.max(1, sizeOf(batchShape)), 1] as const;
  return { text, integers, row0: "row0", column0: "column0", bases, grid };
}
