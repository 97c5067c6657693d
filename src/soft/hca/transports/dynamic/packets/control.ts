// The NIC's own packets: opening by request, cookies, closing, further addresses.
import { Dev, Sections, SOCKET_WORDS, Socket } from "../../../arena/arena.ts";
import type { Engine } from "../../../arena/engine.ts";
import { TxPacket } from "../../../arena/packet.ts";
import { beginPacket, finishPacket } from "../../../links/outgoing.ts";
import { BTH_BYTES } from "../../../wire/bth.ts";
import { MAX_ADDRESSES } from "../records/limits.ts";
import * as h from "./headers.ts";
import { Control } from "./headers.ts";

/**
 * Begins a control packet from our GID `socket` between contexts `from` and `to`, without incarnation, cookie and addresses.
 * Returns the byte of its header.
 */
export function beginControl(
  e: Engine,
  socket: number,
  kind: number,
  from: number,
  to: number,
  serial: number,
): number {
  const { i32, view } = e;
  const start = beginPacket(e, socket, 0);
  const at = start + BTH_BYTES;
  view.setUint16(at + Control.from, from);
  view.setUint16(at + Control.to, to);
  view.setInt32(at + Control.serial, serial);
  // Count of addresses and high bits of the incarnation are zero.
  view.setInt32(at + Control.kind, kind << 24);
  view.setInt32(at + Control.incarnation, 0);
  view.setInt32(at + Control.cookie, 0);
  view.setInt32(at + Control.cookie + 4, 0);
  i32[TxPacket.opcode] = h.OPCODE_CONTROL;
  i32[TxPacket.destination] = h.NIC_QP;
  i32[TxPacket.psn] = serial & 0xffffff;
  return at;
}

/** Says in the control packet at byte `at` who is meant, and gives the cookie at word `cookie`. */
export function writeIdentity(e: Engine, at: number, incarnation: number, cookie: number): void {
  const { i32, view } = e;
  view.setInt32(at + Control.incarnation, incarnation | 0);
  view.setUint16(at + Control.incarnationHigh, incarnation / 4294967296);
  view.setInt32(at + Control.cookie, i32[cookie]!);
  view.setInt32(at + Control.cookie + 4, i32[cookie + 1]!);
}

/** Sends the control packet at byte `at` to `address`. */
export function finishControl(e: Engine, at: number, address: number): void {
  const bytes = Control.bytes + e.view.getUint8(at + Control.count) * Control.addressBytes;
  e.i32[TxPacket.remote] = address;
  finishPacket(e, BTH_BYTES + bytes);
}

/** Adds our own addresses of the family of GID `like` to the control packet at byte `at`. */
export function writeAddresses(e: Engine, at: number, like: number): void {
  const { i32, view } = e;
  const family = i32[Sections.sockets + like * SOCKET_WORDS + Socket.family];
  let count = 0;
  for (let index = 0; index < i32[Dev.socketCount]! && count < MAX_ADDRESSES; index++) {
    const socket = Sections.sockets + index * SOCKET_WORDS;
    if (i32[socket + Socket.fd]! < 0 || i32[socket + Socket.family] !== family) continue;
    if (i32[socket + Socket.members] !== 0) continue;
    const to = at + Control.addresses + count * Control.addressBytes;
    i32.copyWithin(to >> 2, socket + Socket.gid, socket + Socket.gid + 4);
    count++;
  }
  view.setUint8(at + Control.count, count);
}
