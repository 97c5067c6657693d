import type { ParameterType } from "../parameter-type.ts";

/** A C++ type as far as a kernel's arguments need it. */
export interface CppType {
  /** As C++ writes it, around the name of what has it: "float (*" and ")[16]". */
  readonly head: string;
  readonly tail: string;
  /** What an argument of it is; undefined for structs, enums and what C++ calls otherwise: only the driver knows their size. */
  readonly parameter?: ParameterType;
  /** What it is a multiple of in memory, where that is not the parameter's size. */
  readonly align?: number;
  readonly reference?: true;
  /** What a template was given for `typename... T`. */
  readonly pack?: readonly CppType[];
}

/** It as C++ writes it: "const float*". */
export const textOf = ({ head, tail }: CppType): string => head + tail;

/** A type that only has a name. */
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

/** CUDA's own structs, whose sizes are always the same (vector_types.h, cuda_fp16.h, cuda_bf16.h). */
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

/** A pointer ("*") or a reference ("&", "&&") to it. */
export function pointing(to: CppType, mark: "*" | "&" | "&&"): CppType {
  const place = isCompound(to.tail)
    ? { head: `${to.head} (${mark}`, tail: `)${to.tail}` }
    : { head: to.head + mark, tail: to.tail };
  return mark === "*" ? { ...place, parameter: "ptr" } : { ...place, reference: true };
}

/** It with `const` or `volatile`: behind a pointer's mark, before anything else. */
export function qualified(type: CppType, words: readonly string[]): CppType {
  if (words.length === 0) return type;
  const text = words.join(" ");
  const head = /[*&]$/.test(type.head) ? `${type.head} ${text}` : `${text} ${type.head}`;
  return { ...type, head };
}

/** An array of it. */
export const arrayOf = (of: CppType, length: string): CppType => ({
  head: of.head,
  tail: `[${length}]${of.tail}`,
});

/** A function that gives `result`. */
export const functionOf = (result: CppType, parameters: readonly CppType[]): CppType => ({
  head: result.head,
  tail: `(${listed(parameters)})${result.tail}`,
});

/** Types behind commas; `(void)` is none. */
export const listed = (types: readonly CppType[]): string =>
  types
    .map(textOf)
    .filter((text) => text !== "void")
    .join(", ");
