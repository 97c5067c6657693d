import { readClock } from "../arena/engine.ts";
import { MAGIC_QP, Qp } from "../arena/records.ts";
import { pathOf as enginePathOf, type MessagePath } from "../links/shared-memory/route.ts";
import type { SoftNic } from "../nic/soft-nic.ts";

/** Returns the path of a message that is posted now to a queue pair. */
export function pathOf(d: SoftNic, pointer: number): MessagePath {
  const q = d.live(pointer, Qp.magic, MAGIC_QP);
  return q < 0 ? "roce" : d.exclusively(() => enginePathOf(d.e, q, readClock(d.e)));
}
