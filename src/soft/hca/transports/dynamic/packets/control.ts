// Construction of control packets, which open and close contexts, carry cookies and announce addresses.

import type { Engine } from "../../../arena/engine.ts";
import { TxPacket } from "../../../arena/packet.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../../links/common/sockets.ts";
import { beginPacket, finishPacket } from "../../../links/outgoing.ts";
import { BTH_BYTES } from "../../../wire/headers.ts";
import { MAX_ADDRESSES } from "../records/limits.ts";
import * as h from "./headers.ts";
import { Control } from "./headers.ts";

/**
 * Begins a control packet from local GID `socket` between contexts `from` and `to`. Incarnation, cookie and
 * addresses stay empty. Returns the byte offset of its header.
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
  // Clears the address count and the high bits of the incarnation too.
  view.setInt32(at + Control.kind, kind << 24);
  view.setInt32(at + Control.incarnation, 0);
  view.setInt32(at + Control.cookie, 0);
  view.setInt32(at + Control.cookie + 4, 0);
  i32[TxPacket.opcode] = h.OPCODE_CONTROL;
  i32[TxPacket.destination] = h.NIC_QP;
  i32[TxPacket.psn] = serial & 0xffffff;
  return at;
}

/** Writes an incarnation and the cookie at word `cookie` into the control packet at byte `at`. */
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

/** Appends the local addresses of the family of GID `like` to the control packet at byte `at`. */
export function writeAddresses(e: Engine, at: number, like: number): void {
  const { i32, view } = e;
  const family = i32[Sockets.table + like * SOCKET_WORDS + Socket.family];
  let count = 0;
  for (let index = 0; index < i32[Sockets.count]! && count < MAX_ADDRESSES; index++) {
    const socket = Sockets.table + index * SOCKET_WORDS;
    if (i32[socket + Socket.fd]! < 0 || i32[socket + Socket.family] !== family) continue;
    if (i32[socket + Socket.members] !== 0) continue;
    const to = at + Control.addresses + count * Control.addressBytes;
    i32.copyWithin(to >> 2, socket + Socket.gid, socket + Socket.gid + 4);
    count++;
  }
  view.setUint8(at + Control.count, count);
}
