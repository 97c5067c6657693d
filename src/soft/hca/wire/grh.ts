// The 40 bytes in front of a received datagram: an IPv6 header, or an IPv4 header behind 20 empty bytes.

/** Bytes of the area in front of a received datagram. */
export const GRH_BYTES = 40;

const UDP_PROTOCOL = 17;
const IPV4_WORDS = 5;
const UDP_BYTES = 8;
const UDP_AND_IPV4_BYTES = 28;

function swap16(x: number): number {
  return ((x & 255) << 8) | ((x >>> 8) & 255);
}

/** What the header in front of a datagram says beside its addresses: bytes of UDP's payload, traffic class, hop limit. */
export interface Came {
  udpPayload: number;
  trafficClass: number;
  hops: number;
}

/**
 * Writes the area for a datagram over IPv6 at word `at`: the header that it `came` with, but flow label 0. `source` and
 * `destination` are the words where the addresses' 16 bytes are.
 */
export function writeIpv6Grh(
  words: Int32Array,
  at: number,
  source: number,
  destination: number,
  { udpPayload, trafficClass, hops }: Came,
): void {
  words[at] = 0x60 | (trafficClass >>> 4) | ((trafficClass & 15) << 12);
  words[at + 1] = swap16(udpPayload + UDP_BYTES) | (UDP_PROTOCOL << 16) | (hops << 24);
  words.copyWithin(at + 2, source, source + 4);
  words.copyWithin(at + 6, destination, destination + 4);
}

/** The checksum of `count` 16-bit halves that make up words; its byte order is that of the words. */
function headerChecksum(words: Int32Array, at: number, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const word = words[at + i]!;
    sum += (word & 0xffff) + (word >>> 16);
  }
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  return ~sum & 0xffff;
}

/**
 * Writes the area for a datagram over IPv4 at word `at`: 20 bytes of zero, then the header that it `came` with. A UDP socket does
 * not tell its identification, so that is 0. Addresses are raw network order.
 */
export function writeIpv4Grh(
  words: Int32Array,
  at: number,
  source: number,
  destination: number,
  { udpPayload, trafficClass, hops }: Came,
): void {
  const header = at + IPV4_WORDS;
  words.fill(0, at, header);
  words[header] = 0x45 | (trafficClass << 8) | (swap16(udpPayload + UDP_AND_IPV4_BYTES) << 16);
  words[header + 1] = 0x00400000;
  words[header + 2] = hops | (UDP_PROTOCOL << 8);
  words[header + 3] = source;
  words[header + 4] = destination;
  words[header + 2]! |= headerChecksum(words, header, IPV4_WORDS) << 16;
}
