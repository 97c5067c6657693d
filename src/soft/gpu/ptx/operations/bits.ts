// Operations on bits that have modifiers.
import type { Words } from "./words.ts";

/** Decodes the funnel shift shf. `wraps` is true for a count modulo 32, else larger counts become 32. */
export function funnelShift(words: Words) {
  words.only(["l", "r", "wrap", "clamp"]);
  return { kind: "funnelShift" as const, isLeft: words.has("l"), wraps: words.has("wrap") };
}

export function findBit(words: Words) {
  words.only(["shiftamt"]);
  /** `asShift` selects the shift that moves the bit to the highest position. */
  return { kind: "findBit" as const, type: words.type, asShift: words.has("shiftamt") };
}

export function mask(words: Words) {
  words.only(["clamp", "wrap"]);
  return { kind: "mask" as const, wraps: words.has("wrap") };
}

/** Decodes szext. */
export function extend(words: Words) {
  words.only(["clamp", "wrap"]);
  return { kind: "extend" as const, type: words.type, wraps: words.has("wrap") };
}

const MODES = ["f4e", "b4e", "rc8", "ecl", "ecr", "rc16"] as const;
export type PermuteMode = (typeof MODES)[number];

export function permute(words: Words) {
  words.only(MODES);
  return { kind: "permute" as const, mode: words.oneOf(MODES) };
}

/** Decodes lop3. `logic` combines the result with a predicate. */
export function tableLogic(words: Words) {
  words.only(["and", "or"]);
  return { kind: "tableLogic" as const, logic: words.oneOf(["and", "or"]) };
}

/** Decodes dp4a and dp2a. */
export function dotProduct(words: Words) {
  words.only(["lo", "hi"], 2);
  const [a, b] = words.types;
  return { kind: "dotProduct" as const, signs: [a === "s32", b === "s32"] as const, isHigh: words.has("hi") };
}
