import { expect, test } from "vitest";
import { footprint, runSeeds } from "./leaks.ts";

/** Growth in 200 simulations, in MiB, that does not come from caches of the engine. */
const ALLOWED_MIB = 12;

test("simulations leave no descriptors, mappings and memory behind", { timeout: 60_000 }, async () => {
  await runSeeds(0, 60);
  const before = await footprint();
  await runSeeds(60, 200);
  const after = await footprint();
  expect(after.descriptors).toBe(before.descriptors);
  expect(after.mappings - before.mappings).toBeLessThan(20);
  expect(after.heapMib - before.heapMib).toBeLessThan(ALLOWED_MIB);
});
