import type { AnyNode, Expression, Node, Pattern } from "acorn";
import type { FunctionSource } from "../language/source.ts";
import { assignmentsOf, varNames } from "./assigned-names.ts";
import type { Frame, Lowering } from "./lowering.ts";
import {
  type FunctionOperand,
  fieldFix,
  fieldOf,
  isOwned,
  nothing,
  type Operand,
  typeName,
  valueCount,
} from "./operand.ts";
import { Scope } from "./scope.ts";
import { structField } from "./structs.ts";

/** Longest chain of calls that is inlined. */
const DEEPEST_CALLS = 40;

/** Lowers a call by inlining the function. Throws KernelError for recursion. */
export function inlineCall(
  lowering: Lowering,
  callee: FunctionOperand,
  args: readonly Operand[],
  node: AnyNode,
): Operand {
  const isOpen = lowering.frames.some((frame) => frame.node === callee.node);
  if (isOpen || lowering.frames.length > DEEPEST_CALLS)
    lowering.fail(
      node,
      `${callee.name} calls itself`,
      "Write a loop: calls are inlined, so recursion has no end.",
    );
  const { params } = callee.node;
  const least = params.filter(({ type }) => type !== "AssignmentPattern").length;
  if (args.length < least || args.length > params.length)
    lowering.fail(
      node,
      `${callee.name} takes ${valueCount(least)}, ${args.length} given`,
      args.length < least ? "Give a value for each parameter." : "Remove the values that it does not take.",
    );
  const path = lowering.key(node);
  const scope = new Scope(callee.scope, true);
  return runFunction(lowering, { ...callee, path, isKernel: false }, (frame) => {
    callee.node.params.forEach((parameter, i) => {
      const at = (node.type === "CallExpression" ? node.arguments[i] : undefined) ?? node;
      bindPattern(lowering, { pattern: parameter, operand: args[i], scope, at }, frame);
    });
    return scope;
  });
}

/** Lowers the body of a function in a frame of its own, and returns its result. */
export function runFunction(
  lowering: Lowering,
  from: {
    readonly node: FunctionOperand["node"];
    readonly source: FunctionSource;
    readonly path: string;
    readonly isKernel: boolean;
  },
  enter: (frame: Frame) => Scope,
): Operand {
  const { build, rules } = lowering;
  const { node, source } = from;
  const exit = build.block();
  const frame: Frame = {
    ...{ source, node, sourceIndex: lowering.sourceIndex(source), path: from.path, exit },
    ...{ isKernel: from.isKernel, targets: [], assigned: assignmentsOf(node) },
    ...{ result: undefined, direct: undefined, returns: 0 },
  };
  // Parameters are bound in the frame of the callee, so that their variables are its own.
  lowering.frames.push(frame);
  const { place } = build;
  if (node.async || node.generator)
    lowering.fail(
      node,
      `the function is ${node.async ? "async" : "a generator"}`,
      "Use a plain function: a kernel runs to its end without waiting.",
    );
  const scope = enter(frame);
  if (node.body.type === "BlockStatement") {
    scope.reserve(varNames(node.body.body), true);
    rules.statements(lowering, node.body.body, scope);
  } else if (from.isKernel) rules.effect(lowering, node.body as Expression, scope);
  else {
    const result = rules.expression(lowering, node.body as Expression, scope);
    if (!from.isKernel) finishReturn(lowering, result, node.body);
  }
  const fellThrough = build.reachable;
  const returnsValue = frame.result !== undefined || (frame.direct ?? nothing).kind !== "void";
  const needsValue = fellThrough && returnsValue;
  if (needsValue)
    lowering.fail(
      node,
      "a path of the function returns nothing, another returns a value",
      "Return a value at the end.",
    );
  build.jump(exit);
  build.seal(exit);
  lowering.frames.pop();
  build.enter(exit);
  build.place = place;
  if (frame.result !== undefined) return lowering.read(frame.result);
  return frame.direct ?? nothing;
}

/** Lowers `return value`. */
export function finishReturn(lowering: Lowering, operand: Operand, node: Node): void {
  const { frame, build } = lowering;
  if (!build.reachable) return;
  if (frame.isKernel) {
    if (operand.kind !== "void")
      lowering.fail(
        node,
        "a kernel returns nothing",
        "Write results to an array of the signature: y[i] = value.",
      );
    build.jump(frame.exit);
    return;
  }
  frame.returns++;
  const isVariable = operand.kind === "value" || operand.kind === "literal" || operand.kind === "record";
  const isVoidAgain = operand.kind === "void" && frame.direct?.kind === "void";
  if (frame.returns === 1 && (!isVariable || isOnlyReturn(frame.node, node))) frame.direct = operand;
  else if (isVoidAgain) frame.direct = operand;
  else if (frame.result === undefined) {
    frame.result = lowering.declare(`${frame.path}/result`, operand, node);
    if (frame.result.kind === "record" && operand.kind === "record") frame.result.isFresh = isOwned(operand);
  } else {
    lowering.assign(frame.result, operand, node);
    if (frame.result.kind === "record" && operand.kind === "record")
      frame.result.isFresh &&= isOwned(operand);
  }
  if (frame.direct !== undefined && !isVoidAgain && frame.returns > 1)
    lowering.fail(
      node,
      `the function returns ${typeName(frame.direct)} in one place, another value here`,
      "Return from one place.",
    );
  build.jump(frame.exit);
}

/** Returns true when the function ends with this return, and has no other. */
function isOnlyReturn(fn: Node & { body?: unknown }, node: Node): boolean {
  const body = fn.body as Node & { type: string; body: readonly Node[] };
  if (body.type !== "BlockStatement") return true;
  const last = body.body.at(-1);
  const isLast =
    last !== undefined && node.start >= last.start && node.end <= last.end && last.type === "ReturnStatement";
  return isLast && countReturns(body) === 1;
}

function countReturns(node: unknown): number {
  if (typeof node !== "object" || node === null) return 0;
  if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + countReturns(each), 0);
  const { type } = node as { type?: string };
  if (type === "ReturnStatement") return 1;
  if (type === "ArrowFunctionExpression" || type === "FunctionExpression" || type === "FunctionDeclaration")
    return 0;
  return Object.values(node).reduce<number>((sum, each) => sum + countReturns(each), 0);
}

/** A pattern and the value that is bound to its names. */
export interface Bound {
  readonly pattern: Pattern;
  readonly operand: Operand | undefined;
  readonly scope: Scope;
  /** True for names that the text declares with `const`. */
  readonly isConst?: boolean;
  /** Node that an error points at when the operand is missing. */
  readonly at: Node;
}

/** Binds the names of a pattern: `x`, `{ x, y }`, `[a, b]` or `x = 1`. */
export function bindPattern(lowering: Lowering, bound: Bound, frame: Frame): void {
  const { pattern, operand, scope, at, isConst = false } = bound;
  switch (pattern.type) {
    case "Identifier":
      if (operand === undefined)
        return lowering.fail(
          at,
          `the value for ${pattern.name} is missing`,
          "Give a value for each parameter.",
        );
      return bindName(lowering, { name: pattern.name, operand, scope, node: pattern, isConst, at }, frame);
    case "AssignmentPattern": {
      const value = operand ?? lowering.rules.expression(lowering, pattern.right, scope);
      return bindPattern(lowering, { pattern: pattern.left, operand: value, scope, at, isConst }, frame);
    }
    case "ObjectPattern":
      if (operand?.kind !== "record" && operand?.kind !== "struct")
        return lowering.fail(
          pattern,
          `${operand === undefined ? "nothing" : typeName(operand)} has no fields`,
          "Take fields of an object.",
        );
      for (const property of pattern.properties) {
        if (property.type === "RestElement" || property.key.type !== "Identifier")
          return lowering.fail(
            property,
            "... in a pattern is not part of the kernel language",
            "Name the fields one by one.",
          );
        const { name } = property.key;
        const field =
          operand.kind === "struct" ? structField(lowering, operand, name, property) : fieldOf(operand, name);
        if (operand.kind === "record" && field === undefined && property.value.type !== "AssignmentPattern")
          return lowering.fail(
            property,
            `there is no ${name} in ${operand.name ?? "the object"}`,
            fieldFix(operand, name),
          );
        bindPattern(
          lowering,
          { pattern: property.value, operand: field, scope, at: property, isConst },
          frame,
        );
      }
      return;
    case "ArrayPattern":
      if (operand?.kind !== "list")
        return lowering.fail(
          pattern,
          `${operand === undefined ? "nothing" : typeName(operand)} is not a list`,
          "Take elements of a list: const [a, b] = [1, 2].",
        );
      pattern.elements.forEach((each, i) => {
        if (each !== null)
          bindPattern(
            lowering,
            { pattern: each, operand: operand.items[i], scope, at: each, isConst },
            frame,
          );
      });
      return;
    default:
      return lowering.fail(pattern, "this pattern is not part of the kernel language", "Use names.");
  }
}

/** A name and its value. */
interface NamedValue {
  readonly name: string;
  readonly operand: Operand;
  readonly scope: Scope;
  readonly node: Node;
  /** Node of the value, for messages. */
  readonly at: Node;
  readonly isConst: boolean;
}

function bindName(
  lowering: Lowering,
  { name, operand, scope, node, at, isConst }: NamedValue,
  frame: Frame,
): void {
  const { whole, fields } = frame.assigned;
  const isVariable = operand.kind === "value" || operand.kind === "literal" || operand.kind === "record";
  const changes = { isReassigned: whole.has(name), isChanged: fields.has(name) };
  if (!isVariable || (!changes.isReassigned && !changes.isChanged))
    scope.bind(name, { kind: "constant", operand: lowering.shared(operand, at) });
  else {
    const shape = lowering.declare(lowering.key(node), operand, at, changes);
    scope.bind(name, { kind: "variable", shape, isConst });
  }
}
