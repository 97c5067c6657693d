import { describe, expect, test } from "vitest";
import { type Bug, options, storeTest } from "../../examples/simulation/key-value-store.ts";
import { SimulationError, simulate } from "../../src/simulation/index.ts";
import { doorbell } from "../cli/run-command.ts";

describe("the key-value store of the examples", { timeout: 60_000 }, () => {
  test("is linearizable, and each seed repeats its run", async () => {
    for (const seed of [7]) {
      const first = await simulate({ ...options, seed }, storeTest());
      const again = await simulate({ ...options, seed }, storeTest());
      expect(again.digest).toBe(first.digest);
      expect(first.faults.length).toBeGreaterThan(0);
    }
  });

  test("is a program of doorbell simulate, whose argument is a planted error", () => {
    const words = [
      "simulate",
      "examples/simulation/key-value-store.ts",
      "--seed",
      "1",
      "--no-minimize",
      "--",
    ];
    const { status, stdout } = doorbell([...words, "no lock"]);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^failed: seed 1, after .*\n {2}doorbell simulate .* --until [\d.]+ms -- 'no lock'\n$/,
    );
    expect(doorbell([...words, "no key"]).stdout).toContain('there is no planted error "no key"');
  });

  /** A seed that finds each planted error. */
  const found: readonly (readonly [Bug, number])[] = [
    ["no second read", 3],
    ["version before value", 1],
    ["no lock", 1],
    ["small version", 76],
    ["repeats without a look", 55],
  ];
  test.each(found)("with the planted error %j fails in seed %i", async (bug, seed) => {
    await expect(simulate({ ...options, seed }, storeTest(bug))).rejects.toBeInstanceOf(SimulationError);
  });
});
