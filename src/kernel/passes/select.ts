import { type Block, type IrFunction, isPure, type Op, Value } from "../ir/value.ts";
import { resolveAll } from "./common.ts";
import { removeUnread } from "./unread.ts";

/** Largest number of instructions of a side that is computed without a branch. */
const MOST_INSTRUCTIONS = 4;

/** Operations that cost more than a branch. */
export const slowOps: ReadonlySet<Op> = new Set<Op>(["div", "rem", "call"]);

/** Makes a short choice without effects, such as `c ? a : b`, one instruction in place of a branch. */
export function chooseWithoutBranch(kernel: IrFunction): void {
  removeUnread(kernel);
  for (const block of kernel.blocks) {
    const { end } = block;
    if (end?.kind !== "branch") continue;
    const join = joinOf(block, end.onTrue, end.onFalse);
    if (join === undefined || join.phis.length === 0 || join.phis.length > 2) continue;
    if (join.phis.some(({ type }) => type === "bool")) continue;
    const sides = [end.onTrue, end.onFalse].filter((each) => each !== join);
    const from = (side: Block) => join.predecessors.indexOf(side === join ? block : side);
    const [yes, no] = [from(end.onTrue), from(end.onFalse)];
    for (const side of sides) block.body.push(...side.body);
    for (const phi of join.phis) {
      const args = [end.condition, phi.args[yes]!, phi.args[no]!];
      const chosen = new Value(phi.id, "select", phi.type, args, { attributes: {}, place: phi.place });
      block.body.push(chosen);
      phi.forward = chosen;
    }
    join.phis = [];
    join.predecessors = [block];
    block.end = { kind: "jump", to: join };
    kernel.blocks = kernel.blocks.filter((each) => !sides.includes(each));
  }
  resolveAll(kernel);
}

/** Returns the block where both sides of a short choice meet, when nothing else jumps to it. */
function joinOf(block: Block, onTrue: Block, onFalse: Block): Block | undefined {
  const after = (side: Block): Block | undefined => (side.end?.kind === "jump" ? side.end.to : undefined);
  const isShort = (side: Block): boolean =>
    side.predecessors.length === 1 &&
    side.phis.length === 0 &&
    side.body.length <= MOST_INSTRUCTIONS &&
    side.body.every((value) => isPure(value) && !slowOps.has(value.op));
  const join = after(onTrue) === onFalse ? onFalse : after(onFalse) === onTrue ? onTrue : after(onTrue);
  if (join === undefined || join === block || join.predecessors.length !== 2) return undefined;
  const sides = [onTrue, onFalse].filter((each) => each !== join);
  return sides.every((side) => isShort(side) && after(side) === join) ? join : undefined;
}
