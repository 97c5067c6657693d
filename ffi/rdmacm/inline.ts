/**
 * Functions of rdma_verbs.h, which are all static inline in C: verbs on an rdma_cm_id. A failure is -1 with
 * errno set.
 * @module
 */
import {
  IBV_ACCESS_LOCAL_WRITE,
  IBV_ACCESS_REMOTE_READ,
  IBV_ACCESS_REMOTE_WRITE,
  IBV_WR_RDMA_READ,
  IBV_WR_RDMA_WRITE,
  IBV_WR_SEND,
} from "../ibverbs/constants.ts";
import { readPointer, readU32 } from "../ibverbs/peek.ts";
import { ibv_mr, ibv_recv_wr, ibv_send_wr, ibv_sge } from "../ibverbs/structs.ts";
import type { Ibverbs } from "../ibverbs/types.ts";
import { ptr, struct } from "../layout/index.ts";
import { setErrno } from "../runtime/index.ts";
import { RDMA_UDP_QKEY } from "./constants.ts";
import type { InlineFunctions } from "./functions.ts";
import { rdma_addr, rdma_cm_id, rdma_route } from "./structs.ts";

const ID = rdma_cm_id.offsets;
const ADDRESS = ID.route + rdma_route.offsets.addr;

/** Returns 0 for 0. Sets errno to any other value and returns -1. */
const rdma_seterrno = (result: number): number => {
  if (result === 0) return 0;
  setErrno(result);
  return -1;
};

/**
 * Work requests and scatter list that C has on its stack. Posting copies them, so one set serves every call.
 */
const rdma_posting = struct("rdma_posting", {
  send: ibv_send_wr,
  recv: ibv_recv_wr,
  sge: ibv_sge,
  bad: ptr,
  event_cq: ptr,
  event_context: ptr,
});
const posting = rdma_posting.alloc();
const at = (member: keyof typeof rdma_posting.offsets): number =>
  posting.pointer + rdma_posting.offsets[member];

/**
 * Returns the functions of rdma_verbs.h over a provider of verbs. Each call gets the provider from `verbs()`,
 * so the table itself loads no library.
 *
 * @example
 * const { rdma_get_send_comp } = inlineRdma(nativeIbverbs);
 */
export function inlineRdma(verbs: () => Ibverbs): InlineFunctions {
  const registration = (access: number) => (id: number, addr: number, length: number | bigint) =>
    verbs().ibv_reg_mr(readPointer(id + ID.pd), addr, length, access);

  const fillSge = (addr: number, length: number | bigint, mr: number): number => {
    posting.sge.addr = addr;
    posting.sge.length = Number(length);
    posting.sge.lkey = mr === 0 ? 0 : readU32(mr + ibv_mr.offsets.lkey);
    return at("sge");
  };

  const send = (
    id: number,
    opcode: number,
    context: number,
    sgl: number,
    count: number,
    flags: number,
  ): number => {
    const wr = posting.send;
    wr.wr_id = context;
    wr.next = 0;
    wr.sg_list = sgl;
    wr.num_sge = count;
    wr.opcode = opcode;
    wr.send_flags = flags;
    return rdma_seterrno(verbs().ibv_post_send(readPointer(id + ID.qp), at("send"), at("bad")));
  };

  const remote = (opcode: number) => {
    return (
      id: number,
      context: number,
      sgl: number,
      count: number,
      flags: number,
      addr: number | bigint,
      rkey: number,
    ) => {
      posting.send.wr.rdma.remote_addr = Number(addr);
      posting.send.wr.rdma.rkey = rkey;
      return send(id, opcode, context, sgl, count, flags);
    };
  };

  // As in C, the function blocks until a completion arrives: it polls, arms, polls again and waits for the
  // event.
  const completion =
    (cqAt: number, channelAt: number) =>
    (id: number, wc: number): number => {
      const lib = verbs();
      for (;;) {
        const cq = readPointer(id + cqAt);
        let found = lib.ibv_poll_cq(cq, 1, wc);
        if (found === 0) {
          const error = lib.ibv_req_notify_cq(cq, 0);
          if (error !== 0) return rdma_seterrno(error);
          found = lib.ibv_poll_cq(cq, 1, wc);
        }
        if (found !== 0) return found < 0 ? -1 : found;
        const failed = lib.ibv_get_cq_event(readPointer(id + channelAt), at("event_cq"), at("event_context"));
        if (failed !== 0) return failed;
        lib.ibv_ack_cq_events(cq, 1);
      }
    };

  const rdma_post_recvv: InlineFunctions["rdma_post_recvv"] = (id, context, sgl, count) => {
    const wr = posting.recv;
    wr.wr_id = context;
    wr.next = 0;
    wr.sg_list = sgl;
    wr.num_sge = count;
    const srq = readPointer(id + ID.srq);
    const lib = verbs();
    if (srq !== 0) return rdma_seterrno(lib.ibv_post_srq_recv(srq, at("recv"), at("bad")));
    return rdma_seterrno(lib.ibv_post_recv(readPointer(id + ID.qp), at("recv"), at("bad")));
  };
  const rdma_post_sendv: InlineFunctions["rdma_post_sendv"] = (id, context, sgl, count, flags) =>
    send(id, IBV_WR_SEND, context, sgl, count, flags);
  const rdma_post_readv = remote(IBV_WR_RDMA_READ);
  const rdma_post_writev = remote(IBV_WR_RDMA_WRITE);

  return {
    rdma_seterrno,
    rdma_get_local_addr: (id) => id + ADDRESS + rdma_addr.offsets.src_addr,
    rdma_get_peer_addr: (id) => id + ADDRESS + rdma_addr.offsets.dst_addr,
    rdma_reg_msgs: registration(IBV_ACCESS_LOCAL_WRITE),
    rdma_reg_read: registration(IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_READ),
    rdma_reg_write: registration(IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE),
    rdma_dereg_mr: (mr) => rdma_seterrno(verbs().ibv_dereg_mr(mr)),
    rdma_post_recvv,
    rdma_post_sendv,
    rdma_post_readv,
    rdma_post_writev,
    rdma_post_recv: (id, context, addr, length, mr) =>
      rdma_post_recvv(id, context, fillSge(addr, length, mr), 1),
    rdma_post_send: (id, context, addr, length, mr, flags) =>
      rdma_post_sendv(id, context, fillSge(addr, length, mr), 1, flags),
    rdma_post_read: (id, context, addr, length, mr, flags, remoteAddr, rkey) =>
      rdma_post_readv(id, context, fillSge(addr, length, mr), 1, flags, remoteAddr, rkey),
    rdma_post_write: (id, context, addr, length, mr, flags, remoteAddr, rkey) =>
      rdma_post_writev(id, context, fillSge(addr, length, mr), 1, flags, remoteAddr, rkey),
    rdma_post_ud_send(id, context, addr, length, mr, flags, ah, remoteQpn) {
      const { ud } = posting.send.wr;
      ud.ah = ah;
      ud.remote_qpn = remoteQpn;
      ud.remote_qkey = RDMA_UDP_QKEY;
      return send(id, IBV_WR_SEND, context, fillSge(addr, length, mr), 1, flags);
    },
    rdma_get_send_comp: completion(ID.send_cq, ID.send_cq_channel),
    rdma_get_recv_comp: completion(ID.recv_cq, ID.recv_cq_channel),
  };
}
