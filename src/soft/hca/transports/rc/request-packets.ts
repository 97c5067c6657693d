// The request packets that RC alone has: READs and atomics.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../arena/engine.ts";
import { TxPacket } from "../../arena/packet.ts";
import { Qp, Swr } from "../../arena/records.ts";
import { beginFor, finishPacket } from "../../links/outgoing.ts";
import { BTH_BYTES } from "../../wire/bth.ts";
import * as op from "../../wire/opcodes.ts";
import { psnDistance } from "../../wire/psn.ts";
import { MAX_HEADERS, writeReth } from "../data-packets.ts";

/** Builds the request for `packets` reply packets of READ request `w`, from `psn` on. */
export function emitRead(e: Engine, q: number, w: number, psn: number, packets: number): void {
  const { i32 } = e;
  const mtu = i32[q + Qp.mtu]!;
  const offset = psnDistance(psn, i32[w + Swr.firstPsn]!) * mtu;
  const bytes = Math.min(packets * mtu, e.u32[w + Swr.length]! - offset);
  const start = beginFor(e, q, MAX_HEADERS);
  writeReth(e, start + BTH_BYTES, w, offset, bytes);
  i32[TxPacket.opcode] = op.READ_REQUEST;
  i32[TxPacket.psn] = psn;
  i32[TxPacket.ackRequest] = 1;
  finishPacket(e, BTH_BYTES + 16);
}

/** Builds the request packet of atomic `w`. */
export function emitAtomic(e: Engine, q: number, w: number, psn: number): void {
  const { i32, view } = e;
  const swapping = i32[w + Swr.opcode] === verbs.IBV_WR_ATOMIC_CMP_AND_SWP;
  const start = beginFor(e, q, MAX_HEADERS);
  const at = start + BTH_BYTES;
  view.setInt32(at, i32[w + Swr.remoteAddress + 1]!);
  view.setInt32(at + 4, i32[w + Swr.remoteAddress]!);
  view.setInt32(at + 8, i32[w + Swr.atomicRkey]!);
  // ibv_send_wr.wr.atomic: compare_add is the addend of FETCH_ADD, and what CMP_SWAP compares with.
  const swapOrAdd = swapping ? Swr.swap : Swr.compareAdd;
  view.setInt32(at + 12, i32[w + swapOrAdd + 1]!);
  view.setInt32(at + 16, i32[w + swapOrAdd]!);
  view.setInt32(at + 20, swapping ? i32[w + Swr.compareAdd + 1]! : 0);
  view.setInt32(at + 24, swapping ? i32[w + Swr.compareAdd]! : 0);
  i32[TxPacket.opcode] = swapping ? op.COMPARE_SWAP : op.FETCH_ADD;
  i32[TxPacket.psn] = psn;
  i32[TxPacket.ackRequest] = 1;
  finishPacket(e, BTH_BYTES + 28);
}
