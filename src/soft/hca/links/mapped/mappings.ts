// The memory of peers that is mapped here, by key.
import { libc } from "../../../../../ffi/libc/index.ts";
import { Dev } from "../../arena/arena.ts";
import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { MAPPING_PLACES, Mapping, Mappings, PROBES } from "./records.ts";

const MASK = MAPPING_PLACES - 1;

// Keys are random above their low byte, peers are 64-aligned records.
const home = (key: number, p: number) => ((key >>> 8) ^ (p >>> 4)) & MASK;

/** The record of what we know of key `key` of peer `p`, mapped or not; 0 when there is none. */
export function findMapping(e: Engine, p: number, key: number): number {
  const { i32 } = e;
  const table = i32[Dev.mappings]! + Mappings.places;
  const first = home(key, p);
  for (let i = 0; i < PROBES; i++) {
    const m = i32[table + ((first + i) & MASK)]!;
    if (m !== 0 && i32[m + Mapping.key] === key && i32[m + Mapping.peer] === p) return m;
  }
  return 0;
}

/** A fresh record for the key; another makes place for it if it has to. 0 when the arena is full. */
export function addMapping(e: Engine, p: number, key: number): number {
  const { i32 } = e;
  const table = i32[Dev.mappings]! + Mappings.places;
  const first = home(key, p);
  let place = table + first;
  for (let i = PROBES - 1; i >= 0; i--) {
    const at = table + ((first + i) & MASK);
    if (i32[at] === 0) place = at;
  }
  discard(e, place);
  const m = allocate(e, Mapping.bytes);
  if (m === 0) return 0;
  i32[m + Mapping.peer] = p;
  i32[m + Mapping.key] = key;
  i32[place] = m;
  return m;
}

/** Takes the memory of mapping `m` out of our address space; the record stays. */
export function unmap(e: Engine, m: number): void {
  e.i32[m + Mapping.stamp] = 0;
  const address = getDouble(e, m + Mapping.address);
  if (address !== 0) libc.munmap(address, getDouble(e, m + Mapping.mappedBytes));
  setDouble(e, m + Mapping.address, 0);
  setDouble(e, m + Mapping.askAgain, 0);
}

function discard(e: Engine, place: number): void {
  const m = e.i32[place]!;
  if (m === 0) return;
  unmap(e, m);
  release(e, m, Mapping.bytes);
  e.i32[place] = 0;
}

/** Forgets the mappings of peer `p` that `matches` says; all without it. */
export function forgetMappings(e: Engine, p: number, matches?: (m: number) => boolean): void {
  const { i32 } = e;
  if (i32[Dev.mappings] === 0) return;
  const table = i32[Dev.mappings]! + Mappings.places;
  for (let place = table; place < table + MAPPING_PLACES; place++) {
    const m = i32[place]!;
    if (m !== 0 && i32[m + Mapping.peer] === p && (matches === undefined || matches(m))) discard(e, place);
  }
}
