import { describe, expect, test } from "vitest";
import { type Cluster, type Fault, minimize, SimulationError, simulate } from "../../src/simulation/index.ts";
import { exchange } from "./support/exchange.ts";

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("faults of a list", () => {
  test("crash a host that boots, and start its program again", async () => {
    const starts: number[] = [];
    const faults: Fault[] = [{ kind: "crash", atMs: 100, forMs: 50, host: 1 }];
    await simulate({ hosts: 2, faults }, async (cluster) => {
      cluster.host(1).boot(async () => {
        starts.push(Math.round(cluster.timeMs / 10) * 10);
        for (;;) await sleep(10);
      });
      await cluster.sleep(120);
      expect(cluster.host(1).isUp).toBe(false);
      await cluster.sleep(100);
    });
    expect(starts).toEqual([0, 150]);
  });

  test("cut and degrade paths for their time, and leave other cuts", async () => {
    const faults: Fault[] = [
      { kind: "cut", atMs: 10, forMs: 30, from: 0, to: 1 },
      { kind: "partition", atMs: 20, forMs: 10, group: [0] },
      { kind: "degrade", atMs: 50, forMs: 10, conditions: { latencyUs: 9000 } },
    ];
    const open: boolean[][] = [];
    await simulate({ hosts: 3, faults }, async (cluster) => {
      const { network } = cluster;
      network.cut(2, 1);
      for (const time of [5, 15, 25, 35, 45]) {
        await cluster.sleep(time - cluster.timeMs);
        open.push([network.isOpen(0, 1), network.isOpen(1, 0), network.isOpen(2, 1)]);
      }
    });
    expect(open).toEqual([
      [true, true, false],
      [false, true, false],
      [false, false, false],
      [false, true, false],
      [true, true, false],
    ]);
  });
});

describe("faults of a budget", () => {
  const faults = { budget: 10, everyMs: [1, 5], forMs: [1, 5] };

  test("come from the seed, and a list of them repeats the run", async () => {
    const run = (seed: number, given: typeof faults | readonly Fault[]) =>
      simulate({ seed, hosts: 3, faults: given }, async (cluster) => {
        await exchange(cluster, 3);
        await cluster.sleep(100);
      });
    const first = await run(4, faults);
    expect(first.faults.length).toBeGreaterThan(0);
    expect(first.faults.length).toBeLessThanOrEqual(10);
    expect((await run(4, faults)).faults).toEqual(first.faults);
    expect((await run(4, first.faults)).digest).toBe(first.digest);
    expect((await run(5, faults)).faults).not.toEqual(first.faults);
  });

  test("use other kinds in each seed of a swarm", async () => {
    const kindsOf = async (seed: number) => {
      const report = await simulate({ seed, faults: { ...faults, budget: 50 } }, () => {});
      return [...new Set(report.faults.map(({ kind }) => kind))].sort().join();
    };
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed++) seen.add(await kindsOf(seed));
    expect(seen.size).toBeGreaterThan(4);
  });

  test("that fail are minimized to those that matter", async () => {
    const options = {
      seed: 3,
      hosts: 3,
      faults: {
        budget: 60,
        everyMs: [5, 20],
        forMs: [1, 5],
        kinds: ["crash", "stop"] as const,
        swarm: false,
      },
    };
    const program = async (cluster: Cluster) => {
      let starts = 0;
      cluster.always("host 1 starts twice at most", () => starts <= 2);
      cluster.host(1).boot(async () => {
        starts++;
        for (;;) await sleep(10);
      });
      await cluster.sleep(10_000);
    };
    const { error, options: minimal, runs } = await minimize(options, program);
    expect(error).toBeInstanceOf(SimulationError);
    expect(error.faults.length).toBe(2);
    expect(error.faults.every((fault) => fault.kind === "crash" && fault.host === 1)).toBe(true);
    expect(runs).toBeLessThan(100);
    await expect(simulate(minimal, program)).rejects.toMatchObject({ digest: error.digest });
    await expect(minimize({ ...options, faults: [] }, program)).rejects.toBeInstanceOf(TypeError);
  });

  test("are refused when they are not well-formed", async () => {
    const wrong = [{ kind: "crash", atMs: -1, forMs: 1, host: 0 }] as never;
    await expect(simulate({ faults: wrong }, () => {})).rejects.toThrow(/simulate: faults/);
  });
});
