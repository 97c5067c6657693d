import {
  IBV_WC_ATOMIC_WRITE,
  IBV_WC_BIND_MW,
  IBV_WC_COMP_SWAP,
  IBV_WC_FETCH_ADD,
  IBV_WC_GRH,
  IBV_WC_LOCAL_INV,
  IBV_WC_RDMA_READ,
  IBV_WC_RDMA_WRITE,
  IBV_WC_RECV,
  IBV_WC_RECV_RDMA_WITH_IMM,
  IBV_WC_SEND,
  IBV_WC_SUCCESS,
  IBV_WC_WITH_IMM,
  IBV_WC_WITH_INV,
} from "../../../ffi/ibverbs/constants.ts";
import { IBV_WC_FLUSH } from "../../../ffi/ibverbs/newer.ts";
import { ibv_wc } from "../../../ffi/ibverbs/structs.ts";
import { type FlatFields, flat, type StructType, type View } from "../../../ffi/layout/index.ts";
import type { CompletionFields, CompletionOpcode } from "./completion.ts";
import { statusName } from "./completion-status.ts";

type Flat<T> = T extends StructType<infer F> ? StructType<FlatFields<F>> : never;

/** `struct ibv_wc` with a plain accessor for every field. */
export const CompletionLayout: Flat<typeof ibv_wc> = flat(ibv_wc);
export type CompletionView = View<typeof CompletionLayout>;

const opcodes: Readonly<Record<number, CompletionOpcode>> = {
  [IBV_WC_SEND]: "send",
  [IBV_WC_RDMA_WRITE]: "write",
  [IBV_WC_RDMA_READ]: "read",
  [IBV_WC_COMP_SWAP]: "compareAndSwap",
  [IBV_WC_FETCH_ADD]: "fetchAndAdd",
  [IBV_WC_ATOMIC_WRITE]: "atomicWrite",
  [IBV_WC_FLUSH]: "flush",
  [IBV_WC_BIND_MW]: "bindWindow",
  [IBV_WC_LOCAL_INV]: "localInvalidate",
  [IBV_WC_RECV]: "receive",
  [IBV_WC_RECV_RDMA_WITH_IMM]: "receiveWriteWithImmediate",
};

/** Returns the members of a {@link Completion} from C's completion and the user's id. */
export function fieldsFrom(
  view: CompletionView,
  wrId: number,
  completionOwners: { isDatagram(qpNumber: number): boolean },
): CompletionFields {
  const ok = view.status === IBV_WC_SUCCESS;
  const flags = ok ? view.wc_flags : 0;
  const received = (view.opcode & IBV_WC_RECV) !== 0;
  return {
    wrId,
    status: statusName(view.status),
    opcode: ok ? (opcodes[view.opcode] ?? "unknown") : "unknown",
    byteLength: ok ? view.byte_len : 0,
    // rxe also sets the flag on the sender's completion, where the field is not valid.
    immediate: received && flags & IBV_WC_WITH_IMM ? view.imm_data : undefined,
    invalidatedKey: received && flags & IBV_WC_WITH_INV ? view.invalidated_rkey : undefined,
    qpNumber: view.qp_num,
    sourceQpNumber: view.src_qp,
    // rxe also sets this flag on connected queue pairs, which have no header in the buffer.
    hasAddressHeader: (flags & IBV_WC_GRH) !== 0 && completionOwners.isDatagram(view.qp_num),
    vendorError: view.vendor_err,
  };
}
