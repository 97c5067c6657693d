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
} from "../../../ffi/ibverbs/constants.ts";
import { IBV_QP_EX_WITH_FLUSH } from "../../../ffi/ibverbs/newer.ts";
import type { QueuePairType } from "../address/queue-pair-type.ts";

/** Names of the operations that a queue pair can post by `ibv_wr_*`. */
export const sendOperationNames = [
  "send",
  "write",
  "read",
  "compareAndSwap",
  "fetchAndAdd",
  "atomicWrite",
  "flush",
  "localInvalidate",
  "bindWindow",
] as const;

/** Name of an operation, one of {@link sendOperationNames}. */
export type SendOperationName = (typeof sendOperationNames)[number];

const flags: Readonly<Record<SendOperationName, number>> = {
  send: IBV_QP_EX_WITH_SEND | IBV_QP_EX_WITH_SEND_WITH_IMM,
  write: IBV_QP_EX_WITH_RDMA_WRITE | IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM,
  read: IBV_QP_EX_WITH_RDMA_READ,
  compareAndSwap: IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP,
  fetchAndAdd: IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD,
  atomicWrite: IBV_QP_EX_WITH_ATOMIC_WRITE,
  flush: IBV_QP_EX_WITH_FLUSH,
  localInvalidate: IBV_QP_EX_WITH_LOCAL_INV,
  bindWindow: IBV_QP_EX_WITH_BIND_MW,
};

/** Returns `send_ops_flags` for the operations of a queue pair. */
export function sendOperationFlags(type: QueuePairType, names: readonly SendOperationName[]): number {
  let bits = 0;
  for (const name of names) bits |= flags[name];
  // Only a reliable connection can invalidate a key of the peer.
  if (type === "RC" && names.includes("send")) bits |= IBV_QP_EX_WITH_SEND_WITH_INV;
  return bits;
}
