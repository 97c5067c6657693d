// The NIC's own UDP sockets. Unconnected with IP_PMTUDISC_DO: then Linux sends identification 0 and DF, which the ICRC covers.
import * as c from "../../../../ffi/libc/index.ts";
import { Dev, MAX_SOCKETS, Sections, SOCKET_WORDS, Socket } from "../engine/arena.ts";
import type { Engine } from "../engine/engine.ts";
import { ROCE_PORT } from "../wire/icrc.ts";

const BUFFER_BYTES = 8 * 1024 * 1024;
const SOCKADDR_IN_BYTES = 16;
/** ECN: this transport understands marks, ECT(0). */
const CAPABLE = 2;

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

/** A non-blocking UDP socket bound to port 4791 of an IPv4 address (raw network order): its fd, or minus the errno. */
export function openRoceSocket(e: Engine, address: number): number {
  const fd = libc.socket(c.AF_INET, c.SOCK_DGRAM | c.SOCK_NONBLOCK | c.SOCK_CLOEXEC, 0);
  if (fd < 0) return -c.errno();
  setOption(e, fd, c.IPPROTO_IP, c.IP_MTU_DISCOVER, c.IP_PMTUDISC_DO);
  growBuffer(e, fd, c.SO_RCVBUFFORCE, c.SO_RCVBUF);
  growBuffer(e, fd, c.SO_SNDBUFFORCE, c.SO_SNDBUF);
  setOption(e, fd, c.IPPROTO_UDP, c.UDP_GRO, 1);
  // Switches may mark our packets instead of dropping them, and we want to see what they marked.
  if (e.i32[Dev.dcqcn] !== 0) setOption(e, fd, c.IPPROTO_IP, c.IP_TOS, CAPABLE);
  setOption(e, fd, c.IPPROTO_IP, c.IP_RECVTOS, 1);
  const name = Dev.appSges;
  e.i32[name] = c.AF_INET | ((ROCE_PORT & 255) << 24) | ((ROCE_PORT >> 8) << 16);
  e.i32[name + 1] = address;
  e.i32[name + 2] = 0;
  e.i32[name + 3] = 0;
  if (libc.bind(fd, e.base + name * 4, SOCKADDR_IN_BYTES) === 0) return fd;
  const error = c.errno();
  libc.close(fd);
  return -error;
}

/** Opens the socket of GID `index` if it is not open yet: 0, or the errno. The caller holds the engine lock. */
export function ensureSocket(e: Engine, index: number): number {
  const at = Sections.sockets + index * SOCKET_WORDS;
  if (index >= MAX_SOCKETS || e.i32[at + Socket.address] === 0) return c.Errno.EINVAL;
  if (e.i32[at + Socket.fd]! >= 0) return 0;
  const fd = openRoceSocket(e, e.i32[at + Socket.address]!);
  if (fd < 0) return -fd;
  e.i32[at + Socket.fd] = fd;
  // Linux before 4.18 has no such option; then every packet leaves by itself.
  e.i32[at + Socket.segments] = setOption(e, fd, c.IPPROTO_UDP, c.UDP_SEGMENT, 0) ? 1 : 0;
  if (index >= e.i32[Dev.socketCount]!) e.i32[Dev.socketCount] = index + 1;
  return 0;
}

/** Closes every socket. The caller holds the engine lock. */
export function closeSockets(e: Engine): void {
  for (let index = 0; index < MAX_SOCKETS; index++) {
    const at = Sections.sockets + index * SOCKET_WORDS + Socket.fd;
    if (e.i32[at]! >= 0) libc.close(e.i32[at]!);
    e.i32[at] = -1;
  }
  e.i32[Dev.socketCount] = 0;
}
