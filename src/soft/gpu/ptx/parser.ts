// Parser of PTX modules.
import { CUDA_ERROR_UNSUPPORTED_PTX_VERSION } from "../../../../ffi/cuda/index.ts";
import { Cursor } from "./cursor.ts";
import type { Token } from "./lexer.ts";
import { parseBody } from "./parse-body.ts";
import { parseParameters, parseVariables, SPACES } from "./parse-variable.ts";
import { Scope } from "./scope.ts";
import { invalid, PtxError, type PtxFunction, type PtxModule, unsupported, type Variable } from "./syntax.ts";

/** Oldest supported major version of the PTX ISA. */
const OLDEST = 6;
const NEWEST = 9;

/** Parses a module. Throws a PtxError with line and column for invalid or unsupported PTX. */
export function parse(text: string): PtxModule {
  const cursor = new Cursor(text);
  const version = parseVersion(cursor);
  const target = parseTarget(cursor);
  const variables: Variable[] = [];
  const functions: PtxFunction[] = [];
  const files = new Map<number, string>();
  while (!cursor.atEnd) parseTop(cursor, variables, functions, files);
  for (const fn of functions) {
    for (const { source } of fn.body ?? []) if (source !== undefined) source.name = files.get(source.file);
  }
  return { version, target, variables, functions };
}

function parseVersion(cursor: Cursor): [number, number] {
  const at = cursor.token;
  if (!cursor.accept(".version")) invalid(at, "Missing .version directive at start of file");
  const token = cursor.next();
  const match = /^(\d+)\.(\d+)$/.exec(token.text);
  if (match === null) cursor.unexpected("a version", token);
  const [major, minor] = [Number(match[1]), Number(match[2])];
  if (major < OLDEST || major > NEWEST) {
    throw new PtxError(
      token,
      `fatal   : Unsupported .version ${token.text}. The soft GPU supports PTX ${OLDEST}.0 to ${NEWEST}.x`,
      CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
    );
  }
  return [major, minor];
}

/** Targets of PTX 9.0 (PTX ISA, section ".target"), without sm_. */
const ARCHITECTURES: ReadonlySet<number> = new Set([
  10, 11, 12, 13, 20, 21, 30, 32, 35, 37, 50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 88, 89, 90, 100,
  101, 103, 110, 120, 121,
]);

function parseTarget(cursor: Cursor): string {
  if (!cursor.accept(".target")) invalid(cursor.token, "Missing .target directive after .version directive");
  const token = cursor.word("an architecture");
  const match = /^sm_(\d+)[af]?$/.exec(token.text);
  if (match === null || !ARCHITECTURES.has(Number(match[1])))
    invalid(token, `'${token.text}' is not an architecture`);
  while (cursor.accept(",")) cursor.word("a target");
  return token.text;
}

const LINKING = [".visible", ".extern", ".weak", ".common"];

function parseTop(
  cursor: Cursor,
  variables: Variable[],
  functions: PtxFunction[],
  files: Map<number, string>,
): void {
  const linking = new Set<string>();
  let head = cursor.word("a directive");
  for (; LINKING.includes(head.text); head = cursor.word("a directive")) linking.add(head.text);
  const external = linking.has(".extern");
  const weak = linking.has(".weak") || linking.has(".common");
  const visible = weak || linking.has(".visible");
  switch (head.text) {
    case ".address_size": {
      const at = cursor.token;
      if (cursor.count("address size") !== 64) unsupported(at, "an address size other than 64");
      return;
    }
    case ".file": {
      const number = cursor.next();
      if (number.kind === "number" && cursor.token.kind === "string")
        files.set(Number(number.text), cursor.token.text.slice(1, -1));
      while (!cursor.atEnd && cursor.token.line === head.line) cursor.next();
      return;
    }
    case ".section":
      skipSection(cursor);
      return;
    case ".pragma":
      cursor.skipStatement();
      return;
    case ".entry":
    case ".func":
      addFunction(parseFunction(cursor, head, { visible, weak }), functions);
      return;
    case ".alias":
      unsupported(head, ".alias");
  }
  const space = SPACES[head.text];
  if (space === undefined || space === "param" || space === "local") cursor.unexpected("a directive", head);
  for (const each of parseVariables(cursor, space, external)) {
    const variable = { ...each, visible, weak };
    if (variables.some(({ name, external: declared }) => name === variable.name && !declared))
      invalid(variable, `Duplicate definition of variable '${variable.name}'`);
    variables.push(variable);
  }
  cursor.expect(";");
}

/** Adds a function; a definition replaces an earlier declaration. */
function addFunction(found: PtxFunction, functions: PtxFunction[]): void {
  const index = functions.findIndex(({ name }) => name === found.name);
  if (index < 0) functions.push(found);
  else if (functions[index]!.body === undefined) functions[index] = found;
  else if (found.body !== undefined) invalid(found, `Duplicate definition of function '${found.name}'`);
}

function skipSection(cursor: Cursor): void {
  const at = cursor.word("a section's name");
  cursor.expect("{");
  while (!cursor.accept("}")) {
    if (cursor.atEnd) invalid(at, "a section without an end");
    cursor.next();
  }
}

function parseFunction(
  cursor: Cursor,
  head: Token,
  linking: { readonly visible: boolean; readonly weak: boolean },
): PtxFunction {
  const scope = new Scope();
  scope.open();
  const results = head.text === ".func" && cursor.is("(") ? declared(parseParameters(cursor), scope) : [];
  const name = cursor.word("a function's name");
  const parameters = cursor.is("(") ? declared(parseParameters(cursor), scope) : [];
  let maxThreads: number | undefined;
  let minBlocks = 1;
  let maxRegisters: number | undefined;
  let maxCluster: number | undefined;
  let requiredThreads: [number, number, number] | undefined;
  let requiredCluster: [number, number, number] | undefined;
  for (;;) {
    if (cursor.accept(".maxntid")) maxThreads = parseThree(cursor).reduce((a, b) => a * b);
    else if (cursor.accept(".reqntid")) {
      requiredThreads = parseThree(cursor);
      maxThreads = requiredThreads.reduce((a, b) => a * b);
    } else if (cursor.accept(".minnctapersm")) minBlocks = cursor.count("blocks");
    else if (cursor.accept(".maxnreg")) maxRegisters = cursor.count("registers");
    else if (cursor.accept(".maxclusterrank")) maxCluster = cursor.count("blocks");
    else if (cursor.accept(".reqnctapercluster")) requiredCluster = parseThree(cursor);
    else if (cursor.accept(".pragma")) cursor.skipStatement();
    else if (!cursor.accept(".explicitcluster") && !cursor.accept(".noreturn")) break;
  }
  const { line, column } = name;
  const declaration = {
    ...{ name: name.text, isKernel: head.text === ".entry", results, parameters, line, column },
    ...{ ...linking, minBlocks, maxRegisters, maxCluster, requiredThreads, requiredCluster },
    maxThreads: Math.min(1024, maxThreads ?? 1024),
    hasMaxThreads: maxThreads !== undefined,
  };
  if (cursor.accept(";"))
    return { ...declaration, body: undefined, registers: [], variables: [], tables: [] };
  const { statements: body, tables } = parseBody(cursor, scope);
  const { registers, variables } = scope;
  return { ...declaration, body, registers, variables, tables };
}

function parseThree(cursor: Cursor): [number, number, number] {
  const found: [number, number, number] = [cursor.count("threads", 1024), 1, 1];
  for (let i = 1; i < 3 && cursor.accept(","); i++) found[i] = cursor.count("threads", 1024);
  return found;
}

function declared(variables: Variable[], scope: Scope): Variable[] {
  for (const variable of variables) if (variable.name !== "_") scope.declareVariable(variable);
  return variables;
}
