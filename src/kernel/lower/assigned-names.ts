const found = new WeakMap<object, ReadonlySet<string>>();

/** Returns the names that a piece of syntax assigns, in it and in the functions inside of it. */
export function assignedNames(node: object): ReadonlySet<string> {
  let names = found.get(node);
  if (names === undefined) {
    const collected = new Set<string>();
    collect(node, collected);
    names = collected;
    found.set(node, names);
  }
  return names;
}

interface Syntax {
  readonly type?: string;
  readonly left?: unknown;
  readonly argument?: unknown;
}

function collect(node: unknown, names: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(node)) {
    for (const each of node) collect(each, names);
    return;
  }
  const { type, left, argument } = node as Syntax;
  if (type === "AssignmentExpression") targets(left, names);
  if (type === "UpdateExpression") targets(argument, names);
  for (const each of Object.values(node)) collect(each, names);
}

/** Adds the variables that an assignment to a pattern changes: `x`, `x.y`, `[a, b]`, `{ a }`. */
function targets(node: unknown, names: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  const { type } = node as Syntax;
  if (type === "Identifier") names.add((node as unknown as { name: string }).name);
  else if (type === "MemberExpression") {
    if (!(node as { computed?: boolean }).computed)
      targets((node as unknown as { object: unknown }).object, names);
  } else if (type === "ArrayPattern")
    for (const each of (node as unknown as { elements: unknown[] }).elements) targets(each, names);
  else if (type === "ObjectPattern")
    for (const each of (node as unknown as { properties: { value?: unknown }[] }).properties)
      targets(each.value, names);
}

/** Returns the number of nodes of a piece of syntax. */
export function sizeOf(node: unknown): number {
  if (typeof node !== "object" || node === null) return 0;
  if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + sizeOf(each), 0);
  const inner = Object.values(node).reduce<number>((sum, each) => sum + sizeOf(each), 0);
  return "type" in node ? inner + 1 : inner;
}
