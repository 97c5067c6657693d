// SEND and WRITE packets of RC, XRC and UC, built in place in the transmit slot or ring.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";
import { TxPacket } from "../../arena/packet.ts";
import { Qp, Swr } from "../../arena/records.ts";
import { beginFor, finishPacket } from "../../links/outgoing.ts";
import { gather } from "../../objects/scatter.ts";
import { BTH_BYTES, writeXrceth, XRCETH_BYTES } from "../../wire/headers.ts";
import * as op from "../../wire/opcodes.ts";
import { psnAdd, psnDistance } from "../../wire/psn.ts";

/**
 * Number of packets between two requested acknowledgements inside a long message. The last packet always
 * requests one.
 */
const ACK_EVERY = 16;
/** Upper bound of BTH, extension headers and pad, in bytes. */
export const MAX_HEADERS = 64;

// Returns the opcode for the packet's position in its message.
function dataOpcode(wr: number, first: boolean, last: boolean): number {
  switch (wr) {
    case verbs.IBV_WR_RDMA_WRITE:
    case verbs.IBV_WR_RDMA_WRITE_WITH_IMM: {
      if (!last) return first ? op.WRITE_FIRST : op.WRITE_MIDDLE;
      const imm = wr === verbs.IBV_WR_RDMA_WRITE_WITH_IMM ? 1 : 0;
      return (first ? op.WRITE_ONLY : op.WRITE_LAST) + imm;
    }
    case verbs.IBV_WR_SEND_WITH_INV:
      if (!last) return first ? op.SEND_FIRST : op.SEND_MIDDLE;
      return first ? op.SEND_ONLY_INVALIDATE : op.SEND_LAST_INVALIDATE;
    default: {
      if (!last) return first ? op.SEND_FIRST : op.SEND_MIDDLE;
      const imm = wr === verbs.IBV_WR_SEND_WITH_IMM ? 1 : 0;
      return (first ? op.SEND_ONLY : op.SEND_LAST) + imm;
    }
  }
}

/**
 * Begins a packet of request `w` of at most `bytes` bytes. Returns the byte offset of its extension headers.
 */
export function beginRequest(e: Engine, q: number, w: number, bytes: number): number {
  const at = beginFor(e, q, bytes) + BTH_BYTES;
  if (e.i32[q + Qp.transport] !== op.TRANSPORT_XRC) return at;
  writeXrceth(e.view, at, e.i32[w + Swr.remoteQueue]!);
  return at + XRCETH_BYTES;
}

/**
 * Builds the SEND or WRITE packet with `psn` of request `w`. Through shared memory, `packets` packets form
 * one frame. `windowEnds` requests an acknowledgement because the window is full. Returns false when the
 * memory may not be read.
 */
export function emitData(
  e: Engine,
  q: number,
  w: number,
  psn: number,
  packets: number,
  windowEnds: boolean,
): boolean {
  const { i32 } = e;
  const mtu = i32[q + Qp.mtu]!;
  const index = psnDistance(psn, i32[w + Swr.firstPsn]!);
  const length = e.u32[w + Swr.length]!;
  const offset = index * mtu;
  const bytes = Math.min(packets * mtu, length - offset);
  const last = psnAdd(psn, packets - 1) === i32[w + Swr.lastPsn];
  const opcode = dataOpcode(i32[w + Swr.opcode]!, index === 0, last);
  const flags = op.opcodeFlags(opcode);
  const pad = -bytes & 3;
  const solicited = last && (i32[w + Swr.flags]! & verbs.IBV_SEND_SOLICITED) !== 0;
  const transport = i32[q + Qp.transport]!;
  const due = last || windowEnds || (index % ACK_EVERY) + packets >= ACK_EVERY;
  const ack = transport !== op.TRANSPORT_UC && due;

  let at = beginRequest(e, q, w, bytes + MAX_HEADERS);
  if (flags & op.OP_RETH) {
    writeReth(e, at, w, 0, length);
    at += 16;
  }
  if (flags & (op.OP_IMM | op.OP_INVALIDATE)) {
    // Immediate data keeps its byte order; a key is a number in network byte order.
    if (flags & op.OP_IMM) i32[at >> 2] = i32[w + Swr.imm]!;
    else e.view.setInt32(at, i32[w + Swr.imm]!);
    at += 4;
  }
  if (pad !== 0) i32[(at + bytes) >> 2] = 0;
  if (!gather(e, q, w, offset, at, bytes)) return false;
  i32[TxPacket.opcode] = transport | opcode;
  i32[TxPacket.psn] = psn;
  i32[TxPacket.pad] = pad;
  i32[TxPacket.solicited] = solicited ? 1 : 0;
  i32[TxPacket.ackRequest] = ack ? 1 : 0;
  finishPacket(e, at + bytes + pad - i32[TxPacket.start]!);
  return true;
}

/** Writes the RETH for the remote address of request `w` plus `offset`. */
export function writeReth(e: Engine, at: number, w: number, offset: number, length: number): void {
  const { u32, view } = e;
  const low = u32[w + Swr.remoteAddress]! + offset;
  const high = u32[w + Swr.remoteAddress + 1]! + (low > 0xffffffff ? 1 : 0);
  view.setInt32(at, high | 0);
  view.setInt32(at + 4, low | 0);
  view.setInt32(at + 8, e.i32[w + Swr.rkey]!);
  view.setInt32(at + 12, length | 0);
}
