// READ requests and atomics at the responder. Each occupies a resource until the ring of resources wraps. A
// duplicate READ is read again, and a duplicate atomic returns its saved original value.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { addDouble, type Engine, setDouble } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { Qp, RESOURCE_ATOMIC, RESOURCE_READ, Resource } from "../../arena/records.ts";
import { applyAtomic } from "../../objects/atomics.ts";
import { enqueue } from "../../objects/completion.ts";
import { remoteAddress, resolveRemote } from "../../objects/memory-keys.ts";
import { STAGED } from "../../objects/staging/copies.ts";
import { expectFetch } from "../../objects/staging/fetch.ts";
import { NAK_ACCESS, NAK_INVALID, NAK_OPERATIONAL } from "../../wire/headers.ts";
import * as op from "../../wire/opcodes.ts";
import { PSN_MASK, psnAdd, psnDistance, psnsOf } from "../../wire/psn.ts";
import { resource } from "./replies.ts";

const LARGEST_MESSAGE = 0x80000000;

/**
 * Claims a resource for a new READ or atomic. Returns its word offset, or 0 when the peer exceeds
 * `max_dest_rd_atomic`.
 */
export function claim(e: Engine, q: number, kind: number, psn: number, lastPsn: number): number {
  const { i32 } = e;
  const limit = i32[q + Qp.maxDestRdAtomic]!;
  const tail = i32[q + Qp.resourceTail]!;
  if (limit === 0) return 0;
  if (((tail - i32[q + Qp.resourceHead]!) | 0) >= i32[q + Qp.resourceCount]!) {
    // The peer sends a new request, so it has received the first response. A repeated response that is still
    // queued can be dropped.
    const oldest = resource(e, q, i32[q + Qp.resourceHead]!);
    if (i32[oldest + Resource.pending] !== 0 && i32[oldest + Resource.repeated] === 0) return 0;
    i32[q + Qp.resourceHead]!++;
  }
  const r = resource(e, q, tail);
  i32[r + Resource.kind] = kind;
  i32[r + Resource.firstPsn] = psn;
  i32[r + Resource.lastPsn] = lastPsn;
  i32[r + Resource.pending] = 1;
  i32[r + Resource.repeated] = 0;
  i32[q + Qp.resourceTail] = (tail + 1) | 0;
  return r;
}

/** Advances PSN and MSN after one request message was executed, and queues the QP for its response. */
export function accepted(e: Engine, q: number, nextPsn: number): void {
  e.i32[q + Qp.expectedPsn] = nextPsn;
  e.i32[q + Qp.msn] = (e.i32[q + Qp.msn]! + 1) & PSN_MASK;
  enqueue(e, q);
}

function resolve(e: Engine, q: number, wanted: number, bytes: number): number {
  const at = e.i32[RxPacket.headers]!;
  return resolveRemote(e, q, e.view.getInt32(at + 8), remoteAddress(e, at), bytes, wanted);
}

export function reply(e: Engine, r: number, psn: number, address: number, bytes: number): void {
  e.i32[r + Resource.replyPsn] = psn;
  e.i32[r + Resource.replyFirst] = 1;
  e.i32[r + Resource.replyBytes] = bytes;
  setDouble(e, r + Resource.replyAddress, address);
  e.i32[r + Resource.pending] = 1;
  if (address >= STAGED) expectFetch(e, r, address, bytes);
}

/** Accepts the received READ request. Returns 0 or the NAK syndrome. */
export function executeRead(e: Engine, q: number): number {
  const { i32, view } = e;
  const psn = i32[RxPacket.psn]!;
  const at = i32[RxPacket.headers]!;
  const bytes = view.getUint32(at + 12);
  if (bytes > LARGEST_MESSAGE) return NAK_INVALID;
  const address = bytes === 0 ? 0 : resolve(e, q, verbs.IBV_ACCESS_REMOTE_READ, bytes);
  if (address < 0) return NAK_ACCESS;
  const next = psnAdd(psn, psnsOf(bytes, i32[q + Qp.mtu]!));
  const r = claim(e, q, RESOURCE_READ, psn, psnAdd(next, -1));
  if (r === 0) return NAK_INVALID;
  i32[r + Resource.key] = view.getInt32(at + 8);
  i32[r + Resource.va] = view.getInt32(at + 4);
  i32[r + Resource.va + 1] = view.getInt32(at);
  i32[r + Resource.length] = bytes;
  reply(e, r, psn, address, bytes);
  addDouble(e, q + Qp.bytesOut, bytes);
  accepted(e, q, next);
  return 0;
}

/** Executes the received atomic. Returns 0 or the NAK syndrome. */
export function executeAtomic(e: Engine, q: number): number {
  const { i32, view } = e;
  const psn = i32[RxPacket.psn]!;
  const at = i32[RxPacket.headers]!;
  if (view.getUint32(at + 4) & 7) return NAK_INVALID;
  const address = resolve(e, q, verbs.IBV_ACCESS_REMOTE_ATOMIC, 8);
  if (address < 0) return NAK_ACCESS;
  const r = claim(e, q, RESOURCE_ATOMIC, psn, psn);
  if (r === 0) return NAK_INVALID;
  const isSwap = (i32[RxPacket.opcode]! & op.OPERATION_MASK) === op.COMPARE_SWAP;
  if (!applyAtomic(e, address, at + 12, isSwap, r + Resource.original)) return NAK_OPERATIONAL;
  accepted(e, q, psnAdd(psn, 1));
  return 0;
}

/**
 * Returns the index of the resource that a duplicate request with `psn` refers to, or -1. The search starts
 * with the newest resource.
 */
export function findResource(e: Engine, q: number, kind: number, psn: number): number {
  const { i32 } = e;
  const tail = i32[q + Qp.resourceTail]!;
  const count = i32[q + Qp.resourceCount]!;
  for (let back = 1; back <= count; back++) {
    const index = (tail - back) | 0;
    const r = resource(e, q, index);
    if (i32[r + Resource.kind] !== kind) continue;
    const inside =
      psnDistance(psn, i32[r + Resource.firstPsn]!) >= 0 && psnDistance(psn, i32[r + Resource.lastPsn]!) <= 0;
    if (inside) return index;
  }
  return -1;
}

/** Marks the response about to be queued as a repetition, unless the first response is still queued. */
export function repeat(e: Engine, r: number): void {
  if (e.i32[r + Resource.pending] === 0) e.i32[r + Resource.repeated] = 1;
}

/** Moves the response queue back to resource `index`. */
export function rewind(e: Engine, q: number, index: number): void {
  const { i32 } = e;
  const back = (i32[q + Qp.resourceTail]! - index) | 0;
  const queued = (i32[q + Qp.resourceTail]! - i32[q + Qp.resourceHead]!) | 0;
  if (back > queued) i32[q + Qp.resourceHead] = index;
  enqueue(e, q);
}

/**
 * Handles a duplicate READ request, or its remainder. The range must be within the original request and use
 * the same key.
 */
export function duplicateRead(e: Engine, q: number): void {
  const { i32, u32, view } = e;
  const psn = i32[RxPacket.psn]!;
  const at = i32[RxPacket.headers]!;
  const index = findResource(e, q, RESOURCE_READ, psn);
  if (index === -1) return;
  const r = resource(e, q, index);
  const bytes = view.getUint32(at + 12);
  const offset = psnDistance(psn, i32[r + Resource.firstPsn]!) * i32[q + Qp.mtu]!;
  const va = u32[r + Resource.va]! + u32[r + Resource.va + 1]! * 4294967296;
  const asked = view.getUint32(at + 4) + view.getUint32(at) * 4294967296;
  if (view.getInt32(at + 8) !== i32[r + Resource.key] || asked !== va + offset) return;
  if (offset + bytes > u32[r + Resource.length]!) return;
  const address = bytes === 0 ? 0 : resolve(e, q, verbs.IBV_ACCESS_REMOTE_READ, bytes);
  if (address < 0) return;
  repeat(e, r);
  reply(e, r, psn, address, bytes);
  rewind(e, q, index);
}

/** Handles a duplicate atomic: sends the saved result and executes nothing. */
export function duplicateAtomic(e: Engine, q: number): void {
  const index = findResource(e, q, RESOURCE_ATOMIC, e.i32[RxPacket.psn]!);
  if (index === -1) return;
  const r = resource(e, q, index);
  repeat(e, r);
  e.i32[r + Resource.pending] = 1;
  rewind(e, q, index);
}
