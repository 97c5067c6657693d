// The 40 bytes in front of a received datagram: an IPv6 header, or an IPv4 header behind 20 zero bytes.

/** Bytes of the area in front of a received datagram. */
export const GRH_BYTES = 40;

const UDP_PROTOCOL = 17;
const IPV4_WORDS = 5;
const UDP_BYTES = 8;
const UDP_AND_IPV4_BYTES = 28;

function swap16(x: number): number {
  return ((x & 255) << 8) | ((x >>> 8) & 255);
}

/** Fields of a received IP header: bytes of UDP payload, traffic class and hop limit. */
export interface ArrivedHeader {
  udpPayload: number;
  trafficClass: number;
  hops: number;
}

/**
 * Writes the area for an IPv6 datagram at word `at`, with flow label 0. `source` and `destination` are the
 * word offsets of the 16 address bytes.
 */
export function writeIpv6Grh(
  words: Int32Array,
  at: number,
  source: number,
  destination: number,
  { udpPayload, trafficClass, hops }: ArrivedHeader,
): void {
  words[at] = 0x60 | (trafficClass >>> 4) | ((trafficClass & 15) << 12);
  words[at + 1] = swap16(udpPayload + UDP_BYTES) | (UDP_PROTOCOL << 16) | (hops << 24);
  words.copyWithin(at + 2, source, source + 4);
  words.copyWithin(at + 6, destination, destination + 4);
}

/** Returns the IP checksum of `count` 16-bit halves, in the byte order of the words. */
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
 * Writes the area for an IPv4 datagram at word `at`: 20 zero bytes, then the header. A UDP socket does not
 * report the identification, so that field is 0. Addresses are in network byte order.
 */
export function writeIpv4Grh(
  words: Int32Array,
  at: number,
  source: number,
  destination: number,
  { udpPayload, trafficClass, hops }: ArrivedHeader,
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
