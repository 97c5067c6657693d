// The NIC's own packets: opening by request, cookies, closing, further addresses.

import { Dev, Sections, SOCKET_WORDS, Socket } from "../../../arena/arena.ts";
import type { Engine } from "../../../arena/engine.ts";
import { AF_INET } from "../../../arena/peer-address.ts";
import { beginPacket, finishPacket } from "../../../links/transmit.ts";
import { BTH_BYTES, writeBth } from "../../../wire/bth.ts";
import { addressWord } from "../records/addresses.ts";
import { NO_CONTEXT, Path, Receive, Send } from "../records/context-records.ts";
import { Dyn, MAX_ADDRESSES, Peer } from "../records/records.ts";
import { choosePath, pathOf } from "../requester/paths.ts";
import { makeCookie } from "../responder/origins.ts";
import * as h from "./headers.ts";
import { Control } from "./headers.ts";

// IPv4 in the form of an IPv6 address: two words of zero, 0000ffff, and the address as it lies in memory.
const MAPPED = 0x0000ffff;

function sendControl(
  e: Engine,
  socket: number,
  address: number,
  kind: number,
  from: number,
  to: number,
  incarnation: number,
  serial: number,
  cookieLow: number,
  cookieHigh: number,
  addresses: number,
): void {
  const { view } = e;
  const start = beginPacket(e, socket);
  const at = start + BTH_BYTES;
  view.setUint16(at + Control.from, from);
  view.setUint16(at + Control.to, to);
  view.setInt32(at + Control.incarnation, incarnation | 0);
  view.setInt32(at + Control.serial, serial);
  view.setInt32(at + Control.kind, 0);
  view.setUint8(at + Control.kind, kind);
  view.setUint16(at + Control.incarnationHigh, incarnation / 4294967296);
  view.setInt32(at + Control.cookie, cookieLow);
  view.setInt32(at + Control.cookie + 4, cookieHigh);
  const count = addresses === 0 ? 0 : writeAddresses(e, at + Control.addresses);
  view.setUint8(at + Control.count, count);
  writeBth(view, start, h.OPCODE_CONTROL, false, 0, h.NIC_QP, false, serial & 0xffffff);
  finishPacket(e, address, BTH_BYTES + Control.bytes + count * Control.addressBytes);
}

/** Writes our own addresses; how many. */
function writeAddresses(e: Engine, at: number): number {
  const { i32, view } = e;
  let count = 0;
  for (let index = 0; index < i32[Dev.socketCount]! && count < MAX_ADDRESSES; index++) {
    const socket = Sections.sockets + index * SOCKET_WORDS;
    if (i32[socket + Socket.fd]! < 0 || i32[socket + Socket.family] !== AF_INET) continue;
    if (i32[socket + Socket.members] !== 0) continue;
    const to = at + count * Control.addressBytes;
    view.setInt32(to, 0);
    view.setInt32(to + 4, 0);
    view.setInt32(to + 8, MAPPED);
    i32[(to + 12) >> 2] = i32[socket + Socket.address]!;
    count++;
  }
  return count;
}

/** The address at byte `at` of a packet as the engine keeps it, 0 when it is none. */
export function readAddress(e: Engine, at: number): number {
  const { i32, view } = e;
  const mapped = view.getInt32(at) === 0 && view.getInt32(at + 4) === 0 && view.getInt32(at + 8) === MAPPED;
  return mapped ? i32[(at + 12) >> 2]! : 0;
}

function sendFromContext(e: Engine, c: number, kind: number, addresses: number): void {
  const { i32 } = e;
  const p = i32[c + Send.peer]!;
  const path = pathOf(c, choosePath(e, c, -1));
  sendControl(
    e,
    i32[path + Path.socket]!,
    i32[path + Path.address]!,
    kind,
    i32[c + Send.id]!,
    i32[c + Send.remoteId]!,
    e.f64[(p + Peer.incarnation) >> 1]!,
    i32[c + Send.serial]!,
    i32[c + Send.cookie]!,
    i32[c + Send.cookie + 1]!,
    addresses,
  );
}

/** REQ: asks the peer for a receive context. */
export function sendRequestControl(e: Engine, t: number, c: number): void {
  void t;
  sendFromContext(e, c, h.CONTROL_REQUEST, 0);
}

/** CLOSE: the context has nothing on its way, its receive context is free. */
export function sendClose(e: Engine, t: number, c: number): void {
  void t;
  if (e.i32[c + Send.remoteId] !== NO_CONTEXT) sendFromContext(e, c, h.CONTROL_CLOSE, 0);
}

/** PATHS: tells the peer our addresses, and asks for its own. */
export function sendPaths(e: Engine, c: number): void {
  sendFromContext(e, c, h.CONTROL_PATHS, 1);
}

function sendFromReceive(e: Engine, r: number, kind: number, addresses: number): void {
  const { i32 } = e;
  const { socket, address, id, remoteId, serial } = Receive;
  sendControl(
    e,
    i32[r + socket]!,
    i32[r + address]!,
    kind,
    i32[r + id]!,
    i32[r + remoteId]!,
    0,
    i32[r + serial]!,
    0,
    0,
    addresses,
  );
}

/** RSP: here is your receive context. */
export function sendResponse(e: Engine, r: number): void {
  sendFromReceive(e, r, h.CONTROL_RESPONSE, 0);
}

/** PATHS_ACK: your addresses are known, here are ours. */
export function sendPathsAck(e: Engine, r: number): void {
  sendFromReceive(e, r, h.CONTROL_PATHS_ACK, 1);
}

/** CHALLENGE: prove that you receive at `address`. Nothing is kept here. */
export function sendChallenge(
  e: Engine,
  t: number,
  socket: number,
  address: number,
  to: number,
  incarnation: number,
  serial: number,
): void {
  e.i32[t + Dyn.challenges]!++;
  makeCookie(e, t, addressWord(e, t, socket, address), incarnation, serial);
  const low = e.i32[t + Dyn.hash]!;
  const high = e.i32[t + Dyn.hash + 1]!;
  sendControl(e, socket, address, h.CONTROL_CHALLENGE, NO_CONTEXT, to, incarnation, serial, low, high, 0);
}
