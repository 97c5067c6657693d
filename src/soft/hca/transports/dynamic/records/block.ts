// The transport's own memory: made with the first dynamic QP, and there until the device goes.
import { Dev, Sections, SOCKET_WORDS, Socket } from "../../../arena/arena.ts";
import type { Engine } from "../../../arena/engine.ts";
import { allocate, release } from "../../../arena/heap.ts";
import type { DynamicSettings } from "../settings.ts";
import { Receive, Send } from "./context-records.ts";
import { Dyn, HASH_SLOTS, MAX_ORIGINS, MAX_PEERS, MAX_REPLIES, Origin, Peer, Reply } from "./records.ts";

/** Word offset of the transport's record, 0 when there is none. */
export function transport(e: Engine): number {
  return e.i32[Dev.dynamic]!;
}

/** Sets the transport up. Returns false when the device's memory is full. The caller holds the engine lock. */
export function openTransport(e: Engine, settings: DynamicSettings): boolean {
  const { i32, f64 } = e;
  if (i32[Dev.dynamic] !== 0) return true;
  const sizes = [
    [Dyn.words, 0],
    [settings.contexts * Send.words, Dyn.sendContexts],
    [settings.contexts * Receive.words, Dyn.receiveContexts],
    [MAX_PEERS * Peer.words, Dyn.peers],
    [HASH_SLOTS, Dyn.peerHash],
    [MAX_ORIGINS * Origin.words, Dyn.origins],
    [HASH_SLOTS, Dyn.originHash],
    [MAX_REPLIES * Reply.words, Dyn.replies],
  ] as const;
  const blocks = sizes.map(([words]) => allocate(e, words * 4));
  if (blocks.includes(0)) {
    for (const [index, [words]] of sizes.entries()) release(e, blocks[index]!, words * 4);
    return false;
  }
  const t = blocks[0]!;
  for (const [index, [, at]] of sizes.entries()) if (index > 0) i32[t + at] = blocks[index]!;
  i32[t + Dyn.contexts] = settings.contexts;
  i32[t + Dyn.requestMode] = settings.connect === "request" ? 1 : 0;
  i32[t + Dyn.paths] = settings.paths;
  f64[(t + Dyn.idle) >> 1] = settings.idleUs;
  const random = crypto.getRandomValues(new Int32Array(5));
  i32.set(random.subarray(0, 2), t + Dyn.cookieKey);
  i32.set(random.subarray(2, 4), t + Dyn.nonceKey);
  i32[t + Dyn.serial] = random[4]!;
  i32[Dev.dynamic] = t;
  // Addresses that are in use already get their source ports now, others when they are opened.
  i32[Dev.sourcePorts] = settings.paths - 1;
  for (let socket = 0; socket < i32[Dev.socketCount]!; socket++) {
    if (i32[Sections.sockets + socket * SOCKET_WORDS + Socket.fd]! >= 0) e.link.open(e, socket, true);
  }
  return true;
}

/** Word offset of send context `id`. */
export function sendContext(e: Engine, t: number, id: number): number {
  return e.i32[t + Dyn.sendContexts]! + id * Send.words;
}

/** Word offset of receive context `id`. */
export function receiveContext(e: Engine, t: number, id: number): number {
  return e.i32[t + Dyn.receiveContexts]! + id * Receive.words;
}

/** Sees to it that the transport's timers are looked at by `deadline` (microseconds). */
export function wakeBy(e: Engine, t: number, deadline: number): void {
  const next = e.f64[(t + Dyn.nextTimer) >> 1]!;
  if (next === 0 || deadline < next) e.f64[(t + Dyn.nextTimer) >> 1] = deadline;
}

/** Word offset of the next free record of a block: from its free list, else the first never used. 0 when all are taken. */
export function takeRecord(
  e: Engine,
  t: number,
  block: number,
  free: number,
  used: number,
  words: number,
  most: number,
  link: number,
): number {
  const { i32 } = e;
  const first = i32[t + free]!;
  if (first !== 0) {
    i32[t + free] = i32[first + link]!;
    return first;
  }
  const count = i32[t + used]!;
  if (count >= most) return 0;
  i32[t + used] = count + 1;
  return i32[t + block]! + count * words;
}

/** Puts a record back into its block's free list. */
export function giveRecord(e: Engine, t: number, free: number, link: number, record: number): void {
  e.i32[record + link] = e.i32[t + free]!;
  e.i32[t + free] = record;
}
