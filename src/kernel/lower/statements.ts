import type {
  BinaryOperator,
  Expression,
  ForOfStatement,
  ForStatement,
  Identifier,
  Statement,
  SwitchStatement,
  VariableDeclaration,
  VariableDeclarator,
} from "acorn";
import type { Block, Value } from "../ir/value.ts";
import { isInteger, isWide, type RegisterType } from "../language/scalar.ts";
import { binaryOperator } from "./arithmetic.ts";
import { assignmentsOf, blockNames, declaredNames, sizeOf } from "./assigned-names.ts";
import {
  assignTo,
  condition,
  constantCondition,
  constantOf,
  effect,
  expression,
  unsupported,
} from "./expressions.ts";
import { bindPattern, finishReturn } from "./functions.ts";
import type { Lowering } from "./lowering.ts";
import { computed, literal, nothing, type Operand, type RecordOperand, typeName } from "./operand.ts";
import { Scope } from "./scope.ts";

/** Lowers statements in order. Functions are known before their declaration, as in JavaScript. */
export function statements(lowering: Lowering, nodes: readonly Statement[], scope: Scope): void {
  scope.reserve(blockNames(nodes), false);
  for (const node of nodes) {
    if (node.type !== "FunctionDeclaration") continue;
    const { source } = lowering.frame;
    const fn = {
      ...node,
      type: "FunctionExpression",
    } as unknown as import("../language/source.ts").FunctionNode;
    const operand: Operand = { kind: "function", name: node.id.name, node: fn, scope, source };
    scope.bind(node.id.name, { kind: "constant", operand });
  }
  for (const node of nodes) {
    if (!lowering.build.reachable) return;
    statement(lowering, node, scope, []);
  }
}

function statement(lowering: Lowering, node: Statement, scope: Scope, labels: readonly string[]): void {
  lowering.at(node);
  switch (node.type) {
    case "ExpressionStatement":
      return effect(lowering, node.expression, scope);
    case "VariableDeclaration":
      return declaration(lowering, node, scope);
    case "BlockStatement":
      return labelled(lowering, labels, () => statements(lowering, node.body, new Scope(scope)));
    case "IfStatement":
      return labelled(lowering, labels, () => ifStatement(lowering, node, scope));
    case "ForStatement":
      return forStatement(lowering, node, scope, labels);
    case "WhileStatement":
      return loop(
        lowering,
        { test: node.test, body: once(lowering, node.body, scope), labels, isTestedFirst: true },
        scope,
      );
    case "DoWhileStatement":
      return loop(
        lowering,
        { test: node.test, body: once(lowering, node.body, scope), labels, isTestedFirst: false },
        scope,
      );
    case "ForOfStatement":
      return forOf(lowering, node, scope, labels);
    case "SwitchStatement":
      return switchStatement(lowering, node, scope, labels);
    case "LabeledStatement":
      return statement(lowering, node.body, scope, [...labels, node.label.name]);
    case "BreakStatement":
    case "ContinueStatement":
      return jump(lowering, node);
    case "ReturnStatement":
      return finishReturn(
        lowering,
        node.argument ? expression(lowering, node.argument, scope) : nothing,
        node,
      );
    case "EmptyStatement":
    case "FunctionDeclaration":
    case "DebuggerStatement":
      return;
    default:
      return lowering.fail(node, ...unsupported(node));
  }
}

function declaration(lowering: Lowering, node: VariableDeclaration, scope: Scope): void {
  for (const declarator of node.declarations) {
    const { id, init } = declarator;
    if (node.kind === "var") checkRedeclared(lowering, declarator, scope);
    if (init === null || init === undefined) {
      if (id.type !== "Identifier") return lowering.fail(id, "a pattern without a value", "Give a value.");
      const shape = lowering.declareEmpty(lowering.key(id), id.name);
      scope.bind(id.name, { kind: "variable", shape, isConst: false });
      continue;
    }
    const operand = expression(lowering, init, scope);
    if (operand.kind === "void")
      lowering.fail(
        init,
        "the function returns nothing",
        "Call it as a statement, or return a value from it.",
      );
    lowering.at(node);
    const named = id.type === "Identifier" ? withName(operand, id.name) : operand;
    const isConst = node.kind === "const";
    bindPattern(lowering, { pattern: id, operand: named, scope, at: init, isConst }, lowering.frame);
  }
}

/** Returns a function, or memory of the block or thread, with the name that messages have for it. */
function withName(operand: Operand, name: string): Operand {
  if (operand.kind === "function") return { ...operand, name };
  return operand.kind === "array" && operand.space !== "global" ? { ...operand, name } : operand;
}

/** Refuses a second `var` of one name: JavaScript has one variable for both. */
function checkRedeclared(lowering: Lowering, declarator: VariableDeclarator, scope: Scope): void {
  for (const name of declaredNames([declarator])) {
    const known = scope.findInFunction(name);
    if (known === undefined || known.kind === "undeclared") continue;
    lowering.fail(
      declarator,
      `${name} is declared a second time by var`,
      `Declare it once with let, and assign it here: ${name} = ...`,
    );
  }
}

function ifStatement(lowering: Lowering, node: Statement & { type: "IfStatement" }, scope: Scope): void {
  const { build } = lowering;
  const known = constantCondition(lowering, node.test, scope);
  if (known !== undefined) {
    const taken = known ? node.consequent : node.alternate;
    if (taken) statement(lowering, taken, new Scope(scope), []);
    return;
  }
  const [onTrue, join] = [build.block(), build.block()];
  const onFalse = node.alternate ? build.block() : join;
  condition(lowering, node.test, scope, { onTrue, onFalse });
  build.seal(onTrue);
  enterAndRun(lowering, onTrue, () => statement(lowering, node.consequent, new Scope(scope), []));
  build.jump(join);
  if (node.alternate) {
    build.seal(onFalse);
    const { alternate } = node;
    enterAndRun(lowering, onFalse, () => statement(lowering, alternate, new Scope(scope), []));
    build.jump(join);
  }
  build.seal(join);
  continueAt(lowering, join);
}

/** Lowers code in a block, when something jumps to the block. */
function enterAndRun(lowering: Lowering, block: Block, run: () => void): void {
  if (block.predecessors.length === 0) return;
  lowering.build.enter(block);
  run();
}

/** Continues at a block. Code after it is unreachable when nothing jumps to it. */
function continueAt(lowering: Lowering, block: Block): void {
  if (block.predecessors.length > 0) lowering.build.enter(block);
}

function labelled(lowering: Lowering, labels: readonly string[], run: () => void): void {
  if (labels.length === 0) return run();
  const { build } = lowering;
  const after = build.block();
  lowering.frame.targets.push({ labels, onBreak: after, onContinue: undefined, isBlock: true });
  run();
  lowering.frame.targets.pop();
  build.jump(after);
  build.seal(after);
  continueAt(lowering, after);
}

function jump(lowering: Lowering, node: Statement & { type: "BreakStatement" | "ContinueStatement" }): void {
  const isBreak = node.type === "BreakStatement";
  const target = lowering.frame.targets.findLast(({ labels, onContinue, isBlock }) => {
    if (node.label) return labels.includes(node.label.name);
    return isBreak ? isBlock !== true : onContinue !== undefined;
  });
  const to = isBreak ? target?.onBreak : target?.onContinue;
  if (to === undefined)
    return lowering.fail(node, `${isBreak ? "break" : "continue"} outside of a loop`, "Use return.");
  lowering.build.jump(to);
}

/** Parts of a loop. */
interface Loop {
  readonly test: Expression | null | undefined;
  readonly update?: Expression | null | undefined;
  /** Lowers the body. `targets` has the blocks of `break` and `continue`. */
  readonly body: (targets: Targets) => void;
  readonly labels: readonly string[];
  readonly isTestedFirst: boolean;
}

/** Blocks that `break` and `continue` of a loop jump to. */
interface Targets {
  readonly labels: readonly string[];
  readonly onBreak: Block;
  readonly onContinue: Block;
}

/** Returns a function that lowers the body of a loop once. */
const once =
  (lowering: Lowering, body: Statement, scope: Scope) =>
  (targets: Targets): void => {
    lowering.frame.targets.push(targets);
    statement(lowering, body, new Scope(scope), []);
    lowering.frame.targets.pop();
  };

/** Lowers a loop as `if (test) do { body; update } while (test)`. */
function loop(lowering: Lowering, { test, update, body, labels, isTestedFirst }: Loop, scope: Scope): void {
  const { build } = lowering;
  const [before, start, next, after] = [build.block(), build.block(), build.block(), build.block()];
  const known = test ? constantCondition(lowering, test, scope) : true;
  if (known === false && isTestedFirst) return;
  if (test && known === undefined && isTestedFirst)
    condition(lowering, test, scope, { onTrue: before, onFalse: after });
  else build.jump(before);
  build.seal(before);
  if (before.predecessors.length > 0) {
    build.enter(before);
    build.jump(start);
    build.enter(start);
    body({ labels, onBreak: after, onContinue: next });
    build.jump(next);
    build.seal(next);
    enterAndRun(lowering, next, () => {
      if (update) effect(lowering, update, scope);
      if (test && known === undefined) condition(lowering, test, scope, { onTrue: start, onFalse: after });
      else if (known !== false) build.jump(start);
      else build.jump(after);
    });
    build.seal(start);
  }
  build.seal(after);
  continueAt(lowering, after);
}

/** Largest number of rounds, and of nodes in all rounds, of a loop that is unrolled without being asked. */
const [MOST_ROUNDS, MOST_NODES] = [32, 2400];

/** A loop whose rounds are known: the values of its variable. */
interface Counted {
  readonly name: string;
  readonly values: readonly number[];
}

/** Gives the variable of a loop its value for one round. */
type SetVariable = (scope: Scope, value: Operand) => void;

function forStatement(lowering: Lowering, node: ForStatement, scope: Scope, labels: readonly string[]): void {
  const inner = new Scope(scope);
  const counted = countedLoop(lowering, node, scope);
  if (counted !== undefined && counted.values.length * sizeOf(node.body) <= MOST_NODES)
    return unrolled(
      lowering,
      { values: counted.values.map(literal), set: constantNamed(counted.name), body: node.body, labels },
      inner,
    );
  if (node.init?.type === "VariableDeclaration") declaration(lowering, node.init, inner);
  else if (node.init) effect(lowering, node.init, inner);
  const { test } = node;
  const repeated = counted === undefined ? repeatedBody(lowering, node, inner) : undefined;
  const { body, update } = repeated ?? { body: once(lowering, node.body, inner), update: node.update };
  loop(lowering, { test, update, body, labels, isTestedFirst: true }, inner);
}

/** Numbers of rounds that one turn of a longer loop may do, and the largest number of nodes of these rounds. */
const roundsOfTurn = [8, 4];
const MOST_NODES_OF_TURN = 1200;

/**
 * Returns the body and the update of a loop that does eight or four rounds a turn. The number of rounds is
 * constant and a multiple of the turn. nvcc unrolls such loops too.
 */
function repeatedBody(
  lowering: Lowering,
  node: ForStatement,
  scope: Scope,
): Pick<Loop, "body" | "update"> | undefined {
  const steps = constantSteps(lowering, node, scope);
  if (steps === undefined) return undefined;
  const size = sizeOf(node.body);
  const turn = roundsOfTurn.find((each) => steps.rounds % each === 0 && each * size <= MOST_NODES_OF_TURN);
  if (turn === undefined) return undefined;
  const { build } = lowering;
  const { variable, step } = steps;
  const at = node.update!;
  const body = ({ labels, onBreak, onContinue }: Targets): void => {
    for (let round = 0; round < turn && build.reachable; round++) {
      const isLast = round === turn - 1;
      const next = isLast ? onContinue : build.block();
      const inner = new Scope(scope);
      const first = expression(lowering, variable, scope);
      const value =
        round === 0 ? first : binaryOperator(lowering, "+", [first, literal(round * step)], [at, at]);
      constantNamed(variable.name)(inner, value);
      once(lowering, node.body, inner)({ labels, onBreak, onContinue: next });
      if (isLast) return;
      build.jump(next);
      build.seal(next);
      continueAt(lowering, next);
    }
  };
  const { start, end } = at;
  const distance = turn * step;
  const right = {
    type: "Literal",
    value: Math.abs(distance),
    raw: `${Math.abs(distance)}`,
    start,
    end,
  } as const;
  const operator = distance > 0 ? "+=" : "-=";
  return { body, update: { type: "AssignmentExpression", operator, left: variable, right, start, end } };
}

/** Constant steps of a loop: its variable, their distance and their number. */
interface Steps {
  readonly variable: Identifier;
  readonly step: number;
  readonly rounds: number;
}

/** Returns the steps of a loop such as `for (let k = 0; k < 256; k++)`. Undefined for another loop. */
function constantSteps(lowering: Lowering, node: ForStatement, scope: Scope): Steps | undefined {
  const header = countedHeader(lowering, node, scope);
  if (header === undefined) return undefined;
  const { variable, from, bound, operator } = header;
  const next = nextValue(lowering, node.update!, variable.name, from, scope);
  const far = next === undefined ? undefined : nextValue(lowering, node.update!, variable.name, next, scope);
  if (next === undefined || far === undefined || far - next !== next - from || next === from)
    return undefined;
  const step = next - from;
  const isUpward = operator === "<" || operator === "<=";
  if (![from, step, bound].every(Number.isSafeInteger) || isUpward !== step > 0) return undefined;
  const distance = Math.abs(bound - from) + (operator.endsWith("=") ? 1 : 0);
  const isEmpty = isUpward ? bound < from : bound > from;
  return isEmpty ? undefined : { variable, step, rounds: Math.ceil(distance / Math.abs(step)) };
}

/** Header of a loop with a constant first value and a constant bound. */
interface CountedHeader {
  readonly variable: Identifier;
  readonly from: number;
  readonly bound: number;
  readonly operator: BinaryOperator;
}

function countedHeader(
  lowering: Lowering,
  { init, test, update, body }: ForStatement,
  scope: Scope,
): CountedHeader | undefined {
  if (init?.type !== "VariableDeclaration" || init.declarations.length !== 1 || init.kind !== "let")
    return undefined;
  const { id, init: first } = init.declarations[0]!;
  if (id.type !== "Identifier" || !first || test?.type !== "BinaryExpression" || !update) return undefined;
  if (test.left.type !== "Identifier" || test.left.name !== id.name) return undefined;
  if (assignmentsOf(body).whole.has(id.name)) return undefined;
  const [from, bound] = [constantOf(lowering, first, scope), constantOf(lowering, test.right, scope)];
  if (typeof from !== "number" || typeof bound !== "number") return undefined;
  return { variable: id, from, bound, operator: test.operator };
}

/** Returns the rounds of `for (let k = 0; k < 16; k++)` with constant bounds. Undefined for another loop. */
function countedLoop(lowering: Lowering, node: ForStatement, scope: Scope): Counted | undefined {
  const header = countedHeader(lowering, node, scope);
  if (header === undefined) return undefined;
  const { variable, from, bound, operator } = header;
  const [test, update] = [node.test!, node.update!];
  const values: number[] = [];
  let value: number | undefined = from;
  while (value !== undefined && values.length <= MOST_ROUNDS) {
    const goesOn = binaryOperator(lowering, operator, [literal(value), literal(bound)], [test, test]);
    if (goesOn.kind !== "literal") return undefined;
    if (!goesOn.value) return { name: variable.name, values };
    values.push(value);
    value = nextValue(lowering, update, variable.name, value, scope);
  }
  return undefined;
}

function nextValue(
  lowering: Lowering,
  update: Expression,
  name: string,
  value: number,
  scope: Scope,
): number | undefined {
  if (
    update.type === "UpdateExpression" &&
    update.argument.type === "Identifier" &&
    update.argument.name === name
  )
    return update.operator === "++" ? value + 1 : value - 1;
  if (
    update.type !== "AssignmentExpression" ||
    update.left.type !== "Identifier" ||
    update.left.name !== name
  )
    return undefined;
  const step = constantOf(lowering, update.right, scope);
  if (typeof step !== "number" || update.operator === "=") return undefined;
  const operator = update.operator.slice(0, -1);
  if (!["+", "-", "*", "<<", ">>", ">>>"].includes(operator)) return undefined;
  const next = binaryOperator(lowering, operator as "+", [literal(value), literal(step)], [update, update]);
  return next.kind === "literal" && typeof next.value === "number" && Number.isSafeInteger(next.value)
    ? next.value
    : undefined;
}

const constantNamed =
  (name: string): SetVariable =>
  (scope, operand) =>
    scope.bind(name, { kind: "constant", operand });

/** Rounds of a loop that is unrolled. */
interface Rounds {
  readonly values: readonly Operand[];
  readonly set: SetVariable;
  readonly body: Statement;
  readonly labels: readonly string[];
}

/** Lowers each round of a loop with the value of its variable. */
function unrolled(lowering: Lowering, { values, set, body, labels }: Rounds, scope: Scope): void {
  const { build } = lowering;
  const after = build.block();
  for (const value of values) {
    if (!build.reachable) break;
    const next = build.block();
    const round = new Scope(scope);
    set(round, value);
    lowering.frame.targets.push({ labels, onBreak: after, onContinue: next });
    statement(lowering, body, round, []);
    lowering.frame.targets.pop();
    build.jump(next);
    build.seal(next);
    continueAt(lowering, next);
  }
  build.jump(after);
  build.seal(after);
  continueAt(lowering, after);
}

/** Lowers `for (const i of range(n))` and `for (const k of [1, 2, 4])`. */
function forOf(lowering: Lowering, node: ForOfStatement, scope: Scope, labels: readonly string[]): void {
  if (node.await) return lowering.fail(node, "for await is not part of the kernel language", "Write for.");
  const set = loopVariable(lowering, node);
  const from = expression(lowering, node.right, scope);
  if (from.kind === "list")
    return unrolled(lowering, { values: from.items, set, body: node.body, labels }, new Scope(scope));
  if (from.kind !== "record" || from.name !== "range")
    return lowering.fail(
      node.right,
      `for..of takes a range or a list, not ${typeName(from)}`,
      "Write for (const i of range(n)), or for (let i = 0; i < n; i++).",
    );
  return rangeLoop(lowering, { range: from, set, node, labels }, scope);
}

/** Returns the function that sets the variable of `for..of`, which may be declared outside of the loop. */
function loopVariable(lowering: Lowering, { left }: ForOfStatement): SetVariable {
  if (left.type !== "VariableDeclaration")
    return (scope, value) => assignTo(lowering, left, lowering.shared(value, left), scope);
  const { id } = left.declarations[0]!;
  const isConst = left.kind === "const";
  return (scope, operand) => {
    if (left.kind === "var") checkRedeclared(lowering, left.declarations[0]!, scope);
    bindPattern(lowering, { pattern: id, operand, scope, at: id, isConst }, lowering.frame);
  };
}

/** Parts of a loop over a range. */
interface RangeLoop {
  readonly range: RecordOperand;
  readonly set: SetVariable;
  readonly node: ForOfStatement;
  readonly labels: readonly string[];
}

function rangeLoop(lowering: Lowering, { range, set, node, labels }: RangeLoop, scope: Scope): void {
  const { build } = lowering;
  const [from, to, step] = ["from", "to", "step"].map((name) => range.fields[name]) as [
    Operand,
    Operand,
    Operand,
  ];
  const key = lowering.key(node, "of");
  const [first, bound] = lowering.unify(from, to, [node.right, node.right], "to");
  const distance = step.kind === "literal" ? Number(step.value) : 0;
  if (!Number.isInteger(distance) || distance === 0)
    lowering.fail(
      node.right,
      `the step of the range is ${typeName(step)}`,
      "Use a whole number other than 0, or write for (let i = 0; i < n; i += step).",
    );
  if (!isInteger(first.type))
    lowering.fail(node.right, `a range of ${first.type}`, "Use whole numbers: range(i32(n)).");
  const by = build.constant(first.type, isWide(first.type) ? BigInt(Math.abs(distance)) : Math.abs(distance));
  const isBefore = (value: Value) => build.binary(distance > 0 ? "lt" : "gt", value, bound.value);
  build.write(key, first.value);
  const [before, start, next, after] = [build.block(), build.block(), build.block(), build.block()];
  build.branch(isBefore(first.value), before, after);
  build.seal(before);
  if (before.predecessors.length > 0) {
    build.enter(before);
    build.jump(start);
    build.enter(start);
    const round = new Scope(scope);
    set(round, computed(build.read(key)));
    lowering.frame.targets.push({ labels, onBreak: after, onContinue: next });
    statement(lowering, node.body, round, []);
    lowering.frame.targets.pop();
    build.jump(next);
    build.seal(next);
    enterAndRun(lowering, next, () => {
      const value = build.read(key);
      build.write(key, build.binary(distance > 0 ? "add" : "sub", value, by));
      build.branch(hasNext(lowering, { value, bound: bound.value, by, distance }), start, after);
    });
    build.seal(start);
  }
  build.seal(after);
  continueAt(lowering, after);
}

/** Builds the test for another round. A step above 1 is compared with the rest, so that no sum overflows. */
function hasNext(
  lowering: Lowering,
  { value, bound, by, distance }: { value: Value; bound: Value; by: Value; distance: number },
): Value {
  const { build } = lowering;
  if (distance === 1) return build.binary("lt", build.binary("add", value, by), bound);
  if (distance === -1) return build.binary("gt", build.binary("sub", value, by), bound);
  const unsigned = isWide(value.type as RegisterType) ? "u64" : "u32";
  const [high, low] = distance > 0 ? [bound, value] : [value, bound];
  const rest = build.convert(build.binary("sub", high, low), unsigned);
  return build.binary("gt", rest, build.convert(by, unsigned));
}

function switchStatement(
  lowering: Lowering,
  node: SwitchStatement,
  scope: Scope,
  labels: readonly string[],
): void {
  const { build } = lowering;
  const value = expression(lowering, node.discriminant, scope);
  const after = build.block();
  const bodies = node.cases.map(() => build.block());
  const inner = new Scope(scope);
  const all = node.cases.flatMap(({ consequent }) => consequent);
  inner.reserve(blockNames(all), false);
  inner.reserve(
    all.flatMap((each) => (each.type === "FunctionDeclaration" ? [each.id.name] : [])),
    false,
  );
  let fallback = after;
  node.cases.forEach((each, i) => {
    if (!each.test) {
      fallback = bodies[i]!;
      return;
    }
    if (!build.reachable) return;
    lowering.at(each);
    const same = binaryOperator(
      lowering,
      "===",
      [value, expression(lowering, each.test, inner)],
      [node.discriminant, each.test],
    );
    const other = build.block();
    build.branch(lowering.toCondition(same, each.test), bodies[i]!, other);
    build.seal(other);
    continueAt(lowering, other);
  });
  build.jump(fallback);
  lowering.frame.targets.push({ labels, onBreak: after, onContinue: undefined });
  node.cases.forEach((each, i) => {
    build.jump(bodies[i]!);
    build.seal(bodies[i]!);
    // A name of one case has no value in another, so each case has a scope.
    enterAndRun(lowering, bodies[i]!, () => statements(lowering, each.consequent, new Scope(inner)));
  });
  lowering.frame.targets.pop();
  build.jump(after);
  build.seal(after);
  continueAt(lowering, after);
}
