// What a thread that spins does for its next frame while it waits: the cache lines where that will lie are the peer's, which read the
// last frame there, and to get them back takes as long as to fill them. Now nobody waits for it.
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { Peer, SharedMemory } from "./records.ts";
import { emptyPlace } from "./ring.ts";

const LINE_WORDS = 16;
/** Larger frames are more than one store buffer, and their senders wait for less. */
const MOST_BYTES = 8192;

/** Writes to each cache line of the place for another frame as long as the last one, in rings that got one since the last call. */
export function fetchAhead(e: Engine): void {
  const { i32 } = e;
  const s = i32[Dev.sharedMemory]!;
  if (s === 0) return;
  for (let i = 0; i < i32[s + SharedMemory.used]!; i++) {
    const p = i32[s + SharedMemory.peers + i]!;
    if (p === 0 || i32[p + Peer.txLast] === 0) continue;
    const bytes = Math.min(i32[p + Peer.txLast]!, MOST_BYTES);
    i32[p + Peer.txLast] = 0;
    const place = i32[p + Peer.open] === 0 ? 0 : emptyPlace(e, p, bytes);
    if (place === 0) continue;
    for (let at = place; at < place + (bytes >> 2); at += LINE_WORDS) i32[at] = 0;
  }
}
