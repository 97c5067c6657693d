// The engine as one thread holds it: the shared arena plus what is this thread's own (bound C functions, CRC views, clock).
import { faulty } from "../links/faults/faulty-link.ts";
import type { Link } from "../links/link.ts";
import { IcrcViews } from "../wire/icrc.ts";
import { type Arena, RX_VIEW_BITS, TX_SLOTS, TX_VIEWS } from "./arena.ts";
import type { Native } from "./native.ts";

export interface Engine extends Arena {
  readonly native: Native;
  readonly link: Link;
  readonly rxViews: IcrcViews;
  readonly txViews: IcrcViews;
  /** Microseconds of CLOCK_MONOTONIC, taken once a step; a test may drive it. */
  now: number;
}

/** This thread's engine over the arena. */
export function engineOf(arena: Arena, native: Native, link: Link): Engine {
  return {
    ...arena,
    native,
    link: faulty(link),
    rxViews: new IcrcViews(arena.buffer, 1 << RX_VIEW_BITS),
    txViews: new IcrcViews(arena.buffer, TX_SLOTS * TX_VIEWS),
    now: 0,
  };
}
