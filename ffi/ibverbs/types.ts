/**
 * Table of the verbs as C functions over C memory. Providers implement the table, and all higher layers call
 * it.
 * @module
 */

import type { StagedMemory } from "../staged-memory.ts";
import type { ConnectionContext } from "./connection-context.ts";
import type { Functions, InlineFunctions } from "./functions.ts";
import type { NewerFunctions, NewerInlineFunctions } from "./newer.ts";

/**
 * Every function of libibverbs and every static inline verb of verbs.h, from rdma-core 28 to 65, under its C
 * name.
 *
 * Pointers and integers are numbers, and NULL is 0. A 64-bit integer parameter is a number or a bigint; a
 * 64-bit result is a bigint. Network-order integers (`__be32 imm_data`, GUIDs) are passed unchanged, as in C.
 * Struct accessors convert them.
 *
 * Failures follow C: a pointer result is 0 with errno set, and most int results are the errno value. A few
 * int results are -1 with errno set. A function that the library or provider lacks fails with EOPNOTSUPP.
 */
export interface VerbsFunctions
  extends Omit<Functions, "ibv_query_port">,
    InlineFunctions,
    NewerFunctions,
    NewerInlineFunctions {
  /**
   * Reads the attributes of a port (`ibv_query_port`). `attrSize` is C's sizeof(*attr): 52 bytes, or 56 bytes
   * for `ibv_port_attr_v49` with active_speed_ex.
   */
  readonly ibv_query_port: (
    context: number,
    port_num: number,
    port_attr: number,
    attrSize?: number,
  ) => number;
}

/**
 * Operations of `ibv_context.ops`, bound once per context for the data path. A missing operation fails with
 * EOPNOTSUPP.
 */
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

/** Provider of verbs: libibverbs.so.1 or the soft NIC. */
export interface Ibverbs extends VerbsFunctions {
  readonly provider: "native" | "soft";
  /**
   * Returns the data-path operations of a context. Each call returns the same object until the context is
   * closed.
   */
  ops(context: number): ContextOps;
  /**
   * Returns the counters that `hw_counters` in /sys/class/infiniband would hold. Only providers without sysfs
   * entries implement the method.
   */
  counters?(context: number): Record<string, number>;
  /**
   * Returns the open connections that the NIC made without a request from the program. Optional for a
   * provider.
   */
  contexts?(context: number): ConnectionContext[];
  /**
   * Returns the path of a message that is posted to a queue pair now. Only providers with several paths implement
   * the method.
   */
  path?(qp: number): "undecided" | "roce" | "shared-memory" | "mapped";
  /**
   * Registers fresh, page-aligned memory and clears its bytes. Processes that have the region's key may map
   * its pages. Optional for a provider.
   */
  registerShared?(pd: number, address: number, length: number, access: number): number;
  /**
   * Registers memory that only another driver's functions can access, for a provider whose processor moves
   * the bytes. `address` is the device address, also for work requests and peers. The caller must deregister
   * the region before it closes `memory`.
   */
  registerStaged?(pd: number, address: number, length: number, access: number, memory: StagedMemory): number;
  /**
   * Returns the error code of the region's last failed device copy: 0 when no copy failed, -1 when a copy did
   * not end.
   */
  stagingError?(mr: number): number;
  /**
   * Schedules one call of `ready` on this thread's event loop for the next unread event of the completion
   * channel. The returned function cancels the call when it gets `ready` again. Only providers that need no
   * extra thread implement the method.
   */
  watchChannel?(channel: number, ready: () => void): (ready: () => void) => void;
  /**
   * Returns true when the completion queue has a completion now or gets one within a few microseconds. The
   * event loop still runs in time. Optional for a provider.
   */
  waitBriefly?(cq: number): boolean;
  /**
   * Takes and acknowledges all events of a completion channel that waits in the event loop, without blocking.
   * Returns their number. Optional for a provider.
   */
  takeChannelEvents?(channel: number): number;
  /**
   * Takes up to `count` completions of an extended completion queue in the format of `ibv_poll_cq`. When
   * `times` is not 0, it receives the arrival times as doubles, in nanoseconds of the device clock. Returns
   * the number of completions, or a negative errno value.
   */
  takeExtended?(cq: number, count: number, completions: number, times: number): number;
}

/** Functions that a provider must implement; {@link unsupported} adds the rest. */
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
  | "takeChannelEvents"
  | "takeExtended"
> &
  Partial<VerbsFunctions>;
