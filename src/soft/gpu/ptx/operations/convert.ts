// Conversions of numbers.
import { bytesOf, isFloat, isInteger, isPair, isSmall, type Scalar } from "./scalar.ts";
import type { Words } from "./words.ts";

const ROUNDINGS = ["rn", "rz", "rm", "rp", "rna"] as const;
/** Rounding to an integral value. */
const INTEGRAL = ["rni", "rzi", "rmi", "rpi"] as const;
export type SmallRounding = (typeof ROUNDINGS)[number];
export type IntegralRounding = (typeof INTEGRAL)[number];
/** Types that have conversions to pairs. */
const PAIR_SOURCES: readonly string[] = ["f32", "f16x2", "e4m3x2", "e5m2x2"];

export function convert(words: Words) {
  if (words.has("pack")) return pack(words);
  words.only([...ROUNDINGS, ...INTEGRAL, "ftz", "sat", "relu", "satfinite"], 2);
  const [to, from] = words.types;
  if (to === undefined || from === undefined) words.refuse();
  const [rounding, integral] = [words.oneOf(ROUNDINGS), words.oneOf(INTEGRAL)];
  if (!isSupported(to, from, rounding, integral)) words.refuse();
  return {
    kind: "convert" as const,
    to,
    from,
    rounding,
    integral,
    flushes: words.has("ftz"),
    saturates: words.has("sat"),
    rectifies: words.has("relu"),
    /** True for .satfinite: a result that is too large becomes the largest finite number. */
    staysFinite: words.has("satfinite"),
    /** True when the name has no modifiers but the types. */
    isPlain: words.modifiers.length === 2,
  };
}

function isSupported(
  to: Scalar,
  from: Scalar,
  rounding: SmallRounding | undefined,
  integral: IntegralRounding | undefined,
): boolean {
  if (isSmall(to) || isSmall(from)) {
    if (isPair(to)) return PAIR_SOURCES.includes(from);
    if (isPair(from)) return false;
    if (to === "tf32" && rounding === "rna") return true;
    if (isInteger(from)) return to !== "tf32" && rounding !== undefined;
    return !isInteger(to) || integral !== undefined;
  }
  return !isFloat(from) || isFloat(to) || integral !== undefined;
}

/** Decodes cvt.pack, which saturates two integers and packs them below the bits of a third. */
function pack(words: Words) {
  const [to, from] = words.types;
  if (to === undefined || from !== "s32" || bytesOf(to) > 2) words.refuse();
  return { kind: "pack" as const, to, from };
}
