// The end of a shortcut: what is under way goes again by the network, where a neighbour that is gone answers to nothing.
import * as verbs from "../../../../../ffi/ibverbs/constants.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { MAX_QPS, Sections } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { release as giveBack } from "../../arena/heap.ts";
import { Qp } from "../../arena/records.ts";
import { startAgain } from "../../transports/rc/responses.ts";
import { CLOSED, Neighbour, SEGMENT_BYTES } from "./records.ts";
import { release } from "./route.ts";
import { unmapSegment } from "./segment.ts";

function closeFd(e: Engine, at: number): void {
  if (e.i32[at]! >= 0) libc.close(e.i32[at]!);
  e.i32[at] = -1;
}

/** Closes the shortcut to a neighbour; its record stays for a new one. Not while its frames are being taken. */
export function closeNeighbour(e: Engine, n: number): void {
  const { i32 } = e;
  i32[n + Neighbour.open] = 0;
  i32[n + Neighbour.state] = CLOSED;
  closeFd(e, n + Neighbour.fd);
  closeFd(e, n + Neighbour.wakeFd);
  if (i32[n + Neighbour.self] !== 0) giveBack(e, i32[n + Neighbour.segment]!, SEGMENT_BYTES);
  else unmapSegment(e, i32[n + Neighbour.segment]!);
  i32[n + Neighbour.segment] = 0;
  i32[n + Neighbour.self] = 0;
  release(e, n);
  if (i32[n + Neighbour.users] === 0) return;
  for (let slot = 0; slot < MAX_QPS; slot++) {
    const q = i32[Sections.qps + slot]!;
    if (q === 0 || i32[q + Qp.neighbour] !== n || i32[q + Qp.shortcut] === 0) continue;
    i32[q + Qp.shortcut] = 0;
    const state = i32[q + Qp.state]!;
    if (state === verbs.IBV_QPS_RTS || state === verbs.IBV_QPS_SQD) startAgain(e, q);
  }
}
