// Receive work requests and shared receive queues.
import { AbiError } from "../../../../../ffi/errors.ts";
import { C_STRUCT_WORDS, RecvWr } from "./c-structs.ts";
import { Fields } from "./fields.ts";
import { SgeList } from "./sge-list.ts";

/** Magic word of a live shared receive queue. A freed one has 0. */
export const MAGIC_SRQ = 0x20717273;

/**
 * Word offsets in a receive request of a ring: an ibv_recv_wr as posted, whose end begins a {@link SgeList},
 * then the entries.
 */
export const Rwr = { id: RecvWr.id, list: RecvWr.sgeCount, sges: RecvWr.sgeCount + SgeList.entries } as const;
if (Rwr.sges !== RecvWr.words)
  throw new AbiError("ibv_recv_wr does not end with num_sge and a word of padding");

function sharedReceiveQueue() {
  const f = new Fields(C_STRUCT_WORDS.srq);
  return {
    magic: f.word(),
    ring: f.word(),
    stride: f.word(),
    mask: f.word(),
    tail: f.word(),
    head: f.word(),
    maxWr: f.word(),
    maxSge: f.word(),
    limit: f.word(),
    pd: f.word(),
    children: f.word(),
    /** Domain of an XRC queue, 0 for any other queue. */
    domain: f.word(),
    number: f.word(),
    cq: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Srq = sharedReceiveQueue();
