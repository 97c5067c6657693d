/**
 * Translates C type names to types of ffi/layout (fields) and ffi/runtime (parameters).
 * @module
 */
import type { CRecord } from "./model.ts";

/** Type of a field, before the base type of enums and the overrides are applied. */
export type CTypeRef =
  | { kind: "scalar"; layout: string; parameter: string }
  | { kind: "fnPtr"; signature: SignatureRef }
  | { kind: "enum"; name: string }
  | { kind: "record"; name: string }
  | { kind: "untagged"; record: CRecord }
  | { kind: "array"; of: CTypeRef; length: number }
  | { kind: "chars"; length: number }
  /** Type of another header. It is an error only where a table needs the type. */
  | { kind: "unknown"; written: string };

/** Types of a function: the result, then the parameters. */
export type SignatureRef = readonly CTypeRef[];

const SCALARS: Record<string, readonly [layout: string, parameter: string, ...names: string[]]> = {
  void: ["void", "void", "void"],
  bool: ["bool", "bool", "_Bool", "bool"],
  i8: ["i8", "i8", "char", "signed char", "int8_t", "__s8"],
  u8: ["u8", "u8", "unsigned char", "uint8_t", "__u8"],
  i16: ["i16", "i16", "short", "int16_t", "__s16"],
  u16: ["u16", "u16", "unsigned short", "uint16_t", "__u16", "__le16", "sa_family_t"],
  i32: ["i32", "i32", "int", "int32_t", "__s32"],
  u32: ["u32", "u32", "unsigned int", "uint32_t", "__u32", "__le32", "socklen_t"],
  i64: [
    "i64",
    "i64",
    "long",
    "long long",
    "int64_t",
    "__s64",
    "ssize_t",
    "off_t",
    "__time_t",
    "__syscall_slong_t",
  ],
  u64: [
    "u64",
    "u64",
    "unsigned long",
    "unsigned long long",
    "uint64_t",
    "__u64",
    "__le64",
    "__aligned_u64",
    "nfds_t",
    // cufile.h declares a void *, but the value is not an address. Its upper half is 0xabababab, so a double
    // cannot hold it.
    "CUfileHandle_t",
  ],
  usize: ["usize", "u64", "size_t"],
  be16: ["be(u16)", "u16", "__be16", "in_port_t"],
  be32: ["be(u32)", "u32", "__be32", "in_addr_t"],
  be64: ["be(u64)", "u64", "__be64"],
  f32: ["f32", "f32", "float"],
  f64: ["f64", "f64", "double"],
  mutex: ["pthread_mutex_t", "ptr", "pthread_mutex_t"],
  cond: ["pthread_cond_t", "ptr", "pthread_cond_t"],
};

const BY_NAME = new Map(
  Object.values(SCALARS).flatMap(([layout, parameter, ...names]) =>
    names.map((name) => [name, { kind: "scalar", layout, parameter } as CTypeRef] as const),
  ),
);

const POINTER: CTypeRef = { kind: "scalar", layout: "ptr", parameter: "ptr" };

// verbs_api.h renames kernel types by macro. The tables use the names that users write.
const ALIASED = new Map<string, string>();

/** Registers `#define ibv_x ib_uverbs_x`, so that the record or enum is emitted as `ibv_x`. */
export function aliasTag(kernelName: string, name: string): void {
  ALIASED.set(kernelName, name);
}
export const tagAlias = (name: string): string => ALIASED.get(name) ?? name;
export const enumAlias = tagAlias;

/**
 * Parses a type as clang writes it. `untagged` is the record declared just before the field, for a field of
 * unnamed type.
 */
export function parseType(written: string, untagged?: CRecord): CTypeRef {
  const text = written
    .replace(/\b(const|volatile|restrict|__restrict)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const array = /^(.*?)\[(\d+)\](.*)$/.exec(text);
  if (/^[^[]*\(\*\)\s*\(/.test(text))
    return { kind: "fnPtr", signature: parseFunctionType(text.replace("(*)", "")) };
  if (text.endsWith("*") || text.includes("(*")) return POINTER;
  if (array) {
    const of = parseType(`${array[1]}${array[3]}`, untagged);
    const length = Number(array[2]);
    return array[1]?.trim() === "char" ? { kind: "chars", length } : { kind: "array", of, length };
  }
  if (text.endsWith("[]")) return { kind: "array", of: parseType(text.slice(0, -2), untagged), length: 0 };
  if (text.startsWith("untagged")) {
    return untagged ? { kind: "untagged", record: untagged } : { kind: "unknown", written };
  }
  const tagged = /^(struct|union|enum) (\w+)$/.exec(text);
  if (tagged) return { kind: tagged[1] === "enum" ? "enum" : "record", name: tagAlias(tagged[2] ?? "") };
  return BY_NAME.get(text) ?? { kind: "unknown", written };
}

/** Splits a function type such as `int (struct a *, void (*)(int))` into its result and parameters. */
export function parseFunctionType(written: string): SignatureRef {
  const open = written.indexOf("(");
  const close = written.lastIndexOf(")");
  const parameters = splitParameters(written.slice(open + 1, close));
  const all = [written.slice(0, open), ...parameters.filter((text) => text !== "void")];
  return all.map((text) => {
    const type = parseType(text.trim());
    return type.kind === "array" || type.kind === "chars" || type.kind === "fnPtr" ? POINTER : type;
  });
}

function splitParameters(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = "";
  for (const char of text) {
    if (char === "(") depth++;
    if (char === ")") depth--;
    if (char === "," && depth === 0) {
      parts.push(current.trim());
      current = "";
    } else current += char;
  }
  if (current.trim()) parts.push(current.trim());
  return parts;
}
