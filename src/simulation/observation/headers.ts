import {
  BTH_BYTES,
  bthAckRequest,
  bthDestinationQp,
  bthOpcode,
  bthPad,
  bthPsn,
  DETH_BYTES,
  XRCETH_BYTES,
} from "../../soft/hca/wire/headers.ts";
import { ICRC_BYTES } from "../../soft/hca/wire/icrc.ts";
import * as op from "../../soft/hca/wire/opcodes.ts";

const FLUSH_BYTES = 4;
const RETH_BYTES = 16;
const ATOMIC_BYTES = 28;
const IMM_BYTES = 4;

/** Headers of a RoCE v2 packet. */
export interface Headers {
  readonly opcode: number;
  /** OP_* flags of the opcode, 0 for an unknown one and for the dynamic transport. */
  readonly flags: number;
  readonly destinationQp: number;
  readonly psn: number;
  readonly wantsAck: boolean;
  /** Offset and length of the payload. */
  readonly payloadAt: number;
  readonly payloadBytes: number;
  /** Remote address, key and length of a WRITE, a READ or a flush, and of an atomic with length 8. */
  readonly remote: { readonly address: bigint; readonly key: number; readonly length: number } | undefined;
  /** Syndrome of an acknowledgement. */
  readonly syndrome: number | undefined;
  readonly immediate: number | undefined;
}

/** Returns the headers of a packet, undefined when it is too short for them. */
export function headersOf(bytes: Uint8Array<ArrayBuffer>): Headers | undefined {
  if (bytes.length < BTH_BYTES + ICRC_BYTES) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const opcode = bthOpcode(view, 0);
  const flags = op.opcodeFlags(opcode);
  const payloadAt = BTH_BYTES + op.headerBytes(flags);
  const payloadBytes = bytes.length - payloadAt - ICRC_BYTES - bthPad(view, 0);
  if (payloadBytes < 0) return undefined;
  let at = BTH_BYTES;
  if (flags & op.OP_DETH) at += DETH_BYTES;
  if (flags & op.OP_XRC) at += XRCETH_BYTES;
  if (flags & op.OP_FLUSH) at += FLUSH_BYTES;
  const isAtomic = (flags & op.OP_ATOMIC) !== 0 && (flags & op.OP_RESPONSE) === 0;
  const hasRemote = isAtomic || (flags & op.OP_RETH) !== 0;
  const remote = hasRemote
    ? {
        address: view.getBigUint64(at),
        key: view.getUint32(at + 8),
        length: isAtomic ? 8 : view.getUint32(at + 12),
      }
    : undefined;
  if (hasRemote) at += isAtomic ? ATOMIC_BYTES : RETH_BYTES;
  const syndrome = flags & op.OP_AETH ? view.getUint8(at) : undefined;
  const immediate = flags & op.OP_IMM ? view.getUint32(payloadAt - IMM_BYTES) : undefined;
  return {
    ...{ opcode, flags, remote, syndrome, immediate, payloadAt, payloadBytes },
    ...{ psn: bthPsn(view, 0), destinationQp: bthDestinationQp(view, 0), wantsAck: bthAckRequest(view, 0) },
  };
}
