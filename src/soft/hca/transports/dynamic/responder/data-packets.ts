// Received data packets: each one is assigned to its context, executed once and acknowledged.
import { Counter } from "../../../arena/counters.ts";
import { type Engine, setDouble } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import * as h from "../packets/headers.ts";
import { Control } from "../packets/headers.ts";
import { Received, senderOfData } from "../packets/received.ts";
import { announcedAddress } from "../records/addresses.ts";
import { isRecent, MAX_ADDRESSES, Pool, WINDOW, WINDOW_MASK } from "../records/limits.ts";
import { Origin } from "../records/peer.ts";
import { ReceiveContext } from "../records/receive-context.ts";
import * as st from "../records/states.ts";
import { Dynamic, receiveContext } from "../records/transport.ts";
import { scheduleAck, sendClosed } from "./acks.ts";
import { sendPathsAck } from "./control.ts";
import { execute, executeVoid } from "./execution.ts";
import { DROPPED, deliver, EXECUTED, findIncoming, incomingAt, incomingIndex } from "./incoming.ts";
import { addOriginAddress, findOrigin, originHas } from "./origins.ts";
import { openReceive, receiveEvent, releaseReceive } from "./receive-contexts.ts";

/** Returns the receive context that the received packet names if serial and sender address match, else 0. */
export function contextNamed(e: Engine, t: number): number {
  const { i32 } = e;
  const id = i32[t + Received.to]!;
  if (id >= i32[t + Dynamic.receiveContexts + Pool.used]!) return 0;
  const r = receiveContext(e, t, id);
  if (i32[r + ReceiveContext.state] === st.RECEIVE_FREE) return 0;
  if (i32[r + ReceiveContext.serial] !== i32[t + Received.serial]) return 0;
  return originHas(e, i32[r + ReceiveContext.origin]!, i32[t + Received.address]!) ? r : 0;
}

/** Handles the received data packet. Returns false when it is invalid. */
export function handleData(e: Engine, t: number): boolean {
  const { i32 } = e;
  const flags = i32[t + Received.flags]!;
  let r: number;
  if (flags & h.FLAG_SYN) {
    r = openReceive(e, t, st.ON_PACKET);
    if (r === 0) return true;
  } else {
    r = contextNamed(e, t);
    if (r === 0) return answerStray(e, t);
  }
  setDouble(e, r + ReceiveContext.receivedAt, e.now);
  i32[r + ReceiveContext.socket] = i32[RxPacket.socket]!;
  i32[r + ReceiveContext.address] = i32[t + Received.address]!;
  if (i32[RxPacket.congested] !== 0) i32[r + ReceiveContext.marked] = 1;
  const s = i32[t + Received.sequence]!;
  const ahead = (s - i32[r + ReceiveContext.base]!) | 0;
  if (ahead >= WINDOW) return false;
  const word = r + ReceiveContext.bits + ((s & WINDOW_MASK) >>> 5);
  const bit = 1 << (s & 31);
  scheduleAck(e, t, r);
  if (ahead < 0 || (i32[word]! & bit) !== 0) {
    i32[r + ReceiveContext.duplicates]!++;
    i32[t + Dynamic.duplicates]!++;
    return true;
  }
  const result = flags & h.FLAG_VOID ? executeVoid(e, t, r) : execute(e, t, r);
  if (((s + 1 - i32[r + ReceiveContext.end]!) | 0) > 0) i32[r + ReceiveContext.end] = (s + 1) | 0;
  receiveEvent(e, r, st.ON_PACKET);
  // A refused packet counts as missing until its sender withdraws it.
  if (result !== EXECUTED) return result !== DROPPED;
  i32[word]! |= bit;
  const id = i32[t + Received.messageId]!;
  const mark = r + ReceiveContext.marks + (s & WINDOW_MASK);
  // A withdrawn message keeps its record until its last packet, so that late packets of it are still refused.
  if (flags & h.FLAG_LAST) i32[mark] = findIncoming(e, r, id) === 0 ? 1 : 2 + incomingIndex(id);
  else i32[mark] = 0;
  if (flags & h.FLAG_FIN) {
    i32[r + ReceiveContext.hasFin] = 1;
    i32[r + ReceiveContext.finAt] = (s + 1) | 0;
  }
  if (ahead === 0) advance(e, t, r);
  return true;
}

/** Advances the base over received packets, delivers complete messages, and closes the context after FIN. */
function advance(e: Engine, t: number, r: number): void {
  const { i32 } = e;
  let base = i32[r + ReceiveContext.base]!;
  for (;;) {
    const word = r + ReceiveContext.bits + ((base & WINDOW_MASK) >>> 5);
    const bit = 1 << (base & 31);
    if ((i32[word]! & bit) === 0) break;
    i32[word]! &= ~bit;
    const mark = i32[r + ReceiveContext.marks + (base & WINDOW_MASK)]!;
    base = (base + 1) | 0;
    i32[r + ReceiveContext.base] = base;
    i32[r + ReceiveContext.atMessageEnd] = mark === 0 ? 0 : 1;
    if (mark >= 2) deliver(e, t, r, incomingAt(r, mark - 2));
  }
  if (i32[r + ReceiveContext.end] !== base || i32[r + ReceiveContext.atMessageEnd] === 0) return;
  if (!receiveEvent(e, r, st.ON_COMPLETE)) return;
  if (i32[r + ReceiveContext.hasFin] === 0 || i32[r + ReceiveContext.finAt] !== base) return;
  const { socket, address, remoteId, origin } = ReceiveContext;
  const o = i32[r + origin]!;
  releaseReceive(e, t, r, st.ON_PEER_CLOSED);
  sendClosed(e, t, o, i32[r + socket]!, i32[r + address]!, i32[r + remoteId]!);
}

/** Answers a packet for a closed context. If it was the origin's last context, CLOSED is sent again. */
function answerStray(e: Engine, t: number): boolean {
  const { i32 } = e;
  const address = i32[t + Received.address]!;
  const o = findOrigin(e, t, senderOfData(e));
  if (o === 0 || i32[o + Origin.lastSerial] !== i32[t + Received.serial] || !originHas(e, o, address)) {
    i32[t + Dynamic.stale]!++;
    if (o !== 0 && isRecent(i32[t + Received.serial]!, i32[o + Origin.lastSerial]!))
      i32[Counter.latePackets]!++;
    return false;
  }
  // The context is open, and the packet names another one.
  if (i32[o + Origin.context] !== 0) return false;
  setDouble(e, o + Origin.lastUsed, e.now);
  sendClosed(e, t, o, i32[RxPacket.socket]!, address, i32[t + Received.from]!);
  return true;
}

/** Stores the further addresses that the sender announces in the received packet. */
export function announcedPaths(e: Engine, t: number, r: number): void {
  const { i32 } = e;
  const socket = i32[RxPacket.socket]!;
  const o = i32[r + ReceiveContext.origin]!;
  for (let i = 0; i < i32[t + Received.addressCount]!; i++) {
    const at = i32[t + Received.addresses]! + i * Control.addressBytes;
    // New addresses are not stored when the origin already has the maximum.
    const other = announcedAddress(e, t, socket, at, i32[o + Origin.addressCount]! < MAX_ADDRESSES);
    if (other !== 0) addOriginAddress(e, o, other);
  }
  i32[r + ReceiveContext.socket] = socket;
  i32[r + ReceiveContext.address] = i32[t + Received.address]!;
  sendPathsAck(e, r);
}
