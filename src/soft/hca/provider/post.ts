// The hot path: posting and polling. Everything works on the arena's words; a work request is taken over whole, by memcpy.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import type { ContextOps } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { Dev, MAX_SGE } from "../arena/arena.ts";
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
  Swr,
  Wc,
} from "../arena/records.ts";
import { afterPost, assist, copyNow } from "../nic/assist.ts";
import { wake } from "../nic/park.ts";
import type { SoftDevice } from "../nic/soft-device.ts";
import { ringDoorbell } from "../nic/step.ts";
import { expectsData } from "../objects/send-queue.ts";
import { TRANSPORT_DYNAMIC, TRANSPORT_UD } from "../wire/opcodes.ts";
import { addressDatagram, addressDynamic } from "./address-handle.ts";
import { LOWEST_ADDRESS, mayPoint } from "./checked.ts";

const { EINVAL, ENOMEM } = c.Errno;
const SGE_BYTES = Sge.words * 4;
const SEND_WR_BYTES = SendWr.words * 4;
const RECV_WR_BYTES = RecvWr.words * 4;

/** Empty polls in a row after which the thread counts as spinning, and does the NIC's work meanwhile. */
const SPINNING = 8;

/** Where a record has what describes its ring of receives. */
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

type Hot = Pick<ContextOps, "post_send" | "post_recv" | "post_srq_recv" | "poll_cq" | "req_notify_cq">;

/** Posting, polling and arming. */
export function hotVerbs(d: SoftDevice): Hot {
  const { e } = d;
  const { i32, u32, base } = e;
  const { memcpy } = e.native;

  let emptyPolls = 0;

  /**
   * The record that a C pointer means: word 0, which is nobody's, where nothing can be. A whole number for the compiler, too: at an
   * index that is a double JavaScriptCore makes of each Atomics.load() a call into its runtime.
   */
  const recordAt = (pointer: number) => {
    const word = (pointer - base) / 4;
    const whole = word | 0;
    return whole === word ? whole : 0;
  };

  const pointerAt = (word: number) => u32[word]! + u32[word + 1]! * 4294967296;

  /** Whether the pointer at that word is NULL or points where nothing can be. */
  const isLow = (word: number) => u32[word + 1] === 0 && u32[word]! < LOWEST_ADDRESS;

  /** Reports the work request that failed. */
  function refuse(badWr: number, wr: number, error: number): number {
    if (mayPoint(badWr)) {
      u32[Dev.appWord] = wr;
      u32[Dev.appWord + 1] = wr / 4294967296;
      memcpy(badWr, base + Dev.appWord * 4, 8);
    }
    c.setErrno(error);
    return error;
  }

  /** Copies the inline data of the request in slot `w` behind it: 0 or the errno. */
  function takeInline(q: number, w: number, list: number, count: number): number {
    memcpy(base + Dev.appSges * 4, list, count * SGE_BYTES);
    let at = (w + Swr.data) * 4;
    const end = at + i32[q + Qp.maxInline]!;
    for (let i = 0; i < count; i++) {
      const sge = Dev.appSges + i * Sge.words;
      const bytes = u32[sge + Sge.length]!;
      if (at + bytes > end) return EINVAL;
      const from = pointerAt(sge);
      if (bytes !== 0 && !mayPoint(from)) return EINVAL;
      if (bytes !== 0) memcpy(base + at, from, bytes);
      at += bytes;
    }
    i32[w + Swr.length] = at - (w + Swr.data) * 4;
    return 0;
  }

  /** Checks the request just copied into slot `w` and takes its data along: 0 or the errno. */
  function accept(q: number, w: number): number {
    const opcode = i32[w + Swr.opcode]!;
    const count = i32[w + Swr.sgeCount]!;
    if (opcode >>> 0 > 31 || ((i32[q + Qp.operations]! >>> opcode) & 1) === 0) return EINVAL;
    if (count < 0 || count > i32[q + Qp.maxSendSge]!) return EINVAL;
    const flags = i32[w + Swr.flags]!;
    const list = pointerAt(w + SendWr.sgList);
    if (count > 0 && isLow(w + SendWr.sgList)) return EINVAL;
    const inline = (flags & verbs.IBV_SEND_INLINE) !== 0;
    i32[w + Swr.inline] = inline ? 1 : 0;
    i32[w + Swr.list] = count;
    if (inline) {
      if (expectsData(opcode) || count > MAX_SGE) return EINVAL;
      const error = takeInline(q, w, list, count);
      if (error !== 0) return error;
    } else if (count > 0) memcpy(base + (w + Swr.data) * 4, list, count * SGE_BYTES);
    if (opcode === verbs.IBV_WR_ATOMIC_CMP_AND_SWP || opcode === verbs.IBV_WR_ATOMIC_FETCH_AND_ADD) {
      if (count === 0 || u32[w + Swr.data + Sge.length]! < 8 || (i32[w + Swr.remoteAddress]! & 7) !== 0)
        return EINVAL;
    }
    if (i32[q + Qp.transport] === TRANSPORT_UD) {
      const error = addressDatagram(d, q, w);
      if (error !== 0) return error;
    }
    if (i32[q + Qp.transport] === TRANSPORT_DYNAMIC) {
      const error = addressDynamic(d, q, w);
      if (error !== 0) return error;
    }
    i32[w + Swr.state] = 0;
    i32[w + Swr.status] = 0;
    i32[w + Swr.vendorError] = 0;
    i32[w + Swr.copied] = 0;
    if (!inline) i32[w + Swr.length] = 0;
    i32[w + Swr.signaled] = (flags & verbs.IBV_SEND_SIGNALED) !== 0 || i32[q + Qp.signalAll] !== 0 ? 1 : 0;
    return 0;
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
    if (tail !== start) {
      Atomics.store(i32, q + Qp.sqTail, tail);
      // Nothing under way, and a peer whose memory is mapped: then this thread executes what it posted.
      const alone = i32[q + Qp.mapped] !== 0 && Atomics.load(i32, q + Qp.sqHead) === start;
      if (!alone || !copyNow(e, q)) {
        ringDoorbell(e, q);
        afterPost(e, q);
      }
    }
    return error === 0 ? 0 : refuse(badWr, wr, error);
  }

  /** Puts a chain of receives into the {@link ReceiveRing} of a QP or SRQ. Returns 0 or the errno. */
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
    // A live QP finds it when a message comes; one in error must flush it.
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

  function poll_cq(cq: number, room: number, wc: number): number {
    const at = recordAt(cq);
    if (i32[at + Cq.magic] !== MAGIC_CQ) return -1;
    const consumer = i32[at + Cq.consumer]!;
    let ready = (Atomics.load(i32, at + Cq.producer) - consumer) | 0;
    if (ready === 0) {
      if (++emptyPolls < SPINNING) return 0;
      assist(e);
      ready = (Atomics.load(i32, at + Cq.producer) - consumer) | 0;
      if (ready === 0) return 0;
    }
    emptyPolls = 0;
    if (!(room > 0)) return 0;
    if (!mayPoint(wc)) return -1;
    const count = Math.min(ready, room);
    const slots = base + i32[at + Cq.ring]! * 4;
    const mask = i32[at + Cq.mask]!;
    const first = consumer & mask;
    const straight = Math.min(count, mask + 1 - first);
    const bytes = Wc.words * 4;
    memcpy(wc, slots + first * bytes, straight * bytes);
    if (straight < count) memcpy(wc + straight * bytes, slots, (count - straight) * bytes);
    Atomics.store(i32, at + Cq.consumer, (consumer + count) | 0);
    return count;
  }

  function req_notify_cq(cq: number, solicitedOnly: number): number {
    const at = recordAt(cq);
    if (i32[at + Cq.magic] !== MAGIC_CQ) return EINVAL;
    // An armed queue stays armed for everything when someone asked for that.
    if (solicitedOnly === 0) Atomics.store(i32, at + Cq.armed, ARMED_ANY);
    else Atomics.compareExchange(i32, at + Cq.armed, 0, ARMED_SOLICITED);
    return 0;
  }

  return { post_send, post_recv, post_srq_recv, poll_cq, req_notify_cq };
}
