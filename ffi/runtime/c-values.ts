// Converts JavaScript values to C values, for Deno and Node, which accept only the exact type. The rules are
// those of Bun: integers wrap as a C cast does, fractions are cut off, NaN is 0. A missing pointer is NULL
// and a missing small integer 0.
// Text, symbols, and any value except a number or bigint for 64 bits throw TypeError.

const refuse = (value: unknown, type: string): never => {
  const what = typeof value === "object" ? (value === null ? "null" : "an object") : typeof value;
  throw new TypeError(`cannot pass ${what} to C as ${type}`);
};

function unusualInteger(value: unknown, type: string): number {
  if (typeof value === "bigint") return Number(BigInt.asIntN(32, value));
  if (typeof value === "string" || typeof value === "symbol") return refuse(value, type);
  return value === true ? 1 : 0;
}

function unusualFloat(value: unknown, type: string): number {
  if (typeof value === "bigint" || typeof value === "boolean") return Number(value);
  if (typeof value === "string" || typeof value === "symbol") return refuse(value, type);
  return value === null ? 0 : Number.NaN;
}

// Each type has a function of its own. A shared function would see every type and not be inlined.
export const toI8 = (v: unknown): number =>
  typeof v === "number" ? (v << 24) >> 24 : (unusualInteger(v, "i8") << 24) >> 24;
export const toU8 = (v: unknown): number =>
  typeof v === "number" ? v & 0xff : unusualInteger(v, "u8") & 0xff;
export const toI16 = (v: unknown): number =>
  typeof v === "number" ? (v << 16) >> 16 : (unusualInteger(v, "i16") << 16) >> 16;
export const toU16 = (v: unknown): number =>
  typeof v === "number" ? v & 0xffff : unusualInteger(v, "u16") & 0xffff;
export const toI32 = (v: unknown): number => (typeof v === "number" ? v | 0 : unusualInteger(v, "i32"));
export const toU32 = (v: unknown): number =>
  typeof v === "number" ? v >>> 0 : unusualInteger(v, "u32") >>> 0;
export const toF32 = (v: unknown): number => (typeof v === "number" ? v : unusualFloat(v, "f32"));
export const toF64 = (v: unknown): number => (typeof v === "number" ? v : unusualFloat(v, "f64"));
export const toBool = (v: unknown): boolean => !!v;

const scratch = new ArrayBuffer(8);
const double = new Float64Array(scratch);
const bits = new BigUint64Array(scratch);
const words = new Uint32Array(scratch);

/** Number that, added to a smaller integer, moves the integer into the low 52 bits of the double. */
const two52 = 2 ** 52;

function unusualWord(value: unknown, type: string): bigint {
  if (typeof value === "bigint") return BigInt.asUintN(64, value);
  if (typeof value === "number") {
    return Number.isFinite(value) ? BigInt.asUintN(64, BigInt(Math.trunc(value))) : 0n;
  }
  if (type === "ptr" && (value === undefined || value === null)) return 0n;
  return refuse(value, type);
}

// V8 keeps the conversion through the bits of a double in registers, while BigInt(value) allocates.
const word = (v: number): bigint => {
  double[0] = v + two52;
  return BigInt.asUintN(52, bits[0]!);
};

/** Converts a 64-bit integer of either sign to the unsigned bigint with its bits. */
export const toWord = (v: unknown): bigint =>
  typeof v === "number" && v >= 0 && v < two52 ? word(Math.floor(v)) : unusualWord(v, "64-bit integer");

/** Converts an address to a bigint. */
export const toPointer = (v: unknown): bigint =>
  typeof v === "number" && v >= 0 && v < two52 ? word(Math.floor(v)) : unusualWord(v, "ptr");

// Converts a narrow integer to a 64-bit register value. It is sign-extended to 32 bits, and C does not read
// the upper half.
export const i8Word = (v: unknown): bigint => word(toI8(v) >>> 0);
export const u8Word = (v: unknown): bigint => word(toU8(v));
export const i16Word = (v: unknown): bigint => word(toI16(v) >>> 0);
export const u16Word = (v: unknown): bigint => word(toU16(v));
export const i32Word = (v: unknown): bigint => word(toI32(v) >>> 0);
export const u32Word = (v: unknown): bigint => word(toU32(v));
export const boolWord = (v: unknown): bigint => (v ? 1n : 0n);

/** Converts an address from a bigint. Above 2^53 it is rounded, so MAP_FAILED is 2 ** 64. */
export const fromPointer = (v: bigint): number => {
  bits[0] = v;
  return words[0]! + words[1]! * 4294967296;
};
