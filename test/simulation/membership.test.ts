import { describe, expect, test } from "vitest";
import { membershipTest, options } from "../../examples/simulation/membership.ts";
import { simulate } from "../../src/simulation/index.ts";

describe("the membership of the examples", { timeout: 60_000 }, () => {
  /** A seed that once found an endless loop of `JoinQueue.admit`, which group.test.ts repeats. */
  test.each([325])("holds its invariants in seed %i, and the seed repeats its run", async (seed) => {
    const first = await simulate({ ...options, seed }, membershipTest());
    expect(first.faults.length).toBeGreaterThan(0);
    const again = await simulate({ ...options, seed }, membershipTest());
    expect(again.digest).toBe(first.digest);
  });

  test("adds on the GPUs of all hosts what the members add", async () => {
    await simulate({ ...options, seed: 7, gpus: 1 }, membershipTest(1));
  });
});
