// What a worker's helpers leave behind. JavaScriptCore counts the 4 GiB of a worker's memory as objects in use, and would let as much garbage
// gather before it collects any: here it is told when.
import { collectGarbage } from "../../../../ffi/runtime/collect-garbage.ts";
import { runtimeName } from "../../../../ffi/runtime/index.ts";

/** Estimated bytes between two collections, of 1 to 4 ms each. */
const MOST = 64 * 2 ** 20;

let left = MOST;

/** So many bytes are garbage now, about. */
export function litter(bytes: number): void {
  left -= bytes;
  if (left > 0) return;
  left = MOST;
  if (runtimeName === "bun") collectGarbage();
}

type Helper = (...values: never[]) => unknown;

/** The same functions of at most seven parameters, each of which leaves so many bytes behind. */
export function littering<T extends Readonly<Record<string, Helper>>>(bytes: number, helpers: T): T {
  const wrapped = Object.entries(helpers).map(([name, helper]) => {
    const call = helper as (...values: unknown[]) => unknown;
    // Named one by one: an array of them would be litter, too.
    // biome-ignore lint/complexity/useMaxParams: as many as a function of the host has
    const noted = (a: never, b: never, c: never, d: never, e: never, f: never, g: never) => {
      litter(bytes);
      return call(a, b, c, d, e, f, g);
    };
    return [name, noted] as const;
  });
  return Object.fromEntries(wrapped) as unknown as T;
}
