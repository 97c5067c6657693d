import type { Random } from "../../support/random.ts";
import type { Calls } from "./compare.ts";
import {
  type Case,
  type CaseOperand,
  type NumpyType,
  numpyTypes,
  randomShape,
  randomView,
  type ViewOperand,
} from "./numpy.ts";

/** Names of the operations in place. */
const names = ["assign", "addInPlace", "subtractInPlace", "multiplyInPlace", "divideInPlace"] as const;

/** Calls that write to a view of the first operand, and return the whole operand, so that elements beside the view are compared. */
export const calls: Calls = Object.fromEntries(
  names.map((name) => [
    `in place ${name}`,
    ([base, other], [ranges, axes, scalar]) => {
      using part = base!.slice(...(ranges! as readonly string[]));
      using target = part.permuteDims(axes!);
      target[name](other ?? scalar!);
      return base!;
    },
  ]),
);

const order = ["b", "u", "i", "f", "c"];

/** Returns true where NumPy's rule "same_kind" converts a type to another one. */
const isTaken = (from: NumpyType, to: NumpyType): boolean => order.indexOf(from[0]!) <= order.indexOf(to[0]!);

/** Returns the shape of a view. */
function shapeOfView({ base, ranges, axes }: ViewOperand): number[] {
  const lengths = base.map((_, axis) => {
    const [from, to, step = "1"] = ranges[axis]!.split(":");
    const distance = to === "" ? Number(from) + 1 : Math.abs(Number(to) - Number(from));
    return Math.ceil(distance / Math.abs(Number(step)));
  });
  return axes.map((axis) => lengths[axis]!);
}

/** Returns an operand that the operation takes: a scalar, or a view that broadcasts to the shape. */
function otherOperand(random: Random, name: string, dtype: NumpyType, shape: readonly number[]): CaseOperand {
  if (random.chance(0.2)) return { scalar: dtype === "bool" ? true : 1 + random.int(5) };
  const others = numpyTypes.filter((type) => isTaken(type, dtype));
  // A sum of i8 and u16 is i32, which i8 takes. A sum with u64 is f64, which integers do not take.
  const fitting = dtype[0] === "i" ? others.filter((type) => type !== "u64") : others;
  // NumPy has no subtraction of booleans.
  const types = name === "assign" ? others : fitting.filter((type) => type !== "bool" || dtype[0] !== "b");
  const other = types.length === 0 || random.chance(0.6) ? dtype : random.pick(types);
  const from = random.chance(0.7) ? 0 : random.int(shape.length + 1);
  return randomView(
    random,
    other,
    shape.slice(from).map((length) => (random.chance(0.25) ? 1 : length)),
  );
}

function inPlaceCase(name: (typeof names)[number], random: Random): Case {
  const types =
    name === "assign"
      ? [...numpyTypes, "c64" as const]
      : name === "divideInPlace"
        ? (["f16", "f32", "f64"] as const)
        : numpyTypes.filter((type) => type !== "bool");
  const dtype = random.pick(types);
  const shape = randomShape(random).slice(0, 3);
  const target = randomView(random, dtype, random.chance(0.1) && shape.length > 0 ? shape.with(0, 0) : shape);
  const other: CaseOperand =
    dtype === "c64"
      ? randomView(random, dtype, shapeOfView(target))
      : otherOperand(random, name, dtype, shapeOfView(target));
  const { ranges, axes, base } = target;
  const whole = { ...target, ranges: base.map(() => ":"), axes: base.map((_, axis) => axis) };
  return {
    name: `in place ${name}`,
    operands: "scalar" in other ? [whole] : [whole, other],
    values: [ranges, axes, ...("scalar" in other ? [other.scalar] : [])],
  };
}

/** Cases of the operations in place, by their names. */
export const writing: Readonly<Record<string, (random: Random) => Case>> = Object.fromEntries(
  names.map((name) => [`in place ${name}`, (random: Random) => inPlaceCase(name, random)]),
);
