// Formatting of device-side printf: converts the format and the packed arguments to text, as CUDA's runtime
// does on the host.
import { floatText } from "./format-number.ts";

/** Access to device memory by address. Throws for addresses that a kernel could not read. */
export interface DeviceReader {
  /** Reads an unsigned integer of 4 bytes. */
  u32(address: bigint): number;
  u64(address: bigint): bigint;
  /** Reads the bytes up to a NUL, at most `most`. */
  text(address: bigint, most: number): Uint8Array;
}

/** Conversion: %[flags][width][.precision][size]conversion. */
const CONVERSION = /%([-+ #0]*)(\d+|\*)?(?:\.(\d+|\*)?)?(hh|h|ll|l|z|j|t|L)?([a-zA-Z%])/g;
const MOST_WIDTH = 5000;
const MOST_TEXT = 1 << 20;
const WIDE = ["l", "ll", "z", "j", "t"];
/** Returns a text with one character per byte. */
export const latin = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

interface Piece {
  readonly flags: string;
  readonly width: number;
  readonly precision: number | undefined;
  readonly size: string;
  readonly conversion: string;
}

/**
 * Formats a text with one character per byte. Returns the text and the number of arguments that were used.
 */
export function formatPrint(
  reader: DeviceReader,
  format: string,
  argumentsAt: bigint,
): { text: string; count: number } {
  let at = argumentsAt;
  let count = 0;
  const int = (): number => {
    at = (at + 3n) & ~3n;
    const value = reader.u32(at);
    at += 4n;
    count++;
    return value;
  };
  const long = (): bigint => {
    at = (at + 7n) & ~7n;
    const value = reader.u64(at);
    at += 8n;
    count++;
    return value;
  };
  const text = format.replace(
    CONVERSION,
    (
      whole,
      flags: string,
      wide: string | undefined,
      exact: string | undefined,
      size = "",
      conversion: string,
    ) => {
      if (conversion === "%") return "%";
      let width = wide === "*" ? int() | 0 : Number(wide ?? 0);
      let given = flags;
      if (width < 0) {
        given += "-";
        width = -width;
      }
      const dotted = /\./.test(whole);
      let precision = exact === "*" ? int() | 0 : dotted ? Number(exact ?? 0) : undefined;
      if (precision !== undefined && precision < 0) precision = undefined;
      const piece = { flags: given, width: Math.min(width, MOST_WIDTH), precision, size, conversion };
      return convert(piece, reader, int, long) ?? whole;
    },
  );
  return { text, count };
}

function convert(
  piece: Piece,
  reader: DeviceReader,
  int: () => number,
  long: () => bigint,
): string | undefined {
  const { conversion, size } = piece;
  switch (conversion) {
    case "d":
    case "i": {
      const value = WIDE.includes(size) ? BigInt.asIntN(64, long()) : BigInt(int() | 0);
      return integer(piece, BigInt.asIntN(bitsOf(size), value), 10);
    }
    case "u":
    case "o":
    case "x":
    case "X": {
      const value = WIDE.includes(size) ? long() : BigInt(int() >>> 0);
      return integer(piece, BigInt.asUintN(bitsOf(size), value), { u: 10, o: 8, x: 16, X: 16 }[conversion]);
    }
    case "c":
      return pad(piece, String.fromCharCode(int() & 255));
    case "s": {
      const address = long();
      if (address === 0n) return pad(piece, "(null)");
      return pad(piece, latin(reader.text(address, Math.min(MOST_TEXT, piece.precision ?? MOST_TEXT))));
    }
    case "p": {
      const address = long();
      return pad(piece, address === 0n ? "(nil)" : `0x${address.toString(16)}`);
    }
  }
  if (!/[eEfFgGaA]/.test(conversion)) return undefined;
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, long());
  const value = view.getFloat64(0);
  const body = floatText(value, conversion, piece.precision, piece.flags.includes("#"));
  const negative = view.getUint8(0) >= 128;
  return signed(piece, negative, body, Number.isFinite(value));
}

const bitsOf = (size: string): number =>
  size === "hh" ? 8 : size === "h" ? 16 : WIDE.includes(size) ? 64 : 32;

function integer(piece: Piece, value: bigint, base: number): string {
  const { flags, precision, conversion } = piece;
  let digits = (value < 0n ? -value : value).toString(base);
  if (precision === 0 && value === 0n) digits = "";
  digits = digits.padStart(Math.min(MOST_WIDTH, precision ?? 0), "0");
  if (conversion === "d" || conversion === "i")
    return signed(piece, value < 0n, digits, precision === undefined);
  let prefix = "";
  if (flags.includes("#") && value !== 0n) {
    if (base === 16) prefix = "0x";
    else if (base === 8 && !digits.startsWith("0")) digits = `0${digits}`;
  }
  const text = fill(
    { ...piece, flags: precision === undefined ? flags : flags.replaceAll("0", "") },
    prefix,
    digits,
  );
  return conversion === "X" ? text.toUpperCase() : text;
}

function signed(piece: Piece, negative: boolean, digits: string, zeros: boolean): string {
  const { flags } = piece;
  const sign = negative ? "-" : flags.includes("+") ? "+" : flags.includes(" ") ? " " : "";
  return fill({ ...piece, flags: zeros ? flags : flags.replaceAll("0", "") }, sign, digits);
}

function fill(piece: Piece, prefix: string, digits: string): string {
  const { flags, width } = piece;
  if (flags.includes("0") && !flags.includes("-"))
    return prefix + digits.padStart(width - prefix.length, "0");
  return pad(piece, prefix + digits);
}

const pad = ({ flags, width }: Piece, text: string): string =>
  flags.includes("-") ? text.padEnd(width) : text.padStart(width);
