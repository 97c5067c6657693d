// Flags of ibv_qp_create_send_ops_flags for the ibv_wr_* operations of queue pairs.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { IBV_QP_EX_WITH_FLUSH } from "../../../../ffi/ibverbs/newer.ts";

/** Flag of each operation. */
export const sendOperations = {
  write: verbs.IBV_QP_EX_WITH_RDMA_WRITE,
  writeImmediate: verbs.IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM,
  send: verbs.IBV_QP_EX_WITH_SEND,
  sendImmediate: verbs.IBV_QP_EX_WITH_SEND_WITH_IMM,
  sendInvalidate: verbs.IBV_QP_EX_WITH_SEND_WITH_INV,
  read: verbs.IBV_QP_EX_WITH_RDMA_READ,
  compareAndSwap: verbs.IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP,
  fetchAndAdd: verbs.IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD,
  atomicWrite: verbs.IBV_QP_EX_WITH_ATOMIC_WRITE,
  flush: IBV_QP_EX_WITH_FLUSH,
  localInvalidate: verbs.IBV_QP_EX_WITH_LOCAL_INV,
  bindWindow: verbs.IBV_QP_EX_WITH_BIND_MW,
} as const;

const datagram = sendOperations.send | sendOperations.sendImmediate;
const unreliable =
  datagram |
  sendOperations.write |
  sendOperations.writeImmediate |
  sendOperations.localInvalidate |
  sendOperations.bindWindow;
const reliable =
  unreliable |
  sendOperations.sendInvalidate |
  sendOperations.read |
  sendOperations.compareAndSwap |
  sendOperations.fetchAndAdd |
  sendOperations.atomicWrite |
  sendOperations.flush;

/** Operations that queue pairs of an ibv_qp_type may request. */
export const operationsOfType: Readonly<Record<number, number>> = {
  [verbs.IBV_QPT_RC]: reliable,
  [verbs.IBV_QPT_XRC_SEND]: reliable & ~(sendOperations.localInvalidate | sendOperations.bindWindow),
  [verbs.IBV_QPT_UC]: unreliable,
  [verbs.IBV_QPT_UD]: datagram,
};
