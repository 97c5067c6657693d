// Scalar types of PTX, the WebAssembly value types of their registers, and state spaces.

export const SCALARS = {
  pred: { bytes: 1, kind: "pred" },
  b8: { bytes: 1, kind: "bits" },
  b16: { bytes: 2, kind: "bits" },
  b32: { bytes: 4, kind: "bits" },
  b64: { bytes: 8, kind: "bits" },
  b128: { bytes: 16, kind: "bits" },
  u8: { bytes: 1, kind: "unsigned" },
  u16: { bytes: 2, kind: "unsigned" },
  u32: { bytes: 4, kind: "unsigned" },
  u64: { bytes: 8, kind: "unsigned" },
  s8: { bytes: 1, kind: "signed" },
  s16: { bytes: 2, kind: "signed" },
  s32: { bytes: 4, kind: "signed" },
  s64: { bytes: 8, kind: "signed" },
  f16: { bytes: 2, kind: "half" },
  f16x2: { bytes: 4, kind: "half" },
  bf16: { bytes: 2, kind: "half" },
  bf16x2: { bytes: 4, kind: "half" },
  u16x2: { bytes: 4, kind: "packed" },
  s16x2: { bytes: 4, kind: "packed" },
  e4m3: { bytes: 1, kind: "tiny" },
  e5m2: { bytes: 1, kind: "tiny" },
  e4m3x2: { bytes: 2, kind: "tiny" },
  e5m2x2: { bytes: 2, kind: "tiny" },
  tf32: { bytes: 4, kind: "half" },
  f32: { bytes: 4, kind: "float" },
  f64: { bytes: 8, kind: "float" },
} as const;

export type Scalar = keyof typeof SCALARS;

/** Returns the scalar type that a name denotes, with or without the leading dot. */
export function scalarOf(name: string): Scalar | undefined {
  const plain = name.startsWith(".") ? name.slice(1) : name;
  return Object.hasOwn(SCALARS, plain) ? (plain as Scalar) : undefined;
}

export const bytesOf = (type: Scalar): number => SCALARS[type].bytes;
export const isSigned = (type: Scalar): boolean => SCALARS[type].kind === "signed";
export const isFloat = (type: Scalar): boolean => SCALARS[type].kind === "float";
export const isInteger = (type: Scalar): boolean =>
  SCALARS[type].kind === "signed" || SCALARS[type].kind === "unsigned";

/** WebAssembly value type. Predicates and integers of 8 and 16 bits are an i32 whose upper bits are zero. */
export type Value = "i32" | "i64" | "f32" | "f64";

/** Returns the WebAssembly type in which an instruction of a PTX type reads its operands. */
export function valueType(type: Scalar): Value {
  if (type === "f32" || type === "f64") return type;
  return bytesOf(type) === 8 ? "i64" : "i32";
}

/** Returns true for floating-point types of 16 bits, for pairs of them and for tf32. */
export const isHalf = (type: Scalar): boolean => SCALARS[type].kind === "half";
/** Returns true for types with two elements. */
export const isPair = (type: Scalar): boolean => type.endsWith("x2");
/** Returns true for pairs of 16-bit integers. */
export const isPacked = (type: Scalar): boolean => SCALARS[type].kind === "packed";
/** Returns true for floating-point types of 16 bits or less, and for tf32. */
export const isSmall = (type: Scalar): boolean => isHalf(type) || SCALARS[type].kind === "tiny";

export type Space = "global" | "const" | "shared" | "local" | "param" | "generic";
