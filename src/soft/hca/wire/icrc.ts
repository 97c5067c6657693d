// The RoCEv2 invariant CRC over UDP/IPv4 (InfiniBand Annex A17; facts: docs/rocev2.md section 4).
//
// A packet buffer keeps room for the 28 bytes of IPv4 and UDP header in front of the BTH and fills them with the *masked*
// headers, so that the whole ICRC is one CRC over contiguous memory. Words, not bytes: every RoCEv2 packet is a multiple of 4.
import { crc32Words, nativeCrc32, polynomialProduct, UNSHIFT_BYTE } from "./crc32.ts";

/** UDP port of RoCEv2, requests and responses alike. */
export const ROCE_PORT = 4791;
/** Bytes of masked IPv4 and UDP header in front of the BTH. */
export const PSEUDO_BYTES = 28;
/** The same of IPv6. */
export const PSEUDO_BYTES_6 = 48;
/** Bytes of the trailing ICRC. */
export const ICRC_BYTES = 4;

// Register after the eight 0xFF bytes that stand for the LRH, raw and as zlib counts it.
const SEED_RAW = 0xdebb20e3 | 0;
const SEED_ZLIB = ~SEED_RAW >>> 0;
// Below this many bytes the table in TypeScript beats a call of the native routine.
const NATIVE_FROM = 128;
// The identification field is the two bytes from offset 4 of the pseudo header.
const IDENT_OFFSET = 4;

function swap16(x: number): number {
  return ((x & 255) << 8) | ((x >>> 8) & 255);
}

/**
 * Writes the masked IPv4 and UDP headers for `udpPayload` bytes at word `at`. Addresses and the source port are raw network
 * order, as in a `sockaddr_in`. DF, and identification 0 until {@link setIdentification}: what Linux sends from an unconnected
 * socket with IP_PMTUDISC_DO.
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

/** The IP identification in the pseudo header at word `at`. */
export function identification(words: Int32Array, at: number): number {
  return swap16(words[at + 1]! & 0xffff);
}

/** Changes the IP identification in the pseudo header at word `at`. */
export function setIdentification(words: Int32Array, at: number, ident: number): void {
  words[at + 1] = 0x00400000 | swap16(ident);
}

/**
 * Writes the masked IPv6 and UDP headers for `udpPayload` bytes at word `at`; `source` and `destination` are the words of
 * `words` where the 16 bytes of the addresses are, the port is raw network order.
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

/** Byte views over packet buffers for the native CRC: one cached `Uint8Array` for each buffer, remade only when the length changes. */
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
 * ICRC of the packet whose pseudo header starts at word `at`; `bytes` counts pseudo header to pad, without the ICRC itself.
 * BTH byte 4 (FECN, BECN, reserved) must hold 0xFF at that moment. The result is stored little-endian on the wire.
 */
export function icrc(words: Int32Array, at: number, bytes: number, views: IcrcViews, slot: number): number {
  if (bytes < NATIVE_FROM || nativeCrc32 === undefined) return ~crc32Words(words, at, bytes >>> 2, SEED_RAW);
  return nativeCrc32(views.of(slot, at << 2, bytes), SEED_ZLIB) | 0;
}

/** The CRC register after the LRH's stand-in and the pseudo header at word `at`. */
export function pseudoHeaderState(words: Int32Array, at: number, bytes = PSEUDO_BYTES): number {
  return crc32Words(words, at, bytes >>> 2, SEED_RAW);
}

/**
 * ICRC of a packet whose headers before the BTH left the register at `state`; its `bytes` bytes from BTH to pad begin at byte
 * `at`, 4-aligned, with BTH byte 4 masked.
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

// x^(-8n) for n bytes of tail, filled on demand: 0 is never a power of x.
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
 * The IPv4 identification that explains a difference `computed ^ received` of an ICRC computed with identification 0 (XOR the
 * true one with what it was computed with, in general), or -1 when no 16-bit value does: the packet is damaged. A UDP socket never shows the field, and rxe numbers its packets; CRC is
 * linear, so running the difference back over the tail must leave only those 16 bits. One product a packet.
 * A random difference passes with probability 2^-16.
 */
export function solveIdentification(difference: number, bytes: number): number {
  const x = polynomialProduct(difference, unshiftBy(bytes - IDENT_OFFSET));
  if (x >>> 16 !== 0) return -1;
  return swap16(x);
}
