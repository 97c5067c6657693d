// The link over the host's UDP sockets: a batch leaves with one sendmmsg and comes in with one recvmmsg.
import { errno } from "../../../../ffi/runtime/index.ts";
import {
  Dev,
  MESSAGE_BYTES,
  PACKET_STRIDE,
  RX_SLOTS,
  Sections,
  SOCKADDR_BYTES,
  SOCKET_WORDS,
  Socket,
} from "../engine/arena.ts";
import type { Engine } from "../engine/engine.ts";
import { PSEUDO_BYTES } from "../wire/icrc.ts";
import type { Admit, Link } from "./link.ts";
import { closeSockets, ensureSocket } from "./udp-socket.ts";

const EAGAIN = 11;
const EINTR = 4;
const ENOBUFS = 105;
const MSG_DONTWAIT = 0x40;
const MSG_TRUNC = 0x20;
const MESSAGE_FLAGS = 48 / 4;
const MESSAGE_LENGTH = 56 / 4;
const POLLOUT = 4;
/** Milliseconds to wait for room in a socket's send buffer before the packets count as lost. */
const PATIENCE = 2;

/** Packets the kernel has no room for, or cannot send, count as lost: retransmission is the transports' business. */
function send(e: Engine, socket: number, count: number): void {
  const { i32 } = e;
  const fd = i32[Sections.sockets + socket * SOCKET_WORDS + Socket.fd]!;
  if (fd < 0) return;
  const messages = e.base + Sections.txMessages * 4;
  let patience = 3;
  for (let from = 0; from < count; ) {
    const sent = e.native.sendmmsg(fd, messages + from * MESSAGE_BYTES, count - from, MSG_DONTWAIT);
    if (sent > 0) {
      from += sent;
      continue;
    }
    const error = errno();
    if (error === EINTR) continue;
    if ((error === EAGAIN || error === ENOBUFS) && patience-- > 0) waitForRoom(e, fd);
    else {
      i32[Dev.sendErrors]!++;
      i32[Dev.sendErrno] = error;
      from++;
    }
  }
}

function waitForRoom(e: Engine, fd: number): void {
  const { i32 } = e;
  i32[Dev.pollFd] = fd;
  i32[Dev.pollFd + 1] = POLLOUT;
  i32[Dev.timespec] = 0;
  i32[Dev.timespec + 1] = 0;
  i32[Dev.timespec + 2] = PATIENCE * 1e6;
  i32[Dev.timespec + 3] = 0;
  e.native.ppoll(e.base + Dev.pollFd * 4, 1, e.base + Dev.timespec * 4, 0);
}

function receive(e: Engine, admit: Admit): number {
  const { i32 } = e;
  let total = 0;
  const sockets = i32[Dev.socketCount]!;
  for (let socket = 0; socket < sockets; socket++) {
    const fd = i32[Sections.sockets + socket * SOCKET_WORDS + Socket.fd]!;
    if (fd < 0) continue;
    const count = e.native.recvmmsg(fd, e.base + Sections.rxMessages * 4, RX_SLOTS, MSG_DONTWAIT, 0);
    for (let slot = 0; slot < count; slot++) {
      const message = Sections.rxMessages + (slot * MESSAGE_BYTES) / 4;
      // A datagram too long for the slot is no packet; 0 bytes are refused as too short.
      const length = i32[message + MESSAGE_FLAGS]! & MSG_TRUNC ? 0 : i32[message + MESSAGE_LENGTH]!;
      const at = Sections.rxPackets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES;
      admit(e, socket, slot, at, length, Sections.rxNames + (slot * SOCKADDR_BYTES) / 4);
    }
    if (count > 0) total += count;
  }
  return total;
}

/** RoCEv2 over UDP port 4791 of the host's addresses. */
export const udpLink: Link = { open: ensureSocket, close: closeSockets, send, receive };
