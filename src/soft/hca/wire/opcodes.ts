import { XRCETH_BYTES } from "./headers.ts";

// Opcodes of RoCE v2: transport in bits 7 to 5, operation in bits 4 to 0 (docs/rocev2.md section 3).

export const TRANSPORT_RC = 0x00;
export const TRANSPORT_UC = 0x20;
export const TRANSPORT_UD = 0x60;
export const TRANSPORT_XRC = 0xa0;
/** A transport of the range for manufacturers: transports/dynamic. */
export const TRANSPORT_DYNAMIC = 0xc0;
export const TRANSPORT_MASK = 0xe0;
export const OPERATION_MASK = 0x1f;

/** The whole opcode byte of a congestion notification packet. */
export const CONGESTION_NOTIFICATION = 0x81;

export const SEND_FIRST = 0x00;
export const SEND_MIDDLE = 0x01;
export const SEND_LAST = 0x02;
export const SEND_LAST_IMM = 0x03;
export const SEND_ONLY = 0x04;
export const SEND_ONLY_IMM = 0x05;
export const WRITE_FIRST = 0x06;
export const WRITE_MIDDLE = 0x07;
export const WRITE_LAST = 0x08;
export const WRITE_LAST_IMM = 0x09;
export const WRITE_ONLY = 0x0a;
export const WRITE_ONLY_IMM = 0x0b;
export const READ_REQUEST = 0x0c;
export const READ_RESPONSE_FIRST = 0x0d;
export const READ_RESPONSE_MIDDLE = 0x0e;
export const READ_RESPONSE_LAST = 0x0f;
export const READ_RESPONSE_ONLY = 0x10;
export const ACKNOWLEDGE = 0x11;
export const ATOMIC_ACKNOWLEDGE = 0x12;
export const COMPARE_SWAP = 0x13;
export const FETCH_ADD = 0x14;
export const SEND_LAST_INVALIDATE = 0x16;
export const SEND_ONLY_INVALIDATE = 0x17;
export const FLUSH = 0x1c;
export const ATOMIC_WRITE = 0x1d;

// Flags of an opcode, in one word. An opcode that does not exist has 0.
export const OP_START = 1 << 0;
export const OP_END = 1 << 1;
export const OP_SEND = 1 << 2;
export const OP_WRITE = 1 << 3;
export const OP_READ = 1 << 4;
export const OP_ATOMIC = 1 << 5;
export const OP_RESPONSE = 1 << 6;
export const OP_IMM = 1 << 7;
export const OP_INVALIDATE = 1 << 8;
export const OP_RETH = 1 << 9;
export const OP_AETH = 1 << 10;
export const OP_DETH = 1 << 11;
export const OP_PAYLOAD = 1 << 12;
export const OP_CONGESTION = 1 << 13;
export const OP_FLUSH = 1 << 14;
export const OP_ATOMIC_WRITE = 1 << 15;
const HEADER_SHIFT = 16;
const HEADER_MASK = 0xff;
/** The BTH is followed by the number of the target's shared receive queue. */
export const OP_XRC = 1 << 24;

const ONLY = OP_START | OP_END;
const SEND = OP_SEND | OP_PAYLOAD;
const WRITE = OP_WRITE | OP_PAYLOAD;
const RESPONSE = OP_RESPONSE | OP_READ | OP_PAYLOAD;

// Operations with their flags, common to RC and UC.
const OPERATIONS: readonly (readonly [operation: number, flags: number])[] = [
  [SEND_FIRST, SEND | OP_START],
  [SEND_MIDDLE, SEND],
  [SEND_LAST, SEND | OP_END],
  [SEND_LAST_IMM, SEND | OP_END | OP_IMM],
  [SEND_ONLY, SEND | ONLY],
  [SEND_ONLY_IMM, SEND | ONLY | OP_IMM],
  [WRITE_FIRST, WRITE | OP_START | OP_RETH],
  [WRITE_MIDDLE, WRITE],
  [WRITE_LAST, WRITE | OP_END],
  [WRITE_LAST_IMM, WRITE | OP_END | OP_IMM],
  [WRITE_ONLY, WRITE | ONLY | OP_RETH],
  [WRITE_ONLY_IMM, WRITE | ONLY | OP_RETH | OP_IMM],
  [READ_REQUEST, OP_READ | ONLY | OP_RETH],
  [READ_RESPONSE_FIRST, RESPONSE | OP_START | OP_AETH],
  [READ_RESPONSE_MIDDLE, RESPONSE],
  [READ_RESPONSE_LAST, RESPONSE | OP_END | OP_AETH],
  [READ_RESPONSE_ONLY, RESPONSE | ONLY | OP_AETH],
  [ACKNOWLEDGE, OP_RESPONSE | ONLY | OP_AETH],
  [ATOMIC_ACKNOWLEDGE, OP_RESPONSE | OP_ATOMIC | ONLY | OP_AETH],
  [COMPARE_SWAP, OP_ATOMIC | ONLY],
  [FETCH_ADD, OP_ATOMIC | ONLY],
  [SEND_LAST_INVALIDATE, SEND | OP_END | OP_INVALIDATE],
  [SEND_ONLY_INVALIDATE, SEND | ONLY | OP_INVALIDATE],
  [FLUSH, OP_FLUSH | ONLY | OP_RETH],
  [ATOMIC_WRITE, OP_ATOMIC_WRITE | ONLY | OP_RETH | OP_PAYLOAD],
];

/** Returns the bytes of extension headers that an opcode's flags imply. */
function extensionBytes(flags: number): number {
  let bytes = 0;
  if (flags & OP_DETH) bytes += 8;
  if (flags & OP_XRC) bytes += XRCETH_BYTES;
  if (flags & OP_FLUSH) bytes += 4;
  if (flags & OP_RETH) bytes += 16;
  if (flags & OP_AETH) bytes += 4;
  if (flags & OP_ATOMIC) bytes += flags & OP_RESPONSE ? 8 : 28;
  if (flags & OP_IMM) bytes += 4;
  if (flags & OP_INVALIDATE) bytes += 4;
  if (flags & OP_CONGESTION) bytes += 16;
  return bytes;
}

function makeFlags(): Int32Array {
  const table = new Int32Array(new ArrayBuffer(256 * 4));
  const put = (opcode: number, flags: number) => {
    table[opcode] = flags | (extensionBytes(flags) << HEADER_SHIFT);
  };
  for (const [operation, flags] of OPERATIONS) {
    put(TRANSPORT_RC | operation, flags);
    put(TRANSPORT_XRC | operation, flags & OP_RESPONSE ? flags : flags | OP_XRC);
    if (operation <= WRITE_ONLY_IMM) put(TRANSPORT_UC | operation, flags);
    if (operation === SEND_ONLY || operation === SEND_ONLY_IMM)
      put(TRANSPORT_UD | operation, flags | OP_DETH);
  }
  put(CONGESTION_NOTIFICATION, OP_CONGESTION);
  return table;
}

const FLAGS = makeFlags();

/** Returns the OP_* flags of an opcode byte, 0 for an opcode that does not exist. */
export function opcodeFlags(opcode: number): number {
  return FLAGS[opcode & 255]!;
}

/** Returns the bytes of extension headers after the BTH, from an opcode's flags. */
export function headerBytes(flags: number): number {
  return (flags >>> HEADER_SHIFT) & HEADER_MASK;
}
