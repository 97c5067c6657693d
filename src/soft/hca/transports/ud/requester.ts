// UD sender: every message is one packet (docs/rocev2.md section 8.2).
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";
import { TxPacket } from "../../arena/packet.ts";
import { Qp, Swr } from "../../arena/records.ts";
import { beginPacket, finishPacket } from "../../links/outgoing.ts";
import { gather } from "../../objects/scatter.ts";
import { BTH_BYTES, DETH_BYTES, writeDeth } from "../../wire/headers.ts";
import * as op from "../../wire/opcodes.ts";

/**
 * Builds the packet of a UD message. The destination was read from the address handle when the request was
 * posted.
 */
export function emitDatagram(e: Engine, q: number, w: number, psn: number): boolean {
  const { i32, view } = e;
  const bytes = e.u32[w + Swr.length]!;
  const pad = -bytes & 3;
  const withImmediate = i32[w + Swr.opcode] === verbs.IBV_WR_SEND_WITH_IMM;
  const solicited = (i32[w + Swr.flags]! & verbs.IBV_SEND_SOLICITED) !== 0;
  const start = beginPacket(e, i32[w + Swr.socket]!, i32[w + Swr.remoteIp]!);
  i32[TxPacket.treatment] = i32[w + Swr.treatment]!;
  let at = start + BTH_BYTES;
  // A Q_Key with the high bit set selects the Q_Key of the QP instead (controlled Q_Key, IBTA 10.2.5).
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
  i32[TxPacket.opcode] = opcode;
  i32[TxPacket.destination] = i32[w + Swr.remoteQp]! & 0xffffff;
  i32[TxPacket.psn] = psn;
  i32[TxPacket.pad] = pad;
  i32[TxPacket.solicited] = solicited ? 1 : 0;
  finishPacket(e, at + bytes + pad - start);
  return true;
}
