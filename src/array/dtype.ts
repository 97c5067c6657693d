import { extraArguments } from "../arguments/extra-arguments.ts";
import { shown } from "../arguments/shown.ts";
import type { ElementType } from "../cuda/memory/element-type.ts";

/** Facts of an element type of arrays. */
interface DtypeFacts {
  readonly kind: "bool" | "signed" | "unsigned" | "float" | "complex";
  /** Size of an element in memory, in bits. */
  readonly bits: number;
  /** Element type of the buffer. */
  readonly memory: ElementType;
  /** Type of the registers that a kernel computes with. */
  readonly register: "bool" | "i32" | "u32" | "i64" | "u64" | "f32" | "f64";
}

const facts = {
  bool: { kind: "bool", bits: 8, memory: "u8", register: "bool" },
  i8: { kind: "signed", bits: 8, memory: "i8", register: "i32" },
  u8: { kind: "unsigned", bits: 8, memory: "u8", register: "i32" },
  i16: { kind: "signed", bits: 16, memory: "i16", register: "i32" },
  u16: { kind: "unsigned", bits: 16, memory: "u16", register: "i32" },
  i32: { kind: "signed", bits: 32, memory: "i32", register: "i32" },
  u32: { kind: "unsigned", bits: 32, memory: "u32", register: "u32" },
  i64: { kind: "signed", bits: 64, memory: "i64", register: "i64" },
  u64: { kind: "unsigned", bits: 64, memory: "u64", register: "u64" },
  f16: { kind: "float", bits: 16, memory: "f16", register: "f32" },
  bf16: { kind: "float", bits: 16, memory: "u16", register: "f32" },
  f32: { kind: "float", bits: 32, memory: "f32", register: "f32" },
  f64: { kind: "float", bits: 64, memory: "f64", register: "f64" },
  // Kernels move an element as one word. complex-text.ts splits it into its two f32.
  c64: { kind: "complex", bits: 64, memory: "u64", register: "u64" },
} as const satisfies Readonly<Record<string, DtypeFacts>>;

/** Element type of an array: "bool", "i8" to "u64", "f16", "bf16", "f32", "f64", or "c64" for complex numbers. */
export type Dtype = keyof typeof facts;

/** Names of all element types of arrays. */
export const dtypes: readonly Dtype[] = Object.keys(facts) as Dtype[];

const codes = Object.fromEntries(dtypes.map((dtype, i) => [dtype, i])) as Readonly<Record<Dtype, number>>;

/** @internal Returns a number from 0 to 15 that stands for an element type. */
export const codeOf = (dtype: Dtype): number => codes[dtype];

/** @internal Returns the facts of an element type. */
export const factsOf = (dtype: Dtype): DtypeFacts => facts[dtype];

/** @internal Throws TypeError for a value that is not the name of an element type. */
export function checkDtype(method: string, dtype: unknown): asserts dtype is Dtype {
  if (typeof dtype !== "string" || !Object.hasOwn(facts, dtype))
    throw new TypeError(`${method}: there is no element type ${shown(dtype)}. Use ${dtypes.join(", ")}`);
}

export const isFloating = (dtype: Dtype): boolean => facts[dtype].kind === "float";

/** Returns true for complex numbers. */
export const isComplex = (dtype: Dtype): boolean => facts[dtype].kind === "complex";

export const isInteger = (dtype: Dtype): boolean =>
  facts[dtype].kind === "signed" || facts[dtype].kind === "unsigned";

export const isUnsigned = (dtype: Dtype): boolean => facts[dtype].kind === "unsigned";

/** Returns true for an element type that is a bigint in JavaScript. */
export const isBig = (dtype: Dtype): boolean => dtype === "i64" || dtype === "u64";

/** Smallest float that NumPy pairs with an integer of a size. */
const floatFor = (bits: number): Dtype => (bits <= 8 ? "f16" : bits <= 16 ? "f32" : "f64");

function promoteFloats(a: Dtype, b: Dtype): Dtype {
  if (a === b) return a;
  const [x, y] = [facts[a].bits, facts[b].bits];
  // f16 and bf16: neither holds the other.
  if (x === y) return "f32";
  return x > y ? a : b;
}

function promoteIntegers(a: Dtype, b: Dtype): Dtype {
  const [x, y] = [facts[a], facts[b]];
  if (x.kind === y.kind) return x.bits >= y.bits ? a : b;
  const [signed, unsigned] = x.kind === "signed" ? [x, y] : [y, x];
  const bits = Math.max(signed.bits, unsigned.bits * 2);
  // No integer holds both i64 and u64. NumPy takes f64.
  return bits > 64 ? "f64" : (`i${bits}` as Dtype);
}

/** Returns true for a type whose numbers are numbers of f32 too. */
const isHeldByF32 = (dtype: Dtype): boolean =>
  dtype === "bool" || facts[dtype].bits < 32 || dtype === "f32" || dtype === "c64";

/** @internal Throws TypeError for complex numbers, which a function does not take. */
export function refuseComplex(method: string, dtype: Dtype): void {
  if (isComplex(dtype))
    throw new TypeError(
      `${method}: the elements are ${dtype}, and it takes real numbers. Use real(), imag() or abs() of the array`,
    );
}

/** @internal Returns the type that both types are converted to, or undefined where no type holds both. */
export function commonTypeOf(a: Dtype, b: Dtype): Dtype | undefined {
  if (a === b) return a;
  if (a === "c64" || b === "c64") return isHeldByF32(a) && isHeldByF32(b) ? "c64" : undefined;
  if (a === "bool") return b;
  if (b === "bool") return a;
  if (isFloating(a) && isFloating(b)) return promoteFloats(a, b);
  if (!isFloating(a) && !isFloating(b)) return promoteIntegers(a, b);
  const [float, integer] = isFloating(a) ? [a, b] : [b, a];
  if (float === "bf16" && facts[integer].bits === 8) return "bf16";
  return promoteFloats(float, floatFor(facts[integer].bits));
}

/**
 * Returns the type of a result of two types, by the array API standard. Mixed integers and floats, which the standard
 * leaves open, follow NumPy. An integer of 8 bits with bf16 is bf16. Throws TypeError for c64 with f64, and with integers
 * of 32 and 64 bits, because there is no complex type of 128 bits.
 *
 * @example
 * console.assert(resultType("i32", "u32") === "i64");
 */
export function resultType(a: Dtype, b: Dtype): Dtype {
  if (arguments.length > 2) throw extraArguments("resultType", ["a", "b"], arguments.length);
  checkDtype("resultType", a);
  checkDtype("resultType", b);
  return promoted("resultType", a, b);
}

/** @internal Returns the type that both types are converted to. Throws TypeError where no type holds both. */
export function promoted(method: string, a: Dtype, b: Dtype): Dtype {
  const common = commonTypeOf(a, b);
  if (common === undefined)
    throw new TypeError(
      `${method}: ${a} and ${b} have no common type, because there is no complex type of 128 bits. Convert the real numbers with astype("f32")`,
    );
  return common;
}

/**
 * @internal Returns the type of a result of several types. Floats come first, as in NumPy: a pair of integers would become
 * a larger one, and a larger float with it.
 */
export const commonDtype = (method: string, dtypes: readonly Dtype[]): Dtype =>
  [...dtypes.filter(isFloating), ...dtypes.filter((each) => !isFloating(each))].reduce((a, b) =>
    promoted(method, a, b),
  );

/** @internal Returns the float that a function of mathematics computes in, for an operand of any type. */
export const floatOf = (dtype: Dtype): Dtype => (isFloating(dtype) ? dtype : floatFor(facts[dtype].bits));

/** @internal Returns the float of a quotient: integers of all sizes become f64, as in NumPy. */
export const quotientType = (dtype: Dtype): Dtype => (isFloating(dtype) ? dtype : "f64");

/** @internal Returns the type of a sum: integers become the widest of their kind. */
export function sumType(dtype: Dtype): Dtype {
  if (isFloating(dtype)) return dtype;
  return facts[dtype].kind === "unsigned" ? "u64" : "i64";
}

/** @internal Returns the least and the largest value of an integer type. */
export function integerRange(dtype: Dtype): readonly [least: bigint, most: bigint] {
  const { kind, bits } = facts[dtype];
  const size = 1n << BigInt(bits);
  return kind === "signed" ? [-size / 2n, size / 2n - 1n] : [0n, size - 1n];
}

/** Number of a scalar operand, or a boolean. */
export type Scalar = number | bigint | boolean;

/** @internal Returns true for a number, a bigint or a boolean. */
export const isScalar = (value: unknown): value is Scalar =>
  typeof value === "number" || typeof value === "bigint" || typeof value === "boolean";

/**
 * @internal Returns the type of a scalar beside an array of `dtype`. A scalar takes the type of the array where it can:
 * a whole number beside an integer, any number beside a float. A fraction beside an integer makes both f64.
 */
export function scalarType(value: Scalar, dtype: Dtype): Dtype {
  if (typeof value === "boolean") return dtype;
  if (isFloating(dtype) || isComplex(dtype)) return dtype;
  const isWhole = typeof value === "bigint" || Number.isInteger(value);
  if (!isWhole) return "f64";
  return dtype === "bool" ? "i64" : dtype;
}

/** @internal Throws RangeError for an integer that its type does not hold. */
export function checkScalar(method: string, value: Scalar, dtype: Dtype): void {
  if (!isInteger(dtype) || typeof value === "boolean") return;
  const [least, most] = integerRange(dtype);
  if (typeof value === "number" && !Number.isInteger(value))
    throw new RangeError(
      `${method}: ${shown(value)} is not a whole number, and the array has elements of ${dtype}. Convert the array with astype("f64")`,
    );
  if (BigInt(value) < least || BigInt(value) > most)
    throw new RangeError(
      `${method}: ${shown(value)} is outside of ${dtype}, which holds ${least} to ${most}. Convert the array with astype`,
    );
}
