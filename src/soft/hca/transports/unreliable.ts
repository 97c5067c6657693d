// UC and UD at the sender: nothing is acknowledged or sent again, so a request is done when its last packet is on its way
// (facts: docs/rocev2.md section 8).
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../arena/engine.ts";
import { Qp, Swr } from "../arena/records.ts";
import { psnAdd } from "../wire/psn.ts";
import { retireOrFail } from "./retire.ts";
import { fail } from "./send-loop.ts";

/** Book-keeping behind the next packet of request `w`, which was `sent` unless its memory may not be read any more: 1 or -1. */
export function afterUnreliable(e: Engine, q: number, w: number, sent: boolean): number {
  const { i32 } = e;
  if (!sent) {
    fail(e, w, verbs.IBV_WC_LOC_PROT_ERR);
    return -1;
  }
  const psn = i32[q + Qp.sendPsn]!;
  const next = psnAdd(psn, 1);
  i32[q + Qp.sendPsn] = next;
  i32[q + Qp.unackedPsn] = next;
  i32[q + Qp.sentEnd] = next;
  if (psn === i32[w + Swr.lastPsn]) {
    i32[q + Qp.sqNext] = (i32[q + Qp.sqNext]! + 1) | 0;
    retireOrFail(e, q);
  }
  return 1;
}
