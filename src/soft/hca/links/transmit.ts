// The transmit batch: packets are built in their slots one after the other and leave together through the link.
//
// Payload is copied into the slot rather than sent from the memory region by an iovec: the native CRC needs the packet in one
// piece behind its pseudo header (memcpy + CRC 190 ns for 4 KiB, against 750 ns for libz over a pointer), and the bytes that
// were summed are then the bytes that are sent even if the application writes meanwhile.

import {
  Dev,
  PACKET_STRIDE,
  Sections,
  SOCKADDR_BYTES,
  SOCKET_WORDS,
  Socket,
  TX_SLOTS,
  TX_VIEWS,
} from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { TxPacket } from "../arena/packet.ts";
import { AF_INET, AF_INET6, addressGid, nameIpv6 } from "../arena/peer-address.ts";
import { clearReserved } from "../wire/bth.ts";
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
import { classOf, hopsOf } from "./treatment.ts";
import { endRun, placeInRun } from "./udp/segmentation.ts";
import { sourcePort } from "./udp/source-ports.ts";

/** Words that IPv6's masked headers begin before IPv4's would. */
const MARGIN = (PSEUDO_BYTES_6 - PSEUDO_BYTES) / 4;
const NETWORK_PORT = ((ROCE_PORT & 255) << 8) | (ROCE_PORT >> 8);

/** Byte offset in the arena where the next packet's BTH goes. Sends what waits when the batch is full or for another socket. */
export function slotFor(e: Engine, socket: number, entropy: number): number {
  const { i32 } = e;
  const count = i32[Dev.txCount]!;
  const other = i32[Dev.txSocket] !== socket || i32[Dev.txEntropy] !== entropy;
  if (count === TX_SLOTS || (count !== 0 && other)) flushPackets(e);
  i32[Dev.txSocket] = socket;
  i32[Dev.txEntropy] = entropy;
  return Sections.txPackets * 4 + e.i32[Dev.txCount]! * PACKET_STRIDE + PSEUDO_BYTES;
}

/**
 * Completes the packet of `bytes` bytes (BTH to pad) in the {@link slotFor slot} for address `remote` (as peer-address.ts has it).
 * `icrcKey`: what its ICRC is combined with.
 */
export function finishDatagram(e: Engine, remote: number, bytes: number, icrcKey: number): void {
  const { i32 } = e;
  const slot = i32[Dev.txCount]!;
  const word = Sections.txPackets + (slot * PACKET_STRIDE) / 4;
  const own = Sections.sockets + i32[Dev.txSocket]! * SOCKET_WORDS;
  const port = sourcePort(e, i32[Dev.txSocket]!, i32[Dev.txEntropy]!);
  const local = i32[own + Socket.address]!;
  const name = Sections.txNames + (slot * SOCKADDR_BYTES) / 4;
  const place = placeInRun(e, remote, bytes + ICRC_BYTES);
  i32[Sections.txPlaces + slot] = place;
  i32[Sections.txKeys + slot] = icrcKey;
  i32[Sections.txTreatments + slot] = i32[TxPacket.treatment]!;
  let pseudo = PSEUDO_BYTES;
  if (i32[own + Socket.family] === AF_INET6) {
    pseudo = PSEUDO_BYTES_6;
    const to = addressGid(remote);
    writePseudoHeader6(i32, word - MARGIN, addressGid(local), to, port, bytes + ICRC_BYTES);
    nameIpv6(e, name, AF_INET6 | (NETWORK_PORT << 16), remote);
  } else {
    writePseudoHeader(i32, word, local, remote, port, bytes + ICRC_BYTES);
    if (place !== 0) setIdentification(i32, word, place);
    i32[name] = AF_INET | (NETWORK_PORT << 16);
    i32[name + 1] = remote;
  }
  // First and middle packets of a message differ by 16 bytes: each has its view.
  const view = slot * TX_VIEWS + ((bytes >> 4) & (TX_VIEWS - 1));
  const crc = icrc(i32, word - (pseudo - PSEUDO_BYTES) / 4, bytes + pseudo, e.txViews, view);
  const at = word * 4 + PSEUDO_BYTES;
  clearReserved(e.view, at);
  i32[(at + bytes) >> 2] = crc ^ icrcKey;
  i32[Sections.txIovecs + slot * 4 + 2] = bytes + ICRC_BYTES;
  i32[Dev.txCount] = slot + 1;
  i32[Dev.txBytes]! += bytes;
}

function captureBatch(e: Engine, socket: number, count: number): void {
  for (let slot = 0; slot < count; slot++) {
    const at = Sections.txPackets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES;
    const bytes = e.i32[Sections.txIovecs + slot * 4 + 2]!;
    // Who reads the capture does not have the key.
    const key = e.i32[Sections.txKeys + slot]!;
    e.i32[(at + bytes - ICRC_BYTES) >> 2]! ^= key;
    const treatment = e.i32[Sections.txTreatments + slot]!;
    e.i32[Dev.captureTreatment] = classOf(treatment, e.i32[Dev.dcqcn] !== 0) | (hopsOf(treatment) << 8);
    capture(e, true, socket, at, bytes, Sections.txNames + (slot * SOCKADDR_BYTES) / 4);
    e.i32[(at + bytes - ICRC_BYTES) >> 2]! ^= key;
  }
}

/** Sends the batch. */
export function flushPackets(e: Engine): void {
  const { i32 } = e;
  const count = i32[Dev.txCount]!;
  if (count === 0) return;
  i32[Dev.txCount] = 0;
  endRun(e);
  i32[Dev.sentPackets]! += count;
  if (i32[Dev.capture] !== 0) captureBatch(e, i32[Dev.txSocket]!, count);
  e.link.send(e, i32[Dev.txSocket]!, count);
}
