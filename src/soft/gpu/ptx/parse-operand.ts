import { type Cursor, integerOf } from "./cursor.ts";
import type { Scope } from "./scope.ts";
import { invalid, type Operand, unsupported } from "./syntax.ts";

// Bits of floating-point numbers.

type Constant = Operand & { kind: "immediate" };

const view = new DataView(new ArrayBuffer(8));

/** Returns the bits of a number as f32 or f64. */
export function floatBits(value: number, type: "f32" | "f64"): bigint {
  if (type === "f64") {
    view.setFloat64(0, value);
    return view.getBigUint64(0);
  }
  view.setFloat32(0, value);
  return BigInt(view.getUint32(0));
}

/** Returns the number that the bits of an f32 or f64 represent. */
export function floatOf(bits: bigint, type: "f32" | "f64"): number {
  if (type === "f64") {
    view.setBigUint64(0, BigInt.asUintN(64, bits));
    return view.getFloat64(0);
  }
  view.setUint32(0, Number(BigInt.asUintN(32, bits)));
  return view.getFloat32(0);
}

/** Returns the bits of a constant as f32 or f64. A NaN of the type keeps its payload. */
export const bitsAs = ({ value, float }: Constant, type: "f32" | "f64"): bigint =>
  float === type ? value : floatBits(float === undefined ? Number(value) : floatOf(value, float), type);

// Names of PTX's special registers.

const names = new Set([
  ...["tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid", "cluster_ctaid", "cluster_nctaid"].flatMap(
    (name) => [`%${name}.x`, `%${name}.y`, `%${name}.z`],
  ),
  ..."laneid warpid nwarpid smid nsmid gridid clock clock64 clock_hi globaltimer globaltimer_lo globaltimer_hi"
    .split(" ")
    .map((name) => `%${name}`),
  ...["eq", "le", "lt", "ge", "gt"].map((name) => `%lanemask_${name}`),
  ..."reserved_smem_offset_begin reserved_smem_offset_end reserved_smem_offset_cap reserved_smem_offset_0 reserved_smem_offset_1 dynamic_smem_size total_smem_size aggr_smem_size cluster_ctarank cluster_nctarank is_explicit_cluster current_graph_exec"
    .split(" ")
    .map((name) => `%${name}`),
]);

const isSpecial = (name: string): boolean => names.has(name) || /^%(pm|envreg)\d+(_64)?$/.test(name);

// Parser of instruction operands.

const SINK: Operand = { kind: "sink" };

/** Parses one operand of any kind. */
export function parseOperand(cursor: Cursor, scope: Scope): Operand {
  if (cursor.is("{")) return parseVector(cursor, scope);
  if (cursor.is("[")) return parseAddress(cursor, scope);
  if (cursor.accept("!")) return { kind: "not", operand: parseOperand(cursor, scope) };
  const first = parseSimple(cursor, scope);
  if (!cursor.accept("|")) return first;
  return { kind: "pair", first, second: parseSimple(cursor, scope) };
}

function parseVector(cursor: Cursor, scope: Scope): Operand & { kind: "vector" } {
  const open = cursor.expect("{");
  const elements: Operand[] = [];
  do {
    elements.push(parseSimple(cursor, scope));
    if (elements.length > 128) invalid(open, "too many elements in a vector");
  } while (cursor.accept(","));
  cursor.expect("}");
  return { kind: "vector", elements };
}

function parseAddress(cursor: Cursor, scope: Scope): Operand {
  cursor.expect("[");
  if (cursor.token.kind === "number" || cursor.is("-")) {
    const offset = Number(cursor.integer("an address"));
    cursor.expect("]");
    return { kind: "address", base: undefined, offset };
  }
  const base = parseName(cursor, scope);
  let offset = 0;
  while (cursor.is("+") || cursor.is("-")) {
    // PTX also allows a sign after the plus: `[%r1+-4]`.
    cursor.accept("+");
    offset += Number(cursor.integer("an offset"));
  }
  if (cursor.is(",") && cursor.following.text === "{") {
    cursor.next();
    const coordinates = parseVector(cursor, scope);
    cursor.expect("]");
    return { kind: "address", base, offset, coordinates: coordinates.elements };
  }
  if (cursor.is(",") || cursor.is("<")) unsupported(cursor.token, "an address of several parts");
  cursor.expect("]");
  return { kind: "address", base, offset };
}

/** Parses the name of a register, a symbol or a special register. */
function parseName(cursor: Cursor, scope: Scope): Operand {
  const token = cursor.word("a register or a name");
  const { text } = token;
  if (text === "_") return SINK;
  if (text === "WARP_SZ") return { kind: "immediate", value: 32n };
  const register = scope.register(token, text);
  if (register !== undefined) return { kind: "register", register };
  const variable = scope.variable(text);
  if (variable !== undefined) return { kind: "symbol", name: variable.name, offset: 0 };
  if (text.startsWith("%")) {
    if (isSpecial(text)) return { kind: "special", name: text };
    const dot = text.lastIndexOf(".");
    const whole = dot > 0 ? scope.register(token, text.slice(0, dot)) : undefined;
    const part = text.slice(dot + 1);
    if (whole !== undefined && /^(b[0-3]|h[01])$/.test(part))
      return { kind: "register", register: whole, part };
    if (whole !== undefined) unsupported(token, "an element of a vector register");
    invalid(token, `Unknown symbol '${text}'`);
  }
  return { kind: "symbol", name: text, offset: 0 };
}

function parseSimple(cursor: Cursor, scope: Scope): Operand {
  const { token } = cursor;
  if (token.kind === "word") {
    const name = parseName(cursor, scope);
    if (name.kind !== "symbol" || !(cursor.is("+") || cursor.is("-"))) return name;
    return { ...name, offset: Number(cursor.integer("an offset")) };
  }
  if (cursor.is("(") || cursor.is("~")) unsupported(token, "a constant expression");
  return parseConstant(cursor, "an operand");
}

/** Parses an integer, or the bits of a floating-point number such as 0f3F800000, 0d3FF0000000000000 or 1.5. */
export function parseConstant(cursor: Cursor, what: string): Constant {
  const negative = cursor.is("-");
  const { kind, text } = negative ? cursor.following : cursor.token;
  const isHex = /^0[fFdD]/.test(text);
  if (kind !== "number" || integerOf(text) !== undefined || !(isHex || /[.eE]/.test(text)))
    return { kind: "immediate", value: cursor.integer(what) };
  if (negative) cursor.next();
  cursor.next();
  const float = /^0[fF]/.test(text) ? ("f32" as const) : ("f64" as const);
  // The value is stored as bits, because a JavaScript number would lose the payload of a NaN.
  const bits = isHex ? BigInt(`0x${text.slice(2)}`) : floatBits(Number(text), "f64");
  const sign = float === "f32" ? 1n << 31n : 1n << 63n;
  return { kind: "immediate", value: negative ? bits ^ sign : bits, float };
}
