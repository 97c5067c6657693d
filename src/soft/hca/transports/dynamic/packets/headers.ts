// The extension headers behind the BTH, in network order, as byte offsets from the end of the BTH.
import { BTH_BYTES } from "../../../wire/bth.ts";

/** Opcodes of the range that BTH leaves to manufacturers. */
export const OPCODE_DATA = 0xc0;
export const OPCODE_ACK = 0xc1;
export const OPCODE_CONTROL = 0xc2;
/** The "QP" of packets that are the NIC's own. */
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
  /** Virtual address (high, low word); of a reply: slot and nonce of the request. */
  address: 32,
  rkey: 40,
  length: 44,
  offset: 48,
  imm: 52,
  bytes: 56,
  /** Behind the header, with SYN only. */
  cookie: 56,
  synBytes: 64,
} as const;

/** An incarnation (48 bits, a number here) from its low word and its high half word in a packet. */
export function readIncarnation(view: DataView, low: number, high: number): number {
  return view.getUint16(high) * 4294967296 + view.getUint32(low);
}

export const FLAG_SYN = 1;
export const FLAG_FIN = 2;
export const FLAG_RETRANSMIT = 4;
export const FLAG_LAST = 8;
/** The packet's message is taken back; only its sequence number counts. */
export const FLAG_VOID = 16;
/** With SYN: accept it by a cookie only. */
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

/** Whether an operation's answer is a message of its own. */
export const wantsReply = (operation: number) => operation >= OP_READ && operation <= OP_FETCH_ADD;

/** Whether it is such an answer. */
export const isReply = (operation: number) => operation === OP_READ_DATA || operation === OP_ATOMIC_RESULT;

/** Payload of a READ: slot and nonce for the reply. Of an atomic: those, then swap or addend, and what to compare with. */
export const TAG_BYTES = 8;
export const ATOMIC_BYTES = 24;

export const Ack = {
  from: 0,
  to: 2,
  serial: 4,
  cumulative: 8,
  /** Bit `sequence mod 128`, word by word, for sequence numbers from the cumulative one on. */
  bits: 12,
  flags: 28,
  duplicates: 30,
  nakCount: 31,
  naks: 32,
  /** Each: message id, code, RNR timer. */
  nakBytes: 8,
} as const;

export const ACK_CLOSED = 1;
/** With CLOSED: packets beyond the cumulative number may have been executed. */
export const ACK_BROKEN = 2;
/** With CLOSED: there was no receive context. */
export const ACK_BUSY = 4;
/** Give the context back when the message is done. */
export const ACK_ASK_CLOSE = 8;
/** Packets came that the network had marked. */
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

// Why a message was refused.
export const REFUSED_RNR = 1;
/** No room for the reply: try again soon. */
export const REFUSED_BUSY = 2;
export const REFUSED_NO_QP = 3;
export const REFUSED_QKEY = 4;
export const REFUSED_FORBIDDEN = 5;
export const REFUSED_MISALIGNED = 6;
export const REFUSED_TOO_LONG = 7;
export const REFUSED_ACCESS = 8;
export const REFUSED_RECEIVE = 9;
export const REFUSED_ABORTED = 10;

/** Most payload bytes beside headers, ICRC, UDP and IP. */
export const OVERHEAD_BYTES = BTH_BYTES + Data.synBytes + 4 + 8 + 40;
