import { expect, test } from "vitest";
import { figureTrials } from "../../src/cli/selftest/figure-trials.ts";
import { reliableTrials } from "../../src/cli/selftest/reliable-trials.ts";
import { type TrialResult, tryOut } from "../../src/cli/selftest/trial.ts";
import { otherTrials } from "../../src/cli/selftest/unreliable-trials.ts";

// What `doorbell selftest rxe0` tries; of the five figures one, as each takes four processes.
test("doorbell selftest passes on the kernel's device, with a figure of perftest's beside its own", async () => {
  const [, sendBandwidth] = figureTrials({ name: "rxe0", provider: "native", guid: "" });
  const results: TrialResult[] = [];
  for (const trial of [...reliableTrials("rxe0"), ...otherTrials("rxe0"), sendBandwidth!])
    results.push(await tryOut(trial));
  expect(results.filter(({ status }) => status !== "passed")).toEqual([]);
  expect(results.length).toBeGreaterThan(10);
  const { gbitPerSecond = 0, ib_send_bw_gbitPerSecond: theirs = 0 } = results.at(-1)!.figures!;
  expect(Math.min(gbitPerSecond, theirs)).toBeGreaterThan(0);
});
