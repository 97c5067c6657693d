// Cookies: whoever gives one back receives at its address. They are a keyed hash of what they stand for, so nothing is kept.
import { getDouble } from "../../../arena/doubles.ts";
import type { Engine } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { Received } from "../packets/received.ts";
import { addressWord } from "../records/addresses.ts";
import { KeyedHash, keyedHash } from "../records/keyed-hash.ts";
import { Dynamic } from "../records/transport.ts";

/** A cookie holds for this period and the next. */
export const COOKIE_PERIOD_US = 2_000_000;

const epochOf = (e: Engine) => Math.floor(e.now / COOKIE_PERIOD_US) | 0;

function cookieOf(e: Engine, t: number, epoch: number): void {
  const { i32 } = e;
  const incarnation = getDouble(e, t + Received.incarnation);
  const high = Math.floor(incarnation / 4294967296) << 16;
  const address = addressWord(e, t, i32[RxPacket.socket]!, i32[t + Received.address]!);
  keyedHash(i32, t + Dynamic.cookieKey, epoch, address, incarnation | 0, i32[t + Received.serial]! ^ high);
}

/** Makes the cookie for the opening that the packet at hand asks for: the hash of `Dynamic.cookieKey`. */
export function makeCookie(e: Engine, t: number): void {
  cookieOf(e, t, epochOf(e));
}

/** Whether the packet at hand carries a cookie that we gave for this opening a short while ago. */
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
