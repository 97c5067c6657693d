import { MAGIC_QP, Qp } from "../arena/records.ts";
import { routeOf } from "../links/shared-memory/route.ts";
import type { SoftNic } from "../nic/soft-nic.ts";

/** Returns the current path of the messages of a queue pair: packets, or memory shared with a local NIC. */
export function pathOf(d: SoftNic, pointer: number): "roce" | "shared-memory" | "mapped" {
  const q = d.live(pointer, Qp.magic, MAGIC_QP);
  if (q < 0 || d.exclusively(() => routeOf(d.e, q)) === 0) return "roce";
  return d.e.i32[q + Qp.mapped] === 0 ? "shared-memory" : "mapped";
}
