import { expect, test } from "vitest";
import { median } from "../../src/tuning/median.ts";
import { footprint, runSeeds } from "./leaks.ts";

/** Simulations between two measurements. A leak of 64 KiB in each one takes 6 MiB. */
const SEEDS = 100;

test("simulations leave no descriptors, mappings and memory behind", { timeout: 60_000 }, async () => {
  await runSeeds(0, 60);
  const footprints = [await footprint()];
  for (let round = 0; round < 5; round++) {
    await runSeeds(60 + round * SEEDS, SEEDS);
    footprints.push(await footprint());
  }
  const first = footprints[0]!;
  const last = footprints.at(-1)!;
  expect(last.descriptors).toBe(first.descriptors);
  expect(last.mappings - first.mappings).toBeLessThan(20);
  // The engine's heap after a collection varies by 15 MiB from one round to another, without a leak and with one.
  const growths = footprints.slice(1).map((each, i) => each.heapMib - footprints[i]!.heapMib);
  expect(median(growths), `growth of the heap in each round: ${growths.join(", ")} MiB`).toBeLessThan(4);
});
