import type { Lane } from "./lane.ts";

/** Members that do calls together, in one lane: all of the group, or those of the same place on each host. */
export interface Party {
  readonly lane: Lane;
  /** Their ranks in the group, in order; and which of them this member is. */
  readonly ranks: readonly number[];
  readonly index: number;
  /** Where what a command gives lies, and where what it takes from each comes, side by side. */
  sent(command: number): number;
  received(command: number): number;
}
