// The engine of one thread, with its link to the network.
import { type Arena, RX_VIEW_BITS, TX_SLOTS, TX_VIEWS } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import type { Native } from "../arena/native.ts";
import { faulty } from "../links/faults/faulty-link.ts";
import type { Link } from "../links/link.ts";
import { IcrcViews } from "../wire/icrc.ts";

/** This thread's engine over the arena. */
export function engineOf(arena: Arena, native: Native, link: Link): Engine {
  return {
    ...arena,
    native,
    link: faulty(link),
    rxViews: new IcrcViews(arena.buffer, 1 << RX_VIEW_BITS),
    txViews: new IcrcViews(arena.buffer, TX_SLOTS * TX_VIEWS),
    copies: [],
    now: 0,
  };
}
