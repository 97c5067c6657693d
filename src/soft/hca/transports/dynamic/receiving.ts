// Packets in: from the NIC's admission to contexts. Whatever does not fit a context, its serial and its peer's addresses does
// nothing, but for an answer to those who may have missed one.

import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { BTH_BYTES, bthOpcode, bthPad } from "../../wire/bth.ts";
import { ICRC_BYTES } from "../../wire/icrc.ts";
import { readAddress, sendPathsAck, sendResponse } from "./packets/control.ts";
import * as h from "./packets/headers.ts";
import { Control, Data } from "./packets/headers.ts";
import { isIpv4Socket, sameAddress, senderOf } from "./records/addresses.ts";
import { receiveContext } from "./records/block.ts";
import { Receive, Send, WINDOW } from "./records/context-records.ts";
import { Dyn, MAX_ADDRESSES, Origin, Peer } from "./records/records.ts";
import * as st from "./records/states.ts";
import { accept, contextFor, handleAck, handleChallenge } from "./requester/acknowledged.ts";
import { addPaths } from "./requester/paths.ts";
import { oweAck } from "./responder/acks.ts";
import { DROPPED, EXECUTED, execute, executeVoid } from "./responder/executing.ts";
import { deliver, findIncoming, incomingAt, incomingIndex } from "./responder/incoming.ts";
import { addOriginAddress, findOrigin, originHas } from "./responder/origins.ts";
import { answerClosed, openReceive, receiveEvent, releaseReceive } from "./responder/receive-contexts.ts";

const WINDOW_MASK = WINDOW - 1;

/**
 * Handles an intact packet with one of our opcodes, from the sockaddr at word `name`: `length` bytes from BTH to ICRC; `marked` when the network says that it is
 * congested. False when the packet means nothing.
 */
export function receiveDynamic(
  e: Engine,
  socket: number,
  name: number,
  start: number,
  length: number,
  marked: boolean,
): boolean {
  const t = e.i32[Dev.dynamic]!;
  if (t === 0) return false;
  const address = senderOf(e, t, name);
  const at = start + BTH_BYTES;
  const bytes = length - BTH_BYTES - ICRC_BYTES;
  switch (bthOpcode(e.view, start)) {
    case h.OPCODE_DATA:
      return handleData(e, t, socket, address, start, at, bytes - bthPad(e.view, start), marked);
    case h.OPCODE_ACK:
      return handleAck(e, t, at, bytes, address);
    case h.OPCODE_CONTROL:
      return handleControl(e, t, socket, address, at, bytes);
    default:
      return false;
  }
}

/** The receive context that a packet names, if its serial and its sender's address fit; else 0. */
function contextNamed(e: Engine, t: number, id: number, serial: number, address: number): number {
  const { i32 } = e;
  if (id >= i32[t + Dyn.receiveUsed]!) return 0;
  const r = receiveContext(e, t, id);
  if (i32[r + Receive.state] === st.RECEIVE_FREE || i32[r + Receive.serial] !== serial) return 0;
  return originHas(e, i32[r + Receive.origin]!, address) ? r : 0;
}

function handleData(
  e: Engine,
  t: number,
  socket: number,
  address: number,
  start: number,
  at: number,
  bytes: number,
  marked: boolean,
): boolean {
  const { i32, f64, view } = e;
  if (bytes < Data.bytes) return false;
  const flags = view.getUint8(at + Data.flags);
  const header = flags & h.FLAG_SYN ? Data.synBytes : Data.bytes;
  if (bytes < header) return false;
  const serial = view.getInt32(at + Data.serial);
  let r: number;
  if (flags & h.FLAG_SYN) {
    const { from, incarnation, incarnationHigh, cookie } = Data;
    r = openReceive(
      e,
      t,
      socket,
      address,
      view.getUint16(at + from),
      h.readIncarnation(view, at + incarnation, at + incarnationHigh),
      serial,
      view.getInt32(at + cookie),
      view.getInt32(at + cookie + 4),
      (flags & h.FLAG_NEW) !== 0,
      st.ON_PACKET,
    );
    if (r === 0) return true;
  } else {
    r = contextNamed(e, t, view.getUint16(at + Data.to), serial, address);
    if (r === 0) return answerStray(e, t, socket, address, at, serial);
  }
  f64[(r + Receive.heardAt) >> 1] = e.now;
  i32[r + Receive.socket] = socket;
  i32[r + Receive.address] = address;
  if (marked) i32[r + Receive.marked] = 1;
  const s = view.getInt32(at + Data.sequence);
  const ahead = (s - i32[r + Receive.base]!) | 0;
  if (ahead >= WINDOW) return false;
  const word = r + Receive.bits + ((s & WINDOW_MASK) >>> 5);
  const bit = 1 << (s & 31);
  oweAck(e, t, r);
  if (ahead < 0 || (i32[word]! & bit) !== 0) {
    i32[r + Receive.duplicates]!++;
    i32[t + Dyn.duplicates]!++;
    return true;
  }
  const payload = at + header;
  const result =
    flags & h.FLAG_VOID
      ? executeVoid(e, t, r, start, at)
      : execute(e, t, r, start, at, payload, bytes - header);
  if (result !== EXECUTED) {
    // A refused packet stays missing until its sender has taken it back.
    if (((s + 1 - i32[r + Receive.end]!) | 0) > 0) i32[r + Receive.end] = (s + 1) | 0;
    receiveEvent(e, r, st.ON_PACKET);
    return result !== DROPPED;
  }
  i32[word]! |= bit;
  if (((s + 1 - i32[r + Receive.end]!) | 0) > 0) i32[r + Receive.end] = (s + 1) | 0;
  const id = view.getInt32(at + Data.messageId);
  const mark = r + Receive.marks + (s & WINDOW_MASK);
  // Also of a message taken back: until its last packet, late copies of the others must find it refused.
  if (flags & h.FLAG_LAST) i32[mark] = findIncoming(e, r, id) === 0 ? 1 : 2 + incomingIndex(id);
  else i32[mark] = 0;
  if (flags & h.FLAG_FIN) {
    i32[r + Receive.hasFin] = 1;
    i32[r + Receive.finAt] = (s + 1) | 0;
  }
  receiveEvent(e, r, st.ON_PACKET);
  if (ahead === 0) advance(e, t, r);
  return true;
}

/** Moves the base over what has come, delivers messages whose end it passes, and closes the context behind a FIN. */
function advance(e: Engine, t: number, r: number): void {
  const { i32 } = e;
  let base = i32[r + Receive.base]!;
  for (;;) {
    const word = r + Receive.bits + ((base & WINDOW_MASK) >>> 5);
    const bit = 1 << (base & 31);
    if ((i32[word]! & bit) === 0) break;
    i32[word]! &= ~bit;
    const mark = i32[r + Receive.marks + (base & WINDOW_MASK)]!;
    base = (base + 1) | 0;
    i32[r + Receive.base] = base;
    i32[r + Receive.boundary] = mark === 0 ? 0 : 1;
    if (mark >= 2) deliver(e, t, r, incomingAt(r, mark - 2));
  }
  if (i32[r + Receive.end] !== base || i32[r + Receive.boundary] === 0) return;
  if (!receiveEvent(e, r, st.ON_COMPLETE)) return;
  if (i32[r + Receive.hasFin] === 0 || i32[r + Receive.finAt] !== base) return;
  const { socket, address, remoteId, origin } = Receive;
  const o = i32[r + origin]!;
  releaseReceive(e, t, r, st.ON_PEER_CLOSED);
  answerClosed(e, t, o, i32[r + socket]!, i32[r + address]!, i32[r + remoteId]!);
}

/** A packet for a context that is not: if it was the origin's last one, its sender has missed that it is closed. */
function answerStray(
  e: Engine,
  t: number,
  socket: number,
  address: number,
  at: number,
  serial: number,
): boolean {
  const { i32, f64, view } = e;
  const o = findOrigin(e, t, h.readIncarnation(view, at + Data.incarnation, at + Data.incarnationHigh));
  if (o === 0 || i32[o + Origin.lastSerial] !== serial || !originHas(e, o, address)) {
    i32[t + Dyn.stale]!++;
    return false;
  }
  // The context lives: the packet names another one.
  if (i32[o + Origin.context] !== 0) return false;
  f64[(o + Origin.lastUsed) >> 1] = e.now;
  answerClosed(e, t, o, socket, address, view.getUint16(at + Data.from));
  return true;
}

function handleControl(
  e: Engine,
  t: number,
  socket: number,
  address: number,
  at: number,
  bytes: number,
): boolean {
  const { i32, f64, view } = e;
  if (bytes < Control.bytes) return false;
  const from = view.getUint16(at + Control.from);
  const to = view.getUint16(at + Control.to);
  const serial = view.getInt32(at + Control.serial);
  const incarnation = h.readIncarnation(view, at + Control.incarnation, at + Control.incarnationHigh);
  const low = view.getInt32(at + Control.cookie);
  const high = view.getInt32(at + Control.cookie + 4);
  const kind = view.getUint8(at + Control.kind);
  if (kind === h.CONTROL_REQUEST) {
    const event = st.ON_OPEN_REQUEST;
    const r = openReceive(e, t, socket, address, from, incarnation, serial, low, high, false, event);
    if (r !== 0) sendResponse(e, r);
    return true;
  }
  if (kind === h.CONTROL_CLOSE || kind === h.CONTROL_PATHS) {
    const r = contextNamed(e, t, to, serial, address);
    if (r === 0) return false;
    if (kind === h.CONTROL_CLOSE) return releaseReceive(e, t, r, st.ON_PEER_CLOSED);
    const count = isIpv4Socket(e, socket) ? addressCount(e, at, bytes) : 0;
    for (let i = 0; i < count; i++) {
      const other = readAddress(e, at + Control.addresses + i * Control.addressBytes);
      if (other !== 0) addOriginAddress(e, i32[r + Receive.origin]!, other);
    }
    i32[r + Receive.socket] = socket;
    i32[r + Receive.address] = address;
    sendPathsAck(e, r);
    return true;
  }
  const c = contextFor(e, t, to, serial, address);
  if (c === 0) return false;
  switch (kind) {
    case h.CONTROL_RESPONSE:
      accept(e, t, c, from);
      return true;
    case h.CONTROL_CHALLENGE:
      if (incarnation !== f64[(i32[c + Send.peer]! + Peer.incarnation) >> 1]) return false;
      handleChallenge(e, t, c, low, high, socket, address);
      return true;
    case h.CONTROL_PATHS_ACK:
      learnPaths(e, t, c, at, addressCount(e, at, bytes));
      return true;
    default:
      return false;
  }
}

function addressCount(e: Engine, at: number, bytes: number): number {
  const room = Math.floor((bytes - Control.bytes) / Control.addressBytes);
  return Math.min(e.view.getUint8(at + Control.count), room, MAX_ADDRESSES);
}

/** The peer knows our addresses; these are its own. */
function learnPaths(e: Engine, t: number, c: number, at: number, count: number): void {
  const { i32 } = e;
  const p = i32[c + Send.peer]!;
  if (i32[p + Peer.announced] !== 0) return;
  i32[p + Peer.announced] = 1;
  let known = 0;
  for (let i = 0; i < count && known < MAX_ADDRESSES - 1; i++) {
    const other = readAddress(e, at + Control.addresses + i * Control.addressBytes);
    if (other === 0 || sameAddress(other, i32[p + Peer.address]!)) continue;
    i32[p + Peer.alternatives + known++] = other;
  }
  i32[p + Peer.alternativeCount] = known;
  addPaths(e, t, c, p);
}
