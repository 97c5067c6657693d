// Extension headers of the dynamic transport, in network byte order, as byte offsets from the end of the BTH.
import { BTH_BYTES } from "../../../wire/headers.ts";

/** Opcode of data packets, in the manufacturer-defined range of the BTH. */
export const OPCODE_DATA = 0xc0;
export const OPCODE_ACK = 0xc1;
export const OPCODE_CONTROL = 0xc2;
/** Destination QP number of packets for the NIC itself. */
export const NIC_QP = 0xfffffe;

export const Data = {
  from: 0,
  to: 2,
  incarnation: 4,
  serial: 8,
  sequence: 12,
  flags: 16,
  operation: 17,
  incarnationHigh: 18,
  messageId: 20,
  sourceQp: 24,
  qkey: 28,
  /** Virtual address (high word, low word). In a reply: slot and nonce of the request. */
  address: 32,
  rkey: 40,
  length: 44,
  offset: 48,
  imm: 52,
  bytes: 56,
  /** Cookie behind the header, with SYN only. */
  cookie: 56,
  synBytes: 64,
} as const;

/** Reads an incarnation of 48 bits from its low word and its high half word in a packet. */
export function readIncarnation(view: DataView, low: number, high: number): number {
  return view.getUint16(high) * 4294967296 + view.getUint32(low);
}

export const FLAG_SYN = 1;
export const FLAG_FIN = 2;
export const FLAG_RETRANSMIT = 4;
export const FLAG_LAST = 8;
/** The message of the packet is withdrawn, and only the sequence number counts. */
export const FLAG_VOID = 16;
/** With SYN: the context may be opened only with a cookie. */
export const FLAG_NEW = 32;

export const OP_SEND = 1;
export const OP_SEND_IMM = 2;
export const OP_WRITE = 3;
export const OP_WRITE_IMM = 4;
export const OP_READ = 5;
export const OP_COMPARE_SWAP = 6;
export const OP_FETCH_ADD = 7;
export const OP_READ_DATA = 8;
export const OP_ATOMIC_RESULT = 9;

/** Returns whether the operation is answered by a message of its own. */
export const wantsReply = (operation: number) => operation >= OP_READ && operation <= OP_FETCH_ADD;

/** Returns whether the operation is a reply to a READ or atomic. */
export const isReply = (operation: number) => operation === OP_READ_DATA || operation === OP_ATOMIC_RESULT;

/** Payload of a READ request in bytes: slot and nonce of the reply. */
export const TAG_BYTES = 8;
/** Payload of an atomic request in bytes: slot, nonce, swap or addend, and compare value. */
export const ATOMIC_BYTES = 24;

export const Ack = {
  from: 0,
  to: 2,
  serial: 4,
  cumulative: 8,
  /** Bit `sequence mod 128` for each received packet from the cumulative number on, in four words. */
  bits: 12,
  flags: 28,
  duplicates: 30,
  nakCount: 31,
  naks: 32,
  /** Size of one refusal in bytes: message id, code and RNR timer. */
  nakBytes: 8,
} as const;

/** The receive context is closed, and the cumulative number is final. */
export const ACK_CLOSED = 1;
/** With CLOSED: packets beyond the cumulative number may have been executed. */
export const ACK_BROKEN = 2;
/** With CLOSED: no receive context was free. */
export const ACK_BUSY = 4;
/** Asks the sender to release the context after the current message. */
export const ACK_ASK_CLOSE = 8;
/** Packets with a congestion mark have arrived. */
export const ACK_MARKED = 16;

export const Control = {
  from: 0,
  to: 2,
  incarnation: 4,
  serial: 8,
  kind: 12,
  count: 13,
  incarnationHigh: 14,
  cookie: 16,
  addresses: 24,
  addressBytes: 16,
  bytes: 24,
} as const;

export const CONTROL_REQUEST = 1;
export const CONTROL_RESPONSE = 2;
export const CONTROL_CHALLENGE = 3;
export const CONTROL_CLOSE = 4;
export const CONTROL_PATHS = 5;
export const CONTROL_PATHS_ACK = 6;

// Refusal codes.
export const REFUSED_RNR = 1;
/** No reply record is free. The request will be retried soon. */
export const REFUSED_BUSY = 2;
export const REFUSED_NO_QP = 3;
export const REFUSED_QKEY = 4;
export const REFUSED_FORBIDDEN = 5;
export const REFUSED_MISALIGNED = 6;
export const REFUSED_TOO_LONG = 7;
export const REFUSED_ACCESS = 8;
export const REFUSED_RECEIVE = 9;
export const REFUSED_ABORTED = 10;

/** Maximum size of all headers, ICRC, UDP and IP included, in bytes. */
export const OVERHEAD_BYTES = BTH_BYTES + Data.synBytes + 4 + 8 + 40;
