import { describe, expect, test } from "vitest";
import { type Bug, logTest, options } from "../../examples/simulation/replicated-log.ts";
import { SimulationError, simulate } from "../../src/simulation/index.ts";

describe("the replicated log of the examples", { timeout: 60_000 }, () => {
  test.each([3])("holds its invariants in seed %i, and the seed repeats its run", async (seed) => {
    const first = await simulate({ ...options, seed }, logTest());
    expect(first.faults.length).toBeGreaterThan(0);
    const again = await simulate({ ...options, seed }, logTest());
    expect(again.digest).toBe(first.digest);
  });

  /** A seed that finds each planted error. */
  const found: readonly (readonly [Bug, number])[] = [
    ["epoch in a byte", 2],
    ["old key", 5],
    ["applies before commit", 24],
    ["tail stays", 24],
  ];
  test.each(found)("with the planted error %j fails in seed %i", async (bug, seed) => {
    await expect(simulate({ ...options, seed }, logTest(bug))).rejects.toBeInstanceOf(SimulationError);
  });
});
