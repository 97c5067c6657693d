import type {
  Expression,
  ForOfStatement,
  ForStatement,
  Statement,
  SwitchStatement,
  VariableDeclaration,
} from "acorn";
import type { Block } from "../ir/value.ts";
import { binaryOperator } from "./arithmetic.ts";
import { assignedNames, sizeOf } from "./assigned-names.ts";
import { condition, constantCondition, constantOf, expression, unsupported } from "./expressions.ts";
import { bindPattern, finishReturn } from "./functions.ts";
import type { Lowering } from "./lowering.ts";
import { computed, literal, nothing, type Operand } from "./operand.ts";
import { Scope } from "./scope.ts";

/** Lowers statements in order. Functions are known before their declaration, as in JavaScript. */
export function statements(lowering: Lowering, nodes: readonly Statement[], scope: Scope): void {
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
      expression(lowering, node.expression, scope);
      return;
    case "VariableDeclaration":
      return declaration(lowering, node, scope);
    case "BlockStatement":
      return labelled(lowering, labels, () => statements(lowering, node.body, new Scope(scope)));
    case "IfStatement":
      return ifStatement(lowering, node, scope);
    case "ForStatement":
      return forStatement(lowering, node, scope, labels);
    case "WhileStatement":
      return loop(lowering, { test: node.test, body: node.body, labels, isTestedFirst: true }, scope);
    case "DoWhileStatement":
      return loop(lowering, { test: node.test, body: node.body, labels, isTestedFirst: false }, scope);
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
  const target = node.kind === "var" ? scope.ofFunction : scope;
  for (const { id, init } of node.declarations) {
    if (init === null || init === undefined) {
      if (id.type !== "Identifier") lowering.fail(id, "a pattern without a value", "Give a value.");
      else if (target.find(id.name)?.kind !== "variable" || node.kind !== "var")
        target.bind(id.name, { kind: "variable", shape: lowering.declare(lowering.key(id), literal(0), id) });
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
    const named =
      operand.kind === "function" && id.type === "Identifier" ? { ...operand, name: id.name } : operand;
    bindPattern(lowering, { pattern: id, operand: named, scope: target, at: id }, lowering.frame);
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
  readonly body: Statement;
  readonly labels: readonly string[];
  readonly isTestedFirst: boolean;
}

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
    lowering.frame.targets.push({ labels, onBreak: after, onContinue: next });
    statement(lowering, body, new Scope(scope), []);
    lowering.frame.targets.pop();
    build.jump(next);
    build.seal(next);
    enterAndRun(lowering, next, () => {
      if (update) expression(lowering, update, scope);
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

function forStatement(lowering: Lowering, node: ForStatement, scope: Scope, labels: readonly string[]): void {
  const inner = new Scope(scope);
  const counted = countedLoop(lowering, node, scope);
  if (counted !== undefined && counted.values.length * sizeOf(node.body) <= MOST_NODES)
    return unrolled(lowering, counted, node.body, inner, labels);
  if (node.init?.type === "VariableDeclaration") declaration(lowering, node.init, inner);
  else if (node.init) expression(lowering, node.init, inner);
  loop(
    lowering,
    { test: node.test, update: node.update, body: node.body, labels, isTestedFirst: true },
    inner,
  );
}

/** Returns the rounds of `for (let k = 0; k < 16; k++)` with constant bounds. Undefined for another loop. */
function countedLoop(
  lowering: Lowering,
  { init, test, update, body }: ForStatement,
  scope: Scope,
): Counted | undefined {
  if (init?.type !== "VariableDeclaration" || init.declarations.length !== 1 || init.kind === "var")
    return undefined;
  const { id, init: first } = init.declarations[0]!;
  if (id.type !== "Identifier" || !first || test?.type !== "BinaryExpression" || !update) return undefined;
  if (test.left.type !== "Identifier" || test.left.name !== id.name) return undefined;
  if (assignedNames(body).has(id.name)) return undefined;
  const [from, bound] = [constantOf(lowering, first, scope), constantOf(lowering, test.right, scope)];
  if (typeof from !== "number" || typeof bound !== "number") return undefined;
  const values: number[] = [];
  let value: number | undefined = from;
  while (value !== undefined && values.length <= MOST_ROUNDS) {
    const goesOn = binaryOperator(lowering, test.operator, [literal(value), literal(bound)], [test, test]);
    if (goesOn.kind !== "literal") return undefined;
    if (!goesOn.value) return { name: id.name, values };
    values.push(value);
    value = nextValue(lowering, update, id.name, value, scope);
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

/** Lowers each round of a loop with its variable as a constant. */
function unrolled(
  lowering: Lowering,
  { name, values }: Counted,
  body: Statement,
  scope: Scope,
  labels: readonly string[],
): void {
  const { build } = lowering;
  const after = build.block();
  for (const value of values) {
    if (!build.reachable) break;
    const next = build.block();
    const round = new Scope(scope);
    round.bind(name, { kind: "constant", operand: literal(value) });
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

/** Lowers `for (const i of range(n))`. */
function forOf(lowering: Lowering, node: ForOfStatement, scope: Scope, labels: readonly string[]): void {
  const { build } = lowering;
  const range = expression(lowering, node.right, scope);
  const { left, body } = node;
  const id = left.type === "VariableDeclaration" ? left.declarations[0]!.id : left;
  if (id.type !== "Identifier")
    return lowering.fail(left, "for..of takes one name", "Write for (const i of range(n)).");
  if (range.kind === "list" && range.items.every(({ kind }) => kind === "literal")) {
    const values = range.items.map((each) => (each.kind === "literal" ? Number(each.value) : 0));
    return unrolled(lowering, { name: id.name, values }, body, new Scope(scope), labels);
  }
  if (range.kind !== "record" || range.name !== "range")
    return lowering.fail(
      node.right,
      "for..of takes a range",
      "Write for (const i of range(n)), or for (let i = 0; i < n; i++).",
    );
  const [from, to, step] = ["from", "to", "step"].map((name) => range.fields[name] as Operand) as [
    Operand,
    Operand,
    Operand,
  ];
  const key = lowering.key(node, "of");
  const [first, bound] = lowering.unify(from, to, [node.right, node.right], "to");
  const by = lowering.toType(step, first.type, node.right, "the step");
  build.write(key, first.value);
  const [before, start, next, after] = [build.block(), build.block(), build.block(), build.block()];
  build.branch(build.binary("lt", first.value, bound.value), before, after);
  build.seal(before);
  if (before.predecessors.length > 0) {
    build.enter(before);
    build.jump(start);
    build.enter(start);
    const round = new Scope(scope);
    round.bind(id.name, { kind: "constant", operand: computed(build.read(key)) });
    lowering.frame.targets.push({ labels, onBreak: after, onContinue: next });
    statement(lowering, body, round, []);
    lowering.frame.targets.pop();
    build.jump(next);
    build.seal(next);
    enterAndRun(lowering, next, () => {
      const advanced = build.binary("add", build.read(key), by);
      build.write(key, advanced);
      build.branch(build.binary("lt", advanced, bound.value), start, after);
    });
    build.seal(start);
  }
  build.seal(after);
  continueAt(lowering, after);
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
    enterAndRun(lowering, bodies[i]!, () => statements(lowering, each.consequent, inner));
  });
  lowering.frame.targets.pop();
  build.jump(after);
  build.seal(after);
  continueAt(lowering, after);
}
