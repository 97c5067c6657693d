/**
 * Work request verbs of `ibv_qp_ex` (`ibv_wr_*`), which call function pointers that each queue pair holds.
 *
 * A pointer is called only if its flag was accepted when the queue pair was created. A check for NULL is not
 * enough: a driver of an older rdma-core has private data at the offsets of newer pointers.
 * @module
 */
import { Errno } from "../errno.ts";
import { type Signature, setErrno } from "../runtime/index.ts";
import {
  IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP,
  IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD,
  IBV_QP_EX_WITH_ATOMIC_WRITE,
  IBV_QP_EX_WITH_BIND_MW,
  IBV_QP_EX_WITH_LOCAL_INV,
  IBV_QP_EX_WITH_RDMA_READ,
  IBV_QP_EX_WITH_RDMA_WRITE,
  IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM,
  IBV_QP_EX_WITH_SEND,
  IBV_QP_EX_WITH_SEND_WITH_IMM,
  IBV_QP_EX_WITH_SEND_WITH_INV,
  IBV_QP_EX_WITH_TSO,
  IBV_QP_INIT_ATTR_SEND_OPS_FLAGS,
} from "./constants.ts";
import { type AnyCFunction, bindOnce, forward } from "./dispatch.ts";
import { operations } from "./functions.ts";
import { IBV_QP_EX_WITH_FLUSH, ibv_qp_ex_v45, newerOperations } from "./newer.ts";
import { readPointer, readU32 } from "./peek.ts";
import { ibv_qp_init_attr_ex } from "./structs.ts";
import type { VerbsFunctions } from "./types.ts";

const SIGNATURES = { ...operations.ibv_qp_ex, wr_flush: newerOperations["ibv_qp_ex.wr_flush"] } as const;
type Op = keyof typeof SIGNATURES;

/**
 * Flag of `send_ops_flags` that enables each operation. An operation without an entry is enabled by any flag.
 */
const FLAGS: Readonly<Partial<Record<Op, number>>> = {
  wr_rdma_write: IBV_QP_EX_WITH_RDMA_WRITE,
  wr_rdma_write_imm: IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM,
  wr_send: IBV_QP_EX_WITH_SEND,
  wr_send_imm: IBV_QP_EX_WITH_SEND_WITH_IMM,
  wr_rdma_read: IBV_QP_EX_WITH_RDMA_READ,
  wr_atomic_cmp_swp: IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP,
  wr_atomic_fetch_add: IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD,
  wr_local_inv: IBV_QP_EX_WITH_LOCAL_INV,
  wr_bind_mw: IBV_QP_EX_WITH_BIND_MW,
  wr_send_inv: IBV_QP_EX_WITH_SEND_WITH_INV,
  wr_send_tso: IBV_QP_EX_WITH_TSO,
  wr_flush: IBV_QP_EX_WITH_FLUSH,
  wr_atomic_write: IBV_QP_EX_WITH_ATOMIC_WRITE,
};

interface QpEx {
  /** Flags of `send_ops_flags` that were accepted when the queue pair was created. */
  readonly flags: number;
  readonly bound: Map<Op, AnyCFunction | undefined>;
  /**
   * True when an unsupported operation was requested since wr_start, so that no request of the batch may be
   * posted.
   */
  failed: boolean;
}

const queuePairs = new Map<number, QpEx>();

/** Records a queue pair created from an ibv_qp_init_attr_ex if it requested work request operations. */
export function noteQueuePair(qp: number, attr: number): void {
  const { comp_mask, send_ops_flags } = ibv_qp_init_attr_ex.offsets;
  if ((readU32(attr + comp_mask) & IBV_QP_INIT_ATTR_SEND_OPS_FLAGS) === 0) return;
  queuePairs.set(qp, { flags: readPointer(attr + send_ops_flags), bound: new Map(), failed: false });
}

/** Forgets a destroyed queue pair, because its address may be used again. */
export function forgetQueuePair(qp: number): void {
  queuePairs.delete(qp);
}

/** Returns true when the queue pair has `ibv_wr_*` operations. */
export function hasWorkRequestOps(qp: number): boolean {
  return queuePairs.has(qp);
}

function operation(qp: number, state: QpEx, op: Op): AnyCFunction | undefined {
  if (state.bound.has(op)) return state.bound.get(op);
  const flag = FLAGS[op];
  const pointer =
    flag !== undefined && (state.flags & flag) === 0 ? 0 : readPointer(qp + ibv_qp_ex_v45.offsets[op]);
  const signature: Signature = SIGNATURES[op];
  const fn =
    pointer === 0 ? undefined : (bindOnce(pointer, signature, `ibv_${op}`) as unknown as AnyCFunction);
  state.bound.set(op, fn);
  return fn;
}

const nothing = (() => undefined) as unknown as AnyCFunction;

/**
 * Returns a `void` verb, which cannot report an error. It records a failure, and `ibv_wr_complete` reports
 * it, as drivers do.
 */
function builder(op: Op): AnyCFunction {
  return forward(SIGNATURES[op].length - 1, (qp) => {
    const state = queuePairs.get(qp);
    const fn = state === undefined || state.failed ? undefined : operation(qp, state, op);
    if (fn !== undefined) return fn;
    if (state !== undefined) state.failed = true;
    setErrno(Errno.EOPNOTSUPP);
    return nothing;
  });
}

const builders = Object.fromEntries(
  (Object.keys(SIGNATURES) as Op[]).map((op) => [`ibv_${op}`, builder(op)]),
) as Partial<VerbsFunctions>;

/** Implementations of every `ibv_wr_*` verb. */
export const workRequestVerbs: Partial<VerbsFunctions> = {
  ...builders,

  ibv_wr_start(qp) {
    const state = queuePairs.get(qp);
    if (state === undefined) return void setErrno(Errno.EOPNOTSUPP);
    state.failed = false;
    operation(qp, state, "wr_start")?.(qp);
  },

  ibv_wr_complete(qp) {
    const state = queuePairs.get(qp);
    if (state !== undefined && !state.failed)
      return operation(qp, state, "wr_complete")?.(qp) ?? Errno.EOPNOTSUPP;
    if (state !== undefined) operation(qp, state, "wr_abort")?.(qp);
    setErrno(Errno.EOPNOTSUPP);
    return Errno.EOPNOTSUPP;
  },

  ibv_wr_abort(qp) {
    const state = queuePairs.get(qp);
    if (state !== undefined) operation(qp, state, "wr_abort")?.(qp);
  },
};
