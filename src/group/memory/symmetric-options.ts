import { optionsTable } from "../../arguments/options-table.ts";
import { callback, either, oneOf } from "../../arguments/value-type.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";
import type { PeerRight } from "./symmetric.ts";

/** How something is shared. */
export interface SharingOptions {
  /** What other members may do with this member's memory: the same for all, or for each rank. */
  readonly right?: PeerRight | ((rank: number) => PeerRight);
}

/** How symmetric memory is shared. */
export interface SymmetricOptions extends WaitOptions, SharingOptions {}

const rightRow = {
  right: {
    type: either(
      oneOf("none", "read", "read-write"),
      callback<(rank: number) => PeerRight>("given a rank, gives its right"),
    ),
    default: "read-write",
    text: "What other members may do with this member's part.",
  },
} as const;

export const sharingOptions = optionsTable<SharingOptions>()(
  "group.SharingOptions",
  { "Group.share": 2 },
  rightRow,
);

export const symmetricOptions = optionsTable<SymmetricOptions>()(
  "group.SymmetricOptions",
  { "Group.symmetric": 2 },
  { ...waitRows, ...rightRow },
);
