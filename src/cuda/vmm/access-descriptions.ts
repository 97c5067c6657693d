import { CUmemAccessDesc } from "../../../ffi/cuda/structs.ts";
import { locationOf, type MemoryLocation } from "../memory/memory-location.ts";

/** Access rights of locations, as C's array of CUmemAccessDesc. */
export interface Descriptions {
  readonly pointer: number;
  readonly count: number;
  /** Type and id of each location. */
  readonly places: ReadonlySet<string>;
  /** Retains the memory of the array. */
  readonly held: ArrayBuffer;
}

const knownDescriptions = new Map<string, Descriptions>();

/** Returns the descriptions of locations with the same right. Each combination is made once. */
export function descriptions(locations: readonly MemoryLocation[], flags: number): Descriptions {
  const places = locations.map(locationOf);
  const words = places.map(({ type, id }) => `${type} ${id}`);
  const key = `${flags}:${words.join()}`;
  let found = knownDescriptions.get(key);
  if (found === undefined) {
    const held = new ArrayBuffer(places.length * CUmemAccessDesc.size);
    const list = CUmemAccessDesc.pool(held, places.length);
    places.forEach((location, i) => {
      CUmemAccessDesc.assign(list[i]!, { location, flags });
    });
    found = { pointer: list[0]!.pointer, count: places.length, places: new Set(words), held };
    knownDescriptions.set(key, found);
  }
  return found;
}
