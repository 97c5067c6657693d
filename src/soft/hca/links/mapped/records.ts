// Arena records of the mapped memory of peers. All offsets are in words, as in arena/records.ts.
import { section } from "../../arena/arena.ts";
import { Fields } from "../../arena/records/fields.ts";

export const MappedMemory = section("mappedMemory", (f) => ({
  /** Word offset of the {@link Mappings}, 0 until the first one. */
  mappings: f.word(),
}));

/**
 * Number of slots of the hash table, a power of two. A key is searched in {@link PROBES} consecutive slots.
 */
export const MAPPING_SLOTS = 1024;
/** Number of consecutive slots that a key is searched in. */
export const PROBES = 4;

function mappings() {
  const f = new Fields();
  return {
    /** Hash table of mappings by key and peer. */
    slots: f.words(MAPPING_SLOTS),
    bytes: f.size() * 4,
  } as const;
}
export const Mappings = mappings();

function mapping() {
  const f = new Fields();
  return {
    peer: f.word(),
    /** Remote key. */
    key: f.word(),
    /** Slot in the peer's table that holds the stamp of the region. A `stamp` of 0 means not mapped. */
    slot: f.word(),
    /** Stamp that the slot of the peer's table must hold for the mapping to be valid. */
    stamp: f.word(),
    /** Access rights of the key. */
    access: f.word(),
    /** Protection domain of the region, as named by the peer. */
    domain: f.word(),
    /** First virtual address of the region, as requests name it. */
    start: f.double(),
    /** Length of the region in bytes. */
    length: f.double(),
    /** Address at which the region is mapped here. */
    address: f.double(),
    mappedBytes: f.double(),
    /** Earliest time of the next request for a key that is not mapped, in microseconds. */
    retryAt: f.double(),
    bytes: f.size() * 4,
  } as const;
}
export const Mapping = mapping();

/** Layout of a message between two NICs on their Unix socket, in words. It is longer than a greeting. */
export const RegionMessage = {
  magic: 0,
  kind: 1,
  key: 2,
  /** QP number of the requesting NIC, in a mapping request. */
  from: 3,
  to: 4,
  slot: 5,
  stamp: 6,
  access: 7,
  domain: 8,
  /** Name of the requesting peer in the owner's table. */
  tag: 9,
  start: 10,
  length: 12,
  words: 16,
} as const;
export const REGION_MAGIC = 0x6d6c6c64;
/** Request to map the memory of a key. */
export const REGION_ASK = 1;
/** Grant of a mapping, with the descriptors of the memory and of the owner's table. */
export const REGION_GRANT = 2;
/** Refusal of a mapping request. */
export const REGION_REFUSE = 3;
/** Revocation: the peer must unmap the region. */
export const REGION_REVOKE = 4;
