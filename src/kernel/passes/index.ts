import type { IrFunction } from "../ir/value.ts";
import { avoidErrors } from "./avoid-errors.ts";
import { carryRounds } from "./carry.ts";
import { shareCommon } from "./common.ts";
import { contract } from "./contract.ts";
import { doubleBySums } from "./double.ts";
import { foldConstants } from "./fold.ts";
import { hoistInvariants } from "./hoist.ts";
import { hoistFromSides } from "./hoist-sides.ts";
import { inlineCalls } from "./inline.ts";
import { joinTests } from "./join-tests.ts";
import { mergeBlocks } from "./merge.ts";
import { movePointers } from "./pointers.ts";
import { chooseWithoutBranch } from "./select.ts";
import { removeUnread } from "./unread.ts";
import { unrollLoads } from "./unroll.ts";

/** Choices of the passes. */
export interface PassOptions {
  /** True when a product and a sum become one instruction with one rounding. */
  readonly fma: boolean;
  /** True when addresses that move by a constant distance become pointers, and loops with loads are unrolled. */
  readonly pointers: boolean;
}

/** Improves a kernel in place. Each pass keeps its meaning, but for the rounding of `fma`. */
export function optimise(kernel: IrFunction, { fma, pointers }: PassOptions): void {
  const hasCalls = kernel.blocks.some(({ body }) => body.some(({ op }) => op === "call"));
  improve(kernel);
  if (hasCalls) {
    // Equal calls are one call by now, and calls that no loop changes are before the loop.
    inlineCalls(kernel);
    improve(kernel);
  }
  if (pointers) {
    movePointers(kernel);
    removeUnread(kernel);
    shareCommon(kernel);
  }
  if (fma) {
    contract(kernel);
    removeUnread(kernel);
  }
  doubleBySums(kernel);
  if (pointers) {
    unrollLoads(kernel);
    removeUnread(kernel);
  }
  avoidErrors(kernel);
}

/** Improves a kernel or a function by the passes that keep every bit of the results. */
export function improve(kernel: IrFunction): void {
  mergeBlocks(kernel);
  chooseWithoutBranch(kernel);
  mergeBlocks(kernel);
  shareCommon(kernel);
  if (hoistFromSides(kernel)) shareCommon(kernel);
  carryRounds(kernel);
  foldConstants(kernel);
  joinTests(kernel);
  hoistInvariants(kernel);
  removeUnread(kernel);
}
