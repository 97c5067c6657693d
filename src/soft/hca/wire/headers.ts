// The base transport header, read and written at a byte offset of a DataView.

export const BTH_BYTES = 12;
/** Word offsets of a record with the fields of a BTH. Booleans are 0 or 1. */
export const Bth = {
  /** The whole opcode byte, transport included. */
  opcode: 0,
  destination: 1,
  psn: 2,
  /** Pad bytes after the payload, 0 to 3. */
  pad: 3,
  ackRequest: 4,
  solicited: 5,
  words: 6,
} as const;

const DEFAULT_PKEY = 0xffff;
const SOLICITED = 0x80;
const SOLICITED_SHIFT = 23;
const FORWARD = 0x80;
const BACKWARD = 0x40;

/**
 * Writes the BTH of record {@link Bth} at word `record` of `words` to byte `at`. Byte 4 is all ones, as the
 * ICRC requires; {@link clearReserved} resets it after the CRC.
 */
export function writeBth(view: DataView, at: number, words: Int32Array, record: number): void {
  const first = (words[record + Bth.opcode]! << 24) | (words[record + Bth.pad]! << 20) | DEFAULT_PKEY;
  view.setInt32(at, first | (words[record + Bth.solicited]! << SOLICITED_SHIFT));
  view.setInt32(at + 4, 0xff000000 | words[record + Bth.destination]!);
  view.setInt32(at + 8, (words[record + Bth.ackRequest]! << 31) | words[record + Bth.psn]!);
}

/** Sets BTH byte 4 (FECN, BECN, reserved) to its value on the wire. */
export function clearReserved(view: DataView, at: number): void {
  view.setUint8(at + 4, 0);
}

/** Sets BECN in a finished packet. The ICRC does not cover that byte. */
export function markBackward(view: DataView, at: number): void {
  view.setUint8(at + 4, BACKWARD);
}

/** Sets BTH byte 4 to all ones, as the ICRC requires. */
export function maskReserved(view: DataView, at: number): void {
  view.setUint8(at + 4, 0xff);
}

export const bthOpcode = (view: DataView, at: number): number => view.getUint8(at);
export const bthSolicited = (view: DataView, at: number): boolean =>
  (view.getUint8(at + 1) & SOLICITED) !== 0;
/** Returns true when the network marked the packet (FECN). */
export const bthForward = (view: DataView, at: number): boolean => (view.getUint8(at + 4) & FORWARD) !== 0;
export const bthPad = (view: DataView, at: number): number => (view.getUint8(at + 1) >>> 4) & 3;
export const bthVersion = (view: DataView, at: number): number => view.getUint8(at + 1) & 15;
export const bthPkey = (view: DataView, at: number): number => view.getUint16(at + 2);
export const bthDestinationQp = (view: DataView, at: number): number => view.getUint32(at + 4) & 0xffffff;
export const bthAckRequest = (view: DataView, at: number): boolean => view.getUint8(at + 8) >= 0x80;
export const bthPsn = (view: DataView, at: number): number => view.getUint32(at + 8) & 0xffffff;

/**
 * Returns true when a P_Key matches the default full-member key: the low 15 bits are equal, and this port is
 * a full member.
 */
export const pkeyMatches = (pkey: number): boolean => (pkey & 0x7fff) === 0x7fff;

// The XRC extended transport header, behind the BTH of every request: the shared receive queue, whose
// protection domain applies.

export const XRCETH_BYTES = 4;

/** Writes an XRCETH at byte `at`. */
export const writeXrceth = (view: DataView, at: number, queue: number): void =>
  view.setInt32(at, queue & 0xffffff);

export const xrcethQueue = (view: DataView, at: number): number => view.getUint32(at) & 0xffffff;

// The datagram extended transport header: Q_Key and source queue pair.

export const DETH_BYTES = 8;

/** Writes a DETH at byte `at`. */
export function writeDeth(view: DataView, at: number, qkey: number, sourceQp: number): void {
  view.setInt32(at, qkey);
  view.setInt32(at + 4, sourceQp);
}

export const dethQkey = (view: DataView, at: number): number => view.getInt32(at);
export const dethSourceQp = (view: DataView, at: number): number => view.getUint32(at + 4) & 0xffffff;

// The syndrome byte of the AETH, and the codes of the RNR timer (docs/rocev2.md section 2.3).

/** Bits of the kind of acknowledgement. Bit 7 is reserved and must be 0. */
export const SYNDROME_KIND = 0xe0;
export const KIND_ACK = 0x00;
export const KIND_RNR = 0x20;
export const KIND_NAK = 0x60;
/** Positive acknowledgement without end-to-end credits, as rxe sends it. */
export const SYNDROME_ACK = 0x1f;
export const NAK_SEQUENCE = 0x60;
export const NAK_INVALID = 0x61;
export const NAK_ACCESS = 0x62;
export const NAK_OPERATIONAL = 0x63;

const RNR_MICROSECONDS = [
  655360, 10, 20, 30, 40, 60, 80, 120, 160, 240, 320, 480, 640, 960, 1280, 1920, 2560, 3840, 5120, 7680,
  10240, 15360, 20480, 30720, 40960, 61440, 81920, 122880, 163840, 245760, 327680, 491520,
] as const;

/** Returns the microseconds that an RNR timer code requests. */
export function rnrMicroseconds(code: number): number {
  return RNR_MICROSECONDS[code & 31]!;
}

/**
 * Returns the microseconds of a transport timeout code, 4.096 us * 2^code. Code 0 means no timer and gives 0.
 */
export function transportMicroseconds(code: number): number {
  return code === 0 ? 0 : 4.096 * 2 ** (code & 31);
}

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
