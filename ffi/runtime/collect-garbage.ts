import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = () => void;

let collect: Collect | undefined;

interface Collectors {
  readonly gc?: Collect;
  readonly Bun?: { gc(now: boolean): void };
}

/**
 * Returns the collector of the runtime. Deno and Node expose it to programs started with a flag. Otherwise
 * only a new context that requests it has it.
 */
function find(): Collect {
  const { gc, Bun } = globalThis as Collectors;
  if (gc !== undefined) return gc;
  if (Bun !== undefined) return () => Bun.gc(true);
  try {
    setFlagsFromString("--expose-gc");
    return runInNewContext("gc") as Collect;
  } catch {
    return () => {};
  }
}

/**
 * Collects garbage now, which takes some milliseconds. V8 does not count native memory that an array holds,
 * and JavaScriptCore counts untouched WebAssembly memory as used, so neither collects in time by itself.
 * Finalizers run at the next turn of the event loop.
 */
export function collectGarbage(): void {
  collect ??= find();
  collect();
}
