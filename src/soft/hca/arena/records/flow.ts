// Flow rules of UD queue pairs, and the counters that they count into.
import { Fields } from "../fields.ts";
import { C_STRUCT_WORDS } from "./c-structs.ts";

/** What a live record says at its magic word; a freed one says 0. */
export const MAGIC_FLOW = 0x776f6c66;
export const MAGIC_COUNTERS = 0x73746e63;

/** Places in an array that counters are read into. */
export const COUNTER_POINTS = 16;

function counters() {
  const f = new Fields(C_STRUCT_WORDS.counters);
  return {
    magic: f.word(),
    /** Flow rules that count into them. */
    children: f.word(),
    /** What is read at each place: 0 for nothing, else ibv_counter_description plus 1. */
    points: f.words(COUNTER_POINTS),
    /** Datagrams, and their bytes from BTH to ICRC. */
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
    /** The queue pair's next rule: by rising priority, and as they were made. */
    next: f.word(),
    queuePair: f.word(),
    priority: f.word(),
    /** Where it counts, 0 for nowhere; whether it drops what fits. */
    counters: f.word(),
    drop: f.word(),
    /** AF_INET, AF_INET6, or 0 for either. */
    family: f.word(),
    /** What addresses must be, raw as in a sockaddr, where the masks have bits; and UDP ports, the source's in the low half. */
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
