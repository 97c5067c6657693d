// Classification of packets for fault rules, from their headers alone.
import { BTH_BYTES } from "../../wire/headers.ts";
import * as op from "../../wire/opcodes.ts";

/**
 * Kinds of packets that a fault may be limited to, one bit each. A packet usually has several, for example
 * `data`, `first` and `rc`.
 */
export const PACKET_KINDS = {
  /** SEND and WRITE packets. */
  data: 1 << 0,
  /** READ requests. */
  read: 1 << 1,
  /** COMPARE_SWAP and FETCH_ADD requests. */
  atomic: 1 << 2,
  /** SEND and WRITE packets, READ requests and atomics. */
  request: 1 << 3,
  /** Positive acknowledgements without data. */
  ack: 1 << 4,
  /** Negative acknowledgements, except receiver not ready. */
  nak: 1 << 5,
  /** Receiver not ready. */
  rnr: 1 << 6,
  "read-response": 1 << 7,
  "atomic-ack": 1 << 8,
  /** All acknowledgements, NAKs and responses with data. */
  response: 1 << 9,
  /** First packet of a request or READ response. `middle` and `last` name the other positions. */
  first: 1 << 10,
  /** Packet that is neither the first nor the last of its message. */
  middle: 1 << 11,
  /** Last packet of a request or READ response. */
  last: 1 << 12,
  /** Congestion notification packets (CNP). */
  cnp: 1 << 13,
  /** Packets that open, refuse and close connections of the transport `dynamic`. */
  control: 1 << 14,
  rc: 1 << 15,
  uc: 1 << 16,
  ud: 1 << 17,
  dynamic: 1 << 18,
  xrc: 1 << 19,
} as const;

/** Name of a packet kind. */
export type PacketKind = keyof typeof PACKET_KINDS;

const K = PACKET_KINDS;
const CNP = 0x81;
const DYNAMIC_DATA = 0xc0;
const DYNAMIC_ACK = 0xc1;
const DYNAMIC_CONTROL = 0xc2;
const TRANSPORTS = new Map<number, number>([
  [op.TRANSPORT_RC, K.rc],
  [op.TRANSPORT_UC, K.uc],
  [op.TRANSPORT_UD, K.ud],
  [op.TRANSPORT_XRC, K.xrc],
]);

/**
 * Returns the kinds of the packet `bytes` (BTH to ICRC) as bits of {@link PACKET_KINDS}, or 0 for an invalid
 * packet.
 */
export function kindsOf(bytes: Uint8Array): number {
  const opcode = bytes.length < BTH_BYTES ? -1 : bytes[0]!;
  if (opcode === CNP) return K.cnp;
  if (opcode >= DYNAMIC_DATA && opcode <= DYNAMIC_CONTROL) return K.dynamic | dynamicKinds(opcode, bytes);
  const flags = opcode < 0 ? 0 : op.opcodeFlags(opcode);
  if (flags === 0) return 0;
  const transport = TRANSPORTS.get(opcode & op.TRANSPORT_MASK) ?? 0;
  return transport | (flags & op.OP_RESPONSE ? responseKinds(flags, bytes) : requestKinds(flags));
}

function position(start: boolean, end: boolean): number {
  return (start ? K.first : 0) | (end ? K.last : 0) | (start || end ? 0 : K.middle);
}

function requestKinds(flags: number): number {
  const at = position((flags & op.OP_START) !== 0, (flags & op.OP_END) !== 0) | K.request;
  if (flags & op.OP_READ) return at | K.read;
  return at | (flags & op.OP_ATOMIC ? K.atomic : K.data);
}

function responseKinds(flags: number, bytes: Uint8Array): number {
  if (flags & op.OP_READ)
    return position((flags & op.OP_START) !== 0, (flags & op.OP_END) !== 0) | K.response | K["read-response"];
  if (flags & op.OP_ATOMIC) return K.response | K["atomic-ack"];
  const kind = (bytes[BTH_BYTES] ?? 0) & 0x60;
  return K.response | (kind === 0 ? K.ack : kind === 0x20 ? K.rnr : K.nak);
}

// Uses the header offsets and codes of transports/dynamic/packets/headers.ts, which this layer may not
// import.
function dynamicKinds(opcode: number, bytes: Uint8Array): number {
  const at = (offset: number) => bytes[BTH_BYTES + offset] ?? 0;
  if (opcode === DYNAMIC_CONTROL) return K.control;
  if (opcode === DYNAMIC_ACK) return K.response | (at(31) > 0 ? K.nak : K.ack);
  const first = (at(48) | at(49) | at(50) | at(51)) === 0;
  const where = position(first, (at(16) & 8) !== 0);
  switch (at(17)) {
    case 5:
      return where | K.request | K.read;
    case 6:
    case 7:
      return where | K.request | K.atomic;
    case 8:
      return where | K.response | K["read-response"];
    case 9:
      return where | K.response | K["atomic-ack"];
    default:
      return where | K.request | K.data;
  }
}
