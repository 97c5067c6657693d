// Looks after the Unix sockets of the shortcut: who calls, who answers, who has gone. Nothing here waits.
import * as c from "../../../../../ffi/libc/index.ts";
import { Dev, MAX_SHORTCUT_FDS, MAX_SOCKETS } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { allocate } from "../../arena/heap.ts";
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
import { closeNeighbour } from "./parting.ts";
import { neighbourAt } from "./peers.ts";
import {
  ASKED,
  CLOSED,
  CONDEMNED,
  MAX_NEIGHBOURS,
  MAX_STRANGERS,
  Neighbour,
  OPEN,
  Shared,
  Shortcut,
} from "./records.ts";

const { libc } = c;
/** Microseconds between two looks at the sockets while the NIC is busy. */
const LOOK_EVERY = 500;
/** Microseconds a caller has to say who it is. */
const STRANGER_PATIENCE = 1_000_000;
const POLLIN = 1;

/** Switches the shortcut on for a NIC whose threads may all use its arena. */
export function enableShortcut(e: Engine): void {
  e.i32[Dev.shortcut] = allocate(e, Shortcut.bytes);
}

/** Lets neighbours find our address `socket`, which is open. The caller holds the lock. */
export function listenFor(e: Engine, socket: number): void {
  const s = e.i32[Dev.shortcut]!;
  if (s === 0 || e.i32[s + Shortcut.listeners + socket] !== 0) return;
  e.i32[s + Shortcut.listeners + socket] = listenAs(e, ownGid(e, socket)) + 1;
}

/** Closes everything: the NIC goes to rest. The caller holds the lock. */
export function closeShortcut(e: Engine): void {
  const { i32 } = e;
  const s = i32[Dev.shortcut]!;
  if (s === 0) return;
  for (let i = 0; i < MAX_NEIGHBOURS; i++) {
    const n = i32[s + Shortcut.neighbours + i]!;
    if (n !== 0) closeNeighbour(e, n);
  }
  for (let i = 0; i < MAX_SOCKETS + MAX_STRANGERS; i++) {
    const at = i < MAX_SOCKETS ? s + Shortcut.listeners + i : s + Shortcut.strangers + i - MAX_SOCKETS;
    if (i32[at] !== 0) libc.close(i32[at]! - 1);
    i32[at] = 0;
  }
}

/** Descriptor `i` of those to wait for, -1 when there is none; `i` is below MAX_SHORTCUT_FDS. */
export function connectionFd(e: Engine, i: number): number {
  const { i32 } = e;
  const s = i32[Dev.shortcut]!;
  if (s === 0) return -1;
  if (i < MAX_NEIGHBOURS) {
    const n = i32[s + Shortcut.neighbours + i]!;
    return n === 0 || i32[n + Neighbour.state] === CLOSED ? -1 : i32[n + Neighbour.fd]!;
  }
  const rest = i - MAX_NEIGHBOURS;
  if (rest < MAX_SOCKETS) return i32[s + Shortcut.listeners + rest]! - 1;
  return i32[s + Shortcut.strangers + rest - MAX_SOCKETS]! - 1;
}

/** The sockets are looked at in the next step. */
export function lookSoon(e: Engine): void {
  const s = e.i32[Dev.shortcut]!;
  if (s !== 0) e.f64[(s + Shortcut.due) >> 1] = 0;
}

/** Tells all neighbours whether we sleep: then they must ring. */
export function markParked(e: Engine, parked: number): void {
  const { i32 } = e;
  const s = i32[Dev.shortcut]!;
  if (s === 0) return;
  for (let i = 0; i < MAX_NEIGHBOURS; i++) {
    const n = i32[s + Shortcut.neighbours + i]!;
    if (n === 0 || i32[n + Neighbour.state] !== OPEN || i32[n + Neighbour.self] !== 0) continue;
    Atomics.store(i32, i32[n + Neighbour.segment]! + Shared.parked(i32[n + Neighbour.side]!), parked);
  }
}

/** Now and then: looks at the sockets. One call of the kernel, when nothing happened. */
export function lookAround(e: Engine): void {
  const { i32, f64 } = e;
  const s = i32[Dev.shortcut]!;
  if (s === 0 || e.now < f64[(s + Shortcut.due) >> 1]!) return;
  f64[(s + Shortcut.due) >> 1] = e.now + LOOK_EVERY;
  for (let i = 0; i < MAX_NEIGHBOURS; i++) {
    const n = i32[s + Shortcut.neighbours + i]!;
    if (n !== 0) updateFlags(e, n);
  }
  if (!anyReady(e, s)) return;
  for (let i = 0; i < MAX_NEIGHBOURS; i++) {
    const n = i32[s + Shortcut.neighbours + i]!;
    if (n !== 0 && i32[n + Neighbour.fd]! >= 0) hear(e, n);
  }
  for (let i = 0; i < MAX_STRANGERS; i++) hearStranger(e, s, i);
  for (let socket = 0; socket < MAX_SOCKETS; socket++) welcome(e, s, socket);
}

function updateFlags(e: Engine, n: number): void {
  const { i32, f64 } = e;
  const state = i32[n + Neighbour.state]!;
  if (state === CONDEMNED || (state === ASKED && e.now > f64[(n + Neighbour.patience) >> 1]!)) {
    closeNeighbour(e, n);
    return;
  }
  if (state !== OPEN || i32[n + Neighbour.self] !== 0) return;
  const segment = i32[n + Neighbour.segment]!;
  const side = i32[n + Neighbour.side]!;
  const paused = i32[Dev.faults] === 0 ? 0 : 1;
  if (i32[segment + Shared.paused(side)] !== paused) i32[segment + Shared.paused(side)] = paused;
  i32[n + Neighbour.open] = i32[segment + Shared.paused(1 - side)] === 0 ? 1 : 0;
}

function anyReady(e: Engine, s: number): boolean {
  const { i32 } = e;
  let count = 0;
  for (let i = 0; i < MAX_SHORTCUT_FDS; i++) {
    const fd = connectionFd(e, i);
    if (fd < 0) continue;
    i32[s + Shortcut.pollFds + 2 * count] = fd;
    i32[s + Shortcut.pollFds + 2 * count + 1] = POLLIN;
    count++;
  }
  // A caller that says nothing must go at some time.
  for (let i = 0; i < MAX_STRANGERS; i++) if (i32[s + Shortcut.strangers + i] !== 0) return true;
  if (count === 0) return false;
  i32.fill(0, Dev.timespec, Dev.timespec + 4);
  return e.native.ppoll(e.base + (s + Shortcut.pollFds) * 4, count, e.base + Dev.timespec * 4, 0) > 0;
}

/** A neighbour's socket: the answer to our call, or its end. */
function hear(e: Engine, n: number): void {
  const said = receiveGreeting(e, e.i32[n + Neighbour.fd]!, 1);
  if (said === "silent") return;
  if (said !== "gone" && e.i32[n + Neighbour.state] === ASKED) {
    if (addressOfGid(e, said.gid) === e.i32[n + Neighbour.remoteIp]) {
      answered(e, n, said);
      return;
    }
  }
  if (said !== "gone") for (const fd of said.fds) libc.close(fd);
  // What it sent before it went counts, as packets on the wire do.
  takeLastFrames(e, n);
  closeNeighbour(e, n);
}

/** Somebody calls for our address `socket`. */
function welcome(e: Engine, s: number, socket: number): void {
  const { i32, f64 } = e;
  const listener = i32[s + Shortcut.listeners + socket]! - 1;
  if (listener < 0) return;
  for (let i = 0; i < MAX_STRANGERS; i++) {
    if (i32[s + Shortcut.strangers + i] !== 0) continue;
    const fd = libc.accept4(listener, 0, 0, c.SOCK_NONBLOCK | c.SOCK_CLOEXEC);
    if (fd < 0) return;
    if (trustedPid(e, fd) === 0) {
      libc.close(fd);
      continue;
    }
    i32[s + Shortcut.strangers + i] = fd + 1;
    f64[((s + Shortcut.strangersUntil) >> 1) + i] = e.now + STRANGER_PATIENCE;
    i32[s + Shortcut.strangerSockets + i] = socket;
    hearStranger(e, s, i);
  }
}

/** One that called says which address it has: it becomes a neighbour if that is true. */
function hearStranger(e: Engine, s: number, i: number): void {
  const { i32, f64 } = e;
  const fd = i32[s + Shortcut.strangers + i]! - 1;
  if (fd < 0) return;
  const said = receiveGreeting(e, fd, 2);
  if (said === "silent" && e.now < f64[((s + Shortcut.strangersUntil) >> 1) + i]!) return;
  i32[s + Shortcut.strangers + i] = 0;
  if (said === "silent" || said === "gone") {
    libc.close(fd);
    return;
  }
  const known = speaksFor(e, trustedPid(e, fd), said.gid);
  const n =
    known && i32[Dev.faults] === 0
      ? neighbourAt(e, i32[s + Shortcut.strangerSockets + i]!, addressOfGid(e, said.gid))
      : 0;
  if (n === 0) {
    for (const one of said.fds) libc.close(one);
    libc.close(fd);
    return;
  }
  // It calls again: the process that we knew at this address has gone.
  closeNeighbour(e, n);
  if (!answer(e, n, fd, said.fds)) closeNeighbour(e, n);
}
