/**
 * The verbs as a table of C functions over C memory: what a provider implements and everything above calls.
 * @module
 */

import type { StagedMemory } from "../staged-memory.ts";
import type { ConnectionContext } from "./connection-context.ts";
import type { Functions, InlineFunctions } from "./functions.ts";
import type { NewerFunctions, NewerInlineFunctions } from "./newer.ts";

/**
 * Every function of libibverbs and every verb that is static inline in verbs.h, rdma-core 28 to 65, under its C name.
 *
 * Pointers and integers are numbers (NULL is 0), 64-bit integers go in as number or bigint and come back as bigint.
 * Network-order integers (`__be32 imm_data`, GUIDs) are passed as C passes them, uninterpreted; struct accessors swap them.
 * Failures are C's: pointer results are 0 with errno set, most int results are the errno value, a few are -1 with errno.
 * What library or provider lacks fails with EOPNOTSUPP.
 */
export interface VerbsFunctions
  extends Omit<Functions, "ibv_query_port">,
    InlineFunctions,
    NewerFunctions,
    NewerInlineFunctions {
  /**
   * Attributes of a port (`ibv_query_port`). `attrSize` is C's sizeof(*attr): 52 bytes unless the caller's struct is
   * `ibv_port_attr_v49` (56 bytes, with active_speed_ex).
   */
  readonly ibv_query_port: (
    context: number,
    port_num: number,
    port_attr: number,
    attrSize?: number,
  ) => number;
}

/** The operations of `ibv_context.ops`, bound once per context: the hot path. They fail with EOPNOTSUPP when absent. */
export interface ContextOps {
  readonly post_send: (qp: number, wr: number, bad_wr: number) => number;
  readonly post_recv: (qp: number, wr: number, bad_wr: number) => number;
  readonly post_srq_recv: (srq: number, recv_wr: number, bad_recv_wr: number) => number;
  readonly poll_cq: (cq: number, num_entries: number, wc: number) => number;
  readonly req_notify_cq: (cq: number, solicited_only: number) => number;
  readonly alloc_mw: (pd: number, type: number) => number;
  /** The raw operation; `ibv_bind_mw` checks its arguments first. */
  readonly bind_mw: (qp: number, mw: number, mw_bind: number) => number;
  readonly dealloc_mw: (mw: number) => number;
}

/** A provider of verbs: libibverbs.so.1, or the embedded NIC. */
export interface Ibverbs extends VerbsFunctions {
  readonly provider: "native" | "soft";
  /** The hot path of a context. The same object for the same context until it is closed. */
  ops(context: number): ContextOps;
  /** What `hw_counters` in /sys/class/infiniband holds, from a provider that has nothing there. */
  counters?(context: number): Record<string, number>;
  /** The connections that the NIC has made by itself and has open now, from a provider that can tell. */
  contexts?(context: number): ConnectionContext[];
  /** Which way a queue pair's messages go now, from a provider that knows several. */
  path?(qp: number): "roce" | "shared-memory" | "mapped";
  /**
   * `ibv_reg_mr` of fresh memory of whole pages, whose bytes become zero: its pages may be mapped by those who have its key, from
   * a provider that can do that.
   */
  registerShared?(pd: number, address: number, length: number, access: number): number;
  /**
   * Registers memory that only the functions of another driver reach, from a provider whose processor moves the bytes: `address` is
   * the device's, for work requests and peers, too. Whoever closes `memory` deregisters the region before.
   */
  registerStaged?(pd: number, address: number, length: number, access: number, memory: StagedMemory): number;
  /** What the last failing copy of such a region's device returned; 0 while none failed, -1 for one that did not end. */
  stagingError?(mr: number): number;
  /**
   * Calls `ready` once, later, on this thread's event loop when the completion channel has an event that nobody took, from a
   * provider that needs no thread for that; the returned function takes it back.
   */
  watchChannel?(channel: number, ready: () => void): () => void;
  /**
   * Whether the completion queue has a completion now, or gets one within some microseconds that are worth waiting for: from a
   * provider that can tell, and lets the event loop turn in time.
   */
  waitBriefly?(cq: number): boolean;
  /**
   * Takes up to `count` completions of an extended completion queue at once, whole as `ibv_poll_cq` writes them, and to `times`, unless that
   * is 0, when each came (doubles: nanoseconds of the device's clock). Returns how many, or the errno below 0. From a provider
   * that has them whole anyway, so that reading them field by field only costs.
   */
  takeExtended?(cq: number, count: number, completions: number, times: number): number;
}

/** What a provider must bring; {@link unsupported} fills in the rest. */
export type PartialIbverbs = Pick<
  Ibverbs,
  | "provider"
  | "ops"
  | "counters"
  | "contexts"
  | "path"
  | "registerShared"
  | "registerStaged"
  | "stagingError"
  | "watchChannel"
  | "waitBriefly"
  | "takeExtended"
> &
  Partial<VerbsFunctions>;
