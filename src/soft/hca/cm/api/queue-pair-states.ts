// Attributes of the state transitions of a connection's queue pair, and the transitions of an id's own queue
// pair.
import * as v from "../../../../../ffi/ibverbs/constants.ts";
import { ibv_qp_attr } from "../../../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../../../ffi/layout/index.ts";
import { RDMA_PS_TCP, RDMA_UDP_QKEY } from "../../../../../ffi/rdmacm/constants.ts";
import type { Id } from "./id.ts";
import type { Manager } from "./manager.ts";

type Attributes = View<typeof ibv_qp_attr>;

/** Code of the acknowledgement timeout, 67 ms. The code of the RNR timer stands for 0.64 ms. */
export const ACK_TIMEOUT = 14;
const RNR_TIMER = 12;
const HOP_LIMIT = 64;

const REACH = v.IBV_ACCESS_REMOTE_WRITE | v.IBV_ACCESS_REMOTE_READ | v.IBV_ACCESS_REMOTE_ATOMIC;

/**
 * Fills the attributes for state `a.qp_state`. Returns the mask, or -1 when the id has not reached that
 * point.
 */
export function fillAttributes(id: Id, a: Attributes): number {
  switch (a.qp_state) {
    case v.IBV_QPS_INIT:
      a.port_num = 1;
      a.pkey_index = 0;
      if (id.portSpace !== RDMA_PS_TCP) {
        a.qkey = RDMA_UDP_QKEY;
        return v.IBV_QP_STATE | v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_QKEY;
      }
      a.qp_access_flags = REACH;
      return v.IBV_QP_STATE | v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_ACCESS_FLAGS;
    case v.IBV_QPS_RTR:
      return id.portSpace === RDMA_PS_TCP ? toReceive(id, a) : v.IBV_QP_STATE;
    case v.IBV_QPS_RTS:
      return id.portSpace === RDMA_PS_TCP ? toSend(id, a) : v.IBV_QP_STATE | v.IBV_QP_SQ_PSN;
    default:
      return -1;
  }
}

/** Returns the peer's message about its queue pair, if it has arrived. */
const peerOf = (id: Id) => (id.communication?.isPassive ? id.communication.request : id.reply);

function toReceive(id: Id, a: Attributes): number {
  const { communication, path } = id;
  const peer = peerOf(id);
  if (communication === undefined || path === undefined || peer === undefined) return -1;
  a.path_mtu = communication.request.pathMtu as typeof a.path_mtu;
  a.dest_qp_num = peer.queuePair;
  a.rq_psn = id.startingPsn;
  a.max_dest_rd_atomic = id.responderResources;
  a.min_rnr_timer = RNR_TIMER;
  a.ah_attr.is_global = 1;
  a.ah_attr.port_num = 1;
  a.ah_attr.grh.sgid_index = path.index;
  a.ah_attr.grh.hop_limit = HOP_LIMIT;
  a.ah_attr.grh.traffic_class = id.trafficClass;
  a.ah_attr.grh.dgid.raw.set(path.remote);
  const where = v.IBV_QP_STATE | v.IBV_QP_AV | v.IBV_QP_PATH_MTU | v.IBV_QP_DEST_QPN | v.IBV_QP_RQ_PSN;
  return where | v.IBV_QP_MAX_DEST_RD_ATOMIC | v.IBV_QP_MIN_RNR_TIMER;
}

function toSend(id: Id, a: Attributes): number {
  const { communication } = id;
  const peer = peerOf(id);
  if (communication === undefined || peer === undefined) return -1;
  const { request, isPassive } = communication;
  a.sq_psn = peer.startingPsn;
  a.timeout = id.ackTimeout ?? ((isPassive && request.ackTimeout) || ACK_TIMEOUT);
  a.retry_cnt = request.retryCount;
  a.rnr_retry = isPassive ? request.rnrRetryCount : (id.reply?.rnrRetryCount ?? 7);
  a.max_rd_atomic = id.initiatorDepth;
  const how = v.IBV_QP_STATE | v.IBV_QP_SQ_PSN | v.IBV_QP_TIMEOUT | v.IBV_QP_RETRY_CNT;
  return how | v.IBV_QP_RNR_RETRY | v.IBV_QP_MAX_QP_RD_ATOMIC;
}

function moved(manager: Manager, id: Id, state: Attributes["qp_state"]): boolean {
  const a = ibv_qp_attr.alloc();
  a.qp_state = state;
  const mask = fillAttributes(id, a);
  return mask >= 0 && manager.lib.ibv_modify_qp(id.c.qp, a.pointer, mask) === 0;
}

/** Moves an id's new queue pair to INIT, or to RTS for datagrams. */
export function initializeQueuePair(manager: Manager, id: Id): boolean {
  if (!moved(manager, id, v.IBV_QPS_INIT)) return false;
  if (id.portSpace === RDMA_PS_TCP) return true;
  return moved(manager, id, v.IBV_QPS_RTR) && moved(manager, id, v.IBV_QPS_RTS);
}

/** Moves the queue pair of an id to RTS, if it has one. */
export const connectQueuePair = (manager: Manager, id: Id): boolean =>
  id.c.qp === 0 || (moved(manager, id, v.IBV_QPS_RTR) && moved(manager, id, v.IBV_QPS_RTS));

/** Moves the queue pair of an id to the error state, if it has one. */
export function failQueuePair(manager: Manager, id: Id): void {
  if (id.c.qp === 0) return;
  const a = ibv_qp_attr.alloc();
  a.qp_state = v.IBV_QPS_ERR;
  manager.lib.ibv_modify_qp(id.c.qp, a.pointer, v.IBV_QP_STATE);
}
