// The packet that is being built, whichever way it goes: by the network, or into the ring of a peer of this host. It is
// begun, filled where it lies, described in the record TxPacket, and finished.
import type { Engine } from "../arena/engine.ts";
import { TxPacket } from "../arena/packet.ts";
import { Qp } from "../arena/records.ts";
import { writeBth } from "../wire/bth.ts";
import { frameRoom, publish } from "./shared-memory/ring.ts";
import { routeOf } from "./shared-memory/route.ts";
import { finishDatagram, slotFor } from "./transmit.ts";

/**
 * Begins a packet to address `remote` (as peer-address.ts has it) by the network, from the address of GID `socket` and its
 * source port `entropy`: byte offset in the arena where its BTH goes.
 */
export function beginPacket(e: Engine, socket: number, remote: number, entropy = 0): number {
  const start = slotFor(e, socket, entropy);
  describe(e, start, 0, remote);
  return start;
}

/**
 * Begins a packet of QP `q`, of up to `bytes` bytes in all, to the QP that it is connected to. A ring too full even for an
 * acknowledgement sends it by the network: both ways lead to the same QP.
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

/** Completes the packet that was begun last: `bytes` bytes from BTH to pad. Its BTH is written as the record says. */
export function finishPacket(e: Engine, bytes: number): void {
  writeBth(e.view, e.i32[TxPacket.start]!, e.i32, TxPacket.opcode);
  const peer = e.i32[TxPacket.peer]!;
  if (peer !== 0) publish(e, peer, bytes);
  else finishDatagram(e, e.i32[TxPacket.remote]!, bytes, e.i32[TxPacket.icrcKey]!);
}
