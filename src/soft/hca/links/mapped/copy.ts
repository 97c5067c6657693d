// A WRITE or READ in the peer's memory itself, by whoever executes the request: one copy, and it is done. Whatever is not as it
// must be makes the request go by the ring, where the peer's NIC refuses it, or finds that it may be.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Dev } from "../../arena/arena.ts";
import { getDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp, Sge, Swr } from "../../arena/records.ts";
import { resolveEntry } from "../../objects/memory-keys.ts";
import { peerAllows, stampAt } from "../../objects/published.ts";
import { totalBytes } from "../../objects/scatter.ts";
import { STAGED } from "../../objects/staging/spaces.ts";
import { Peer, Shared } from "../shared-memory/records.ts";
import { askFor, mapsPeer, outdated } from "./asking.ts";
import { findMapping } from "./mappings.ts";
import { Mapping } from "./records.ts";

export const BY_RING = 0;
export const COPIED = 1;
/** Part of it is done: the rest has another turn. */
export const COPIED_PART = 2;

/** Bytes between two looks at whether the peer still allows it. */
const PIECE_BYTES = 1 << 18;
/** Bytes that a QP may copy before others have their turn. */
export const TURN_BYTES = 1 << 22;
const LARGEST_MESSAGE = 0x80000000;

/**
 * Executes request `w`, the oldest of QP `q`, in the peer's memory if that is mapped and the peer allows it: COPIED, COPIED_PART
 * or BY_RING. Nothing earlier may be under way. The caller holds the lock.
 */
export function copyRequest(e: Engine, q: number, w: number): number {
  const { i32, u32 } = e;
  const p = i32[q + Qp.peer]!;
  const opcode = i32[w + Swr.opcode]!;
  const isWrite = opcode === verbs.IBV_WR_RDMA_WRITE;
  if (p === 0 || i32[p + Peer.open] === 0 || i32[Dev.faults] !== 0 || !mapsPeer(e, p)) return BY_RING;
  if (!isWrite && (opcode !== verbs.IBV_WR_RDMA_READ || i32[q + Qp.maxRdAtomic] === 0)) return BY_RING;
  const inline = i32[w + Swr.inline] !== 0;
  const bytes = inline ? u32[w + Swr.length]! : totalBytes(e, w + Swr.list);
  if (bytes === 0 || bytes > LARGEST_MESSAGE) return BY_RING;
  const key = i32[w + Swr.rkey]!;
  const m = findMapping(e, p, key);
  if (m === 0 || i32[m + Mapping.stamp] === 0) {
    i32[q + Qp.mapped] = 0;
    askFor(e, q, p, key);
    return BY_RING;
  }
  const wanted = isWrite ? verbs.IBV_ACCESS_REMOTE_WRITE : verbs.IBV_ACCESS_REMOTE_READ;
  const remote = u32[w + Swr.remoteAddress]! + u32[w + Swr.remoteAddress + 1]! * 4294967296;
  const offset = remote - getDouble(e, m + Mapping.start);
  const inside = offset >= 0 && offset + bytes <= getDouble(e, m + Mapping.length);
  if (!inside || (i32[m + Mapping.access]! & wanted) !== wanted) return BY_RING;

  const copying = i32[p + Peer.segment]! + Shared.copying(i32[p + Peer.side]!);
  // First said, then looked: an owner that takes the region back sees this word, or we see that it has.
  Atomics.store(i32, copying, i32[m + Mapping.slot]! + 1);
  const result = copyAllowed(e, q, w, m, wanted);
  Atomics.store(i32, copying, 0);
  if (result === COPIED) {
    i32[w + Swr.length] = bytes;
    i32[q + Qp.mapped] = 1;
    // What is under way moves over, too: nothing of this QP is.
    i32[q + Qp.sharedMemory] = 1;
    i32[Dev.copiedRequests]!++;
    i32[Dev.copiedLately] = 1;
  } else if (result === BY_RING) {
    i32[q + Qp.mapped] = 0;
    if (!holds(e, p, m)) outdated(e, m);
  }
  return result;
}

/** Whether the owner's table still says of the mapping what it said when it was made. */
function holds(e: Engine, p: number, m: number): boolean {
  return stampAt(e, e.i32[p + Peer.table]!, e.i32[m + Mapping.slot]!) === e.i32[m + Mapping.stamp];
}

function allowed(e: Engine, q: number, m: number, wanted: number): boolean {
  const p = e.i32[q + Qp.peer]!;
  const domain = e.i32[m + Mapping.domain]!;
  return holds(e, p, m) && peerAllows(e, e.i32[p + Peer.table]!, q, e.i32[p + Peer.tag]!, domain, wanted);
}

/** Copies the next turn's bytes, a piece at a time, as long as the peer allows it. */
function copyAllowed(e: Engine, q: number, w: number, m: number, wanted: number): number {
  const { i32, u32 } = e;
  if (!allowed(e, q, m, wanted)) return BY_RING;
  const isWrite = wanted === verbs.IBV_ACCESS_REMOTE_WRITE;
  const start = u32[w + Swr.remoteAddress]! + u32[w + Swr.remoteAddress + 1]! * 4294967296;
  const remote = getDouble(e, m + Mapping.address) + start - getDouble(e, m + Mapping.start);
  if (i32[w + Swr.inline] !== 0) {
    e.native.memcpy(remote, e.base + (w + Swr.data) * 4, u32[w + Swr.length]!);
    return COPIED;
  }
  const access = isWrite ? 0 : verbs.IBV_ACCESS_LOCAL_WRITE;
  const pd = i32[q + Qp.pd]!;
  let done = u32[w + Swr.copied]!;
  let left = TURN_BYTES;
  // Bytes of the message in front of the entry.
  let before = 0;
  const last = w + Swr.data + i32[w + Swr.list]! * Sge.words;
  for (let sge = w + Swr.data; sge < last; sge += Sge.words) {
    const length = u32[sge + Sge.length]!;
    const end = before + length;
    if (done < end) {
      const local = resolveEntry(e, sge, pd, access);
      if (local < 0 || local >= STAGED) return BY_RING;
      while (done < end) {
        if (left === 0) return COPIED_PART;
        const piece = Math.min(end - done, PIECE_BYTES, left);
        // The first look is fresh.
        if (left !== TURN_BYTES && !allowed(e, q, m, wanted)) return BY_RING;
        const here = local + done - before;
        if (isWrite) e.native.memcpy(remote + done, here, piece);
        else e.native.memcpy(here, remote + done, piece);
        done += piece;
        left -= piece;
        u32[w + Swr.copied] = done;
      }
    }
    before = end;
  }
  return COPIED;
}
