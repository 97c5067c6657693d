import type {
  AnyNode,
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  ImportDeclaration,
  VariableDeclaration,
} from "acorn";
import type { Parsed } from "./parse.ts";
import { boundNames, freeReferences, isPlainLoop, type Reference } from "./references.ts";

/** An input as the body of an async function, with the names that it declares. */
export interface Rewritten {
  readonly body: string;
  readonly names: readonly string[];
  /** Declared names that later inputs may not assign to. */
  readonly constants: readonly string[];
  /** Variables of the session that the body uses. Each is a parameter of the enclosing function. */
  readonly cells: readonly string[];
  /** Names that functions and classes of the input use, also after the input has ended. */
  readonly captured: readonly string[];
}

/** The names that an input can refer to. */
export interface KnownNames {
  isVariable(name: string): boolean;
  isConstant(name: string): boolean;
  /** Returns true for a name that a function or class of an earlier input uses. */
  isCaptured(name: string): boolean;
  /** Returns true for a name of the runtime, such as `Math`, that the session does not define. */
  isGlobal(name: string): boolean;
}

/** Names of the helpers that the body calls. They are parameters of the enclosing function. */
export const helpers = { import: "__import", use: "__use", meta: "__meta", scope: "__scope" } as const;

/** Returns the parameter that holds a variable of the session, as an object with a property of that name. */
export const cellName = (name: string): string => `__cell_${name}`;

/** Returns a text of the runtime with the names that the user typed. */
export const withTypedNames = (text: string): string =>
  text
    .replaceAll(/\(0 ?, ?(__(?:cell_\S+?\.|scope\.)[\w$]+)\)/g, "$1")
    .replaceAll(/__cell_([\w$]+)\.\1(?![\w$])|__scope\.([\w$]+)/g, "$1$2");

/**
 * Rewrites an input so that its declarations outlive it. A variable of the session becomes a property of an
 * object. A loop uses local copies of the variables that no function can reach, and stores them at its end.
 * `using` passes its value to the session. The value of the last expression is returned in an array, so that a
 * promise stays a promise.
 */
export function rewrite({ source, program }: Parsed, known: KnownNames): Rewritten {
  const body = program.body as readonly AnyNode[];
  const names = body.flatMap((node) => declaredNames(node));
  const constants = body.flatMap((node) => declaredNames(node, true));
  const cells = new Set(names);
  const access = ({ name, isAssigned, isTypeof }: Reference): string | undefined => {
    const isConstant = constants.includes(name) || (known.isConstant(name) && !names.includes(name));
    if ((names.includes(name) || known.isVariable(name)) && !(isConstant && isAssigned)) {
      cells.add(name);
      return cell(name);
    }
    if (known.isGlobal(name)) return undefined;
    const dynamic = `${helpers.scope}.${name}`;
    // `typeof` accepts a name that does not exist.
    return isTypeof ? `("${name}" in ${helpers.scope} ? ${dynamic} : undefined)` : dynamic;
  };
  const edits = [...importEdits(program), ...statementEnds(source, program)];
  const references = freeReferences(program);
  const captured = new Set(references.flatMap(({ name, isCaptured }) => (isCaptured ? [name] : [])));
  const loops = body
    .filter(isPlainLoop)
    .map((node): Loop => ({ node, copies: new Set(), stores: new Set() }));
  for (const reference of references) {
    const { name, start, end, isShorthand, isCalled, isAssigned } = reference;
    const path = access(reference);
    if (path === undefined) continue;
    const loop = loops.find(({ node }) => node.start <= start && end <= node.end);
    if (loop !== undefined && path === cell(name) && !captured.has(name) && !known.isCaptured(name)) {
      loop.copies.add(name);
      if (isAssigned) loop.stores.add(name);
      continue;
    }
    // A method call would pass the object that holds the variable as `this`.
    const text = isCalled ? `(0, ${path})` : path;
    edits.push({ start, end, text: isShorthand ? `${name}: ${text}` : text });
  }
  const hoisted: string[] = [];
  const text = (node: { start: number; end: number }) => edited(source, edits, node.start, node.end);
  const statement = (node: AnyNode): string => {
    switch (node.type) {
      case "VariableDeclaration":
        return assignments(node, text);
      case "FunctionDeclaration":
        if (node.id !== null) hoisted.push(`${cell(node.id.name)} = ${node.id.name};`);
        return text(node);
      case "ClassDeclaration":
        return node.id === null ? text(node) : `${cell(node.id.name)} = ${text(node)};`;
      case "ImportDeclaration":
        return imported(node);
      case "ExportNamedDeclaration":
      case "ExportDefaultDeclaration":
        return exported(node, statement, text);
      default:
        return withCopies(
          text(node),
          loops.find((loop) => loop.node === node),
        );
    }
  };
  const last = body.at(-1);
  const lines = body.map((node) =>
    node === last && node.type === "ExpressionStatement"
      ? `return [(${text(node.expression)}\n)];`
      : statement(node),
  );
  // A line that begins with a bracket would continue a line without a semicolon.
  const whole = [...hoisted, ...lines].join(";\n");
  return { body: whole, names, constants, cells: [...cells], captured: [...captured] };
}

/** A loop with the variables that it copies, and the copies that it stores at its end. */
interface Loop {
  readonly node: AnyNode;
  readonly copies: Set<string>;
  readonly stores: Set<string>;
}

/** Returns the text of a statement as a function with local variables, which engines keep in registers. */
function withCopies(text: string, loop: Loop | undefined): string {
  if (loop === undefined || loop.copies.size === 0) return text;
  const copies = [...loop.copies].map((name) => `${name} = ${cell(name)}`).join(", ");
  const stores = [...loop.stores].map((name) => `${cell(name)} = ${name};`).join(" ");
  const whole = stores === "" ? text : `try { ${text}\n} finally { ${stores} }`;
  return `(() => { let ${copies}; ${whole}\n})();`;
}

const cell = (name: string): string => `${cellName(name)}.${name}`;

/** Returns the names, or the constant names only, that a statement declares in the session. */
function declaredNames(node: AnyNode, onlyConstants = false): string[] {
  switch (node.type) {
    case "VariableDeclaration":
      if (onlyConstants && !/const|using/.test(node.kind)) return [];
      return node.declarations.flatMap(({ id }) => boundNames(id));
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return node.id === null || onlyConstants ? [] : [node.id.name];
    case "ImportDeclaration":
      return node.specifiers.map(({ local }) => local.name);
    case "ExportNamedDeclaration":
      return node.declaration ? declaredNames(node.declaration, onlyConstants) : [];
    case "ExportDefaultDeclaration":
      return /Declaration$/.test(node.declaration.type)
        ? declaredNames(node.declaration as AnyNode, onlyConstants)
        : [];
    default:
      return [];
  }
}

/** Returns the edits that pass `import()` and `import.meta` to the session. */
function importEdits(program: AnyNode): Edit[] {
  const edits: Edit[] = [];
  forEachNode(program, (node) => {
    if (node.type === "ImportExpression")
      edits.push({ start: node.start, end: node.start + 6, text: helpers.import });
    if (node.type === "MetaProperty" && node.meta.name === "import")
      edits.push({ start: node.start, end: node.end, text: helpers.meta });
  });
  return edits;
}

const endsBySemicolon = /^(Expression|Return|Throw|Break|Continue|DoWhile)Statement$|^VariableDeclaration$/;

/**
 * Returns the semicolons that statements inside the input lack: a rewritten call begins with a bracket, and
 * would continue the line before it.
 */
function statementEnds(source: string, program: AnyNode): Edit[] {
  const edits: Edit[] = [];
  const heads = new Set<unknown>((program as { readonly body?: readonly AnyNode[] }).body);
  forEachNode(program, (node) => {
    if (node.type === "ForStatement") heads.add(node.init);
    if (node.type === "ForInStatement" || node.type === "ForOfStatement") heads.add(node.left);
    if (heads.has(node) || !endsBySemicolon.test(node.type) || source[node.end - 1] === ";") return;
    edits.push({ start: node.end, end: node.end, text: ";" });
  });
  return edits;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function edited(source: string, edits: readonly Edit[], start: number, end: number): string {
  let result = "";
  let at = start;
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
  for (const edit of inside.sort((a, b) => a.start - b.start)) {
    result += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + source.slice(at, end);
}

type Text = (node: { start: number; end: number }) => string;

function assignments({ kind, declarations }: VariableDeclaration, text: Text): string {
  const parts = declarations.map(({ id, init }) => {
    const value = init ? named(id, init, text) : "undefined";
    if (kind === "using") return `${text(id)} = ${helpers.use}(${value}, false)`;
    if (kind === "await using") return `${text(id)} = ${helpers.use}(${value}, true)`;
    return `${text(id)} = ${value}`;
  });
  return `(${parts.join(", ")});`;
}

/** Returns the text of an initial value. A function without a name gets the name of its variable. */
function named(id: AnyNode, init: AnyNode, text: Text): string {
  const isAnonymous =
    init.type === "ArrowFunctionExpression" ||
    ((init.type === "FunctionExpression" || init.type === "ClassExpression") && !init.id);
  if (id.type !== "Identifier" || !isAnonymous) return text(init);
  return `({ ${id.name}: ${text(init)} }).${id.name}`;
}

function imported({ specifiers, source }: ImportDeclaration): string {
  const from = `await ${helpers.import}(${source.raw})`;
  const all = specifiers.find(({ type }) => type === "ImportNamespaceSpecifier");
  const parts = specifiers.flatMap((each) => {
    if (each.type === "ImportDefaultSpecifier") return [`default: ${cell(each.local.name)}`];
    if (each.type !== "ImportSpecifier") return [];
    const name = each.imported.type === "Identifier" ? each.imported.name : each.imported.raw;
    return [`${name}: ${cell(each.local.name)}`];
  });
  if (all)
    return `${cell(all.local.name)} = ${from};${parts.length > 0 ? ` ({ ${parts.join(", ")} } = ${cell(all.local.name)});` : ""}`;
  return parts.length > 0 ? `({ ${parts.join(", ")} } = ${from});` : `${from};`;
}

function exported(
  node: ExportNamedDeclaration | ExportDefaultDeclaration,
  statement: (node: AnyNode) => string,
  text: Text,
): string {
  if (!node.declaration) return "";
  if (node.type === "ExportNamedDeclaration" || /Declaration$/.test(node.declaration.type)) {
    return statement(node.declaration as AnyNode);
  }
  return `${text(node.declaration)};`;
}

function forEachNode(node: AnyNode, visit: (node: AnyNode) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each === "object" && each !== null && typeof each.type === "string")
        forEachNode(each, visit);
    }
  }
}
