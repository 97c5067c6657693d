// CRC-32 (zlib, Ethernet, ICRC) with the reflected polynomial 0xEDB88320. Slicing-by-8 in TypeScript is
// faster for headers and acknowledgements. node:zlib's native crc32 is faster for payloads.
import * as zlib from "node:zlib";

const POLYNOMIAL = 0xedb88320;

// Eight tables of 256 words in one array: table k starts at k * 256.
const TABLE = makeTables();

function makeTables(): Int32Array {
  const table = new Int32Array(new ArrayBuffer(8 * 256 * 4));
  for (let i = 0; i < 256; i++) {
    let c = i;
    for (let bit = 0; bit < 8; bit++) c = (c >>> 1) ^ (c & 1 ? POLYNOMIAL : 0);
    table[i] = c;
  }
  for (let k = 1; k < 8; k++) {
    for (let i = 0; i < 256; i++) {
      const c = table[(k - 1) * 256 + i]!;
      table[k * 256 + i] = (c >>> 8) ^ table[c & 255]!;
    }
  }
  return table;
}

/**
 * Runs the CRC register over `count` little-endian words of `words`, starting at word `from`. `state` is the
 * raw register, initially all ones and not inverted. Returns the raw register.
 *
 * @example
 * const crc = ~crc32Words(new Int32Array([0x64636261]), 0, 1, -1) >>> 0; // of "abcd"
 */
export function crc32Words(words: Int32Array, from: number, count: number, state: number): number {
  let c = state;
  let i = from;
  const end = from + (count & ~1);
  const t = TABLE;
  while (i < end) {
    const a = words[i]! ^ c;
    const b = words[i + 1]!;
    c =
      t[1792 + (a & 255)]! ^
      t[1536 + ((a >>> 8) & 255)]! ^
      t[1280 + ((a >>> 16) & 255)]! ^
      t[1024 + (a >>> 24)]! ^
      t[768 + (b & 255)]! ^
      t[512 + ((b >>> 8) & 255)]! ^
      t[256 + ((b >>> 16) & 255)]! ^
      t[b >>> 24]!;
    i += 2;
  }
  if (count & 1) {
    const a = words[i]! ^ c;
    c = t[768 + (a & 255)]! ^ t[512 + ((a >>> 8) & 255)]! ^ t[256 + ((a >>> 16) & 255)]! ^ t[a >>> 24]!;
  }
  return c;
}

/** Runs the CRC register over bytes, with raw input and output. This is the slow reference for the tests. */
export function crc32Bytes(bytes: Uint8Array, state: number): number {
  let c = state;
  for (let i = 0; i < bytes.length; i++) c = TABLE[(c ^ bytes[i]!) & 255]! ^ (c >>> 8);
  return c;
}

/** `crc32(bytes, previousCrc)` of node:zlib, where the runtime has it: Bun, Deno, Node 22 and later. */
export const nativeCrc32: ((bytes: Uint8Array, crc: number) => number) | undefined =
  typeof zlib.crc32 === "function" ? zlib.crc32 : undefined;

// The functions below treat CRC states as polynomials over GF(2), reflected: bit 31 is x^0.

/** Returns the product of two polynomials modulo the CRC polynomial. */
export function polynomialProduct(a: number, b: number): number {
  let product = 0;
  let x = b | 0;
  for (let bit = 31; bit >= 0; bit--) {
    // Bit 31 of `a` is x^0: add the shifted x, then multiply x by the indeterminate.
    product ^= x & -((a >>> bit) & 1);
    x = (x >>> 1) ^ (POLYNOMIAL & -(x & 1));
  }
  return product;
}

/** The operator x^-8, which runs the register back by one zero byte. */
export const UNSHIFT_BYTE = inverseShift();

function inverseShift(): number {
  // Multiply 1 (bit 31) by x^-1 eight times, which undoes `(x >>> 1) ^ (x & 1 ? P : 0)`. Bit 31 of P is set,
  // so that bit decides.
  let x = 0x80000000 | 0;
  for (let i = 0; i < 8; i++) x = x < 0 ? ((x ^ POLYNOMIAL) << 1) | 1 : x << 1;
  return x;
}
