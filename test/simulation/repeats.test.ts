import { describe, expect, test } from "vitest";
import { options as logOptions, logTest } from "../../examples/simulation/replicated-log.ts";
import { simulate } from "../../src/simulation/index.ts";
import { exchange } from "./support/exchange.ts";

const conditions = { latencyUs: [2, 80], loss: 0.05, duplication: 0.02, reordering: 0.05, corruption: 0.01 };

/** Digest of the exchange below on every runtime. */
const KNOWN_DIGEST = "9fe194cf8ab45b07";
/** Digest of seed 3 of the replicated log on every runtime. */
const LOG_DIGEST = "b213d0db5095f2d8";

const run = (seed: number) =>
  simulate({ seed, hosts: 2, network: conditions, driftPpm: 50 }, (cluster) => exchange(cluster, 100));

describe("a seed", () => {
  test("repeats the run in one process", async () => {
    const first = await run(7);
    const second = await run(7);
    expect({ ...second, wallMs: 0 }).toEqual({ ...first, wallMs: 0 });
    expect(first.packets.lost).toBeGreaterThan(0);
    expect(first.packets.corrupted).toBeGreaterThan(0);
    expect(first.completions).toBe(200);
  });

  test("repeats the run after runs with other seeds", async () => {
    const { digest } = await run(1);
    for (let seed = 2; seed < 12; seed++) expect((await run(seed)).digest).not.toBe(digest);
    expect((await run(1)).digest).toBe(digest);
  });

  test("has the same digest on each runtime", async () => {
    expect((await run(42)).digest).toBe(KNOWN_DIGEST);
  });

  test("of the replicated log has the same digest on each runtime", async () => {
    expect((await simulate({ ...logOptions, seed: 3 }, logTest())).digest).toBe(LOG_DIGEST);
  });
});
