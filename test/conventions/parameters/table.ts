// Names of the parameters of all public methods, from the sources of the exported classes.
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";
import * as array from "../../../src/array/index.ts";
import * as cuda from "../../../src/cuda/index.ts";
import * as direct from "../../../src/direct/index.ts";
import * as group from "../../../src/group/index.ts";
import * as kernel from "../../../src/kernel/index.ts";
import * as libraries from "../../../src/libraries/index.ts";
import * as memory from "../../../src/memory/index.ts";
import * as nvtx from "../../../src/nvtx/index.ts";
import * as rdma from "../../../src/rdma/index.ts";
import * as simulation from "../../../src/simulation/index.ts";
import { sourceFiles } from "../files.ts";
import { hotMethods } from "./hot.ts";

/** Module of the package, by its folder. */
export const exportsOf = {
  array,
  cuda,
  direct,
  group,
  kernel,
  libraries,
  memory,
  nvtx,
  rdma,
  simulation,
} as const;

export type ModuleName = keyof typeof exportsOf;

export const modules = Object.keys(exportsOf) as ModuleName[];

/** Classes whose methods only doorbell calls. */
const internalClasses: ReadonlySet<string> = new Set(["Builder", "Driver"]);

/** Public method of an exported class. */
export interface Method {
  readonly owner: string;
  readonly name: string;
  readonly isStatic: boolean;
  readonly parameters: readonly string[];
  /** True when the method compares `arguments.length` itself, with a fix in its error. */
  readonly checksItself: boolean;
}

/** Exported class, with the file that declares it. */
interface ExportedClass {
  readonly name: string;
  readonly file: string;
  readonly methods: readonly Method[];
}

// biome-ignore lint/suspicious/noExplicitAny: the syntax tree of oxc has no exported types
type Node = any;

/** Returns the name of a parameter, or undefined for `...rest`. */
function parameterName(node: Node): string | undefined {
  if (node.type === "RestElement") return undefined;
  const inner = node.type === "AssignmentPattern" ? node.left : node;
  return inner.type === "Identifier" ? inner.name : "options";
}

const isClass = (value: unknown): boolean =>
  typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));

/** Returns the public methods of a class. Overloads count with the longest list of parameters. */
function methodsOf(owner: string, body: Node, source: string, isInternal: (at: number) => boolean): Method[] {
  const found = new Map<string, Method>();
  const overloaded = new Set<string>();
  for (const member of body.body as Node[]) {
    const isMethod = /^(TSAbstract)?MethodDefinition$/.test(member.type) && member.kind === "method";
    if (!isMethod || member.computed || member.key.type !== "Identifier") continue;
    if (/private|protected/.test(member.accessibility ?? "") || isInternal(member.start)) continue;
    const { name } = member.key;
    const key = `${member.static} ${name}`;
    const isSignature = member.value.body === null;
    const checksItself = source.slice(member.start, member.end).includes("arguments.length");
    const before = found.get(key);
    if (isSignature) overloaded.add(key);
    else if (overloaded.has(key)) {
      if (before !== undefined) found.set(key, { ...before, checksItself });
      continue;
    }
    const names = (member.value.params as Node[]).map(parameterName);
    if (names.includes(undefined) || (before?.parameters.length ?? -1) >= names.length) continue;
    found.set(key, { owner, name, isStatic: member.static, parameters: names as string[], checksItself });
  }
  return [...found.values()];
}

/**
 * Returns the methods of an interface, and of the interfaces that it extends. An import leads to the file of an
 * interface that this file does not declare.
 */
function interfaceMethods(owner: string, name: string, file: string): Method[] {
  const { program } = parseSync(file, readFileSync(file, "utf8")) as { program: Node };
  const statements = program.body as Node[];
  const found = statements
    .map(({ declaration }) => declaration)
    .find((each) => each?.type === "TSInterfaceDeclaration" && each.id.name === name);
  if (found === undefined) {
    const source = statements.find(({ type, specifiers }) => {
      const names = type === "ImportDeclaration" ? (specifiers as Node[]).map(({ local }) => local.name) : [];
      return names.includes(name);
    })?.source.value;
    return source === undefined ? [] : interfaceMethods(owner, name, join(dirname(file), source));
  }
  const own = (found.body.body as Node[]).flatMap(({ type, key, params }): Method[] => {
    const names = type === "TSMethodSignature" ? (params as Node[]).map(parameterName) : [undefined];
    if (names.includes(undefined)) return [];
    return [{ owner, name: key.name, isStatic: false, parameters: names as string[], checksItself: false }];
  });
  const extended = (found.extends as Node[]).map(({ expression }) => expression.name as string);
  return [...own, ...extended.flatMap((each) => interfaceMethods(owner, each, file))];
}

/** Returns the exported classes of a source file. A class has the methods of an interface with its name too. */
function classesIn(file: string): ExportedClass[] {
  const source = readFileSync(file, "utf8");
  if (!/^export (abstract )?class /m.test(source)) return [];
  const { program, comments } = parseSync(file, source) as { program: Node; comments: Node[] };
  const docs = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"));
  // A doc comment belongs to the member that follows it.
  const isInternal = (at: number): boolean => {
    const doc = docs.findLast(({ end }) => end <= at && source.slice(end, at).trim() === "");
    return /@internal/.test(doc?.value ?? "");
  };
  return (program.body as Node[]).flatMap(({ type, declaration }) =>
    type === "ExportNamedDeclaration" && declaration?.type === "ClassDeclaration"
      ? [
          {
            name: declaration.id.name,
            file,
            methods: [
              ...methodsOf(declaration.id.name, declaration.body, source, isInternal),
              ...interfaceMethods(declaration.id.name, declaration.id.name, file),
            ],
          },
        ]
      : [],
  );
}

let sources: ExportedClass[] | undefined;

/** Returns the exported classes of a module. */
export function classesOf(module: ModuleName): ExportedClass[] {
  sources ??= sourceFiles().flatMap(classesIn);
  const folders = module === "rdma" ? ["src/rdma/", "src/exchange/"] : [`src/${module}/`];
  return sources
    .filter(({ name, file }) => {
      const exported = (exportsOf[module] as Record<string, unknown>)[name];
      const isHere = folders.some((folder) => file.startsWith(folder));
      return isHere && isClass(exported) && !internalClasses.has(name);
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export const isHot = ({ owner, name, isStatic }: Method): boolean =>
  !isStatic && hotMethods.has(`${owner}.${name}`);

export const pathOf = (module: ModuleName): string => `src/${module}/generated/extra-arguments.ts`;

/** Returns the text of the generated file of a module. */
export function textOf(module: ModuleName): string {
  const folder = dirname(pathOf(module));
  const guarded = classesOf(module)
    .map((each) => ({
      ...each,
      methods: each.methods.filter((method) => !isHot(method) && !method.checksItself),
    }))
    .filter(({ methods }) => methods.length > 0);
  const imports = [
    ...guarded.map(({ name, file }) => `import { ${name} } from "${relative(folder, file)}";`),
    `import { refuseExtraArguments } from "../../arguments/refuse-extra-arguments.ts";`,
  ];
  const tables = guarded.map(({ name, methods }) => {
    const rows = methods.map(
      (method) =>
        `  ${JSON.stringify((method.isStatic ? "static " : "") + method.name)}: ${JSON.stringify(method.parameters.join(" "))},`,
    );
    return `refuseExtraArguments(${name}, {\n${rows.join("\n")}\n});`;
  });
  const head = "// Generated by `npm run generate:parameters` from the classes. Do not edit.";
  return `${[head, ...imports.sort(), "", ...tables].join("\n")}\n`;
}
