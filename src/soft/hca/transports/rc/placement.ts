// FLUSH and ATOMIC WRITE at the responder (IBTA memory placement extensions). Both are answered with an empty
// READ response and occupy a responder resource, so that a duplicate request repeats the response and not the
// operation.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import {
  IBV_ACCESS_FLUSH_GLOBAL,
  IBV_ACCESS_FLUSH_PERSISTENT,
  IBV_FLUSH_GLOBAL,
  IBV_FLUSH_MR,
  IBV_FLUSH_PERSISTENT,
} from "../../../../../ffi/ibverbs/newer.ts";
import { type Engine, getDouble } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { Mr, RESOURCE_PLACED } from "../../arena/records.ts";
import { findKey, remoteAddress, resolveRemote } from "../../objects/memory-keys.ts";
import { STAGED } from "../../objects/staging/copies.ts";
import { storeStaged } from "../../objects/staging/place.ts";
import { NAK_ACCESS, NAK_INVALID, NAK_OPERATIONAL } from "../../wire/headers.ts";
import { psnAdd } from "../../wire/psn.ts";
import { resource } from "./replies.ts";
import { accepted, claim, findResource, repeat, reply, rewind } from "./responder-data.ts";

const FETH_BYTES = 4;
const PLACEMENT_MASK = 15;
const LEVEL_SHIFT = 4;
const LEVEL_MASK = 3;
const ATOMIC_BYTES = 8;

/** Returns the access rights that the received FLUSH needs, or 0 for an unknown placement type. */
export function flushAccess(e: Engine): number {
  const placement = e.view.getInt32(e.i32[RxPacket.headers]!) & PLACEMENT_MASK;
  if ((placement & ~(IBV_FLUSH_GLOBAL | IBV_FLUSH_PERSISTENT)) !== 0) return 0;
  return (
    (placement & IBV_FLUSH_GLOBAL ? IBV_ACCESS_FLUSH_GLOBAL : 0) |
    (placement & IBV_FLUSH_PERSISTENT ? IBV_ACCESS_FLUSH_PERSISTENT : 0)
  );
}

/**
 * Queues the response without data. Returns 0, or the NAK syndrome when too many requests are outstanding.
 */
function answer(e: Engine, q: number): number {
  const psn = e.i32[RxPacket.psn]!;
  const r = claim(e, q, RESOURCE_PLACED, psn, psn);
  if (r === 0) return NAK_INVALID;
  reply(e, r, psn, 0, 0);
  accepted(e, q, psnAdd(psn, 1));
  return 0;
}

/**
 * Accepts the received FLUSH. Returns 0 or the NAK syndrome. Host memory is coherent, so written data is
 * already visible and no flush is needed.
 */
export function executeFlush(e: Engine, q: number): number {
  const { i32, view } = e;
  const at = i32[RxPacket.headers]!;
  const reth = at + FETH_BYTES;
  const rkey = view.getInt32(reth + 8);
  const whole = ((view.getInt32(at) >>> LEVEL_SHIFT) & LEVEL_MASK) === IBV_FLUSH_MR;
  const record = whole ? findKey(e, rkey) : 0;
  if (whole && record === 0) return NAK_ACCESS;
  const address = whole ? getDouble(e, record + Mr.start) : remoteAddress(e, reth);
  const bytes = whole ? getDouble(e, record + Mr.length) : view.getUint32(reth + 12);
  if (resolveRemote(e, q, rkey, address, bytes, flushAccess(e)) < 0) return NAK_ACCESS;
  return answer(e, q);
}

/** Executes the received ATOMIC WRITE. Returns 0 or the NAK syndrome. */
export function executeAtomicWrite(e: Engine, q: number): number {
  const { i32, view } = e;
  const at = i32[RxPacket.headers]!;
  const misplaced = (view.getUint32(at + 4) & (ATOMIC_BYTES - 1)) !== 0;
  if (misplaced || i32[RxPacket.bytes] !== ATOMIC_BYTES || view.getUint32(at + 12) !== ATOMIC_BYTES)
    return NAK_INVALID;
  const rkey = view.getInt32(at + 8);
  const to = resolveRemote(e, q, rkey, remoteAddress(e, at), ATOMIC_BYTES, verbs.IBV_ACCESS_REMOTE_WRITE);
  if (to < 0) return NAK_ACCESS;
  const syndrome = answer(e, q);
  if (syndrome !== 0) return syndrome;
  const from = i32[RxPacket.payload]!;
  if (to >= STAGED) return storeStaged(e, to, from, ATOMIC_BYTES) ? 0 : NAK_OPERATIONAL;
  // memcpy stores eight aligned bytes with one instruction.
  e.native.memcpy(to, e.base + from, ATOMIC_BYTES);
  return 0;
}

/** Handles a duplicate FLUSH or ATOMIC WRITE: sends its response again. */
export function duplicatePlaced(e: Engine, q: number): void {
  const psn = e.i32[RxPacket.psn]!;
  const index = findResource(e, q, RESOURCE_PLACED, psn);
  if (index === -1) return;
  const r = resource(e, q, index);
  repeat(e, r);
  reply(e, r, psn, 0, 0);
  rewind(e, q, index);
}
