import type { Arena } from "../arena/arena.ts";
import type { Engine, Native, PacketLink } from "../arena/engine.ts";
import { RX_VIEW_BITS, TX_SLOTS, TX_VIEWS } from "../links/common/packet-memory.ts";
import { faulty } from "../links/faulty-link.ts";
import { IcrcViews } from "../wire/icrc.ts";

/** Creates this thread's engine over an arena. */
export function engineOf(arena: Arena, native: Native, link: PacketLink): Engine {
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
