import { describe, expect, test } from "vitest";
import {
  type Cluster,
  type Fault,
  type MinimizeProgress,
  minimize,
  SimulationError,
  simulate,
} from "../../src/simulation/index.ts";
import type { Packet } from "../../src/simulation/network/packet-link.ts";
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

test("a fault that degrades the network leaves the conditions that it does not name", async () => {
  const faults: Fault[] = [
    { kind: "degrade", atMs: 10, forMs: 20, conditions: { loss: 1 } },
    { kind: "degrade", atMs: 15, forMs: 25, conditions: { duplication: 1 } },
    { kind: "degrade", atMs: 50, forMs: 10, conditions: { loss: 0 } },
  ];
  await simulate({ hosts: 2, network: { latencyUs: 100, loss: 0.5 }, faults }, async (cluster) => {
    const { network } = cluster;
    const latencies: number[] = [];
    const counts: (readonly [number, number])[] = [];
    for (const time of [12, 20, 35, 55]) {
      await cluster.sleep(time - cluster.timeMs);
      const before = network.counts;
      for (let i = 0; i < 100; i++)
        network.send(0, { to: cluster.host(1).address, bytes: new Uint8Array(64) } as Packet);
      latencies.push(network.latencyBetween(0, 1)!);
      counts.push([network.counts.lost - before.lost, network.counts.duplicated - before.duplicated]);
    }
    expect(latencies).toEqual([100_000, 100_000, 100_000, 100_000]);
    const [lost, both, duplicated, none] = counts;
    expect(lost).toEqual([100, 0]);
    expect(both).toEqual([100, 0]);
    expect(duplicated![0]).toBeGreaterThan(25);
    expect(duplicated![0]).toBeLessThan(75);
    expect(duplicated![1]).toBe(100 - duplicated![0]);
    expect(none).toEqual([0, 0]);
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

  test("change nothing before their time", async () => {
    const digestAt = async (list: readonly Fault[]) => {
      let digest = "";
      await simulate({ seed: 6, hosts: 2, faults: list }, async (cluster) => {
        const exchanged = exchange(cluster, 20);
        await cluster.sleep(30);
        digest = cluster.digest;
        await exchanged;
      });
      return digest;
    };
    const later: Fault = { kind: "stop", atMs: 40, forMs: 5, host: 1 };
    expect(await digestAt([later, { ...later, atMs: 50 }])).toBe(await digestAt([]));
  });

  test("leave the traffic of other hosts as it was, when one is removed", async () => {
    const endMs = async (list: readonly Fault[]) => {
      let ms = 0;
      await simulate({ seed: 8, hosts: 4, faults: list, network: { loss: 0.05 } }, async (cluster) => {
        const others = exchange(cluster, 20, [2, 3]);
        await exchange(cluster, 20, [0, 1]);
        ms = cluster.timeMs;
        await others;
      });
      return ms;
    };
    const stop: Fault = { kind: "stop", atMs: 1, forMs: 5, host: 3 };
    expect(await endMs([stop])).toBe(await endMs([]));
  });

  test("that fail are minimized, with another seed if that takes fewer", async () => {
    const faults: Fault[] = Array.from({ length: 8 }, (_, i) => ({
      ...{ kind: "stop", atMs: 10 + 10 * i, forMs: 5, host: 1 },
    }));
    // Seed 1 needs all faults, the other seeds need one.
    const program = async (cluster: Cluster) => {
      let stops = 0;
      let lastMs = 0;
      void cluster.host(1).run(async () => {
        for (;;) {
          await sleep(1);
          if (performance.now() - lastMs > 4) stops++;
          lastMs = performance.now();
        }
      });
      await cluster.sleep(100);
      if (stops > (cluster.seed === 1 ? 7 : 0)) throw new Error("stopped");
    };
    const { error } = await minimize({ seed: 1, faults }, program);
    expect(error.faults.length).toBeLessThanOrEqual(2);
    expect(error.seed).not.toBe(1);
  });

  test("that fail are minimized with faults at other times, when no subset is small", async () => {
    // Ten stops one after the other end a lease at 300 ms. One stop at another time does it too.
    const faults: Fault[] = Array.from({ length: 10 }, (_, i) => ({
      ...{ kind: "stop", atMs: 10 + 30 * i, forMs: 20, host: 1 },
    }));
    const program = async (cluster: Cluster) => {
      let stopped = 0;
      let lastMs = 0;
      void cluster.host(1).run(async () => {
        for (;;) {
          await sleep(1);
          const gapMs = performance.now() - lastMs;
          if (gapMs > 10) stopped += lastMs % 30 > 14 && lastMs % 30 < 28 ? 10 : 1;
          lastMs = performance.now();
        }
      });
      await cluster.sleep(320);
      if (stopped >= 10) throw new Error("stopped");
    };
    const { error } = await minimize({ seed: 1, faults }, program);
    expect(error.faults.length).toBe(1);
  });

  test("that fail are minimized with new faults of their budget, when no others are few", async () => {
    const budget = {
      ...{ budget: 10, swarm: false, kinds: ["stop"] as const },
      ...{ everyMs: [32, 40], forMs: [10, 30] },
    };
    const program = async (cluster: Cluster) => {
      const gaps: number[] = [];
      void cluster.host(0).run(async () => {
        for (let lastMs = performance.now(); ; lastMs = performance.now()) {
          await sleep(1);
          if (performance.now() - lastMs > 9) gaps.push(performance.now() - lastMs);
        }
      });
      await cluster.sleep(450);
      // Many stops, or one that is longer than those of the first seed.
      if (gaps.length >= 8 || gaps.some((gap) => gap > 28)) throw new Error("stopped");
    };
    const isShort = async (seed: number) => {
      const { faults: drawn } = await simulate({ seed, hosts: 1, faults: budget }, () => {});
      return drawn.every(({ forMs }) => forMs < 27);
    };
    let seed = 1;
    while (!(await isShort(seed))) seed++;
    const { error } = await minimize({ seed, hosts: 1, faults: budget }, program);
    expect(error.faults.length).toBe(1);
    expect(error.faults[0]!.forMs).toBeGreaterThan(27);
  });

  test("that fail are minimized to the conditions that matter, and each simulation is reported", async () => {
    const conditions = {
      latencyUs: [10, 900],
      loss: 0.5,
      duplication: 0.2,
      reordering: 0.3,
      corruption: 0.1,
    };
    const faults: Fault[] = [
      { kind: "degrade", atMs: 0, forMs: 400, conditions },
      { kind: "stop", atMs: 0.1, forMs: 1, host: 1 },
    ];
    const program = async (cluster: Cluster) => {
      await exchange(cluster, 10);
      if (cluster.network.counts.lost > 0) throw new Error("lost");
    };
    const seen: MinimizeProgress[] = [];
    const { error, runs } = await minimize({ seed: 2, faults }, program, (state) => seen.push(state));
    expect(error.faults).toMatchObject([{ kind: "degrade", atMs: 0, conditions: { loss: 0.5 } }]);
    expect(Object.keys((error.faults[0] as { conditions: object }).conditions)).toEqual(["loss"]);
    expect(error.faults[0]!.forMs).toBeLessThan(400);
    // The first run shows that the simulation fails.
    expect(seen.map((state) => state.runs)).toEqual(Array.from({ length: runs - 1 }, (_, i) => i + 2));
    expect(seen.at(-1)).toEqual({ runs, faults: 1, hosts: 2 });
    await expect(minimize({ faults }, program, 5 as never)).rejects.toThrow(/minimize: progress/);
  });

  test("that fail are minimized together with hosts, and a partition keeps the hosts that are left", async () => {
    const faults: Fault[] = [
      { kind: "partition", atMs: 10, forMs: 20, group: [0, 3, 4] },
      { kind: "stop", atMs: 12, forMs: 20, host: 4 },
    ];
    const program = async (cluster: Cluster) => {
      await cluster.sleep(15);
      if (cluster.hosts.length > 1 && !cluster.network.isOpen(0, 1)) throw new Error("cut");
    };
    const { error, options } = await minimize({ hosts: 5, faults }, program);
    expect(options.hosts).toBe(2);
    expect(error.faults).toEqual([{ kind: "partition", atMs: 10, forMs: 10, group: [0] }]);
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
