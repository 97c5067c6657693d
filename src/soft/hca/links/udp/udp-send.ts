// Sends the transmit batch with one sendmmsg: each run of packets (see segmentation.ts) is one message, cut by the kernel.

import * as c from "../../../../../ffi/libc/constants.ts";
import { errno } from "../../../../../ffi/runtime/index.ts";
import {
  Dev,
  IOVEC_BYTES,
  MESSAGE_BYTES,
  PACKET_STRIDE,
  Sections,
  SOCKADDR_BYTES,
  SOCKET_WORDS,
  Socket,
  TX_CONTROL_BYTES,
} from "../../arena/arena.ts";
import { setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { AF_INET } from "../../arena/peer-address.ts";
import { clearReserved, maskReserved } from "../../wire/bth.ts";
import { ICRC_BYTES, icrc, PSEUDO_BYTES, setIdentification } from "../../wire/icrc.ts";
import { classOf, hopsOf } from "../treatment.ts";
import { CONTROL_BYTES, Control, Message, writePointer } from "./packet-slots.ts";
import { SourcePort, sourcePortAt } from "./source-ports.ts";

const EAGAIN = 11;
const EINTR = 4;
const ENOBUFS = 105;
const MSG_DONTWAIT = 0x40;
const POLLOUT = 4;
/** Milliseconds to wait for room in a socket's send buffer before the packets count as lost. */
const PATIENCE_MS = 2;

const packetOf = (slot: number) => Sections.txPackets + (slot * PACKET_STRIDE) / 4;
const lengthOf = (slot: number) => Sections.txIovecs + (slot * IOVEC_BYTES) / 4 + 2;
const messageOf = (index: number) => Sections.txMessages + (index * MESSAGE_BYTES) / 4;

/** Puts the control messages that say `treatment` behind the one that says how a run is cut. */
function writeTreatment(e: Engine, socket: number, at: number, treatment: number): void {
  const { i32 } = e;
  const own = Sections.sockets + socket * SOCKET_WORDS;
  const four = i32[own + Socket.family] === AF_INET;
  const level = four ? c.IPPROTO_IP : c.IPPROTO_IPV6;
  const hops = at + CONTROL_BYTES / 4;
  i32[at + Control.level] = level;
  i32[at + Control.type] = four ? c.IP_TOS : c.IPV6_TCLASS;
  i32[at + Control.data] = classOf(treatment, i32[Dev.dcqcn] !== 0);
  i32[hops + Control.level] = level;
  i32[hops + Control.type] = four ? c.IP_TTL : c.IPV6_HOPLIMIT;
  i32[hops + Control.data] = hopsOf(treatment);
}

/** Makes message `index` of the `packets` packets from slot `first` on, which leave from our GID `socket`. */
function compose(e: Engine, socket: number, index: number, first: number, packets: number): void {
  const { i32, base } = e;
  const message = messageOf(index);
  writePointer(e, message + Message.name, base + Sections.txNames * 4 + first * SOCKADDR_BYTES);
  writePointer(e, message + Message.iov, base + Sections.txIovecs * 4 + first * IOVEC_BYTES);
  i32[message + Message.iovLength] = packets;
  const treatment = i32[Sections.txTreatments + first]!;
  if (packets === 1 && treatment === 0) {
    i32[message + Message.controlLength] = 0;
    return;
  }
  const control = Sections.txControls + (index * TX_CONTROL_BYTES) / 4;
  const from = packets > 1 ? 0 : CONTROL_BYTES;
  const end = treatment === 0 ? CONTROL_BYTES : TX_CONTROL_BYTES;
  writePointer(e, message + Message.control, base + control * 4 + from);
  i32[message + Message.controlLength] = end - from;
  if (packets > 1) i32[control + Control.data] = i32[lengthOf(first)]!;
  if (treatment !== 0) writeTreatment(e, socket, control + CONTROL_BYTES / 4, treatment);
}

/** One message for each run among the first `count` slots; how many there are. */
function composeAll(e: Engine, socket: number, count: number): number {
  // Injected faults move packets about: their places in runs are void.
  const runs = e.i32[Dev.faults] === 0;
  let messages = 0;
  let first = 0;
  for (let slot = 1; slot <= count; slot++) {
    if (runs && slot < count && e.i32[Sections.txPlaces + slot] === slot - first) continue;
    compose(e, socket, messages++, first, slot - first);
    first = slot;
  }
  return messages;
}

/** Packets the kernel has no room for, or cannot send, count as lost: retransmission is the transports' business. */
export function sendBatch(e: Engine, socket: number, count: number): void {
  const { i32 } = e;
  const entropy = i32[Dev.txEntropy]!;
  const own = Sections.sockets + socket * SOCKET_WORDS + Socket.fd;
  const fd = i32[entropy === 0 ? own : sourcePortAt(socket, entropy) + SourcePort.fd]!;
  if (i32[own]! < 0 || fd < 0) return;
  setDouble(e, own - Socket.fd + Socket.activeAt, e.now);
  const messages = composeAll(e, socket, count);
  i32[Dev.sentDatagrams]! += messages;
  let patience = 3;
  let first = 0;
  for (let from = 0; from < messages; ) {
    const sent = e.native.sendmmsg(fd, e.base + messageOf(from) * 4, messages - from, MSG_DONTWAIT);
    if (sent > 0) {
      for (let i = from; i < from + sent; i++) first += i32[messageOf(i) + Message.iovLength]!;
      from += sent;
      continue;
    }
    const error = errno();
    if (error === EINTR) continue;
    if ((error === EAGAIN || error === ENOBUFS) && patience-- > 0) {
      waitForRoom(e, fd);
      continue;
    }
    const packets = i32[messageOf(from) + Message.iovLength]!;
    if (packets > 1 && error !== EAGAIN && error !== ENOBUFS) sendSingly(e, socket, fd, from, first, packets);
    else lose(e, packets, error);
    first += packets;
    from++;
  }
}

function lose(e: Engine, packets: number, error: number): void {
  e.i32[Dev.sendErrors]! += packets;
  e.i32[Dev.sendErrno] = error;
}

/** The kernel refused message `index`, a run: its packets go one by one, and if that works no run is tried any more. */
function sendSingly(
  e: Engine,
  socket: number,
  fd: number,
  index: number,
  first: number,
  packets: number,
): void {
  const { i32 } = e;
  const numbered = i32[Sections.sockets + socket * SOCKET_WORDS + Socket.family] === AF_INET;
  let gone = 0;
  for (let slot = first; slot < first + packets; slot++) {
    if (numbered) renumber(e, slot);
    i32[Dev.sentDatagrams]!++;
    compose(e, socket, index, slot, 1);
    if (e.native.sendmmsg(fd, e.base + messageOf(index) * 4, 1, MSG_DONTWAIT) === 1) gone++;
    else lose(e, 1, errno());
  }
  if (gone > 0) i32[Sections.sockets + socket * SOCKET_WORDS + Socket.segments] = 0;
  i32[messageOf(index) + Message.iovLength] = packets;
}

/** Gives the packet in `slot` IP identification 0 and the ICRC that goes with it. */
function renumber(e: Engine, slot: number): void {
  const at = packetOf(slot);
  const bth = at * 4 + PSEUDO_BYTES;
  const bytes = e.i32[lengthOf(slot)]! - ICRC_BYTES;
  setIdentification(e.i32, at, 0);
  maskReserved(e.view, bth);
  const crc = icrc(e.i32, at, PSEUDO_BYTES + bytes, e.txViews, slot);
  clearReserved(e.view, bth);
  e.i32[(bth + bytes) >> 2] = crc ^ e.i32[Sections.txKeys + slot]!;
}

function waitForRoom(e: Engine, fd: number): void {
  const { i32 } = e;
  i32[Dev.pollFd] = fd;
  i32[Dev.pollFd + 1] = POLLOUT;
  i32[Dev.timespec] = 0;
  i32[Dev.timespec + 1] = 0;
  i32[Dev.timespec + 2] = PATIENCE_MS * 1e6;
  i32[Dev.timespec + 3] = 0;
  e.native.ppoll(e.base + Dev.pollFd * 4, 1, e.base + Dev.timespec * 4, 0);
}
