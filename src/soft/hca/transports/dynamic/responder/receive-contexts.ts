// Receive contexts. A NIC with a verified address opens one, and it is released by CLOSE or reclaimed when no
// packet is missing. The origin's record stores the progress of a closed context. The sender can request it
// later, and no packet is executed twice.
import { type Engine, getDouble, setDouble } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { RECEIVE_CONTEXT_TIMER, startTimer, stopTimer } from "../../../arena/timers.ts";
import { ACK_BROKEN, ACK_BUSY, FLAG_NEW } from "../packets/headers.ts";
import { Received } from "../packets/received.ts";
import { storeAddress } from "../records/addresses.ts";
import { giveRecord, Pool, takeRecord } from "../records/limits.ts";
import { Origin } from "../records/peer.ts";
import { MESSAGES, ReceiveContext } from "../records/receive-context.ts";
import * as st from "../records/states.ts";
import { Dynamic, receiveContext } from "../records/transport.ts";
import { cancelAck, sendClosed } from "./acks.ts";
import { cookieHolds, sendChallenge } from "./control.ts";
import { freeIncoming, incomingAt } from "./incoming.ts";
import { addOriginAddress, findOrigin, newOrigin, originHas } from "./origins.ts";

/** Time after its last packet during which a quiet context is not reclaimed, in microseconds. */
const GRACE_US = 100;
/** Number of idle periods after which a quiet context is released without CLOSE. */
const IDLE_PERIODS = 4;
/** Time without packets after which the sender of an incomplete message counts as failed, in microseconds. */
const SILENCE_US = 8_000_000;
/** Time for which the next free context is reserved for a refused origin, in microseconds. */
const RESERVATION_US = 20_000;

/** Applies the event to the context's state. Returns false when the event is invalid there. */
export function receiveEvent(e: Engine, r: number, event: number): boolean {
  const next = st.receiveTransition(e.i32[r + ReceiveContext.state]!, event);
  if (next < 0) return false;
  e.i32[r + ReceiveContext.state] = next;
  return true;
}

/** Releases the context with an event that leads to state `free`. */
export function releaseReceive(e: Engine, t: number, r: number, event: number): boolean {
  const { i32 } = e;
  if (!receiveEvent(e, r, event)) return false;
  const o = i32[r + ReceiveContext.origin]!;
  for (let i = 0; i < MESSAGES && i32[r + ReceiveContext.incoming]! > 0; i++)
    freeIncoming(e, r, incomingAt(r, i));
  i32[o + Origin.context] = 0;
  i32[o + Origin.closedAt] = i32[r + ReceiveContext.base]!;
  i32[o + Origin.closedFlags] = i32[r + ReceiveContext.end] === i32[r + ReceiveContext.base] ? 0 : ACK_BROKEN;
  setDouble(e, o + Origin.lastUsed, e.now);
  cancelAck(e, t, r);
  stopTimer(e, r + ReceiveContext.timer);
  i32[t + Dynamic.receiveInUse]!--;
  giveRecord(e, t + Dynamic.receiveContexts, ReceiveContext.next, r);
  return true;
}

/** Reclaims a context and sends CLOSED to its sender. */
export function reclaimReceive(e: Engine, t: number, r: number): boolean {
  const { i32 } = e;
  const o = i32[r + ReceiveContext.origin]!;
  if (!releaseReceive(e, t, r, st.ON_TAKEN_BACK)) return false;
  sendClosed(
    e,
    t,
    o,
    i32[r + ReceiveContext.socket]!,
    i32[r + ReceiveContext.address]!,
    i32[r + ReceiveContext.remoteId]!,
  );
  return true;
}

/**
 * Reclaims the context that was quiet longest. If all are busy, marks the oldest one to be closed by its
 * sender, and returns false.
 */
function evict(e: Engine, t: number): boolean {
  const { i32 } = e;
  const used = i32[t + Dynamic.receiveContexts + Pool.used]!;
  let quiet = 0;
  let oldest = 0;
  for (let id = 0; id < used; id++) {
    const r = receiveContext(e, t, id);
    const state = i32[r + ReceiveContext.state];
    if (state === st.RECEIVE_FREE) continue;
    if (state !== st.RECEIVE_RECEIVING) {
      if (
        quiet === 0 ||
        getDouble(e, r + ReceiveContext.receivedAt) < getDouble(e, quiet + ReceiveContext.receivedAt)
      )
        quiet = r;
    }
    if (i32[r + ReceiveContext.askClose] !== 0) continue;
    if (
      oldest === 0 ||
      getDouble(e, r + ReceiveContext.openedAt) < getDouble(e, oldest + ReceiveContext.openedAt)
    )
      oldest = r;
  }
  if (quiet !== 0 && e.now - getDouble(e, quiet + ReceiveContext.receivedAt) >= GRACE_US) {
    i32[t + Dynamic.evicted]!++;
    return reclaimReceive(e, t, quiet);
  }
  if (oldest !== 0) i32[oldest + ReceiveContext.askClose] = 1;
  return false;
}

function takeContext(e: Engine, t: number, o: number): number {
  const { i32 } = e;
  const most = i32[t + Dynamic.receiveContexts + Pool.most]!;
  const reserved = i32[t + Dynamic.reserved]!;
  const isReserved = reserved !== 0 && reserved !== o && e.now < getDouble(e, t + Dynamic.reservedUntil);
  const free = most - i32[t + Dynamic.receiveInUse]!;
  const possible = free > (isReserved ? 1 : 0) || (!isReserved && evict(e, t));
  if (!possible) {
    if (isReserved && free === 0) evict(e, t);
    if (!isReserved) {
      i32[t + Dynamic.reserved] = o;
      setDouble(e, t + Dynamic.reservedUntil, e.now + RESERVATION_US);
    }
    return 0;
  }
  if (reserved === o) i32[t + Dynamic.reserved] = 0;
  return takeRecord(e, t + Dynamic.receiveContexts, ReceiveContext.words, ReceiveContext.next);
}

/**
 * Opens a context for the received packet. Returns the origin's current context or a new one. Otherwise sends
 * the answer and returns 0: CHALLENGE for an unverified address, CLOSED for a closed serial or when no
 * context is free.
 */
export function openReceive(e: Engine, t: number, event: number): number {
  const { i32 } = e;
  const incarnation = getDouble(e, t + Received.incarnation);
  const serial = i32[t + Received.serial]!;
  let o = findOrigin(e, t, incarnation);
  const ahead = o === 0 ? 1 : (serial - i32[o + Origin.lastSerial]!) | 0;
  if (ahead < 0) {
    i32[t + Dynamic.stale]!++;
    return 0;
  }
  const byCookieOnly = (i32[t + Received.flags]! & FLAG_NEW) !== 0 && ahead > 0;
  if (byCookieOnly || o === 0 || !originHas(e, o, i32[t + Received.address]!)) {
    if (!cookieHolds(e, t)) {
      sendChallenge(e, t);
      return 0;
    }
  }
  const address = storeAddress(e, t, i32[t + Received.address]!);
  if (address === 0) return 0;
  i32[t + Received.address] = address;
  if (o === 0) {
    o = newOrigin(e, t, incarnation);
    if (o === 0) return 0;
  }
  addOriginAddress(e, o, address);
  setDouble(e, o + Origin.lastUsed, e.now);
  const current = i32[o + Origin.context]!;
  if (ahead === 0) {
    if (current === 0) answerOpener(e, t, o);
    return current;
  }
  // The sender has abandoned its previous context.
  if (current !== 0) releaseReceive(e, t, current, st.ON_SUPERSEDED);
  i32[o + Origin.lastSerial] = serial;
  const r = takeContext(e, t, o);
  if (r === 0) {
    // The serial is closed from now on: none of its packets was executed or will be.
    i32[t + Dynamic.rejections]!++;
    i32[o + Origin.closedAt] = 0;
    i32[o + Origin.closedFlags] = ACK_BUSY;
    answerOpener(e, t, o);
    return 0;
  }
  setUp(e, t, r, o);
  receiveEvent(e, r, event);
  i32[t + Dynamic.accepted]!++;
  const inUse = ++i32[t + Dynamic.receiveInUse]!;
  if (inUse > i32[t + Dynamic.receiveMost]!) i32[t + Dynamic.receiveMost] = inUse;
  startTimer(e, r + ReceiveContext.timer, RECEIVE_CONTEXT_TIMER, e.now + idleLimitUs(e, t));
  return r;
}

/** Sends CLOSED to the sender of the received packet. */
function answerOpener(e: Engine, t: number, o: number): void {
  const { address, from } = Received;
  sendClosed(e, t, o, e.i32[RxPacket.socket]!, e.i32[t + address]!, e.i32[t + from]!);
}

/** Initializes a new context of origin `o` for the received packet. */
function setUp(e: Engine, t: number, r: number, o: number): void {
  const { i32 } = e;
  const socket = i32[RxPacket.socket]!;
  const address = i32[t + Received.address]!;
  // Marks are written before they are read, and all message records are free already.
  i32.fill(0, r, r + ReceiveContext.marks);
  i32[r + ReceiveContext.id] = (r - i32[t + Dynamic.receiveContexts + Pool.records]!) / ReceiveContext.words;
  i32[r + ReceiveContext.origin] = o;
  i32[r + ReceiveContext.serial] = i32[t + Received.serial]!;
  i32[r + ReceiveContext.remoteId] = i32[t + Received.from]!;
  i32[r + ReceiveContext.homeSocket] = socket;
  i32[r + ReceiveContext.homeAddress] = address;
  i32[r + ReceiveContext.socket] = socket;
  i32[r + ReceiveContext.address] = address;
  i32[r + ReceiveContext.atMessageEnd] = 1;
  setDouble(e, r + ReceiveContext.openedAt, e.now);
  setDouble(e, r + ReceiveContext.receivedAt, e.now);
  i32[o + Origin.context] = r;
}

/** Returns the time without packets after which a quiet context is released, in microseconds. */
const idleLimitUs = (e: Engine, t: number) => IDLE_PERIODS * getDouble(e, t + Dynamic.idleUs);

/** Handles the context's timer: releases a quiet context, or one whose sender is silent. */
export function handleReceiveTimer(e: Engine, t: number, r: number): void {
  const isReceiving = e.i32[r + ReceiveContext.state]! === st.RECEIVE_RECEIVING;
  const idleUs = idleLimitUs(e, t);
  const receivedAt = getDouble(e, r + ReceiveContext.receivedAt);
  const due = receivedAt + (isReceiving ? Math.max(SILENCE_US, idleUs) : idleUs);
  if (due > e.now) {
    // The context may become quiet long before the limit.
    const at = isReceiving ? Math.min(due, e.now + idleUs) : due;
    startTimer(e, r + ReceiveContext.timer, RECEIVE_CONTEXT_TIMER, at);
  } else if (isReceiving) releaseReceive(e, t, r, st.ON_SILENT);
  else reclaimReceive(e, t, r);
}
