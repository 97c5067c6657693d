import type {
  BinaryExpression,
  CallExpression,
  Expression,
  LogicalExpression,
  MemberExpression,
  Node,
  Pattern,
  Property,
  SpreadElement,
} from "acorn";
import type { Block } from "../ir/value.ts";
import { isFloat, isWide } from "../language/scalar.ts";
import { binaryOperator, unaryOperator, wholeDivision } from "./arithmetic.ts";
import {
  indexArray,
  loadElement,
  readRegister,
  storeComponent,
  storeElement,
  writeRegister,
} from "./arrays.ts";
import { declares } from "./assigned-names.ts";
import { inlineCall } from "./functions.ts";
import { newArray } from "./local-arrays.ts";
import { type Lowering, mixFix } from "./lowering.ts";
import {
  type ArrayOperand,
  type Computed,
  computed,
  dividedByZero,
  fieldFix,
  fieldOf,
  isOwned,
  literal,
  nothing,
  type Operand,
  type RecordOperand,
  type StructOperand,
  typeName,
} from "./operand.ts";
import type { Scope, VariableShape } from "./scope.ts";
import { copyOfStruct, fieldsOfStruct, storeStruct, storeStructField, structField } from "./structs.ts";
import { listTable } from "./tables.ts";

/** Lowers an expression and returns what it means. */
export function expression(lowering: Lowering, node: Expression, scope: Scope): Operand {
  lowering.at(node);
  switch (node.type) {
    case "Literal":
      return literalOperand(lowering, node);
    case "Identifier":
      return identifier(lowering, node.name, node, scope);
    case "BinaryExpression":
      return binary(lowering, node, scope);
    case "LogicalExpression":
    case "ConditionalExpression":
      return choice(lowering, node, scope);
    case "UnaryExpression":
      return unary(lowering, node, scope);
    case "AssignmentExpression":
      return assignment(lowering, node, scope);
    case "UpdateExpression":
      return update(lowering, node, scope);
    case "MemberExpression":
      return member(lowering, node, scope);
    case "CallExpression":
      return call(lowering, node, scope);
    case "ParenthesizedExpression":
      return expression(lowering, node.expression, scope);
    case "SequenceExpression":
      for (const each of node.expressions.slice(0, -1)) effect(lowering, each, scope);
      return expression(lowering, node.expressions.at(-1)!, scope);
    case "ObjectExpression":
      return objectLiteral(lowering, node, scope);
    case "ArrayExpression":
      return { kind: "list", items: node.elements.map((each) => listItem(lowering, each, node, scope)) };
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return { kind: "function", name: "(inner)", node, scope, source: lowering.frame.source };
    case "NewExpression":
      return newArray(lowering, node, (each) => expression(lowering, each, scope), scope);
    case "TemplateLiteral":
      if (node.expressions.length === 0) return { kind: "text", value: node.quasis[0]!.value.cooked ?? "" };
      return templateText(lowering, node, scope);
    default:
      return lowering.fail(node, ...unsupported(node));
  }
}

/** Lowers an expression for its effects. Minifiers write `a && f()` for `if (a) f()`. */
export function effect(lowering: Lowering, node: Expression, scope: Scope): void {
  const { build } = lowering;
  switch (node.type) {
    case "ParenthesizedExpression":
      return effect(lowering, node.expression, scope);
    case "SequenceExpression":
      for (const each of node.expressions) effect(lowering, each, scope);
      return;
    case "LogicalExpression": {
      if (node.operator === "??") break;
      const [more, join] = [build.block(), build.block()];
      const isAnd = node.operator === "&&";
      const targets = { onTrue: isAnd ? more : join, onFalse: isAnd ? join : more };
      condition(lowering, node.left, scope, targets);
      return runSides(lowering, [{ block: more, side: node.right }], join, scope);
    }
    case "ConditionalExpression": {
      const [onTrue, onFalse, join] = [build.block(), build.block(), build.block()];
      condition(lowering, node.test, scope, { onTrue, onFalse });
      const sides = [
        { block: onTrue, side: node.consequent },
        { block: onFalse, side: node.alternate },
      ];
      return runSides(lowering, sides, join, scope);
    }
    default:
  }
  expression(lowering, node, scope);
}

/** Lowers the sides of a branch for their effects, and continues where they meet. */
function runSides(
  lowering: Lowering,
  sides: readonly { readonly block: Block; readonly side: Expression }[],
  join: Block,
  scope: Scope,
): void {
  const { build } = lowering;
  for (const { block, side } of sides) {
    build.seal(block);
    if (block.predecessors.length === 0) continue;
    build.enter(block);
    effect(lowering, side, scope);
    build.jump(join);
  }
  build.seal(join);
  if (join.predecessors.length > 0) build.enter(join);
}

/** Returns the error for syntax that kernels do not have, and the nearest that they have. */
export function unsupported(node: Node): [cause: string, fix: string] {
  const known: Readonly<Record<string, [string, string]>> = {
    AwaitExpression: [
      "await is not part of the kernel language",
      "A kernel runs to its end: use sync() to wait for the block.",
    ],
    YieldExpression: ["yield is not part of the kernel language", "Write results to an array."],
    ThisExpression: ["this has no meaning in a kernel", "Pass values through the signature."],
    ClassExpression: ["classes are not part of the kernel language", "Use plain functions and objects."],
    ClassDeclaration: ["classes are not part of the kernel language", "Use plain functions and objects."],
    TryStatement: [
      "try is not part of the kernel language",
      "A GPU has no exceptions: test the condition, or use trap().",
    ],
    ThrowStatement: [
      "throw is not part of the kernel language",
      "End the launch with trap(), or write an error code to an array.",
    ],
    ForInStatement: ["for..in is not part of the kernel language", "Use for (let i = 0; i < n; i++)."],
    WithStatement: ["with is not part of the kernel language", "Name the object."],
    ImportExpression: [
      "import() is not part of the kernel language",
      "Pass functions through the signature.",
    ],
    TaggedTemplateExpression: ["tagged templates are not part of the kernel language", "Call a function."],
    ChainExpression: [
      "?. is not part of the kernel language",
      "Values of a kernel are never null: use a dot.",
    ],
    SpreadElement: ["... is not part of the kernel language", "Name the values one by one."],
    MetaProperty: [
      "new.target and import.meta have no meaning in a kernel",
      "Pass values through the signature.",
    ],
  };
  return (
    known[node.type] ?? [
      `${node.type} is not part of the kernel language`,
      "Use expressions on numbers and arrays.",
    ]
  );
}

function templateText(
  lowering: Lowering,
  node: Expression & { type: "TemplateLiteral" },
  scope: Scope,
): Operand {
  const texts = node.quasis.map(({ value }) => value.cooked ?? "");
  const values = node.expressions.map((each) => expression(lowering, each, scope));
  return { kind: "template", texts, values };
}

function literalOperand(lowering: Lowering, node: Expression & { type: "Literal" }): Operand {
  const { value } = node;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint")
    return literal(value);
  if (typeof value === "string") return { kind: "text", value };
  if (value === null)
    return lowering.fail(
      node,
      "null is not a value of a kernel",
      "Use a number that stands for nothing, such as -1.",
    );
  return lowering.fail(node, "a regular expression is not a value of a kernel", "Compare numbers.");
}

/** Fixes for global names of JavaScript that kernels do not have. */
const globalFixes: Readonly<Record<string, string>> = {
  undefined: "Give every variable a number.",
  arguments: "Name the parameters.",
  console: "Write values to an array.",
  ...{ Number: "Write f32(x), f64(x) or i32(x).", Boolean: "Write bool(x), or x !== 0." },
  ...{ BigInt: "Write i64(x) or u64(x).", parseInt: "Write i32(x).", parseFloat: "Write f32(x)." },
  ...{ isNaN: "Write x !== x.", isFinite: "Write x - x === 0." },
  ...{ Array: "Use a local array: new Float32Array(8).", String: "Use numbers.", Symbol: "Use numbers." },
  ...{ Date: "Use clock() or globalTimer().", performance: "Use clock() or globalTimer()." },
};

const globals: Readonly<Record<string, Operand>> = {
  NaN: literal(Number.NaN),
  Infinity: literal(Number.POSITIVE_INFINITY),
};

/** Returns what a name stands for. Throws KernelError for a name from outside of the kernel, with the fix. */
export function identifier(lowering: Lowering, name: string, node: Node, scope: Scope): Operand {
  const binding = scope.find(name);
  if (binding === undefined) {
    const known = Object.hasOwn(globals, name) ? globals[name] : undefined;
    return known ?? lowering.fail(node, ...unknownName(lowering, name));
  }
  if (binding.kind === "constant") return binding.operand;
  if (binding.kind === "variable") return lowering.read(binding.shape);
  return lowering.fail(
    node,
    binding.isVar
      ? `${name} is declared by var in another block, or below this line`
      : `${name} is declared below this line, or in another case`,
    `Declare it before its first use, in a block around all of them: let ${name} = 0.`,
  );
}

/** Returns the error for a name that has no meaning where it is read. */
function unknownName({ frame, frames }: Lowering, name: string): [cause: string, fix: string] {
  if (declares(frame.node.body, name))
    return [
      `${name} is declared in another block`,
      `Declare it before its first use, in a block around all of them: let ${name} = 0.`,
    ];
  const cause = `${name} is not known inside of the kernel`;
  if (Object.hasOwn(globalFixes, name)) return [cause, globalFixes[name]!];
  if (frame.source !== frames[0]!.source)
    return [
      cause,
      `A helper cannot use variables around it. Pass ${name} as an argument, or make the helper with deviceFunction({ ${name} }, ...).`,
    ];
  return [
    cause,
    `A kernel cannot use variables around it. Pass a constant or a function through the signature: { ..., ${name} }, and name it in the first parameter.`,
  ];
}

function listItem(
  lowering: Lowering,
  item: Expression | { type: "SpreadElement" } | null,
  node: Node,
  scope: Scope,
): Operand {
  if (item === null) return lowering.fail(node, "a list with a hole", "Give each element.");
  if (item.type === "SpreadElement") return lowering.fail(node, ...unsupported(item as Node));
  return lowering.shared(expression(lowering, item as Expression, scope), item as Expression);
}

function objectLiteral(
  lowering: Lowering,
  node: Expression & { type: "ObjectExpression" },
  scope: Scope,
): Operand {
  const fields: Record<string, Operand> = {};
  let name: string | undefined;
  for (const property of node.properties) {
    if (property.type === "SpreadElement") {
      const copied = spreadObject(lowering, property, scope);
      for (const field of Object.keys(copied.fields))
        fields[field] = lowering.shared(fieldOf(copied, field)!, property);
      if (node.properties.length === 1) name = copied.name;
      continue;
    }
    if (property.kind !== "init")
      return lowering.fail(
        property,
        `a ${property.kind === "get" ? "getter" : "setter"} is not part of the kernel language`,
        "Use a field with a value, or a function.",
      );
    const field = fieldName(lowering, property);
    if (field === "__proto__")
      return lowering.fail(property.key, "__proto__ is not a field of an object", "Use another name.");
    fields[field] = heldByField(lowering, expression(lowering, property.value, scope), property.value);
  }
  return { kind: "record", fields, isFresh: true, ...(name !== undefined && { name }) };
}

/** Returns the object that `{ ...value }` copies. The fields of a struct are read from memory. */
function spreadObject(lowering: Lowering, node: SpreadElement, scope: Scope): RecordOperand {
  const value = expression(lowering, node.argument, scope);
  if (value.kind === "record") return value;
  if (value.kind === "struct") return fieldsOfStruct(lowering, value, node);
  return lowering.fail(node, `... of ${typeName(value)}`, "Spread an object, such as a vector.");
}

function fieldName(lowering: Lowering, { key, computed: isComputed }: Property): string {
  if (key.type === "Identifier" && !isComputed) return key.name;
  if (key.type !== "Literal")
    return lowering.fail(key, "a computed field name", "Write the name of the field.");
  return String(key.value);
}

/** Returns the value of a field. A new object stays new in it, another keeps its name. */
const heldByField = (lowering: Lowering, operand: Operand, node: Node): Operand =>
  operand.kind === "record" && operand.isFresh === true ? operand : lowering.shared(operand, node);

function binary(lowering: Lowering, node: BinaryExpression, scope: Scope): Operand {
  const { left, right, operator } = node;
  if (left.type === "PrivateIdentifier") return lowering.fail(left, "a private name", "Use plain objects.");
  if (operator === "in" || operator === "instanceof")
    return lowering.fail(
      node,
      `${operator} is not part of the kernel language`,
      "Types and fields are known when a kernel is compiled.",
    );
  const isZero = right.type === "Literal" && right.value === 0;
  if (isZero && (operator === "|" || operator === ">>>")) {
    const whole = wholeQuotient(lowering, left, scope);
    if (whole !== undefined) return binaryOperator(lowering, operator, [whole, literal(0)], [left, right]);
    return binaryOperator(lowering, operator, [expression(lowering, left, scope), literal(0)], [left, right]);
  }
  const operands = [expression(lowering, left, scope), expression(lowering, right, scope)] as const;
  lowering.at(node);
  return binaryOperator(lowering, operator, operands, [left, right]);
}

/** Lowers `a / b` of integers, whose whole part is asked for. Returns undefined for other expressions. */
export function wholeQuotient(lowering: Lowering, node: Expression, scope: Scope): Operand | undefined {
  let inner = node;
  while (inner.type === "ParenthesizedExpression") inner = inner.expression;
  if (inner.type !== "BinaryExpression" || inner.operator !== "/") return undefined;
  const { left, right } = inner;
  if (left.type === "PrivateIdentifier") return undefined;
  const [a, b] = [expression(lowering, left, scope), expression(lowering, right, scope)];
  if (a.kind === "literal" && b.kind === "literal") {
    const isByZero = Number.isInteger(a.value) && b.value === 0;
    if (isByZero) return dividedByZero(Number(a.value) / Number(b.value));
    return binaryOperator(lowering, "/", [a, b], [left, right]);
  }
  const [x, y] = lowering.unify(a, b, [left, right], "/");
  lowering.at(inner);
  if (isFloat(x.type) || x.type === "bool") return binaryOperator(lowering, "/", [x, y], [left, right]);
  return computed(wholeDivision(lowering, "div", x.value, y.value), x.weak);
}

function unary(lowering: Lowering, node: Expression & { type: "UnaryExpression" }, scope: Scope): Operand {
  const { operator, argument } = node;
  if (operator === "void") {
    effect(lowering, argument, scope);
    return nothing;
  }
  if (operator === "typeof" || operator === "delete")
    return lowering.fail(
      node,
      `${operator} is not part of the kernel language`,
      operator === "delete" ? "Assign 0." : "Types are known when a kernel is compiled.",
    );
  if (operator === "~" && argument.type === "UnaryExpression" && argument.operator === "~") {
    const whole = wholeQuotient(lowering, argument.argument, scope);
    if (whole !== undefined) return binaryOperator(lowering, "|", [whole, literal(0)], [argument, argument]);
  }
  return unaryOperator(lowering, operator, expression(lowering, argument, scope), argument);
}

// --- choices ---

/**
 * Lowers an expression as a condition of a branch. `&&`, `||` and `!` become jumps, so that the right side
 * runs only where JavaScript runs it.
 */
export function condition(
  lowering: Lowering,
  node: Expression,
  scope: Scope,
  targets: { readonly onTrue: Block; readonly onFalse: Block },
): void {
  const { build } = lowering;
  const { onTrue, onFalse } = targets;
  if (node.type === "ParenthesizedExpression") return condition(lowering, node.expression, scope, targets);
  if (node.type === "UnaryExpression" && node.operator === "!")
    return condition(lowering, node.argument, scope, { onTrue: onFalse, onFalse: onTrue });
  if (node.type === "LogicalExpression" && node.operator !== "??") {
    const middle = build.block();
    const first = node.operator === "&&" ? { onTrue: middle, onFalse } : { onTrue, onFalse: middle };
    condition(lowering, node.left, scope, first);
    build.seal(middle);
    if (middle.predecessors.length === 0) return;
    build.enter(middle);
    return condition(lowering, node.right, scope, targets);
  }
  const value = lowering.toCondition(expression(lowering, node, scope), node);
  lowering.at(node);
  build.branch(value, onTrue, onFalse);
}

/** Lowers `a && b` and `a || b` as a value: one of the sides, as in JavaScript. */
function logical(lowering: Lowering, node: LogicalExpression, scope: Scope): Operand {
  const { build } = lowering;
  if (node.operator === "??")
    return lowering.fail(node, "?? is not part of the kernel language", "Values of a kernel are never null.");
  const left = expression(lowering, node.left, scope);
  if (left.kind === "literal") {
    const isLeft = node.operator === "&&" ? !left.value : Boolean(left.value);
    return isLeft ? left : expression(lowering, node.right, scope);
  }
  const test = lowering.toCondition(left, node.left);
  const [more, short, join] = [build.block(), build.block(), build.block()];
  if (node.operator === "&&") build.branch(test, more, short);
  else build.branch(test, short, more);
  build.seal(more);
  build.seal(short);
  const results: Side[] = [];
  if (short.predecessors.length > 0) results.push({ operand: left, from: short, side: node.left });
  if (more.predecessors.length > 0) {
    build.enter(more);
    const operand = expression(lowering, node.right, scope);
    checkSides(lowering, node, left, operand);
    results.push({ operand, from: build.current, side: node.right });
  }
  return meet(lowering, node, results, join);
}

/** Refuses `flag && 5`, which is a boolean or a number in JavaScript. */
function checkSides(lowering: Lowering, node: LogicalExpression, left: Operand, right: Operand): void {
  const isBool = (operand: Operand) =>
    operand.kind === "value"
      ? operand.type === "bool"
      : operand.kind === "literal" && typeof operand.value === "boolean";
  const isNumber = ({ kind }: Operand) => kind === "value" || kind === "literal";
  if (!isNumber(left) || !isNumber(right) || isBool(left) === isBool(right)) return;
  const [a, b] = [node.left, node.right].map((each) => lowering.textOf(each));
  const zero = node.operator === "&&" ? `${a} ? ${b} : 0` : `${a} ? 1 : ${b}`;
  lowering.fail(
    node,
    `the sides of ${node.operator} are ${typeName(left)} and ${typeName(right)}`,
    isBool(left)
      ? `Write ${zero} for a number, or ${b} !== 0 for a boolean.`
      : `Write ${a} !== 0 for a boolean.`,
  );
}

/** Lowers `c ? a : b`, `a && b` and `a || b` as values. */
function choice(
  lowering: Lowering,
  node: Expression & { type: "ConditionalExpression" | "LogicalExpression" },
  scope: Scope,
): Operand {
  const { build } = lowering;
  if (node.type === "LogicalExpression") return logical(lowering, node, scope);
  const known = constantCondition(lowering, node.test, scope);
  if (known !== undefined) return expression(lowering, known ? node.consequent : node.alternate, scope);
  const [onTrue, onFalse, join] = [build.block(), build.block(), build.block()];
  condition(lowering, node.test, scope, { onTrue, onFalse });
  build.seal(onTrue);
  build.seal(onFalse);
  const sides = [
    { block: onTrue, side: node.consequent },
    { block: onFalse, side: node.alternate },
  ].filter(({ block }) => block.predecessors.length > 0);
  const results = sides.map(({ block, side }) => {
    build.enter(block);
    return { operand: expression(lowering, side, scope), from: build.current, side };
  });
  return meet(lowering, node, results, join);
}

/** Continues where the sides of a choice meet, and returns its value. */
function meet(lowering: Lowering, node: Node, results: readonly Side[], join: Block): Operand {
  const { build } = lowering;
  if (results.length === 1 || results.some(({ from }) => from === undefined)) {
    const only = results.find(({ from }) => from !== undefined) ?? results[0]!;
    if (only.from !== undefined) build.enter(only.from);
    return only.operand;
  }
  const shape = joined(lowering, node, results);
  for (const { from } of results) {
    build.enter(from!);
    build.jump(join);
  }
  build.seal(join);
  build.enter(join);
  return shape === undefined ? nothing : lowering.read(shape);
}

interface Side {
  readonly operand: Operand;
  readonly from: Block | undefined;
  readonly side: Expression;
}

/** Writes the results of both sides of a choice to one variable, and returns it. */
function joined(lowering: Lowering, node: Node, results: readonly Side[]): VariableShape | undefined {
  const { build } = lowering;
  const [a, b] = results as readonly [Side, Side];
  if (a.operand.kind === "void" || b.operand.kind === "void") return undefined;
  if (a.operand.kind === "record" || b.operand.kind === "record") {
    build.enter(a.from!);
    const shape = lowering.declare(lowering.key(node, "?"), a.operand, a.side);
    build.enter(b.from!);
    lowering.assign(shape, b.operand, b.side);
    const isFresh = [a, b].every(({ operand }) => operand.kind === "record" && isOwned(operand));
    return shape.kind === "record" ? { ...shape, isFresh } : shape;
  }
  // A literal takes the type of the other side.
  const sideType = (operand: Operand) => (operand.kind === "value" ? operand : undefined);
  const [x, y] = [sideType(a.operand), sideType(b.operand)];
  if (x !== undefined && y !== undefined && x.type !== y.type && !x.weak && !y.weak)
    lowering.fail(
      node,
      `the two sides are ${x.type} and ${y.type}`,
      mixFix(x, y, [lowering.textOf(a.side), lowering.textOf(b.side)]),
    );
  const strong = [x, y].find((each) => each !== undefined && !each.weak) ?? x ?? y;
  const natural = (operand: Operand) =>
    operand.kind === "literal" ? lowering.naturalType(operand.value) : undefined;
  const literals = [natural(a.operand), natural(b.operand)];
  const type =
    strong?.type ?? literals.find((each) => each !== undefined && isFloat(each)) ?? literals[0] ?? "i32";
  const weak = strong === undefined ? false : strong.weak;
  const key = lowering.key(node, "?");
  for (const { operand, from, side } of results) {
    build.enter(from!);
    const value =
      weak && operand.kind === "literal"
        ? build.constant(type, operand.value)
        : lowering.toType(operand, type, side, "this side");
    lowering.declare(key, computed(value, weak), node);
  }
  return { kind: "scalar", key };
}

/** Returns the truth of a condition that is a compile-time constant, without emitting code for others. */
export function constantCondition(lowering: Lowering, node: Expression, scope: Scope): boolean | undefined {
  const operand = constantOf(lowering, node, scope);
  return operand === undefined ? undefined : Boolean(operand);
}

/** Returns the value of an expression of literals and constants, or undefined. It emits no code. */
export function constantOf(
  lowering: Lowering,
  node: Expression,
  scope: Scope,
): number | bigint | boolean | undefined {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "number" ||
        typeof node.value === "boolean" ||
        typeof node.value === "bigint"
        ? node.value
        : undefined;
    case "Identifier": {
      const binding = scope.find(node.name);
      return binding?.kind === "constant" && binding.operand.kind === "literal"
        ? binding.operand.value
        : undefined;
    }
    case "ParenthesizedExpression":
      return constantOf(lowering, node.expression, scope);
    case "MemberExpression":
      return constantMember(node, scope);
    case "UnaryExpression": {
      const inner = constantOf(lowering, node.argument, scope);
      if (inner === undefined || !["-", "+", "~", "!"].includes(node.operator)) return undefined;
      const operand = unaryOperator(lowering, node.operator, literal(inner), node);
      return operand.kind === "literal" ? operand.value : undefined;
    }
    case "BinaryExpression": {
      if (node.left.type === "PrivateIdentifier") return undefined;
      const [a, b] = [constantOf(lowering, node.left, scope), constantOf(lowering, node.right, scope)];
      if (a === undefined || b === undefined) return undefined;
      const operand = binaryOperator(
        lowering,
        node.operator,
        [literal(a), literal(b)],
        [node.left, node.right],
      );
      return operand.kind === "literal" ? operand.value : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns the field of a constant object, or the length of a list. Undefined for another member. */
function constantMember(node: MemberExpression, scope: Scope): number | bigint | boolean | undefined {
  if (node.object.type !== "Identifier" || node.computed || node.property.type !== "Identifier")
    return undefined;
  const binding = scope.find(node.object.name);
  if (binding?.kind !== "constant") return undefined;
  const { operand } = binding;
  if (operand.kind === "list" && node.property.name === "length") return operand.items.length;
  if (operand.kind !== "record") return undefined;
  const field = operand.fields[node.property.name];
  return typeof field === "object" && field.kind === "literal" ? field.value : undefined;
}

// --- assignments ---

/** A place that can be assigned. */
type Target =
  | { readonly kind: "variable"; readonly shape: VariableShape }
  | { readonly kind: "element"; readonly array: ArrayOperand }
  | { readonly kind: "component"; readonly array: ArrayOperand; readonly name: string }
  | { readonly kind: "field"; readonly struct: StructOperand; readonly name: string }
  | { readonly kind: "register"; readonly array: Operand & { kind: "registers" }; readonly index: Operand };

function targetOf(lowering: Lowering, node: Pattern | Expression, scope: Scope): Target {
  if (node.type === "ParenthesizedExpression") return targetOf(lowering, node.expression, scope);
  if (node.type === "Identifier") {
    const binding = scope.find(node.name);
    if (binding?.kind === "variable") {
      if (binding.isConst)
        lowering.fail(
          node,
          `${node.name} is declared with const, and assigned here`,
          `Declare it with let: let ${node.name} = ...`,
        );
      return { kind: "variable", shape: binding.shape };
    }
    const operand = identifier(lowering, node.name, node, scope);
    if (operand.kind === "array" || operand.kind === "registers" || operand.kind === "function")
      return lowering.fail(
        node,
        `${node.name} is ${typeName(operand)}, which cannot be assigned again`,
        "Declare it with const, and choose by an index or an if.",
      );
    return lowering.fail(
      node,
      `${node.name} is constant`,
      `Copy it to a variable: let my${node.name[0]!.toUpperCase()}${node.name.slice(1)} = ${node.name}.`,
    );
  }
  if (node.type !== "MemberExpression")
    return lowering.fail(node, "this cannot be assigned", "Assign a variable, an element or a field.");
  const field = fieldTarget(lowering, node, scope);
  if (field !== undefined) return field;
  const object = expression(lowering, node.object as Expression, scope);
  if (object.kind === "struct" && !node.computed && node.property.type === "Identifier")
    return { kind: "field", struct: object, name: node.property.name };
  if (!node.computed)
    return lowering.fail(
      node,
      `a field of ${typeName(object)} cannot be assigned`,
      object.kind === "array" ? "Assign its elements." : "Assign fields of an object that the kernel makes.",
    );
  const index = expression(lowering, node.property as Expression, scope);
  if (object.kind === "array") {
    const array = indexArray(lowering, object, index, node.property);
    if (array.dimensions.length > 0)
      lowering.fail(
        node,
        `${lowering.textOf(node)} is a row of ${object.name}`,
        "Give an index for each dimension.",
      );
    return { kind: "element", array };
  }
  if (object.kind === "registers") return { kind: "register", array: object, index };
  return lowering.fail(
    node,
    `${typeName(object)} has no elements that can be assigned`,
    "Assign elements of an array.",
  );
}

/** Returns the target of `v.x = ...`, for a variable or an element of an array of vectors. */
function fieldTarget(lowering: Lowering, node: MemberExpression, scope: Scope): Target | undefined {
  if (node.computed || node.property.type !== "Identifier") return undefined;
  const { name } = node.property;
  const { object } = node;
  if (object.type === "MemberExpression" && object.computed) {
    const target = targetOf(lowering, object, scope);
    if (target.kind !== "element") return undefined;
    const element =
      target.array.element.struct === undefined ? undefined : loadElement(lowering, target.array);
    if (element?.kind === "struct") return { kind: "field", struct: element, name };
    return { kind: "component", array: target.array, name };
  }
  const shape = shapeOf(object as Expression, scope);
  if (shape?.kind !== "record") return undefined;
  const field = shape.fields[name];
  if (field === undefined)
    return lowering.fail(
      node.property,
      `there is no field ${name}`,
      `Use ${Object.keys(shape.fields).join(", ")}.`,
    );
  return { kind: "variable", shape: field };
}

function shapeOf(node: Expression, scope: Scope): VariableShape | undefined {
  if (node.type === "Identifier") {
    const binding = scope.find(node.name);
    return binding?.kind === "variable" ? binding.shape : undefined;
  }
  if (node.type !== "MemberExpression" || node.computed || node.property.type !== "Identifier")
    return undefined;
  const shape = shapeOf(node.object as Expression, scope);
  return shape?.kind === "record" ? shape.fields[node.property.name] : undefined;
}

function readTarget(lowering: Lowering, target: Target, node: Node): Operand {
  switch (target.kind) {
    case "variable":
      return lowering.read(target.shape);
    case "element":
      return loadElement(lowering, target.array);
    case "field":
      return structField(lowering, target.struct, target.name, node);
    case "component": {
      const element = loadElement(lowering, target.array);
      const field = element.kind === "record" ? fieldOf(element, target.name) : undefined;
      return field ?? lowering.fail(node, `there is no component ${target.name}`, "Use x, y, z or w.");
    }
    default:
      return readRegister(lowering, target.array, target.index, node);
  }
}

/** Assigns `x`, `x[i]` or `x.y` in a scope. */
export function assignTo(lowering: Lowering, node: Pattern, operand: Operand, scope: Scope): void {
  writeTarget(lowering, targetOf(lowering, node, scope), operand, node);
}

function writeTarget(lowering: Lowering, target: Target, operand: Operand, node: Node): void {
  switch (target.kind) {
    case "variable":
      return lowering.assign(target.shape, operand, node);
    case "element": {
      const { element } = target.array;
      if (element.struct === undefined) return storeElement(lowering, target.array, operand, node);
      return storeStruct(lowering, loadElement(lowering, target.array) as StructOperand, operand, node);
    }
    case "field":
      return storeStructField(lowering, target.struct, target.name, operand, node);
    case "component":
      return storeComponent(lowering, target.array, target.name, operand, node);
    default:
      return writeRegister(lowering, target.array, target.index, operand, node);
  }
}

function assignment(
  lowering: Lowering,
  node: Expression & { type: "AssignmentExpression" },
  scope: Scope,
): Operand {
  const { operator, left, right } = node;
  if (left.type === "ArrayPattern" || left.type === "ObjectPattern")
    return swap(lowering, left, right, scope);
  const target = targetOf(lowering, left as Expression, scope);
  if (operator === "=") {
    const operand = expression(lowering, right, scope);
    lowering.at(node);
    writeTarget(lowering, target, operand, right);
    return target.kind === "variable" && target.shape.kind === "record"
      ? lowering.read(target.shape)
      : operand;
  }
  if (["&&=", "||=", "??="].includes(operator))
    return lowering.fail(node, `${operator} is not part of the kernel language`, "Write an if.");
  const before = readTarget(lowering, target, left);
  const after = compound(
    lowering,
    operator.slice(0, -1),
    [before, expression(lowering, right, scope)],
    [left, right],
  );
  lowering.at(node);
  writeTarget(lowering, target, after, node);
  return after;
}

/** Builds the operator of a compound assignment. A u32 stays u32: its low 32 bits are the same. */
function compound(
  lowering: Lowering,
  operator: string,
  operands: readonly [Operand, Operand],
  nodes: readonly [Node, Node],
): Operand {
  const [before] = operands;
  const after = binaryOperator(lowering, operator as "+", operands, nodes);
  const isWord = (each: Operand): each is Computed =>
    each.kind === "value" && (each.type === "i32" || each.type === "u32");
  if (!isWord(before) || !isWord(after)) return after;
  // An operator on 32 bits gives i32 for both types, so it does not decide the type of the variable.
  if (before.weak) return /[-+*/%]/.test(operator) ? after : computed(after.value, true);
  return computed(lowering.build.convert(after.value, before.type), after.weak);
}

/** Lowers `[a, b] = [b, a]`. */
function swap(lowering: Lowering, left: Pattern, right: Expression, scope: Scope): Operand {
  const values = expression(lowering, right, scope);
  if (left.type === "ArrayPattern" && values.kind === "list") {
    // A struct is a view of memory that the first assignment may change.
    const items = values.items.map((each) =>
      each.kind === "struct" ? copyOfStruct(lowering, each, right) : each,
    );
    left.elements.forEach((each, i) => {
      const value = items[i];
      if (each === null) return;
      if (value === undefined)
        lowering.fail(each, "there is no value for this name", "Give as many values as names.");
      writeTarget(lowering, targetOf(lowering, each, scope), value!, each);
    });
    return values;
  }
  if (left.type === "ObjectPattern" && values.kind === "record") {
    for (const property of left.properties) {
      if (property.type === "RestElement" || property.key.type !== "Identifier")
        lowering.fail(property, "... in an assignment", "Name the fields.");
      else {
        const value =
          fieldOf(values, property.key.name) ??
          lowering.fail(property, `there is no field ${property.key.name}`, "Use a field of the object.");
        writeTarget(lowering, targetOf(lowering, property.value, scope), value, property);
      }
    }
    return values;
  }
  return lowering.fail(left, `${typeName(values)} cannot be taken apart`, "Assign the parts one by one.");
}

function update(lowering: Lowering, node: Expression & { type: "UpdateExpression" }, scope: Scope): Operand {
  const target = targetOf(lowering, node.argument, scope);
  const before = readTarget(lowering, target, node.argument);
  const wide = before.kind === "value" && isWide(before.type);
  const after = compound(
    lowering,
    node.operator[0]!,
    [before, literal(wide ? 1n : 1)],
    [node.argument, node.argument],
  );
  writeTarget(lowering, target, after, node);
  return node.prefix ? after : before;
}

// --- members and calls ---

function member(lowering: Lowering, node: MemberExpression, scope: Scope): Operand {
  if (node.object.type === "Super")
    return lowering.fail(node, "super has no meaning in a kernel", "Use plain objects.");
  const object = expression(lowering, node.object, scope);
  lowering.at(node);
  if (node.computed) {
    const index = expression(lowering, node.property as Expression, scope);
    lowering.at(node);
    if (object.kind === "array") {
      const array = indexArray(lowering, object, index, node.property);
      return array.dimensions.length > 0 ? array : loadElement(lowering, array);
    }
    if (object.kind === "registers") return readRegister(lowering, object, index, node.property);
    if (object.kind === "list") return listElement(lowering, object, index, node);
    if (object.kind === "record" && index.kind === "text")
      return namedField(lowering, object, index.value, node);
    return lowering.fail(node, `${typeName(object)} has no elements`, "Index an array.");
  }
  if (node.property.type !== "Identifier") return lowering.fail(node, "a private name", "Use plain objects.");
  return namedField(lowering, object, node.property.name, node);
}

function listElement(
  lowering: Lowering,
  list: Operand & { kind: "list" },
  index: Operand,
  node: MemberExpression,
): Operand {
  const table = index.kind === "value" ? listTable(lowering, list, node.object) : undefined;
  if (table !== undefined) {
    const array = indexArray(lowering, table, index, node.property);
    return array.dimensions.length > 0 ? array : loadElement(lowering, array);
  }
  const item = index.kind === "literal" ? list.items[Number(index.value)] : undefined;
  return (
    item ??
    lowering.fail(
      node.property,
      "a list of values takes a constant index inside of it",
      "Use a local array: new Float32Array(4).",
    )
  );
}

function namedField(lowering: Lowering, object: Operand, name: string, node: MemberExpression): Operand {
  if (name === "length") {
    if (object.kind === "array") return object.length();
    if (object.kind === "registers") return literal(object.count);
    if (object.kind === "list") return literal(object.items.length);
  }
  if (object.kind === "struct") return structField(lowering, object, name, node.property);
  if (object.kind === "record") {
    const field = fieldOf(object, name);
    if (field !== undefined) return field;
    return lowering.fail(
      node.property,
      `there is no ${name} in ${object.name ?? "the object"}`,
      fieldFix(object, name),
    );
  }
  return lowering.fail(
    node.property,
    `${typeName(object)} has no ${name}`,
    object.kind === "array" ? "Use an index, or length." : "Use a value of the kernel.",
  );
}

const isInteger = (operand: Operand): boolean =>
  operand.kind === "value"
    ? !isFloat(operand.type)
    : operand.kind === "literal" && operand.asInteger !== undefined;

function call(lowering: Lowering, node: CallExpression, scope: Scope): Operand {
  if (node.callee.type === "Super")
    return lowering.fail(node, "super has no meaning in a kernel", "Use plain functions.");
  if (node.optional)
    return lowering.fail(
      node,
      "?. is not part of the kernel language",
      "Functions of a kernel are never null: use a dot.",
    );
  const callee = expression(lowering, node.callee, scope);
  const isTrunc = callee.kind === "intrinsic" && callee.name === "Math.trunc";
  const first = node.arguments[0];
  if (isTrunc && first !== undefined && first.type !== "SpreadElement") {
    const whole = wholeQuotient(lowering, first, scope);
    if (whole !== undefined) return isInteger(whole) ? whole : callee.call([whole]);
  }
  const args = node.arguments.map((each) => {
    if (each.type === "SpreadElement") return lowering.fail(each, ...unsupported(each));
    return expression(lowering, each, scope);
  });
  lowering.at(node);
  if (callee.kind === "intrinsic") {
    lowering.callNode = node;
    return callee.call(args);
  }
  if (callee.kind === "function") return inlineCall(lowering, callee, args, node);
  return lowering.fail(
    node.callee,
    `${typeName(callee)} is not a function`,
    "Call a helper of the signature, or an intrinsic of the second parameter.",
  );
}
