// Garbage accounting of a worker's helpers. JavaScriptCore counts the 4 GiB of a worker's memory as live
// objects and would let as much garbage accumulate, so this module requests collections.
import { collectGarbage } from "../../../../../ffi/runtime/collect-garbage.ts";
import { runtimeName } from "../../../../../ffi/runtime/index.ts";

/** Estimated garbage between two collections, in bytes. */
const MOST = 64 * 2 ** 20;

let left = MOST;

/** Adds an estimate of new garbage, in bytes. */
export function addGarbage(bytes: number): void {
  left -= bytes;
  if (left > 0) return;
  left = MOST;
  if (runtimeName === "bun") collectGarbage();
}

type Helper = (...values: never[]) => unknown;

/** Wraps functions of at most seven parameters, so that each call adds `bytes` of garbage. */
export function countingGarbage<T extends Readonly<Record<string, Helper>>>(bytes: number, helpers: T): T {
  const wrapped = Object.entries(helpers).map(([name, helper]) => {
    const call = helper as (...values: unknown[]) => unknown;
    // Explicit parameters: a rest array would itself be garbage.
    // biome-ignore lint/complexity/useMaxParams: the maximum of a host function
    const noted = (a: never, b: never, c: never, d: never, e: never, f: never, g: never) => {
      addGarbage(bytes);
      return call(a, b, c, d, e, f, g);
    };
    return [name, noted] as const;
  });
  return Object.fromEntries(wrapped) as unknown as T;
}
