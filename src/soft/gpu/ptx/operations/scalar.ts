// Scalar types of PTX, the WebAssembly value types of their registers, and state spaces.

type Kind = "pred" | "bits" | "unsigned" | "signed" | "half" | "packed" | "tiny" | "float";

/** Returns an entry of a table for each type, given as its name and its bytes. */
const types = <const N extends string>(kind: Kind, bytes: Readonly<Record<N, number>>) =>
  Object.fromEntries(
    Object.entries<number>(bytes).map(([name, n]) => [name, { kind, bytes: n }]),
  ) as Readonly<Record<N, { readonly kind: Kind; readonly bytes: number }>>;

export const SCALARS = {
  ...types("pred", { pred: 1 }),
  ...types("bits", { b8: 1, b16: 2, b32: 4, b64: 8, b128: 16 }),
  ...types("unsigned", { u8: 1, u16: 2, u32: 4, u64: 8 }),
  ...types("signed", { s8: 1, s16: 2, s32: 4, s64: 8 }),
  ...types("half", { f16: 2, f16x2: 4, bf16: 2, bf16x2: 4, tf32: 4 }),
  ...types("packed", { u16x2: 4, s16x2: 4 }),
  ...types("tiny", { e4m3: 1, e5m2: 1, e4m3x2: 2, e5m2x2: 2 }),
  ...types("float", { f32: 4, f64: 8 }),
};

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

/** Returns the next multiple of a number. */
export const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to;
