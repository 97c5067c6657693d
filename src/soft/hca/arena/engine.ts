// The engine as one thread holds it: the shared arena plus what is this thread's own (bound C functions, CRC views, clock).
import type { Link } from "../links/link.ts";
import type { IcrcViews } from "../wire/icrc.ts";
import type { Arena } from "./arena.ts";
import type { Native } from "./native.ts";

export interface Engine extends Arena {
  readonly native: Native;
  readonly link: Link;
  readonly rxViews: IcrcViews;
  readonly txViews: IcrcViews;
  /** Microseconds of CLOCK_MONOTONIC, taken once a step; a test may drive it. */
  now: number;
}
