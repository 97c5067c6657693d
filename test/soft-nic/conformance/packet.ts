// Hand-made RoCE v2 packets. The ICRC is computed bit by bit over complete headers (docs/rocev2.md section 4)
// and shares only the CRC register with the NIC's code.

import {
  BTH_BYTES,
  Bth,
  bthAckRequest,
  bthDestinationQp,
  bthOpcode,
  bthPad,
  bthPsn,
  bthSolicited,
  writeBth,
} from "../../../src/soft/hca/wire/headers.ts";
import { crc32Bytes, PSEUDO_BYTES, ROCE_PORT, solveIdentification } from "../../../src/soft/hca/wire/icrc.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";

/** Fields of a packet. The opcode decides which fields it has, and missing fields are zero. */
export interface Packet {
  readonly opcode: number;
  readonly destinationQp: number;
  readonly psn: number;
  readonly ackRequest?: boolean;
  readonly solicited?: boolean;
  /** Fields of RETH and AtomicETH. */
  readonly address?: number;
  readonly remoteKey?: number;
  /** RETH: length of the whole message. */
  readonly length?: number;
  /** AtomicETH: new value of COMPARE_SWAP, or addend of FETCH_ADD. */
  readonly operand?: bigint;
  readonly compare?: bigint;
  /** Field of the AETH. */
  readonly syndrome?: number;
  readonly msn?: number;
  /** Field of the AtomicAckETH. */
  readonly original?: bigint;
  /** Field of the DETH. */
  readonly queueKey?: number;
  readonly sourceQp?: number;
  readonly immediate?: number;
  readonly payload?: Uint8Array;
  /** Default: the pad that the payload needs. */
  readonly pad?: number;
}

/** One end of a datagram: the bytes of its IPv4 (4) or IPv6 (16) address, and its UDP port. */
export interface Place {
  readonly address: Uint8Array;
  readonly port: number;
}

const ICRC_BYTES = 4;
const AFTER_LRH = 0xdebb20e3 | 0;

/** Returns the packet from BTH to pad with BTH byte 4 all ones. {@link seal} adds the ICRC. */
export function encode(packet: Packet): Uint8Array<ArrayBuffer> {
  const flags = op.opcodeFlags(packet.opcode);
  const payload = packet.payload ?? new Uint8Array();
  const pad = packet.pad ?? -payload.length & 3;
  const headers = BTH_BYTES + op.headerBytes(flags);
  const bytes = new Uint8Array(new ArrayBuffer(headers + payload.length + pad + ICRC_BYTES));
  const view = new DataView(bytes.buffer);
  const { ackRequest = false, solicited = false } = packet;
  const words = new Int32Array(Bth.words);
  words[Bth.opcode] = packet.opcode;
  words[Bth.destination] = packet.destinationQp;
  words[Bth.psn] = packet.psn;
  words[Bth.pad] = pad;
  words[Bth.ackRequest] = ackRequest ? 1 : 0;
  words[Bth.solicited] = solicited ? 1 : 0;
  writeBth(view, 0, words, 0);
  let at = BTH_BYTES;
  if (flags & op.OP_DETH) {
    view.setUint32(at, packet.queueKey ?? 0);
    view.setUint32(at + 4, packet.sourceQp ?? 0);
    at += 8;
  }
  if (flags & op.OP_RETH || isAtomicRequest(flags)) {
    view.setBigUint64(at, BigInt(packet.address ?? 0));
    view.setUint32(at + 8, packet.remoteKey ?? 0);
    at += 12;
  }
  if (flags & op.OP_RETH) {
    view.setUint32(at, packet.length ?? payload.length);
    at += 4;
  }
  if (isAtomicRequest(flags)) {
    view.setBigUint64(at, packet.operand ?? 0n);
    view.setBigUint64(at + 8, packet.compare ?? 0n);
    at += 16;
  }
  if (flags & op.OP_AETH) {
    view.setUint32(at, ((packet.syndrome ?? 0) << 24) | (packet.msn ?? 0));
    at += 4;
  }
  if (flags & op.OP_ATOMIC && flags & op.OP_RESPONSE) {
    view.setBigUint64(at, packet.original ?? 0n);
    at += 8;
  }
  // Both keep their byte order in memory, and the number is in network order.
  if (flags & (op.OP_IMM | op.OP_INVALIDATE)) view.setUint32(at, packet.immediate ?? 0);
  bytes.set(payload, headers);
  return bytes;
}

const isAtomicRequest = (flags: number) => (flags & op.OP_ATOMIC) !== 0 && (flags & op.OP_RESPONSE) === 0;

/** Writes the ICRC, combined with the `key` of a loopback connection, and clears BTH byte 4. */
export function seal(bytes: Uint8Array, from: Place, to: Place, key = 0): void {
  const crc = (icrc(bytes, from, to) ^ key) >>> 0;
  const end = bytes.length - ICRC_BYTES;
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(end, crc, true);
  bytes[4] = 0;
}

function icrc(bytes: Uint8Array, from: Place, to: Place): number {
  const masked = bytes.slice(0, bytes.length - ICRC_BYTES);
  masked[4] = 0xff;
  return ~crc32Bytes(masked, crc32Bytes(maskedHeaders(bytes.length, from, to), AFTER_LRH)) >>> 0;
}

/**
 * Returns the IP and UDP headers of `length` bytes of UDP payload, with identification 0, DF, and ones in the
 * masked fields.
 */
function maskedHeaders(length: number, from: Place, to: Place): Uint8Array {
  const ip4 = from.address.length === 4;
  const ip = ip4
    ? [0x45, 0xff, ...be16(length + 28), 0, 0, 0x40, 0, 0xff, 17, 0xff, 0xff]
    : [0x6f, 0xff, 0xff, 0xff, ...be16(length + 8), 17, 0xff];
  const udp = [...be16(from.port), ...be16(to.port), ...be16(length + 8), 0xff, 0xff];
  return Uint8Array.from([...ip, ...from.address, ...to.address, ...udp]);
}

const be16 = (value: number) => [value >> 8, value & 255];

/** Received packet with all fields of its opcode. Other fields are absent. */
export type Received = Packet & { readonly pad: number; readonly payload: Uint8Array };

/** Decodes a datagram. Throws when any bit of it is wrong. */
export function decode(bytes: Uint8Array, from: Place, to: Place, key = 0): Received {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const flags = op.opcodeFlags(bthOpcode(view, 0));
  if (flags === 0) throw new Error(`opcode ${bthOpcode(view, 0)} does not exist`);
  if (view.getUint16(2) !== 0xffff) throw new Error("the P_Key is not the default one");
  if ((bytes[1]! & 15) !== 0 || bytes[4] !== 0 || (bytes[8]! & 127) !== 0)
    throw new Error("a reserved bit of the BTH is set");
  if (to.port !== ROCE_PORT) throw new Error(`sent to port ${to.port}`);
  checkIcrc(bytes, from, to, key);
  const pad = bthPad(view, 0);
  const headers = BTH_BYTES + op.headerBytes(flags);
  const end = bytes.length - ICRC_BYTES - pad;
  if (bytes.length % 4 !== 0 || end < headers)
    throw new Error(`a packet of ${bytes.length} bytes, pad ${pad}`);
  if (bytes.subarray(end, end + pad).some((byte) => byte !== 0)) throw new Error("a pad byte is not zero");
  return {
    opcode: bthOpcode(view, 0),
    destinationQp: bthDestinationQp(view, 0),
    psn: bthPsn(view, 0),
    ackRequest: bthAckRequest(view, 0),
    solicited: bthSolicited(view, 0),
    ...extension(view, flags),
    payload: bytes.slice(headers, end),
    pad,
  };
}

function extension(view: DataView, flags: number): Partial<Packet> {
  const found: { -readonly [K in keyof Packet]?: Packet[K] } = {};
  let at = BTH_BYTES;
  if (flags & op.OP_DETH) {
    found.queueKey = view.getUint32(at);
    found.sourceQp = view.getUint32(at + 4);
    at += 8;
  }
  if (flags & op.OP_RETH || isAtomicRequest(flags)) {
    found.address = Number(view.getBigUint64(at));
    found.remoteKey = view.getUint32(at + 8);
    at += 12;
  }
  if (flags & op.OP_RETH) {
    found.length = view.getUint32(at);
    at += 4;
  }
  if (isAtomicRequest(flags)) {
    found.operand = view.getBigUint64(at);
    found.compare = view.getBigUint64(at + 8);
    at += 16;
  }
  if (flags & op.OP_AETH) {
    found.syndrome = view.getUint8(at);
    found.msn = view.getUint32(at) & 0xffffff;
    at += 4;
  }
  if (flags & op.OP_ATOMIC && flags & op.OP_RESPONSE) {
    found.original = view.getBigUint64(at);
    at += 8;
  }
  if (flags & (op.OP_IMM | op.OP_INVALIDATE)) found.immediate = view.getUint32(at);
  return found;
}

/**
 * Over IPv4 rxe numbers its packets, which a UDP socket does not report, so only 16 bits of the check remain.
 */
function checkIcrc(bytes: Uint8Array, from: Place, to: Place, key: number): void {
  const end = bytes.length - ICRC_BYTES;
  const sent = new DataView(bytes.buffer, bytes.byteOffset).getUint32(end, true);
  const difference = (icrc(bytes, from, to) ^ sent ^ key) | 0;
  if (difference === 0) return;
  const ip4 = from.address.length === 4;
  if (!ip4 || solveIdentification(difference, PSEUDO_BYTES + end) < 0) throw new Error("the ICRC is wrong");
}
