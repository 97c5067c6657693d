// What a NIC keeps of memory of its peers that it has mapped. Word offsets, as in arena/records.ts.
import { Fields } from "../../arena/fields.ts";

/** Places for mappings, a power of two; a key is looked for in so many in a row. */
export const MAPPING_PLACES = 1024;
export const PROBES = 4;

function mappings() {
  const f = new Fields();
  return {
    /** Mappings by key and peer: places of a hash. */
    places: f.words(MAPPING_PLACES),
    bytes: f.size() * 4,
  } as const;
}
export const Mappings = mappings();

function mapping() {
  const f = new Fields();
  return {
    peer: f.word(),
    /** The remote key. */
    key: f.word(),
    /** Where the peer's table tells whether this still holds, and what it must say there; stamp 0: not mapped. */
    slot: f.word(),
    stamp: f.word(),
    /** Access that the key gives, and the peer's protection domain. */
    access: f.word(),
    domain: f.word(),
    /** First virtual address as requests name it, bytes, and where they are mapped here. */
    start: f.double(),
    length: f.double(),
    address: f.double(),
    mappedBytes: f.double(),
    /** Of a key that is not mapped: when it may be asked for again, in microseconds. */
    askAgain: f.double(),
    bytes: f.size() * 4,
  } as const;
}
export const Mapping = mapping();

/** A note between two NICs on their Unix socket, in words; longer than a greeting. */
export const Note = {
  magic: 0,
  kind: 1,
  key: 2,
  /** Of a question: the QP that asks, and the one that it is connected to. */
  from: 3,
  to: 4,
  slot: 5,
  stamp: 6,
  access: 7,
  domain: 8,
  /** How the owner's table names the one that asked. */
  tag: 9,
  start: 10,
  length: 12,
  words: 16,
} as const;
export const NOTE_MAGIC = 0x6d6c6c64;
/** May I map the memory of this key? */
export const NOTE_ASK = 1;
/** Here it is, and the table that says for how long. */
export const NOTE_GRANT = 2;
/** Not by this key. */
export const NOTE_REFUSE = 3;
/** It holds no more: unmap it. */
export const NOTE_REVOKE = 4;
