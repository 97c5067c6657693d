import { type Block, type IrFunction, isPure, type Value } from "../ir/value.ts";
import { keyOf, resolveAll } from "./common.ts";

/**
 * Moves instructions that both sides of a branch compute before the branch. The code where the sides meet may then
 * use them too. Returns true when it moved any.
 */
export function hoistFromSides(kernel: IrFunction): boolean {
  const homes = new Map<Value, Block>();
  for (const block of kernel.blocks)
    for (const value of [...block.phis, ...block.body]) homes.set(value, block);
  let isMoved = false;
  // A later branch may give its instructions to an earlier one.
  for (const block of kernel.blocks.toReversed()) {
    const sides = sidesOf(block);
    if (sides === undefined) continue;
    // An instruction that moves makes those that read it movable.
    while (moveEqual(block, sides, homes)) {
      resolveAll(kernel);
      isMoved = true;
    }
  }
  return isMoved;
}

type Sides = readonly [Block, Block];

/** Returns both sides of a branch, where no other block leads to them. */
function sidesOf({ end }: Block): Sides | undefined {
  if (end?.kind !== "branch" || end.onTrue === end.onFalse) return undefined;
  const sides: Sides = [end.onTrue, end.onFalse];
  return sides.every(({ predecessors }) => predecessors.length === 1) ? sides : undefined;
}

/** Moves the instructions of both sides whose operands come from above. Returns true when it moved any. */
function moveEqual(block: Block, [left, right]: Sides, homes: Map<Value, Block>): boolean {
  const isMovable = (value: Value) =>
    isPure(value) && value.args.every((arg) => homes.get(arg) !== homes.get(value));
  const known = new Map<string, Value>();
  for (const value of right.body) if (isMovable(value)) known.set(keyOf(value), value);
  const moved = new Set<Value>();
  for (const value of left.body) {
    const equal = isMovable(value) ? known.get(keyOf(value)) : undefined;
    if (equal === undefined || moved.has(equal)) continue;
    equal.forward = value;
    moved.add(value).add(equal);
  }
  for (const value of left.body) {
    if (!moved.has(value)) continue;
    block.body.push(value);
    homes.set(value, block);
  }
  for (const side of [left, right]) side.body = side.body.filter((each) => !moved.has(each));
  return moved.size > 0;
}
