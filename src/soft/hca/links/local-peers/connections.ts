// Manages the Unix sockets of shared memory: listeners, pending connections and peers. No call blocks.
import * as c from "../../../../../ffi/libc/index.ts";
import { type Admit, type Engine, getDouble, Scratch, setDouble } from "../../arena/engine.ts";
import { allocate } from "../../arena/heap.ts";
import { MAX_SOCKETS, Sockets } from "../common/sockets.ts";
import { FaultInjection } from "../faults/fault-state.ts";
import { handleMessages } from "../mapped/grants.ts";
import { MappedMemory, Mappings } from "../mapped/records.ts";
import { closeRegions } from "../mapped/regions.ts";
import { takeLastFrames } from "../shared-memory/frames.ts";
import {
  CLOSED,
  CONNECTING,
  FAILED,
  LocalPeer,
  MAX_LOCAL_PEERS,
  MAX_PENDING,
  OPEN,
  Shared,
  SharedMemory,
  SharedMemorySection,
} from "../shared-memory/records.ts";
import {
  acceptHandshake,
  addressOfGid,
  completeHandshake,
  isListener,
  listenAs,
  ownGid,
  receiveGreeting,
  trustedPid,
} from "./handshake.ts";
import { closePeer, peerAt } from "./peers.ts";

const { libc } = c;
/** Time between two polls of the sockets while the NIC is busy, in microseconds. */
const POLL_EVERY_US = 500;
/** Time limit for the greeting of an accepted connection, in microseconds. */
const GREETING_LIMIT_US = 1_000_000;

/** Enables shared memory for a NIC whose threads all share its arena. */
export function enableSharedMemory(e: Engine): void {
  e.i32[SharedMemorySection.record] = allocate(e, SharedMemory.bytes);
  e.i32[MappedMemory.mappings] = allocate(e, Mappings.bytes);
}

/** Listens for peers at local address `socket`, which is open. The caller holds the lock. */
export function listenFor(e: Engine, socket: number): void {
  const s = e.i32[SharedMemorySection.record]!;
  if (s === 0 || e.i32[s + SharedMemory.listeners + socket] !== 0) return;
  e.i32[s + SharedMemory.listeners + socket] = listenAs(e, ownGid(e, socket)) + 1;
}

/** Closes all peers and sockets when the NIC closes. The caller holds the lock. */
export function closeSharedMemory(e: Engine): void {
  const { i32 } = e;
  const s = i32[SharedMemorySection.record]!;
  if (s === 0) return;
  closeRegions(e);
  for (let i = 0; i < MAX_LOCAL_PEERS; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0) closePeer(e, p);
  }
  for (let i = 0; i < MAX_SOCKETS + MAX_PENDING; i++) {
    const at = i < MAX_SOCKETS ? s + SharedMemory.listeners + i : s + SharedMemory.pending + i - MAX_SOCKETS;
    if (i32[at] !== 0) libc.close(i32[at]! - 1);
    i32[at] = 0;
  }
}

/**
 * Appends the sockets to the `count` pollfds at word `fds`, at most MAX_SHARED_MEMORY_FDS. Returns the new
 * count.
 */
export function watchConnections(e: Engine, fds: number, count: number): number {
  const { i32 } = e;
  const s = i32[SharedMemorySection.record]!;
  if (s === 0) return count;
  let next = count;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && i32[p + LocalPeer.state] !== CLOSED) next = watch(e, fds, next, i32[p + LocalPeer.fd]!);
  }
  for (let i = 0; i < i32[Sockets.count]!; i++)
    next = watch(e, fds, next, i32[s + SharedMemory.listeners + i]! - 1);
  for (let i = 0; i < MAX_PENDING; i++) next = watch(e, fds, next, i32[s + SharedMemory.pending + i]! - 1);
  return next;
}

function watch(e: Engine, fds: number, count: number, fd: number): number {
  if (fd < 0) return count;
  e.i32[fds + 2 * count] = fd;
  e.i32[fds + 2 * count + 1] = c.POLLIN;
  return count + 1;
}

/** Requests a poll of the sockets in the next step. */
export function pollSoon(e: Engine): void {
  const s = e.i32[SharedMemorySection.record]!;
  if (s !== 0) setDouble(e, s + SharedMemory.due, 0);
}

/**
 * Publishes to all peers whether this NIC sleeps, and which thread they must wake (AWAKE, WAKE_NIC or
 * WAKE_APPLICATION). The caller holds the lock.
 */
export function markParked(e: Engine, parked: number): void {
  const { i32 } = e;
  const s = i32[SharedMemorySection.record]!;
  if (s === 0) return;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p === 0 || i32[p + LocalPeer.state] !== OPEN || i32[p + LocalPeer.self] !== 0) continue;
    Atomics.store(i32, i32[p + LocalPeer.segment]! + Shared.parked(i32[p + LocalPeer.side]!), parked);
  }
}

/**
 * Polls the sockets at intervals, with one system call when nothing happened. Remaining frames of closed
 * peers are processed.
 */
export function pollConnections(e: Engine, admit: Admit): void {
  const { i32 } = e;
  const s = i32[SharedMemorySection.record]!;
  if (s === 0 || e.now < getDouble(e, s + SharedMemory.due)) return;
  setDouble(e, s + SharedMemory.due, e.now + POLL_EVERY_US);
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0) updateFlags(e, p);
  }
  if (!anyReady(e, s)) return;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && i32[p + LocalPeer.fd]! >= 0) pollPeer(e, p, admit);
  }
  for (let i = 0; i < MAX_PENDING; i++) pollPending(e, s, i);
  for (let socket = 0; socket < i32[Sockets.count]!; socket++) acceptCallers(e, s, socket);
}

function updateFlags(e: Engine, p: number): void {
  const { i32 } = e;
  const state = i32[p + LocalPeer.state]!;
  if (state === FAILED || (state === CONNECTING && e.now > getDouble(e, p + LocalPeer.answerBy))) {
    closePeer(e, p);
    return;
  }
  if (state !== OPEN || i32[p + LocalPeer.self] !== 0) return;
  const segment = i32[p + LocalPeer.segment]!;
  const side = i32[p + LocalPeer.side]!;
  const paused = i32[FaultInjection.active] === 0 ? 0 : 1;
  if (i32[segment + Shared.paused(side)] !== paused) i32[segment + Shared.paused(side)] = paused;
  i32[p + LocalPeer.open] = i32[segment + Shared.paused(1 - side)] === 0 ? 1 : 0;
}

function anyReady(e: Engine, s: number): boolean {
  const { i32 } = e;
  const fds = s + SharedMemory.pollFds;
  const count = watchConnections(e, fds, 0);
  // A pending connection without a greeting must reach its time limit.
  for (let i = 0; i < MAX_PENDING; i++) if (i32[s + SharedMemory.pending + i] !== 0) return true;
  if (count === 0) return false;
  i32.fill(0, Scratch.timespec, Scratch.timespec + 4);
  return e.native.ppoll(e.base + fds * 4, count, e.base + Scratch.timespec * 4, 0) > 0;
}

/** Handles a peer's socket: the answer to a greeting, messages, or the end of the connection. */
function pollPeer(e: Engine, p: number, admit: Admit): void {
  if (e.i32[p + LocalPeer.state] === OPEN) {
    if (handleMessages(e, p)) return;
    // Frames sent before the peer closed are executed, as packets on the wire would be.
    takeLastFrames(e, p, admit);
    closePeer(e, p);
    return;
  }
  const greeting = receiveGreeting(e, e.i32[p + LocalPeer.fd]!, 1);
  if (greeting === "none") return;
  if (greeting !== "closed" && e.i32[p + LocalPeer.state] === CONNECTING) {
    if (addressOfGid(e, greeting.gid) === e.i32[p + LocalPeer.remoteIp]) {
      completeHandshake(e, p, greeting);
      return;
    }
  }
  if (greeting !== "closed") for (const fd of greeting.fds) libc.close(fd);
  closePeer(e, p);
}

/** Accepts connections to local address `socket`. */
function acceptCallers(e: Engine, s: number, socket: number): void {
  const { i32 } = e;
  const listener = i32[s + SharedMemory.listeners + socket]! - 1;
  if (listener < 0) return;
  for (let i = 0; i < MAX_PENDING; i++) {
    if (i32[s + SharedMemory.pending + i] !== 0) continue;
    const fd = libc.accept4(listener, 0, 0, c.SOCK_NONBLOCK | c.SOCK_CLOEXEC);
    if (fd < 0) return;
    if (trustedPid(e, fd) === 0) {
      libc.close(fd);
      continue;
    }
    i32[s + SharedMemory.pending + i] = fd + 1;
    setDouble(e, s + SharedMemory.pendingUntil + 2 * i, e.now + GREETING_LIMIT_US);
    i32[s + SharedMemory.pendingSockets + i] = socket;
    pollPending(e, s, i);
  }
}

/** Reads the greeting of a pending connection. The connection becomes a peer if its address is verified. */
function pollPending(e: Engine, s: number, i: number): void {
  const { i32 } = e;
  const fd = i32[s + SharedMemory.pending + i]! - 1;
  if (fd < 0) return;
  const greeting = receiveGreeting(e, fd, 2);
  if (greeting === "none" && e.now < getDouble(e, s + SharedMemory.pendingUntil + 2 * i)) return;
  i32[s + SharedMemory.pending + i] = 0;
  if (greeting === "none" || greeting === "closed") {
    libc.close(fd);
    return;
  }
  const known = isListener(e, trustedPid(e, fd), greeting.gid);
  const p =
    known && i32[FaultInjection.active] === 0
      ? peerAt(e, i32[s + SharedMemory.pendingSockets + i]!, addressOfGid(e, greeting.gid))
      : 0;
  if (p === 0) {
    for (const one of greeting.fds) libc.close(one);
    libc.close(fd);
    return;
  }
  // A new connection from the same address means that the previous process has exited.
  closePeer(e, p);
  if (!acceptHandshake(e, p, fd, greeting.fds)) closePeer(e, p);
}
