import { describe, expect, test } from "vitest";
import { type Bug, options, storeTest } from "../../examples/simulation/key-value-store.ts";
import { SimulationError, simulate } from "../../src/simulation/index.ts";

describe("the key-value store of the examples", { timeout: 60_000 }, () => {
  test("is linearizable, and each seed repeats its run", async () => {
    for (const seed of [7]) {
      const first = await simulate({ ...options, seed }, storeTest());
      const again = await simulate({ ...options, seed }, storeTest());
      expect(again.digest).toBe(first.digest);
      expect(first.faults.length).toBeGreaterThan(0);
    }
  });

  /** A seed that finds each planted error. */
  const found: readonly (readonly [Bug, number])[] = [
    ["no second read", 7],
    ["version before value", 2],
    ["no lock", 4],
    ["repeats without a look", 37],
  ];
  test.each(found)("with the planted error %j fails in seed %i", async (bug, seed) => {
    await expect(simulate({ ...options, seed }, storeTest(bug))).rejects.toBeInstanceOf(SimulationError);
  });
});
