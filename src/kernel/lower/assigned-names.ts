import type { Node, Pattern, Statement } from "acorn";
import { inlinedSize } from "../device/index.ts";

/** Names that a piece of syntax assigns, in it and in the functions inside of it. */
export interface Assignments {
  /** Names that are assigned: `x = 1`, `x++`, `[x] = [1]`. */
  readonly whole: ReadonlySet<string>;
  /** Names of objects whose fields are assigned: `x.y = 1`. */
  readonly fields: ReadonlySet<string>;
}

const found = new WeakMap<object, Assignments>();

/** Returns the names that a piece of syntax assigns, in it and in the functions inside of it. */
export function assignmentsOf(node: object): Assignments {
  let names = found.get(node);
  if (names === undefined) {
    const collected = { whole: new Set<string>(), fields: new Set<string>() };
    collect(node, collected);
    names = collected;
    found.set(node, names);
  }
  return names;
}

interface Collected {
  readonly whole: Set<string>;
  readonly fields: Set<string>;
}

interface Syntax {
  readonly type?: string;
  readonly left?: unknown;
  readonly argument?: unknown;
}

function collect(node: unknown, names: Collected): void {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(node)) {
    for (const each of node) collect(each, names);
    return;
  }
  const { type, left, argument } = node as Syntax;
  if (type === "AssignmentExpression") targets(left as Node, names);
  if (type === "UpdateExpression") targets(argument as Node, names);
  const isLoopOverNames = type === "ForOfStatement" || type === "ForInStatement";
  if (isLoopOverNames && (left as Syntax).type !== "VariableDeclaration") targets(left as Node, names);
  for (const each of Object.values(node)) collect(each, names);
}

/** Adds the variables that an assignment to a pattern changes: `x`, `x.y`, `[a, b]`, `{ a }`. */
function targets(node: Node | null | undefined, names: Collected): void {
  if (!node) return;
  if (node.type === "MemberExpression") {
    const base = baseOf(node as Node & { object: Node; computed: boolean });
    if (base !== undefined) names.fields.add(base);
  } else for (const each of namesOf(node as Pattern, (inner) => targets(inner, names))) names.whole.add(each);
}

/** Returns the name that `x.y.z` begins with. Undefined for an element such as `x[i]`. */
function baseOf({ object, computed }: Node & { object: Node; computed: boolean }): string | undefined {
  if (computed) return undefined;
  if (object.type === "Identifier") return (object as Node & { name: string }).name;
  return object.type === "MemberExpression" ? baseOf(object as never) : undefined;
}

/** Returns the names of a pattern: `x`, `{ x, y }`, `[a, b]`, `x = 1`. Members go to `onMember`. */
function namesOf(pattern: Pattern, onMember: (node: Node) => void = () => {}): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "AssignmentPattern":
      return namesOf(pattern.left, onMember);
    case "RestElement":
      return namesOf(pattern.argument, onMember);
    case "ArrayPattern":
      return pattern.elements.flatMap((each) => (each === null ? [] : namesOf(each, onMember)));
    case "ObjectPattern":
      return pattern.properties.flatMap((each) =>
        namesOf(each.type === "RestElement" ? each : each.value, onMember),
      );
    default:
      onMember(pattern);
      return [];
  }
}

/** Returns the names that statements declare for their block: `let`, `const` and classes. */
export function blockNames(nodes: readonly Statement[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === "ClassDeclaration") return [node.id.name];
    return node.type === "VariableDeclaration" && node.kind !== "var"
      ? node.declarations.flatMap(({ id }) => namesOf(id))
      : [];
  });
}

const vars = new WeakMap<object, readonly string[]>();

/** Returns the names that `var` declares in the body of a function, without those of inner functions. */
export function varNames(body: object): readonly string[] {
  const names = vars.get(body) ?? collectVars(body);
  vars.set(body, names);
  return names;
}

function collectVars(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(collectVars);
  const { type } = node as Syntax;
  if (type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression")
    return [];
  const inner = Object.values(node).flatMap(collectVars);
  if (type !== "VariableDeclaration") return inner;
  const { kind, declarations } = node as unknown as { kind: string; declarations: { id: Pattern }[] };
  return kind === "var" ? [...declarations.flatMap(({ id }) => namesOf(id)), ...inner] : inner;
}

/** Returns the names that one declaration declares. */
export const declaredNames = (declarations: readonly { readonly id: Pattern }[]): string[] =>
  declarations.flatMap(({ id }) => namesOf(id));

/** Returns true when a piece of syntax declares a name, in any block but not in inner functions. */
export function declares(node: unknown, name: string): boolean {
  if (typeof node !== "object" || node === null) return false;
  if (Array.isArray(node)) return node.some((each) => declares(each, name));
  const { type } = node as Syntax;
  if (type === "FunctionExpression" || type === "ArrowFunctionExpression") return false;
  if (type === "FunctionDeclaration") return (node as unknown as { id: { name: string } }).id.name === name;
  const { declarations } = node as unknown as { declarations: { id: Pattern }[] };
  if (type === "VariableDeclaration" && declaredNames(declarations).includes(name)) return true;
  return Object.values(node).some((each) => declares(each, name));
}

const sizes = new WeakMap<object, number>();

/** Returns the number of nodes of a piece of syntax, with those of the mathematics that it calls. */
export function sizeOf(node: unknown): number {
  if (typeof node !== "object" || node === null) return 0;
  let size = sizes.get(node);
  if (size === undefined) {
    size = "type" in node ? 1 + calledSize(node as Call) : 0;
    for (const each of Object.values(node)) size += sizeOf(each);
    sizes.set(node, size);
  }
  return size;
}

interface Call {
  readonly type: string;
  readonly callee?: { readonly type: string; readonly property?: { readonly name?: string } };
}

/** Returns the size of the function of mathematics that a call inlines, or 0. */
function calledSize({ type, callee }: Call): number {
  const name = callee?.type === "MemberExpression" ? callee.property?.name : undefined;
  return type === "CallExpression" && typeof name === "string" ? inlinedSize(name) : 0;
}
