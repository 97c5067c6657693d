// Executes a WRITE or READ by one copy to or from the peer's mapped memory. A request that fails any check
// goes through the ring instead, where the peer's NIC decides about it.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../arena/counters.ts";
import { type Engine, getDouble } from "../../arena/engine.ts";
import { LinkRoutes } from "../../arena/link-routes.ts";
import { Qp, Sge, Swr } from "../../arena/records.ts";
import { resolveEntry } from "../../objects/memory-keys.ts";
import { peerAllows, stampAt } from "../../objects/published.ts";
import { totalBytes } from "../../objects/scatter.ts";
import { STAGED } from "../../objects/staging/copies.ts";
import { FaultInjection } from "../faults/fault-state.ts";
import { LocalPeer, Shared, SharedMemorySection } from "../shared-memory/records.ts";
import { findMapping, unmap } from "./mappings.ts";
import { Mapping } from "./records.ts";
import { canMapFrom, requestMapping } from "./requests.ts";

/** The request must go through the ring. */
export const NOT_COPIED = 0;
/** The request is complete. */
export const COPIED = 1;
/** Part of the request is copied, and the rest needs another turn. */
export const PARTLY_COPIED = 2;

/** Number of bytes between two checks that the peer still allows the copy. */
const CHUNK_BYTES = 1 << 18;
/** Maximum number of bytes that a QP copies in one turn. */
export const TURN_BYTES = 1 << 22;
const LARGEST_MESSAGE = 0x80000000;

/**
 * Executes request `w`, the oldest of QP `q`, in the peer's memory if it is mapped and the peer allows it.
 * Returns COPIED, PARTLY_COPIED or NOT_COPIED. No earlier request may be in flight. The caller holds the
 * lock.
 */
export function copyRequest(e: Engine, q: number, w: number): number {
  const { i32, u32 } = e;
  const p = i32[q + Qp.peer]!;
  const opcode = i32[w + Swr.opcode]!;
  const isWrite = opcode === verbs.IBV_WR_RDMA_WRITE;
  if (p === 0 || i32[p + LocalPeer.open] === 0 || i32[FaultInjection.active] !== 0 || !canMapFrom(e, p))
    return NOT_COPIED;
  if (!isWrite && (opcode !== verbs.IBV_WR_RDMA_READ || i32[q + Qp.maxRdAtomic] === 0)) return NOT_COPIED;
  const inline = i32[w + Swr.inline] !== 0;
  const bytes = inline ? u32[w + Swr.length]! : totalBytes(e, w + Swr.list);
  if (bytes === 0 || bytes > LARGEST_MESSAGE) return NOT_COPIED;
  const key = i32[w + Swr.rkey]!;
  const m = findMapping(e, p, key);
  if (m === 0 || i32[m + Mapping.stamp] === 0) {
    i32[q + Qp.mapped] = 0;
    requestMapping(e, q, p, key);
    return NOT_COPIED;
  }
  const wanted = isWrite ? verbs.IBV_ACCESS_REMOTE_WRITE : verbs.IBV_ACCESS_REMOTE_READ;
  const remote = u32[w + Swr.remoteAddress]! + u32[w + Swr.remoteAddress + 1]! * 4294967296;
  const offset = remote - getDouble(e, m + Mapping.start);
  const inside = offset >= 0 && offset + bytes <= getDouble(e, m + Mapping.length);
  if (!inside || (i32[m + Mapping.access]! & wanted) !== wanted) return NOT_COPIED;

  const copying = i32[p + LocalPeer.segment]! + Shared.copying(i32[p + LocalPeer.side]!);
  // The slot is announced before the check. An owner that withdraws the region then sees the announcement, or
  // this thread sees the withdrawal.
  Atomics.store(i32, copying, i32[m + Mapping.slot]! + 1);
  const result = copyAllowed(e, q, w, m, wanted);
  Atomics.store(i32, copying, 0);
  if (result === COPIED) {
    i32[w + Swr.length] = bytes;
    i32[q + Qp.mapped] = 1;
    // The QP has nothing in flight, so it can move to shared memory now.
    i32[q + Qp.sharedMemory] = 1;
    i32[Counter.copiedRequests]!++;
    i32[SharedMemorySection.copiedLately] = 1;
  } else if (result === NOT_COPIED) {
    i32[q + Qp.mapped] = 0;
    if (!holds(e, p, m)) unmap(e, m);
  }
  return result;
}

/** Returns whether the owner's table still has the stamp of the mapping. */
function holds(e: Engine, p: number, m: number): boolean {
  return stampAt(e, e.i32[p + LocalPeer.table]!, e.i32[m + Mapping.slot]!) === e.i32[m + Mapping.stamp];
}

function allowed(e: Engine, q: number, m: number, wanted: number): boolean {
  const p = e.i32[q + Qp.peer]!;
  const domain = e.i32[m + Mapping.domain]!;
  return (
    holds(e, p, m) && peerAllows(e, e.i32[p + LocalPeer.table]!, q, e.i32[p + LocalPeer.tag]!, domain, wanted)
  );
}

/** Copies the bytes of the next turn, chunk by chunk, while the peer allows it. */
function copyAllowed(e: Engine, q: number, w: number, m: number, wanted: number): number {
  const { i32, u32 } = e;
  if (!allowed(e, q, m, wanted)) return NOT_COPIED;
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
  // The links of a described machine may have carried a part of the message.
  const most =
    i32[LinkRoutes.active] === 0 ? TURN_BYTES : Math.min(TURN_BYTES, u32[q + Qp.linkArrived]! - done);
  let left = most;
  // Offset of the current SGE in the message.
  let before = 0;
  const last = w + Swr.data + i32[w + Swr.list]! * Sge.words;
  for (let sge = w + Swr.data; sge < last; sge += Sge.words) {
    const length = u32[sge + Sge.length]!;
    const end = before + length;
    if (done < end) {
      const local = resolveEntry(e, sge, pd, access);
      if (local < 0 || local >= STAGED) return NOT_COPIED;
      while (done < end) {
        if (left === 0) return PARTLY_COPIED;
        const chunk = Math.min(end - done, CHUNK_BYTES, left);
        // The first chunk was checked just now.
        if (left !== most && !allowed(e, q, m, wanted)) return NOT_COPIED;
        const localAddress = local + done - before;
        if (isWrite) e.native.memcpy(remote + done, localAddress, chunk);
        else e.native.memcpy(localAddress, remote + done, chunk);
        done += chunk;
        left -= chunk;
        u32[w + Swr.copied] = done;
      }
    }
    before = end;
  }
  return COPIED;
}
