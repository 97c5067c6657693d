import type { EnumType } from "../../../ffi/layout/index.ts";
import type { StructType } from "../../../ffi/layout/struct-types.ts";
import { type AnyType, FIELDS } from "../../../ffi/layout/type.ts";
import type { CLibrary } from "./c-names.ts";

/** One line of a struct in C. */
export interface StructLine {
  /** Nesting depth inside unnamed and nested structs, from 1. */
  readonly depth: number;
  /** Text such as "uint64_t wr_id;", "union {" or "};". */
  readonly text: string;
  readonly offset?: number;
  readonly bytes?: number;
  /** Path for C's offsetof, undefined for braces. */
  readonly path?: string;
}

export const isStruct = (value: unknown): value is StructType =>
  typeof value === "object" && value !== null && FIELDS in value && "offsets" in value;

export const isEnum = (value: unknown): value is EnumType<Readonly<Record<string, number>>> =>
  typeof value === "object" && value !== null && "nameOf" in value && "values" in value;

/** C names of the layout's scalar types, for members whose type no header gives. */
const scalars: Readonly<Record<string, string>> = {
  i8: "int8_t",
  u8: "uint8_t",
  i16: "int16_t",
  u16: "uint16_t",
  i32: "int",
  u32: "uint32_t",
  i64: "int64_t",
  u64: "uint64_t",
  u64n: "uint64_t",
  i64n: "int64_t",
  usize: "size_t",
  bool: "bool",
  f32: "float",
  f64: "double",
  ptr: "void *",
  fnPtr: "void (*)()",
  "be(u16)": "__be16",
  "be(u32)": "__be32",
  "be(u64)": "__be64",
};

const isAggregate = (type: AnyType): type is StructType => type.kind === "struct" || type.kind === "union";

/** Returns true for a type that was declared in place, without its own name. */
const isInline = (type: AnyType): boolean =>
  isAggregate(type) && (type.name === "" || type.name.includes("."));

/** Returns the members of the struct, one line each. Unnamed nested types are written in braces. */
export function structLines(type: StructType, library: CLibrary): StructLine[] {
  const written = library.memberTypes[library.tags[type.name] ?? type.name] ?? {};
  return lines(type, { base: 0, path: "", depth: 1, written });
}

interface Position {
  readonly base: number;
  readonly path: string;
  readonly depth: number;
  readonly written: Readonly<Record<string, string>>;
}

function lines(type: StructType, position: Position): StructLine[] {
  const { base, path, depth, written } = position;
  return Object.entries(type[FIELDS]).flatMap(([name, field]) => {
    if (name.startsWith("$")) return unnamed(type, field as StructType, position);
    const at = base + type.offsets[name]!;
    const own = `${path}${name}`;
    if (isAggregate(field) && isInline(field)) {
      const inner = lines(field, { base: at, path: `${own}.`, depth: depth + 1, written });
      return [
        { depth, text: `${field.kind} {` },
        ...inner,
        { depth, text: `} ${name};`, offset: at, bytes: field.size, path: own },
      ];
    }
    const text = `${declared(written[own] ?? cType(field), name)};`;
    return [{ depth, text, offset: at, bytes: field.size, path: own }];
  });
}

function unnamed(outer: StructType, field: StructType, position: Position): StructLine[] {
  const { depth } = position;
  if (field.kind === "bits") {
    return outer
      .placement(process.arch === "arm64" ? "arm64" : "x64")
      .members.filter((member) => member.name in field.offsets)
      .map(({ name, offset, size, bits }) => ({
        depth,
        text: `${declared(position.written[`${position.path}${name}`] ?? cType(field[FIELDS][name]!), name)} : ${bits?.width ?? size * 8};`,
        offset: position.base + offset,
        bytes: size,
        path: `${position.path}${name}`,
      }));
  }
  const [first = ""] = Object.keys(field.offsets);
  const base = position.base + outer.offsets[first]! - field.offsets[first]!;
  return [
    { depth, text: `${field.kind} {` },
    ...lines(field, { ...position, base, depth: depth + 1 }),
    { depth, text: "};" },
  ];
}

function cType(type: AnyType): string {
  if (type.kind === "array") {
    const { element, length } = type as unknown as { element: AnyType; length: number };
    return `${cType(element)}[${length === 0 ? "" : length}]`;
  }
  if (type.kind === "text") return `char[${type.size}]`;
  if (type.kind === "enum") return `enum ${type.name}`;
  if (type.kind === "flags") return `${type.size === 8 ? "uint64_t" : "unsigned int"}`;
  if (isAggregate(type)) return `${type.kind} ${type.name}`;
  return scalars[type.name] ?? type.name;
}

/** Returns a C declaration. The name is inside a function pointer type and before an array length. */
function declared(type: string, name: string): string {
  if (type.includes("(*)")) return type.replace("(*)", `(*${name})`);
  const array = /^(.*?)\s*((?:\[\d*\])+)$/.exec(type);
  if (array) return `${array[1]} ${name}${array[2]}`;
  return type.endsWith("*") ? `${type}${name}` : `${type} ${name}`;
}
