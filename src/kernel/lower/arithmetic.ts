import type { BinaryOperator, Node } from "acorn";
import { resolved, type Value } from "../ir/value.ts";
import { isFloat, isSigned, isWide, type RegisterType } from "../language/scalar.ts";
import { isInI32 } from "./float-range.ts";
import type { Lowering } from "./lowering.ts";
import { power } from "./mathematics.ts";
import { type Computed, computed, dividedByZero, literal, type Operand, typeName } from "./operand.ts";
import { floatRemainder } from "./remainder.ts";

const arithmetic: Readonly<Record<string, "add" | "sub" | "mul" | "div" | "rem">> = {
  ...({ "+": "add", "-": "sub", "*": "mul", "/": "div", "%": "rem" } as const),
};

const comparison: Readonly<Record<string, "eq" | "ne" | "lt" | "le" | "gt" | "ge">> = {
  ...({ "===": "eq", "==": "eq", "!==": "ne", "!=": "ne" } as const),
  ...({ "<": "lt", "<=": "le", ">": "gt", ">=": "ge" } as const),
};

const bitwise: Readonly<Record<string, "and" | "or" | "xor">> = { "&": "and", "|": "or", "^": "xor" };

type Nodes = readonly [left: Node, right: Node];

/** Builds a binary operator of JavaScript on two operands. */
export function binaryOperator(
  lowering: Lowering,
  operator: BinaryOperator,
  operands: readonly [Operand, Operand],
  nodes: Nodes,
): Operand {
  const [left, right] = operands;
  for (const [i, each] of operands.entries()) {
    if (each.kind !== "value" && each.kind !== "literal")
      lowering.fail(
        nodes[i]!,
        `${typeName(each)} is not a number`,
        each.kind === "record" ? "Use its fields, such as v.x." : `Use values with ${operator}.`,
      );
  }
  if (left.kind === "literal" && right.kind === "literal")
    return foldLiterals(lowering, operator, [left.value, right.value], nodes);
  if (operator in arithmetic) return arithmeticOperator(lowering, operator, operands, nodes);
  if (operator in comparison) return comparisonOperator(lowering, operator, operands, nodes);
  if (operator in bitwise) return bitwiseOperator(lowering, operator, operands, nodes);
  if (operator === "<<" || operator === ">>" || operator === ">>>")
    return shiftOperator(lowering, operator, operands, nodes);
  if (operator === "**") {
    lowering.callNode = nodes[0];
    return power(lowering).call(operands);
  }
  return lowering.fail(
    nodes[0],
    `the operator ${operator} is not part of the kernel language`,
    "Use numbers, booleans and arrays.",
  );
}

/** Computes an operator on two constants as JavaScript does. */
function foldLiterals(
  lowering: Lowering,
  operator: BinaryOperator,
  [a, b]: readonly [number | bigint | boolean, number | bigint | boolean],
  nodes: Nodes,
): Operand {
  if (typeof a !== typeof b)
    lowering.fail(
      nodes[0],
      `${typeof a} ${operator} ${typeof b}`,
      typeof a === "boolean" || typeof b === "boolean"
        ? "Make the boolean a number: flag ? 1 : 0."
        : "Use two numbers, or two bigints.",
    );
  if (operator === "%" && b === 0 && Number.isInteger(a)) return dividedByZero(Number.NaN);
  try {
    return literal(javascript[operator]!(a as number, b as number));
  } catch (error) {
    return lowering.fail(
      nodes[0],
      `${operator} fails on these constants: ${(error as Error).message}`,
      "Change the constants.",
    );
  }
}

const javascript: Readonly<Partial<Record<BinaryOperator, (a: number, b: number) => number | boolean>>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
  "**": (a, b) => a ** b,
  "<<": (a, b) => a << b,
  ">>": (a, b) => a >> b,
  ">>>": (a, b) => a >>> b,
  "&": (a, b) => a & b,
  "|": (a, b) => a | b,
  "^": (a, b) => a ^ b,
  "===": (a, b) => a === b,
  "==": (a, b) => a === b,
  "!==": (a, b) => a !== b,
  "!=": (a, b) => a !== b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

function arithmeticOperator(
  lowering: Lowering,
  operator: string,
  operands: readonly [Operand, Operand],
  nodes: Nodes,
): Operand {
  const [a, b] = lowering.unify(operands[0], operands[1], nodes, operator);
  const { type } = a;
  const { build } = lowering;
  if (type === "bool")
    lowering.fail(nodes[0], `bool ${operator} bool`, "Use && and ||, or make them numbers: i32(flag).");
  if (isFloat(type) && operator === "%")
    return computed(floatRemainder(lowering, a.value, b.value, lowering.key(nodes[0], "%")), a.weak);
  if (!isFloat(type) && operator === "/") {
    if (a.weak) return computed(build.convert(a.value, lowering.defaultFloat), true);
    if (!isWide(type)) {
      const [left, right] = nodes.map((node) => lowering.textOf(node));
      lowering.fail(
        nodes[0],
        `${type} / ${type} has a fraction in JavaScript`,
        `Write (${left} / ${right}) | 0 or Math.trunc(${left} / ${right}) for the whole number, or f32(${left}) / f32(${right}).`,
      );
    }
  }
  if (!isFloat(type) && (operator === "/" || operator === "%"))
    return computed(wholeDivision(lowering, operator === "/" ? "div" : "rem", a.value, b.value), a.weak);
  return computed(build.binary(arithmetic[operator]!, a.value, b.value), a.weak);
}

/** Divides integers toward zero. Division by zero gives 0, as (a / 0) | 0 does. */
export function wholeDivision(lowering: Lowering, op: "div" | "rem", a: Value, b: Value): Value {
  const { build } = lowering;
  const type = a.type as RegisterType;
  const zero = build.constant(type, isWide(type) ? 0n : 0);
  const divisor = b.attributes.constant;
  const result = build.binary(op, a, b);
  if (divisor !== undefined && BigInt(divisor) !== 0n) return result;
  return build.select(build.binary("eq", b, zero), zero, result);
}

function comparisonOperator(
  lowering: Lowering,
  operator: string,
  operands: readonly [Operand, Operand],
  nodes: Nodes,
): Operand {
  const op = comparison[operator]!;
  const { build } = lowering;
  const exact = exactComparison(lowering, operands);
  const [a, b] = exact ?? lowering.unify(operands[0], operands[1], nodes, operator);
  if (a.type === "bool") {
    if (op === "eq") return computed(build.unary("not", build.binary("xor", a.value, b.value)));
    if (op === "ne") return computed(build.binary("xor", a.value, b.value));
    lowering.fail(
      nodes[0],
      `bool ${operator} bool`,
      "Use === or !== on booleans, or make them numbers: i32(flag).",
    );
  }
  return computed(build.binary(op, a.value, b.value));
}

/** Returns i64 values for a comparison of i32 with u32, or with a number outside of its type. */
function exactComparison(
  lowering: Lowering,
  [left, right]: readonly [Operand, Operand],
): [Computed, Computed] | undefined {
  const { build } = lowering;
  const narrow = (each: Operand): Value | undefined => {
    if (each.kind === "value" && !each.weak && (each.type === "i32" || each.type === "u32"))
      return build.convert(each.value, "i64");
    if (each.kind === "literal" && typeof each.value === "number" && Number.isSafeInteger(each.value))
      return build.constant("i64", BigInt(each.value));
    return undefined;
  };
  const outside = (value: Operand, other: Operand) =>
    value.kind === "literal" &&
    other.kind === "value" &&
    typeof value.value === "number" &&
    ((other.type === "i32" && (value.value | 0) !== value.value) ||
      (other.type === "u32" && value.value >>> 0 !== value.value));
  const mixed = left.kind === "value" && right.kind === "value" && left.type !== right.type;
  if (!mixed && !outside(left, right) && !outside(right, left)) return undefined;
  const [a, b] = [narrow(left), narrow(right)];
  return a === undefined || b === undefined ? undefined : [computed(a), computed(b)];
}

/** Returns an operand of a bitwise operator as 32 bits, as JavaScript's ToInt32 does. */
function word(lowering: Lowering, operand: Operand, node: Node): Value {
  const { build } = lowering;
  if (operand.kind === "literal" && typeof operand.value !== "bigint")
    return build.constant("i32", Number(operand.value) | 0);
  const { type, value } = lowering.toValue(operand, node);
  if (isWide(type)) lowering.fail(node, `${type} in an operator on 32 bits`, `Use two values of ${type}.`);
  return isFloat(type) ? wrappedToI32(lowering, value) : build.convert(value, "i32");
}

/**
 * Returns a float cut toward zero, modulo 2^32, as JavaScript's ToInt32 does. NaN and infinities give 0. One
 * conversion is enough where the value is known to lie in i32.
 */
function wrappedToI32(lowering: Lowering, float: Value): Value {
  const { build } = lowering;
  const value = resolved(float);
  if (value.op === "const" || isInI32(value))
    return value.op === "const"
      ? build.constant("i32", Number(value.attributes.constant) | 0)
      : build.convert(value, "i32");
  const { type } = value;
  const constant = (x: number) => build.constant(type as RegisterType, x);
  // Each step is exact: the rest is below 2^32. Infinities become NaN, which converts to 0.
  const turns = build.round(build.binary("mul", value, constant(2 ** -32)), "trunc");
  const rest = build.binary("sub", value, build.binary("mul", turns, constant(2 ** 32)));
  if (type === "f64") return build.convert(build.emit("convert", "i64", [rest]), "i32");
  const size = build.convert(build.convert(build.unary("abs", rest), "u32"), "i32");
  return build.select(build.binary("lt", rest, constant(0)), build.unary("neg", size), size);
}

function bitwiseOperator(
  lowering: Lowering,
  operator: string,
  [left, right]: readonly [Operand, Operand],
  nodes: Nodes,
): Operand {
  const { build } = lowering;
  const op = bitwise[operator]!;
  if ([left, right].some((each) => each.kind === "value" && isWide(each.type))) {
    const [a, b] = lowering.unify(left, right, nodes, operator);
    return computed(build.binary(op, a.value, b.value));
  }
  return computed(build.binary(op, word(lowering, left, nodes[0]), word(lowering, right, nodes[1])));
}

function shiftOperator(
  lowering: Lowering,
  operator: "<<" | ">>" | ">>>",
  [left, right]: readonly [Operand, Operand],
  nodes: Nodes,
): Operand {
  const { build } = lowering;
  const op = operator === "<<" ? "shl" : "shr";
  if (left.kind === "value" && isWide(left.type)) {
    if (operator === ">>>")
      lowering.fail(nodes[0], ">>> does not exist on bigint", "Use >> on u64: it shifts in zeros.");
    const [a, b] = lowering.unify(left, right, nodes, operator);
    // A count of 64 and above shifts all bits out, as PTX does for counts up to 2^32 - 1.
    const most = build.constant(b.type, 64n);
    const count = build.convert(
      build.select(
        build.binary("lt", build.convert(b.value, "u64"), build.constant("u64", 64n)),
        b.value,
        most,
      ),
      "u32",
    );
    return computed(build.shift(op, a.value, count));
  }
  const value = word(lowering, left, nodes[0]);
  const count = build.binary(
    "and",
    build.convert(word(lowering, right, nodes[1]), "u32"),
    build.constant("u32", 31),
  );
  if (operator !== ">>>") return computed(build.shift(op, value, count));
  const shifted = build.shift(op, build.convert(value, "u32"), count);
  const places = count.attributes.constant;
  // A result below 2^31 is the same number in both types.
  return computed(places !== undefined && Number(places) > 0 ? build.convert(shifted, "i32") : shifted);
}

/** Builds `-x`, `+x`, `~x` and `!x`. */
export function unaryOperator(lowering: Lowering, operator: string, operand: Operand, node: Node): Operand {
  const { build } = lowering;
  if (operator === "!") {
    if (operand.kind === "literal") return literal(!operand.value);
    return computed(build.unary("not", lowering.toCondition(operand, node)));
  }
  if (operand.kind === "literal" && typeof operand.value !== "boolean") {
    const { value } = operand;
    if (operator === "-") return literal(-value);
    if (operator === "+" && typeof value === "number") return operand;
    if (operator === "~") return literal(~value);
  }
  const { type, value, weak } = lowering.toValue(operand, node);
  if (operator === "~")
    return computed(build.unary("not", isWide(type) ? value : word(lowering, operand, node)));
  if (type === "bool") lowering.fail(node, `${operator} on bool`, "Make it a number: i32(flag).");
  if (operator === "+") return operand;
  if (operator === "-") {
    if (!isFloat(type) && !isSigned(type))
      lowering.fail(
        node,
        `- on ${type}`,
        type === "u32" ? `Write -(${lowering.textOf(node)} | 0).` : "Convert it: -i64(value).",
      );
    return computed(build.unary("neg", value), weak);
  }
  return lowering.fail(
    node,
    `the operator ${operator} is not part of the kernel language`,
    "Use numbers, booleans and arrays.",
  );
}
