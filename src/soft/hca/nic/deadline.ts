// When the engine must run again although nobody calls it.
import { Dev } from "../arena/arena.ts";
import { firstDeadline } from "../arena/deadline-heap.ts";
import { getDouble } from "../arena/doubles.ts";
import type { Engine } from "../arena/engine.ts";

/** Microseconds, as {@link Engine.now}; Infinity when nothing is timed. */
export function nextDeadline(e: Engine): number {
  const next = firstDeadline(e);
  const held = getDouble(e, Dev.faultDue);
  return held !== 0 && held < next ? held : next;
}
