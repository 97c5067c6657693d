import { Errno } from "../../../ffi/errno.ts";
import type { Admit, Engine, PacketLink } from "../../soft/hca/arena/engine.ts";
import { RxPacket } from "../../soft/hca/arena/packet.ts";
import { AF_INET, AF_INET6, isIpv6, nameGid } from "../../soft/hca/arena/peer-address.ts";
import {
  addressText,
  dottedAddress,
  gidOfAddress,
  ipv6Text,
  rawAddress,
} from "../../soft/hca/links/common/addresses.ts";
import {
  IOVEC_BYTES,
  PACKET_STRIDE,
  RX_SLOTS,
  RX_STRIDE,
  RxSlots,
  SOCKADDR_BYTES,
  TxBatch,
  TxSlots,
} from "../../soft/hca/links/common/packet-memory.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../soft/hca/links/common/sockets.ts";
import { classOf, hopsOf, isMarked } from "../../soft/hca/links/common/treatment.ts";
import { SourcePort, sourcePort, sourcePortAt } from "../../soft/hca/links/udp/source-ports.ts";
import { PSEUDO_BYTES } from "../../soft/hca/wire/icrc.ts";

/** First UDP source port of the further paths of an address. */
const FIRST_SOURCE_PORT = 0xc000;
/** Longest packet that fits a receive slot of a NIC. */
const LONGEST_PACKET = PACKET_STRIDE - PSEUDO_BYTES;

/** RoCE v2 packet between two NICs. Addresses are text. */
export interface Packet {
  readonly from: string;
  readonly to: string;
  /** UDP source port. */
  readonly port: number;
  readonly trafficClass: number;
  readonly hops: number;
  /** Bytes from the BTH to the ICRC. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Network end of a NIC. */
export interface PacketPort {
  /** Addresses of the NIC, by GID index. */
  readonly addresses: readonly string[];
  /** Sends a packet. The bytes are a copy. */
  send(packet: Packet): void;
  /** Removes and returns the next packet that arrived. */
  take(): Packet | undefined;
}

const swapped = (port: number): number => ((port & 255) << 8) | ((port >>> 8) & 255);
const socketAt = (index: number): number => Sockets.table + index * SOCKET_WORDS;

function open(e: Engine, index: number): number {
  const at = socketAt(index);
  if (e.i32[at + Socket.address] === 0) return Errno.EINVAL;
  e.i32[at + Socket.fd] = 0;
  for (let entropy = 1; entropy <= e.i32[Sockets.portsPerAddress]!; entropy++)
    e.i32[sourcePortAt(index, entropy) + SourcePort.port] = swapped(FIRST_SOURCE_PORT + entropy);
  if (index >= e.i32[Sockets.count]!) e.i32[Sockets.count] = index + 1;
  return 0;
}

function close(e: Engine): void {
  for (let index = 0; index < e.i32[Sockets.count]!; index++) e.i32[socketAt(index) + Socket.fd] = -1;
  e.i32[Sockets.count] = 0;
}

function send(e: Engine, port: PacketPort, socket: number, count: number): void {
  const from = addressText(e, socket, e.i32[socketAt(socket) + Socket.address]!);
  const source = swapped(sourcePort(e, socket, e.i32[TxBatch.entropy]!));
  const obeys = e.i32[Sockets.dcqcn] !== 0;
  for (let slot = 0; slot < count; slot++) {
    const length = e.i32[TxSlots.iovecs + (slot * IOVEC_BYTES) / 4 + 2]!;
    const at = TxSlots.packets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES;
    const name = TxSlots.names + (slot * SOCKADDR_BYTES) / 4;
    const treatment = e.i32[TxSlots.treatments + slot]!;
    port.send({
      from,
      to: isIpv6(e, name) ? ipv6Text(e, nameGid(name)) : dottedAddress(e.i32[name + 1]!),
      port: source,
      trafficClass: classOf(treatment, obeys),
      hops: hopsOf(treatment),
      bytes: e.u8.slice(at, at + length),
    });
  }
}

function receive(e: Engine, port: PacketPort, admit: Admit): number {
  const { i32 } = e;
  let count = 0;
  for (let packet = port.take(); packet !== undefined; packet = port.take()) {
    const socket = port.addresses.indexOf(packet.to);
    if (socket < 0 || i32[socketAt(socket) + Socket.fd]! < 0) continue;
    const slot = count++ % RX_SLOTS;
    const name = RxSlots.names + (slot * SOCKADDR_BYTES) / 4;
    const isSix = packet.from.includes(":");
    i32[name] = (isSix ? AF_INET6 : AF_INET) | (swapped(packet.port) << 16);
    if (isSix) i32.set(new Int32Array(gidOfAddress(packet.from).buffer), nameGid(name));
    else i32[name + 1] = rawAddress(packet.from);
    const start = RxSlots.packets * 4 + slot * RX_STRIDE;
    const fits = packet.bytes.length <= LONGEST_PACKET;
    if (fits) e.u8.set(packet.bytes, start);
    i32[RxPacket.socket] = socket;
    i32[RxPacket.name] = name;
    i32[RxPacket.identification] = 0;
    i32[RxPacket.trafficClass] = packet.trafficClass;
    i32[RxPacket.marked] = isMarked(packet.trafficClass) ? 1 : 0;
    i32[RxPacket.hops] = packet.hops;
    i32[RxPacket.start] = start;
    i32[RxPacket.length] = fits ? packet.bytes.length : 0;
    admit(e);
  }
  return count;
}

/**
 * Returns a link that carries the packets of a NIC through `port`. It has no multicast groups.
 *
 * @internal
 */
export const packetLink = (port: PacketPort): PacketLink => ({
  open,
  close,
  reportHopLimits: () => {},
  join: () => Errno.EOPNOTSUPP,
  leave: () => {},
  send: (e, socket, count) => send(e, port, socket, count),
  receive: (e, admit) => receive(e, port, admit),
});
