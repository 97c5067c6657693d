// Construction of outgoing packets, over UDP or into the ring of a local peer. A packet is begun, filled in
// place, described in the record TxPacket, and finished.

import { Counter } from "../arena/counters.ts";
import type { Engine } from "../arena/engine.ts";
import { TxPacket } from "../arena/packet.ts";
import { AF_INET, AF_INET6, addressGid, nameIpv6 } from "../arena/peer-address.ts";
import { Qp } from "../arena/records.ts";
import { clearReserved, writeBth } from "../wire/headers.ts";
import {
  ICRC_BYTES,
  icrc,
  PSEUDO_BYTES,
  PSEUDO_BYTES_6,
  ROCE_PORT,
  setIdentification,
  writePseudoHeader,
  writePseudoHeader6,
} from "../wire/icrc.ts";
import { capture } from "./capture/capture.ts";
import { CaptureState } from "./capture/capture-ring.ts";
import {
  PACKET_STRIDE,
  SOCKADDR_BYTES,
  TX_SLOTS,
  TX_VIEWS,
  TxBatch,
  TxSlots,
} from "./common/packet-memory.ts";
import { SOCKET_WORDS, Socket, Sockets } from "./common/sockets.ts";
import { classOf, hopsOf } from "./common/treatment.ts";
import { frameRoom, publish } from "./shared-memory/ring.ts";
import { routeOf } from "./shared-memory/route.ts";
import { endRun, indexInRun } from "./udp/segmentation.ts";
import { sourcePort } from "./udp/source-ports.ts";

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

// Transmit batch: packets are built in their slots one after the other and leave together through the link.
//
// The payload is copied into the slot instead of sent by an iovec from the memory region. The native CRC
// needs the packet contiguous behind its pseudo header, and the application may write to the region between
// the checksum and the send.

/** Number of words by which the masked IPv6 headers are longer than the IPv4 headers. */
const MARGIN = (PSEUDO_BYTES_6 - PSEUDO_BYTES) / 4;
const NETWORK_PORT = ((ROCE_PORT & 255) << 8) | (ROCE_PORT >> 8);

/**
 * Returns the byte offset in the arena of the next packet's BTH. Sends the batch first when it is full or
 * belongs to another socket.
 */
function slotFor(e: Engine, socket: number, entropy: number): number {
  const { i32 } = e;
  const count = i32[TxBatch.count]!;
  const other = i32[TxBatch.socket] !== socket || i32[TxBatch.entropy] !== entropy;
  if (count === TX_SLOTS || (count !== 0 && other)) flushPackets(e);
  i32[TxBatch.socket] = socket;
  i32[TxBatch.entropy] = entropy;
  return TxSlots.packets * 4 + e.i32[TxBatch.count]! * PACKET_STRIDE + PSEUDO_BYTES;
}

/**
 * Completes the packet of `bytes` bytes (BTH to pad) in its {@link slotFor slot} for address `remote`
 * (arena/peer-address.ts). `icrcKey` is combined with the ICRC.
 */
function finishDatagram(e: Engine, remote: number, bytes: number, icrcKey: number): void {
  const { i32 } = e;
  const slot = i32[TxBatch.count]!;
  const word = TxSlots.packets + (slot * PACKET_STRIDE) / 4;
  const own = Sockets.table + i32[TxBatch.socket]! * SOCKET_WORDS;
  const port = sourcePort(e, i32[TxBatch.socket]!, i32[TxBatch.entropy]!);
  const local = i32[own + Socket.address]!;
  const name = TxSlots.names + (slot * SOCKADDR_BYTES) / 4;
  const runIndex = indexInRun(e, remote, bytes + ICRC_BYTES);
  i32[TxSlots.runIndices + slot] = runIndex;
  i32[TxSlots.icrcKeys + slot] = icrcKey;
  i32[TxSlots.treatments + slot] = i32[TxPacket.treatment]!;
  let pseudo = PSEUDO_BYTES;
  if (i32[own + Socket.family] === AF_INET6) {
    pseudo = PSEUDO_BYTES_6;
    const to = addressGid(remote);
    writePseudoHeader6(i32, word - MARGIN, addressGid(local), to, port, bytes + ICRC_BYTES);
    nameIpv6(e, name, AF_INET6 | (NETWORK_PORT << 16), remote);
  } else {
    writePseudoHeader(i32, word, local, remote, port, bytes + ICRC_BYTES);
    if (runIndex !== 0) setIdentification(i32, word, runIndex);
    i32[name] = AF_INET | (NETWORK_PORT << 16);
    i32[name + 1] = remote;
  }
  // First and middle packets of a message differ by 16 bytes, and each length has its own view.
  const view = slot * TX_VIEWS + ((bytes >> 4) & (TX_VIEWS - 1));
  const crc = icrc(i32, word - (pseudo - PSEUDO_BYTES) / 4, bytes + pseudo, e.txViews, view);
  const at = word * 4 + PSEUDO_BYTES;
  clearReserved(e.view, at);
  i32[(at + bytes) >> 2] = crc ^ icrcKey;
  i32[TxSlots.iovecs + slot * 4 + 2] = bytes + ICRC_BYTES;
  i32[TxBatch.count] = slot + 1;
  i32[TxBatch.totalBytes]! += bytes;
}

function captureBatch(e: Engine, socket: number, count: number): void {
  for (let slot = 0; slot < count; slot++) {
    const at = TxSlots.packets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES;
    const bytes = e.i32[TxSlots.iovecs + slot * 4 + 2]!;
    // Readers of the capture do not have the ICRC key.
    const key = e.i32[TxSlots.icrcKeys + slot]!;
    e.i32[(at + bytes - ICRC_BYTES) >> 2]! ^= key;
    const treatment = e.i32[TxSlots.treatments + slot]!;
    e.i32[CaptureState.treatment] = classOf(treatment, e.i32[Sockets.dcqcn] !== 0) | (hopsOf(treatment) << 8);
    capture(e, true, socket, at, bytes, TxSlots.names + (slot * SOCKADDR_BYTES) / 4);
    e.i32[(at + bytes - ICRC_BYTES) >> 2]! ^= key;
  }
}

/** Sends the batch. */
export function flushPackets(e: Engine): void {
  const { i32 } = e;
  const count = i32[TxBatch.count]!;
  if (count === 0) return;
  i32[TxBatch.count] = 0;
  endRun(e);
  i32[Counter.sentPackets]! += count;
  if (i32[CaptureState.scratch] !== 0) captureBatch(e, i32[TxBatch.socket]!, count);
  e.link.send(e, i32[TxBatch.socket]!, count);
}
