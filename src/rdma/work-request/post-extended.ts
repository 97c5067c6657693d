import {
  IBV_SEND_INLINE,
  IBV_WR_ATOMIC_CMP_AND_SWP,
  IBV_WR_ATOMIC_FETCH_AND_ADD,
  IBV_WR_ATOMIC_WRITE,
  IBV_WR_BIND_MW,
  IBV_WR_LOCAL_INV,
  IBV_WR_RDMA_READ,
  IBV_WR_RDMA_WRITE,
  IBV_WR_RDMA_WRITE_WITH_IMM,
  IBV_WR_SEND,
  IBV_WR_SEND_WITH_IMM,
  IBV_WR_SEND_WITH_INV,
} from "../../../ffi/ibverbs/constants.ts";
import { IBV_WR_FLUSH, ibv_qp_ex_v45 } from "../../../ffi/ibverbs/newer.ts";
import { ibv_send_wr } from "../../../ffi/ibverbs/structs.ts";
import type { Ibverbs } from "../../../ffi/ibverbs/types.ts";
import { swapped32 } from "../../../ffi/layout/big-endian.ts";
import { offsetOf } from "../../../ffi/layout/offset-of.ts";
import { libc } from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { DoorbellError } from "../../errors.ts";
import { flushLevelShift } from "./fill-request.ts";
import type { SendLimits } from "./send-queue.ts";
import type { Chain, SendView } from "./work-request-memory.ts";

type Start = (lib: Ibverbs, qp: number, request: SendView) => void;

/** Function of `ibv_wr_*` for each opcode of a request in the format of `ibv_post_send`. */
const starts: Readonly<Record<number, Start>> = {
  [IBV_WR_SEND]: (lib, qp) => lib.ibv_wr_send(qp),
  [IBV_WR_SEND_WITH_IMM]: (lib, qp, r) => lib.ibv_wr_send_imm(qp, swapped32(r.imm_data)),
  [IBV_WR_SEND_WITH_INV]: (lib, qp, r) => lib.ibv_wr_send_inv(qp, r.invalidate_rkey),
  [IBV_WR_RDMA_WRITE]: (lib, qp, r) => lib.ibv_wr_rdma_write(qp, r.wr_rdma_rkey, r.wr_rdma_remote_addr),
  [IBV_WR_RDMA_WRITE_WITH_IMM]: (lib, qp, r) =>
    lib.ibv_wr_rdma_write_imm(qp, r.wr_rdma_rkey, r.wr_rdma_remote_addr, swapped32(r.imm_data)),
  [IBV_WR_RDMA_READ]: (lib, qp, r) => lib.ibv_wr_rdma_read(qp, r.wr_rdma_rkey, r.wr_rdma_remote_addr),
  [IBV_WR_ATOMIC_CMP_AND_SWP]: (lib, qp, r) =>
    lib.ibv_wr_atomic_cmp_swp(
      qp,
      r.wr_atomic_rkey,
      r.wr_atomic_remote_addr,
      r.wr_atomic_compare_add,
      r.wr_atomic_swap,
    ),
  [IBV_WR_ATOMIC_FETCH_AND_ADD]: (lib, qp, r) =>
    lib.ibv_wr_atomic_fetch_add(qp, r.wr_atomic_rkey, r.wr_atomic_remote_addr, r.wr_atomic_compare_add),
  [IBV_WR_ATOMIC_WRITE]: (lib, qp, r) =>
    lib.ibv_wr_atomic_write(qp, r.wr_atomic_rkey, r.wr_atomic_remote_addr, r.pointer + valueOffset),
  [IBV_WR_FLUSH](lib, qp, r) {
    const how = Number(r.wr_atomic_swap);
    const bytes = r.wr_atomic_compare_add;
    const placement = how & ((1 << flushLevelShift) - 1);
    lib.ibv_wr_flush(
      qp,
      r.wr_atomic_rkey,
      r.wr_atomic_remote_addr,
      bytes,
      placement,
      how >>> flushLevelShift,
    );
  },
  [IBV_WR_LOCAL_INV]: (lib, qp, r) => lib.ibv_wr_local_inv(qp, r.invalidate_rkey),
  [IBV_WR_BIND_MW]: (lib, qp, r) =>
    lib.ibv_wr_bind_mw(qp, r.bind_mw_mw, r.bind_mw_rkey, r.pointer + bindOffset),
};

const valueOffset = offsetOf(ibv_send_wr, "wr.atomic.compare_add");
const bindOffset = offsetOf(ibv_send_wr, "bind_mw.bind_info");

/** Opcodes that `ibv_post_send` does not have. */
const newer: ReadonlySet<number> = new Set([IBV_WR_ATOMIC_WRITE, IBV_WR_FLUSH]);

/** Opcodes of requests without a list of segments. */
const withoutData: ReadonlySet<number> = new Set([
  IBV_WR_ATOMIC_WRITE,
  IBV_WR_FLUSH,
  IBV_WR_LOCAL_INV,
  IBV_WR_BIND_MW,
]);

/** Queue pair that was created with `ibv_wr_*`. */
export interface ExtendedQueuePair {
  readonly lib: Ibverbs;
  /** Pointer to the C object. */
  readonly pointer: number;
  readonly label: string;
  /** Kind of destination that its requests have. */
  readonly addressing: SendLimits["addressing"];
  /** Number of inline bytes of a request. */
  readonly inlineBytes: number;
  /**
   * True when the driver miscounts a list of segments. The rxe driver of rdma-core 44 multiplies the length
   * of the first segment by their number. Chains with such lists are posted by `ibv_post_send`.
   */
  readonly miscountsLists: boolean;
}

const carriesSeveral = ({ memory, count }: Chain<SendView>): boolean => {
  for (let i = 0; i < count; i++) {
    const { num_sge, send_flags } = memory.requests[i]!;
    if (num_sge > 1 && (send_flags & IBV_SEND_INLINE) === 0) return true;
  }
  return false;
};

/**
 * Returns a function that posts a chain by `ibv_wr_start`, calls for each request, and `ibv_wr_complete`. The
 * device takes all requests or none. The function returns 0, the errno, or undefined when the chain must be
 * posted by `ibv_post_send`.
 */
export function extendedPost(queuePair: ExtendedQueuePair): (chain: Chain<SendView>) => number | undefined {
  const { lib, pointer: qp, label, addressing, miscountsLists } = queuePair;
  const extended = ibv_qp_ex_v45.at(qp);
  const inline = new Uint8Array(new ArrayBuffer(Math.max(16, queuePair.inlineBytes)));
  const inlineAddress = addressOf(inline);

  /** Passes the inline data of a request as one buffer. Drivers miscount a list of inline buffers too. */
  function addInline({ memory }: Chain<SendView>, i: number, count: number): void {
    if (count === 1) {
      const { addr, length } = memory.segment(i, 0);
      lib.ibv_wr_set_inline_data(qp, addr, length);
      return;
    }
    let bytes = 0;
    for (let j = 0; j < count; j++) {
      const { addr, length } = memory.segment(i, j);
      if (length > 0) libc.memcpy(inlineAddress + bytes, addr, length);
      bytes += length;
    }
    lib.ibv_wr_set_inline_data(qp, inlineAddress, bytes);
  }

  function addData(chain: Chain<SendView>, i: number): void {
    const { memory } = chain;
    const { num_sge: count, send_flags } = memory.requests[i]!;
    if ((send_flags & IBV_SEND_INLINE) !== 0) addInline(chain, i, count);
    else if (count === 1) {
      const { lkey, addr, length } = memory.segment(i, 0);
      lib.ibv_wr_set_sge(qp, lkey, addr, length);
    } else lib.ibv_wr_set_sge_list(qp, count, memory.segmentsAddress(i));
  }

  return (chain) => {
    if (miscountsLists && carriesSeveral(chain)) {
      const extendedOnly = chain.memory.requests
        .slice(0, chain.count)
        .some(({ opcode }) => newer.has(opcode));
      if (!extendedOnly) return undefined;
      throw new DoorbellError(
        `${label}: the driver miscounts requests with several segments in a batch with flush or atomicWrite`,
        "Post them in separate batches, or give each request one segment. The rxe driver of rdma-core 44 has this error.",
      );
    }
    lib.ibv_wr_start(qp);
    for (let i = 0; i < chain.count; i++) {
      const request = chain.memory.requests[i]!;
      extended.wr_id = request.wr_id;
      extended.wr_flags = request.send_flags & ~IBV_SEND_INLINE;
      starts[request.opcode]!(lib, qp, request);
      if (addressing === "queue") lib.ibv_wr_set_xrc_srqn(qp, request.qp_type_xrc_remote_srqn);
      if (withoutData.has(request.opcode)) continue;
      if (addressing === "datagram")
        lib.ibv_wr_set_ud_addr(qp, request.wr_ud_ah, request.wr_ud_remote_qpn, request.wr_ud_remote_qkey);
      addData(chain, i);
    }
    return lib.ibv_wr_complete(qp);
  };
}
