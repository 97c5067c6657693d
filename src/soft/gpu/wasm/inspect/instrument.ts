// Passes of an inspected launch.
import type { Block } from "../../ptx/graph.ts";
import { reportAccesses } from "../../ptx/instrument/accesses.ts";
import { countOrder, recordPublication } from "../../ptx/instrument/order.ts";
import { countBlocks, stopAtLines, traceSteps } from "../../ptx/instrument/steps.ts";
import type { Register } from "../../ptx/syntax.ts";
import type { Instrumentation } from "../unit/instrumentation.ts";

/** Inserts the instructions of an inspected launch. `registers` are those of the function. */
export function instrument(
  blocks: Block[],
  registers: readonly Register[],
  instrumentation: Instrumentation | undefined,
): void {
  switch (instrumentation?.kind) {
    case "check":
      if (instrumentation.overlaps) recordPublication(blocks);
      countOrder(blocks);
      reportAccesses(blocks);
      return;
    case "trace":
      traceSteps(blocks);
      reportAccesses(blocks);
      return;
    case "profile":
      countBlocks(blocks);
      reportAccesses(blocks);
      return;
    case "stops":
      stopAtLines(blocks, registers, (at) => instrumentation.isStop(at));
  }
}
