import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { joinedAxes } from "../cuda/memory/joined-axes.ts";
import { KernelText } from "./emit.ts";
import { Integers } from "./indexing-text.ts";
import { type KernelSource, launch, sourceOf } from "./kernels.ts";
import { batchPlace, batchPlaces, hasShortOffsets, upTo, wholeTiles } from "./matrix-tiles.ts";
import { allocateView, bufferFrom, Node } from "./node.ts";
import type { Operation } from "./operation.ts";
import { sizeOf } from "./shape.ts";
import { castNode, viewNode, withNode } from "./temporary.ts";
import { typedOperation } from "./typed-operation.ts";

/** Rows and columns that a block copies, and the threads along both. */
const [SIDE, WIDTH, HEIGHT] = [64, 32, 8];
/** Pitch of the rows in shared memory. One more element puts a column into different banks. */
const PITCH = SIDE + 1;

/** Rounding of an f32 to tf32, to nearest, with ties away from zero. */
const rounding: Operation = {
  name: "tf32",
  count: 1,
  operands: "any",
  emit: ([a]) => `f32FromBits(ptx("u32", \`cvt.rna.tf32.f32 $d, \${${a}};\`))`,
};

/** Returns f32 that are rounded to tf32. */
const roundedNode = (node: Node): Node =>
  Node.ofMap(node, typedOperation(rounding, { given: [node.dtype], types: ["f32"], dtype: "f32" }), [node]);

/**
 * Returns matrices of f32 that are rounded to tf32, with zeros up to whole tiles. The last axis is `depth`, an axis of the
 * given matrices, and neighbours along it are neighbours in memory.
 */
export function roundedTiles(node: Node, depth: -1 | -2, multiples: readonly [number, number]): Node {
  const { strides } = node.view();
  const other = depth === -1 ? -2 : -1;
  // Threads that read neighbours of another axis turn a tile in shared memory.
  if (Math.abs(strides.at(depth)!) > Math.abs(strides.at(other)!))
    return withNode(castNode(node, "f32"), (floats) =>
      hasShortOffsets(floats, floats.view())
        ? turnedTiles(floats, depth, multiples)
        : withNode(wholeTiles(floats, "f32", [1, 1]), (near) => turnedTiles(near, depth, multiples)),
    );
  return wholeTiles(roundedNode(depth === -1 ? node : exchanged(node)), "f32", multiples);
}

/** Returns a view of matrices with rows and columns exchanged. */
function exchanged(node: Node): Node {
  const view = node.view();
  const turned = (list: readonly number[]) => [...list.slice(0, -2), list.at(-1)!, list.at(-2)!];
  return viewNode(node, turned(node.shape), { ...view, strides: turned(view.strides) });
}

function turnedTiles(node: Node, depth: -1 | -2, [rowsOf, depthOf]: readonly [number, number]): Node {
  const { device, shape } = node;
  const view = node.view();
  const other = depth === -1 ? -2 : -1;
  const [rows, length] = [shape.at(other)!, shape.at(depth)!];
  const [down, across] = [view.strides.at(other)!, view.strides.at(depth)!];
  const outer = shape.slice(0, -2);
  const padded = [...outer, upTo(rows, rowsOf), upTo(length, depthOf)];
  const target = allocateView(device, "f32", padded);
  const batch = joinedAxes(outer, [view.strides.slice(0, -2), contiguousStrides(padded).slice(0, -2)]);
  const integers = new Integers();
  const tilesAcross = Math.ceil(padded.at(-1)! / SIDE);
  for (const [name, value] of Object.entries({
    ...{ rows, length, down, across, pitch: padded.at(-1)!, padded: padded.at(-2)!, tilesAcross },
  }))
    integers.add(name, value);
  for (const [axis, each] of batch.lengths.entries()) if (axis > 0) integers.add(`d${axis}`, each);
  for (const [i, strides] of batch.strides.entries())
    for (const [axis, stride] of strides.entries()) integers.add(`s${i}_${axis}`, stride);
  const axes = batch.lengths.length;
  const source = sourceOf(`tf32 turned ${axes}`, () => turningSource(integers, axes));
  const grid = [Math.ceil(padded.at(-2)! / SIDE) * tilesAcross, Math.max(1, sizeOf(outer)), 1] as const;
  launch(device, source, { grid, block: [WIDTH, HEIGHT, 1] }, [
    bufferFrom(view),
    target.storage.buffer,
    ...integers.values,
  ]);
  return Node.ofView({ device, dtype: "f32", shape: padded }, target);
}

/** Returns the kernel that turns tiles in shared memory. */
function turningSource(integers: Integers, axes: number): KernelSource {
  const text = new KernelText();
  text.add("const tx = threadIdx.x; const ty = threadIdx.y;");
  text.add("const tileRow = (blockIdx.x / tilesAcross) | 0;");
  text.add(`const row0 = tileRow * ${SIDE}; const column0 = (blockIdx.x - tileRow * tilesAcross) * ${SIDE};`);
  const places = batchPlaces(text, axes);
  const [from, to] = [0, 1].map((i) => text.constant(batchPlace(places, i)));
  text.add(`const tile = shared("f32", ${SIDE * PITCH});`);
  const steps = (count: number, name: string, size: number) =>
    Array.from({ length: count / size }, (_, i) => `(${name} + ${i * size})`);
  const [slow, fast] = [steps(SIDE, "ty", HEIGHT), steps(SIDE, "tx", WIDTH)];
  const cells = slow.flatMap((one) => fast.map((other) => [one, other] as const));
  const load = (isWhole: boolean) => {
    const values = cells.map(([column, row]) => {
      const element = `x[${from} + (row0 + ${row}) * down + (column0 + ${column}) * across]`;
      if (isWhole) return text.constant(element);
      const value = text.name();
      text.add(`let ${value} = f32(0);`);
      text.add(`if (row0 + ${row} < rows && column0 + ${column} < length) ${value} = ${element};`);
      return value;
    });
    for (const [i, [column, row]] of cells.entries())
      text.add(`tile[${column} * ${PITCH} + ${row}] = ${values[i]};`);
  };
  // The condition is the same in all threads of a block, so that whole tiles load without a mask.
  text.add(`if (row0 + ${SIDE} <= rows && column0 + ${SIDE} <= length) {`);
  load(true);
  text.add("} else {");
  load(false);
  text.add("} sync();");
  for (const [row, column] of cells) {
    const rounded = rounding.emit([text.constant(`tile[${column} * ${PITCH} + ${row}]`)], "f32", text);
    text.add(
      `if (row0 + ${row} < padded && column0 + ${column} < pitch) y[${to} + (row0 + ${row}) * pitch + column0 + ${column}] = ${rounded};`,
    );
  }
  return {
    name: "tf32_turned",
    signature: { x: "readonly f32[]", y: "f32[]", ...integers.signature },
    body: text.toString(),
  };
}
