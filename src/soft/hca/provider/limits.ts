// Limits that ibv_device_attr reports and the verbs enforce.
import { MAX_QPS, MAX_SGE } from "../arena/arena.ts";
import { MAX_MEMORY_KEYS } from "../objects/memory-keys.ts";

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
