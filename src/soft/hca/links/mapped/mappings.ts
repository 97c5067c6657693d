// Hash table of the mapped memory of peers, by remote key.
import { libc } from "../../../../../ffi/libc/index.ts";
import { type Engine, getDouble, setDouble } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { MAPPING_SLOTS, MappedMemory, Mapping, Mappings, PROBES } from "./records.ts";

const MASK = MAPPING_SLOTS - 1;

// Keys are random above their low byte, and peer records are 64-byte aligned.
const firstSlot = (key: number, p: number) => ((key >>> 8) ^ (p >>> 4)) & MASK;

/** Returns the record of key `key` of peer `p`, mapped or not, or 0. */
export function findMapping(e: Engine, p: number, key: number): number {
  const { i32 } = e;
  const table = i32[MappedMemory.mappings]! + Mappings.slots;
  const first = firstSlot(key, p);
  for (let i = 0; i < PROBES; i++) {
    const m = i32[table + ((first + i) & MASK)]!;
    if (m !== 0 && i32[m + Mapping.key] === key && i32[m + Mapping.peer] === p) return m;
  }
  return 0;
}

/** Adds a record for the key, in place of an older one if necessary. Returns 0 when the arena is full. */
export function addMapping(e: Engine, p: number, key: number): number {
  const { i32 } = e;
  const table = i32[MappedMemory.mappings]! + Mappings.slots;
  const first = firstSlot(key, p);
  let slot = table + first;
  for (let i = PROBES - 1; i >= 0; i--) {
    const at = table + ((first + i) & MASK);
    if (i32[at] === 0) slot = at;
  }
  discard(e, slot);
  const m = allocate(e, Mapping.bytes);
  if (m === 0) return 0;
  i32[m + Mapping.peer] = p;
  i32[m + Mapping.key] = key;
  i32[slot] = m;
  return m;
}

/** Unmaps the memory of mapping `m`. The record stays. */
export function unmap(e: Engine, m: number): void {
  e.i32[m + Mapping.stamp] = 0;
  const address = getDouble(e, m + Mapping.address);
  if (address !== 0) libc.munmap(address, getDouble(e, m + Mapping.mappedBytes));
  setDouble(e, m + Mapping.address, 0);
  setDouble(e, m + Mapping.retryAt, 0);
}

function discard(e: Engine, slot: number): void {
  const m = e.i32[slot]!;
  if (m === 0) return;
  unmap(e, m);
  release(e, m, Mapping.bytes);
  e.i32[slot] = 0;
}

/** Removes the mappings of peer `p` for which `matches` returns true; without `matches` all of them. */
export function forgetMappings(e: Engine, p: number, matches?: (m: number) => boolean): void {
  const { i32 } = e;
  if (i32[MappedMemory.mappings] === 0) return;
  const table = i32[MappedMemory.mappings]! + Mappings.slots;
  for (let slot = table; slot < table + MAPPING_SLOTS; slot++) {
    const m = i32[slot]!;
    if (m !== 0 && i32[m + Mapping.peer] === p && (matches === undefined || matches(m))) discard(e, slot);
  }
}
