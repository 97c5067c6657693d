// The ibv_wr_* verbs. Setters write requests directly to the ring of the send queue. The NIC sees none of
// them before ibv_wr_complete.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { IBV_WR_FLUSH } from "../../../../ffi/ibverbs/newer.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { ApplicationScratch } from "../arena/engine.ts";
import { SendWr } from "../arena/records/c-structs.ts";
import { MAGIC_QP, Qp, QpEx, Sge, Swr } from "../arena/records.ts";
import { whenWidened } from "../arena/views.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { expectsData } from "../objects/send-queue.ts";
import { TRANSPORT_UD, TRANSPORT_XRC } from "../wire/opcodes.ts";
import { failed, mayPoint } from "./checked.ts";
import type { Posting } from "./posting.ts";
import { sendOperations } from "./send-operations.ts";

const { EBUSY, EINVAL, ENOMEM, EOPNOTSUPP } = c.Errno;

/** Bit position of the level in a FLUSH request's word (emitFlush in transports/rc/request-packets.ts). */
const FLUSH_LEVEL_SHIFT = 8;

/** Returns the batch verbs of one NIC. */
export function workRequestVerbs(d: SoftNic, posting: Posting): Partial<VerbsFunctions> {
  const { e } = d;
  const { base } = e;
  // Posting is hot, so the functions below keep the views.
  let { i32, u32 } = e;
  whenWidened(e, () => {
    ({ i32, u32 } = e);
  });
  const { memcpy } = e.native;
  const { recordAt, finish, publish, takeInline } = posting;

  const put64 = (word: number, value: number | bigint) => {
    if (typeof value === "bigint") {
      u32[word] = Number(value & 0xffffffffn);
      u32[word + 1] = Number((value >> 32n) & 0xffffffffn);
    } else {
      u32[word] = value;
      u32[word + 1] = value / 4294967296;
    }
  };

  function refuse(q: number, error: number): number {
    if (i32[q + Qp.batchError] === 0) i32[q + Qp.batchError] = error;
    return 0;
  }

  /** Finishes the request whose setters were called. */
  function close(q: number): void {
    const w = i32[q + Qp.batchRequest]!;
    if (w === 0) return;
    i32[q + Qp.batchRequest] = 0;
    const error = finish(q, w);
    if (error === 0) i32[q + Qp.batchTail]!++;
    else refuse(q, error);
  }

  /**
   * Begins a request of an operation that the queue pair requested with `flag`. Returns its word offset, 0 on
   * failure.
   */
  function begin(qp: number, flag: number, opcode: number): number {
    const q = recordAt(qp);
    if (i32[q + Qp.magic] !== MAGIC_QP || i32[q + Qp.batching] === 0) return 0;
    close(q);
    if (i32[q + Qp.batchError] !== 0) return 0;
    if ((i32[q + Qp.sendOps]! & flag) === 0) return refuse(q, EOPNOTSUPP);
    const tail = i32[q + Qp.batchTail]!;
    if (((tail - Atomics.load(i32, q + Qp.sqHead)) | 0) >= i32[q + Qp.maxSendWr]!) return refuse(q, ENOMEM);
    const w = i32[q + Qp.sqRing]! + (tail & i32[q + Qp.sqMask]!) * i32[q + Qp.sqStride]!;
    i32.fill(0, w, w + SendWr.words);
    i32[w + Swr.id] = i32[q + QpEx.id]!;
    i32[w + Swr.id + 1] = i32[q + QpEx.id + 1]!;
    i32[w + Swr.flags] = i32[q + QpEx.flags]! & ~verbs.IBV_SEND_INLINE;
    i32[w + Swr.opcode] = opcode;
    i32[w + Swr.inline] = 0;
    i32[w + Swr.list] = 0;
    i32[w + Swr.length] = 0;
    i32[q + Qp.batchRequest] = w;
    return w;
  }

  function remote(w: number, rkey: number, address: number | bigint): void {
    if (w === 0) return;
    put64(w + Swr.remoteAddress, address);
    i32[w + Swr.rkey] = rkey;
  }

  function atomic(w: number, rkey: number, address: number | bigint): void {
    if (w === 0) return;
    put64(w + Swr.remoteAddress, address);
    i32[w + Swr.atomicRkey] = rkey;
  }

  /** The current request of a setter's queue pair, 0 for none. */
  let request = 0;
  function current(qp: number): number {
    const q = recordAt(qp);
    if (i32[q + Qp.magic] !== MAGIC_QP) return 0;
    request = i32[q + Qp.batchRequest]!;
    if (i32[q + Qp.batchError] !== 0) return 0;
    if (request === 0 && i32[q + Qp.batching] !== 0) refuse(q, EINVAL);
    return request === 0 ? 0 : q;
  }

  /** Copies inline data from a list of ibv_sge, whose first members are those of ibv_data_buf. */
  function inline(q: number, w: number, list: number, count: number): void {
    if (expectsData(i32[w + Swr.opcode]!)) return void refuse(q, EINVAL);
    i32[w + Swr.inline] = 1;
    i32[w + Swr.flags]! |= verbs.IBV_SEND_INLINE;
    const error = takeInline(q, w, list, count);
    if (error !== 0) refuse(q, error);
  }

  return {
    ibv_qp_to_qp_ex(qp) {
      const q = recordAt(qp);
      if (i32[q + Qp.magic] === MAGIC_QP && i32[q + Qp.sendOps] !== 0) return qp;
      c.setErrno(EOPNOTSUPP);
      return 0;
    },
    ibv_wr_start(qp) {
      const q = recordAt(qp);
      if (i32[q + Qp.magic] !== MAGIC_QP || i32[q + Qp.sendOps] === 0) return c.setErrno(EOPNOTSUPP);
      i32[q + Qp.batching] = 1;
      i32[q + Qp.batchStart] = i32[q + Qp.sqTail]!;
      i32[q + Qp.batchTail] = i32[q + Qp.sqTail]!;
      i32[q + Qp.batchRequest] = 0;
      i32[q + Qp.batchError] = i32[q + Qp.state]! < verbs.IBV_QPS_RTS ? EINVAL : 0;
    },
    ibv_wr_complete(qp) {
      const q = recordAt(qp);
      if (i32[q + Qp.magic] !== MAGIC_QP || i32[q + Qp.sendOps] === 0) return failed(EOPNOTSUPP);
      if (i32[q + Qp.batching] === 0) return failed(EINVAL);
      close(q);
      i32[q + Qp.batching] = 0;
      const start = i32[q + Qp.batchStart]!;
      // Another post came between and has overwritten this batch.
      const error = i32[q + Qp.sqTail] === start ? i32[q + Qp.batchError]! : EBUSY;
      if (error !== 0) return failed(error);
      const tail = i32[q + Qp.batchTail]!;
      if (tail !== start) publish(q, start, tail);
      return 0;
    },
    ibv_wr_abort(qp) {
      const q = recordAt(qp);
      if (i32[q + Qp.magic] !== MAGIC_QP) return;
      i32[q + Qp.batching] = 0;
      i32[q + Qp.batchRequest] = 0;
    },

    ibv_wr_send: (qp) => void begin(qp, sendOperations.send, verbs.IBV_WR_SEND),
    ibv_wr_send_imm(qp, immediate) {
      const w = begin(qp, sendOperations.sendImmediate, verbs.IBV_WR_SEND_WITH_IMM);
      if (w !== 0) i32[w + Swr.imm] = immediate;
    },
    ibv_wr_send_inv(qp, rkey) {
      const w = begin(qp, sendOperations.sendInvalidate, verbs.IBV_WR_SEND_WITH_INV);
      if (w !== 0) i32[w + Swr.imm] = rkey;
    },
    ibv_wr_rdma_write(qp, rkey, address) {
      remote(begin(qp, sendOperations.write, verbs.IBV_WR_RDMA_WRITE), rkey, address);
    },
    ibv_wr_rdma_write_imm(qp, rkey, address, immediate) {
      const w = begin(qp, sendOperations.writeImmediate, verbs.IBV_WR_RDMA_WRITE_WITH_IMM);
      remote(w, rkey, address);
      if (w !== 0) i32[w + Swr.imm] = immediate;
    },
    ibv_wr_rdma_read(qp, rkey, address) {
      remote(begin(qp, sendOperations.read, verbs.IBV_WR_RDMA_READ), rkey, address);
    },
    ibv_wr_atomic_cmp_swp(qp, rkey, address, compare, swap) {
      const w = begin(qp, sendOperations.compareAndSwap, verbs.IBV_WR_ATOMIC_CMP_AND_SWP);
      atomic(w, rkey, address);
      if (w === 0) return;
      put64(w + Swr.compareAdd, compare);
      put64(w + Swr.swap, swap);
    },
    ibv_wr_atomic_fetch_add(qp, rkey, address, add) {
      const w = begin(qp, sendOperations.fetchAndAdd, verbs.IBV_WR_ATOMIC_FETCH_AND_ADD);
      atomic(w, rkey, address);
      if (w !== 0) put64(w + Swr.compareAdd, add);
    },
    ibv_wr_atomic_write(qp, rkey, address, value) {
      const w = begin(qp, sendOperations.atomicWrite, verbs.IBV_WR_ATOMIC_WRITE);
      atomic(w, rkey, address);
      if (w === 0) return;
      if (!mayPoint(value) || (i32[w + Swr.remoteAddress]! & 7) !== 0) refuse(recordAt(qp), EINVAL);
      else memcpy(base + (w + Swr.compareAdd) * 4, value, 8);
    },
    ibv_wr_flush(qp, rkey, address, length, placement, level) {
      const w = begin(qp, sendOperations.flush, IBV_WR_FLUSH);
      atomic(w, rkey, address);
      if (w === 0) return;
      if (Number(length) > 0xffffffff) return void refuse(recordAt(qp), EINVAL);
      put64(w + Swr.compareAdd, length);
      i32[w + Swr.swap] = placement | (level << FLUSH_LEVEL_SHIFT);
    },
    ibv_wr_local_inv(qp, rkey) {
      const w = begin(qp, sendOperations.localInvalidate, verbs.IBV_WR_LOCAL_INV);
      if (w !== 0) i32[w + Swr.imm] = rkey;
    },
    ibv_wr_bind_mw(qp, mw, rkey, info) {
      const w = begin(qp, sendOperations.bindWindow, verbs.IBV_WR_BIND_MW);
      if (w === 0) return;
      if (!mayPoint(info)) return void refuse(recordAt(qp), EINVAL);
      put64(w + Swr.mw, mw);
      i32[w + Swr.mwRkey] = rkey;
      memcpy(base + (w + Swr.mwRegion) * 4, info, (Swr.mwAccess + 1 - Swr.mwRegion) * 4);
    },

    ibv_wr_set_sge(qp, lkey, address, length) {
      const q = current(qp);
      if (q === 0) return;
      const w = request;
      if (i32[q + Qp.maxSendSge]! < 1) return void refuse(q, EINVAL);
      put64(w + Swr.data + Sge.address, address);
      u32[w + Swr.data + Sge.length] = length;
      i32[w + Swr.data + Sge.lkey] = lkey;
      i32[w + Swr.list] = 1;
    },
    ibv_wr_set_sge_list(qp, count, list) {
      const q = current(qp);
      if (q === 0) return;
      const entries = Number(count);
      if (!(entries >= 0 && entries <= i32[q + Qp.maxSendSge]!) || (entries > 0 && !mayPoint(list)))
        return void refuse(q, EINVAL);
      if (entries > 0) memcpy(base + (request + Swr.data) * 4, list, entries * Sge.words * 4);
      i32[request + Swr.list] = entries;
    },
    ibv_wr_set_inline_data(qp, address, length) {
      const q = current(qp);
      if (q === 0) return;
      const bytes = Number(length);
      if (!(bytes >= 0 && bytes <= i32[q + Qp.maxInline]!)) return void refuse(q, EINVAL);
      put64(ApplicationScratch.inline + Sge.address, address);
      u32[ApplicationScratch.inline + Sge.length] = bytes;
      inline(q, request, base + ApplicationScratch.inline * 4, 1);
    },
    ibv_wr_set_inline_data_list(qp, count, list) {
      const q = current(qp);
      if (q === 0) return;
      const pieces = Number(count);
      if (!(pieces >= 0 && pieces <= i32[q + Qp.maxSendSge]!) || (pieces > 0 && !mayPoint(list)))
        return void refuse(q, EINVAL);
      inline(q, request, list, pieces);
    },
    ibv_wr_set_xrc_srqn(qp, queue) {
      const q = current(qp);
      if (q === 0) return;
      if (i32[q + Qp.transport] !== TRANSPORT_XRC) return void refuse(q, EINVAL);
      i32[request + Swr.remoteQueue] = queue;
    },
    ibv_wr_set_ud_addr(qp, handle, qpNumber, queueKey) {
      const q = current(qp);
      if (q === 0) return;
      if (i32[q + Qp.transport] !== TRANSPORT_UD) return void refuse(q, EINVAL);
      put64(request + Swr.ah, handle);
      i32[request + Swr.remoteQp] = qpNumber;
      i32[request + Swr.remoteQkey] = queueKey;
    },
  };
}
