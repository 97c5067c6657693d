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
import { offsetOf } from "../../../ffi/layout/offset-of.ts";
import type { Chain } from "./chain.ts";
import { flushLevelShift } from "./fill-operation.ts";
import type { SendView } from "./work-request-memory.ts";

/** Network order, as C's functions take an immediate. */
const swapped = (word: number): number =>
  ((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)) >>> 0;

type Start = (lib: Ibverbs, qp: number, request: SendView) => void;

/** `ibv_wr_*` for each opcode of a request as `ibv_post_send` takes it. */
const starts: Readonly<Record<number, Start>> = {
  [IBV_WR_SEND]: (lib, qp) => lib.ibv_wr_send(qp),
  [IBV_WR_SEND_WITH_IMM]: (lib, qp, r) => lib.ibv_wr_send_imm(qp, swapped(r.imm_data)),
  [IBV_WR_SEND_WITH_INV]: (lib, qp, r) => lib.ibv_wr_send_inv(qp, r.invalidate_rkey),
  [IBV_WR_RDMA_WRITE]: (lib, qp, r) => lib.ibv_wr_rdma_write(qp, r.wr_rdma_rkey, r.wr_rdma_remote_addr),
  [IBV_WR_RDMA_WRITE_WITH_IMM]: (lib, qp, r) =>
    lib.ibv_wr_rdma_write_imm(qp, r.wr_rdma_rkey, r.wr_rdma_remote_addr, swapped(r.imm_data)),
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

/** Those that carry no data of a list of segments. */
const withoutData: ReadonlySet<number> = new Set([
  IBV_WR_ATOMIC_WRITE,
  IBV_WR_FLUSH,
  IBV_WR_LOCAL_INV,
  IBV_WR_BIND_MW,
]);

/**
 * Posts a chain of requests by `ibv_wr_start`, one call and its data's for each, and `ibv_wr_complete`: all of it or, when the device
 * refuses one, nothing. Returns 0 or the errno.
 */
export function extendedPost(
  lib: Ibverbs,
  qp: number,
  isDatagram: boolean,
): (chain: Chain<SendView>) => number {
  const extended = ibv_qp_ex_v45.at(qp);

  function addData({ memory }: Chain<SendView>, i: number): void {
    const request = memory.requests[i]!;
    const count = request.num_sge;
    if ((request.send_flags & IBV_SEND_INLINE) === 0) {
      if (count === 1) {
        const { lkey, addr, length } = memory.segment(i, 0);
        lib.ibv_wr_set_sge(qp, lkey, addr, length);
      } else lib.ibv_wr_set_sge_list(qp, count, memory.segmentsAddress(i));
      return;
    }
    // A piece of inline data is an address and 64 bits of length: the upper ones lie where a segment has its key.
    for (let j = 0; j < count; j++) memory.segment(i, j).lkey = 0;
    lib.ibv_wr_set_inline_data_list(qp, count, memory.segmentsAddress(i));
  }

  return (chain) => {
    lib.ibv_wr_start(qp);
    for (let i = 0; i < chain.count; i++) {
      const request = chain.memory.requests[i]!;
      extended.wr_id = request.wr_id;
      extended.wr_flags = request.send_flags & ~IBV_SEND_INLINE;
      starts[request.opcode]!(lib, qp, request);
      if (withoutData.has(request.opcode)) continue;
      if (isDatagram)
        lib.ibv_wr_set_ud_addr(qp, request.wr_ud_ah, request.wr_ud_remote_qpn, request.wr_ud_remote_qkey);
      addData(chain, i);
    }
    return lib.ibv_wr_complete(qp);
  };
}
