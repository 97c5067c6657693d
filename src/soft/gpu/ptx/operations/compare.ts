// Comparisons and selections.
import { isFloat, isHalf, type Scalar } from "./scalar.ts";
import type { Words } from "./words.ts";

const COMMON = ["eq", "ne", "lt", "le", "gt", "ge"] as const;
const INTEGER = [...COMMON, "lo", "ls", "hi", "hs"] as const;
const REAL = [...COMMON, "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"] as const;
const COMPARISONS = [...INTEGER, ...REAL];
export type Comparison = (typeof COMPARISONS)[number];
const LOGIC = ["and", "or", "xor"] as const;

/** Returns the comparison of values of a type, and its combination with a predicate. */
function comparisonOf(words: Words, type: Scalar) {
  const comparison = words.oneOf(COMPARISONS) ?? words.invalid(`'${words.opcode}' needs a comparison`);
  const known: readonly string[] = isFloat(type) || isHalf(type) ? REAL : INTEGER;
  if (!known.includes(comparison)) words.refuse();
  return { type, comparison, logic: words.oneOf(LOGIC), flushes: words.has("ftz") };
}

const WORDS = [...COMPARISONS, ...LOGIC, "ftz", "BoolOp"];

/** Decodes setp. */
export function comparePredicate(words: Words) {
  words.only(WORDS);
  return { kind: "comparePredicate" as const, ...comparisonOf(words, words.type) };
}

/** Decodes set. */
export function compareNumber(words: Words) {
  words.only(WORDS, 2);
  const [to, from] = words.types;
  if (to === undefined || from === undefined) words.refuse();
  return { kind: "compareNumber" as const, to, ...comparisonOf(words, from) };
}

/** Decodes slct. `by` is the type of the operand whose sign selects. */
export function selectBySign(words: Words) {
  words.only(["ftz"], 2);
  const [type, by] = words.types;
  if (type === undefined || (by !== "s32" && by !== "f32")) words.refuse();
  return { kind: "selectBySign" as const, type, by, flushes: words.has("ftz") };
}
