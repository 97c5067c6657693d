// Arithmetic of integers, floating-point numbers and pairs.
import { bytesOf, valueType } from "./scalar.ts";
import { form, modifiersOf, type Words } from "./words.ts";

export type Width = "f32" | "f64";
/** Words of a rounding mode. */
const ROUNDINGS = ["rn", "rz", "rm", "rp"] as const;
export type Rounding = (typeof ROUNDINGS)[number];

function widthOf(words: Words): Width {
  const { type } = words;
  return type === "f32" || type === "f64" ? type : words.refuse();
}

const FLOAT = {
  rounding: ROUNDINGS,
  ...({ flushes: "ftz", saturates: "sat", isApproximate: "approx" } as const),
};

/** Decodes arithmetic of f32 and f64 that has the allowed modifiers. */
export const float =
  <K extends string>(kind: K, ...allowed: readonly string[]) =>
  (words: Words) => ({ ...form(kind, FLOAT, allowed)(words), type: widthOf(words) });

/** Decodes min and max of f32 and f64. */
export function floatExtreme(words: Words) {
  const type = widthOf(words);
  words.only(["ftz", "NaN", "xorsign", "abs"]);
  const signs = words.has("xorsign");
  if (signs && type !== "f32") words.refuse();
  const others = modifiersOf(words, { flushes: "ftz", keepsNan: "NaN" });
  return { kind: "floatExtreme" as const, type, saturates: false, signs, ...others };
}

export function transcendental(words: Words) {
  words.only(["approx", "ftz"]);
  const type = widthOf(words);
  if (type !== "f32") words.refuse();
  return { kind: "transcendental" as const, type, flushes: words.has("ftz"), saturates: false };
}

const TESTS = ["finite", "infinite", "number", "notanumber", "normal", "subnormal"] as const;

export function testNumber(words: Words) {
  words.only(TESTS);
  return { kind: "testNumber" as const, type: widthOf(words), test: words.oneOf(TESTS) ?? words.refuse() };
}

/**
 * Modifiers of half types. With .relu, a negative result becomes zero. With .oob, a factor with the bits of the
 * out-of-bounds NaN gives zero.
 */
const HALF = {
  ...({ flushes: "ftz", saturates: "sat", rectifies: "relu" } as const),
  ...({ keepsNan: "NaN", signs: "xorsign", skipsOutside: "oob" } as const),
};

/** Decodes arithmetic of f16, bf16 and their pairs that has the allowed modifiers. */
export const half = <K extends string>(kind: K, ...allowed: readonly string[]) => form(kind, HALF, allowed);

/** Decodes arithmetic of pairs of 16-bit integers. */
export const packed = form("packed", { rectifies: "relu" });

/** Decodes integer `add` and `sub`, and their forms with a carry. */
export function sum(words: Words) {
  const { type } = words;
  words.only(["cc", "sat"]);
  const [readsCarry, writesCarry] = [words.opcode.endsWith("c"), words.has("cc")];
  const saturates = words.has("sat");
  const carries = readsCarry || writesCarry;
  if (carries ? bytesOf(type) < 4 : saturates && type !== "s32") words.refuse();
  return { kind: "sum" as const, type, readsCarry, writesCarry, saturates };
}

/** Decodes integer `mul`, `mad` and `madc`. */
export const product =
  (...allowed: readonly string[]) =>
  (words: Words) => {
    const { type, opcode } = words;
    words.only(["lo", "hi", "wide", ...allowed]);
    const saturates = words.has("sat");
    if (saturates && (type !== "s32" || !words.has("hi")))
      words.invalid(`Illegal modifier '.sat' for instruction '${opcode}'`);
    const part = ["wide" as const, "hi" as const, "lo" as const].find((each) => words.has(each));
    if (part === undefined) words.invalid(`'${opcode}' of integers needs .lo, .hi or .wide`);
    const [readsCarry, writesCarry] = [opcode === "madc", words.has("cc")];
    if (part === "wide" && (bytesOf(type) === 8 || readsCarry || writesCarry)) words.refuse();
    return { kind: "product" as const, type, part, readsCarry, writesCarry, saturates };
  };

/** Decodes mul24 and mad24. */
export function product24(words: Words) {
  const { type, opcode } = words;
  words.only(["lo", "hi", "sat"]);
  const saturates = words.has("sat");
  if (bytesOf(type) !== 4) words.refuse();
  if (saturates && (opcode !== "mad24" || type !== "s32"))
    words.invalid(`Illegal modifier '.sat' for instruction '${opcode}'`);
  return { kind: "product24" as const, type, isHigh: words.has("hi"), saturates };
}

/** Decodes min and max of integers. */
export function integerExtreme(words: Words) {
  const found = form("integerExtreme", { rectifies: "relu" })(words);
  if (found.rectifies && valueType(found.type) !== "i32") words.refuse();
  return found;
}

/** Decodes an operation that has only a type. */
export const plain = <K extends string>(kind: K) => form(kind, {});
