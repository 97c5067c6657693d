// Control packets of receive contexts, and cookies.
import { type Engine, getDouble } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { beginControl, finishControl, writeAddresses, writeIdentity } from "../packets/control.ts";
import { CONTROL_CHALLENGE, CONTROL_PATHS_ACK, CONTROL_RESPONSE } from "../packets/headers.ts";
import { Received } from "../packets/received.ts";
import { addressWord } from "../records/addresses.ts";
import { KeyedHash, keyedHash } from "../records/keyed-hash.ts";
import { NO_CONTEXT } from "../records/limits.ts";
import { ReceiveContext } from "../records/receive-context.ts";
import { Dynamic } from "../records/transport.ts";

function sendFromContext(e: Engine, r: number, kind: number): void {
  const { i32 } = e;
  const { socket, address, id, remoteId, serial } = ReceiveContext;
  const at = beginControl(e, i32[r + socket]!, kind, i32[r + id]!, i32[r + remoteId]!, i32[r + serial]!);
  if (kind === CONTROL_PATHS_ACK) writeAddresses(e, at, i32[r + socket]!);
  finishControl(e, at, i32[r + address]!);
}

/** Sends RSP, which names the new receive context. */
export function sendResponse(e: Engine, r: number): void {
  sendFromContext(e, r, CONTROL_RESPONSE);
}

/** Sends PATHS_ACK, which confirms the sender's addresses and carries the local ones. */
export function sendPathsAck(e: Engine, r: number): void {
  sendFromContext(e, r, CONTROL_PATHS_ACK);
}

/** Sends CHALLENGE: the sender of the received packet must prove its address. No state is stored. */
export function sendChallenge(e: Engine, t: number): void {
  const { i32 } = e;
  i32[t + Dynamic.challenges]!++;
  makeCookie(e, t);
  const { address, from, serial, incarnation } = Received;
  const to = i32[t + from]!;
  const at = beginControl(e, i32[RxPacket.socket]!, CONTROL_CHALLENGE, NO_CONTEXT, to, i32[t + serial]!);
  writeIdentity(e, at, getDouble(e, t + incarnation), t + Dynamic.cookieKey + KeyedHash.low);
  finishControl(e, at, i32[t + address]!);
}

// Cookies prove that a sender receives packets at its address. A cookie is a keyed hash of the opening, so no
// state is stored.

/** Period of cookies in microseconds. A cookie is valid in its own period and the next one. */
export const COOKIE_PERIOD_US = 2_000_000;

const epochOf = (e: Engine) => Math.floor(e.now / COOKIE_PERIOD_US) | 0;

function cookieOf(e: Engine, t: number, epoch: number): void {
  const { i32 } = e;
  const incarnation = getDouble(e, t + Received.incarnation);
  const high = Math.floor(incarnation / 4294967296) << 16;
  const address = addressWord(e, t, i32[RxPacket.socket]!, i32[t + Received.address]!);
  keyedHash(i32, t + Dynamic.cookieKey, epoch, address, incarnation | 0, i32[t + Received.serial]! ^ high);
}

/** Computes the cookie for the opening in the received packet, as the hash of `Dynamic.cookieKey`. */
export function makeCookie(e: Engine, t: number): void {
  cookieOf(e, t, epochOf(e));
}

/** Returns whether the received packet carries a valid cookie for its opening. */
export function cookieHolds(e: Engine, t: number): boolean {
  const { i32 } = e;
  const hash = t + Dynamic.cookieKey + KeyedHash.low;
  const cookie = t + Received.cookie;
  for (let back = 0; back < 2; back++) {
    cookieOf(e, t, epochOf(e) - back);
    if (i32[hash] === i32[cookie] && i32[hash + 1] === i32[cookie + 1]) return true;
  }
  return false;
}
