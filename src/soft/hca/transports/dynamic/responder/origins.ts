// NICs that opened contexts here: who they say they are, from which addresses they proved to speak, and how far they got. This
// is what makes a copy of an old packet, or one with a forged source, harmless.
import type { Engine } from "../../../arena/engine.ts";
import { sameAddress } from "../records/addresses.ts";
import { giveRecord, takeRecord } from "../records/block.ts";
import { keyedHash } from "../records/keyed-hash.ts";
import { Dyn, HASH_SLOTS, MAX_ADDRESSES, MAX_ORIGINS, Origin } from "../records/records.ts";

/** Microseconds: a cookie holds for this one and the next. */
const COOKIE_PERIOD = 2_000_000;
/** An origin is remembered for longer than any cookie that it may have got. */
const MEMORY = 3 * COOKIE_PERIOD;
const SEARCH = 64;

const slotOf = (incarnation: number) => (incarnation ^ ((incarnation | 0) >>> 16)) & (HASH_SLOTS - 1);

/** The origin of that incarnation, 0 when it is not known. */
export function findOrigin(e: Engine, t: number, incarnation: number): number {
  const { i32, f64 } = e;
  let o = i32[i32[t + Dyn.originHash]! + slotOf(incarnation)]!;
  while (o !== 0 && f64[(o + Origin.incarnation) >> 1] !== incarnation) o = i32[o + Origin.hashNext]!;
  return o;
}

/** Whether the origin has proved to speak from `address`, or announced it. */
export function originHas(e: Engine, o: number, address: number): boolean {
  const count = e.i32[o + Origin.addressCount]!;
  for (let i = 0; i < count; i++) if (sameAddress(e.i32[o + Origin.addresses + i]!, address)) return true;
  return false;
}

/** Adds an address of the origin; the oldest further one goes when there are too many. */
export function addOriginAddress(e: Engine, o: number, address: number): void {
  const { i32 } = e;
  if (originHas(e, o, address)) return;
  const count = i32[o + Origin.addressCount]!;
  if (count < MAX_ADDRESSES) i32[o + Origin.addressCount] = count + 1;
  i32[o + Origin.addresses + Math.min(count, MAX_ADDRESSES - 1)] = address;
}

function reclaim(e: Engine, t: number): boolean {
  const { i32, f64 } = e;
  const used = i32[t + Dyn.originsUsed]!;
  for (let tries = 0; tries < SEARCH; tries++) {
    const hand = (i32[t + Dyn.originHand]! + 1) % used;
    i32[t + Dyn.originHand] = hand;
    const o = i32[t + Dyn.origins]! + hand * Origin.words;
    if (i32[o + Origin.inUse] === 0 || i32[o + Origin.context] !== 0) continue;
    if (e.now - f64[(o + Origin.lastUsed) >> 1]! < MEMORY) continue;
    const slot = i32[t + Dyn.originHash]! + slotOf(f64[(o + Origin.incarnation) >> 1]!);
    if (i32[slot] === o) i32[slot] = i32[o + Origin.hashNext]!;
    else {
      let before = i32[slot]!;
      while (i32[before + Origin.hashNext] !== o) before = i32[before + Origin.hashNext]!;
      i32[before + Origin.hashNext] = i32[o + Origin.hashNext]!;
    }
    i32.fill(0, o, o + Origin.words);
    giveRecord(e, t, Dyn.freeOrigin, Origin.hashNext, o);
    i32[t + Dyn.originCount]!--;
    return true;
  }
  return false;
}

/** A record for a new origin; 0 when all are taken by origins of the last few seconds. */
export function newOrigin(e: Engine, t: number, incarnation: number): number {
  const { i32 } = e;
  const take = () =>
    takeRecord(
      e,
      t,
      Dyn.origins,
      Dyn.freeOrigin,
      Dyn.originsUsed,
      Origin.words,
      MAX_ORIGINS,
      Origin.hashNext,
    );
  let o = take();
  if (o === 0 && reclaim(e, t)) o = take();
  if (o === 0) return 0;
  const slot = i32[t + Dyn.originHash]! + slotOf(incarnation);
  i32[o + Origin.hashNext] = i32[slot]!;
  i32[slot] = o;
  i32[o + Origin.inUse] = 1;
  e.f64[(o + Origin.incarnation) >> 1] = incarnation;
  i32[t + Dyn.originCount]!++;
  return o;
}

const epochOf = (e: Engine) => Math.floor(e.now / COOKIE_PERIOD) | 0;

function cookieOf(e: Engine, t: number, epoch: number, address: number, incarnation: number, serial: number) {
  const high = Math.floor(incarnation / 4294967296) << 16;
  keyedHash(e.i32, t + Dyn.cookieKey, epoch, address, incarnation | 0, serial ^ high, t + Dyn.hash);
}

/** Puts the cookie for an opening of `serial` by `incarnation` from `address` (see `addressWord`) into `Dyn.hash`. */
export function makeCookie(e: Engine, t: number, address: number, incarnation: number, serial: number): void {
  cookieOf(e, t, epochOf(e), address, incarnation, serial);
}

/** Whether the cookie at words `low`, `high` is one we gave for this opening a short while ago. */
export function cookieHolds(
  e: Engine,
  t: number,
  address: number,
  incarnation: number,
  serial: number,
  low: number,
  high: number,
): boolean {
  for (let back = 0; back < 2; back++) {
    cookieOf(e, t, epochOf(e) - back, address, incarnation, serial);
    if (e.i32[t + Dyn.hash] === low && e.i32[t + Dyn.hash + 1] === high) return true;
  }
  return false;
}
