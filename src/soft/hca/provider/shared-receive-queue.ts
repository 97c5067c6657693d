import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import type { View } from "../../../../ffi/layout/index.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { MAX_QPS } from "../arena/arena.ts";
import { allocate } from "../arena/heap.ts";
import { Cq, MAGIC_SRQ, Pd, Qp, Rwr, Srq, Xrcd } from "../arena/records.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { contextOf } from "../objects/completion.ts";
import { QueuePairTable } from "../objects/queue-pairs.ts";
import { forgetXrcQueue, unpointTarget } from "../objects/xrc-queues.ts";
import { failed, failPointer } from "./checked.ts";
import { LIMITS, powerOfTwo } from "./create-completion-queue.ts";
import { domainAt } from "./domains.ts";
import { forgetEvents } from "./events.ts";

const { EBUSY, EINVAL, ENOMEM } = c.Errno;

/** Returns the words of a receive request with `entries` scatter-gather entries. */
export function receiveStride(entries: number): number {
  return Rwr.sges + 4 * Math.max(entries, 1);
}

/**
 * Creates a shared receive queue in a protection domain. Writes the granted sizes to `attr`. Returns 0 with
 * errno on failure.
 */
export function createSharedQueue(
  d: SoftNic,
  pdPointer: number,
  attr: View<typeof s.ibv_srq_attr>,
  queueContext: number,
): number {
  const { e } = d;
  const pd = domainAt(d, pdPointer);
  const { max_wr, max_sge } = attr;
  const tooMany = max_wr < 1 || max_wr > LIMITS.workRequests || max_sge > LIMITS.entries;
  if (pd < 0 || tooMany) return failPointer(EINVAL);
  const slots = powerOfTwo(max_wr);
  const stride = receiveStride(max_sge);
  const at = d.exclusively(() => {
    const record = allocate(e, Srq.bytes);
    const ring = allocate(e, slots * stride * 4);
    if (record === 0 || ring === 0) {
      d.free(record, Srq.bytes);
      d.free(ring, slots * stride * 4);
      return 0;
    }
    e.i32[record + Srq.ring] = ring;
    e.i32[record + Srq.stride] = stride;
    e.i32[record + Srq.mask] = slots - 1;
    e.i32[record + Srq.maxWr] = max_wr;
    e.i32[record + Srq.maxSge] = Math.max(max_sge, 1);
    e.i32[record + Srq.pd] = pd;
    e.i32[record + Srq.magic] = MAGIC_SRQ;
    e.i32[pd + Pd.children]!++;
    return record;
  });
  if (at === 0) return failPointer(ENOMEM);
  const pointer = d.pointerOf(at);
  const view = s.ibv_srq.at(pointer);
  view.context = s.ibv_pd.at(pdPointer).context;
  view.srq_context = queueContext;
  view.pd = pdPointer;
  view.handle = at;
  attr.max_sge = Math.max(max_sge, 1);
  return pointer;
}

/** Removes an XRC queue from its domain before it is destroyed. */
function leaveXrcDomain({ e }: SoftNic, at: number): void {
  const { i32 } = e;
  forgetXrcQueue(e, at);
  for (let slot = 0; slot < MAX_QPS; slot++) {
    const q = i32[QueuePairTable.slots + slot]!;
    if (q !== 0 && i32[q + Qp.type] === verbs.IBV_QPT_XRC_RECV && i32[q + Qp.srq] === at) unpointTarget(e, q);
  }
  i32[i32[at + Srq.domain]! + Xrcd.children]!--;
  i32[i32[at + Srq.cq]! + Cq.children]!--;
}

/** Implements `ibv_destroy_srq` for a queue that no queue pair uses. */
export function destroySharedQueue(d: SoftNic, at: number): void {
  const { e } = d;
  d.exclusively(() => {
    forgetEvents(d, contextOf(e, at), at);
    if (e.i32[at + Srq.domain] !== 0) leaveXrcDomain(d, at);
    e.i32[e.i32[at + Srq.pd]! + Pd.children]!--;
    d.free(e.i32[at + Srq.ring]!, (e.i32[at + Srq.mask]! + 1) * e.i32[at + Srq.stride]! * 4);
    d.free(at, Srq.bytes);
  });
}

/** Returns the verbs of shared receive queues, except posting. */
export function sharedReceiveVerbs(d: SoftNic): Partial<VerbsFunctions> {
  const { e } = d;
  const live = (pointer: number) => d.live(pointer, Srq.magic, MAGIC_SRQ);

  return {
    ibv_create_srq(pd, init) {
      const { attr, srq_context } = s.ibv_srq_init_attr.at(init);
      return createSharedQueue(d, pd, attr, srq_context);
    },
    ibv_modify_srq(pointer, attributes, mask) {
      const at = live(pointer);
      if (at < 0 || (mask & ~(verbs.IBV_SRQ_MAX_WR | verbs.IBV_SRQ_LIMIT)) !== 0) return failed(EINVAL);
      const { max_wr, srq_limit } = s.ibv_srq_attr.at(attributes);
      return d.exclusively(() => {
        if (mask & verbs.IBV_SRQ_MAX_WR) {
          const error = resize(at, max_wr);
          if (error !== 0) return failed(error);
        }
        if (mask & verbs.IBV_SRQ_LIMIT) {
          if (srq_limit > e.i32[at + Srq.maxWr]!) return failed(EINVAL);
          e.i32[at + Srq.limit] = srq_limit;
        }
        return 0;
      });
    },
    ibv_query_srq(pointer, attributes) {
      const at = live(pointer);
      if (at < 0) return failed(EINVAL);
      const view = s.ibv_srq_attr.at(attributes);
      view.max_wr = e.i32[at + Srq.maxWr]!;
      view.max_sge = e.i32[at + Srq.maxSge]!;
      view.srq_limit = e.i32[at + Srq.limit]!;
      return 0;
    },
    ibv_destroy_srq(pointer) {
      const at = live(pointer);
      if (at < 0) return failed(EINVAL);
      if (e.i32[at + Srq.children] !== 0) return failed(EBUSY);
      destroySharedQueue(d, at);
      return 0;
    },
  };

  /** Moves the posted receives to a ring of `maxWr` requests. Returns 0 or the errno. */
  function resize(at: number, maxWr: number): number {
    const head = e.i32[at + Srq.head]!;
    const posted = (e.i32[at + Srq.tail]! - head) | 0;
    if (maxWr < 1 || maxWr > LIMITS.workRequests || maxWr < posted || maxWr < e.i32[at + Srq.limit]!)
      return EINVAL;
    const stride = e.i32[at + Srq.stride]!;
    const slots = powerOfTwo(maxWr);
    const ring = allocate(e, slots * stride * 4);
    if (ring === 0) return ENOMEM;
    const old = e.i32[at + Srq.ring]!;
    const mask = e.i32[at + Srq.mask]!;
    for (let i = 0; i < posted; i++) {
      const from = old + ((head + i) & mask) * stride;
      e.i32.copyWithin(ring + i * stride, from, from + stride);
    }
    e.i32[at + Srq.ring] = ring;
    e.i32[at + Srq.mask] = slots - 1;
    e.i32[at + Srq.maxWr] = maxWr;
    e.i32[at + Srq.head] = 0;
    Atomics.store(e.i32, at + Srq.tail, posted);
    d.free(old, (mask + 1) * stride * 4);
    return 0;
  }
}
