import { functions, inlineFunctions } from "../../../../ffi/ibverbs/functions.ts";
import { newerFunctions, newerInlineFunctions } from "../../../../ffi/ibverbs/newer.ts";
import {
  functions as managerFunctions,
  inlineFunctions as managerInline,
} from "../../../../ffi/rdmacm/functions.ts";
import { pyverbs, sideway } from "./peers.ts";
import { calledIn, objectsOf, softManagerFunctions, softVerbs, sources } from "./sources.ts";

/** Row of one function: a text for each column. */
export interface Row {
  readonly name: string;
  readonly object: string;
  readonly rxe61: string;
  readonly rxe612: string;
  readonly soft: string;
  readonly pyverbs: string;
  readonly sideway: string;
}

/**
 * Functions for which rxe's driver in rdma-core 44 has no operation. The inline function of verbs.h returns
 * EOPNOTSUPP, or creation refuses the flag.
 */
const notOfRxe = new RegExp(
  `^ibv_(${[
    "rereg_mr|reg_dmabuf_mr|(un)?import_\\w+|advise_mr|alloc_null_mr|(alloc|free)_dm|memcpy_(to|from)_dm|reg_dm_mr",
    "(alloc|dealloc)_td|alloc_parent_domain|(open|close)_xrcd|open_qp|get_srq_num|wr_set_xrc_srqn|wr_send_tso",
    "query_rt_values_ex|wc_read_(completion_\\w+|cvlan|flow_tag|tm_info)|modify_cq|post_srq_ops",
    "(create|destroy)_flow|\\w+_flow_action\\w*|(create|modify|destroy)_wq|post_wq_recv|(create|destroy)_rwq_ind_table",
    "(create|destroy|read)_counters|attach_counters_point_flow|modify_qp_rate_limit|(set|query)_ece",
  ].join("|")})$`,
);

const rxeObjects = calledIn(sources("src/rdma"));
/** Functions that run on rxe in `npm run test:vm`, with Linux 6.1 and with `--kernel 6.12`. */
const rxeTests = calledIn(sources("test/native/verbs", "test/native/connections", "test/vm"));
/** Functions that the examples of hardware features call. */
const examples = calledIn(sources("examples/hardware"));
const objects = objectsOf(sources("src/rdma"));
const soft = softVerbs();
const softManager = softManagerFunctions();
const newer = { ...newerFunctions, ...newerInlineFunctions };

const listed = (set: ReadonlySet<string>, name: string) => (set.has(name) ? "yes" : "no");

const onRxe = (name: string) =>
  rxeTests.has(name) || rxeObjects.has(name) ? "tested" : "not called by a test";

/** Returns the support of a verb by rxe of a kernel. */
function verbOnRxe(name: string, kernel: "6.1" | "6.12"): string {
  if (name in newer) return "refused: not in libibverbs 44";
  if (notOfRxe.test(name)) return "refused: EOPNOTSUPP";
  if (name === "ibv_wr_set_inline_data_list") return "not called: rdma-core 44 miscounts lists";
  if (name === "ibv_wr_atomic_write" && kernel === "6.1") return "refused: LOC_QP_OP_ERR";
  return onRxe(name);
}

function verbRow(name: string): Row {
  return {
    name,
    object: objects.get(name) ?? (examples.has(name) ? "by C name: examples/hardware" : "by C name"),
    rxe61: verbOnRxe(name, "6.1"),
    rxe612: verbOnRxe(name, "6.12"),
    soft: soft.has(name) ? "yes" : "refused: EOPNOTSUPP",
    pyverbs: listed(pyverbs, name),
    sideway: listed(sideway, name),
  };
}

/** rsockets are sockets over streams. C programs use them, no object does. */
const isSocket = (name: string) => /^r(?!dma_)/.test(name);

function managerRow(name: string): Row {
  return {
    name,
    object:
      objects.get(name)?.replace("AddressedId", "ConnectionId") ??
      (isSocket(name) ? "by C name: a socket of C's" : "by C name"),
    rxe61: onRxe(name),
    rxe612: onRxe(name),
    soft: softManager.has(name) ? "yes" : "refused: EOPNOTSUPP",
    pyverbs: listed(pyverbs, name),
    sideway: listed(sideway, name),
  };
}

/** Every function of libibverbs, and every inline verb of verbs.h. */
export const verbRows: readonly Row[] = [
  ...Object.keys(functions),
  ...Object.keys(inlineFunctions),
  ...Object.keys(newer),
].map(verbRow);

/** Every function of librdmacm, and the inline functions of rdma_verbs.h and rdma_cma.h. */
export const managerRows: readonly Row[] = [
  ...Object.keys(managerFunctions),
  ...Object.keys(managerInline),
].map(managerRow);
