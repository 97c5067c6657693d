import { type Block, freshId, type IrFunction, isPure, Value } from "../ir/value.ts";
import { slowOps } from "./select.ts";

/** Largest number of instructions of a second test that is computed without a branch. */
const MOST_INSTRUCTIONS = 6;

/** Makes one branch of two short tests, such as `a < b && c < d`, when both lead to the same block. */
export function joinTests(kernel: IrFunction): void {
  const removed = new Set<Block>();
  for (const block of kernel.blocks) {
    if (removed.has(block)) continue;
    while (join(block, removed));
  }
  kernel.blocks = kernel.blocks.filter((each) => !removed.has(each));
}

/** Joins the test of a block with the test of the next one. Returns false where that is not possible. */
function join(block: Block, removed: Set<Block>): boolean {
  const { end } = block;
  if (end?.kind !== "branch") return false;
  for (const isSecondOnTrue of [true, false]) {
    const [second, shared] = isSecondOnTrue ? [end.onTrue, end.onFalse] : [end.onFalse, end.onTrue];
    if (second === block || second === shared || second.end?.kind !== "branch" || !isShort(second)) continue;
    const { condition, onTrue, onFalse } = second.end;
    if ((onTrue === shared) === (onFalse === shared)) continue;
    const [from, fromSecond] = [shared.predecessors.indexOf(block), shared.predecessors.indexOf(second)];
    if (shared.phis.some(({ args }) => args[from] !== args[fromSecond])) continue;
    const target = onTrue === shared ? onFalse : onTrue;
    block.body.push(...second.body);
    const isSharedOnTrue = onTrue === shared;
    if (!isSecondOnTrue && isSharedOnTrue) {
      const either = made("or", [end.condition, condition], block);
      block.end = { ...end, condition: either, onTrue: shared, onFalse: target };
    } else {
      const first = isSecondOnTrue ? end.condition : negated(end.condition, block);
      const both = made("and", [first, isSharedOnTrue ? negated(condition, block) : condition], block);
      block.end = { ...end, condition: both, onTrue: target, onFalse: shared };
    }
    for (const phi of shared.phis) phi.args = phi.args.filter((_, i) => i !== fromSecond);
    shared.predecessors = shared.predecessors.filter((_, i) => i !== fromSecond);
    target.predecessors = target.predecessors.map((each) => (each === second ? block : each));
    removed.add(second);
    return true;
  }
  return false;
}

const isShort = ({ predecessors, phis, body }: Block): boolean =>
  predecessors.length === 1 &&
  phis.length === 0 &&
  body.length <= MOST_INSTRUCTIONS &&
  body.every((value) => isPure(value) && !slowOps.has(value.op));

function made(op: "and" | "or" | "not", args: Value[], block: Block): Value {
  const value = new Value(freshId(), op, "bool", args, { attributes: {}, place: args[0]!.place });
  block.body.push(value);
  return value;
}

/** Returns the negated condition. */
function negated(value: Value, block: Block): Value {
  return value.op === "not" ? value.args[0]! : made("not", [value], block);
}
