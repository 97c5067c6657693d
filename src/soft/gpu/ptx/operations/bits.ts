// Operations on bits that have modifiers.
import { form, type Words } from "./words.ts";

/** Count of a shift or a length: modulo 32, else larger counts become 32. */
const COUNT = { wraps: "wrap" } as const;

/** Decodes the funnel shift shf. */
export const funnelShift = form("funnelShift", { ...COUNT, isLeft: "l" }, ["l", "r", "wrap", "clamp"]);
/** Decodes bfind. `asShift` selects the shift that moves the bit to the highest position. */
export const findBit = form("findBit", { asShift: "shiftamt" });
export const mask = form("mask", COUNT, ["clamp", "wrap"]);
/** Decodes szext. */
export const extend = form("extend", COUNT, ["clamp", "wrap"]);

const MODES = ["f4e", "b4e", "rc8", "ecl", "ecr", "rc16"] as const;
export type PermuteMode = (typeof MODES)[number];
export const permute = form("permute", { mode: MODES });
/** Decodes lop3. `logic` combines the result with a predicate. */
export const tableLogic = form("tableLogic", { logic: ["and", "or"] });

/** Decodes dp4a and dp2a. */
export function dotProduct(words: Words) {
  words.only(["lo", "hi"], 2);
  const [a, b] = words.types;
  return { kind: "dotProduct" as const, signs: [a === "s32", b === "s32"] as const, isHigh: words.has("hi") };
}
