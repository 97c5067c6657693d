// Floating-point numbers as C's printf writes them: exact digits, ties to even.
import { exactOf } from "../numbers/exact.ts";

const MOST_PRECISION = 5000;

/** Returns |value| * 10^scale, rounded to the nearest integer, ties to even. */
function scaled(value: number, scale: number): bigint {
  const { digits, exponent } = exactOf(Math.abs(value));
  let above = digits;
  let below = 1n;
  if (exponent > 0) above <<= BigInt(exponent);
  else below <<= BigInt(-exponent);
  if (scale > 0) above *= 10n ** BigInt(scale);
  else below *= 10n ** BigInt(-scale);
  const whole = above / below;
  const rest = 2n * (above % below);
  return rest > below || (rest === below && (whole & 1n) === 1n) ? whole + 1n : whole;
}

function fixed(value: number, precision: number, point: boolean): string {
  const digits = scaled(value, precision)
    .toString()
    .padStart(precision + 1, "0");
  const whole = digits.slice(0, digits.length - precision);
  if (precision === 0) return point ? `${whole}.` : whole;
  return `${whole}.${digits.slice(digits.length - precision)}`;
}

/** Returns the decimal exponent and `precision` + 1 digits. */
function scientific(value: number, precision: number): { digits: string; exponent: number } {
  if (value === 0) return { digits: "0".repeat(precision + 1), exponent: 0 };
  let exponent = Math.floor(Math.log10(Math.abs(value)));
  for (const change of [0, 1, -1]) {
    const digits = scaled(value, precision - (exponent + change)).toString();
    if (digits.length !== precision + 1) continue;
    exponent += change;
    return { digits, exponent };
  }
  // The number was rounded up to the next power of ten.
  return { digits: `1${"0".repeat(precision)}`, exponent: exponent + 1 };
}

function withExponent(digits: string, exponent: number, point: boolean): string {
  const rest = digits.slice(1);
  const dot = rest !== "" || point ? "." : "";
  const sign = exponent < 0 ? "-" : "+";
  return `${digits[0]}${dot}${rest}e${sign}${String(Math.abs(exponent)).padStart(2, "0")}`;
}

function general(value: number, precision: number, keep: boolean): string {
  const wanted = precision === 0 ? 1 : precision;
  const { digits, exponent } = scientific(value, wanted - 1);
  const plain = exponent >= -4 && exponent < wanted;
  const strip = (text: string) => (keep || !text.includes(".") ? text : text.replace(/\.?0+$/, ""));
  if (plain) return strip(fixed(value, wanted - 1 - exponent, keep));
  if (keep) return withExponent(digits, exponent, true);
  return withExponent(digits[0] + digits.slice(1).replace(/0+$/, ""), exponent, false);
}

/** Formats a number in hexadecimal, for example 0x1.8p+1. */
function hexadecimal(value: number, precision: number | undefined, point: boolean): string {
  const { digits, exponent } = exactOf(Math.abs(value));
  if (digits === 0n) return `0x0${precision ? `.${"0".repeat(precision)}` : point ? "." : ""}p+0`;
  const places = precision === undefined ? 13 : Math.min(precision, 13);
  const subnormal = digits < 1n << 52n;
  let kept = digits;
  const drop = BigInt(4 * (13 - places));
  if (drop > 0n) {
    const rest = 2n * (kept & ((1n << drop) - 1n));
    const unit = 1n << drop;
    kept >>= drop;
    if (rest > unit || (rest === unit && (kept & 1n) === 1n)) kept++;
  }
  const head = kept >> BigInt(4 * places);
  let tail = (kept & ((1n << BigInt(4 * places)) - 1n)).toString(16).padStart(places, "0");
  if (places === 0) tail = "";
  if (precision === undefined) tail = tail.replace(/0+$/, "");
  else tail = tail.padEnd(precision, "0");
  const power = subnormal ? -1022 : exponent + 52;
  return `0x${head}${tail !== "" || point ? "." : ""}${tail}p${power < 0 ? "-" : "+"}${Math.abs(power)}`;
}

/** Formats a number without its sign, for a printf conversion (e, f, g, a and their capitals). */
export function floatText(
  value: number,
  conversion: string,
  precision: number | undefined,
  point: boolean,
): string {
  const kind = conversion.toLowerCase();
  const capital = kind !== conversion;
  const digits = Math.min(MOST_PRECISION, precision ?? 6);
  let text: string;
  if (Number.isNaN(value)) text = "nan";
  else if (!Number.isFinite(value)) text = "inf";
  else if (kind === "f") text = fixed(value, digits, point);
  else if (kind === "e") {
    const { digits: found, exponent } = scientific(value, digits);
    text = withExponent(found, exponent, point);
  } else if (kind === "g") text = general(value, digits, point);
  else text = hexadecimal(value, precision === undefined ? undefined : digits, point);
  return capital ? text.toUpperCase() : text;
}
