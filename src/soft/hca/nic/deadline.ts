// When the engine must run again although nobody calls it.
import { Dev } from "../arena/arena.ts";
import { firstDeadline } from "../arena/deadline-heap.ts";
import { getDouble } from "../arena/doubles.ts";
import type { Engine } from "../arena/engine.ts";
import { commonWork } from "../transports/table.ts";

/** Microseconds, as {@link Engine.now}; Infinity when nothing is timed. */
export function nextDeadline(e: Engine): number {
  let next = firstDeadline(e);
  const held = getDouble(e, Dev.faultDue);
  if (held !== 0 && held < next) next = held;
  for (const work of commonWork) next = Math.min(next, work.deadline(e));
  return next;
}
