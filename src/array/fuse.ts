import { KernelText } from "./emit.ts";
import { Expression, runInputs } from "./expression.ts";
import { Integers, placeText, splitIndex } from "./indexing-text.ts";
import type { KernelSource } from "./kernels.ts";
import { joinedAxes } from "./layout.ts";
import { allocateView, type Node, setEvaluator, type View } from "./node.ts";
import { type PlannedKernel, repeatedDescription, runKernels, runPlan, TARGET } from "./plans.ts";
import { sizeOf } from "./shape.ts";
import { MAP, structure } from "./structure.ts";

/** Number of threads of a block. */
const BLOCK = 256;
/** Minimum length of the last axis for which a block has a row of its own. */
const SHORTEST_ROW = 64;
/** Largest number of blocks along the second and third dimension of a grid. */
const MOST_BLOCKS = 65535;

/** Runs an expression of operations as one kernel. Returns new memory with the elements. */
export function runMap(node: Node): View {
  const target = allocateView(node.device, node.dtype, node.shape);
  runInto(node, target);
  return target;
}

setEvaluator(runMap);

/** Runs an expression as one kernel that writes to existing memory of the same shape. */
export function runInto(node: Node, target: View): void {
  if (sizeOf(node.shape) === 0) return;
  runInputs(node);
  structure.begin(MAP).addExpression(node).addList(target.strides);
  if (runPlan(node.device, target)) return;
  const description = repeatedDescription();
  const expression = new Expression(node);
  node.passChecks(target.storage);
  const operands = [...expression.leaves.map(({ strides }) => strides), target.strides];
  const { lengths, strides } = joinedAxes(node.shape, operands);
  const text = new KernelText();
  const integers = new Integers();
  const last = lengths.at(-1) ?? 1;
  const hasRows = lengths.length > 1 && last >= SHORTEST_ROW;
  const count = hasRows ? last : sizeOf(lengths);
  const rows = hasRows ? sizeOf(lengths) / last : 1;
  const lengthOf = (axis: number, length: number) => integers.add(`d${axis}`, length);
  text.add("const i = globalIdx.x;");
  text.add(`if (i < ${integers.add("n", count)}) {`);
  let coordinates: string[];
  if (hasRows) {
    text.add("const row = blockIdx.y + blockIdx.z * gridDim.y;");
    if (rows > MOST_BLOCKS) text.add(`if (row < ${integers.add("rows", rows)}) {`);
    coordinates = [...splitIndex(text, "row", lengths.slice(0, -1), lengthOf), "i"];
  } else
    coordinates =
      lengths.length < 2 ? ["i"].slice(0, lengths.length) : splitIndex(text, "i", lengths, lengthOf);
  const places = strides.map((each, operand) =>
    placeText(coordinates, each, {
      fast: hasRows || lengths.length === 1 ? lengths.length - 1 : -1,
      stride: (axis, value) => integers.add(`s${operand}_${axis}`, value),
    }),
  );
  const value = expression.emit(text, places);
  text.add(`out[${places.at(-1)}] = ${value};`);
  text.add(hasRows && rows > MOST_BLOCKS ? "} }" : "}");
  const source: KernelSource = {
    name: expression.label,
    signature: { ...expression.signature, out: `${node.dtype}[]`, ...integers.signature },
    body: text.toString(),
    operations: expression.operations,
  };
  const kernel: PlannedKernel = {
    ...{ source, size: sizeOfGrid(count, rows), expression: expression.values },
    ...{ results: [TARGET], integers: integers.values },
  };
  runKernels({ device: node.device, target, kernels: [kernel], description });
}

function sizeOfGrid(count: number, rows: number) {
  const block = Math.min(BLOCK, Math.max(32, 2 ** Math.ceil(Math.log2(count))));
  const blocks = Math.ceil(count / block);
  if (rows === 1) return { grid: blocks, block };
  const z = Math.ceil(rows / MOST_BLOCKS);
  return { grid: [blocks, Math.ceil(rows / z), z] as const, block };
}
