// The invariant CRC (ICRC) of RoCE v2 over UDP (InfiniBand Annex A17, docs/rocev2.md section 4).
//
// A packet buffer has room for the 28 bytes of IPv4 and UDP header in front of the BTH. They hold the
// *masked* headers, so the whole ICRC is one CRC over contiguous memory. Words are used, because every RoCE
// v2 packet is a multiple of 4 bytes.
import { crc32Words, nativeCrc32, polynomialProduct, UNSHIFT_BYTE } from "./crc32.ts";

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
  readonly #buffer: ArrayBuffer;
  readonly #views: (Uint8Array | undefined)[];

  constructor(buffer: ArrayBuffer, slots: number) {
    this.#buffer = buffer;
    this.#views = new Array(slots).fill(undefined);
  }

  of(slot: number, byteOffset: number, bytes: number): Uint8Array {
    let view = this.#views[slot];
    if (view === undefined || view.length !== bytes || view.byteOffset !== byteOffset) {
      view = new Uint8Array(this.#buffer, byteOffset, bytes);
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
  return nativeCrc32(views.of(slot, at << 2, bytes), SEED_ZLIB) | 0;
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
  return nativeCrc32(views.of(slot, at, bytes), ~state >>> 0) | 0;
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
