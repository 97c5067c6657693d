// UC and UD at the sender: nothing is acknowledged or sent again, so a request is done when its last packet is on its way
// (reference: rocev2.md section 8).
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";
import { Qp, SWR_FAILED, Swr } from "../../arena/records.ts";
import { beginPacket, finishPacket } from "../../links/transmit.ts";
import { gather } from "../../objects/scatter.ts";
import { BTH_BYTES, writeBth } from "../../wire/bth.ts";
import { DETH_BYTES, writeDeth } from "../../wire/deth.ts";
import * as op from "../../wire/opcodes.ts";
import { psnAdd } from "../../wire/psn.ts";
import { emitData } from "../rc/request-packets.ts";
import { retireOrFail } from "../retire.ts";

/** Emits the next packet of request `w`: 1 sent, -1 its memory may not be read any more. */
export function emitUnreliable(e: Engine, q: number, w: number): number {
  const { i32 } = e;
  const psn = i32[q + Qp.sendPsn]!;
  const sent =
    i32[q + Qp.type] === verbs.IBV_QPT_UD ? emitDatagram(e, q, w, psn) : emitData(e, q, w, psn, 1, false);
  if (!sent) {
    i32[w + Swr.state] = SWR_FAILED;
    i32[w + Swr.status] = verbs.IBV_WC_LOC_PROT_ERR;
    return -1;
  }
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

/** The one packet of a UD message, to where its request's address handle led when it was posted. */
function emitDatagram(e: Engine, q: number, w: number, psn: number): boolean {
  const { i32, view } = e;
  const bytes = e.u32[w + Swr.length]!;
  const pad = -bytes & 3;
  const withImmediate = i32[w + Swr.opcode] === verbs.IBV_WR_SEND_WITH_IMM;
  const solicited = (i32[w + Swr.flags]! & verbs.IBV_SEND_SOLICITED) !== 0;
  const start = beginPacket(e, i32[w + Swr.socket]!);
  let at = start + BTH_BYTES;
  // A controlled key: the QP's own instead of the request's.
  const key = i32[w + Swr.remoteQkey]! < 0 ? i32[q + Qp.qkey]! : i32[w + Swr.remoteQkey]!;
  writeDeth(view, at, key, i32[q + Qp.number]!);
  at += DETH_BYTES;
  if (withImmediate) {
    i32[at >> 2] = i32[w + Swr.imm]!;
    at += 4;
  }
  if (pad !== 0) i32[(at + bytes) >> 2] = 0;
  if (!gather(e, q, w, 0, at, bytes)) return false;
  const opcode = op.TRANSPORT_UD | (withImmediate ? op.SEND_ONLY_IMM : op.SEND_ONLY);
  writeBth(view, start, opcode, solicited, pad, i32[w + Swr.remoteQp]! & 0xffffff, false, psn);
  finishPacket(e, i32[w + Swr.remoteIp]!, at + bytes + pad - start);
  return true;
}
