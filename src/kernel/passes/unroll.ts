import { type Constant, wrap } from "../ir/fold.ts";
import { Block, freshId, type IrFunction, isPure, type Op, Value } from "../ir/value.ts";
import type { RegisterType } from "../language/scalar.ts";
import { resolveAll } from "./common.ts";
import { dominatorsOf, type Loop, loopsOf } from "./dominators.ts";

/** Number of rounds that one turn of an unrolled loop does. nvcc does as many. */
const ROUNDS = 4;
/** Largest number of instructions of a round that is unrolled. */
const MOST_INSTRUCTIONS = 48;

/**
 * Makes loops with loads do four rounds a turn, where the number of rounds is known at run time only. The loads of a
 * turn come first, so that they wait for memory together. The loop itself stays for the last rounds. The order of all
 * other operations stays too.
 */
export function unrollLoads(kernel: IrFunction): void {
  for (const loop of loopsOf(kernel, dominatorsOf(kernel))) {
    const counted = countedOf(loop);
    if (counted !== undefined) unroll(kernel, counted);
  }
  resolveAll(kernel);
}

/** A loop of one block that ends where a counter with a constant step reaches a bound. */
interface Counted {
  readonly before: Block;
  readonly block: Block;
  readonly exit: Block;
  /** Comparison of the next value of the counter with the bound. */
  readonly test: Op;
  readonly counter: Value;
  readonly bound: Value;
  /** Variables of the loop that move by a constant distance in each round. */
  readonly steps: ReadonlyMap<Value, Step>;
}

interface Step {
  readonly next: Value;
  readonly by: bigint;
}

/** Comparisons that go on with a loop, with the sign of the step. */
const signs: ReadonlyMap<Op, bigint> = new Map<Op, bigint>([
  ["lt", 1n],
  ["le", 1n],
  ["gt", -1n],
  ["ge", -1n],
]);

/** Returns a loop that gains from more loads at a time, or undefined. */
function countedOf({ header: block, before, blocks }: Loop): Counted | undefined {
  const { end, body, phis } = block;
  if (blocks.size !== 1 || before === undefined || end?.kind !== "branch" || end.onTrue !== block)
    return undefined;
  const hasLoad = body.some(({ op, attributes }) => op === "load" && attributes.space === "global");
  if (!hasLoad || body.length > MOST_INSTRUCTIONS || !body.every(isCopied)) return undefined;
  const steps = stepsOf(block);
  const { op: test, args } = end.condition;
  const [reached, bound] = args as [Value, Value];
  const counter = phis.find((each) => each.type === "i32" && steps.get(each)?.next === reached);
  const sign = signs.get(test);
  if (counter === undefined || sign === undefined || steps.get(counter)!.by * sign <= 0n) return undefined;
  // Rounds that are known at compile time are unrolled before.
  if (bound.op === "const" || phis.includes(bound) || body.includes(bound)) return undefined;
  return { before, block, exit: end.onFalse, test, counter, bound, steps };
}

const isCopied = (value: Value): boolean =>
  ["load", "store", "lane"].includes(value.op) || (isPure(value) && value.op !== "call");

function stepsOf(block: Block): Map<Value, Step> {
  const last = block.predecessors.indexOf(block);
  const steps = new Map<Value, Step>();
  for (const phi of block.phis) {
    const next = phi.args[last]!;
    const constant = next.args[1]?.attributes.constant;
    if (!/^[iu]/.test(phi.type) || next.op !== "add" || next.args[0] !== phi || constant === undefined)
      continue;
    steps.set(phi, { next, by: BigInt.asIntN(bitsOf(phi.type), BigInt(constant)) });
  }
  return steps;
}

const bitsOf = (type: string): number => (type.endsWith("64") ? 64 : 32);

/** Copies the rounds of a loop into one block. */
class Rounds {
  readonly turn = new Block(freshId());
  readonly #loop: Counted;
  readonly #nexts: ReadonlyMap<Value, Value>;
  /** Variables of the turn, by those of the loop. */
  readonly #phis: ReadonlyMap<Value, Value>;
  /** Variables after some rounds, by their name. */
  readonly #stepped = new Map<string, Value>();
  /** Values of the last round that was copied, by those of the loop. */
  #values: ReadonlyMap<Value, Value> = new Map();
  #round = -1;

  constructor(loop: Counted) {
    const { block, before, steps } = loop;
    this.#loop = loop;
    this.#nexts = new Map([...steps].map(([phi, { next }]) => [next, phi]));
    const first = block.predecessors.indexOf(before);
    this.#phis = new Map(
      block.phis.map((phi) => [phi, new Value(freshId(), "phi", phi.type, [phi.args[first]!], phi)]),
    );
    this.turn.phis = [...this.#phis.values()];
  }

  /** Returns the value that stands for a value of the loop in the last round that was copied. */
  copyOf(value: Value): Value {
    const { steps } = this.#loop;
    if (steps.has(value)) return this.#after(value, this.#round);
    const phi = this.#nexts.get(value);
    return phi === undefined ? (this.#values.get(value) ?? value) : this.#after(phi, this.#round + 1);
  }

  /** Copies the next round. */
  copy(): void {
    const { block, steps } = this.#loop;
    const last = block.predecessors.indexOf(block);
    const others = block.phis.filter((each) => !steps.has(each));
    const isFirst = this.#round < 0;
    const values = new Map(
      others.map((phi) => [phi, isFirst ? this.#phis.get(phi)! : this.copyOf(phi.args[last]!)]),
    );
    this.#round++;
    this.#values = values;
    for (const value of block.body) {
      if (this.#nexts.has(value)) continue;
      const { op, type, place } = value;
      const [address] = value.args;
      const isMoved = (op === "load" || op === "store") && steps.has(address!);
      const args = value.args.map((arg, i) => (isMoved && i === 0 ? this.#phis.get(arg)! : this.copyOf(arg)));
      const offset = isMoved ? Number(steps.get(address!)!.by) * this.#round : 0;
      const attributes = { ...value.attributes, offset: (value.attributes.offset ?? 0) + offset };
      const from = { attributes: isMoved ? attributes : value.attributes, place };
      const copy = new Value(freshId(), op, type, args, from);
      values.set(value, copy);
      this.turn.body.push(copy);
    }
  }

  /** Returns a variable with a constant step as it is after some rounds of the turn. */
  #after(phi: Value, rounds: number): Value {
    const copy = this.#phis.get(phi)!;
    if (rounds === 0) return copy;
    const key = `${phi.id} ${rounds}`;
    let value = this.#stepped.get(key);
    if (value === undefined) {
      const distance = this.#loop.steps.get(phi)!.by * BigInt(rounds);
      value = made("add", copy.type, [copy, constantIn(this.turn, copy.type, distance)], this.turn);
      this.#stepped.set(key, value);
    }
    return value;
  }
}

function unroll(kernel: IrFunction, loop: Counted): void {
  const { before, block, exit, test, counter, bound, steps } = loop;
  const rounds = new Rounds(loop);
  const { turn } = rounds;
  for (let round = 0; round < ROUNDS; round++) rounds.copy();
  const [first, last] = [block.predecessors.indexOf(before), block.predecessors.indexOf(block)];
  const reached = block.phis.map((phi) => rounds.copyOf(phi.args[last]!));
  turn.body = loadsFirst(turn);
  reached.forEach((value, i) => {
    turn.phis[i]!.args.push(value);
    block.phis[i]!.args.push(value);
  });

  // A whole turn is left while the counter is before this limit, which may itself overflow.
  const distance = steps.get(counter)!.by * BigInt(ROUNDS - 1);
  const limit = made("sub", "i32", [bound, constantIn(before, "i32", distance)], before);
  const fits = made(signs.get(test) === 1n ? "lt" : "gt", "bool", [limit, bound], before);
  const starts = made(test, "bool", [counter.args[first]!, limit], before);
  const at = reached[block.phis.indexOf(counter)]!;
  const rest = new Block(freshId());
  before.end = branch(made("and", "bool", [fits, starts], before), turn, block);
  turn.end = branch(made(test, "bool", [at, limit], turn), turn, rest);
  rest.end = branch(made(test, "bool", [at, bound], rest), block, exit);
  turn.predecessors = [before, turn];
  rest.predecessors = [turn];
  block.predecessors.push(rest);
  leave(kernel, { loop, rounds, rest });
  kernel.blocks.splice(kernel.blocks.indexOf(block), 0, turn, rest);
}

/** Gives the code after a loop the values of the last round, which was in the turn or in the loop. */
function leave(
  kernel: IrFunction,
  { loop: { block, exit }, rounds, rest }: { loop: Counted; rounds: Rounds; rest: Block },
): void {
  const from = exit.predecessors.indexOf(block);
  exit.predecessors.push(rest);
  for (const phi of exit.phis) phi.args.push(rounds.copyOf(phi.args[from]!));
  // Where another block jumps to the exit, no later code reads values of the loop.
  if (exit.predecessors.length > 2) return;
  const inside = new Set([...block.phis, ...block.body]);
  const met = new Map<Value, Value>();
  const meet = (value: Value): Value => {
    if (!inside.has(value)) return value;
    let phi = met.get(value);
    if (phi === undefined) {
      phi = new Value(freshId(), "phi", value.type, [value, rounds.copyOf(value)], value);
      met.set(value, phi);
    }
    return phi;
  };
  for (const other of kernel.blocks) {
    if (other === block) continue;
    const phis = other === exit ? [] : other.phis;
    for (const value of [...phis, ...other.body]) value.args = value.args.map(meet);
    const { end } = other;
    if (end?.kind === "branch") end.condition = meet(end.condition);
    if (end?.kind === "return" && end.value !== undefined) end.value = meet(end.value);
  }
  exit.phis.push(...met.values());
}

/** Returns the instructions of a turn with its loads first, and what their addresses need before them. */
function loadsFirst({ body }: Block): Value[] {
  const hasStore = body.some(({ op }) => op === "store");
  const inside = new Set(body);
  const movable = new Set<Value>();
  const first = new Set<Value>();
  const need = (value: Value): void => {
    if (!movable.has(value) || first.has(value)) return;
    first.add(value);
    value.args.forEach(need);
  };
  for (const value of body) {
    const isLoad = value.op === "load" && (value.attributes.readonly === true || !hasStore);
    const isReady = value.args.every((arg) => !inside.has(arg) || movable.has(arg));
    if (!isReady || !(isLoad || isPure(value) || value.op === "lane")) continue;
    movable.add(value);
    if (isLoad) need(value);
  }
  return [...body.filter((each) => first.has(each)), ...body.filter((each) => !first.has(each))];
}

const branch = (condition: Value, onTrue: Block, onFalse: Block) =>
  ({ kind: "branch", condition, onTrue, onFalse }) as const;

function made(op: Op, type: Value["type"], args: Value[], block: Block): Value {
  const value = new Value(freshId(), op, type, args, { attributes: {}, place: undefined });
  block.body.push(value);
  return value;
}

function constantIn(block: Block, type: Value["type"], constant: Constant): Value {
  const value = made("const", type, [], block);
  value.attributes = { constant: wrap(type as RegisterType, constant) };
  return value;
}
