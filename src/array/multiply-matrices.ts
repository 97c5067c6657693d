import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { joinedAxes } from "../cuda/memory/joined-axes.ts";
import { cublasltProduct } from "./cublaslt.ts";
import { factsOf, resultType } from "./dtype.ts";
import { converted, KernelText, literal } from "./emit.ts";
import { Integers, placeText, splitIndex } from "./indexing-text.ts";
import { launch } from "./kernels.ts";
import { type MatrixProduct, sumTypeOfProduct } from "./matrix-tiles.ts";
import { allocateView, bufferFrom, Node, type View } from "./node.ts";
import type { ProductMethod } from "./product-method.ts";
import { runRegisterProduct } from "./register-product.ts";
import { broadcastStrides, type Shape, sizeOf } from "./shape.ts";
import { runTensorProduct } from "./tensor-product.ts";
import { runVectorProduct } from "./vector-product.ts";

/** Threads of a block. The threads of a row compute neighbouring columns. */
const [WIDTH, HEIGHT] = [32, 8];
/** Rows and columns of the result that each thread computes. */
const [ROWS, COLUMNS] = [8, 2];
/** Rows and columns of the result that a block computes, and the depth of the tiles in shared memory. */
const [HIGH, WIDE, DEEP] = [HEIGHT * ROWS, WIDTH * COLUMNS, 32];
/** Length of a row of a tile in shared memory. One more element puts a column into different banks. */
const [LEFT_PITCH, RIGHT_PITCH] = [DEEP + 1, WIDE + 1];
/** Number of products of each element in one round. */
const UNROLLED = 4;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** An operand of a matrix product. */
interface Operand {
  readonly node: Node;
  readonly view: View;
  /** Strides of the batch axes, in the batch shape of the result. */
  readonly batch: readonly number[];
}

/** A tile of an operand, as its threads load it to shared memory. */
interface Tile {
  /** Name of the operand, and of the array in shared memory. */
  readonly names: readonly [operand: string, shared: string];
  readonly base: string;
  /** Rows, columns and pitch of the tile. */
  readonly size: readonly [rows: number, columns: number, pitch: number];
  /** Row and column of the first element. */
  readonly first: readonly [row: string, column: string];
  /** Number of rows and columns of the matrix. */
  readonly limits: readonly [rows: string, columns: string];
  /** Text of the strides of the matrix, or "1". */
  readonly strides: readonly [row: string, column: string];
  readonly convert: (name: string) => string;
  readonly zero: string;
}

/** Adds the loads of a tile. Neighbouring threads load neighbours in memory. Elements outside of the matrix are 0. */
function addTile(text: KernelText, tile: Tile): void {
  const { names, base, size, first, limits, strides, convert, zero } = tile;
  const [rows, columns, pitch] = size;
  const isAcross = strides[0] !== "1" || strides[1] === "1";
  const [across, down] = isAcross ? [columns, rows] : [rows, columns];
  const loads = range(down / HEIGHT).flatMap((i) =>
    range(across / WIDTH).map((j) => {
      const fast = j === 0 ? "tx" : `(tx + ${j * WIDTH})`;
      const slow = i === 0 ? "ty" : `(ty + ${i * HEIGHT})`;
      const [row, column] = isAcross ? [slow, fast] : [fast, slow];
      return {
        row: `(${first[0]} + ${row})`,
        column: `(${first[1]} + ${column})`,
        place: `${names[1]}[${row} * ${pitch} + ${column}]`,
      };
    }),
  );
  const times = (index: string, stride: string) => (stride === "1" ? index : `${index} * ${stride}`);
  const element = (row: string, column: string) =>
    `${names[0]}[${base} + ${times(row, strides[0])} + ${times(column, strides[1])}]`;
  // The condition is the same in all threads of a block, so that whole tiles load without a mask.
  text.add(`if (${first[0]} + ${rows} <= ${limits[0]} && ${first[1]} + ${columns} <= ${limits[1]}) {`);
  for (const { row, column, place } of loads) {
    const value = text.constant(element(row, column));
    text.add(`${place} = ${convert(value)};`);
  }
  text.add("} else {");
  for (const { row, column, place } of loads) {
    text.add(`${place} = ${zero};`);
    text.add(`if (${row} < ${limits[0]} && ${column} < ${limits[1]}) {`);
    const value = text.constant(element(row, column));
    text.add(`${place} = ${convert(value)}; }`);
  }
  text.add("}");
}

/** Adds the products of two tiles to the values of a thread. */
function addProducts(text: KernelText, values: readonly (readonly string[])[]): void {
  text.add(`const bound = Math.min(${DEEP}, depth - k0);`);
  text.add(`for (let k = 0; k < bound; k += ${UNROLLED}) {`);
  for (const step of range(UNROLLED)) {
    const right = range(COLUMNS).map((column) =>
      text.constant(`right[(k + ${step}) * ${RIGHT_PITCH} + tx + ${column * WIDTH}]`),
    );
    for (const [row, names] of values.entries()) {
      const left = text.constant(`left[(ty * ${ROWS} + ${row}) * ${LEFT_PITCH} + k + ${step}]`);
      for (const [column, name] of names.entries())
        text.add(`${name} = ${name} + ${left} * ${right[column]};`);
    }
  }
  text.add("}");
}

/**
 * Runs a product of matrices, the last two axes of the operands, as one kernel. The axes before are a batch and are
 * broadcast. Each element of the result is summed in the order of the inner axis. No instruction joins a product and a
 * sum, so that all devices compute the same bits.
 */
function runProduct({ factors: [a, b], shape, reason }: MatrixProduct): View {
  const dtype = resultType(a.dtype, b.dtype);
  const target = allocateView(a.device, dtype, shape);
  if (sizeOf(shape) === 0) return target;
  const batchShape = shape.slice(0, -2);
  const operandOf = (node: Node): Operand => {
    const view = node.view();
    const outer = { shape: node.shape.slice(0, -2), strides: view.strides.slice(0, -2) };
    return { node, view, batch: broadcastStrides("matmul", outer, batchShape) };
  };
  const operands = [a, b].map(operandOf);
  const [rows, columns] = shape.slice(-2) as [number, number];
  const batch = joinedAxes(
    batchShape,
    operands.map((each) => each.batch),
  );
  const lengths = [...batch.lengths, Math.ceil(rows / HIGH), Math.ceil(columns / WIDE)];
  const sums = sumTypeOfProduct(dtype);
  const { register } = factsOf(sums);
  const text = new KernelText();
  const integers = new Integers();
  for (const [name, value] of Object.entries({ rows, columns, depth: a.shape.at(-1)! }))
    integers.add(name, value);
  text.add("const tx = threadIdx.x; const ty = threadIdx.y;");
  text.add(`const left = shared("${register}", ${HIGH * LEFT_PITCH});`);
  text.add(`const right = shared("${register}", ${DEEP * RIGHT_PITCH});`);
  const places = splitIndex(text, "blockIdx.x", lengths, (axis, length) => integers.add(`d${axis}`, length));
  const row0 = text.constant(`${places.at(-2)} * ${HIGH}`);
  const column0 = text.constant(`${places.at(-1)} * ${WIDE}`);
  const bases = batch.strides.map((strides, i) =>
    text.constant(
      placeText(places.slice(0, -2), strides, {
        fast: -1,
        stride: (axis, value) => integers.add(`s${i}_${axis}`, value),
      }),
    ),
  );
  const values = range(ROWS).map((row) => range(COLUMNS).map((column) => `c${row}_${column}`));
  for (const name of values.flat()) text.add(`let ${name} = ${register}(${literal(0, sums)});`);
  const tileOf = (i: 0 | 1, tile: Pick<Tile, "names" | "size" | "first" | "limits">): Tile => {
    const { node, view } = operands[i]!;
    const [rowStride, columnStride] = view.strides.slice(-2) as [number, number];
    const stride = (name: string, value: number) => (value === 1 ? "1" : integers.add(name, value));
    return {
      ...tile,
      base: bases[i]!,
      strides: [stride(`rows${i}`, rowStride), stride(`columns${i}`, columnStride)],
      convert: (name) => {
        const own = converted(name, node.dtype, dtype);
        return converted(own === name ? name : text.constant(own), dtype, sums);
      },
      zero: literal(0, sums),
    };
  };
  text.add(`for (let k0 = 0; k0 < depth; k0 += ${DEEP}) {`);
  addTile(
    text,
    tileOf(0, {
      names: ["p0", "left"],
      size: [HIGH, DEEP, LEFT_PITCH],
      first: [row0, "k0"],
      limits: ["rows", "depth"],
    }),
  );
  addTile(
    text,
    tileOf(1, {
      names: ["p1", "right"],
      size: [DEEP, WIDE, RIGHT_PITCH],
      first: ["k0", column0],
      limits: ["depth", "columns"],
    }),
  );
  text.add("sync();");
  addProducts(text, values);
  text.add("sync(); }");
  const tiles = lengths.slice(0, -2).map((_, axis) => places[axis]!);
  const matrix = placeText(tiles, contiguousStrides(batch.lengths), {
    fast: -1,
    stride: (axis, value) => integers.add(`b${axis}`, value),
  });
  const begin = text.constant(`(${matrix}) * rows * columns`);
  for (const [row, names] of values.entries())
    for (const [column, name] of names.entries()) {
      const [y, x] = [`(${row0} + ty * ${ROWS} + ${row})`, `(${column0} + tx + ${column * WIDTH})`];
      text.add(`if (${y} < rows && ${x} < columns) {`);
      text.add(`out[${begin} + ${y} * columns + ${x}] = ${converted(name, sums, dtype)}; }`);
    }
  launch(
    a.device,
    {
      name: "matmul",
      signature: {
        ...{ p0: `readonly ${a.dtype}[]`, p1: `readonly ${b.dtype}[]`, out: `${dtype}[]` },
        ...integers.signature,
      },
      body: text.toString(),
      reason,
    },
    { grid: sizeOf(lengths), block: [WIDTH, HEIGHT, 1] },
    [...operands.map(({ view }) => bufferFrom(view)), target.storage.buffer, ...integers.values],
  );
  return target;
}

/** Runs a product of matrices with a library or a kernel. */
function runMethod(a: Node, b: Node, shape: Shape, { own, library, reason: given }: ProductMethod): View {
  const found = library === undefined ? given : cublasltProduct(a, b, shape, library);
  if (typeof found === "object") return found;
  const product = { factors: [a, b], shape, reason: found } as const;
  const kernel = own();
  switch (kernel) {
    case "blocks":
      return runProduct(product);
    case "vectors":
      return runVectorProduct(product);
    case "registers":
      return runRegisterProduct(product);
    default:
      return runTensorProduct(product, kernel);
  }
}

/** Returns the node of a product of matrices that has not run. `shape` is that of the result. */
export const productNode = (a: Node, b: Node, shape: Shape, method: ProductMethod): Node =>
  Node.ofRun(
    { device: a.device, dtype: resultType(a.dtype, b.dtype), shape },
    { inputs: [a, b], run: () => runMethod(a, b, shape, method) },
  );
