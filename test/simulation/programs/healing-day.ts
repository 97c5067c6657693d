// A day of the healing example: 24 hours of virtual time, with some hundred faults and kills.
//
//     npm run simulate:seeds -- test/simulation/programs/healing-day.ts --seeds 1
import * as healing from "../../../examples/simulation/healing.ts";
import type { SimulationOptions } from "../../../src/simulation/index.ts";

const DAY_MS = 86_400_000;

export const options: SimulationOptions = {
  ...healing.options,
  faults: { budget: 600, everyMs: [1_000, 300_000], forMs: [100, 60_000] },
  untilMs: 2 * DAY_MS,
};

export const program = healing.healingTest({
  ...{ faultyMs: DAY_MS, roundMs: 10_000, lostAfterMs: 2_000, killMs: 400_000 },
});
