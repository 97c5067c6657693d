// Looks after the Unix sockets of shared memory: who calls, who answers, who has gone. Nothing here waits.
import * as c from "../../../../../ffi/libc/index.ts";
import { Dev, MAX_SOCKETS } from "../../arena/arena.ts";
import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { allocate } from "../../arena/heap.ts";
import type { Admit } from "../link.ts";
import { hearNotes } from "../mapped/hearing.ts";
import { Mappings } from "../mapped/records.ts";
import { closeRegions } from "../mapped/regions.ts";
import { takeLastFrames } from "./frames.ts";
import {
  addressOfGid,
  answer,
  answered,
  listenAs,
  ownGid,
  receiveGreeting,
  speaksFor,
  trustedPid,
} from "./greeting.ts";
import { closePeer } from "./parting.ts";
import { peerAt } from "./peers.ts";
import {
  ASKED,
  CLOSED,
  CONDEMNED,
  MAX_PEERS,
  MAX_STRANGERS,
  OPEN,
  Peer,
  Shared,
  SharedMemory,
} from "./records.ts";

const { libc } = c;
/** Microseconds between two looks at the sockets while the NIC is busy. */
const POLL_EVERY_US = 500;
/** Microseconds a caller has to say who it is. */
const STRANGER_PATIENCE_US = 1_000_000;
const POLLIN = 1;

/** Switches shared memory on for a NIC whose threads may all use its arena. */
export function enableSharedMemory(e: Engine): void {
  e.i32[Dev.sharedMemory] = allocate(e, SharedMemory.bytes);
  e.i32[Dev.mappings] = allocate(e, Mappings.bytes);
}

/** Lets peers find our address `socket`, which is open. The caller holds the lock. */
export function listenFor(e: Engine, socket: number): void {
  const s = e.i32[Dev.sharedMemory]!;
  if (s === 0 || e.i32[s + SharedMemory.listeners + socket] !== 0) return;
  e.i32[s + SharedMemory.listeners + socket] = listenAs(e, ownGid(e, socket)) + 1;
}

/** Closes everything: the NIC goes to rest. The caller holds the lock. */
export function closeSharedMemory(e: Engine): void {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  if (s === 0) return;
  closeRegions(e);
  for (let i = 0; i < MAX_PEERS; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0) closePeer(e, p);
  }
  for (let i = 0; i < MAX_SOCKETS + MAX_STRANGERS; i++) {
    const at =
      i < MAX_SOCKETS ? s + SharedMemory.listeners + i : s + SharedMemory.strangers + i - MAX_SOCKETS;
    if (i32[at] !== 0) libc.close(i32[at]! - 1);
    i32[at] = 0;
  }
}

/** Appends what to wait for to the `count` pollfds at word `fds`: how many there are then, MAX_SHARED_MEMORY_FDS more at most. */
export function watchConnections(e: Engine, fds: number, count: number): number {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  if (s === 0) return count;
  let next = count;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && i32[p + Peer.state] !== CLOSED) next = watch(e, fds, next, i32[p + Peer.fd]!);
  }
  for (let i = 0; i < i32[Dev.socketCount]!; i++)
    next = watch(e, fds, next, i32[s + SharedMemory.listeners + i]! - 1);
  for (let i = 0; i < MAX_STRANGERS; i++)
    next = watch(e, fds, next, i32[s + SharedMemory.strangers + i]! - 1);
  return next;
}

function watch(e: Engine, fds: number, count: number, fd: number): number {
  if (fd < 0) return count;
  e.i32[fds + 2 * count] = fd;
  e.i32[fds + 2 * count + 1] = POLLIN;
  return count + 1;
}

/** The sockets are looked at in the next step. */
export function pollSoon(e: Engine): void {
  const s = e.i32[Dev.sharedMemory]!;
  if (s !== 0) setDouble(e, s + SharedMemory.due, 0);
}

/** Tells all peers whether we sleep, and whom they must wake then: AWAKE, ... The caller holds the lock. */
export function markParked(e: Engine, parked: number): void {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  if (s === 0) return;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p === 0 || i32[p + Peer.state] !== OPEN || i32[p + Peer.self] !== 0) continue;
    Atomics.store(i32, i32[p + Peer.segment]! + Shared.parked(i32[p + Peer.side]!), parked);
  }
}

/** Now and then: looks at the sockets. One call of the kernel, when nothing happened. A peer that has gone may have left frames. */
export function pollConnections(e: Engine, admit: Admit): void {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  if (s === 0 || e.now < getDouble(e, s + SharedMemory.due)) return;
  setDouble(e, s + SharedMemory.due, e.now + POLL_EVERY_US);
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0) updateFlags(e, p);
  }
  if (!anyReady(e, s)) return;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p !== 0 && i32[p + Peer.fd]! >= 0) hear(e, p, admit);
  }
  for (let i = 0; i < MAX_STRANGERS; i++) hearStranger(e, s, i);
  for (let socket = 0; socket < i32[Dev.socketCount]!; socket++) welcome(e, s, socket);
}

function updateFlags(e: Engine, p: number): void {
  const { i32 } = e;
  const state = i32[p + Peer.state]!;
  if (state === CONDEMNED || (state === ASKED && e.now > getDouble(e, p + Peer.patience))) {
    closePeer(e, p);
    return;
  }
  if (state !== OPEN || i32[p + Peer.self] !== 0) return;
  const segment = i32[p + Peer.segment]!;
  const side = i32[p + Peer.side]!;
  const paused = i32[Dev.faults] === 0 ? 0 : 1;
  if (i32[segment + Shared.paused(side)] !== paused) i32[segment + Shared.paused(side)] = paused;
  i32[p + Peer.open] = i32[segment + Shared.paused(1 - side)] === 0 ? 1 : 0;
}

function anyReady(e: Engine, s: number): boolean {
  const { i32 } = e;
  const fds = s + SharedMemory.pollFds;
  const count = watchConnections(e, fds, 0);
  // A caller that says nothing must go at some time.
  for (let i = 0; i < MAX_STRANGERS; i++) if (i32[s + SharedMemory.strangers + i] !== 0) return true;
  if (count === 0) return false;
  i32.fill(0, Dev.timespec, Dev.timespec + 4);
  return e.native.ppoll(e.base + fds * 4, count, e.base + Dev.timespec * 4, 0) > 0;
}

/** A peer's socket: the answer to our call, notes, or its end. */
function hear(e: Engine, p: number, admit: Admit): void {
  if (e.i32[p + Peer.state] === OPEN) {
    if (hearNotes(e, p)) return;
    // What it sent before it went counts, as packets on the wire do.
    takeLastFrames(e, p, admit);
    closePeer(e, p);
    return;
  }
  const said = receiveGreeting(e, e.i32[p + Peer.fd]!, 1);
  if (said === "silent") return;
  if (said !== "gone" && e.i32[p + Peer.state] === ASKED) {
    if (addressOfGid(e, said.gid) === e.i32[p + Peer.remoteIp]) {
      answered(e, p, said);
      return;
    }
  }
  if (said !== "gone") for (const fd of said.fds) libc.close(fd);
  closePeer(e, p);
}

/** Somebody calls for our address `socket`. */
function welcome(e: Engine, s: number, socket: number): void {
  const { i32 } = e;
  const listener = i32[s + SharedMemory.listeners + socket]! - 1;
  if (listener < 0) return;
  for (let i = 0; i < MAX_STRANGERS; i++) {
    if (i32[s + SharedMemory.strangers + i] !== 0) continue;
    const fd = libc.accept4(listener, 0, 0, c.SOCK_NONBLOCK | c.SOCK_CLOEXEC);
    if (fd < 0) return;
    if (trustedPid(e, fd) === 0) {
      libc.close(fd);
      continue;
    }
    i32[s + SharedMemory.strangers + i] = fd + 1;
    setDouble(e, s + SharedMemory.strangersUntil + 2 * i, e.now + STRANGER_PATIENCE_US);
    i32[s + SharedMemory.strangerSockets + i] = socket;
    hearStranger(e, s, i);
  }
}

/** One that called says which address it has: it becomes a peer if that is true. */
function hearStranger(e: Engine, s: number, i: number): void {
  const { i32 } = e;
  const fd = i32[s + SharedMemory.strangers + i]! - 1;
  if (fd < 0) return;
  const said = receiveGreeting(e, fd, 2);
  if (said === "silent" && e.now < getDouble(e, s + SharedMemory.strangersUntil + 2 * i)) return;
  i32[s + SharedMemory.strangers + i] = 0;
  if (said === "silent" || said === "gone") {
    libc.close(fd);
    return;
  }
  const known = speaksFor(e, trustedPid(e, fd), said.gid);
  const p =
    known && i32[Dev.faults] === 0
      ? peerAt(e, i32[s + SharedMemory.strangerSockets + i]!, addressOfGid(e, said.gid))
      : 0;
  if (p === 0) {
    for (const one of said.fds) libc.close(one);
    libc.close(fd);
    return;
  }
  // It calls again: the process that we knew at this address has gone.
  closePeer(e, p);
  if (!answer(e, p, fd, said.fds)) closePeer(e, p);
}
