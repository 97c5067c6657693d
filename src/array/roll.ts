import { shown } from "../arguments/shown.ts";
import { KernelText } from "./emit.ts";
import { runInto } from "./fuse.ts";
import { Integers } from "./indexing-text.ts";
import { KernelList } from "./kernel-list.ts";
import { allocateView, bufferFrom, Node, type View } from "./node.ts";
import { repeatedDescription, runKernels, runPlan, TARGET } from "./plans.ts";
import { checkAxis, isContiguous, type Shape, sizeOf } from "./shape.ts";
import { ROLL, structure } from "./structure.ts";
import { viewNode, withNode } from "./temporary.ts";

/** Number of threads of a block, and of elements of a thread, which are a block apart. */
const [BLOCK, STRIDED] = [256, 8] as const;
/** Largest number of rows: blocks along the second dimension of a grid. */
const MOST_ROWS = 65535;

/** Way of moving the elements along one axis: one kernel, or a copy for each part, which the soft GPU runs faster. */
export type RollMethod = "kernel" | "copies";

/** Returns the node of an array whose elements move along axes, and around their ends. */
export function rollNode(
  node: Node,
  shifts: readonly number[],
  axes: readonly number[],
  method: RollMethod = node.device.provider === "soft" ? "copies" : "kernel",
): Node {
  const { device, dtype, shape } = node;
  if (shifts.length !== axes.length || !shifts.every(Number.isSafeInteger))
    throw new RangeError(
      `roll: the shifts are (${shifts.map(shown).join(", ")}) and the axes (${axes.map(shown).join(", ")}). Use one whole number for each axis`,
    );
  const sums: number[] = shape.map(() => 0);
  for (const [i, axis] of axes.entries()) sums[checkAxis("roll", axis, shape)]! += shifts[i]!;
  const moves = sums.map((shift, axis) => {
    const length = shape[axis]!;
    return length === 0 ? 0 : ((shift % length) + length) % length;
  });
  const run = (): View => {
    const target = allocateView(device, dtype, shape);
    const view = node.view();
    if (sizeOf(shape) === 0) return target;
    const moved = moves.flatMap((by, axis) => (by === 0 ? [] : [axis]));
    const rows = sizeOf(shape.slice(0, moved[0]));
    const isOneKernel = moved.length === 1 && isContiguous(shape, view.strides) && rows <= MOST_ROWS;
    if (method === "kernel" && isOneKernel)
      runRoll(node, target, { rows, by: moves[moved[0]!]! * sizeOf(shape.slice(moved[0]! + 1)) });
    else copyParts(node, view, target, moves);
    return target;
  };
  return Node.ofRun({ device, dtype, shape }, { inputs: [node], run });
}

/** Moves the elements of each row by a number of elements. */
function runRoll(
  node: Node,
  target: View,
  { rows, by }: { readonly rows: number; readonly by: number },
): void {
  const { device, dtype, size } = node;
  structure.begin(ROLL).addExpression(node).addList([rows, by]);
  if (runPlan(device, target)) return;
  const description = repeatedDescription();
  const n = size / rows;
  let copies: number = STRIDED;
  while (copies > 1 && n < BLOCK * copies) copies /= 2;
  const integers = new Integers();
  integers.add("n", n);
  integers.add("by", by);
  const list = new KernelList(bufferFrom(node.view()), bufferFrom(target));
  list.add({
    name: "roll",
    body: () => rollBody(copies),
    arrays: [
      { name: "p0", memory: "expression", type: dtype, isReadonly: true },
      { name: "out", memory: TARGET, type: dtype },
    ],
    integers,
    size: { grid: [Math.ceil(n / (BLOCK * copies)), rows, 1], block: BLOCK },
  });
  const { kernels } = list;
  runKernels({ device, target, description, kernels });
}

function rollBody(copies: number): string {
  const text = new KernelText();
  text.add(`const i = blockIdx.x * ${BLOCK * copies} + threadIdx.x;`);
  text.add("const row = blockIdx.y * n;");
  const offsets = Array.from({ length: copies }, (_, copy) => copy * BLOCK);
  const values = offsets.map((offset) => {
    // An index behind the row is that of its last element, so that the loads need no branches.
    const at = text.constant(`Math.min(i + ${offset}, n - 1)`);
    return text.constant(`p0[row + (${at} < by ? ${at} + (n - by) : ${at} - by)]`);
  });
  for (const [copy, offset] of offsets.entries())
    text.add(`if (i + ${offset} < n) out[row + i + ${offset}] = ${values[copy]};`);
  return text.toString();
}

/** Part of an axis that moves: from one index to another one. */
interface Move {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Returns the parts of an axis whose elements move around its end. */
function partsOf(length: number, by: number): readonly Move[] {
  const parts = [
    { from: 0, to: by, count: length - by },
    { from: length - by, to: 0, count: by },
  ];
  return by === 0 ? parts.slice(0, 1) : parts;
}

/** Copies each part of the elements that moves as a whole. */
function copyParts(node: Node, view: View, target: View, moves: readonly number[]): void {
  const { shape } = node;
  const write = (axis: number, lengths: Shape, from: number, to: number): void => {
    if (axis === shape.length) {
      const part = viewNode(node, lengths, { ...view, offset: view.offset + from });
      withNode(part, (each) => runInto(each, { ...target, offset: to }));
      return;
    }
    for (const move of partsOf(shape[axis]!, moves[axis]!))
      write(
        axis + 1,
        [...lengths, move.count],
        from + move.from * view.strides[axis]!,
        to + move.to * target.strides[axis]!,
      );
  };
  write(0, [], 0, 0);
}
