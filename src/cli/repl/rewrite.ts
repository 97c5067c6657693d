import type {
  AnyNode,
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  ImportDeclaration,
  Pattern,
  VariableDeclaration,
} from "acorn";
import type { Parsed } from "./parse.ts";

/** An input as the body of an async function, with the names that it declares. */
export interface Rewritten {
  readonly body: string;
  readonly names: readonly string[];
  /** Declared names that later inputs may not assign to. */
  readonly constants: readonly string[];
}

/** Names of the helpers that the body calls. They are parameters of the enclosing function. */
export const helpers = { import: "__import", use: "__use", meta: "__meta", scope: "__scope" } as const;

/**
 * Rewrites an input so that its declarations outlive it. Declarations at the top level become assignments to
 * the session's names. `using` passes its value to the session. The value of the last expression is returned
 * in an array, so that a promise stays a promise.
 */
export function rewrite({ source, program }: Parsed): Rewritten {
  const edits: Edit[] = [];
  const names: string[] = [];
  const constants: string[] = [];
  const hoisted: string[] = [];
  const text = (node: { start: number; end: number }) => edited(source, edits, node.start, node.end);
  forEachNode(program, (node) => {
    if (node.type === "ImportExpression")
      edits.push({ start: node.start, end: node.start + 6, text: helpers.import });
    if (node.type === "MetaProperty" && node.meta.name === "import") {
      edits.push({ start: node.start, end: node.end, text: helpers.meta });
    }
  });
  const declare = (found: readonly string[], isConstant: boolean) => {
    names.push(...found);
    if (isConstant) constants.push(...found);
  };
  const statement = (node: AnyNode): string => {
    switch (node.type) {
      case "VariableDeclaration":
        declare(
          node.declarations.flatMap(({ id }) => boundNames(id)),
          /const|using/.test(node.kind),
        );
        return assignments(node, text);
      case "FunctionDeclaration":
        if (node.id === null) return text(node);
        declare([node.id.name], false);
        hoisted.push(`${helpers.scope}.${node.id.name} = ${node.id.name};`);
        return text(node);
      case "ClassDeclaration":
        if (node.id === null) return text(node);
        declare([node.id.name], false);
        return `${node.id.name} = ${text(node)};`;
      case "ImportDeclaration":
        declare(
          node.specifiers.map(({ local }) => local.name),
          true,
        );
        return imported(node);
      case "ExportNamedDeclaration":
      case "ExportDefaultDeclaration":
        return exported(node, statement, text);
      default:
        return text(node);
    }
  };
  const body = program.body as readonly AnyNode[];
  const last = body.at(-1);
  const lines = body.map((node) =>
    node === last && node.type === "ExpressionStatement"
      ? `return [(${text(node.expression)}\n)];`
      : statement(node),
  );
  return { body: [...hoisted, ...lines].join("\n"), names, constants };
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
    const value = init ? text(init) : "undefined";
    if (kind === "using") return `${text(id)} = ${helpers.use}(${value}, false)`;
    if (kind === "await using") return `${text(id)} = ${helpers.use}(${value}, true)`;
    return `${text(id)} = ${value}`;
  });
  return `(${parts.join(", ")});`;
}

function imported({ specifiers, source }: ImportDeclaration): string {
  const from = `await ${helpers.import}(${source.raw})`;
  const all = specifiers.find(({ type }) => type === "ImportNamespaceSpecifier");
  const parts = specifiers.flatMap((each) => {
    if (each.type === "ImportDefaultSpecifier") return [`default: ${each.local.name}`];
    if (each.type !== "ImportSpecifier") return [];
    const name = each.imported.type === "Identifier" ? each.imported.name : each.imported.raw;
    return [`${name}: ${each.local.name}`];
  });
  if (all)
    return `${all.local.name} = ${from};${parts.length > 0 ? ` ({ ${parts.join(", ")} } = ${all.local.name});` : ""}`;
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

function boundNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((each) =>
        boundNames(each.type === "RestElement" ? each.argument : each.value),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((each) => (each ? boundNames(each) : []));
    case "RestElement":
      return boundNames(pattern.argument);
    case "AssignmentPattern":
      return boundNames(pattern.left);
    default:
      return [];
  }
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
