// Parser of variable declarations and their initial values.
import type { Cursor } from "./cursor.ts";
import { bytesOf, isFloat, type Scalar, type Space, scalarOf } from "./operations/scalar.ts";
import { bitsAs, parseConstant } from "./parse-operand.ts";
import { type Initializer, invalid, unsupported, type Variable } from "./syntax.ts";

const LARGEST = 2 ** 31;
const MOST_DIMENSIONS = 16;
const MOST_PARAMETERS = 4096;

export const SPACES: Readonly<Record<string, Space>> = {
  ".global": "global",
  ".const": "const",
  ".shared": "shared",
  ".local": "local",
  ".param": "param",
};

const OPAQUE = [".texref", ".samplerref", ".surfref"];

/** Parses a declaration such as `.align 4 .b8 name[16] = {1, 2}` after its space, without its last mark. */
export function parseVariables(cursor: Cursor, space: Space, external: boolean): Variable[] {
  const found: Variable[] = [];
  const { type, align, lanes } = parseType(cursor);
  do {
    found.push(parseOne(cursor, { space, external, type, align, lanes }));
  } while (space !== "param" && cursor.accept(","));
  return found;
}

/** Parses the parameters of a function or prototype: `(.param .b32 a, .param .b64 b)`. */
export function parseParameters(cursor: Cursor): Variable[] {
  const at = cursor.expect("(");
  let count = 0;
  const found = cursor.list(")", () => {
    if (cursor.is(".reg")) unsupported(cursor.token, "a function with parameters in registers");
    cursor.expect(".param");
    if (++count > MOST_PARAMETERS) invalid(at, "too many parameters");
    return parseVariables(cursor, "param", false);
  });
  return found.flat();
}

interface Shape {
  readonly type: Scalar;
  readonly align: number;
  readonly lanes: number;
}

function parseType(cursor: Cursor): Shape {
  let align = 0;
  let lanes = 1;
  for (;;) {
    const token = cursor.word("a type");
    const scalar = scalarOf(token.text);
    if (scalar !== undefined && token.text.startsWith(".")) {
      if (cursor.accept(".ptr")) skipPointer(cursor);
      return { type: scalar, align: Math.max(align, 0) || bytesOf(scalar) * lanes, lanes };
    }
    if (token.text === ".align") align = alignment(cursor);
    else if (token.text === ".v2") lanes = 2;
    else if (token.text === ".v4") lanes = 4;
    else if (token.text === ".attribute") skipAttribute(cursor);
    else if (OPAQUE.includes(token.text)) unsupported(token, `a ${token.text} variable`);
    else cursor.unexpected("a type", token);
  }
}

function alignment(cursor: Cursor): number {
  const at = cursor.token;
  const value = cursor.count("alignment", 65536);
  if (value === 0 || (value & (value - 1)) !== 0) invalid(at, "Alignment must be a power of two");
  return value;
}

/** Skips a pointer attribute such as `.ptr .global .align 8`. The soft GPU does not use it. */
function skipPointer(cursor: Cursor): void {
  while ([".global", ".const", ".shared", ".local"].includes(cursor.token.text)) cursor.next();
  if (cursor.accept(".align")) alignment(cursor);
}

function skipAttribute(cursor: Cursor): void {
  const at = cursor.expect("(");
  while (!cursor.accept(")")) {
    if (cursor.atEnd) invalid(at, "an attribute without an end");
    if (cursor.next().text === ".managed") unsupported(at, "a .managed variable");
  }
}

function parseOne(cursor: Cursor, shape: Shape & { space: Space; external: boolean }): Variable {
  const token = cursor.word("a name");
  const size = bytesOf(shape.type) * shape.lanes;
  let count = 1;
  let open = false;
  let dimensions = 0;
  while (cursor.accept("[")) {
    if (++dimensions > MOST_DIMENSIONS) invalid(token, `too many dimensions of '${token.text}'`);
    if (cursor.is("]")) open = true;
    else count *= cursor.count("array size");
    cursor.expect("]");
  }
  const { space, external, type, align } = shape;
  const initial: Initializer[] = [];
  if (cursor.accept("=")) parseInitial(cursor, type, 0, initial, 0);
  let bytes = open ? 0 : size * count;
  if (open && initial.length > 0) bytes = Math.max(...initial.map((each) => each.offset + each.bytes));
  if (bytes > LARGEST) invalid(token, `'${token.text}' is too large`);
  if (initial.some((each) => each.offset + each.bytes > bytes))
    invalid(token, `too many initial values for '${token.text}'`);
  const { line, column } = token;
  return { name: token.text, space, type, align, bytes, external, initial, line, column };
}

/** Parses one initial value or a nested list. Returns the offset behind it. */
function parseInitial(cursor: Cursor, type: Scalar, at: number, into: Initializer[], depth: number): number {
  if (depth > MOST_DIMENSIONS) invalid(cursor.token, "initial values are nested too deeply");
  if (cursor.accept("{")) {
    let offset = at;
    cursor.list("}", () => (offset = parseInitial(cursor, type, offset, into, depth + 1)));
    return offset;
  }
  const bytes = bytesOf(type);
  into.push({ offset: at, bytes, ...parseValue(cursor, type) });
  return at + bytes;
}

function parseValue(cursor: Cursor, type: Scalar): { value: bigint; symbol?: string } {
  const { token } = cursor;
  if (token.kind === "word") {
    let symbol = cursor.next().text;
    // Generic and global addresses are equal in the soft GPU.
    if (symbol === "generic") {
      cursor.expect("(");
      symbol = cursor.word("a name").text;
      cursor.expect(")");
    }
    const value = cursor.is("+") || cursor.is("-") ? cursor.integer("an offset") : 0n;
    return { value, symbol };
  }
  const constant = parseConstant(cursor, "an initial value");
  const isInteger = constant.float === undefined && !isFloat(type);
  if (isInteger && cursor.is("(")) unsupported(token, "an initial value under a mask");
  if (isInteger) return { value: constant.value };
  return { value: bitsAs(constant, type === "f64" || type === "b64" ? "f64" : "f32") };
}
