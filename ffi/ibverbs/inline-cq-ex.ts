/**
 * Inline verbs that poll an `ibv_cq_ex` through the function pointers that each extended completion queue
 * holds. A read function is called only if its flag was accepted when the queue was created.
 * @module
 */
import type { Signature } from "../runtime/index.ts";
import {
  IBV_WC_EX_WITH_BYTE_LEN,
  IBV_WC_EX_WITH_COMPLETION_TIMESTAMP,
  IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK,
  IBV_WC_EX_WITH_CVLAN,
  IBV_WC_EX_WITH_DLID_PATH_BITS,
  IBV_WC_EX_WITH_FLOW_TAG,
  IBV_WC_EX_WITH_IMM,
  IBV_WC_EX_WITH_QP_NUM,
  IBV_WC_EX_WITH_SL,
  IBV_WC_EX_WITH_SLID,
  IBV_WC_EX_WITH_SRC_QP,
  IBV_WC_EX_WITH_TM_INFO,
} from "./constants.ts";
import { type AnyCFunction, bindOnce, forward } from "./dispatch.ts";
import { unsupportedFunction } from "./failure.ts";
import { operations } from "./functions.ts";
import { readPointer } from "./peek.ts";
import { ibv_cq_ex, ibv_cq_init_attr_ex } from "./structs.ts";
import type { VerbsFunctions } from "./types.ts";

type Op = keyof typeof operations.ibv_cq_ex;

/** Flag of `wc_flags` that enables each read function. A function without an entry is always available. */
const FLAGS: Readonly<Partial<Record<Op, number>>> = {
  read_byte_len: IBV_WC_EX_WITH_BYTE_LEN,
  read_imm_data: IBV_WC_EX_WITH_IMM,
  read_qp_num: IBV_WC_EX_WITH_QP_NUM,
  read_src_qp: IBV_WC_EX_WITH_SRC_QP,
  read_slid: IBV_WC_EX_WITH_SLID,
  read_sl: IBV_WC_EX_WITH_SL,
  read_dlid_path_bits: IBV_WC_EX_WITH_DLID_PATH_BITS,
  read_completion_ts: IBV_WC_EX_WITH_COMPLETION_TIMESTAMP,
  read_cvlan: IBV_WC_EX_WITH_CVLAN,
  read_flow_tag: IBV_WC_EX_WITH_FLOW_TAG,
  read_tm_info: IBV_WC_EX_WITH_TM_INFO,
  read_completion_wallclock_ns: IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK,
};

const VERBS: Readonly<Record<Op, readonly (keyof VerbsFunctions)[]>> = {
  start_poll: ["ibv_start_poll"],
  next_poll: ["ibv_next_poll"],
  end_poll: ["ibv_end_poll"],
  read_opcode: ["ibv_wc_read_opcode"],
  read_vendor_err: ["ibv_wc_read_vendor_err"],
  read_byte_len: ["ibv_wc_read_byte_len"],
  // After a send with invalidate, the same function returns the invalidated key, in host order.
  read_imm_data: ["ibv_wc_read_imm_data", "ibv_wc_read_invalidated_rkey"],
  read_qp_num: ["ibv_wc_read_qp_num"],
  read_src_qp: ["ibv_wc_read_src_qp"],
  read_wc_flags: ["ibv_wc_read_wc_flags"],
  read_slid: ["ibv_wc_read_slid"],
  read_sl: ["ibv_wc_read_sl"],
  read_dlid_path_bits: ["ibv_wc_read_dlid_path_bits"],
  read_completion_ts: ["ibv_wc_read_completion_ts"],
  read_cvlan: ["ibv_wc_read_cvlan"],
  read_flow_tag: ["ibv_wc_read_flow_tag"],
  read_tm_info: ["ibv_wc_read_tm_info"],
  read_completion_wallclock_ns: ["ibv_wc_read_completion_wallclock_ns"],
};

interface CqEx {
  /** Flags of `wc_flags` that were accepted when the queue was created. */
  readonly flags: number;
  readonly bound: Map<Op, AnyCFunction | undefined>;
}

const completionQueues = new Map<number, CqEx>();

/** Records a completion queue that was created from an ibv_cq_init_attr_ex. */
export function noteCompletionQueue(cq: number, attr: number): void {
  const flags = readPointer(attr + ibv_cq_init_attr_ex.offsets.wc_flags);
  completionQueues.set(cq, { flags, bound: new Map() });
}

/** Forgets a destroyed completion queue, because its address may be used again. */
export function forgetCompletionQueue(cq: number): void {
  completionQueues.delete(cq);
}

function operation(cq: number, op: Op): AnyCFunction | undefined {
  const state = completionQueues.get(cq);
  if (state === undefined || state.bound.has(op)) return state?.bound.get(op);
  const flag = FLAGS[op];
  const pointer =
    flag !== undefined && (state.flags & flag) === 0 ? 0 : readPointer(cq + ibv_cq_ex.offsets[op]);
  const signature: Signature = operations.ibv_cq_ex[op];
  const fn =
    pointer === 0 ? undefined : (bindOnce(pointer, signature, VERBS[op][0] ?? op) as unknown as AnyCFunction);
  state.bound.set(op, fn);
  return fn;
}

/** Implementations of `ibv_start_poll`, `ibv_next_poll`, `ibv_end_poll` and every `ibv_wc_read_*`. */
export const completionVerbs = Object.fromEntries(
  (Object.keys(VERBS) as Op[]).flatMap((op) =>
    VERBS[op].map((verb) => {
      const signature: Signature = operations.ibv_cq_ex[op];
      const missing = unsupportedFunction(verb, signature) as AnyCFunction;
      return [verb, forward(signature.length - 1, (cq) => operation(cq, op) ?? missing)];
    }),
  ),
) as Partial<VerbsFunctions>;
