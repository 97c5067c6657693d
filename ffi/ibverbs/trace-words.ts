/**
 * Trace text for the arguments and results of verbs. The module is loaded only when tracing is enabled.
 * @module
 */
import { errnoName } from "../errno.ts";
import { type CallWords, wordCalls } from "../runtime/call-words.ts";
import { safeRead } from "../runtime/safe-read.ts";
import { type Described, leftAt, membersAt, named, structAt } from "../trace/words.ts";
import * as c from "./constants.ts";
import { reportsErrno } from "./failure.ts";
import { functions, inlineFunctions } from "./functions.ts";
import * as s from "./structs.ts";

const access = named(c.ibv_access_flags);
const queuePairMask = named(c.ibv_qp_attr_mask);

/** Struct members that each bit of ibv_modify_qp's mask selects. */
const attributes: readonly (readonly [bit: number, member: string])[] = [
  [c.IBV_QP_STATE, "qp_state"],
  [c.IBV_QP_CUR_STATE, "cur_qp_state"],
  [c.IBV_QP_ACCESS_FLAGS, "qp_access_flags"],
  [c.IBV_QP_PKEY_INDEX, "pkey_index"],
  [c.IBV_QP_PORT, "port_num"],
  [c.IBV_QP_QKEY, "qkey"],
  [c.IBV_QP_AV, "ah_attr"],
  [c.IBV_QP_PATH_MTU, "path_mtu"],
  [c.IBV_QP_TIMEOUT, "timeout"],
  [c.IBV_QP_RETRY_CNT, "retry_cnt"],
  [c.IBV_QP_RNR_RETRY, "rnr_retry"],
  [c.IBV_QP_RQ_PSN, "rq_psn"],
  [c.IBV_QP_MAX_QP_RD_ATOMIC, "max_rd_atomic"],
  [c.IBV_QP_MIN_RNR_TIMER, "min_rnr_timer"],
  [c.IBV_QP_SQ_PSN, "sq_psn"],
  [c.IBV_QP_MAX_DEST_RD_ATOMIC, "max_dest_rd_atomic"],
  [c.IBV_QP_DEST_QPN, "dest_qp_num"],
];

/** Maximum number of work requests or completions that a trace line prints. */
const most = 4;

const remote = new Set<number>([
  c.IBV_WR_RDMA_WRITE,
  c.IBV_WR_RDMA_WRITE_WITH_IMM,
  c.IBV_WR_RDMA_READ,
  c.IBV_WR_ATOMIC_CMP_AND_SWP,
  c.IBV_WR_ATOMIC_FETCH_AND_ADD,
]);
const atomic = new Set<number>([c.IBV_WR_ATOMIC_CMP_AND_SWP, c.IBV_WR_ATOMIC_FETCH_AND_ADD]);

/** Formats `count` consecutive structs as `{...}, {...}`. */
function rowAt(type: Described, address: number, count: number, members?: readonly string[]): string {
  const shown: string[] = [];
  for (let i = 0; i < Math.min(count, most); i++) {
    const one = membersAt(type, address + i * type.size, members);
    if (one === undefined) break;
    shown.push(one);
  }
  return `[${shown.join(", ")}${count > shown.length ? ", ..." : ""}]`;
}

const hex = (value: number | bigint): string => `0x${value.toString(16)}`;

/** Formats the scatter/gather elements of a work request. */
function sgesAt(address: number, count: number): string {
  const bytes = count > 0 ? safeRead(address, Math.min(count, most) * s.ibv_sge.size) : undefined;
  if (bytes === undefined) return count > 0 ? hex(address) : "[]";
  const shown = s.ibv_sge
    .pool(bytes, bytes.length / s.ibv_sge.size)
    .map(({ addr, length, lkey }) => `{ addr: ${hex(addr)}, length: ${length}, lkey: ${hex(lkey)} }`);
  return `[${shown.join(", ")}${count > most ? ", ..." : ""}]`;
}

/** Formats a chain of work requests; returns undefined when the first request cannot be read. */
function chainText<W extends { wr_id: number; next: number; sg_list: number; num_sge: number }>(
  first: number,
  type: { readonly size: number; on(memory: Uint8Array): W },
  more: (wr: W) => string,
): string | undefined {
  const shown: string[] = [];
  let address = first;
  while (address !== 0 && shown.length < most) {
    const bytes = safeRead(address, type.size);
    if (bytes === undefined) break;
    const wr = type.on(bytes);
    shown.push(`{ wr_id: ${wr.wr_id}, ${more(wr)}sg_list: ${sgesAt(wr.sg_list, wr.num_sge)} }`);
    address = wr.next;
  }
  const rest = address === 0 ? "" : ` -> ${hex(address)}`;
  return shown.length === 0 ? undefined : `${hex(first)} ${shown.join(" -> ")}${rest}`;
}

const sends: CallWords[number] = (first) =>
  chainText(first, s.ibv_send_wr, (wr) => {
    const flags = c.ibv_send_flags.nameOf(wr.send_flags);
    const head = `opcode: ${c.ibv_wr_opcode.nameOf(wr.opcode)}, send_flags: ${flags}, `;
    if (!remote.has(wr.opcode)) return head;
    const { remote_addr, rkey } = atomic.has(wr.opcode) ? wr.wr.atomic : wr.wr.rdma;
    return `${head}remote_addr: ${hex(remote_addr)}, rkey: ${hex(rkey)}, `;
  });
const receives: CallWords[number] = (first) => chainText(first, s.ibv_recv_wr, () => "");

const completionMembers = ["wr_id", "status", "opcode", "byte_len", "qp_num", "wc_flags"];
const none = (result: unknown): boolean => result === 0;

/** Trace formatters by function name. */
export const words: Record<string, CallWords> = {
  ibv_reg_mr: { 3: access },
  ibv_reg_mr_iova: { 4: access },
  ibv_reg_mr_iova2: { 4: access },
  ibv_reg_dmabuf_mr: { 5: access },
  ibv_rereg_mr: { 1: named(c.ibv_rereg_mr_flags), 5: access },
  ibv_create_qp: {
    1: structAt(s.ibv_qp_init_attr, ["send_cq", "recv_cq", "srq", "cap", "qp_type", "sq_sig_all"]),
  },
  ibv_modify_qp: {
    1: (address, args) => {
      const mask = Number(args[2]);
      const members = attributes.filter(([bit]) => (mask & bit) !== 0).map(([, member]) => member);
      return structAt(s.ibv_qp_attr, members)(address, args);
    },
    2: queuePairMask,
  },
  ibv_query_qp: { 2: queuePairMask },
  ibv_create_srq: { 1: structAt(s.ibv_srq_init_attr) },
  ibv_modify_srq: { 1: structAt(s.ibv_srq_attr), 2: named(c.ibv_srq_attr_mask) },
  ibv_create_ah: { 1: structAt(s.ibv_ah_attr) },
  ibv_alloc_mw: { 1: named(c.ibv_mw_type) },
  ibv_bind_mw: { 2: structAt(s.ibv_mw_bind) },
  ibv_post_send: { 1: sends },
  ibv_post_recv: { 1: receives },
  ibv_post_srq_recv: { 1: receives },
  ibv_poll_cq: {
    left: (count, args) =>
      Number(count) > 0
        ? `-> ${rowAt(s.ibv_wc, Number(args[2]), Number(count), completionMembers)}`
        : undefined,
  },
  ibv_query_port: {
    left: (result, args) => {
      const shown = none(result)
        ? membersAt(s.ibv_port_attr, Number(args[2]), ["state", "active_mtu"])
        : undefined;
      return shown && `-> ${shown}`;
    },
  },
  ibv_get_async_event: {
    left: (result, args) => {
      const shown = none(result) ? membersAt(s.ibv_async_event, Number(args[1]), ["event_type"]) : undefined;
      return shown && `-> ${shown}`;
    },
  },
  ibv_get_cq_event: { left: leftAt(1, 8, none) },
};

// Most verbs return the errno value itself.
const result = (value: number): string | undefined => (value > 0 ? errnoName(value) : undefined);
for (const [name, [type]] of Object.entries({ ...functions, ...inlineFunctions })) {
  if (type === "i32" && reportsErrno(name)) words[name] = { ...words[name], result };
}

wordCalls(words);
