// The NIC's own UDP sockets. Unconnected with IP_PMTUDISC_DO: then Linux sends identification 0 and DF, which the ICRC covers.
import * as c from "../../../../../ffi/libc/index.ts";
import { Dev, ENTROPY, MAX_SOCKETS, Sections, SOCKET_WORDS, Socket } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { addressGid, nameIpv6 } from "../../arena/peer-address.ts";
import { ROCE_PORT } from "../../wire/icrc.ts";
import { CAPABLE, DEFAULT_HOPS } from "../treatment.ts";
import { NAME_BYTES } from "./packet-slots.ts";
import { SourcePort, sourcePortAt } from "./source-ports.ts";

const BUFFER_BYTES = 8 * 1024 * 1024;
const SOCKADDR_IN_BYTES = 16;
const MREQ_BYTES = 8;
const MREQ6_BYTES = 20;

const { libc } = c;

function setOption(e: Engine, fd: number, level: number, name: number, value: number): boolean {
  e.i32[Dev.appWord] = value;
  return libc.setsockopt(fd, level, name, e.base + Dev.appWord * 4, 4) === 0;
}

/** Big socket buffers: beyond rmem_max where privilege allows, as far as the limit goes otherwise. */
function growBuffer(e: Engine, fd: number, forced: number, polite: number): void {
  if (!setOption(e, fd, c.SOL_SOCKET, forced, BUFFER_BYTES))
    setOption(e, fd, c.SOL_SOCKET, polite, BUFFER_BYTES);
}

/** What a socket of IPv4 needs: identification 0 and DF; to be ECN-capable, and to see what was marked. */
function prepareIpv4(e: Engine, fd: number): void {
  setOption(e, fd, c.IPPROTO_IP, c.IP_MTU_DISCOVER, c.IP_PMTUDISC_DO);
  if (e.i32[Dev.dcqcn] !== 0) setOption(e, fd, c.IPPROTO_IP, c.IP_TOS, CAPABLE);
  setOption(e, fd, c.IPPROTO_IP, c.IP_RECVTOS, 1);
  setOption(e, fd, c.IPPROTO_IP, c.IP_TTL, DEFAULT_HOPS);
  if (e.i32[Dev.wantsHops] !== 0) setOption(e, fd, c.IPPROTO_IP, c.IP_RECVTTL, 1);
}

/** The same of IPv6, where rxe and hardware send no UDP checksum. */
function prepareIpv6(e: Engine, fd: number): void {
  setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_V6ONLY, 1);
  setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_MTU_DISCOVER, c.IPV6_PMTUDISC_DO);
  setOption(e, fd, c.IPPROTO_UDP, c.UDP_NO_CHECK6_RX, 1);
  if (e.i32[Dev.dcqcn] !== 0) setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_TCLASS, CAPABLE);
  setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_RECVTCLASS, 1);
  setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_UNICAST_HOPS, DEFAULT_HOPS);
  setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_MULTICAST_HOPS, DEFAULT_HOPS);
  if (e.i32[Dev.wantsHops] !== 0) setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_RECVHOPLIMIT, 1);
}

/**
 * A non-blocking UDP socket bound to a port of an address (as peer-address.ts has it): its fd, or minus the errno. Port 0 is any.
 * `shared`: other processes may bind to it too, which a group's address is for.
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
  const name = Dev.appSges;
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
 * The same as the address's only socket, or as the one that gets what comes: sockets that only listen in case (SO_REUSEADDR),
 * here or in other processes, stand back behind the one that was bound last. Afterwards nobody can do that to this one.
 */
function openOwnSocket(e: Engine, family: number, address: number): number {
  let fd = openRoceSocket(e, family, address);
  if (fd === -c.Errno.EADDRINUSE) fd = openRoceSocket(e, family, address, true);
  if (fd >= 0) setOption(e, fd, c.SOL_SOCKET, c.SO_REUSEADDR, 0);
  return fd;
}

/**
 * Opens the socket of GID `index` if it is not open yet: 0, or the errno. With `inCase` another process that wants the address
 * gets it. The caller holds the engine lock.
 */
export function ensureSocket(e: Engine, index: number, inCase = false): number {
  const at = Sections.sockets + index * SOCKET_WORDS;
  if (index >= MAX_SOCKETS || e.i32[at + Socket.address] === 0) return c.Errno.EINVAL;
  const before = e.i32[at + Socket.fd]!;
  if (before >= 0) openSourcePorts(e, index);
  if (before >= 0 && (inCase || e.i32[at + Socket.inCase] === 0)) return 0;
  const family = e.i32[at + Socket.family]!;
  const address = e.i32[at + Socket.address]!;
  const fd = inCase ? openRoceSocket(e, family, address, true) : openOwnSocket(e, family, address);
  if (fd < 0) return -fd;
  if (before >= 0) libc.close(before);
  e.i32[at + Socket.fd] = fd;
  e.i32[at + Socket.inCase] = inCase ? 1 : 0;
  if (e.i32[at + Socket.family] === c.AF_INET) {
    setOption(e, fd, c.IPPROTO_IP, c.IP_MULTICAST_IF, e.i32[at + Socket.address]!);
    setOption(e, fd, c.IPPROTO_IP, c.IP_MULTICAST_TTL, DEFAULT_HOPS);
  } else setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_MULTICAST_IF, e.i32[at + Socket.device]!);
  // Linux before 4.18 has no such option; then every packet leaves by itself.
  e.i32[at + Socket.segments] = setOption(e, fd, c.IPPROTO_UDP, c.UDP_SEGMENT, 0) ? 1 : 0;
  openSourcePorts(e, index);
  if (index >= e.i32[Dev.socketCount]!) e.i32[Dev.socketCount] = index + 1;
  return 0;
}

/** From now on what is left of hop limits comes along with packets: datagrams are delivered with it. The caller holds the lock. */
export function tellHops(e: Engine): void {
  if (e.i32[Dev.wantsHops] !== 0) return;
  e.i32[Dev.wantsHops] = 1;
  for (let index = 0; index < e.i32[Dev.socketCount]!; index++) {
    const at = Sections.sockets + index * SOCKET_WORDS;
    const fd = e.i32[at + Socket.fd]!;
    if (fd < 0) continue;
    if (e.i32[at + Socket.family] === c.AF_INET) setOption(e, fd, c.IPPROTO_IP, c.IP_RECVTTL, 1);
    else setOption(e, fd, c.IPPROTO_IPV6, c.IPV6_RECVHOPLIMIT, 1);
  }
}

/** Opens those source ports of the address that are wanted and not open yet. */
function openSourcePorts(e: Engine, index: number): void {
  for (let entropy = 1; entropy <= e.i32[Dev.sourcePorts]!; entropy++) {
    const open = e.i32[sourcePortAt(index, entropy) + SourcePort.port] !== 0;
    if (!open && !openSourcePort(e, index, entropy)) return;
  }
}

/** Opens a socket that only sends, from a port that the kernel picks: whether that worked. */
function openSourcePort(e: Engine, socket: number, entropy: number): boolean {
  const own = Sections.sockets + socket * SOCKET_WORDS;
  const fd = openRoceSocket(e, e.i32[own + Socket.family]!, e.i32[own + Socket.address]!, false, 0);
  if (fd < 0) return false;
  const name = Dev.appSges;
  e.i32[Dev.appWord] = NAME_BYTES;
  if (libc.getsockname(fd, e.base + name * 4, e.base + Dev.appWord * 4) !== 0) {
    libc.close(fd);
    return false;
  }
  // Whatever is sent there, nobody reads: it shall not take memory either.
  setOption(e, fd, c.SOL_SOCKET, c.SO_RCVBUF, 0);
  const at = sourcePortAt(socket, entropy);
  e.i32[at + SourcePort.fd] = fd;
  e.i32[at + SourcePort.port] = e.i32[name]! >>> 16;
  return true;
}

/** Joins group `group` on the network device of our address at word `local`, of the same family: 0, or the errno. */
function joinOn(e: Engine, fd: number, group: number, local: number): number {
  const { i32, base } = e;
  const request = Dev.appSges;
  const six = i32[local + Socket.family] === c.AF_INET6;
  if (six) {
    // struct ipv6_mreq: group, interface by its number.
    i32.copyWithin(request, addressGid(group), addressGid(group) + 4);
    i32[request + 4] = i32[local + Socket.device]!;
  } else {
    // struct ip_mreq: group, interface by its address.
    i32[request] = group;
    i32[request + 1] = i32[local + Socket.address]!;
  }
  const joined = six
    ? libc.setsockopt(fd, c.IPPROTO_IPV6, c.IPV6_ADD_MEMBERSHIP, base + request * 4, MREQ6_BYTES)
    : libc.setsockopt(fd, c.IPPROTO_IP, c.IP_ADD_MEMBERSHIP, base + request * 4, MREQ_BYTES);
  if (joined === 0) return 0;
  const error = c.errno();
  // Two of our addresses on one device: it has joined already.
  return error === c.Errno.EADDRINUSE ? 0 : error;
}

/** Joins a multicast group on every network device that has one of our addresses: see {@link Link.join}. */
export function joinGroup(e: Engine, index: number): number {
  const at = Sections.sockets + index * SOCKET_WORDS;
  const group = e.i32[at + Socket.address]!;
  const family = e.i32[at + Socket.family]!;
  const fd = openRoceSocket(e, family, group, true);
  if (fd < 0) return -fd;
  let error: number = c.Errno.ENODEV;
  for (let own = 0; own < index; own++) {
    const local = Sections.sockets + own * SOCKET_WORDS;
    if (e.i32[local + Socket.family] !== family || e.i32[local + Socket.members] !== 0) continue;
    if (error !== 0) error = joinOn(e, fd, group, local);
    else joinOn(e, fd, group, local);
  }
  if (error !== 0) {
    libc.close(fd);
    return error;
  }
  e.i32[at + Socket.fd] = fd;
  if (index >= e.i32[Dev.socketCount]!) e.i32[Dev.socketCount] = index + 1;
  return 0;
}

/** Closes one socket. The caller holds the engine lock. */
export function closeSocket(e: Engine, index: number): void {
  const at = Sections.sockets + index * SOCKET_WORDS + Socket.fd;
  if (e.i32[at]! >= 0) libc.close(e.i32[at]!);
  e.i32[at] = -1;
}

/** Closes every socket. The caller holds the engine lock. */
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
  e.i32[Dev.socketCount] = 0;
}
