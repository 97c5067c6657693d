// What the device promises in ibv_device_attr, and what its verbs refuse beyond.
import { MAX_MEMORY_KEYS, MAX_QPS, MAX_SGE } from "../arena/arena.ts";

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
  /** READs and atomics at once, as requester and as responder. */
  readsAtOnce: 64,
  /** Multicast groups; fewer on a host with more than 32 addresses. */
  groups: 32,
  messageBytes: 0x80000000,
  /** Memory of the device's own: the host's, which peers reach by a key alone. */
  deviceMemoryBytes: 1 << 28,
} as const;

export const FIRMWARE = "doorbell 0.1";

/** The smallest power of two that is at least `n`. */
export function powerOfTwo(n: number): number {
  return n <= 1 ? 1 : 2 ** (32 - Math.clz32(n - 1));
}
