import type { AnyNode, BlockStatement, Identifier, Pattern, Program, Statement } from "acorn";

/** A use of a name that the input itself does not bind, or binds at its top level. */
export interface Reference {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** True for `x` in `{ x }`. */
  readonly isShorthand: boolean;
  /** True for `x` in `x()`. */
  readonly isCalled: boolean;
  /** True for `x` in `typeof x`. */
  readonly isTypeof: boolean;
  /** True for `x` in `x = 1` or `x++`, and false in a declaration. */
  readonly isAssigned: boolean;
  /** True inside a function or a class, whose code may also run after the input. */
  readonly isCaptured: boolean;
}

/** Scopes around a node. */
interface Scope {
  readonly names: readonly ReadonlySet<string>[];
  readonly isCaptured: boolean;
}

/**
 * Returns the references that no scope inside the program binds. A declaration at the top level does not bind:
 * its names belong to the session.
 */
export function freeReferences(program: Program): readonly Reference[] {
  const walk = new Walk();
  // A `var` in a nested block belongs to the input alone.
  const nested = program.body.filter(({ type }) => !/^(Variable|Function|Export)/.test(type));
  const own = new Set(nested.flatMap((node) => varNames(node)));
  walk.each(program.body, { names: [own], isCaptured: false });
  return walk.found;
}

/**
 * Returns true for a statement that contains a loop and runs without interruption. It declares no `var` and
 * awaits nothing, so no other code of the session runs during it except functions that it calls.
 */
export function isPlainLoop(node: AnyNode): boolean {
  if (!/^(For|While|DoWhile|Block|If|Try|Switch|Labeled)/.test(node.type)) return false;
  const inside = nodesOutsideFunctions(node);
  return (
    inside.some(({ type }) => /^(For|While|DoWhile)/.test(type)) &&
    !inside.some(
      (each) => each.type === "AwaitExpression" || (each.type === "ForOfStatement" && each.await),
    ) &&
    !inside.some((each) => each.type === "VariableDeclaration" && /using/.test(each.kind)) &&
    varNames(node).length === 0
  );
}

/** Returns a node and the nodes below it, without the insides of functions and classes. */
function nodesOutsideFunctions(node: AnyNode): AnyNode[] {
  if (isFunctionOrClass.test(node.type)) return [node];
  const below = Object.values(node).flat() as (AnyNode | undefined)[];
  return [
    node,
    ...below.flatMap((each) => (typeof each?.type === "string" ? nodesOutsideFunctions(each) : [])),
  ];
}

const isFunctionOrClass = /Function|^Class(Declaration|Expression)$/;

/** Walk through a syntax tree that knows the scopes around each node. */
class Walk {
  readonly found: Reference[] = [];
  readonly #called = new Set<AnyNode>();
  readonly #typeof = new Set<AnyNode>();
  readonly #shorthand = new Set<AnyNode>();
  readonly #assigned = new Set<AnyNode>();

  each(nodes: readonly AnyNode[], scope: Scope): void {
    for (const node of nodes) this.#visit(node, scope);
  }

  #visit(node: AnyNode, { names, isCaptured }: Scope): void {
    if (node.type === "Identifier") this.#identifier(node, { names, isCaptured });
    else if (!hasNoReference.test(node.type)) {
      this.#note(node);
      const own = bindings(node);
      this.#children(node, {
        names: own.length === 0 ? names : [...names, new Set(own)],
        isCaptured: isCaptured || isFunctionOrClass.test(node.type),
      });
    }
  }

  /** Notes how the identifiers directly below a node are used. */
  #note(node: AnyNode): void {
    if (node.type === "CallExpression") this.#called.add(node.callee);
    else if (node.type === "TaggedTemplateExpression") this.#called.add(node.tag);
    else if (node.type === "UnaryExpression" && node.operator === "typeof") this.#typeof.add(node.argument);
    else if (node.type === "UpdateExpression") this.#assign(node.argument);
    else if (node.type === "AssignmentExpression") this.#assign(node.left);
    else if (/^For(In|Of)Statement$/.test(node.type)) this.#assign((node as { left?: AnyNode }).left!);
    else if (node.type === "Property" && node.shorthand)
      this.#shorthand.add(node.value.type === "AssignmentPattern" ? node.value.left : node.value);
  }

  #assign(node: AnyNode): void {
    for (const each of boundIdentifiers(node as Pattern)) this.#assigned.add(each);
  }

  #children(node: AnyNode, scope: Scope): void {
    for (const [key, value] of Object.entries(node)) {
      if (isName(node, key) || typeof value !== "object" || value === null) continue;
      for (const each of Array.isArray(value) ? value : [value])
        if (typeof each?.type === "string") this.#visit(each as AnyNode, scope);
    }
  }

  #identifier(node: Identifier, { names, isCaptured }: Scope): void {
    const { name, start, end } = node;
    if (name === "arguments" || names.some((scope) => scope.has(name))) return;
    this.found.push({
      ...{ name, start, end },
      isShorthand: this.#shorthand.has(node),
      isCalled: this.#called.has(node),
      isTypeof: this.#typeof.has(node),
      isAssigned: this.#assigned.has(node),
      isCaptured,
    });
  }
}

/** Nodes whose identifiers are labels, properties of the syntax, or names of another module. */
const hasNoReference = /^(ImportDeclaration|MetaProperty|BreakStatement|ContinueStatement|ExportSpecifier)$/;

/** Returns true for the name of a property, a label, a function or a class. */
function isName(node: AnyNode, key: string): boolean {
  if (key === "key" || key === "property") return !(node as { readonly computed?: boolean }).computed;
  return key === "label" || key === "id" ? node.type !== "VariableDeclarator" : false;
}

/** Returns the names that a node binds for the nodes inside it. */
function bindings(node: AnyNode): readonly string[] {
  switch (node.type) {
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression": {
      const own = node.type === "FunctionExpression" && node.id ? [node.id.name] : [];
      return [...own, "arguments", ...node.params.flatMap(boundNames), ...varNames(node.body)];
    }
    case "ClassDeclaration":
    case "ClassExpression":
      return node.id ? [node.id.name] : [];
    case "StaticBlock":
      return [...node.body.flatMap(varNames), ...lexicalNames(node.body)];
    case "BlockStatement":
      return lexicalNames(node.body);
    case "SwitchStatement":
      return lexicalNames(node.cases.flatMap(({ consequent }) => consequent));
    case "CatchClause":
      return node.param ? boundNames(node.param) : [];
    case "ForStatement":
      return node.init ? lexicalNames([node.init]) : [];
    case "ForInStatement":
    case "ForOfStatement":
      return lexicalNames([node.left]);
    default:
      return [];
  }
}

/** Returns the names that `let`, `const`, `using`, classes and functions bind in a block. */
const lexicalNames = (body: readonly AnyNode[]): string[] =>
  body.flatMap((node) => {
    if (node.type === "VariableDeclaration") return node.declarations.flatMap(({ id }) => boundNames(id));
    return (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") && node.id
      ? [node.id.name]
      : [];
  });

/** Returns the names that `var` and functions bind in a function, from all its nested statements. */
function varNames(node: AnyNode | BlockStatement | Statement): string[] {
  if (node.type === "VariableDeclaration")
    return node.kind === "var" ? node.declarations.flatMap(({ id }) => boundNames(id)) : [];
  if (node.type === "FunctionDeclaration") return node.id ? [node.id.name] : [];
  if (/Expression$|^Class|^StaticBlock/.test(node.type)) return [];
  return Object.values(node)
    .flat()
    .flatMap((each) => (typeof each?.type === "string" ? varNames(each as AnyNode) : []));
}

/** Returns the names that a pattern binds or assigns. */
export const boundNames = (pattern: Pattern): string[] => boundIdentifiers(pattern).map(({ name }) => name);

function boundIdentifiers(pattern: Pattern): Identifier[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern];
    case "ObjectPattern":
      return pattern.properties.flatMap((each) =>
        boundIdentifiers(each.type === "RestElement" ? each.argument : each.value),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((each) => (each ? boundIdentifiers(each) : []));
    case "RestElement":
      return boundIdentifiers(pattern.argument);
    case "AssignmentPattern":
      return boundIdentifiers(pattern.left);
    default:
      return [];
  }
}
