/**
 * Inline verbs that call through `verbs_context`. Each works only if the library has the slot and the driver
 * filled it.
 * @module
 */
import { Errno } from "../errno.ts";
import { libc } from "../libc/index.ts";
import type { Signature } from "../runtime/index.ts";
import {
  IBV_QP_INIT_ATTR_PD,
  IBV_SRQ_INIT_ATTR_PD,
  IBV_SRQ_INIT_ATTR_TYPE,
  IBV_SRQT_BASIC,
} from "./constants.ts";
import { contextAt, type ExtendedOp } from "./context.ts";
import { type AnyCFunction, forward } from "./dispatch.ts";
import { fail, unsupportedFunction } from "./failure.ts";
import { inlineFunctions } from "./functions.ts";
import { readPointer, readU32, writePointer, writeU32 } from "./peek.ts";
import {
  ibv_device_attr_ex,
  ibv_flow,
  ibv_port_attr,
  ibv_qp_init_attr_ex,
  ibv_srq_init_attr_ex,
  ibv_wq,
  ibv_wq_init_attr,
} from "./structs.ts";
import type { VerbsFunctions } from "./types.ts";

type Extended = keyof typeof inlineFunctions & string;

/** Marks a verb whose first argument is the context. */
const IS_CONTEXT = -1;
/** Offset of the context in the first argument, when the context is the first member of that object. */
const HAS_CONTEXT = 0;

/**
 * Verbs that only call one operation, with the operation's name and the offset of the context in the first
 * argument.
 */
const DIRECT: readonly (readonly [verb: Extended, op: ExtendedOp, where: number])[] = [
  ["ibv_create_flow", "ibv_create_flow", HAS_CONTEXT],
  ["ibv_destroy_flow", "ibv_destroy_flow", ibv_flow.offsets.context],
  ["ibv_create_flow_action_esp", "create_flow_action_esp", IS_CONTEXT],
  ["ibv_modify_flow_action_esp", "modify_flow_action_esp", HAS_CONTEXT],
  ["ibv_destroy_flow_action", "destroy_flow_action", HAS_CONTEXT],
  ["ibv_open_xrcd", "open_xrcd", IS_CONTEXT],
  ["ibv_close_xrcd", "close_xrcd", HAS_CONTEXT],
  ["ibv_advise_mr", "advise_mr", HAS_CONTEXT],
  ["ibv_alloc_dm", "alloc_dm", IS_CONTEXT],
  ["ibv_free_dm", "free_dm", HAS_CONTEXT],
  ["ibv_alloc_null_mr", "alloc_null_mr", HAS_CONTEXT],
  ["ibv_reg_dm_mr", "reg_dm_mr", HAS_CONTEXT],
  ["ibv_create_cq_ex", "create_cq_ex", IS_CONTEXT],
  ["ibv_modify_cq", "modify_cq", HAS_CONTEXT],
  ["ibv_get_srq_num", "get_srq_num", HAS_CONTEXT],
  ["ibv_alloc_td", "alloc_td", IS_CONTEXT],
  ["ibv_dealloc_td", "dealloc_td", HAS_CONTEXT],
  ["ibv_alloc_parent_domain", "alloc_parent_domain", IS_CONTEXT],
  ["ibv_query_rt_values_ex", "query_rt_values", IS_CONTEXT],
  ["ibv_open_qp", "open_qp", IS_CONTEXT],
  ["ibv_modify_qp_rate_limit", "modify_qp_rate_limit", HAS_CONTEXT],
  ["ibv_modify_wq", "modify_wq", HAS_CONTEXT],
  ["ibv_destroy_wq", "destroy_wq", HAS_CONTEXT],
  ["ibv_create_rwq_ind_table", "create_rwq_ind_table", IS_CONTEXT],
  ["ibv_destroy_rwq_ind_table", "destroy_rwq_ind_table", HAS_CONTEXT],
  ["ibv_create_counters", "create_counters", IS_CONTEXT],
  ["ibv_destroy_counters", "destroy_counters", HAS_CONTEXT],
  ["ibv_attach_counters_point_flow", "attach_counters_point_flow", HAS_CONTEXT],
  ["ibv_read_counters", "read_counters", HAS_CONTEXT],
];

function direct(verb: Extended, op: ExtendedOp, where: number): AnyCFunction {
  const signature: Signature = inlineFunctions[verb];
  const missing = unsupportedFunction(verb, signature) as AnyCFunction;
  return forward(signature.length - 1, (first) => {
    const context = where === IS_CONTEXT ? first : readPointer(first + where);
    return contextAt(context).extended(op) ?? missing;
  });
}

/** Exported functions that some inline verbs call as a fallback. */
export type Fallbacks = Pick<VerbsFunctions, "ibv_create_qp" | "ibv_create_srq" | "ibv_query_device"> & {
  readonly ibv_query_port: (context: number, port: number, attr: number) => number;
};

type WithLogic = Pick<
  VerbsFunctions,
  | "ibv_query_port"
  | "ibv_query_device_ex"
  | "ibv_create_qp_ex"
  | "ibv_create_srq_ex"
  | "ibv_create_wq"
  | "ibv_post_srq_ops"
>;

/** Returns every verb of verbs_context. `exported` is the library's own table. */
export function extendedVerbs(exported: Fallbacks): Partial<VerbsFunctions> {
  const plain = Object.fromEntries(DIRECT.map(([verb, op, where]) => [verb, direct(verb, op, where)]));
  return { ...plain, ...verbsWithLogic(exported) };
}

function verbsWithLogic(exported: Fallbacks): WithLogic {
  return {
    // The exported ibv_query_port fills only the 48 bytes of the struct before port_cap_flags2.
    ibv_query_port(context, port, attr, attrSize = ibv_port_attr.size) {
      const op = contextAt(context).extended("query_port");
      if (op !== undefined) return op(context, port, attr, attrSize);
      libc.memset(attr, 0, attrSize);
      return exported.ibv_query_port(context, port, attr);
    },

    ibv_query_device_ex(context, input, attr) {
      if (input !== 0 && readU32(input) !== 0) return Errno.EINVAL;
      const op = contextAt(context).extended("query_device_ex");
      const result: number = op?.(context, input, attr, ibv_device_attr_ex.size) ?? Errno.EOPNOTSUPP;
      if (result !== Errno.EOPNOTSUPP && result !== Errno.ENOSYS) return result;
      libc.memset(attr, 0, ibv_device_attr_ex.size);
      return exported.ibv_query_device(context, attr + ibv_device_attr_ex.offsets.orig_attr);
    },

    ibv_create_qp_ex(context, attr) {
      const { comp_mask, pd } = ibv_qp_init_attr_ex.offsets;
      if (readU32(attr + comp_mask) === IBV_QP_INIT_ATTR_PD)
        return exported.ibv_create_qp(readPointer(attr + pd), attr);
      return contextAt(context).extended("create_qp_ex")?.(context, attr) ?? refuse("ibv_create_qp_ex");
    },

    ibv_create_srq_ex(context, attr) {
      const { comp_mask, srq_type, pd } = ibv_srq_init_attr_ex.offsets;
      const mask = readU32(attr + comp_mask);
      const basic = (mask & IBV_SRQ_INIT_ATTR_TYPE) === 0 || readU32(attr + srq_type) === IBV_SRQT_BASIC;
      if ((mask & ~IBV_SRQ_INIT_ATTR_TYPE) === IBV_SRQ_INIT_ATTR_PD && basic) {
        return exported.ibv_create_srq(readPointer(attr + pd), attr);
      }
      return contextAt(context).extended("create_srq_ex")?.(context, attr) ?? refuse("ibv_create_srq_ex");
    },

    ibv_create_wq(context, attr) {
      const wq: number = contextAt(context).extended("create_wq")?.(context, attr) ?? refuse("ibv_create_wq");
      if (wq !== 0) initWorkQueue(wq, attr);
      return wq;
    },

    ibv_post_srq_ops(srq, op, badOp) {
      const post = contextAt(readPointer(srq)).extended("post_srq_ops");
      if (post !== undefined) return post(srq, op, badOp);
      writePointer(badOp, op);
      return refuse("ibv_post_srq_ops");
    },
  };
}

const refuse = (verb: Extended): number => Number(fail(verb, inlineFunctions[verb][0], Errno.EOPNOTSUPP));

/**
 * Sets the members that verbs.h sets after the driver returns. The mutex and the condition variable stay
 * zeroed, which is their initial state in glibc.
 */
function initWorkQueue(wq: number, attr: number): void {
  const { wq_context, mutex, cond, events_completed } = ibv_wq.offsets;
  writePointer(wq + wq_context, readPointer(attr + ibv_wq_init_attr.offsets.wq_context));
  libc.memset(wq + mutex, 0, cond - mutex);
  libc.memset(wq + cond, 0, events_completed - cond);
  writeU32(wq + events_completed, 0);
}
