// Multicast groups of UD QPs. Each group has its own socket, and every member QP receives the group's
// datagrams.

import type { Engine } from "../../arena/engine.ts";
import { allocate, release } from "../../arena/heap.ts";
import { RxPacket } from "../../arena/packet.ts";
import { Fields } from "../../arena/records/fields.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../links/common/sockets.ts";
import { handleDatagram } from "./datagram.ts";

/** Destination QP number of datagrams to a multicast group. */
export const MULTICAST_QP = 0xffffff;

function member() {
  const f = new Fields();
  return { next: f.word(), queuePair: f.word(), bytes: f.size() * 4 } as const;
}
export const Member = member();

const groupOf = (socket: number) => Sockets.table + socket * SOCKET_WORDS + Socket.members;

/** Returns whether QP `q` is a member of the group at socket index `socket`. */
export function isMember(e: Engine, socket: number, q: number): boolean {
  for (let at = e.i32[groupOf(socket)]!; at !== 0; at = e.i32[at + Member.next]!) {
    if (e.i32[at + Member.queuePair] === q) return true;
  }
  return false;
}

/** Adds QP `q` to the group. Returns false when the arena is full. The caller holds the lock. */
export function addMember(e: Engine, socket: number, q: number): boolean {
  const at = allocate(e, Member.bytes);
  if (at === 0) return false;
  e.i32[at + Member.queuePair] = q;
  e.i32[at + Member.next] = e.i32[groupOf(socket)]!;
  e.i32[groupOf(socket)] = at;
  return true;
}

/** Removes QP `q` from the group. Returns whether the group is empty now. The caller holds the lock. */
export function removeMember(e: Engine, socket: number, q: number): boolean {
  const { i32 } = e;
  let link = groupOf(socket);
  for (let at = i32[link]!; at !== 0; at = i32[link]!) {
    if (i32[at + Member.queuePair] === q) {
      i32[link] = i32[at + Member.next]!;
      release(e, at, Member.bytes);
    } else link = at + Member.next;
  }
  return i32[groupOf(socket)] === 0;
}

/** Delivers the received multicast datagram to all members of its group. */
export function handleMulticast(e: Engine): boolean {
  const { i32 } = e;
  let taken = false;
  for (let m = i32[groupOf(i32[RxPacket.socket]!)]!; m !== 0; m = i32[m + Member.next]!) {
    taken = handleDatagram(e, i32[m + Member.queuePair]!) || taken;
  }
  return taken;
}
