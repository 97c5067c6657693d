// Receive work requests, and the shared queues of them.
import { AbiError } from "../../../../../ffi/errors.ts";
import { Fields } from "../fields.ts";
import { C_STRUCT_WORDS, RecvWr } from "./c-structs.ts";
import { SgeList } from "./sge-list.ts";

/** What a live record says at its magic word; a freed one says 0. */
export const MAGIC_SRQ = 0x20717273;

/** Receive work request in a ring: ibv_recv_wr as posted, which ends with what begins a {@link SgeList}, then the entries. */
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
    /** Of XRC: its domain, its number, and where receives from it complete; all 0 of others. */
    domain: f.word(),
    number: f.word(),
    cq: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Srq = sharedReceiveQueue();
