// The end of memory shared with a peer: what is under way goes again by the network, where a peer that is gone answers to nothing.
import { libc } from "../../../../../ffi/libc/index.ts";
import { MAX_QPS, Sections } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { release } from "../../arena/heap.ts";
import { Qp } from "../../arena/records.ts";
import { enqueue } from "../../objects/run-queue.ts";
import { forgetPeerMemory } from "../mapped/asking.ts";
import { unblock } from "./flow-control.ts";
import { CLOSED, Peer, SEGMENT_BYTES } from "./records.ts";
import { unmapSegment } from "./segment.ts";

function closeFd(e: Engine, at: number): void {
  if (e.i32[at]! >= 0) libc.close(e.i32[at]!);
  e.i32[at] = -1;
}

/** Gives up the memory shared with a peer; its record stays for a new one. Not while its frames are being taken. */
export function closePeer(e: Engine, p: number): void {
  const { i32 } = e;
  i32[p + Peer.open] = 0;
  i32[p + Peer.state] = CLOSED;
  closeFd(e, p + Peer.fd);
  closeFd(e, p + Peer.loopFd);
  if (i32[p + Peer.self] !== 0) release(e, i32[p + Peer.segment]!, SEGMENT_BYTES);
  else unmapSegment(e, i32[p + Peer.segment]!);
  i32[p + Peer.segment] = 0;
  forgetPeerMemory(e, p);
  i32[p + Peer.self] = 0;
  unblock(e, p);
  if (i32[p + Peer.users] === 0) return;
  for (let slot = 0; slot < MAX_QPS; slot++) {
    const q = i32[Sections.qps + slot]!;
    if (q === 0 || i32[q + Qp.peer] !== p || i32[q + Qp.sharedMemory] === 0) continue;
    i32[q + Qp.sharedMemory] = 0;
    // What was under way goes again when the QP has its turn.
    i32[q + Qp.wayLost] = 1;
    enqueue(e, q);
  }
}
