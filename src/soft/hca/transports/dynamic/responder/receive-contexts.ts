// Receive contexts: opened by a NIC that proved its address, closed by it or taken back when nothing is missing. What a closed one
// had received stays on record with the origin, so that it can be told at any time and nothing is executed twice.
import { RECEIVE_CONTEXT_TIMER, startTimer, stopTimer } from "../../../arena/deadline-heap.ts";
import { getDouble, setDouble } from "../../../arena/doubles.ts";
import type { Engine } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { ACK_BROKEN, ACK_BUSY, FLAG_NEW } from "../packets/headers.ts";
import { Received } from "../packets/received.ts";
import { keepAddress } from "../records/addresses.ts";
import { Origin } from "../records/origin.ts";
import { giveRecord, Pool, takeRecord } from "../records/pool.ts";
import { MESSAGES, ReceiveContext } from "../records/receive-context.ts";
import * as st from "../records/states.ts";
import { Dynamic, receiveContext } from "../records/transport.ts";
import { forgetAck, sendClosed } from "./acks.ts";
import { sendChallenge } from "./control.ts";
import { cookieHolds } from "./cookies.ts";
import { freeIncoming, incomingAt } from "./incoming.ts";
import { addOriginAddress, findOrigin, newOrigin, originHas } from "./origins.ts";

/** A quiet context that heard something so lately is not taken back: microseconds. */
const GRACE_US = 100;
/** Idle periods after which a quiet context is given back without the sender's CLOSE. */
const IDLE_PERIODS = 4;
/** Microseconds of silence in the middle of something after which a sender counts as dead. */
const SILENCE_US = 8_000_000;
/** Microseconds for which the next free context is kept for an origin that found none. */
const RESERVATION_US = 20_000;

/** Takes the event to the context's state; false when it means nothing there. */
export function receiveEvent(e: Engine, r: number, event: number): boolean {
  const next = st.receiveTransition(e.i32[r + ReceiveContext.state]!, event);
  if (next < 0) return false;
  e.i32[r + ReceiveContext.state] = next;
  return true;
}

/** Ends the context with an event that leads to `free`. */
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
  forgetAck(e, t, r);
  stopTimer(e, r + ReceiveContext.timer);
  i32[t + Dynamic.receiveInUse]!--;
  giveRecord(e, t + Dynamic.receiveContexts, ReceiveContext.next, r);
  return true;
}

/** Gives a context back of our own accord, and says so. */
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

/** Takes back the context that was quiet longest; if all are busy, the oldest is asked to close. */
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
        getDouble(e, r + ReceiveContext.heardAt) < getDouble(e, quiet + ReceiveContext.heardAt)
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
  if (quiet !== 0 && e.now - getDouble(e, quiet + ReceiveContext.heardAt) >= GRACE_US) {
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
 * The packet at hand opens a context. Returns the receive context: the one its origin has already, or a new one. 0 when it gets
 * none; the answer is then sent, if there is one: CHALLENGE to who has to prove an address first, CLOSED for a context that was
 * closed before, or for want of a free one.
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
  const address = keepAddress(e, t, i32[t + Received.address]!);
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
  // The sender has given up what it had before.
  if (current !== 0) releaseReceive(e, t, current, st.ON_SUPERSEDED);
  i32[o + Origin.lastSerial] = serial;
  const r = takeContext(e, t, o);
  if (r === 0) {
    // From now on this serial is closed: nothing of it was executed, nothing of it ever will be.
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
  startTimer(e, r + ReceiveContext.timer, RECEIVE_CONTEXT_TIMER, e.now + patienceUs(e, t));
  return r;
}

/** Tells whoever sent the packet at hand that its context is closed. */
function answerOpener(e: Engine, t: number, o: number): void {
  const { address, from } = Received;
  sendClosed(e, t, o, e.i32[RxPacket.socket]!, e.i32[t + address]!, e.i32[t + from]!);
}

/** Fills in a new context of origin `o`, as the packet at hand asks for it. */
function setUp(e: Engine, t: number, r: number, o: number): void {
  const { i32 } = e;
  const socket = i32[RxPacket.socket]!;
  const address = i32[t + Received.address]!;
  // The marks are written before they are read, and the messages' records are free.
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
  setDouble(e, r + ReceiveContext.heardAt, e.now);
  i32[o + Origin.context] = r;
}

/** Microseconds for which nothing comes before a quiet context is given back. */
const patienceUs = (e: Engine, t: number) => IDLE_PERIODS * getDouble(e, t + Dynamic.idleUs);

/** The context's timer came up: is its sender gone? */
export function handleReceiveTimer(e: Engine, t: number, r: number): void {
  const isReceiving = e.i32[r + ReceiveContext.state]! === st.RECEIVE_RECEIVING;
  const idleUs = patienceUs(e, t);
  const heardAt = getDouble(e, r + ReceiveContext.heardAt);
  const due = heardAt + (isReceiving ? Math.max(SILENCE_US, idleUs) : idleUs);
  if (due > e.now) {
    // In the midst of something it may be quiet again long before.
    const at = isReceiving ? Math.min(due, e.now + idleUs) : due;
    startTimer(e, r + ReceiveContext.timer, RECEIVE_CONTEXT_TIMER, at);
  } else if (isReceiving) releaseReceive(e, t, r, st.ON_SILENT);
  else reclaimReceive(e, t, r);
}
