// How two NICs of one host find out that they are, and trust each other: over an abstract Unix socket named after the RoCE
// address. Who has the lower address calls. It says which address it has and sends the memory to share and the socket that
// wakes its event loop; the other side answers with its own. Each believes only a process of its own user (SO_PEERCRED), and one that listens
// by the name of the address that it claims.
import * as c from "../../../../../ffi/libc/index.ts";
import { Dev, Sections, SOCKET_WORDS, Socket } from "../../arena/arena.ts";
import { readClock } from "../../arena/clock.ts";
import { setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { AF_INET6, addressGid, internAddress } from "../../arena/peer-address.ts";
import { MAPPED } from "../addresses.ts";
import { Message, writePointer } from "../udp/packet-slots.ts";
import { ASKED, OPEN, Peer, SEGMENT_BYTES, Shared, SharedMemory } from "./records.ts";
import { emptyRings } from "./ring.ts";
import { createSegment, isSegment, mapSegment } from "./segment.ts";

const { libc } = c;
const MAGIC = 0x626c6c64;
const VERSION = 4;
const GREETING_BYTES = 32;
const FLAGS = c.SOCK_NONBLOCK | c.SOCK_CLOEXEC;
/** Microseconds for the other side to answer. */
const PATIENCE_US = 1_000_000;
const MOST_FDS = 2;

/** The four words of a GID, as they lie in memory. */
type Gid = Int32Array;

/** The GID of an engine's address (arena/peer-address.ts) at the other end of our address `socket`. */
export function gidOf(e: Engine, socket: number, address: number): Gid {
  const six = e.i32[Sections.sockets + socket * SOCKET_WORDS + Socket.family] === AF_INET6;
  if (six) return e.i32.slice(addressGid(address), addressGid(address) + 4);
  return Int32Array.of(0, 0, MAPPED, address);
}

/** The engine's word for a GID; 0 when there is none. */
export function addressOfGid(e: Engine, gid: Gid): number {
  const mapped = gid[0] === 0 && gid[1] === 0 && gid[2] === MAPPED;
  return mapped ? gid[3]! : internAddress(e, gid);
}

const digits = (gid: Gid) =>
  [...new Uint8Array(gid.slice().buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Writes the name of the NIC that has the address `gid`: how long the sockaddr_un is. */
function writeName(e: Engine, gid: Gid): number {
  const at = (e.i32[Dev.sharedMemory]! + SharedMemory.name) * 4;
  const name = new TextEncoder().encode(`doorbell-soft/${digits(gid)}`);
  e.u8.fill(0, at, at + c.sockaddr_un.size);
  e.view.setUint16(at, c.AF_UNIX, true);
  e.u8.set(name, at + c.sockaddr_un.offsets.sun_path + 1);
  return c.sockaddr_un.offsets.sun_path + 1 + name.length;
}

const nameAt = (e: Engine) => e.base + (e.i32[Dev.sharedMemory]! + SharedMemory.name) * 4;

/** A socket that listens by the name of `gid`; -1 when another does. */
export function listenAs(e: Engine, gid: Gid): number {
  const fd = libc.socket(c.AF_UNIX, c.SOCK_SEQPACKET | FLAGS, 0);
  if (fd < 0) return -1;
  const length = writeName(e, gid);
  if (libc.bind(fd, nameAt(e), length) === 0 && libc.listen(fd, 64) === 0) return fd;
  libc.close(fd);
  return -1;
}

/** A socket connected to the NIC that has `gid`, -1 when none listens there. */
function connectTo(e: Engine, gid: Gid): number {
  const fd = libc.socket(c.AF_UNIX, c.SOCK_SEQPACKET | FLAGS, 0);
  if (fd < 0) return -1;
  if (libc.connect(fd, nameAt(e), writeName(e, gid)) === 0) return fd;
  libc.close(fd);
  return -1;
}

/** The process at the other end, if it is of our user; else 0. */
export function trustedPid(e: Engine, fd: number): number {
  const at = e.i32[Dev.sharedMemory]! + SharedMemory.scratch;
  const size = at + 4;
  e.i32[size] = c.ucred.size;
  if (libc.getsockopt(fd, c.SOL_SOCKET, c.SO_PEERCRED, e.base + at * 4, e.base + size * 4) !== 0) return 0;
  const word = (offset: number) => e.u32[at + offset / 4]!;
  return word(c.ucred.offsets.uid) === libc.geteuid() ? word(c.ucred.offsets.pid) : 0;
}

/** Points the message at the greeting, with room for descriptors. */
function prepare(e: Engine): number {
  const s = e.i32[Dev.sharedMemory]!;
  const at = s + SharedMemory.message;
  e.i32.fill(0, at, at + c.msghdr.size / 4);
  writePointer(e, s + SharedMemory.iovec, e.base + (s + SharedMemory.greeting) * 4);
  e.i32[s + SharedMemory.iovec + 2] = GREETING_BYTES;
  writePointer(e, at + Message.iov, e.base + (s + SharedMemory.iovec) * 4);
  e.i32[at + Message.iovLength] = 1;
  writePointer(e, at + Message.control, e.base + (s + SharedMemory.control) * 4);
  return at;
}

function sendGreeting(e: Engine, fd: number, gid: Gid, fds: readonly number[]): boolean {
  const s = e.i32[Dev.sharedMemory]!;
  const at = prepare(e);
  e.i32.set([MAGIC, VERSION, SEGMENT_BYTES, 0, ...gid], s + SharedMemory.greeting);
  const length = c.cmsghdr.size + 4 * fds.length;
  e.i32.set([length, 0, c.SOL_SOCKET, c.SCM_RIGHTS, ...fds], s + SharedMemory.control);
  e.i32[at + Message.controlLength] = (length + 7) & ~7;
  const sent = libc.sendmsg(fd, e.base + at * 4, c.MSG_DONTWAIT | c.MSG_NOSIGNAL);
  return Number(sent) === GREETING_BYTES;
}

/** What somebody said: its address and descriptors. `silent`: nothing yet; `gone`: nothing that we understand, or the end. */
export type Greeting = { readonly gid: Gid; readonly fds: readonly number[] } | "silent" | "gone";

/** Receives a greeting with `expected` descriptors. */
export function receiveGreeting(e: Engine, fd: number, expected: number): Greeting {
  const s = e.i32[Dev.sharedMemory]!;
  const at = prepare(e);
  const room = c.cmsghdr.size + 4 * MOST_FDS;
  e.i32[at + Message.controlLength] = room;
  const got = Number(libc.recvmsg(fd, e.base + at * 4, c.MSG_DONTWAIT | c.MSG_CMSG_CLOEXEC));
  if (got < 0) return c.errno() === c.Errno.EAGAIN ? "silent" : "gone";
  const control = s + SharedMemory.control;
  const has = e.i32[at + Message.controlLength]! > c.cmsghdr.size && e.i32[control + 3] === c.SCM_RIGHTS;
  const count = has ? Math.min((e.i32[control]! - c.cmsghdr.size) >> 2, MOST_FDS) : 0;
  const fds = [...e.i32.subarray(control + 4, control + 4 + count)];
  const said = s + SharedMemory.greeting;
  const sound = got === GREETING_BYTES && e.i32[said] === MAGIC && e.i32[said + 1] === VERSION;
  if (sound && e.i32[said + 2] === SEGMENT_BYTES && count === expected) {
    return { gid: e.i32.slice(said + 4, said + 8), fds };
  }
  for (const one of fds) libc.close(one);
  return "gone";
}

/** The GID that our address `socket` has. */
export function ownGid(e: Engine, socket: number): Gid {
  return gidOf(e, socket, e.i32[Sections.sockets + socket * SOCKET_WORDS + Socket.address]!);
}

function attach(e: Engine, p: number, segment: number, side: number): void {
  const { i32 } = e;
  i32[p + Peer.segment] = segment;
  i32[p + Peer.side] = side;
  emptyRings(e, p);
  i32[segment + Shared.paused(side)] = i32[Dev.faults] === 0 ? 0 : 1;
}

/** Calls the NIC that has the peer's address, if our address is the lower one; the answer comes later, or never. */
export function call(e: Engine, p: number): void {
  const { i32 } = e;
  const own = ownGid(e, i32[p + Peer.socket]!);
  const remote = gidOf(e, i32[p + Peer.socket]!, i32[p + Peer.remoteIp]!);
  if (digits(own) >= digits(remote)) return;
  const fd = connectTo(e, remote);
  if (fd < 0) return;
  const pid = trustedPid(e, fd);
  writeName(e, own);
  const memory = pid === 0 ? -1 : createSegment(nameAt(e) + c.sockaddr_un.offsets.sun_path + 1);
  const segment = memory < 0 ? 0 : mapSegment(e, memory);
  const said = segment !== 0 && sendGreeting(e, fd, own, [memory, i32[Dev.loopFd]!]);
  if (memory >= 0) libc.close(memory);
  i32[p + Peer.fd] = fd;
  i32[p + Peer.pid] = pid;
  if (segment !== 0) attach(e, p, segment, 0);
  i32[p + Peer.state] = ASKED;
  // One that could not be asked is closed at the next look.
  setDouble(e, p + Peer.patience, said ? readClock(e) + PATIENCE_US : 0);
  setDouble(e, i32[Dev.sharedMemory]! + SharedMemory.due, 0);
}

/** The answer to our call came: frames go. */
export function answered(e: Engine, p: number, greeting: { readonly fds: readonly number[] }): void {
  e.i32[p + Peer.loopFd] = greeting.fds[0]!;
  e.i32[p + Peer.state] = OPEN;
  e.i32[p + Peer.open] = 1;
}

/**
 * Answers the call of peer `p` on socket `fd`: true when it is open now. Takes over the
 * descriptors in any case, and `fd` when true.
 */
export function answer(e: Engine, p: number, fd: number, fds: readonly number[]): boolean {
  const { i32 } = e;
  const [memory = -1, loopFd = -1] = fds;
  const pid = trustedPid(e, fd);
  const segment = pid !== 0 && isSegment(memory) ? mapSegment(e, memory) : 0;
  libc.close(memory);
  i32[p + Peer.fd] = fd;
  i32[p + Peer.loopFd] = loopFd;
  i32[p + Peer.pid] = pid;
  if (segment === 0) return false;
  attach(e, p, segment, 1);
  if (!sendGreeting(e, fd, ownGid(e, i32[p + Peer.socket]!), [i32[Dev.loopFd]!])) return false;
  i32[p + Peer.state] = OPEN;
  i32[p + Peer.open] = 1;
  return true;
}

/** Whether the process that listens by the name of `gid` is `pid`: nobody else speaks for it. */
export function speaksFor(e: Engine, pid: number, gid: Gid): boolean {
  const fd = connectTo(e, gid);
  if (fd < 0) return false;
  const owner = trustedPid(e, fd);
  libc.close(fd);
  return owner !== 0 && owner === pid;
}
