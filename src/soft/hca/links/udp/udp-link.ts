// The link over the host's UDP sockets: a batch leaves with one sendmmsg (udp-send.ts) and comes in with one recvmmsg.
import * as c from "../../../../../ffi/libc/constants.ts";
import {
  Dev,
  MESSAGE_BYTES,
  PACKET_STRIDE,
  RX_CONTROL_BYTES,
  RX_SLOTS,
  RX_STRIDE,
  Sections,
  SOCKADDR_BYTES,
  SOCKET_WORDS,
  Socket,
} from "../../arena/arena.ts";
import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { PSEUDO_BYTES } from "../../wire/icrc.ts";
import type { Admit, Link } from "../link.ts";
import { DEFAULT_HOPS, isMarked } from "../treatment.ts";
import { Control, Message, NAME_BYTES } from "./packet-slots.ts";
import { sendBatch } from "./udp-send.ts";
import { closeSocket, closeSockets, ensureSocket, joinGroup, tellHops } from "./udp-socket.ts";

/** A piece longer than this is no packet. */
const LONGEST_PACKET = PACKET_STRIDE - PSEUDO_BYTES;

/** A socket at which nothing came or went for so long is quiet: while others are looked at in each turn, it is in so much time. */
const QUIET_US = 1000;
const QUIET_LOOK_US = 25;

/** Whether quiet sockets have their turn: asking the kernel costs as much at each of them as the work of a packet. */
function looksEverywhere(e: Engine): boolean {
  if (e.now - getDouble(e, Dev.quietLookAt) < QUIET_LOOK_US) return false;
  setDouble(e, Dev.quietLookAt, e.now);
  return true;
}

function receive(e: Engine, admit: Admit): number {
  const { i32 } = e;
  let total = 0;
  const sockets = i32[Dev.socketCount]!;
  const everywhere = sockets === 1 || looksEverywhere(e);
  for (let socket = 0; socket < sockets; socket++) {
    const at = Sections.sockets + socket * SOCKET_WORDS;
    const fd = i32[at + Socket.fd]!;
    if (fd < 0 || !(everywhere || e.now - getDouble(e, at + Socket.activeAt) < QUIET_US)) continue;
    const messages = e.base + Sections.rxMessages * 4;
    const count = e.native.recvmmsg(fd, messages, RX_SLOTS, c.MSG_DONTWAIT, 0);
    if (count > 0) setDouble(e, at + Socket.activeAt, e.now);
    for (let slot = 0; slot < count; slot++) total += take(e, admit, socket, slot);
  }
  return total;
}

/** Takes what came into receive slot `slot`: a packet, or several that the kernel joined. How many there were. */
function take(e: Engine, admit: Admit, socket: number, slot: number): number {
  const { i32 } = e;
  const message = Sections.rxMessages + (slot * MESSAGE_BYTES) / 4;
  const name = Sections.rxNames + (slot * SOCKADDR_BYTES) / 4;
  const start = Sections.rxPackets * 4 + slot * RX_STRIDE;
  const length = i32[message + Message.flags]! & c.MSG_TRUNC ? 0 : i32[message + Message.length]!;
  const segment = readControls(e, slot, i32[message + Message.controlLength]!);
  i32[message + Message.controlLength] = RX_CONTROL_BYTES;
  i32[message + Message.nameLength] = NAME_BYTES;
  if (segment === 0 || segment >= length) {
    i32[RxPacket.socket] = socket;
    i32[RxPacket.name] = name;
    i32[RxPacket.identification] = 0;
    i32[RxPacket.start] = start;
    i32[RxPacket.length] = length > LONGEST_PACKET ? 0 : length;
    admit(e);
    return 1;
  }
  // Packets are whole words, and are looked at where they lie.
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
 * Of what size the packets in receive slot `slot` are that the kernel joined; 0 when it is one packet. Notes whether the
 * network marked them: it joins only packets that are alike in that.
 */
function readControls(e: Engine, slot: number, controlBytes: number): number {
  const { i32 } = e;
  let segment = 0;
  i32[RxPacket.marked] = 0;
  i32[RxPacket.trafficClass] = 0;
  i32[RxPacket.hops] = DEFAULT_HOPS;
  let at = Sections.rxControls + (slot * RX_CONTROL_BYTES) / 4;
  const end = at + controlBytes / 4;
  while (at + Control.data < end) {
    const level = i32[at + Control.level]!;
    const type = i32[at + Control.type]!;
    if (level === c.IPPROTO_UDP && type === c.UDP_GRO) segment = i32[at + Control.data]!;
    else if (
      (level === c.IPPROTO_IP && type === c.IP_TOS) ||
      (level === c.IPPROTO_IPV6 && type === c.IPV6_TCLASS)
    ) {
      // Of IPv4 it is one byte.
      const trafficClass = i32[at + Control.data]! & 255;
      i32[RxPacket.trafficClass] = trafficClass;
      i32[RxPacket.marked] = isMarked(trafficClass) ? 1 : 0;
    } else if (
      (level === c.IPPROTO_IP && type === c.IP_TTL) ||
      (level === c.IPPROTO_IPV6 && type === c.IPV6_HOPLIMIT)
    ) {
      i32[RxPacket.hops] = i32[at + Control.data]! & 255;
    }
    at += ((i32[at + Control.length]! + 7) & ~7) / 4;
  }
  return segment;
}

/** RoCEv2 over UDP port 4791 of the host's addresses. */
export const udpLink: Link = {
  open: ensureSocket,
  tellHops,
  join: joinGroup,
  leave: closeSocket,
  close: closeSockets,
  send: sendBatch,
  receive,
};
