/**
 * The soft NIC `soft0` behind the function table of libibverbs: a RoCE v2 NIC in TypeScript.
 *
 * @module
 */
import { type Ibverbs, unsupported } from "../../../../ffi/ibverbs/index.ts";
import type { ContextOps } from "../../../../ffi/ibverbs/types.ts";
import { tracedVerbs } from "../../../../ffi/ibverbs/unsupported.ts";
import { Errno } from "../../../../ffi/libc/index.ts";
import { type SoftNic, softNic, tableOwner } from "../nic/soft-nic.ts";
import { readCounters } from "../nic/status.ts";
import { addressHandleVerbs } from "./address-handle.ts";
import { checkedVerbs } from "./checked.ts";
import { channelWaits, completionVerbs } from "./completion-queue.ts";
import { extendedCompletionVerbs } from "./completions.ts";
import { contextsOf } from "./contexts.ts";
import { deviceVerbs } from "./device.ts";
import { domainVerbs } from "./domains.ts";
import { eventVerbs } from "./events.ts";
import { flowVerbs } from "./flows.ts";
import { importVerbs } from "./import.ts";
import { memoryVerbs } from "./memory.ts";
import { multicastVerbs } from "./multicast.ts";
import { pathOf } from "./path.ts";
import { hotVerbs } from "./post.ts";
import { postingOf } from "./posting.ts";
import { queuePairVerbs } from "./queue-pair.ts";
import type { SharedContext } from "./shared-contexts.ts";
import { sharedReceiveVerbs } from "./shared-receive-queue.ts";
import { textVerbs } from "./text.ts";
import { windowVerbs } from "./window.ts";
import { workRequestVerbs } from "./work-requests.ts";
import { xrcVerbs } from "./xrc.ts";

/** Tables of the NICs of this thread. A simulation has one NIC for each host, and tables for each process. */
const tables = new WeakMap<object, Ibverbs>();
const untracedTables = new WeakMap<SoftNic, Ibverbs>();

/** Makes programs use this table for a NIC, such as one that observes its calls. */
export function useVerbs(d: SoftNic, lib: Ibverbs): void {
  untracedTables.set(d, lib);
}

/** Returns the verbs of one NIC. */
export function verbsOf(d: SoftNic): Ibverbs {
  const posting = postingOf(d);
  const hot = hotVerbs(d, posting);
  const contexts = new Map<number, SharedContext>();
  const { openContext, ...ofDevice } = deviceVerbs(d, contexts);
  const domains = domainVerbs(d, contexts);
  const { register, ...ofMemory } = memoryVerbs(d, contexts);
  const memory = checkedVerbs(ofMemory);
  const imports = importVerbs(d, {
    ...{ contexts, openContext, register, dereg_mr: ofMemory.ibv_dereg_mr },
    ...{ alloc_pd: domains.ibv_alloc_pd, dealloc_pd: domains.ibv_dealloc_pd },
  });
  const windows = windowVerbs(d, hot.post_send);
  const ops: ContextOps = {
    ...hot,
    bind_mw: windows.bind_mw,
    alloc_mw: memory.ibv_alloc_mw ?? (() => 0),
    dealloc_mw: memory.ibv_dealloc_mw ?? (() => Errno.EOPNOTSUPP),
  };
  return unsupported({
    provider: "soft",
    ops: () => ops,
    counters: () => readCounters(d.e),
    contexts: () => contextsOf(d),
    path: (qp) => pathOf(d, qp),
    ...(d.waits ? channelWaits(d, d.waits) : {}),
    ...checkedVerbs(ofDevice),
    ...checkedVerbs(domains),
    ...checkedVerbs(imports),
    ...memory,
    ...checkedVerbs(completionVerbs(d)),
    ...checkedVerbs(eventVerbs(d)),
    ...checkedVerbs(sharedReceiveVerbs(d)),
    ...checkedVerbs(queuePairVerbs(d)),
    ...checkedVerbs(xrcVerbs(d)),
    ...checkedVerbs(multicastVerbs(d)),
    ...checkedVerbs(flowVerbs(d)),
    ...checkedVerbs(addressHandleVerbs(d)),
    ...textVerbs,
    ...workRequestVerbs(d, posting),
    ...extendedCompletionVerbs(d, posting, hot),
    ibv_bind_mw: (qp, mw, bind) => windows.ibv_bind_mw(qp, mw, bind),
    ibv_post_send: hot.post_send,
    ibv_post_recv: hot.post_recv,
    ibv_post_srq_recv: hot.post_srq_recv,
    ibv_poll_cq: hot.poll_cq,
    ibv_req_notify_cq: hot.req_notify_cq,
  });
}

/**
 * Returns the verbs of the soft NIC `soft0`: RoCE v2 on a UDP socket of this process, without library or
 * hardware.
 * Its address is `DOORBELL_SOFT_ADDRESS`, or a random loopback address (127.x.y.z). The host's other IP
 * addresses are further GIDs.
 * The NIC runs on its own thread from the first `ibv_open_device` to the last `ibv_close_device`.
 *
 * @example
 * const lib = softIbverbs();
 * const list = lib.ibv_get_device_list(0);
 */
export function softIbverbs(): Ibverbs {
  const d = softNic();
  const owner = tableOwner(d);
  const known = tables.get(owner);
  if (known !== undefined) return known;
  const own = untracedSoftIbverbs();
  const table = tracedVerbs(owner === d ? own : { ...own });
  tables.set(owner, table);
  return table;
}

/**
 * Returns the verbs of `soft0` without trace lines, for the connection manager. A trace shows the calls of the
 * program, as with librdmacm, whose own calls of libibverbs it does not show.
 */
export function untracedSoftIbverbs(): Ibverbs {
  const d = softNic();
  const known = untracedTables.get(d);
  if (known !== undefined) return known;
  const table = verbsOf(d);
  untracedTables.set(d, table);
  return table;
}
