import { freshId, type IrFunction, type Op, Value } from "../ir/value.ts";
import type { RegisterType } from "../language/scalar.ts";
import { holdsForAllNumbers, isFixed } from "./number-ranges.ts";

const words: ReadonlySet<string> = new Set<RegisterType>(["i32", "u32"]);
const integers: ReadonlySet<string> = new Set<RegisterType>(["i32", "i64", "u32", "u64"]);
/** Operations whose operand ptxas can take into a minimum or maximum. */
const carriers: ReadonlySet<Op> = new Set<Op>(["min", "max", "phi", "select"]);

/**
 * Rewrites operations that ptxas compiles wrongly or that PTX does not define. ptxas 13.0 drops the
 * negation in max(x, max(y, -z)) and min(x, min(y, -z)). PTX does not define the absolute value of the smallest
 * integer, and ptxas then divides as if it were positive. JavaScript's number, wrapped, is the smallest integer.
 *
 * ptxas also makes |x| > -1 true, although it is false for NaN. An additional comparison of |x| with itself is false for NaN.
 */
export function avoidErrors(kernel: IrFunction): void {
  const carried = new Set<Value>();
  for (const { phis, body } of kernel.blocks)
    for (const { op, args } of [...phis, ...body])
      if (carriers.has(op)) for (const arg of args) carried.add(arg);
  for (const block of kernel.blocks) {
    block.body = block.body.flatMap((value) => {
      if (holdsForAllNumbers(value)) return guarded(value);
      if (value.op === "abs" && integers.has(value.type)) return absolute(value);
      const negated = carried.has(value) && words.has(value.type) ? negatedBy(value) : undefined;
      return negated === undefined ? [value] : complemented(value, negated);
    });
  }
}

/** Returns x of an instruction that computes -x. */
function negatedBy({ op, args: [a, b] }: Value): Value | undefined {
  if (op === "neg") return a;
  if (op === "sub" && a!.attributes.constant === 0) return b;
  const isMinusOne = (value: Value) => Number(value.attributes.constant) >>> 0 === 0xffffffff;
  if (op !== "mul") return undefined;
  return isMinusOne(b!) ? a : isMinusOne(a!) ? b : undefined;
}

const made = (op: Op, like: Value, args: Value[]): Value =>
  new Value(freshId(), op, like.type, args, { attributes: {}, place: like.place });

const constant = (type: RegisterType, value: number, { place }: Value): Value =>
  new Value(freshId(), "const", type, [], { attributes: { constant: value }, place });

/** Returns -x as ~x + 1. */
function complemented(value: Value, x: Value): Value[] {
  const inverted = made("not", value, [x]);
  value.op = "add";
  value.args = [inverted, constant(value.type as RegisterType, 1, value)];
  value.attributes = {};
  return [inverted, value];
}

/** Returns a comparison that is false where one of its operands is NaN. */
function guarded(value: Value): Value[] {
  const added: Value[] = [made(value.op, value, [...value.args])];
  for (const operand of value.args) {
    if (isFixed(operand)) continue;
    const isNumber = made("eq", value, [operand, operand]);
    added.push(isNumber, made("and", value, [added.at(-1)!, isNumber]));
  }
  // The last instruction is the comparison itself, for its readers.
  const { args } = added.pop()!;
  value.op = "and";
  value.args = args;
  return [...added, value];
}

/** Returns |x| as (x ^ s) - s, where s is 0 or -1. */
function absolute(value: Value): Value[] {
  const [x] = value.args as [Value];
  const bits = value.type.endsWith("64") ? 63 : 31;
  const sign = made("shr", value, [x, constant("u32", bits, value)]);
  const flipped = made("xor", value, [x, sign]);
  value.op = "sub";
  value.args = [flipped, sign];
  return [sign, flipped, value];
}
