// The hot path: post and poll. The functions work on the words of the arena and copy a whole work request by
// memcpy.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import type { ContextOps } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { ApplicationScratch } from "../arena/engine.ts";
import { RecvWr, SendWr } from "../arena/records/c-structs.ts";
import {
  ARMED_ANY,
  ARMED_SOLICITED,
  Cq,
  MAGIC_CQ,
  MAGIC_QP,
  MAGIC_SRQ,
  Qp,
  Rwr,
  Sge,
  Srq,
} from "../arena/records.ts";
import { whenWidened } from "../arena/views.ts";
import { assist } from "../nic/assist.ts";
import { wake } from "../nic/park.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { ringDoorbell } from "../nic/step.ts";
import { mayPoint } from "./checked.ts";
import { CQE_BYTES, STAMP_BYTES } from "./create-completion-queue.ts";
import type { Posting } from "./posting.ts";

const { EINVAL, ENOMEM } = c.Errno;
const SGE_BYTES = Sge.words * 4;
const SEND_WR_BYTES = SendWr.words * 4;
const RECV_WR_BYTES = RecvWr.words * 4;

/** Consecutive empty polls after which the thread counts as spinning and runs the engine. */
const SPINNING = 8;

/** Word offsets of a ring of receives in its record. */
interface ReceiveRing {
  readonly slots: number;
  readonly mask: number;
  readonly stride: number;
  readonly head: number;
  readonly tail: number;
  readonly room: number;
  readonly entries: number;
}

const OWN_RING: ReceiveRing = {
  slots: Qp.rqRing,
  mask: Qp.rqMask,
  stride: Qp.rqStride,
  head: Qp.rqHead,
  tail: Qp.rqTail,
  room: Qp.maxRecvWr,
  entries: Qp.maxRecvSge,
};
const SHARED_RING: ReceiveRing = {
  slots: Srq.ring,
  mask: Srq.mask,
  stride: Srq.stride,
  head: Srq.head,
  tail: Srq.tail,
  room: Srq.maxWr,
  entries: Srq.maxSge,
};

/** The verbs of the hot path, and the functions that extended completion queues use. */
export type HotVerbs = Pick<
  ContextOps,
  "post_send" | "post_recv" | "post_srq_recv" | "poll_cq" | "req_notify_cq"
> & {
  /** Returns the number of completions in the queue. */
  readyIn(cq: number): number;
  /**
   * Copies up to `room` completions to `wc`, and their timestamps to `times` unless that is 0. Returns -1 for
   * an invalid address.
   */
  takeInto(cq: number, room: number, wc: number, times: number): number;
};

/** Returns the verbs that post, poll and arm. */
export function hotVerbs(d: SoftNic, posting: Posting): HotVerbs {
  const { e } = d;
  const { base } = e;
  // Posting is hot, so the functions below keep the views.
  let { i32, u32 } = e;
  whenWidened(e, () => {
    ({ i32, u32 } = e);
  });
  const { memcpy } = e.native;

  const { recordAt, pointerAt, isLow, accept, publish } = posting;

  let emptyPolls = 0;

  /** Reports the failed work request. */
  function refuse(badWr: number, wr: number, error: number): number {
    if (mayPoint(badWr)) {
      u32[ApplicationScratch.word] = wr;
      u32[ApplicationScratch.word + 1] = wr / 4294967296;
      memcpy(badWr, base + ApplicationScratch.word * 4, 8);
    }
    c.setErrno(error);
    return error;
  }

  function post_send(qp: number, first: number, badWr: number): number {
    const q = recordAt(qp);
    if (i32[q + Qp.magic] !== MAGIC_QP) return refuse(badWr, first, EINVAL);
    const state = i32[q + Qp.state]!;
    if (state < verbs.IBV_QPS_RTS) return refuse(badWr, first, EINVAL);
    const slots = i32[q + Qp.sqRing]!;
    const mask = i32[q + Qp.sqMask]!;
    const stride = i32[q + Qp.sqStride]!;
    const room = i32[q + Qp.maxSendWr]!;
    const start = i32[q + Qp.sqTail]!;
    let tail = start;
    let error = 0;
    let wr = first;
    if (!mayPoint(first) && first !== 0) return refuse(badWr, first, EINVAL);
    while (wr !== 0) {
      if (((tail - Atomics.load(i32, q + Qp.sqHead)) | 0) >= room) {
        error = ENOMEM;
        break;
      }
      const w = slots + (tail & mask) * stride;
      memcpy(base + w * 4, wr, SEND_WR_BYTES);
      error = accept(q, w);
      if (error !== 0) break;
      tail = (tail + 1) | 0;
      wr = pointerAt(w + SendWr.next);
      if (isLow(w + SendWr.next)) {
        error = wr === 0 ? 0 : EINVAL;
        break;
      }
    }
    if (tail !== start) publish(q, start, tail);
    return error === 0 ? 0 : refuse(badWr, wr, error);
  }

  /** Copies a chain of receives to the {@link ReceiveRing} of a queue pair or SRQ. Returns 0 or the errno. */
  function fill(record: number, ring: ReceiveRing, first: number, badWr: number): number {
    const slots = i32[record + ring.slots]!;
    const mask = i32[record + ring.mask]!;
    const stride = i32[record + ring.stride]!;
    const room = i32[record + ring.room]!;
    const entries = i32[record + ring.entries]!;
    let tail = i32[record + ring.tail]!;
    let wr = first;
    if (!mayPoint(first) && first !== 0) return refuse(badWr, first, EINVAL);
    while (wr !== 0) {
      if (((tail - Atomics.load(i32, record + ring.head)) | 0) >= room) return refuse(badWr, wr, ENOMEM);
      const r = slots + (tail & mask) * stride;
      memcpy(base + r * 4, wr, RECV_WR_BYTES);
      const count = i32[r + Rwr.list]!;
      if (count < 0 || count > entries) return refuse(badWr, wr, EINVAL);
      if (count > 0) {
        if (isLow(r + RecvWr.sgList)) return refuse(badWr, wr, EINVAL);
        memcpy(base + (r + Rwr.sges) * 4, pointerAt(r + RecvWr.sgList), count * SGE_BYTES);
      }
      wr = pointerAt(r + RecvWr.next);
      tail = (tail + 1) | 0;
      const isWild = wr !== 0 && isLow(r + RecvWr.next);
      Atomics.store(i32, record + ring.tail, tail);
      if (isWild) return refuse(badWr, wr, EINVAL);
    }
    return 0;
  }

  function post_recv(qp: number, wr: number, badWr: number): number {
    const q = recordAt(qp);
    if (i32[q + Qp.magic] !== MAGIC_QP || i32[q + Qp.srq] !== 0) return refuse(badWr, wr, EINVAL);
    if (i32[q + Qp.state] === verbs.IBV_QPS_RESET) return refuse(badWr, wr, EINVAL);
    const error = fill(q, OWN_RING, wr, badWr);
    // A live queue pair uses the receive when a message arrives. A queue pair in error must flush it.
    if (i32[q + Qp.state] === verbs.IBV_QPS_ERR) {
      ringDoorbell(e, q);
      wake(e);
    }
    return error;
  }

  function post_srq_recv(srq: number, wr: number, badWr: number): number {
    const q = recordAt(srq);
    if (i32[q + Srq.magic] !== MAGIC_SRQ) return refuse(badWr, wr, EINVAL);
    return fill(q, SHARED_RING, wr, badWr);
  }

  /**
   * Returns the number of completions in a queue. A thread that polls repeatedly without success runs the
   * engine.
   */
  function readyIn(at: number): number {
    let ready = (Atomics.load(i32, at + Cq.producer) - i32[at + Cq.consumer]!) | 0;
    if (ready === 0) {
      if (++emptyPolls < SPINNING) return 0;
      assist(e);
      ready = (Atomics.load(i32, at + Cq.producer) - i32[at + Cq.consumer]!) | 0;
      if (ready === 0) return 0;
    }
    emptyPolls = 0;
    return ready;
  }

  /**
   * Copies `count` ring entries of `bytes` bytes, from number `first` on. `straight` of them are before the
   * end of the ring.
   */
  function copyOut(
    to: number,
    ring: number,
    bytes: number,
    first: number,
    straight: number,
    count: number,
  ): void {
    memcpy(to, ring + first * bytes, straight * bytes);
    if (straight < count) memcpy(to + straight * bytes, ring, (count - straight) * bytes);
  }

  function poll_cq(cq: number, room: number, wc: number): number {
    const at = recordAt(cq);
    return i32[at + Cq.magic] === MAGIC_CQ ? takeInto(at, room, wc, 0) : -1;
  }

  function takeInto(at: number, room: number, wc: number, times: number): number {
    const consumer = i32[at + Cq.consumer]!;
    const ready = readyIn(at);
    if (ready === 0 || !(room > 0)) return 0;
    if (!mayPoint(wc)) return -1;
    const count = Math.min(ready, room);
    const mask = i32[at + Cq.mask]!;
    const first = consumer & mask;
    const straight = Math.min(count, mask + 1 - first);
    copyOut(wc, base + i32[at + Cq.ring]! * 4, CQE_BYTES, first, straight, count);
    if (times !== 0) copyOut(times, base + i32[at + Cq.stamps]! * 4, STAMP_BYTES, first, straight, count);
    Atomics.store(i32, at + Cq.consumer, (consumer + count) | 0);
    return count;
  }

  function req_notify_cq(cq: number, solicitedOnly: number): number {
    const at = recordAt(cq);
    if (i32[at + Cq.magic] !== MAGIC_CQ) return EINVAL;
    // A queue that is armed for all completions stays so.
    if (solicitedOnly === 0) Atomics.store(i32, at + Cq.armed, ARMED_ANY);
    else Atomics.compareExchange(i32, at + Cq.armed, 0, ARMED_SOLICITED);
    return 0;
  }

  return { post_send, post_recv, post_srq_recv, poll_cq, req_notify_cq, readyIn, takeInto };
}
