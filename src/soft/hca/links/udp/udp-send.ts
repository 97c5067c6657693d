// Sends the transmit batch with one sendmmsg. Each run of packets (segmentation.ts) is one message, which the
// kernel splits.

import { Errno } from "../../../../../ffi/errno.ts";
import * as c from "../../../../../ffi/libc/constants.ts";
import { errno } from "../../../../../ffi/runtime/index.ts";
import { Counter } from "../../arena/counters.ts";
import { type Engine, Scratch, setDouble } from "../../arena/engine.ts";
import { AF_INET } from "../../arena/peer-address.ts";
import { clearReserved, maskReserved } from "../../wire/headers.ts";
import { ICRC_BYTES, icrc, PSEUDO_BYTES, setIdentification } from "../../wire/icrc.ts";
import {
  IOVEC_BYTES,
  MESSAGE_BYTES,
  PACKET_STRIDE,
  SOCKADDR_BYTES,
  TX_CONTROL_BYTES,
  TxBatch,
  TxSlots,
} from "../common/packet-memory.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../common/sockets.ts";
import { classOf, hopsOf } from "../common/treatment.ts";
import { FaultInjection } from "../faults/fault-state.ts";
import { CmsgHdr, CONTROL_BYTES, MsgHdr, writePointer } from "./packet-slots.ts";
import { SourcePort, sourcePortAt } from "./source-ports.ts";

const { EAGAIN, EINTR, ENOBUFS } = Errno;
/** Time to wait for room in the send buffer before packets count as lost, in milliseconds. */
const ROOM_WAIT_MS = 2;

const packetOf = (slot: number) => TxSlots.packets + (slot * PACKET_STRIDE) / 4;
const lengthOf = (slot: number) => TxSlots.iovecs + (slot * IOVEC_BYTES) / 4 + 2;
const messageOf = (index: number) => TxSlots.messages + (index * MESSAGE_BYTES) / 4;

/** Writes the control messages for `treatment` behind the one for the segment length. */
function writeTreatment(e: Engine, socket: number, at: number, treatment: number): void {
  const { i32 } = e;
  const own = Sockets.table + socket * SOCKET_WORDS;
  const four = i32[own + Socket.family] === AF_INET;
  const level = four ? c.IPPROTO_IP : c.IPPROTO_IPV6;
  const hops = at + CONTROL_BYTES / 4;
  i32[at + CmsgHdr.level] = level;
  i32[at + CmsgHdr.type] = four ? c.IP_TOS : c.IPV6_TCLASS;
  i32[at + CmsgHdr.data] = classOf(treatment, i32[Sockets.dcqcn] !== 0);
  i32[hops + CmsgHdr.level] = level;
  i32[hops + CmsgHdr.type] = four ? c.IP_TTL : c.IPV6_HOPLIMIT;
  i32[hops + CmsgHdr.data] = hopsOf(treatment);
}

/** Fills message `index` with the `packets` packets from slot `first` on, sent from local GID `socket`. */
function compose(e: Engine, socket: number, index: number, first: number, packets: number): void {
  const { i32, base } = e;
  const message = messageOf(index);
  writePointer(e, message + MsgHdr.name, base + TxSlots.names * 4 + first * SOCKADDR_BYTES);
  writePointer(e, message + MsgHdr.iov, base + TxSlots.iovecs * 4 + first * IOVEC_BYTES);
  i32[message + MsgHdr.iovLength] = packets;
  const treatment = i32[TxSlots.treatments + first]!;
  if (packets === 1 && treatment === 0) {
    i32[message + MsgHdr.controlLength] = 0;
    return;
  }
  const control = TxSlots.controls + (index * TX_CONTROL_BYTES) / 4;
  const from = packets > 1 ? 0 : CONTROL_BYTES;
  const end = treatment === 0 ? CONTROL_BYTES : TX_CONTROL_BYTES;
  writePointer(e, message + MsgHdr.control, base + control * 4 + from);
  i32[message + MsgHdr.controlLength] = end - from;
  if (packets > 1) i32[control + CmsgHdr.data] = i32[lengthOf(first)]!;
  if (treatment !== 0) writeTreatment(e, socket, control + CONTROL_BYTES / 4, treatment);
}

/** Fills one message for each run in the first `count` slots. Returns the number of messages. */
function composeAll(e: Engine, socket: number, count: number): number {
  // Injected faults move packets between slots, so their indices in runs are invalid.
  const runs = e.i32[FaultInjection.active] === 0;
  let messages = 0;
  let first = 0;
  for (let slot = 1; slot <= count; slot++) {
    if (runs && slot < count && e.i32[TxSlots.runIndices + slot] === slot - first) continue;
    compose(e, socket, messages++, first, slot - first);
    first = slot;
  }
  return messages;
}

/** Sends the batch. Packets that the kernel cannot send count as lost, and the transports retransmit them. */
export function sendBatch(e: Engine, socket: number, count: number): void {
  const { i32 } = e;
  const entropy = i32[TxBatch.entropy]!;
  const own = Sockets.table + socket * SOCKET_WORDS + Socket.fd;
  const fd = i32[entropy === 0 ? own : sourcePortAt(socket, entropy) + SourcePort.fd]!;
  if (i32[own]! < 0 || fd < 0) return;
  setDouble(e, own - Socket.fd + Socket.activeAt, e.now);
  const messages = composeAll(e, socket, count);
  i32[Counter.sentDatagrams]! += messages;
  let retriesLeft = 3;
  let first = 0;
  for (let from = 0; from < messages; ) {
    const sent = e.native.sendmmsg(fd, e.base + messageOf(from) * 4, messages - from, c.MSG_DONTWAIT);
    if (sent > 0) {
      for (let i = from; i < from + sent; i++) first += i32[messageOf(i) + MsgHdr.iovLength]!;
      from += sent;
      continue;
    }
    const error = errno();
    if (error === EINTR) continue;
    if ((error === EAGAIN || error === ENOBUFS) && retriesLeft-- > 0) {
      waitForRoom(e, fd);
      continue;
    }
    const packets = i32[messageOf(from) + MsgHdr.iovLength]!;
    if (packets > 1 && error !== EAGAIN && error !== ENOBUFS) sendSingly(e, socket, fd, from, first, packets);
    else lose(e, packets, error);
    first += packets;
    from++;
  }
}

function lose(e: Engine, packets: number, error: number): void {
  e.i32[Counter.sendErrors]! += packets;
  e.i32[Counter.sendErrno] = error;
}

/** Sends the packets of a refused run one by one. If that succeeds, the socket sends no more runs. */
function sendSingly(
  e: Engine,
  socket: number,
  fd: number,
  index: number,
  first: number,
  packets: number,
): void {
  const { i32 } = e;
  const numbered = i32[Sockets.table + socket * SOCKET_WORDS + Socket.family] === AF_INET;
  let gone = 0;
  for (let slot = first; slot < first + packets; slot++) {
    if (numbered) renumber(e, slot);
    i32[Counter.sentDatagrams]!++;
    compose(e, socket, index, slot, 1);
    if (e.native.sendmmsg(fd, e.base + messageOf(index) * 4, 1, c.MSG_DONTWAIT) === 1) gone++;
    else lose(e, 1, errno());
  }
  if (gone > 0) i32[Sockets.table + socket * SOCKET_WORDS + Socket.segments] = 0;
  i32[messageOf(index) + MsgHdr.iovLength] = packets;
}

/** Gives the packet in `slot` IP identification 0 and the matching ICRC. */
function renumber(e: Engine, slot: number): void {
  const at = packetOf(slot);
  const bth = at * 4 + PSEUDO_BYTES;
  const bytes = e.i32[lengthOf(slot)]! - ICRC_BYTES;
  setIdentification(e.i32, at, 0);
  maskReserved(e.view, bth);
  const crc = icrc(e.i32, at, PSEUDO_BYTES + bytes, e.txViews, slot);
  clearReserved(e.view, bth);
  e.i32[(bth + bytes) >> 2] = crc ^ e.i32[TxSlots.icrcKeys + slot]!;
}

function waitForRoom(e: Engine, fd: number): void {
  const { i32 } = e;
  i32[Scratch.pollFd] = fd;
  i32[Scratch.pollFd + 1] = c.POLLOUT;
  i32[Scratch.timespec] = 0;
  i32[Scratch.timespec + 1] = 0;
  i32[Scratch.timespec + 2] = ROOM_WAIT_MS * 1e6;
  i32[Scratch.timespec + 3] = 0;
  e.native.ppoll(e.base + Scratch.pollFd * 4, 1, e.base + Scratch.timespec * 4, 0);
}
