// UDP sockets of the NIC. They are unconnected and use IP_PMTUDISC_DO: Linux then sends identification 0 and
// DF, which the ICRC covers.
import * as c from "../../../../../ffi/libc/index.ts";
import { ApplicationScratch, type Engine } from "../../arena/engine.ts";
import { addressGid, nameIpv6 } from "../../arena/peer-address.ts";
import { ROCE_PORT } from "../../wire/icrc.ts";
import { ENTROPY, MAX_SOCKETS, SOCKET_WORDS, Socket, Sockets } from "../common/sockets.ts";
import { CAPABLE, DEFAULT_HOPS } from "../common/treatment.ts";
import { NAME_BYTES } from "./packet-slots.ts";
import { SourcePort, sourcePortAt } from "./source-ports.ts";

const BUFFER_BYTES = 8 * 1024 * 1024;
const SOCKADDR_IN_BYTES = 16;
const MREQ_BYTES = 8;
const MREQ6_BYTES = 20;

const { libc } = c;

function setOption(e: Engine, fd: number, level: number, name: number, value: number): boolean {
  e.i32[ApplicationScratch.word] = value;
  return libc.setsockopt(fd, level, name, e.base + ApplicationScratch.word * 4, 4) === 0;
}

/** Enlarges a socket buffer, beyond rmem_max where the process is privileged, else up to the limit. */
function growBuffer(e: Engine, fd: number, forced: number, polite: number): void {
  if (!setOption(e, fd, c.SOL_SOCKET, forced, BUFFER_BYTES))
    setOption(e, fd, c.SOL_SOCKET, polite, BUFFER_BYTES);
}

/**
 * Sets the options of an IPv4 socket: identification 0 and DF, ECN capability, and reports of congestion
 * marks.
 */
function prepareIpv4(e: Engine, fd: number): void {
  setOption(e, fd, c.IPPROTO_IP, c.IP_MTU_DISCOVER, c.IP_PMTUDISC_DO);
  if (e.i32[Sockets.dcqcn] !== 0) setOption(e, fd, c.IPPROTO_IP, c.IP_TOS, CAPABLE);
  setOption(e, fd, c.IPPROTO_IP, c.IP_RECVTOS, 1);
  setOption(e, fd, c.IPPROTO_IP, c.IP_TTL, DEFAULT_HOPS);
  if (e.i32[Sockets.wantsHops] !== 0) setOption(e, fd, c.IPPROTO_IP, c.IP_RECVTTL, 1);
}

/**
 * Sets the options of an IPv6 socket. Checksums are optional, because rdma_rxe and hardware NICs send none.
 */
function prepareIpv6(e: Engine, fd: number): void {
  setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_V6ONLY, 1);
  setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_MTU_DISCOVER, c.IPV6_PMTUDISC_DO);
  setOption(e, fd, c.IPPROTO_UDP, c.UDP_NO_CHECK6_RX, 1);
  if (e.i32[Sockets.dcqcn] !== 0) setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_TCLASS, CAPABLE);
  setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_RECVTCLASS, 1);
  setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_UNICAST_HOPS, DEFAULT_HOPS);
  setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_MULTICAST_HOPS, DEFAULT_HOPS);
  if (e.i32[Sockets.wantsHops] !== 0) setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_RECVHOPLIMIT, 1);
}

/**
 * Opens a non-blocking UDP socket bound to an address (arena/peer-address.ts) and port; port 0 is any.
 * Returns its descriptor or minus the errno. `shared` lets other processes bind the same address, which
 * multicast groups need.
 */
export function openRoceSocket(
  e: Engine,
  family: number,
  address: number,
  shared = false,
  port = ROCE_PORT,
): number {
  const fd = libc.socket(family, c.SOCK_DGRAM | c.SOCK_NONBLOCK | c.SOCK_CLOEXEC, 0);
  if (fd < 0) return -c.errno();
  if (shared) setOption(e, fd, c.SOL_SOCKET, c.SO_REUSEADDR, 1);
  if (family === c.AF_INET6) prepareIpv6(e, fd);
  else prepareIpv4(e, fd);
  growBuffer(e, fd, c.SO_RCVBUFFORCE, c.SO_RCVBUF);
  growBuffer(e, fd, c.SO_SNDBUFFORCE, c.SO_SNDBUF);
  setOption(e, fd, c.IPPROTO_UDP, c.UDP_GRO, 1);
  const name = ApplicationScratch.sges;
  const head = family | ((port & 255) << 24) | ((port >> 8) << 16);
  if (family === c.AF_INET6) nameIpv6(e, name, head, address);
  else {
    e.i32.fill(0, name, name + SOCKADDR_IN_BYTES / 4);
    e.i32[name] = head;
    e.i32[name + 1] = address;
  }
  const bytes = family === c.AF_INET6 ? NAME_BYTES : SOCKADDR_IN_BYTES;
  if (libc.bind(fd, e.base + name * 4, bytes) === 0) return fd;
  const error = c.errno();
  libc.close(fd);
  return -error;
}

/**
 * Opens the socket that receives the packets of an address. Yielding sockets on that address (SO_REUSEADDR),
 * here or in other processes, stop receiving because the kernel prefers the socket bound last. SO_REUSEADDR
 * is then cleared, so that no later socket can take over.
 */
function openOwnSocket(e: Engine, family: number, address: number): number {
  let fd = openRoceSocket(e, family, address);
  if (fd === -c.Errno.EADDRINUSE) fd = openRoceSocket(e, family, address, true);
  if (fd >= 0) setOption(e, fd, c.SOL_SOCKET, c.SO_REUSEADDR, 0);
  return fd;
}

/**
 * Opens the socket of GID `index` unless it is open. Returns 0 or the errno. A `yielding` socket gives way to
 * another process that binds the address. The caller holds the engine lock.
 */
export function ensureSocket(e: Engine, index: number, yielding = false): number {
  const at = Sockets.table + index * SOCKET_WORDS;
  if (index >= MAX_SOCKETS || e.i32[at + Socket.address] === 0) return c.Errno.EINVAL;
  const before = e.i32[at + Socket.fd]!;
  if (before >= 0) openSourcePorts(e, index);
  if (before >= 0 && (yielding || e.i32[at + Socket.yielding] === 0)) return 0;
  const family = e.i32[at + Socket.family]!;
  const address = e.i32[at + Socket.address]!;
  const fd = yielding ? openRoceSocket(e, family, address, true) : openOwnSocket(e, family, address);
  if (fd < 0) return -fd;
  if (before >= 0) libc.close(before);
  e.i32[at + Socket.fd] = fd;
  e.i32[at + Socket.yielding] = yielding ? 1 : 0;
  if (e.i32[at + Socket.family] === c.AF_INET) {
    setOption(e, fd, c.IPPROTO_IP, c.IP_MULTICAST_IF, e.i32[at + Socket.address]!);
    setOption(e, fd, c.IPPROTO_IP, c.IP_MULTICAST_TTL, DEFAULT_HOPS);
  } else setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_MULTICAST_IF, e.i32[at + Socket.device]!);
  // Linux before 4.18 has no UDP_SEGMENT; every packet then leaves by itself.
  e.i32[at + Socket.segments] = setOption(e, fd, c.IPPROTO_UDP, c.UDP_SEGMENT, 0) ? 1 : 0;
  openSourcePorts(e, index);
  if (index >= e.i32[Sockets.count]!) e.i32[Sockets.count] = index + 1;
  return 0;
}

/**
 * Enables the report of received hop limits on all sockets, for delivery with datagrams. The caller holds the
 * lock.
 */
export function reportHopLimits(e: Engine): void {
  if (e.i32[Sockets.wantsHops] !== 0) return;
  e.i32[Sockets.wantsHops] = 1;
  for (let index = 0; index < e.i32[Sockets.count]!; index++) {
    const at = Sockets.table + index * SOCKET_WORDS;
    const fd = e.i32[at + Socket.fd]!;
    if (fd < 0) continue;
    if (e.i32[at + Socket.family] === c.AF_INET) setOption(e, fd, c.IPPROTO_IP, c.IP_RECVTTL, 1);
    else setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_RECVHOPLIMIT, 1);
  }
}

/** Opens the additional source ports of the address that are configured and not open yet. */
function openSourcePorts(e: Engine, index: number): void {
  for (let entropy = 1; entropy <= e.i32[Sockets.portsPerAddress]!; entropy++) {
    const open = e.i32[sourcePortAt(index, entropy) + SourcePort.port] !== 0;
    if (!open && !openSourcePort(e, index, entropy)) return;
  }
}

/** Opens a socket that only sends, from a port that the kernel selects. Returns whether that succeeded. */
function openSourcePort(e: Engine, socket: number, entropy: number): boolean {
  const own = Sockets.table + socket * SOCKET_WORDS;
  const fd = openRoceSocket(e, e.i32[own + Socket.family]!, e.i32[own + Socket.address]!, false, 0);
  if (fd < 0) return false;
  const name = ApplicationScratch.sges;
  e.i32[ApplicationScratch.word] = NAME_BYTES;
  if (libc.getsockname(fd, e.base + name * 4, e.base + ApplicationScratch.word * 4) !== 0) {
    libc.close(fd);
    return false;
  }
  // The program never reads this socket, so received packets must not take memory.
  setOption(e, fd, c.SOL_SOCKET, c.SO_RCVBUF, 0);
  const at = sourcePortAt(socket, entropy);
  e.i32[at + SourcePort.fd] = fd;
  e.i32[at + SourcePort.port] = e.i32[name]! >>> 16;
  return true;
}

/**
 * Joins a multicast group on the network device of the local address at word `local`, of the same family.
 * Returns 0 or the errno.
 */
function joinOn(e: Engine, fd: number, group: number, local: number): number {
  const { i32, base } = e;
  const request = ApplicationScratch.sges;
  const six = i32[local + Socket.family] === c.AF_INET6;
  if (six) {
    // struct ipv6_mreq: group, then interface index.
    i32.copyWithin(request, addressGid(group), addressGid(group) + 4);
    i32[request + 4] = i32[local + Socket.device]!;
  } else {
    // struct ip_mreq: group, then interface address.
    i32[request] = group;
    i32[request + 1] = i32[local + Socket.address]!;
  }
  const joined = six
    ? libc.setsockopt(fd, c.IPPROTO_IPV6, c.IPV6_ADD_MEMBERSHIP, base + request * 4, MREQ6_BYTES)
    : libc.setsockopt(fd, c.IPPROTO_IP, c.IP_ADD_MEMBERSHIP, base + request * 4, MREQ_BYTES);
  if (joined === 0) return 0;
  const error = c.errno();
  // Two local addresses are on one device, and the group is already joined there.
  return error === c.Errno.EADDRINUSE ? 0 : error;
}

/** Joins a multicast group on every network device with a local address (see {@link PacketLink.join}). */
export function joinGroup(e: Engine, index: number): number {
  const at = Sockets.table + index * SOCKET_WORDS;
  const group = e.i32[at + Socket.address]!;
  const family = e.i32[at + Socket.family]!;
  const fd = openRoceSocket(e, family, group, true);
  if (fd < 0) return -fd;
  let error: number = c.Errno.ENODEV;
  for (let own = 0; own < index; own++) {
    const local = Sockets.table + own * SOCKET_WORDS;
    if (e.i32[local + Socket.family] !== family || e.i32[local + Socket.members] !== 0) continue;
    if (error !== 0) error = joinOn(e, fd, group, local);
    else joinOn(e, fd, group, local);
  }
  if (error !== 0) {
    libc.close(fd);
    return error;
  }
  e.i32[at + Socket.fd] = fd;
  if (index >= e.i32[Sockets.count]!) e.i32[Sockets.count] = index + 1;
  return 0;
}

/** Closes one socket. The caller holds the engine lock. */
export function closeSocket(e: Engine, index: number): void {
  const at = Sockets.table + index * SOCKET_WORDS + Socket.fd;
  if (e.i32[at]! >= 0) libc.close(e.i32[at]!);
  e.i32[at] = -1;
}

/** Closes all sockets. The caller holds the engine lock. */
export function closeSockets(e: Engine): void {
  for (let index = 0; index < MAX_SOCKETS; index++) {
    closeSocket(e, index);
    for (let entropy = 1; entropy <= ENTROPY; entropy++) {
      const at = sourcePortAt(index, entropy);
      if (e.i32[at + SourcePort.port] === 0) continue;
      libc.close(e.i32[at + SourcePort.fd]!);
      e.i32[at + SourcePort.port] = 0;
    }
  }
  e.i32[Sockets.count] = 0;
}
