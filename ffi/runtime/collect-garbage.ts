import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = () => void;

let collect: Collect | undefined;

interface Collectors {
  readonly gc?: Collect;
  readonly Bun?: { gc(now: boolean): void };
}

/** Deno and Node show their collector to programs that were started for it; otherwise only a new context, asked for it, has it. */
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
 * Collects garbage now, some milliseconds. V8 knows nothing of native memory that an array keeps, and JavaScriptCore takes memory of
 * WebAssembly that nobody touched for memory in use: neither would begin in time by itself. What was collected is told to finalizers at the next turn of the event loop.
 */
export function collectGarbage(): void {
  collect ??= find();
  collect();
}
