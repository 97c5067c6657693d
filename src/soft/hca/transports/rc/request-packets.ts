// Request packets of RC and XRC that have their own response: READ, atomics, FLUSH and ATOMIC WRITE.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { IBV_WR_FLUSH } from "../../../../../ffi/ibverbs/newer.ts";
import type { Engine } from "../../arena/engine.ts";
import { TxPacket } from "../../arena/packet.ts";
import { Qp, Swr } from "../../arena/records.ts";
import { finishPacket } from "../../links/outgoing.ts";
import * as op from "../../wire/opcodes.ts";
import { psnDistance } from "../../wire/psn.ts";
import { beginRequest, MAX_HEADERS, writeReth } from "../common/data-packets.ts";

const ATOMIC_BYTES = 8;
const ATOMIC_HEADER_BYTES = 28;
const RETH_BYTES = 16;

/**
 * Builds the packet of request `w` that begins at `psn`. A READ request packet requests `packets` response
 * packets.
 */
export function emitRequest(e: Engine, q: number, w: number, psn: number, packets: number): void {
  const opcode = e.i32[w + Swr.opcode];
  if (opcode === verbs.IBV_WR_RDMA_READ) emitRead(e, q, w, psn, packets);
  else if (opcode === IBV_WR_FLUSH) emitFlush(e, q, w, psn);
  else if (opcode === verbs.IBV_WR_ATOMIC_WRITE) emitAtomicWrite(e, q, w, psn);
  else emitAtomic(e, q, w, psn);
}

/** Builds the request packet of READ `w` for `packets` response packets from `psn` on. */
function emitRead(e: Engine, q: number, w: number, psn: number, packets: number): void {
  const { i32 } = e;
  const mtu = i32[q + Qp.mtu]!;
  const offset = psnDistance(psn, i32[w + Swr.firstPsn]!) * mtu;
  const bytes = Math.min(packets * mtu, e.u32[w + Swr.length]! - offset);
  const at = beginRequest(e, q, w, MAX_HEADERS);
  writeReth(e, at, w, offset, bytes);
  finishRequest(e, q, op.READ_REQUEST, psn, at + RETH_BYTES);
}

/** Builds the request packet of atomic `w`. */
function emitAtomic(e: Engine, q: number, w: number, psn: number): void {
  const { i32, view } = e;
  const swapping = i32[w + Swr.opcode] === verbs.IBV_WR_ATOMIC_CMP_AND_SWP;
  const at = beginRequest(e, q, w, MAX_HEADERS);
  view.setInt32(at, i32[w + Swr.remoteAddress + 1]!);
  view.setInt32(at + 4, i32[w + Swr.remoteAddress]!);
  view.setInt32(at + 8, i32[w + Swr.atomicRkey]!);
  // `ibv_send_wr.wr.atomic.compare_add` is the addend of FETCH_ADD and the compare value of CMP_SWAP.
  const swapOrAdd = swapping ? Swr.swap : Swr.compareAdd;
  view.setInt32(at + 12, i32[w + swapOrAdd + 1]!);
  view.setInt32(at + 16, i32[w + swapOrAdd]!);
  view.setInt32(at + 20, swapping ? i32[w + Swr.compareAdd + 1]! : 0);
  view.setInt32(at + 24, swapping ? i32[w + Swr.compareAdd]! : 0);
  finishRequest(e, q, swapping ? op.COMPARE_SWAP : op.FETCH_ADD, psn, at + ATOMIC_HEADER_BYTES);
}

/**
 * Bit position of the selectivity level in the flush word of a work request. The low bits hold the placement
 * type.
 */
const FLUSH_LEVEL_SHIFT = 8;
const FETH_LEVEL_SHIFT = 4;
const FETH_BYTES = 4;

/** Builds the packet of FLUSH `w`: the FETH (placement type and selectivity level) and the RETH. */
function emitFlush(e: Engine, q: number, w: number, psn: number): void {
  const { i32, view } = e;
  const at = beginRequest(e, q, w, MAX_HEADERS);
  const how = i32[w + Swr.swap]!;
  const placement = how & ((1 << FLUSH_LEVEL_SHIFT) - 1);
  view.setInt32(at, placement | ((how >>> FLUSH_LEVEL_SHIFT) << FETH_LEVEL_SHIFT));
  writeTarget(e, at + FETH_BYTES, w, i32[w + Swr.compareAdd]!);
  finishRequest(e, q, op.FLUSH, psn, at + FETH_BYTES + RETH_BYTES);
}

/** Builds the packet of ATOMIC WRITE `w`, with its eight bytes in host order. */
function emitAtomicWrite(e: Engine, q: number, w: number, psn: number): void {
  const { i32 } = e;
  const at = beginRequest(e, q, w, MAX_HEADERS + ATOMIC_BYTES);
  writeTarget(e, at, w, ATOMIC_BYTES);
  i32[(at + RETH_BYTES) >> 2] = i32[w + Swr.compareAdd]!;
  i32[((at + RETH_BYTES) >> 2) + 1] = i32[w + Swr.compareAdd + 1]!;
  finishRequest(e, q, op.ATOMIC_WRITE, psn, at + RETH_BYTES + ATOMIC_BYTES);
}

/** Writes a RETH with the remote address and key of an atomic request. */
function writeTarget(e: Engine, at: number, w: number, length: number): void {
  const { i32, view } = e;
  view.setInt32(at, i32[w + Swr.remoteAddress + 1]!);
  view.setInt32(at + 4, i32[w + Swr.remoteAddress]!);
  view.setInt32(at + 8, i32[w + Swr.atomicRkey]!);
  view.setInt32(at + 12, length);
}

/** Completes the request packet, which ends before byte `end`. */
function finishRequest(e: Engine, q: number, opcode: number, psn: number, end: number): void {
  e.i32[TxPacket.opcode] = e.i32[q + Qp.transport]! | opcode;
  e.i32[TxPacket.psn] = psn;
  e.i32[TxPacket.ackRequest] = 1;
  finishPacket(e, end - e.i32[TxPacket.start]!);
}
