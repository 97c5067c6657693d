// Construction of outgoing packets, over UDP or into the ring of a local peer. A packet is begun, filled in
// place, described in the record TxPacket, and finished.
import type { Engine } from "../arena/engine.ts";
import { TxPacket } from "../arena/packet.ts";
import { Qp } from "../arena/records.ts";
import { writeBth } from "../wire/headers.ts";
import { frameRoom, publish } from "./shared-memory/ring.ts";
import { routeOf } from "./shared-memory/route.ts";
import { finishDatagram, slotFor } from "./transmit.ts";

/**
 * Begins a UDP packet to address `remote` (arena/peer-address.ts) from GID `socket` and its source port
 * `entropy`. Returns the byte offset of its BTH in the arena.
 */
export function beginPacket(e: Engine, socket: number, remote: number, entropy = 0): number {
  const start = slotFor(e, socket, entropy);
  describe(e, start, 0, remote);
  return start;
}

/**
 * Begins a packet of at most `bytes` bytes from QP `q` to its peer. When the ring is too full even for an
 * acknowledgement, the packet goes by UDP. Both routes lead to the same QP.
 */
export function beginFor(e: Engine, q: number, bytes: number): number {
  const { i32 } = e;
  const peer = routeOf(e, q);
  const frame = peer === 0 ? 0 : frameRoom(e, peer, bytes);
  const start = frame === 0 ? slotFor(e, i32[q + Qp.socket]!, 0) : frame;
  describe(e, start, frame === 0 ? 0 : peer, i32[q + Qp.remoteIp]!);
  i32[TxPacket.icrcKey] = i32[q + Qp.icrcKey]!;
  i32[TxPacket.treatment] = i32[q + Qp.treatment]!;
  i32[TxPacket.destination] = i32[q + Qp.destination]!;
  return start;
}

function describe(e: Engine, start: number, peer: number, remote: number): void {
  const { i32 } = e;
  i32[TxPacket.start] = start;
  i32[TxPacket.peer] = peer;
  i32[TxPacket.remote] = remote;
  i32[TxPacket.icrcKey] = 0;
  i32[TxPacket.treatment] = 0;
  i32[TxPacket.pad] = 0;
  i32[TxPacket.solicited] = 0;
  i32[TxPacket.ackRequest] = 0;
}

/** Completes the packet begun last, of `bytes` bytes from BTH to pad. Writes its BTH from the record. */
export function finishPacket(e: Engine, bytes: number): void {
  writeBth(e.view, e.i32[TxPacket.start]!, e.i32, TxPacket.opcode);
  const peer = e.i32[TxPacket.peer]!;
  if (peer !== 0) publish(e, peer, bytes);
  else finishDatagram(e, e.i32[TxPacket.remote]!, bytes, e.i32[TxPacket.icrcKey]!);
}
