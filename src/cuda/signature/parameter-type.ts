/** Type of a kernel parameter: a scalar of C, a pointer, or a struct given as its bytes. */
export type ParameterType =
  | "ptr"
  | "bool"
  | "i8"
  | "u8"
  | "i16"
  | "u16"
  | "i32"
  | "u32"
  | "i64"
  | "u64"
  | "f32"
  | "f64"
  | `bytes ${number}`;

/** Numbers of the types, used on the launch path. */
export const kinds = {
  ptr: 0,
  bool: 1,
  i8: 2,
  u8: 3,
  i16: 4,
  u16: 5,
  i32: 6,
  u32: 7,
  i64: 8,
  u64: 9,
  f32: 10,
  f64: 11,
  bytes: 12,
} as const;

const sizes = [8, 1, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8] as const;

/** Names of the same types in C++ and other notations. */
const words: Readonly<Record<string, keyof typeof kinds>> = {
  pointer: "ptr",
  char: "i8",
  "signed char": "i8",
  "unsigned char": "u8",
  int8_t: "i8",
  uint8_t: "u8",
  sint8: "i8",
  uint8: "u8",
  short: "i16",
  "short int": "i16",
  "unsigned short": "u16",
  int16_t: "i16",
  uint16_t: "u16",
  sint16: "i16",
  uint16: "u16",
  int: "i32",
  signed: "i32",
  "signed int": "i32",
  unsigned: "u32",
  "unsigned int": "u32",
  uint: "u32",
  int32_t: "i32",
  uint32_t: "u32",
  sint32: "i32",
  uint32: "u32",
  long: "i64",
  "long int": "i64",
  "long long": "i64",
  "long long int": "i64",
  "unsigned long": "u64",
  "unsigned long long": "u64",
  "unsigned long int": "u64",
  "unsigned long long int": "u64",
  int64_t: "i64",
  uint64_t: "u64",
  sint64: "i64",
  uint64: "u64",
  size_t: "u64",
  ptrdiff_t: "i64",
  intptr_t: "i64",
  uintptr_t: "u64",
  CUdeviceptr: "u64",
  float: "f32",
  double: "f64",
};

/** A parameter: type, size, and offset among the arguments. */
export interface Parameter {
  readonly type: ParameterType;
  readonly kind: number;
  readonly bytes: number;
  readonly offset: number;
}

/** Returns the type of any of its names, or undefined. */
export function parameterType(text: string): ParameterType | undefined {
  const name = text.trim().replace(/\s+/g, " ");
  if (name !== "bytes" && Object.hasOwn(kinds, name)) return name as ParameterType;
  if (Object.hasOwn(words, name)) return words[name] as ParameterType;
  if (/^bytes \d+$/.test(name) && Number(name.slice(6)) > 0) return name as ParameterType;
  return undefined;
}

/** Returns the size of a type in bytes. */
export function parameterBytes(type: ParameterType): number {
  return type.startsWith("bytes ")
    ? Number(type.slice(6))
    : sizes[kinds[type as Exclude<keyof typeof kinds, "bytes">]];
}

/** Returns C's kind of a type, for the launch path. */
export const parameterKind = (type: ParameterType): number =>
  type.startsWith("bytes ") ? kinds.bytes : kinds[type as keyof typeof kinds];
