// Link over the host's UDP sockets. A batch leaves with one sendmmsg (udp-send.ts) and arrives with one
// recvmmsg.
import * as c from "../../../../../ffi/libc/constants.ts";
import { type Admit, type Engine, getDouble, type PacketLink, setDouble } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { PSEUDO_BYTES } from "../../wire/icrc.ts";
import {
  MESSAGE_BYTES,
  PACKET_STRIDE,
  RX_CONTROL_BYTES,
  RX_SLOTS,
  RX_STRIDE,
  RxSlots,
  SOCKADDR_BYTES,
} from "../common/packet-memory.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../common/sockets.ts";
import { DEFAULT_HOPS, isMarked } from "../common/treatment.ts";
import { CmsgHdr, MsgHdr, NAME_BYTES } from "./packet-slots.ts";
import { sendBatch } from "./udp-send.ts";
import { closeSocket, closeSockets, ensureSocket, joinGroup, reportHopLimits } from "./udp-socket.ts";

/** Maximum length of a packet; a longer segment is dropped. */
const LONGEST_PACKET = PACKET_STRIDE - PSEUDO_BYTES;

/**
 * Time without traffic after which a socket is idle, in microseconds. Idle sockets are polled every {@link
 * QUIET_LOOK_US}.
 */
const QUIET_US = 1000;
/** Time between two polls of idle sockets, in microseconds. */
const QUIET_LOOK_US = 25;

/**
 * Returns whether idle sockets are polled in this turn. A poll of an idle socket costs as much as the work
 * for one packet.
 */
function looksEverywhere(e: Engine): boolean {
  if (e.now - getDouble(e, Sockets.idlePolledAt) < QUIET_LOOK_US) return false;
  setDouble(e, Sockets.idlePolledAt, e.now);
  return true;
}

function receive(e: Engine, admit: Admit): number {
  const { i32 } = e;
  let total = 0;
  const sockets = i32[Sockets.count]!;
  const everywhere = sockets === 1 || looksEverywhere(e);
  for (let socket = 0; socket < sockets; socket++) {
    const at = Sockets.table + socket * SOCKET_WORDS;
    const fd = i32[at + Socket.fd]!;
    if (fd < 0 || !(everywhere || e.now - getDouble(e, at + Socket.activeAt) < QUIET_US)) continue;
    const messages = e.base + RxSlots.messages * 4;
    const count = e.native.recvmmsg(fd, messages, RX_SLOTS, c.MSG_DONTWAIT, 0);
    if (count > 0) setDouble(e, at + Socket.activeAt, e.now);
    for (let slot = 0; slot < count; slot++) total += take(e, admit, socket, slot);
  }
  return total;
}

/**
 * Admits the packets in receive slot `slot`: one, or several that the kernel coalesced (UDP_GRO). Returns
 * their number.
 */
function take(e: Engine, admit: Admit, socket: number, slot: number): number {
  const { i32 } = e;
  const message = RxSlots.messages + (slot * MESSAGE_BYTES) / 4;
  const name = RxSlots.names + (slot * SOCKADDR_BYTES) / 4;
  const start = RxSlots.packets * 4 + slot * RX_STRIDE;
  const length = i32[message + MsgHdr.flags]! & c.MSG_TRUNC ? 0 : i32[message + MsgHdr.length]!;
  const segment = readControls(e, slot, i32[message + MsgHdr.controlLength]!);
  i32[message + MsgHdr.controlLength] = RX_CONTROL_BYTES;
  i32[message + MsgHdr.nameLength] = NAME_BYTES;
  if (segment === 0 || segment >= length) {
    i32[RxPacket.socket] = socket;
    i32[RxPacket.name] = name;
    i32[RxPacket.identification] = 0;
    i32[RxPacket.start] = start;
    i32[RxPacket.length] = length > LONGEST_PACKET ? 0 : length;
    admit(e);
    return 1;
  }
  // Packets are whole words and are processed in place.
  const sound = (segment & 3) === 0 && segment <= LONGEST_PACKET;
  let index = 0;
  for (let at = 0; at < length; at += segment) {
    i32[RxPacket.socket] = socket;
    i32[RxPacket.name] = name;
    i32[RxPacket.identification] = index++;
    i32[RxPacket.start] = start + at;
    i32[RxPacket.length] = sound ? Math.min(length - at, segment) : 0;
    admit(e);
    if (!sound) break;
  }
  return index;
}

/**
 * Returns the length of the coalesced packets in receive slot `slot`, or 0 for a single packet. Stores the
 * congestion mark, traffic class and hop limit. The kernel coalesces only packets with equal marks.
 */
function readControls(e: Engine, slot: number, controlBytes: number): number {
  const { i32 } = e;
  let segment = 0;
  i32[RxPacket.marked] = 0;
  i32[RxPacket.trafficClass] = 0;
  i32[RxPacket.hops] = DEFAULT_HOPS;
  let at = RxSlots.controls + (slot * RX_CONTROL_BYTES) / 4;
  const end = at + controlBytes / 4;
  while (at + CmsgHdr.data < end) {
    const level = i32[at + CmsgHdr.level]!;
    const type = i32[at + CmsgHdr.type]!;
    if (level === c.IPPROTO_UDP && type === c.UDP_GRO) segment = i32[at + CmsgHdr.data]!;
    else if (
      (level === c.IPPROTO_IP && type === c.IP_TOS) ||
      (level === c.IPPROTO_IPV6 && type === c.IPV6_TCLASS)
    ) {
      // IP_TOS is one byte.
      const trafficClass = i32[at + CmsgHdr.data]! & 255;
      i32[RxPacket.trafficClass] = trafficClass;
      i32[RxPacket.marked] = isMarked(trafficClass) ? 1 : 0;
    } else if (
      (level === c.IPPROTO_IP && type === c.IP_TTL) ||
      (level === c.IPPROTO_IPV6 && type === c.IPV6_HOPLIMIT)
    ) {
      i32[RxPacket.hops] = i32[at + CmsgHdr.data]! & 255;
    }
    at += ((i32[at + CmsgHdr.length]! + 7) & ~7) / 4;
  }
  return segment;
}

/** Link for RoCE v2 over UDP port 4791 of the host's addresses. */
export const udpLink: PacketLink = {
  open: ensureSocket,
  reportHopLimits,
  join: joinGroup,
  leave: closeSocket,
  close: closeSockets,
  send: sendBatch,
  receive,
};
