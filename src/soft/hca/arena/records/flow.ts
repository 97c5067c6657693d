// Flow rules of UD queue pairs, and their counters.

import { C_STRUCT_WORDS } from "./c-structs.ts";
import { Fields } from "./fields.ts";

/** Magic word of a live flow rule. A freed one has 0. */
export const MAGIC_FLOW = 0x776f6c66;
export const MAGIC_COUNTERS = 0x73746e63;

/** Maximum length of an array that counters are read into. */
export const COUNTER_POINTS = 16;

function counters() {
  const f = new Fields(C_STRUCT_WORDS.counters);
  return {
    magic: f.word(),
    /** Number of flow rules that use these counters. */
    children: f.word(),
    /** Counter at each index of the array: ibv_counter_description plus 1, 0 for none. */
    points: f.words(COUNTER_POINTS),
    /** Number of datagrams that matched. */
    datagrams: f.double(),
    octets: f.double(),
    bytes: f.size() * 4,
  } as const;
}
export const Counters = counters();

function flow() {
  const f = new Fields(C_STRUCT_WORDS.flow);
  return {
    magic: f.word(),
    /** Word offset of the queue pair's next rule. Rules are in order of priority, then of creation. */
    next: f.word(),
    queuePair: f.word(),
    priority: f.word(),
    /** Word offset of the counters, 0 for none. */
    counters: f.word(),
    drop: f.word(),
    /** AF_INET, AF_INET6, or 0 for both. */
    family: f.word(),
    /** Source address to match, in network byte order, where the mask has bits. */
    source: f.words(4),
    sourceMask: f.words(4),
    target: f.words(4),
    targetMask: f.words(4),
    ports: f.word(),
    portsMask: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Flow = flow();
