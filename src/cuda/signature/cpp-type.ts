import type { ParameterType } from "./parameter-type.ts";

/** A C++ type, as far as kernel arguments need it. */
export interface CppType {
  /** C++ text before and after the declared name: "float (*" and ")[16]". */
  readonly head: string;
  readonly tail: string;
  /**
   * Kind of the argument. Undefined for structs, enums and other types, whose size only the driver reports.
   */
  readonly parameter?: ParameterType;
  /** Alignment in bytes, where it is not the size. */
  readonly align?: number;
  readonly reference?: true;
  /** Types of a template parameter pack (`typename... T`). */
  readonly pack?: readonly CppType[];
}

/** Returns the C++ text of a type: "const float*". */
export const textOf = ({ head, tail }: CppType): string => head + tail;

/** Returns a type that has only a name. */
export const named = (head: string): CppType => vectors.get(head) ?? { head, tail: "" };

const scalar = (head: string, parameter?: ParameterType, align?: number): CppType => ({
  head,
  tail: "",
  ...(parameter === undefined ? {} : { parameter }),
  ...(align === undefined ? {} : { align }),
});

/** `<builtin-type>` of the Itanium C++ ABI, section 5.1.5. */
export const builtins: ReadonlyMap<string, CppType> = new Map([
  ["v", scalar("void")],
  ["w", scalar("wchar_t", "i32")],
  ["b", scalar("bool", "bool")],
  ["c", scalar("char", "i8")],
  ["a", scalar("signed char", "i8")],
  ["h", scalar("unsigned char", "u8")],
  ["s", scalar("short", "i16")],
  ["t", scalar("unsigned short", "u16")],
  ["i", scalar("int", "i32")],
  ["j", scalar("unsigned int", "u32")],
  ["l", scalar("long", "i64")],
  ["m", scalar("unsigned long", "u64")],
  ["x", scalar("long long", "i64")],
  ["y", scalar("unsigned long long", "u64")],
  ["n", scalar("__int128", "bytes 16", 16)],
  ["o", scalar("unsigned __int128", "bytes 16", 16)],
  ["f", scalar("float", "f32")],
  ["d", scalar("double", "f64")],
  ["Di", scalar("char32_t", "u32")],
  ["Ds", scalar("char16_t", "u16")],
  ["Du", scalar("char8_t", "u8")],
  ["Dh", scalar("half", "bytes 2", 2)],
  ["Dn", scalar("std::nullptr_t", "ptr")],
]);

/** CUDA's own structs, whose sizes are fixed (vector_types.h, cuda_fp16.h, cuda_bf16.h). */
const vectors: ReadonlyMap<string, CppType> = new Map(
  [
    ...(
      [
        ["char", 1],
        ["uchar", 1],
        ["short", 2],
        ["ushort", 2],
        ["int", 4],
        ["uint", 4],
        ["long", 8],
        ["ulong", 8],
        ["longlong", 8],
        ["ulonglong", 8],
        ["float", 4],
        ["double", 8],
      ] as const
    ).flatMap(([name, bytes]) =>
      [1, 2, 3, 4].map(
        (n) => [`${name}${n}`, n * bytes, n % 2 === 0 ? Math.min(16, n * bytes) : bytes] as const,
      ),
    ),
    ["dim3", 12, 4] as const,
    ["__half", 2, 2] as const,
    ["__half2", 4, 4] as const,
    ["__nv_bfloat16", 2, 2] as const,
    ["__nv_bfloat162", 4, 4] as const,
  ].map(([name, bytes, align]) => [name, scalar(name, `bytes ${bytes}`, align)]),
);

const isCompound = (tail: string): boolean => /^[[(]/.test(tail);

/** Returns a pointer ("*") or a reference ("&", "&&") to a type. */
export function pointing(to: CppType, mark: "*" | "&" | "&&"): CppType {
  const place = isCompound(to.tail)
    ? { head: `${to.head} (${mark}`, tail: `)${to.tail}` }
    : { head: to.head + mark, tail: to.tail };
  return mark === "*" ? { ...place, parameter: "ptr" } : { ...place, reference: true };
}

/** Adds `const` or `volatile`: behind the mark of a pointer, before any other type. */
export function qualified(type: CppType, words: readonly string[]): CppType {
  if (words.length === 0) return type;
  const text = words.join(" ");
  const head = /[*&]$/.test(type.head) ? `${type.head} ${text}` : `${text} ${type.head}`;
  return { ...type, head };
}

/** Returns an array of a type. */
export const arrayOf = (of: CppType, length: string): CppType => ({
  head: of.head,
  tail: `[${length}]${of.tail}`,
});

/** Returns a function type with a result and parameters. */
export const functionOf = (result: CppType, parameters: readonly CppType[]): CppType => ({
  head: result.head,
  tail: `(${listed(parameters)})${result.tail}`,
});

/** Joins types with commas. `(void)` is the empty list. */
export const listed = (types: readonly CppType[]): string =>
  types
    .map(textOf)
    .filter((text) => text !== "void")
    .join(", ");
