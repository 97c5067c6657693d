// Origins: NICs that opened contexts here, with their incarnation, verified addresses and last serial. These
// records make duplicates of old packets and forged senders harmless.
import { type Engine, getDouble, setDouble } from "../../../arena/engine.ts";
import { sameAddress } from "../records/addresses.ts";
import { giveRecord, MAX_ADDRESSES, Pool, takeRecord } from "../records/limits.ts";
import { Origin } from "../records/peer.ts";
import { Dynamic, HASH_SLOTS } from "../records/transport.ts";
import { COOKIE_PERIOD_US } from "./control.ts";

/** Minimum time that an origin is remembered, in microseconds. It is longer than the lifetime of a cookie. */
const MEMORY_US = 3 * COOKIE_PERIOD_US;
const SEARCH_RECORDS = 64;

const slotOf = (incarnation: number) => (incarnation ^ ((incarnation | 0) >>> 16)) & (HASH_SLOTS - 1);

/** Returns the origin with an incarnation, or 0. */
export function findOrigin(e: Engine, t: number, incarnation: number): number {
  const { i32 } = e;
  let o = i32[i32[t + Dynamic.originHash]! + slotOf(incarnation)]!;
  while (o !== 0 && getDouble(e, o + Origin.incarnation) !== incarnation) o = i32[o + Origin.hashNext]!;
  return o;
}

/** Returns whether the origin has verified or announced `address`. */
export function originHas(e: Engine, o: number, address: number): boolean {
  const count = e.i32[o + Origin.addressCount]!;
  for (let i = 0; i < count; i++) if (sameAddress(e.i32[o + Origin.addresses + i]!, address)) return true;
  return false;
}

/** Adds an address of the origin. When too many are known, the new one replaces the last further address. */
export function addOriginAddress(e: Engine, o: number, address: number): void {
  const { i32 } = e;
  if (originHas(e, o, address)) return;
  const count = i32[o + Origin.addressCount]!;
  if (count < MAX_ADDRESSES) i32[o + Origin.addressCount] = count + 1;
  i32[o + Origin.addresses + Math.min(count, MAX_ADDRESSES - 1)] = address;
}

function reclaim(e: Engine, t: number): boolean {
  const { i32 } = e;
  const used = i32[t + Dynamic.origins + Pool.used]!;
  for (let tries = 0; tries < SEARCH_RECORDS; tries++) {
    const hand = (i32[t + Dynamic.originHand]! + 1) % used;
    i32[t + Dynamic.originHand] = hand;
    const o = i32[t + Dynamic.origins + Pool.records]! + hand * Origin.words;
    if (i32[o + Origin.inUse] === 0 || i32[o + Origin.context] !== 0) continue;
    if (e.now - getDouble(e, o + Origin.lastUsed) < MEMORY_US) continue;
    const slot = i32[t + Dynamic.originHash]! + slotOf(getDouble(e, o + Origin.incarnation));
    if (i32[slot] === o) i32[slot] = i32[o + Origin.hashNext]!;
    else {
      let before = i32[slot]!;
      while (i32[before + Origin.hashNext] !== o) before = i32[before + Origin.hashNext]!;
      i32[before + Origin.hashNext] = i32[o + Origin.hashNext]!;
    }
    i32.fill(0, o, o + Origin.words);
    giveRecord(e, t + Dynamic.origins, Origin.hashNext, o);
    i32[t + Dynamic.originCount]!--;
    return true;
  }
  return false;
}

/** Creates the record of a new origin. Returns 0 when all records belong to origins of the last seconds. */
export function newOrigin(e: Engine, t: number, incarnation: number): number {
  const { i32 } = e;
  const take = () => takeRecord(e, t + Dynamic.origins, Origin.words, Origin.hashNext);
  let o = take();
  if (o === 0 && reclaim(e, t)) o = take();
  if (o === 0) return 0;
  const slot = i32[t + Dynamic.originHash]! + slotOf(incarnation);
  i32[o + Origin.hashNext] = i32[slot]!;
  i32[slot] = o;
  i32[o + Origin.inUse] = 1;
  setDouble(e, o + Origin.incarnation, incarnation);
  i32[t + Dynamic.originCount]!++;
  return o;
}
