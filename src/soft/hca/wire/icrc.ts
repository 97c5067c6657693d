// The invariant CRC (ICRC) of RoCE v2 over UDP (InfiniBand Annex A17, docs/rocev2.md section 4).
//
// A packet buffer has room for the 28 bytes of IPv4 and UDP header in front of the BTH. They hold the
// *masked* headers, so the whole ICRC is one CRC over contiguous memory. Words are used, because every RoCE
// v2 packet is a multiple of 4 bytes.
import * as zlib from "node:zlib";

/** UDP port of RoCE v2, for requests and responses. */
export const ROCE_PORT = 4791;
/** Bytes of the masked IPv4 and UDP header in front of the BTH. */
export const PSEUDO_BYTES = 28;
/** Bytes of the masked IPv6 and UDP header in front of the BTH. */
export const PSEUDO_BYTES_6 = 48;
/** Bytes of the trailing ICRC. */
export const ICRC_BYTES = 4;

// Raw register after the eight 0xFF bytes that replace the LRH.
const SEED_RAW = 0xdebb20e3 | 0;
const SEED_ZLIB = ~SEED_RAW >>> 0;
// Bytes from which the native CRC is faster than the one in TypeScript.
const NATIVE_FROM = 128;
// Byte offset of the identification in the pseudo header. The field has two bytes.
const IDENT_OFFSET = 4;

function swap16(x: number): number {
  return ((x & 255) << 8) | ((x >>> 8) & 255);
}

/**
 * Writes the masked IPv4 and UDP headers for `udpPayload` bytes at word `at`. Addresses and source port are
 * in network byte order. DF is set and the identification is 0, as Linux sends from an unconnected socket
 * with IP_PMTUDISC_DO; {@link setIdentification} changes it.
 */
export function writePseudoHeader(
  words: Int32Array,
  at: number,
  source: number,
  destination: number,
  sourcePort: number,
  udpPayload: number,
): void {
  words[at] = 0xff45 | (swap16(udpPayload + 28) << 16);
  words[at + 1] = 0x00400000;
  words[at + 2] = 0xffff11ff | 0;
  words[at + 3] = source;
  words[at + 4] = destination;
  words[at + 5] = sourcePort | (swap16(ROCE_PORT) << 16);
  words[at + 6] = swap16(udpPayload + 8) | 0xffff0000;
}

/** Returns the IP identification in the pseudo header at word `at`. */
export function identification(words: Int32Array, at: number): number {
  return swap16(words[at + 1]! & 0xffff);
}

/** Changes the IP identification in the pseudo header at word `at`. */
export function setIdentification(words: Int32Array, at: number, ident: number): void {
  words[at + 1] = 0x00400000 | swap16(ident);
}

/**
 * Writes the masked IPv6 and UDP headers for `udpPayload` bytes at word `at`. `source` and `destination` are
 * the word offsets of the 16 address bytes in `words`. The port is in network byte order.
 */
export function writePseudoHeader6(
  words: Int32Array,
  at: number,
  source: number,
  destination: number,
  sourcePort: number,
  udpPayload: number,
): void {
  words[at] = 0xffffff6f | 0;
  words[at + 1] = swap16(udpPayload + 8) | (0xff11 << 16);
  for (let i = 0; i < 4; i++) {
    words[at + 2 + i] = words[source + i]!;
    words[at + 6 + i] = words[destination + i]!;
  }
  words[at + 10] = sourcePort | (swap16(ROCE_PORT) << 16);
  words[at + 11] = swap16(udpPayload + 8) | 0xffff0000;
}

/**
 * Byte views over packet buffers for the native CRC. Each buffer has one cached `Uint8Array`, which is
 * replaced when the length changes.
 */
export class IcrcViews {
  readonly #views: (Uint8Array | undefined)[];

  constructor(slots: number) {
    this.#views = new Array(slots).fill(undefined);
  }

  of(slot: number, words: Int32Array, byteOffset: number, bytes: number): Uint8Array {
    let view = this.#views[slot];
    if (view === undefined || view.length !== bytes || view.byteOffset !== byteOffset) {
      view = new Uint8Array(words.buffer, byteOffset, bytes);
      this.#views[slot] = view;
    }
    return view;
  }
}

/**
 * Returns the ICRC of the packet whose pseudo header starts at word `at`. `bytes` counts from the pseudo
 * header to the pad, without the ICRC. BTH byte 4 (FECN, BECN, reserved) must be 0xFF. The wire carries the
 * result in little-endian order.
 */
export function icrc(words: Int32Array, at: number, bytes: number, views: IcrcViews, slot: number): number {
  if (bytes < NATIVE_FROM || nativeCrc32 === undefined) return ~crc32Words(words, at, bytes >>> 2, SEED_RAW);
  return nativeCrc32(views.of(slot, words, at << 2, bytes), SEED_ZLIB) | 0;
}

/** Returns the CRC register after the LRH's substitute and the pseudo header at word `at`. */
export function pseudoHeaderState(words: Int32Array, at: number, bytes = PSEUDO_BYTES): number {
  return crc32Words(words, at, bytes >>> 2, SEED_RAW);
}

/**
 * Returns the ICRC of a packet whose headers before the BTH left the register at `state`. The `bytes` bytes
 * from BTH to pad begin at byte `at`, a multiple of 4. BTH byte 4 must be masked.
 */
export function icrcAfter(
  state: number,
  words: Int32Array,
  at: number,
  bytes: number,
  views: IcrcViews,
  slot: number,
): number {
  if (bytes < NATIVE_FROM || nativeCrc32 === undefined)
    return ~crc32Words(words, at >> 2, bytes >>> 2, state);
  return nativeCrc32(views.of(slot, words, at, bytes), ~state >>> 0) | 0;
}

// x^(-8n) for n bytes of tail, computed on demand. 0 is never a power of x.
const unshiftPowers = new Int32Array(new ArrayBuffer(4 * 9216));
unshiftPowers[0] = 0x80000000 | 0;
let unshiftKnown = 0;

function unshiftBy(bytes: number): number {
  while (unshiftKnown < bytes) {
    const next = polynomialProduct(unshiftPowers[unshiftKnown]!, UNSHIFT_BYTE);
    unshiftPowers[++unshiftKnown] = next;
  }
  return unshiftPowers[bytes]!;
}

/**
 * Returns the IPv4 identification that explains a difference `computed ^ received` of ICRCs, or -1 when the
 * packet is damaged. The result is relative to the identification of the computed ICRC. A UDP socket does not
 * report the field, and rxe numbers its packets. CRC is linear, so the difference, run back over the tail,
 * must leave only those 16 bits. A random difference passes with probability 2^-16.
 */
export function solveIdentification(difference: number, bytes: number): number {
  const x = polynomialProduct(difference, unshiftBy(bytes - IDENT_OFFSET));
  if (x >>> 16 !== 0) return -1;
  return swap16(x);
}

// CRC-32 (zlib, Ethernet, ICRC) with the reflected polynomial 0xEDB88320. Slicing-by-8 in TypeScript is
// faster for headers and acknowledgements. node:zlib's native crc32 is faster for payloads.

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
const nativeCrc32: ((bytes: Uint8Array, crc: number) => number) | undefined =
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

// Key of a connection over loopback, which its ICRCs are combined with. It is made of both queue pair
// numbers, 24 bits of a CSPRNG each, which only the two ends have.
//
// On loopback a source address proves nothing. Every user of a host may send from any loopback address, and
// from port 4791 too, with IP_PKTINFO. Without the key, a user who guesses one queue pair number gets an
// answer, and the host's statistics confirm the guess.

/** Spreads a number over 32 bits, reversibly. */
function mix(number: number): number {
  let x = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** Returns the key of the connection between two queue pairs, equal at both ends. */
export function pairKey(number: number, other: number): number {
  return mix((mix(number + 1) + mix(other + 1)) | 0);
}
