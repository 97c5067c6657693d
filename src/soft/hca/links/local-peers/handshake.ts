// Handshake of two NICs on one host, over an abstract Unix socket named after the RoCE address.
// The NIC with the lower address connects. It sends its address, the memfd to share and the socket that wakes
// its event loop.
// The other NIC answers with its own address and socket.
// Both accept only processes of their own user (SO_PEERCRED) that listen under the name of the address that
// they claim.
import * as c from "../../../../../ffi/libc/index.ts";
import { type Engine, readClock, setDouble } from "../../arena/engine.ts";
import { AF_INET6, addressGid, internAddress } from "../../arena/peer-address.ts";
import { EventLoop } from "../../objects/completion.ts";
import { IPV4_MAPPED } from "../common/addresses.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../common/sockets.ts";
import { FaultInjection } from "../faults/fault-state.ts";
import {
  CONNECTING,
  LocalPeer,
  OPEN,
  SEGMENT_BYTES,
  Shared,
  SharedMemory,
  SharedMemorySection,
} from "../shared-memory/records.ts";
import { emptyRings } from "../shared-memory/ring.ts";
import { createSegment, isSegment, mapSegment } from "../shared-memory/segment.ts";
import { MsgHdr, writePointer } from "../udp/packet-slots.ts";

const { libc } = c;
const MAGIC = 0x626c6c64;
const VERSION = 4;
const GREETING_BYTES = 32;
const FLAGS = c.SOCK_NONBLOCK | c.SOCK_CLOEXEC;
/** Time limit for the answer, in microseconds. */
const ANSWER_LIMIT_US = 1_000_000;
const MOST_FDS = 2;

/** GID as four words in memory order. */
type Gid = Int32Array;

/** Returns the GID of an address word (arena/peer-address.ts) at the other end of local address `socket`. */
export function gidOf(e: Engine, socket: number, address: number): Gid {
  const six = e.i32[Sockets.table + socket * SOCKET_WORDS + Socket.family] === AF_INET6;
  if (six) return e.i32.slice(addressGid(address), addressGid(address) + 4);
  return Int32Array.of(0, 0, IPV4_MAPPED, address);
}

/** Returns the address word of a GID, or 0. */
export function addressOfGid(e: Engine, gid: Gid): number {
  const mapped = gid[0] === 0 && gid[1] === 0 && gid[2] === IPV4_MAPPED;
  return mapped ? gid[3]! : internAddress(e, gid);
}

const digits = (gid: Gid) =>
  [...new Uint8Array(gid.slice().buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Writes the socket name of the NIC with address `gid`. Returns the length of the sockaddr_un. */
function writeName(e: Engine, gid: Gid): number {
  const at = (e.i32[SharedMemorySection.record]! + SharedMemory.name) * 4;
  const name = new TextEncoder().encode(`doorbell-soft/${digits(gid)}`);
  e.u8.fill(0, at, at + c.sockaddr_un.size);
  e.view.setUint16(at, c.AF_UNIX, true);
  e.u8.set(name, at + c.sockaddr_un.offsets.sun_path + 1);
  return c.sockaddr_un.offsets.sun_path + 1 + name.length;
}

const nameAt = (e: Engine) => e.base + (e.i32[SharedMemorySection.record]! + SharedMemory.name) * 4;

/** Opens a socket that listens under the name of `gid`. Returns -1 when another process listens there. */
export function listenAs(e: Engine, gid: Gid): number {
  const fd = libc.socket(c.AF_UNIX, c.SOCK_SEQPACKET | FLAGS, 0);
  if (fd < 0) return -1;
  const length = writeName(e, gid);
  if (libc.bind(fd, nameAt(e), length) === 0 && libc.listen(fd, 64) === 0) return fd;
  libc.close(fd);
  return -1;
}

/** Connects to the NIC with address `gid`. Returns -1 when no process listens there. */
function connectTo(e: Engine, gid: Gid): number {
  const fd = libc.socket(c.AF_UNIX, c.SOCK_SEQPACKET | FLAGS, 0);
  if (fd < 0) return -1;
  if (libc.connect(fd, nameAt(e), writeName(e, gid)) === 0) return fd;
  libc.close(fd);
  return -1;
}

/** Returns the process at the other end if it belongs to the same user, else 0. */
export function trustedPid(e: Engine, fd: number): number {
  const at = e.i32[SharedMemorySection.record]! + SharedMemory.scratch;
  const size = at + 4;
  e.i32[size] = c.ucred.size;
  if (libc.getsockopt(fd, c.SOL_SOCKET, c.SO_PEERCRED, e.base + at * 4, e.base + size * 4) !== 0) return 0;
  const word = (offset: number) => e.u32[at + offset / 4]!;
  return word(c.ucred.offsets.uid) === libc.geteuid() ? word(c.ucred.offsets.pid) : 0;
}

/** Prepares the msghdr for a greeting with descriptors. */
function prepare(e: Engine): number {
  const s = e.i32[SharedMemorySection.record]!;
  const at = s + SharedMemory.message;
  e.i32.fill(0, at, at + c.msghdr.size / 4);
  writePointer(e, s + SharedMemory.iovec, e.base + (s + SharedMemory.greeting) * 4);
  e.i32[s + SharedMemory.iovec + 2] = GREETING_BYTES;
  writePointer(e, at + MsgHdr.iov, e.base + (s + SharedMemory.iovec) * 4);
  e.i32[at + MsgHdr.iovLength] = 1;
  writePointer(e, at + MsgHdr.control, e.base + (s + SharedMemory.control) * 4);
  return at;
}

function sendGreeting(e: Engine, fd: number, gid: Gid, fds: readonly number[]): boolean {
  const s = e.i32[SharedMemorySection.record]!;
  const at = prepare(e);
  e.i32.set([MAGIC, VERSION, SEGMENT_BYTES, 0, ...gid], s + SharedMemory.greeting);
  const length = c.cmsghdr.size + 4 * fds.length;
  e.i32.set([length, 0, c.SOL_SOCKET, c.SCM_RIGHTS, ...fds], s + SharedMemory.control);
  e.i32[at + MsgHdr.controlLength] = (length + 7) & ~7;
  const sent = libc.sendmsg(fd, e.base + at * 4, c.MSG_DONTWAIT | c.MSG_NOSIGNAL);
  return Number(sent) === GREETING_BYTES;
}

/**
 * Received greeting, or a state of the connection. "none" means no message yet. "closed" means the end of the
 * connection or an invalid message.
 */
export type Greeting = { readonly gid: Gid; readonly fds: readonly number[] } | "none" | "closed";

/** Receives a greeting with `expected` descriptors. */
export function receiveGreeting(e: Engine, fd: number, expected: number): Greeting {
  const s = e.i32[SharedMemorySection.record]!;
  const at = prepare(e);
  const room = c.cmsghdr.size + 4 * MOST_FDS;
  e.i32[at + MsgHdr.controlLength] = room;
  const got = Number(libc.recvmsg(fd, e.base + at * 4, c.MSG_DONTWAIT | c.MSG_CMSG_CLOEXEC));
  if (got < 0) return c.errno() === c.Errno.EAGAIN ? "none" : "closed";
  const control = s + SharedMemory.control;
  const has = e.i32[at + MsgHdr.controlLength]! > c.cmsghdr.size && e.i32[control + 3] === c.SCM_RIGHTS;
  const count = has ? Math.min((e.i32[control]! - c.cmsghdr.size) >> 2, MOST_FDS) : 0;
  const fds = [...e.i32.subarray(control + 4, control + 4 + count)];
  const greeting = s + SharedMemory.greeting;
  const sound = got === GREETING_BYTES && e.i32[greeting] === MAGIC && e.i32[greeting + 1] === VERSION;
  if (sound && e.i32[greeting + 2] === SEGMENT_BYTES && count === expected) {
    return { gid: e.i32.slice(greeting + 4, greeting + 8), fds };
  }
  for (const one of fds) libc.close(one);
  return "closed";
}

/** Returns the GID of local address `socket`. */
export function ownGid(e: Engine, socket: number): Gid {
  return gidOf(e, socket, e.i32[Sockets.table + socket * SOCKET_WORDS + Socket.address]!);
}

function attach(e: Engine, p: number, segment: number, side: number): void {
  const { i32 } = e;
  i32[p + LocalPeer.segment] = segment;
  i32[p + LocalPeer.side] = side;
  emptyRings(e, p);
  i32[segment + Shared.paused(side)] = i32[FaultInjection.active] === 0 ? 0 : 1;
}

/**
 * Connects to the NIC at the peer's address if the local address is the lower one. The answer arrives later
 * or never. Otherwise a peer of this user gets the same time to connect.
 */
export function connectPeer(e: Engine, p: number): void {
  const { i32 } = e;
  const own = ownGid(e, i32[p + LocalPeer.socket]!);
  const remote = gidOf(e, i32[p + LocalPeer.socket]!, i32[p + LocalPeer.remoteIp]!);
  const fd = connectTo(e, remote);
  if (fd < 0) return;
  if (digits(own) >= digits(remote)) {
    if (trustedPid(e, fd) !== 0) setDouble(e, p + LocalPeer.answerBy, readClock(e) + ANSWER_LIMIT_US);
    libc.close(fd);
    return;
  }
  const pid = trustedPid(e, fd);
  writeName(e, own);
  const memory = pid === 0 ? -1 : createSegment(nameAt(e) + c.sockaddr_un.offsets.sun_path + 1);
  const segment = memory < 0 ? 0 : mapSegment(e, memory);
  const sent = segment !== 0 && sendGreeting(e, fd, own, [memory, i32[EventLoop.writeFd]!]);
  if (memory >= 0) libc.close(memory);
  i32[p + LocalPeer.fd] = fd;
  i32[p + LocalPeer.pid] = pid;
  if (segment !== 0) attach(e, p, segment, 0);
  i32[p + LocalPeer.state] = CONNECTING;
  // A peer that could not be greeted is closed at the next poll.
  setDouble(e, p + LocalPeer.answerBy, sent ? readClock(e) + ANSWER_LIMIT_US : 0);
  setDouble(e, i32[SharedMemorySection.record]! + SharedMemory.due, 0);
}

/** Opens the peer after its answer. Frames can be sent from now on. */
export function completeHandshake(e: Engine, p: number, greeting: { readonly fds: readonly number[] }): void {
  e.i32[p + LocalPeer.loopFd] = greeting.fds[0]!;
  e.i32[p + LocalPeer.state] = OPEN;
  e.i32[p + LocalPeer.open] = 1;
}

/**
 * Answers the greeting of peer `p` on socket `fd`. Returns true when the peer is open. Takes ownership of the
 * descriptors always, and of `fd` on success.
 */
export function acceptHandshake(e: Engine, p: number, fd: number, fds: readonly number[]): boolean {
  const { i32 } = e;
  const [memory = -1, loopFd = -1] = fds;
  const pid = trustedPid(e, fd);
  const segment = pid !== 0 && isSegment(memory) ? mapSegment(e, memory) : 0;
  libc.close(memory);
  i32[p + LocalPeer.fd] = fd;
  i32[p + LocalPeer.loopFd] = loopFd;
  i32[p + LocalPeer.pid] = pid;
  if (segment === 0) return false;
  attach(e, p, segment, 1);
  if (!sendGreeting(e, fd, ownGid(e, i32[p + LocalPeer.socket]!), [i32[EventLoop.writeFd]!])) return false;
  i32[p + LocalPeer.state] = OPEN;
  i32[p + LocalPeer.open] = 1;
  return true;
}

/** Returns whether process `pid` listens under the name of `gid`. Only that process may use the address. */
export function isListener(e: Engine, pid: number, gid: Gid): boolean {
  const fd = connectTo(e, gid);
  if (fd < 0) return false;
  const owner = trustedPid(e, fd);
  libc.close(fd);
  return owner !== 0 && owner === pid;
}
