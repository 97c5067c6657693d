import { section } from "../arena/arena.ts";
import type { Engine, Native, PacketLink } from "../arena/engine.ts";
import type { Arena } from "../arena/views.ts";
import { RX_VIEW_BITS, TX_SLOTS, TX_VIEWS } from "../links/common/packet-memory.ts";
import { MAX_SOCKETS } from "../links/common/sockets.ts";
import { faulty } from "../links/faulty-link.ts";
import { MAX_SHARED_MEMORY_FDS } from "../links/shared-memory/records.ts";
import { IcrcViews } from "../wire/icrc.ts";

/** The state that the NIC's thread and the application's thread share. Times are in microseconds. */
export const NicState = section("nic", (f) => ({
  /** 1 while the NIC thread sleeps in ppoll: a thread that rings a doorbell must then write the eventfd. */
  parked: f.word(),
  /** Number of the NIC thread that may run. A NIC thread with another number ends. */
  generation: f.word(),
  /** Number of NIC threads that run. */
  threads: f.word(),
  wakeFd: f.word(),
  /** 1 while sockets do not wake the sleeping NIC thread, because an application thread does its work. */
  supervising: f.word(),
  /** Number of open contexts. */
  contexts: f.word(),
  /** Time until which the NIC thread sleeps. */
  parkedUntil: f.double(),
  /** Time at which an application thread last ran the engine. */
  assistedAt: f.double(),
  /** Time until which the application thread runs the engine without being woken. */
  assistedUntil: f.double(),
  /** Time until which a woken application takes frames itself (park.ts). */
  directUntil: f.double(),
}));

/** C structs with which the NIC thread sleeps. It uses them without the lock. */
export const Parking = section("parking", (f) => ({
  time: f.words(4),
  sink: f.words(2),
  fds: f.words(2 * (1 + MAX_SOCKETS + MAX_SHARED_MEMORY_FDS)),
}));

/** Creates this thread's engine over an arena. */
export function engineOf(arena: Arena, native: Native, link: PacketLink): Engine {
  return {
    ...arena,
    native,
    link: faulty(link),
    rxViews: new IcrcViews(1 << RX_VIEW_BITS),
    txViews: new IcrcViews(TX_SLOTS * TX_VIEWS),
    copies: [],
    now: 0,
  };
}
