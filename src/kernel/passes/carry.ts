import { type Block, freshId, type IrFunction, isPure, type Op, resolved, Value } from "../ir/value.ts";
import { keyOf, resolveAll } from "./common.ts";
import { dominatorsOf, type Loop, loopsOf } from "./dominators.ts";

/** Operations that cost nothing, so that a variable of a loop in their place gains nothing. */
const freeOps: ReadonlySet<Op> = new Set<Op>(["const", "param", "special", "symbol", "bitcast"]);

/**
 * Carries a value from the end of a round to the next round, which would compute it again. Example: the test of
 * `while (x * x < 4) x = x * x + c` has the square that the next round begins with.
 */
export function carryRounds(kernel: IrFunction): void {
  const dominators = dominatorsOf(kernel);
  const loops = loopsOf(kernel, dominators);
  if (loops.length === 0) return;
  const homes = new Map<Value, Block>();
  for (const block of kernel.blocks)
    for (const value of [...block.phis, ...block.body]) homes.set(value, block);
  for (const loop of loops) {
    const { header, before, blocks } = loop;
    const ends = header.predecessors.filter((each) => blocks.has(each));
    const [end] = ends;
    if (before === undefined || end === undefined || ends.length > 1 || header.predecessors.length > 2)
      continue;
    const known = new Map<string, Value>();
    for (const block of kernel.blocks)
      if (blocks.has(block) && dominators.dominates(block, end))
        for (const value of block.body) if (isPure(value)) known.set(keyOf(value), value);
    carry(loop, { before, end, known, homes });
  }
  resolveAll(kernel);
}

/** Surroundings of a loop: the blocks that jump to its header, and the values that are known at its end. */
interface Around {
  readonly before: Block;
  readonly end: Block;
  readonly known: ReadonlyMap<string, Value>;
  readonly homes: Map<Value, Block>;
}

function carry({ header, blocks }: Loop, { before, end, known, homes }: Around): void {
  const isFixed = (value: Value): boolean => !blocks.has(homes.get(value)!);
  /** Returns the operand as it is at the end of one of the blocks that jump to the header, or undefined. */
  const seenFrom = (from: Block, arg: Value): Value | undefined => {
    const value = resolved(arg);
    if (header.phis.includes(value)) return resolved(value.args[header.predecessors.indexOf(from)]!);
    return isFixed(value) ? value : undefined;
  };
  header.body = header.body.filter((value) => {
    if (!isPure(value) || freeOps.has(value.op) || value.op === "call") return true;
    const atEnd = value.args.map((arg) => seenFrom(end, arg));
    const atStart = value.args.map((arg) => seenFrom(before, arg));
    if (atEnd.includes(undefined) || atStart.includes(undefined)) return true;
    const { op, type, attributes, place } = value;
    const copy = (args: Value[]) => new Value(freshId(), op, type, args, { attributes, place });
    const equal = known.get(keyOf(copy(atEnd as Value[])));
    if (equal === undefined || equal === value) return true;
    const first = copy(atStart as Value[]);
    before.body.push(first);
    homes.set(first, before);
    const args = header.predecessors.map((each) => (each === end ? equal : first));
    const phi = new Value(freshId(), "phi", type, args, { attributes: {}, place });
    homes.set(phi, header);
    header.phis.push(phi);
    value.forward = phi;
    return false;
  });
}
