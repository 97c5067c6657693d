// Queue pair 1 of the port: what management datagrams go between (general services).
import * as s from "../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { Sections } from "../arena/arena.ts";
import { MAGIC_QP, Qp } from "../arena/records.ts";
import type { SoftDevice } from "../nic/soft-device.ts";
import { failed } from "./failure.ts";

export const MANAGEMENT_QP = 1;
/** The key that its datagrams carry. */
export const MANAGEMENT_QKEY = 0x80010000;

/** Makes the UD QP at `pointer`, in RESET, the port's number 1: 0, or EBUSY when there is one. */
export function becomeManagement(d: SoftDevice, pointer: number): number {
  const { i32 } = d.e;
  const q = d.live(pointer, Qp.magic, MAGIC_QP);
  if (q < 0) return failed(c.Errno.EINVAL);
  return d.exclusively(() => {
    // Its number is its place, too.
    if (i32[Sections.qps + MANAGEMENT_QP] !== 0) return failed(c.Errno.EBUSY);
    i32[Sections.qps + i32[q + Qp.slot]!] = 0;
    i32[Sections.qps + MANAGEMENT_QP] = q;
    i32[q + Qp.slot] = MANAGEMENT_QP;
    i32[q + Qp.number] = MANAGEMENT_QP;
    s.ibv_qp.at(pointer).qp_num = MANAGEMENT_QP;
    return 0;
  });
}
