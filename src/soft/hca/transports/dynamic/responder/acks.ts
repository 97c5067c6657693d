// Acknowledgements of receive contexts: one per context at the end of a batch, with the refusals of the
// batch.

import type { Engine } from "../../../arena/engine.ts";
import { append, takeFirst, unlink } from "../../../arena/heap.ts";
import { TxPacket } from "../../../arena/packet.ts";
import { beginPacket, finishPacket } from "../../../links/outgoing.ts";
import { BTH_BYTES } from "../../../wire/headers.ts";
import * as h from "../packets/headers.ts";
import { Ack } from "../packets/headers.ts";
import { MAX_NAKS, NO_CONTEXT, WINDOW } from "../records/limits.ts";
import { Origin } from "../records/peer.ts";
import { ReceiveContext } from "../records/receive-context.ts";
import { Dynamic } from "../records/transport.ts";

/** Schedules an acknowledgement to the context's peer. */
export function scheduleAck(e: Engine, t: number, r: number): void {
  append(e, t + Dynamic.ackQueue, r, ReceiveContext.ackLink);
}

/** Removes a context that ends from the queue of pending acknowledgements. */
export function cancelAck(e: Engine, t: number, r: number): void {
  unlink(e, t + Dynamic.ackQueue, r, ReceiveContext.ackLink);
}

/**
 * Refuses message `id` in the next acknowledgement. A refusal that does not fit is repeated when the packet
 * is retransmitted.
 */
export function scheduleNak(e: Engine, t: number, r: number, id: number, code: number, timer: number): void {
  const { i32 } = e;
  scheduleAck(e, t, r);
  const count = i32[r + ReceiveContext.nakCount]!;
  for (let i = 0; i < count; i++) if (i32[r + ReceiveContext.naks + 2 * i] === id) return;
  if (count === MAX_NAKS) return;
  i32[r + ReceiveContext.naks + 2 * count] = id;
  i32[r + ReceiveContext.naks + 2 * count + 1] = code | (timer << 8);
  i32[r + ReceiveContext.nakCount] = count + 1;
}

/** Sends all pending acknowledgements. */
export function sendAcks(e: Engine, t: number): void {
  const list = t + Dynamic.ackQueue;
  const { ackLink } = ReceiveContext;
  for (let r = takeFirst(e, list, ackLink); r !== 0; r = takeFirst(e, list, ackLink)) sendAck(e, t, r);
}

function sendAck(e: Engine, t: number, r: number): void {
  const { i32, view } = e;
  const start = beginPacket(e, i32[r + ReceiveContext.socket]!, i32[r + ReceiveContext.address]!);
  const at = start + BTH_BYTES;
  const base = i32[r + ReceiveContext.base]!;
  view.setUint16(at + Ack.from, i32[r + ReceiveContext.id]!);
  view.setUint16(at + Ack.to, i32[r + ReceiveContext.remoteId]!);
  view.setInt32(at + Ack.serial, i32[r + ReceiveContext.serial]!);
  view.setInt32(at + Ack.cumulative, base);
  for (let i = 0; i < WINDOW / 32; i++)
    view.setInt32(at + Ack.bits + 4 * i, i32[r + ReceiveContext.bits + i]!);
  const count = i32[r + ReceiveContext.nakCount]!;
  const asked = i32[r + ReceiveContext.askClose] !== 0 ? h.ACK_ASK_CLOSE : 0;
  const flags = asked | (i32[r + ReceiveContext.marked] !== 0 ? h.ACK_MARKED : 0);
  i32[r + ReceiveContext.marked] = 0;
  view.setInt32(at + Ack.flags, (flags << 16) | ((i32[r + ReceiveContext.duplicates]! & 0xff) << 8) | count);
  for (let i = 0; i < count; i++) {
    const nak = at + Ack.naks + i * Ack.nakBytes;
    const code = i32[r + ReceiveContext.naks + 2 * i + 1]!;
    view.setInt32(nak, i32[r + ReceiveContext.naks + 2 * i]!);
    view.setInt32(nak + 4, ((code & 0xff) << 24) | (((code >>> 8) & 0xff) << 16));
  }
  i32[r + ReceiveContext.nakCount] = 0;
  i32[t + Dynamic.acksSent]!++;
  i32[TxPacket.opcode] = h.OPCODE_ACK;
  i32[TxPacket.destination] = h.NIC_QP;
  i32[TxPacket.psn] = base & 0xffffff;
  finishPacket(e, BTH_BYTES + Ack.naks + count * Ack.nakBytes);
}

/**
 * Sends CLOSED to send context `to` at `address` for the last context of origin `o`. All packets before the
 * cumulative number were received.
 */
export function sendClosed(
  e: Engine,
  t: number,
  o: number,
  socket: number,
  address: number,
  to: number,
): void {
  const { i32, view } = e;
  const start = beginPacket(e, socket, address);
  const at = start + BTH_BYTES;
  const cumulative = i32[o + Origin.closedAt]!;
  view.setUint16(at + Ack.from, NO_CONTEXT);
  view.setUint16(at + Ack.to, to);
  view.setInt32(at + Ack.serial, i32[o + Origin.lastSerial]!);
  view.setInt32(at + Ack.cumulative, cumulative);
  for (let i = 0; i < WINDOW / 32; i++) view.setInt32(at + Ack.bits + 4 * i, 0);
  view.setInt32(at + Ack.flags, (i32[o + Origin.closedFlags]! | h.ACK_CLOSED) << 16);
  i32[t + Dynamic.acksSent]!++;
  i32[TxPacket.opcode] = h.OPCODE_ACK;
  i32[TxPacket.destination] = h.NIC_QP;
  i32[TxPacket.psn] = cumulative & 0xffffff;
  finishPacket(e, BTH_BYTES + Ack.naks);
}
