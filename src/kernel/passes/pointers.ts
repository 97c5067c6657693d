import type { Constant } from "../ir/fold.ts";
import { type Block, freshId, type IrFunction, type Op, Value } from "../ir/value.ts";
import type { RegisterType } from "../language/scalar.ts";
import { resolveAll } from "./common.ts";
import { dominatorsOf, type Loop, loopsOf } from "./dominators.ts";

/** Largest number of pointers that a loop moves. Each takes two registers. */
const MOST_POINTERS = 4;

/**
 * Makes pointers of the addresses that move by a constant distance in each round of a loop (strength reduction).
 * ptxas then unrolls the loop with one pointer and constant offsets. An i32 index that overflows is outside of
 * every array, so the pointer may go on where the index would wrap.
 */
export function movePointers(kernel: IrFunction): void {
  const homes = new Map<Value, Block>();
  for (const block of kernel.blocks)
    for (const value of [...block.phis, ...block.body]) homes.set(value, block);
  for (const loop of loopsOf(kernel, dominatorsOf(kernel))) {
    const counted = countersOf(loop);
    if (counted === undefined) continue;
    const { before, end, steps } = counted;
    const isFixed = (value: Value): boolean => !loop.blocks.has(homes.get(value)!);
    const moved: Value[] = [];
    for (const block of loop.blocks) {
      block.body = block.body.filter((value) => {
        const distance = distanceOf(value, steps, isFixed);
        if (distance === undefined || moved.length === MOST_POINTERS) return true;
        const phi = new Value(freshId(), "phi", "u64", [], { attributes: {}, place: value.place });
        const next = added(phi, distance, before);
        phi.args = loop.header.predecessors.map((each) =>
          each === end ? next : copyBefore(value, { before, isFixed, start: counted.start }),
        );
        loop.header.phis.push(phi);
        homes.set(phi, loop.header);
        moved.push(next);
        value.forward = phi;
        return false;
      });
    }
    // The counter of the loop moves at its end too.
    end.body.push(...moved);
    for (const next of moved) homes.set(next, end);
  }
  resolveAll(kernel);
}

/** A loop with variables that a constant is added to in each round. */
interface Counted {
  readonly before: Block;
  readonly end: Block;
  /** Constant that each variable moves by. */
  readonly steps: ReadonlyMap<Value, bigint>;
  /** Returns the first value of a variable. */
  start(counter: Value): Value | undefined;
}

function countersOf({ header, before, blocks }: Loop): Counted | undefined {
  const ends = header.predecessors.filter((each) => blocks.has(each));
  const [end] = ends;
  if (before === undefined || end === undefined || header.predecessors.length !== 2) return undefined;
  const last = header.predecessors.indexOf(end);
  const steps = new Map<Value, bigint>();
  for (const phi of header.phis) {
    const { op, args } = phi.args[last]!;
    const constant = args[1]?.attributes.constant;
    if (phi.type !== "i32" || op !== "add" || args[0] !== phi || constant === undefined) continue;
    steps.set(phi, BigInt(constant));
  }
  const start = (counter: Value) => (steps.has(counter) ? counter.args[1 - last] : undefined);
  return steps.size === 0 ? undefined : { before, end, steps, start };
}

/** Distance of two rounds: a constant, times a value that no round changes where there is one. */
interface Distance {
  readonly constant: bigint;
  readonly factor: Value | undefined;
}

/** Returns the distance in bytes that an address moves by in each round, or undefined. */
function distanceOf(
  { op, type, args }: Value,
  steps: ReadonlyMap<Value, bigint>,
  isFixed: (value: Value) => boolean,
): Distance | undefined {
  if (op !== "add" || type !== "u64" || !isFixed(args[0]!) || args[1]!.op !== "bitcast") return undefined;
  const scaled = args[1]!.args[0]!;
  const [index, bytes] = scaled.args;
  if (scaled.op !== "mulwide" || scaled.type !== "i64" || isFixed(scaled)) return undefined;
  const step = stepOf(index!, steps, isFixed);
  if (step === undefined) return undefined;
  const constant = step.constant * BigInt(bytes!.attributes.constant!);
  return BigInt.asIntN(32, constant) === constant ? { ...step, constant } : undefined;
}

const linearOps: ReadonlySet<Op> = new Set<Op>(["add", "sub", "mul", "shl"]);

/** Returns the distance that an index moves by in each round, or undefined. */
function stepOf(
  value: Value,
  steps: ReadonlyMap<Value, bigint>,
  isFixed: (value: Value) => boolean,
): Distance | undefined {
  const own = steps.get(value);
  if (own !== undefined) return { constant: own, factor: undefined };
  // Other operations do not move by a constant. The variables of an inner loop would lead back to themselves.
  if (value.type !== "i32" || !linearOps.has(value.op)) return undefined;
  const [a, b] = value.args as [Value, Value];
  const [moved, fixed] = isFixed(b) ? [a, b] : isFixed(a) ? [b, a] : [undefined, a];
  const step = moved && stepOf(moved, steps, isFixed);
  if (step === undefined) return undefined;
  const { constant, factor } = step;
  const known = fixed.op === "const" ? BigInt(fixed.attributes.constant!) : undefined;
  switch (value.op) {
    case "add":
      return step;
    case "sub":
      return moved === a ? step : undefined;
    case "mul":
      if (known !== undefined) return { constant: constant * known, factor };
      return factor === undefined ? { constant, factor: fixed } : undefined;
    case "shl":
      return known === undefined || moved !== a ? undefined : { constant: constant << known, factor };
    default:
      return undefined;
  }
}

/** Returns a pointer plus a distance, which is computed before the loop. */
function added(pointer: Value, { constant, factor }: Distance, before: Block): Value {
  const made = (op: Op, type: RegisterType, args: Value[], number?: Constant) =>
    new Value(freshId(), op, type, args, {
      attributes: number === undefined ? {} : { constant: number },
      place: pointer.place,
    });
  if (factor === undefined) {
    const by = made("const", "u64", [], BigInt.asUintN(64, constant));
    before.body.push(by);
    return made("add", "u64", [pointer, by]);
  }
  const bytes = made("const", "i32", [], Number(constant));
  const scaled = made("mulwide", "i64", [factor, bytes]);
  const by = made("bitcast", "u64", [scaled]);
  before.body.push(bytes, scaled, by);
  return made("add", "u64", [pointer, by]);
}

/** The block before a loop, and the values that hold there. */
interface Entrance extends Pick<Counted, "before" | "start"> {
  readonly isFixed: (value: Value) => boolean;
}

/** Computes an address of the loop before the loop, with the first values of its variables. */
function copyBefore(value: Value, entrance: Entrance): Value {
  const { before, isFixed, start } = entrance;
  if (isFixed(value)) return value;
  const first = start(value);
  if (first !== undefined) return first;
  const { op, type, args, attributes, place } = value;
  const inputs = args.map((arg) => copyBefore(arg, entrance));
  const copy = new Value(freshId(), op, type, inputs, { attributes, place });
  before.body.push(copy);
  return copy;
}
