import { MAGIC_QP, Qp } from "../arena/records.ts";
import { routeOf } from "../links/shared-memory/route.ts";
import type { SoftDevice } from "../nic/soft-device.ts";

/** Which way the messages of the QP at `pointer` go now: as packets, or through memory shared with a NIC of the same host. */
export function pathOf(d: SoftDevice, pointer: number): "roce" | "shared-memory" | "mapped" {
  const q = d.live(pointer, Qp.magic, MAGIC_QP);
  if (q < 0 || d.exclusively(() => routeOf(d.e, q)) === 0) return "roce";
  return d.e.i32[q + Qp.mapped] === 0 ? "shared-memory" : "mapped";
}
