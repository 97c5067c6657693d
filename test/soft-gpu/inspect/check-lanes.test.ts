// Checks of eight threads at once report the same as checks of single threads. A block of 128 threads in a
// row runs in groups of eight, a block with rows of four does not.
import { expect, test } from "vitest";
import { KernelCheckError, type LaunchConfig } from "../../../src/cuda/index.ts";
import { withSoftModule } from "../ptx/harness.ts";

const cases: readonly [name: string, blocks: number, expected: readonly string[]][] = [
  ["shiftsShared", 1, ["race", "uninitialised"]],
  ["broadcastThenWrite", 1, ["race"]],
  ["readsThenWrites", 1, ["race"]],
  ["rightInTurns", 1, []],
  ["writesRows", 1, []],
  ["writesRowsUnordered", 1, ["race"]],
  ["readsRowOfOthers", 1, ["race"]],
  ["touchesOneOfRow", 1, ["race"]],
  ["touchesOneBefore", 1, ["race"]],
  ["readsOnly", 1, []],
  ["bothBlocksWrite", 4, ["race"]],
  ["oneBlockReads", 4, ["race"]],
  ["unwrittenShared", 1, ["uninitialised"]],
];

test.each(cases)("%s", (name, grid, expected) =>
  withSoftModule("checked-lanes", (device, module) => {
    const found = (how: LaunchConfig) => {
      // The second launch shows that the first one's shadow does not matter.
      for (let round = 0; round < 2; round++) {
        using x = device.from(new Float64Array(256).fill(1));
        try {
          module.kernel(name, "ptr").launch({ ...how, grid, check: true }, [x]);
        } catch (error) {
          if (!(error instanceof KernelCheckError)) throw error;
          return [...new Set(error.findings.map(({ kind }) => kind))].sort();
        }
      }
      return [];
    };
    expect(found({ grid, block: 128 })).toEqual(expected);
    expect(found({ grid, block: [4, 32] })).toEqual(expected);
  }),
);
