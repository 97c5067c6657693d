import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = () => void;

let collect: Collect | undefined;

/** Deno and Node show their collector to programs that were started for it; otherwise only a new context, asked for it, has it. */
function find(): Collect {
  const { gc } = globalThis as { gc?: Collect };
  if (gc !== undefined) return gc;
  try {
    setFlagsFromString("--expose-gc");
    return runInNewContext("gc") as Collect;
  } catch {
    return () => {};
  }
}

/**
 * Collects garbage now, some milliseconds, where V8 does: it knows nothing of native memory that an array keeps, and would not begin by
 * itself. What was collected is told to finalizers at the next turn of the event loop.
 */
export function collectGarbage(): void {
  collect ??= find();
  collect();
}
