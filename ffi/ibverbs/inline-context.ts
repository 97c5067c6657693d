/**
 * Inline verbs that call through `ibv_context.ops`. They work for every provider that has `ops()`.
 * @module
 */
import { Errno } from "../errno.ts";
import { IBV_MW_TYPE_1 } from "./constants.ts";
import { fail } from "./failure.ts";
import { readPointer, readU32 } from "./peek.ts";
import { ibv_mr, ibv_mw, ibv_mw_bind, ibv_mw_bind_info } from "./structs.ts";
import type { Ibverbs, VerbsFunctions } from "./types.ts";

const BIND_INFO = ibv_mw_bind.offsets.bind_info;
const { mr: INFO_MR, addr: INFO_ADDR, length: INFO_LENGTH } = ibv_mw_bind_info.offsets;

type ContextVerbs = Pick<
  VerbsFunctions,
  | "ibv_post_send"
  | "ibv_post_recv"
  | "ibv_post_srq_recv"
  | "ibv_poll_cq"
  | "ibv_req_notify_cq"
  | "ibv_alloc_mw"
  | "ibv_bind_mw"
  | "ibv_dealloc_mw"
>;

/**
 * Returns the inline verbs over `ops(context)`, such as `ibv_post_send`. The context is the first member of
 * every verbs object.
 */
export function contextVerbs({ ops }: Pick<Ibverbs, "ops">): ContextVerbs {
  return {
    ibv_post_send: (qp, wr, badWr) => ops(readPointer(qp)).post_send(qp, wr, badWr),
    ibv_post_recv: (qp, wr, badWr) => ops(readPointer(qp)).post_recv(qp, wr, badWr),
    ibv_post_srq_recv: (srq, wr, badWr) => ops(readPointer(srq)).post_srq_recv(srq, wr, badWr),
    ibv_poll_cq: (cq, entries, wc) => ops(readPointer(cq)).poll_cq(cq, entries, wc),
    ibv_req_notify_cq: (cq, solicitedOnly) => ops(readPointer(cq)).req_notify_cq(cq, solicitedOnly),
    ibv_alloc_mw: (pd, type) => ops(readPointer(pd)).alloc_mw(pd, type),
    ibv_dealloc_mw: (mw) => ops(readPointer(mw)).dealloc_mw(mw),
    ibv_bind_mw(qp, mw, bind) {
      const error = bindError(mw, bind + BIND_INFO);
      return error === 0
        ? ops(readPointer(mw)).bind_mw(qp, mw, bind)
        : Number(fail("ibv_bind_mw", "i32", error));
    },
  };
}

/**
 * Returns the errno value of an invalid bind, else 0. `ibv_bind_mw` accepts only windows of type 1. An empty
 * bind has no region, and region and window must share a protection domain.
 */
function bindError(mw: number, info: number): number {
  if (readU32(mw + ibv_mw.offsets.type) !== IBV_MW_TYPE_1) return Errno.EINVAL;
  const mr = readPointer(info + INFO_MR);
  if (mr !== 0) {
    return readPointer(mw + ibv_mw.offsets.pd) === readPointer(mr + ibv_mr.offsets.pd) ? 0 : Errno.EPERM;
  }
  return readPointer(info + INFO_ADDR) === 0 && readPointer(info + INFO_LENGTH) === 0 ? 0 : Errno.EINVAL;
}
