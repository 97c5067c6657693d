// Neighbours by address: made when a QP is connected to one, found again by those that follow.
import { Dev, MAX_SOCKETS, Sections, SOCKET_WORDS, Socket } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { Qp } from "../../arena/records.ts";
import { call } from "./greeting.ts";
import { closeNeighbour } from "./parting.ts";
import { CLOSED, MAX_NEIGHBOURS, Neighbour, OPEN, SEGMENT_BYTES, Shortcut } from "./records.ts";
import { forgetBlocked } from "./route.ts";

const addressOf = (e: Engine, socket: number) =>
  e.i32[Sections.sockets + socket * SOCKET_WORDS + Socket.address]!;

/** The GID index of one of our own addresses, -1 when it is not ours. */
function ownSocket(e: Engine, address: number): number {
  for (let socket = 0; socket < MAX_SOCKETS; socket++) {
    const open = e.i32[Sections.sockets + socket * SOCKET_WORDS + Socket.fd]! >= 0;
    if (open && addressOf(e, socket) === address) return socket;
  }
  return -1;
}

/** The record for what lies between our address `socket` and `remoteIp`, made when there is none; 0 when all are in use. */
export function neighbourAt(e: Engine, socket: number, remoteIp: number): number {
  const { i32 } = e;
  const table = i32[Dev.shortcut]! + Shortcut.neighbours;
  let free = -1;
  for (let i = 0; i < MAX_NEIGHBOURS; i++) {
    const n = i32[table + i]!;
    if (n === 0) {
      if (free < 0) free = i;
    } else if (i32[n + Neighbour.socket] === socket && i32[n + Neighbour.remoteIp] === remoteIp) return n;
  }
  if (free < 0) free = evict(e);
  if (free < 0) return 0;
  const n = allocate(e, Neighbour.bytes);
  if (n === 0) return 0;
  i32[n + Neighbour.socket] = socket;
  i32[n + Neighbour.remoteIp] = remoteIp;
  i32[n + Neighbour.ownSocket] = socket;
  i32[n + Neighbour.ownRemoteIp] = remoteIp;
  i32[n + Neighbour.fd] = -1;
  i32[n + Neighbour.wakeFd] = -1;
  i32[table + free] = n;
  const used = i32[Dev.shortcut]! + Shortcut.used;
  if (i32[used]! <= free) i32[used] = free + 1;
  return n;
}

/** Frees the record of a neighbour that no QP is connected to: its place in the table, -1 when there is none. */
function evict(e: Engine): number {
  const { i32 } = e;
  const table = i32[Dev.shortcut]! + Shortcut.neighbours;
  for (let i = 0; i < MAX_NEIGHBOURS; i++) {
    const n = i32[table + i]!;
    if (i32[n + Neighbour.users] !== 0) continue;
    closeNeighbour(e, n);
    release(e, n, Neighbour.bytes);
    i32[table + i] = 0;
    return i;
  }
  return -1;
}

/** A ring that leads back to this NIC: `own` is the GID index of the remote address. */
function openSelf(e: Engine, n: number, own: number): void {
  const { i32 } = e;
  const segment = allocate(e, SEGMENT_BYTES);
  if (segment === 0) return;
  i32[n + Neighbour.segment] = segment;
  i32[n + Neighbour.self] = 1;
  i32[n + Neighbour.ownSocket] = own;
  i32[n + Neighbour.ownRemoteIp] = addressOf(e, i32[n + Neighbour.socket]!);
  i32[n + Neighbour.txTail] = 0;
  i32[n + Neighbour.rxHead] = 0;
  i32[n + Neighbour.state] = OPEN;
  i32[n + Neighbour.open] = 1;
}

/** An RC QP was given a remote address: the shortcut to it is opened if there is one. Nothing waits for that. */
export function meetNeighbour(e: Engine, q: number): void {
  const { i32 } = e;
  leaveNeighbour(e, q);
  if (i32[Dev.shortcut] === 0 || i32[Dev.faults] !== 0 || i32[Dev.capture] !== 0) return;
  const remoteIp = i32[q + Qp.remoteIp]!;
  const socket = i32[q + Qp.socket]!;
  const n = neighbourAt(e, socket, remoteIp);
  if (n === 0) return;
  i32[q + Qp.neighbour] = n;
  i32[n + Neighbour.users]!++;
  if (i32[n + Neighbour.state] !== CLOSED) return;
  const own = ownSocket(e, remoteIp);
  if (own >= 0) openSelf(e, n, own);
  else call(e, n);
}

/** The QP has no remote address any more. */
export function leaveNeighbour(e: Engine, q: number): void {
  const { i32 } = e;
  const n = i32[q + Qp.neighbour]!;
  if (n === 0) return;
  forgetBlocked(e, q);
  i32[n + Neighbour.users]!--;
  i32[q + Qp.neighbour] = 0;
  i32[q + Qp.shortcut] = 0;
}
