// Sizes and member offsets, in words, of the structs of verbs.h that the arena contains, for this
// architecture.

import { AbiError } from "../../../../../ffi/errors.ts";
import { ibv_qp_ex_v45 } from "../../../../../ffi/ibverbs/newer.ts";
import * as s from "../../../../../ffi/ibverbs/structs.ts";
import type { AnyType } from "../../../../../ffi/layout/index.ts";
import { offsetOf } from "../../../../../ffi/layout/offset-of.ts";
import { Fields } from "./fields.ts";

const LINE_WORDS = 16;

/**
 * Returns the word offset of a member of a C struct. Throws an AbiError for a member that is not aligned to a
 * word.
 */
export function wordOf(type: AnyType, path: string): number {
  const offset = offsetOf(type, path);
  if (offset % 4 !== 0) throw new AbiError(`${type.name}.${path} does not begin at a word`);
  return offset / 4;
}

/** Returns the size of a C struct in words. */
export function wordsOf(type: AnyType): number {
  return Math.ceil(type.size / 4);
}

/**
 * Returns the size of a C struct's extended form in words, padded so that later fields keep their offset in
 * the cache line.
 */
function wordsOfExtended(extended: AnyType, plain: AnyType): number {
  const lines = Math.ceil((wordsOf(extended) - wordsOf(plain)) / LINE_WORDS);
  return wordsOf(plain) + lines * LINE_WORDS;
}

/** Size in words of the C struct in front of each record. */
export const C_STRUCT_WORDS = {
  device: wordsOf(s.ibv_device),
  context: wordsOf(s.ibv_context),
  pd: wordsOf(s.ibv_pd),
  // A window's record is also a region's record: the longer C struct counts.
  mr: Math.max(wordsOf(s.ibv_mr), wordsOf(s.ibv_mw)),
  channel: wordsOf(s.ibv_comp_channel),
  cq: wordsOfExtended(s.ibv_cq_ex, s.ibv_cq),
  srq: wordsOf(s.ibv_srq),
  qp: wordsOfExtended(ibv_qp_ex_v45, s.ibv_qp),
  ah: wordsOf(s.ibv_ah),
  td: wordsOf(s.ibv_td),
  dm: wordsOf(s.ibv_dm),
  xrcd: wordsOf(s.ibv_xrcd),
  flow: wordsOf(s.ibv_flow),
  counters: wordsOf(s.ibv_counters),
} as const;

/** Word offset of ibv_context.async_fd. */
export const ASYNC_FD = wordOf(s.ibv_context, "async_fd");

const sge = (member: string) => wordOf(s.ibv_sge, member);
/** Word offsets in an ibv_sge. `address` has two words. */
export const Sge = {
  address: sge("addr"),
  length: sge("length"),
  lkey: sge("lkey"),
  words: wordsOf(s.ibv_sge),
} as const;

const wc = (member: string) => wordOf(s.ibv_wc, member);
/** Word offsets in an ibv_wc. `id` has two words. */
export const Wc = {
  id: wc("wr_id"),
  status: wc("status"),
  opcode: wc("opcode"),
  vendorError: wc("vendor_err"),
  bytes: wc("byte_len"),
  imm: wc("imm_data"),
  queuePair: wc("qp_num"),
  sourceQp: wc("src_qp"),
  flags: wc("wc_flags"),
  words: wordsOf(s.ibv_wc),
} as const;

const send = (member: string) => wordOf(s.ibv_send_wr, member);
/** Word offsets in an ibv_send_wr. `id`, pointers, addresses and lengths have two words. */
export const SendWr = {
  id: send("wr_id"),
  next: send("next"),
  sgList: send("sg_list"),
  sgeCount: send("num_sge"),
  opcode: send("opcode"),
  flags: send("send_flags"),
  imm: send("imm_data"),
  remoteAddress: send("wr.rdma.remote_addr"),
  rkey: send("wr.rdma.rkey"),
  compareAdd: send("wr.atomic.compare_add"),
  swap: send("wr.atomic.swap"),
  atomicRkey: send("wr.atomic.rkey"),
  ah: send("wr.ud.ah"),
  remoteQp: send("wr.ud.remote_qpn"),
  remoteQkey: send("wr.ud.remote_qkey"),
  remoteQueue: send("qp_type.xrc.remote_srqn"),
  mw: send("bind_mw.mw"),
  mwRkey: send("bind_mw.rkey"),
  mwRegion: send("bind_mw.bind_info.mr"),
  mwAddress: send("bind_mw.bind_info.addr"),
  mwLength: send("bind_mw.bind_info.length"),
  mwAccess: send("bind_mw.bind_info.mw_access_flags"),
  words: wordsOf(s.ibv_send_wr),
} as const;

const receive = (member: string) => wordOf(s.ibv_recv_wr, member);
/** Word offsets in an ibv_recv_wr. */
export const RecvWr = {
  id: receive("wr_id"),
  next: receive("next"),
  sgList: receive("sg_list"),
  sgeCount: receive("num_sge"),
  words: wordsOf(s.ibv_recv_wr),
} as const;

/**
 * Word offsets in an ibv_qp_ex of the members that the application sets before each ibv_wr_*. `id` has two
 * words.
 */
export const QpEx = {
  id: wordOf(ibv_qp_ex_v45, "wr_id"),
  flags: wordOf(ibv_qp_ex_v45, "wr_flags"),
} as const;

/** Word offsets in an ibv_cq_ex of the members of the current completion. `id` has two words. */
export const CqEx = { status: wordOf(s.ibv_cq_ex, "status"), id: wordOf(s.ibv_cq_ex, "wr_id") } as const;

// Device contexts, with a ring of asynchronous events each.

/** Magic word of a live context. A freed one has 0. */
export const MAGIC_CONTEXT = 0x6e786374;

function context() {
  const f = new Fields(C_STRUCT_WORDS.context);
  return {
    magic: f.word(),
    /** Number of open objects of this context. */
    children: f.word(),
    /** Ring of asynchronous events: type, and word offset of the element. */
    events: f.words(2 * 256),
    eventHead: f.word(),
    eventTail: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Context = context();
export const EVENT_RING = 256;

/** Magic word of a live address handle. A freed one has 0. */
export const MAGIC_AH = 0x20206861;

function addressHandle() {
  const f = new Fields(C_STRUCT_WORDS.ah);
  return {
    magic: f.word(),
    pd: f.word(),
    remoteIp: f.word(),
    sgidIndex: f.word(),
    /** Maximum bytes of a datagram to this address. */
    mtu: f.word(),
    /** Traffic class and hop limit (links/common/treatment.ts). */
    treatment: f.word(),
    attributes: f.words(8),
    bytes: f.size() * 4,
  } as const;
}
export const Ah = addressHandle();
