import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { KernelText } from "./emit.ts";
import { Integers } from "./indexing-text.ts";
import { type KernelSource, launch, sourceOf } from "./kernels.ts";
import { joinedAxes } from "./layout.ts";
import { batchPlace, batchPlaces, hasShortOffsets, upTo, wholeTiles } from "./matrix-tiles.ts";
import { allocateView, bufferFrom, Node } from "./node.ts";
import { sizeOf } from "./shape.ts";
import { castNode, withNode } from "./temporary.ts";

/** Rows and columns that a block copies, and rows of its threads. */
const [SIDE, HEIGHT] = [32, 8];
/** Pitch of the rows in shared memory. One more element puts a column into different banks. */
const PITCH = SIDE + 1;

/**
 * Returns matrices as words of tf32, rounded to nearest, with zeros up to whole tiles. The last axis is `depth`, an
 * axis of the given matrices, and neighbours along it are neighbours in memory.
 */
export function roundedTiles(node: Node, depth: -1 | -2, multiples: readonly [number, number]): Node {
  return withNode(castNode(node, "f32"), (floats) =>
    hasShortOffsets(floats, floats.view())
      ? rounded(floats, depth, multiples)
      : withNode(wholeTiles(floats, "f32", [1, 1]), (near) => rounded(near, depth, multiples)),
  );
}

function rounded(node: Node, depth: -1 | -2, [rowsOf, depthOf]: readonly [number, number]): Node {
  const { device, shape } = node;
  const view = node.view();
  const other = depth === -1 ? -2 : -1;
  const [rows, length] = [shape.at(other)!, shape.at(depth)!];
  const [down, across] = [view.strides.at(other)!, view.strides.at(depth)!];
  const outer = shape.slice(0, -2);
  const padded = [...outer, upTo(rows, rowsOf), upTo(length, depthOf)];
  const target = allocateView(device, "u32", padded);
  const batch = joinedAxes(outer, [view.strides.slice(0, -2), contiguousStrides(padded).slice(0, -2)]);
  const integers = new Integers();
  const tilesAcross = Math.ceil(padded.at(-1)! / SIDE);
  for (const [name, value] of Object.entries({
    ...{ rows, length, down, across, pitch: padded.at(-1)!, tilesAcross },
  }))
    integers.add(name, value);
  for (const [axis, each] of batch.lengths.entries()) if (axis > 0) integers.add(`d${axis}`, each);
  for (const [i, strides] of batch.strides.entries())
    for (const [axis, stride] of strides.entries()) integers.add(`s${i}_${axis}`, stride);
  const isTurned = Math.abs(across) > Math.abs(down);
  const source = sourceOf(`tf32 ${isTurned} ${integers.names}`, () =>
    roundingSource(integers, batch.lengths.length, isTurned),
  );
  const grid = [(padded.at(-2)! / SIDE) * tilesAcross, Math.max(1, sizeOf(outer)), 1] as const;
  launch(device, source, { grid, block: [SIDE, HEIGHT, 1] }, [
    bufferFrom(view),
    target.storage.buffer,
    ...integers.values,
  ]);
  return Node.ofView({ device, dtype: "u32", shape: padded }, target);
}

/** Returns the kernel. Where neighbours in memory are along the rows, a tile is turned in shared memory. */
function roundingSource(integers: Integers, axes: number, isTurned: boolean): KernelSource {
  const text = new KernelText();
  text.add("const tx = threadIdx.x; const ty = threadIdx.y;");
  text.add("const tileRow = (blockIdx.x / tilesAcross) | 0;");
  text.add(`const row0 = tileRow * ${SIDE}; const column0 = (blockIdx.x - tileRow * tilesAcross) * ${SIDE};`);
  const places = batchPlaces(text, axes);
  const [from, to] = [0, 1].map((i) => text.constant(batchPlace(places, i)));
  const steps = Array.from({ length: SIDE / HEIGHT }, (_, i) => `(ty + ${i * HEIGHT})`);
  const loaded = (row: string, column: string) => {
    const value = text.name();
    text.add(`let ${value} = f32(0);`);
    text.add(
      `if (${row} < rows && ${column} < length) ${value} = x[${from} + ${row} * down + ${column} * across];`,
    );
    return value;
  };
  const store = (step: string, value: string) =>
    text.add(
      `if (column0 + tx < pitch) y[${to} + (row0 + ${step}) * pitch + column0 + tx] = ptx("u32", \`cvt.rna.tf32.f32 $d, \${${value}};\`);`,
    );
  if (isTurned) {
    text.add(`const tile = shared("f32", ${SIDE * PITCH});`);
    for (const step of steps)
      text.add(`tile[${step} * ${PITCH} + tx] = ${loaded("(row0 + tx)", `(column0 + ${step})`)};`);
    text.add("sync();");
    for (const step of steps) store(step, text.constant(`tile[tx * ${PITCH} + ${step}]`));
  } else {
    const values = steps.map((step) => loaded(`(row0 + ${step})`, "(column0 + tx)"));
    for (const [i, step] of steps.entries()) store(step, values[i]!);
  }
  return {
    name: isTurned ? "tf32_turned" : "tf32",
    signature: { x: "readonly f32[]", y: "u32[]", ...integers.signature },
    body: text.toString(),
  };
}
