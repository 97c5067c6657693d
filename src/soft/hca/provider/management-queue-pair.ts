// Queue pair 1 of the port, which sends and receives management datagrams (general services).
import * as s from "../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { MAGIC_QP, Qp } from "../arena/records.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { QueuePairTable } from "../objects/queue-pairs.ts";
import { failed } from "./checked.ts";

export const MANAGEMENT_QP = 1;
/** Q_Key of management datagrams. */
export const MANAGEMENT_QKEY = 0x80010000;

/**
 * Turns the UD queue pair at `pointer`, in RESET, into queue pair 1 of the port. Returns 0, or EBUSY when the
 * port has one.
 */
export function becomeManagement(d: SoftNic, pointer: number): number {
  const { i32 } = d.e;
  const q = d.live(pointer, Qp.magic, MAGIC_QP);
  if (q < 0) return failed(c.Errno.EINVAL);
  return d.exclusively(() => {
    // The number is also the slot.
    if (i32[QueuePairTable.slots + MANAGEMENT_QP] !== 0) return failed(c.Errno.EBUSY);
    i32[QueuePairTable.slots + i32[q + Qp.slot]!] = 0;
    i32[QueuePairTable.slots + MANAGEMENT_QP] = q;
    i32[q + Qp.slot] = MANAGEMENT_QP;
    i32[q + Qp.number] = MANAGEMENT_QP;
    s.ibv_qp.at(pointer).qp_num = MANAGEMENT_QP;
    return 0;
  });
}
