// Parser of function bodies.
import type { Cursor } from "./cursor.ts";
import type { Token } from "./lexer.ts";
import { operationOf } from "./operations/operation.ts";
import { scalarOf } from "./operations/scalar.ts";
import { parseOperand } from "./parse-operand.ts";
import { parseParameters, parseVariables, SPACES } from "./parse-variable.ts";
import type { Scope } from "./scope.ts";
import {
  type BranchTable,
  type Call,
  type Guard,
  type Instruction,
  invalid,
  type Operand,
  type Prototype,
  type SourceLine,
  type Statement,
  unsupported,
} from "./syntax.ts";

const MOST_STATEMENTS = 500_000;
const MOST_BLOCKS = 1000;

export interface Body {
  readonly statements: Statement[];
  readonly tables: BranchTable[];
  readonly prototypes: Prototype[];
  /** Source line of the last `.loc` directive. */
  source?: SourceLine;
}

/** Parses a function body `{ ... }`. */
export function parseBody(cursor: Cursor, scope: Scope): Body {
  const body: Body = { statements: [], tables: [], prototypes: [] };
  const start = cursor.expect("{");
  scope.open();
  let depth = 1;
  while (depth > 0) {
    if (cursor.atEnd) invalid(start, "a function without an end");
    if (body.statements.length > MOST_STATEMENTS) unsupported(start, "a function of this size");
    if (cursor.accept("{")) {
      if (++depth > MOST_BLOCKS) invalid(cursor.token, "blocks are nested too deeply");
      scope.open();
    } else if (cursor.accept("}")) {
      depth--;
      scope.close();
    } else parseStatement(cursor, scope, body);
  }
  return body;
}

function parseStatement(cursor: Cursor, scope: Scope, body: Body): void {
  const { token, following } = cursor;
  const isWord = token.kind === "word";
  if (!isWord && !cursor.is("@")) cursor.unexpected("an instruction");
  if (token.text.startsWith(".")) parseDirective(cursor, scope, body);
  else if (isWord && following.text === ":" && following.kind === "mark") parseLabel(cursor, body);
  else body.statements.push(parseInstruction(cursor, scope, body));
}

function parseLabel(cursor: Cursor, body: Body): void {
  const { text, line, column } = cursor.next();
  cursor.expect(":");
  if (cursor.accept(".callprototype")) body.prototypes.push(parsePrototype(cursor, text));
  else if (cursor.accept(".calltargets")) cursor.skipStatement();
  else if (cursor.accept(".branchtargets")) {
    const first = cursor.word("a label").text;
    const others = cursor.accept(",") ? cursor.list(";", () => cursor.word("a label").text) : [];
    if (others.length === 0) cursor.expect(";");
    body.tables.push({ name: text, labels: [first, ...others] });
  } else body.statements.push({ label: text, line, column });
}

/** Parses the rest of a prototype: `(.param .b32 _) _ (.param .b64 _)`. */
function parsePrototype(cursor: Cursor, name: string): Prototype {
  const results = cursor.is("(") ? parseParameters(cursor) : [];
  cursor.word("_");
  const parameters = cursor.is("(") ? parseParameters(cursor) : [];
  cursor.accept(".noreturn");
  cursor.expect(";");
  return { name, results, parameters };
}

function parseDirective(cursor: Cursor, scope: Scope, body: Body): void {
  const token = cursor.next();
  if (token.text === ".reg") parseRegisters(cursor, scope, cursor.word("a type"));
  // CUDA's headers also write ".reg.b16" without a space.
  else if (token.text.startsWith(".reg."))
    parseRegisters(cursor, scope, { ...token, text: token.text.slice(4) });
  else if (token.text === ".loc") parseSourceLine(cursor, token.line, body);
  else if (token.text === ".pragma") cursor.skipStatement();
  else {
    const space = SPACES[token.text];
    if (space === undefined) cursor.unexpected("a statement", token);
    for (const variable of parseVariables(cursor, space, false)) scope.declareVariable(variable);
    cursor.expect(";");
  }
}

function parseRegisters(cursor: Cursor, scope: Scope, token: Token): void {
  if (/^\.v[24]$/.test(token.text)) unsupported(token, "a vector register");
  const type = scalarOf(token.text);
  if (type === undefined) cursor.unexpected("a type", token);
  do {
    const name = cursor.word("a register");
    if (cursor.accept("<")) {
      scope.declareRegisters(name.text, cursor.count("number of registers"), type);
      cursor.expect(">");
    } else scope.declareRegister(name, name.text, type);
  } while (cursor.accept(","));
  cursor.expect(";");
}

/** Parses a directive such as `.loc 1 12 0, inlined_at 1 20 3`, which ends with its line. */
function parseSourceLine(cursor: Cursor, line: number, body: Body): void {
  if (cursor.token.kind === "number" && cursor.following.kind === "number") {
    const file = Number(cursor.next().text);
    body.source = { file, line: Number(cursor.token.text) };
  }
  while (!cursor.atEnd && cursor.token.line === line) cursor.next();
}

function parseInstruction(cursor: Cursor, scope: Scope, body: Body): Instruction {
  let guard: Guard | undefined;
  const start = cursor.token;
  if (cursor.accept("@")) {
    const negated = cursor.accept("!");
    const name = cursor.word("a predicate");
    const register = scope.register(name, name.text);
    if (register === undefined) invalid(name, `Unknown symbol '${name.text}'`);
    if (register.type !== "pred") invalid(name, `'${name.text}' is not a predicate register`);
    guard = { register, negated };
  }
  const token = cursor.word("an instruction");
  const operation = operationOf(token.text);
  const { line, column } = start;
  const { source } = body;
  if (operation.kind === "call") {
    const call = parseCall(cursor, scope, body.prototypes);
    return { guard, operation, operands: [], call, line, column, source };
  }
  const operands = cursor.list(";", () => parseOperand(cursor, scope));
  return { guard, operation, operands, line, column, source };
}

function parseCall(cursor: Cursor, scope: Scope, prototypes: readonly Prototype[]): Call {
  const results: string[] = [];
  const list = () => cursor.list(")", () => parseOperand(cursor, scope));
  if (cursor.accept("(")) {
    for (const each of list()) {
      if (each.kind !== "symbol") unsupported(cursor.token, "a call with results in registers");
      results.push(each.name);
    }
    cursor.expect(",");
  }
  const target = parseOperand(cursor, scope);
  let parameters: Operand[] = [];
  let prototype: Prototype | undefined;
  const named = (): Prototype | undefined => {
    const token = cursor.word("a prototype");
    return prototypes.find(({ name }) => name === token.text);
  };
  if (cursor.accept(",")) {
    if (cursor.accept("(")) parameters = list();
    else prototype = named();
    if (cursor.accept(",")) prototype = named();
  }
  cursor.expect(";");
  return { results, target, parameters, prototype };
}
