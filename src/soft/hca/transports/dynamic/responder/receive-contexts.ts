// Receive contexts: opened by a NIC that proved its address, closed by it or taken back when nothing is missing. What a closed one
// had received stays on record with the origin, so that it can be told at any time and nothing is executed twice.

import type { Engine } from "../../../arena/engine.ts";
import { sendChallenge } from "../packets/control.ts";
import { ACK_BROKEN, ACK_BUSY } from "../packets/headers.ts";
import { addressWord, keepAddress } from "../records/addresses.ts";
import { giveRecord, receiveContext, takeRecord, wakeBy } from "../records/block.ts";
import { MESSAGES, Receive } from "../records/context-records.ts";
import { Dyn, Origin } from "../records/records.ts";
import * as st from "../records/states.ts";
import { forgetAck, sendClosed } from "./acks.ts";
import { freeIncoming, incomingAt } from "./incoming.ts";
import { addOriginAddress, cookieHolds, findOrigin, newOrigin, originHas } from "./origins.ts";

/** A quiet context that heard something so lately is not taken back: microseconds. */
const GRACE = 100;
/** Idle periods after which a quiet context is given back without the sender's CLOSE. */
const IDLE_PERIODS = 4;
/** Microseconds of silence in the middle of something after which a sender counts as dead. */
const SILENCE = 8_000_000;
/** Microseconds for which the next free context is kept for an origin that found none. */
const RESERVATION = 20_000;

/** Takes the event to the context's state; false when it means nothing there. */
export function receiveEvent(e: Engine, r: number, event: number): boolean {
  const next = st.receiveTransition(e.i32[r + Receive.state]!, event);
  if (next < 0) return false;
  e.i32[r + Receive.state] = next;
  return true;
}

/** Ends the context with an event that leads to `free`. */
export function releaseReceive(e: Engine, t: number, r: number, event: number): boolean {
  const { i32, f64 } = e;
  if (!receiveEvent(e, r, event)) return false;
  const o = i32[r + Receive.origin]!;
  for (let i = 0; i < MESSAGES && i32[r + Receive.incoming]! > 0; i++) freeIncoming(e, r, incomingAt(r, i));
  i32[o + Origin.context] = 0;
  i32[o + Origin.closedAt] = i32[r + Receive.base]!;
  i32[o + Origin.closedFlags] = i32[r + Receive.end] === i32[r + Receive.base] ? 0 : ACK_BROKEN;
  f64[(o + Origin.lastUsed) >> 1] = e.now;
  forgetAck(e, t, r);
  i32[t + Dyn.receiveInUse]!--;
  giveRecord(e, t, Dyn.freeReceive, Receive.next, r);
  return true;
}

/** Tells the sender that the context of `o` with its last serial is closed, and how far it got. */
export function answerClosed(
  e: Engine,
  t: number,
  o: number,
  socket: number,
  address: number,
  to: number,
): void {
  const { i32 } = e;
  const cumulative = i32[o + Origin.closedAt]!;
  sendClosed(
    e,
    t,
    socket,
    address,
    to,
    i32[o + Origin.lastSerial]!,
    cumulative,
    i32[o + Origin.closedFlags]!,
  );
}

/** Gives a context back of our own accord, and says so. */
export function takeBackReceive(e: Engine, t: number, r: number): boolean {
  const { i32 } = e;
  const o = i32[r + Receive.origin]!;
  if (!releaseReceive(e, t, r, st.ON_TAKEN_BACK)) return false;
  answerClosed(e, t, o, i32[r + Receive.socket]!, i32[r + Receive.address]!, i32[r + Receive.remoteId]!);
  return true;
}

/** Takes back the context that was quiet longest; if all are busy, the oldest is asked to close. */
function evict(e: Engine, t: number): boolean {
  const { i32, f64 } = e;
  const used = i32[t + Dyn.receiveUsed]!;
  let quiet = 0;
  let oldest = 0;
  for (let id = 0; id < used; id++) {
    const r = receiveContext(e, t, id);
    const state = i32[r + Receive.state];
    if (state === st.RECEIVE_FREE) continue;
    if (state !== st.RECEIVE_RECEIVING) {
      if (quiet === 0 || f64[(r + Receive.heardAt) >> 1]! < f64[(quiet + Receive.heardAt) >> 1]!) quiet = r;
    }
    if (i32[r + Receive.askClose] !== 0) continue;
    if (oldest === 0 || f64[(r + Receive.openedAt) >> 1]! < f64[(oldest + Receive.openedAt) >> 1]!)
      oldest = r;
  }
  if (quiet !== 0 && e.now - f64[(quiet + Receive.heardAt) >> 1]! >= GRACE) {
    i32[t + Dyn.evicted]!++;
    return takeBackReceive(e, t, quiet);
  }
  if (oldest !== 0) i32[oldest + Receive.askClose] = 1;
  return false;
}

function takeContext(e: Engine, t: number, o: number): number {
  const { i32, f64 } = e;
  const most = i32[t + Dyn.contexts]!;
  const reserved = i32[t + Dyn.reserved]!;
  const kept = reserved !== 0 && reserved !== o && e.now < f64[(t + Dyn.reservedUntil) >> 1]!;
  const free = most - i32[t + Dyn.receiveInUse]!;
  const possible = free > (kept ? 1 : 0) || (!kept && evict(e, t));
  if (!possible) {
    if (kept && free === 0) evict(e, t);
    if (!kept) {
      i32[t + Dyn.reserved] = o;
      f64[(t + Dyn.reservedUntil) >> 1] = e.now + RESERVATION;
    }
    return 0;
  }
  if (reserved === o) i32[t + Dyn.reserved] = 0;
  return takeRecord(
    e,
    t,
    Dyn.receiveContexts,
    Dyn.freeReceive,
    Dyn.receiveUsed,
    Receive.words,
    most,
    Receive.next,
  );
}

/**
 * Somebody at `sender` opens a context with `serial` as `incarnation`. Returns the receive context: the one it has already, or
 * a new one. 0 when it gets none; the answer is then sent, if there is one: CHALLENGE to who has to prove an address first,
 * CLOSED for a context that was closed before, or for want of a free one.
 */
export function openReceive(
  e: Engine,
  t: number,
  socket: number,
  sender: number,
  from: number,
  incarnation: number,
  serial: number,
  cookieLow: number,
  cookieHigh: number,
  byCookieOnly: boolean,
  event: number,
): number {
  const { i32, f64 } = e;
  let address = sender;
  let o = findOrigin(e, t, incarnation);
  const ahead = o === 0 ? 1 : (serial - i32[o + Origin.lastSerial]!) | 0;
  if (ahead < 0) {
    i32[t + Dyn.stale]!++;
    return 0;
  }
  const knownHere = o !== 0 && originHas(e, o, address);
  if (!knownHere || (byCookieOnly && ahead > 0)) {
    const word = addressWord(e, t, socket, address);
    if (!cookieHolds(e, t, word, incarnation, serial, cookieLow, cookieHigh)) {
      sendChallenge(e, t, socket, address, from, incarnation, serial);
      return 0;
    }
  }
  address = keepAddress(e, t, sender);
  if (address === 0) return 0;
  if (o === 0) {
    o = newOrigin(e, t, incarnation);
    if (o === 0) return 0;
  }
  addOriginAddress(e, o, address);
  f64[(o + Origin.lastUsed) >> 1] = e.now;
  const current = i32[o + Origin.context]!;
  if (ahead === 0) {
    if (current === 0) answerClosed(e, t, o, socket, address, from);
    return current;
  }
  // The sender has given up what it had before.
  if (current !== 0) releaseReceive(e, t, current, st.ON_SUPERSEDED);
  i32[o + Origin.lastSerial] = serial;
  const r = takeContext(e, t, o);
  if (r === 0) {
    // From now on this serial is closed: nothing of it was executed, nothing of it ever will be.
    i32[t + Dyn.rejections]!++;
    i32[o + Origin.closedAt] = 0;
    i32[o + Origin.closedFlags] = ACK_BUSY;
    answerClosed(e, t, o, socket, address, from);
    return 0;
  }
  // The marks are written before they are read, and the messages' records are free.
  i32.fill(0, r, r + Receive.marks);
  i32[r + Receive.id] = (r - i32[t + Dyn.receiveContexts]!) / Receive.words;
  i32[r + Receive.origin] = o;
  i32[r + Receive.serial] = serial;
  i32[r + Receive.remoteId] = from;
  i32[r + Receive.homeSocket] = socket;
  i32[r + Receive.homeAddress] = address;
  i32[r + Receive.socket] = socket;
  i32[r + Receive.address] = address;
  i32[r + Receive.boundary] = 1;
  f64[(r + Receive.openedAt) >> 1] = e.now;
  f64[(r + Receive.heardAt) >> 1] = e.now;
  i32[o + Origin.context] = r;
  receiveEvent(e, r, event);
  i32[t + Dyn.accepted]!++;
  const inUse = ++i32[t + Dyn.receiveInUse]!;
  if (inUse > i32[t + Dyn.receiveMost]!) i32[t + Dyn.receiveMost] = inUse;
  wakeBy(e, t, e.now + IDLE_PERIODS * f64[(t + Dyn.idle) >> 1]!);
  return r;
}

/** Looks after a context whose sender may have gone; returns when to look again, 0 for never. */
export function checkReceive(e: Engine, t: number, r: number): number {
  const { i32, f64 } = e;
  const state = i32[r + Receive.state]!;
  if (state === st.RECEIVE_FREE) return 0;
  const idle = IDLE_PERIODS * f64[(t + Dyn.idle) >> 1]!;
  const patience = state === st.RECEIVE_RECEIVING ? Math.max(SILENCE, idle) : idle;
  const due = f64[(r + Receive.heardAt) >> 1]! + patience;
  if (due > e.now) return due;
  if (state === st.RECEIVE_RECEIVING) releaseReceive(e, t, r, st.ON_SILENT);
  else takeBackReceive(e, t, r);
  return 0;
}
