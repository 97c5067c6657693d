// Peers by address: made when a QP is connected to one, found again by those that follow.
import { Dev, MAX_SOCKETS, Sections, SOCKET_WORDS, Socket } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { Qp } from "../../arena/records.ts";
import { forgetBlocked } from "./flow-control.ts";
import { call } from "./greeting.ts";
import { closePeer } from "./parting.ts";
import { CLOSED, MAX_PEERS, OPEN, Peer, SEGMENT_BYTES, SharedMemory } from "./records.ts";
import { emptyRings } from "./ring.ts";

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
export function peerAt(e: Engine, socket: number, remoteIp: number): number {
  const { i32 } = e;
  const table = i32[Dev.sharedMemory]! + SharedMemory.peers;
  let free = -1;
  for (let i = 0; i < MAX_PEERS; i++) {
    const p = i32[table + i]!;
    if (p === 0) {
      if (free < 0) free = i;
    } else if (i32[p + Peer.socket] === socket && i32[p + Peer.remoteIp] === remoteIp) return p;
  }
  if (free < 0) free = evict(e);
  if (free < 0) return 0;
  const p = allocate(e, Peer.bytes);
  if (p === 0) return 0;
  i32[p + Peer.socket] = socket;
  i32[p + Peer.remoteIp] = remoteIp;
  i32[p + Peer.ownSocket] = socket;
  i32[p + Peer.ownRemoteIp] = remoteIp;
  i32[p + Peer.fd] = -1;
  i32[p + Peer.loopFd] = -1;
  i32[table + free] = p;
  const used = i32[Dev.sharedMemory]! + SharedMemory.used;
  if (i32[used]! <= free) i32[used] = free + 1;
  return p;
}

/** Frees the record of a peer that no QP is connected to: its place in the table, -1 when there is none. */
function evict(e: Engine): number {
  const { i32 } = e;
  const table = i32[Dev.sharedMemory]! + SharedMemory.peers;
  for (let i = 0; i < MAX_PEERS; i++) {
    const p = i32[table + i]!;
    if (i32[p + Peer.users] !== 0) continue;
    closePeer(e, p);
    release(e, p, Peer.bytes);
    i32[table + i] = 0;
    return i;
  }
  return -1;
}

/** A ring that leads back to this NIC: `own` is the GID index of the remote address. */
function openSelf(e: Engine, p: number, own: number): void {
  const { i32 } = e;
  const segment = allocate(e, SEGMENT_BYTES);
  if (segment === 0) return;
  i32[p + Peer.segment] = segment;
  i32[p + Peer.self] = 1;
  i32[p + Peer.ownSocket] = own;
  i32[p + Peer.ownRemoteIp] = addressOf(e, i32[p + Peer.socket]!);
  emptyRings(e, p);
  i32[p + Peer.state] = OPEN;
  i32[p + Peer.open] = 1;
}

/** An RC QP was given a remote address: memory is shared with it if it can be. Nothing waits for that. */
export function meetPeer(e: Engine, q: number): void {
  const { i32 } = e;
  leavePeer(e, q);
  if (i32[Dev.sharedMemory] === 0 || i32[Dev.faults] !== 0 || i32[Dev.captureFile] !== 0) return;
  const remoteIp = i32[q + Qp.remoteIp]!;
  const socket = i32[q + Qp.socket]!;
  const p = peerAt(e, socket, remoteIp);
  if (p === 0) return;
  i32[q + Qp.peer] = p;
  i32[p + Peer.users]!++;
  if (i32[p + Peer.state] !== CLOSED) return;
  const own = ownSocket(e, remoteIp);
  if (own >= 0) openSelf(e, p, own);
  else call(e, p);
}

/** The QP has no remote address any more. */
export function leavePeer(e: Engine, q: number): void {
  const { i32 } = e;
  const p = i32[q + Qp.peer]!;
  if (p === 0) return;
  forgetBlocked(e, q);
  i32[p + Peer.users]!--;
  i32[q + Qp.peer] = 0;
  i32[q + Qp.sharedMemory] = 0;
  i32[q + Qp.mapped] = 0;
  i32[q + Qp.wayLost] = 0;
}
