// The engine as one thread holds it: the shared arena plus what is this thread's own (bound C functions, CRC views, clock).
import type { Link } from "../links/link.ts";
import type { BoundCopies } from "../objects/staging/copies.ts";
import type { IcrcViews } from "../wire/icrc.ts";
import type { Arena } from "./arena.ts";
import type { Native } from "./native.ts";

export interface Engine extends Arena {
  readonly native: Native;
  readonly link: Link;
  readonly rxViews: IcrcViews;
  readonly txViews: IcrcViews;
  /** By address space: how this thread copies to and from memory that other drivers have (objects/staging). */
  readonly copies: (BoundCopies | undefined)[];
  /** Microseconds of CLOCK_MONOTONIC, taken once a step; a test may drive it. */
  now: number;
}
