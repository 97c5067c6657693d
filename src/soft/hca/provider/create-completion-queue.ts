// Limits that ibv_device_attr reports and the verbs enforce.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { MAX_QPS, MAX_SGE } from "../arena/arena.ts";
import { allocate } from "../arena/heap.ts";
import { Channel, Context, Cq, MAGIC_CHANNEL, MAGIC_CONTEXT, MAGIC_CQ, Wc } from "../arena/records.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { MAX_MEMORY_KEYS } from "../objects/memory-keys.ts";
import { failPointer } from "./checked.ts";

export const LIMITS = {
  queuePairs: MAX_QPS - 16,
  workRequests: 32768,
  entries: MAX_SGE,
  inlineBytes: 1024,
  completionQueues: 65536,
  completions: 1 << 20,
  keys: MAX_MEMORY_KEYS,
  domains: 65536,
  sharedQueues: 65536,
  /** Maximum number of outstanding READs and atomics, as requester and as responder. */
  readsAtOnce: 64,
  /** Maximum number of multicast groups. A host with more than 32 addresses has fewer. */
  groups: 32,
  messageBytes: 0x80000000,
  /** Maximum bytes of device memory. It is host memory that peers reach by key. */
  deviceMemoryBytes: 1 << 28,
} as const;

export const FIRMWARE = "doorbell 0.1";

/** Returns the smallest power of two that is at least `n`. */
export function powerOfTwo(n: number): number {
  return n <= 1 ? 1 : 2 ** (32 - Math.clz32(n - 1));
}

// Creation of a completion queue: its record, its ring, and a ring of timestamps if requested.

const { EINVAL, ENOMEM } = c.Errno;
/** Bytes of a completion in the ring. */
export const CQE_BYTES = Wc.words * 4;
/** Bytes of a timestamp. */
export const STAMP_BYTES = 8;
const TIMES = verbs.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP | verbs.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK;

/** Arguments of `ibv_create_cq` and `ibv_create_cq_ex`. */
interface WantedCompletionQueue {
  readonly context: number;
  readonly entries: number;
  readonly cqContext: number;
  readonly channel: number;
  readonly vector: number;
  /** True for a queue of ibv_create_cq_ex, which ibv_start_poll and ibv_wc_read_* accept. */
  readonly isExtended: boolean;
  readonly fields: number;
}

/** Creates a completion queue. Returns its C pointer, or 0 with errno. */
export function createCompletionQueue(d: SoftNic, wanted: WantedCompletionQueue): number {
  const { e } = d;
  const { context, entries, channel: channelPointer, vector } = wanted;
  if (d.live(context, Context.magic, MAGIC_CONTEXT) < 0 || vector !== 0) return failPointer(EINVAL);
  if (entries < 1 || entries > LIMITS.completions) return failPointer(EINVAL);
  const channel = channelPointer === 0 ? 0 : d.live(channelPointer, Channel.magic, MAGIC_CHANNEL);
  if (channel < 0) return failPointer(EINVAL);
  const capacity = powerOfTwo(entries);
  const stampBytes = (wanted.fields & TIMES) === 0 ? 0 : capacity * STAMP_BYTES;
  const at = d.exclusively(() => {
    const record = allocate(e, Cq.bytes);
    const ring = allocate(e, capacity * CQE_BYTES);
    const stamps = stampBytes === 0 ? 0 : allocate(e, stampBytes);
    if (record === 0 || ring === 0 || (stampBytes !== 0 && stamps === 0)) {
      d.free(record, Cq.bytes);
      d.free(ring, capacity * CQE_BYTES);
      d.free(stamps, stampBytes);
      return 0;
    }
    e.i32[record + Cq.ring] = ring;
    e.i32[record + Cq.mask] = capacity - 1;
    e.i32[record + Cq.channel] = channel;
    e.i32[record + Cq.extended] = wanted.isExtended ? 1 : 0;
    e.i32[record + Cq.fields] = wanted.fields;
    e.i32[record + Cq.stamps] = stamps;
    e.i32[record + Cq.magic] = MAGIC_CQ;
    if (channel !== 0) e.i32[channel + Channel.children]!++;
    return record;
  });
  if (at === 0) return failPointer(ENOMEM);
  const pointer = d.pointerOf(at);
  const view = s.ibv_cq.at(pointer);
  view.context = context;
  view.channel = channelPointer;
  view.cq_context = wanted.cqContext;
  view.handle = at;
  view.cqe = capacity;
  return pointer;
}
