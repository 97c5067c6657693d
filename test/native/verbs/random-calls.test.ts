import { env } from "node:process";
import { describe, expect, test } from "vitest";
import { deviceName } from "./pair.ts";
import { randomCalls } from "./random-calls.ts";

// DOORBELL_RANDOM_SEEDS=100 runs more seeds. The test skips real devices because it would test their kernel
// driver.
const seeds = Number(env.DOORBELL_RANDOM_SEEDS || 2);

describe.runIf(deviceName === "soft0")("random calls", () => {
  test.each(Array.from({ length: seeds }, (_, i) => i + 1))(
    "neither crash nor hang, seed %i",
    async (seed) => {
      const { worked, refused, strange } = await randomCalls(deviceName, seed, 1500);
      expect(strange).toEqual([]);
      expect(worked).toBeGreaterThan(200);
      expect(worked + refused).toBeGreaterThanOrEqual(1500);
    },
  );
});
