// Acknowledgements: owed while packets come in, one a context at the end of the batch, with what was refused.

import type { Engine } from "../../../arena/engine.ts";
import { append, takeFirst, unlink } from "../../../arena/list.ts";
import { TxPacket } from "../../../arena/packet.ts";
import { beginPacket, finishPacket } from "../../../links/outgoing.ts";
import { BTH_BYTES } from "../../../wire/bth.ts";
import * as h from "../packets/headers.ts";
import { Ack } from "../packets/headers.ts";
import { MAX_NAKS, NO_CONTEXT, WINDOW } from "../records/limits.ts";
import { Origin } from "../records/origin.ts";
import { ReceiveContext } from "../records/receive-context.ts";
import { Dynamic } from "../records/transport.ts";

/** Notes that the context's peer is owed an acknowledgement. */
export function oweAck(e: Engine, t: number, r: number): void {
  append(e, t + Dynamic.owing, r, ReceiveContext.owing);
}

/** Takes a context that ends off the list of those that owe one. */
export function forgetAck(e: Engine, t: number, r: number): void {
  unlink(e, t + Dynamic.owing, r, ReceiveContext.owing);
}

/** Refuses message `id`; the refusal goes with the next acknowledgement. If there are too many, the packet will come again. */
export function oweNak(e: Engine, t: number, r: number, id: number, code: number, timer: number): void {
  const { i32 } = e;
  oweAck(e, t, r);
  const count = i32[r + ReceiveContext.nakCount]!;
  for (let i = 0; i < count; i++) if (i32[r + ReceiveContext.naks + 2 * i] === id) return;
  if (count === MAX_NAKS) return;
  i32[r + ReceiveContext.naks + 2 * count] = id;
  i32[r + ReceiveContext.naks + 2 * count + 1] = code | (timer << 8);
  i32[r + ReceiveContext.nakCount] = count + 1;
}

/** Sends what is owed. */
export function sendAcks(e: Engine, t: number): void {
  const list = t + Dynamic.owing;
  const { owing } = ReceiveContext;
  for (let r = takeFirst(e, list, owing); r !== 0; r = takeFirst(e, list, owing)) sendAck(e, t, r);
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
 * Tells the sender with context `to` at `address` that its receive context, the last one of origin `o`, is closed, and how far it
 * got: everything before the cumulative number was received.
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
