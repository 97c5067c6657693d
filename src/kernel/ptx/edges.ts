import { Block, freshId, type IrFunction, type Op, successors, type Value } from "../ir/value.ts";

/**
 * Finds a place for the copies of each edge from a block with two successors to a block with phis. Copies go before
 * the branch where the other side does not read what they overwrite, so that a loop of one block stays one block.
 * Other edges get a block of their own. Returns the target of the copies before the branch of each block.
 */
export function placeCopies(kernel: IrFunction): Map<Block, Block> {
  const before = new Map<Block, Block>();
  const order = new Map(kernel.blocks.map((block, i) => [block, i]));
  const blocks: Block[] = [];
  for (const block of kernel.blocks) {
    blocks.push(block);
    const { end } = block;
    if (end?.kind !== "branch") continue;
    const isBackward = (to: Block) => order.get(to)! <= order.get(block)!;
    const sides = (["onTrue", "onFalse"] as const).filter((side) => end[side].phis.length > 0);
    const canMove = sides.find((side) => {
      const other = end[side === "onTrue" ? "onFalse" : "onTrue"];
      return !isBackward(other) && isUnreadFrom(other, end[side], block);
    });
    for (const side of sides) {
      const to = end[side];
      if (side === canMove) {
        before.set(block, to);
        continue;
      }
      const edge = new Block(freshId());
      edge.end = { kind: "jump", to };
      edge.predecessors = [block];
      to.predecessors[to.predecessors.indexOf(block)] = edge;
      end[side] = edge;
      blocks.push(edge);
    }
  }
  kernel.blocks = blocks;
  return before;
}

/** Returns true when the branch of `from` and the code from `start` on read no phi of `target` before they reach it. */
function isUnreadFrom(start: Block, target: Block, from: Block): boolean {
  if (start === target) return false;
  const phis = new Set<Value>(target.phis);
  // A bitcast names the register of its operand.
  const isRead = (value: Value): boolean =>
    phis.has(value) || (value.op === "bitcast" && isRead(value.args[0]!));
  if (from.end?.kind === "branch" && isReadDeep(from.end.condition, phis)) return false;
  const seen = new Set<Block>([target]);
  const waiting: [Block, Block][] = [[start, from]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [block, before] = next;
    const index = block.predecessors.indexOf(before);
    if (block !== target && block.phis.some(({ args }) => isRead(args[index]!))) return false;
    if (seen.has(block)) continue;
    seen.add(block);
    if (block.body.some(({ args }) => args.some(isRead))) return false;
    const { end } = block;
    if (end?.kind === "branch" && isReadDeep(end.condition, phis)) return false;
    if (end?.kind === "return" && end.value !== undefined && isRead(end.value)) return false;
    for (const each of successors(block)) waiting.push([each, block]);
  }
  return true;
}

/** Returns true for a condition that is a phi, or its negation, which the branch writes as `!`. */
const isReadDeep = (condition: Value, phis: ReadonlySet<Value>): boolean =>
  phis.has(condition) || (condition.op === "not" && phis.has(condition.args[0]!));

/** Operations of one instruction, which reads its operands before it writes its result. */
const oneInstruction: ReadonlySet<Op> = new Set<Op>([
  ...(["add", "sub", "mul", "fma", "min", "max", "and", "or", "xor", "shl", "shr", "select", "neg"] as const),
]);

/**
 * Returns values with the variable that each becomes, where both may have one register. `before` has the targets of
 * the copies before branches.
 */
export function sharedRegisters(kernel: IrFunction, before: ReadonlyMap<Block, Block>): Map<Value, Value> {
  return new Map([...sharedInLoops(kernel, before), ...sharedInSides(kernel)]);
}

/** Operations that have no register of their own, or one that others share. */
const unsharedOps: ReadonlySet<Op> = new Set<Op>(["const", "param", "bitcast", "lane", "phi"]);

/**
 * Returns values that a block computes for a variable of the block after it, and for nothing else. The variable has
 * no value before, because the way to that block leads forward.
 */
function sharedInSides({ blocks }: IrFunction): Map<Value, Value> {
  const shared = new Map<Value, Value>();
  const order = new Map(blocks.map((block, i) => [block, i]));
  const uses = new Map<Value, number>();
  const count = (value: Value) => uses.set(value, (uses.get(value) ?? 0) + 1);
  for (const { phis, body, end } of blocks) {
    for (const { args } of [...phis, ...body]) args.forEach(count);
    if (end?.kind === "branch") count(end.condition);
    if (end?.kind === "return" && end.value !== undefined) count(end.value);
  }
  for (const block of blocks) {
    const { end } = block;
    if (end?.kind !== "jump" || order.get(end.to)! <= order.get(block)!) continue;
    const index = end.to.predecessors.indexOf(block);
    const own = new Set(block.body);
    for (const phi of end.to.phis) {
      const value = phi.args[index]!;
      const isOwn = own.has(value) && !unsharedOps.has(value.op) && value.type === phi.type;
      if (isOwn && uses.get(value) === 1) shared.set(value, phi);
    }
  }
  return shared;
}

/**
 * Returns values of loops of one block with the variable that each becomes in the next round. Both may have one
 * register, because no later instruction reads the variable.
 */
function sharedInLoops({ blocks }: IrFunction, before: ReadonlyMap<Block, Block>): Map<Value, Value> {
  const shared = new Map<Value, Value>();
  const loops = [...before].filter(([from, to]) => from === to).map(([block]) => block);
  if (loops.length === 0) return shared;
  const users = new Map<Value, Value[]>();
  for (const value of blocks.flatMap(({ phis, body }) => [...phis, ...body]))
    for (const arg of value.args) users.set(arg, [...(users.get(arg) ?? []), value]);
  for (const block of loops) {
    const places = new Map(block.body.map((value, i) => [value, i]));
    const from = block.predecessors.indexOf(block);
    for (const phi of block.phis) {
      const next = phi.args[from]!;
      const place = places.get(next);
      if (place === undefined || !oneInstruction.has(next.op) || next.type !== phi.type || shared.has(next))
        continue;
      const isEarly = (each: Value) => each.op !== "bitcast" && (places.get(each) ?? place + 1) <= place;
      const isAlone = block.phis.every((each) => each === phi || each.args[from] !== next);
      if (isAlone && (users.get(phi) ?? []).every(isEarly)) shared.set(next, phi);
    }
  }
  return shared;
}
