import { expect, test } from "vitest";
import { type ExplainedSize, join } from "../../src/group/index.ts";
import { simulate } from "../../src/simulation/index.ts";

const size = 3;
const bytes = 65_536;

/** Compares the ways of allReduce on three hosts, of which two may have a slow link, and uses the chosen one. */
async function explained(seed: number, slowGbps: number | undefined): Promise<readonly ExplainedSize[]> {
  const found: ExplainedSize[] = [];
  await simulate({ seed, hosts: size, gpus: 1, network: { bandwidthGbps: 10 } }, async (cluster) => {
    if (slowGbps !== undefined)
      for (const from of [0, 1]) cluster.network.setPath(from, 1 - from, { bandwidthGbps: slowGbps });
    const work = async () => {
      using group = await join({ rendezvous: "tcp://host0:7100", size, timeoutMs: 60_000 });
      const { sizes } = await group.explain({ sizes: [bytes], timeoutMs: 60_000 });
      found.push(...sizes);
      expect(group.plan("allReduce", bytes).tier).toBe(sizes[0]!.chosen);
      const numbers = group.device.allocate(bytes / 4, "f32").fill(group.rank + 1);
      group.allReduce(numbers);
      await group.done();
      expect(new Set(numbers.toArray())).toEqual(new Set([6]));
      await group.barrier();
    };
    await Promise.all(cluster.hosts.map((host) => host.run(work)));
  });
  return found;
}

test("a slow link between two of three hosts makes all members choose a way around it", {
  timeout: 120_000,
}, async () => {
  const [first, ...others] = await explained(51, 0.02);
  expect(first!.chosen).toBe("star");
  for (const one of others) expect(one.chosen).toBe("star");
  const us = (algorithm: string, key: "predictedUs" | "measuredUs"): number =>
    first!.algorithms.find((one) => one.algorithm === algorithm)![key]!;
  expect(us("star", "predictedUs")).toBeLessThan(us("direct", "predictedUs") / 2);
  expect(us("star", "measuredUs")).toBeLessThan(us("direct", "measuredUs") / 2);
});

test("equal links keep the direct way", { timeout: 120_000 }, async () => {
  for (const { chosen } of await explained(52, undefined)) expect(chosen).toMatch(/^network /);
});
