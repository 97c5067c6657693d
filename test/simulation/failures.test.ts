import { describe, expect, test } from "vitest";
import {
  CompletionError,
  DeadlineError,
  Memory,
  meetPeer,
  openDevice,
  waitForPeer,
} from "../../src/index.ts";
import { simulate } from "../../src/simulation/index.ts";
import { exchange } from "./support/exchange.ts";
import { connectPair } from "./support/pair.ts";

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("a simulation fails", () => {
  test("with the seed, the time and the cause", async () => {
    const cause = new Error("two leaders");
    const run = simulate({ seed: 123, hosts: 1 }, async (cluster) => {
      await cluster.host(0).run(async () => {
        await sleep(4200);
        throw cause;
      });
    });
    await expect(run).rejects.toMatchObject({ name: "SimulationError", seed: 123, cause });
    await expect(run).rejects.toThrow(/^seed 123, after 4\.2\d* s: host0: two leaders/);
  });

  test("when nothing can happen any more", async () => {
    const run = simulate({}, () => new Promise<void>(() => {}));
    await expect(run).rejects.toThrow(/every program waits, and nothing can happen any more/);
  });

  test("when the program does not end in time", async () => {
    const run = simulate({ untilMs: 500 }, async () => {
      for (;;) await sleep(70);
    });
    await expect(run).rejects.toThrow(/has not ended after 500 ms of virtual time/);
    // The line that repeats the failure names this time as the limit. A program that ends before 500 ms does not fail with it.
    await expect(run).rejects.toMatchObject({ timeMs: 500 });
  });

  test("when an invariant does not hold, and when a condition does not become true", async () => {
    let value = 0;
    const always = simulate({ hosts: 1 }, async (cluster) => {
      cluster.always("value below 3", () => value < 3);
      await cluster.host(0).run(async () => {
        for (; value < 10; value++) await sleep(10);
      });
    });
    await expect(always).rejects.toThrow(/"value below 3" does not hold/);
    expect(value).toBe(3);
    const eventually = simulate({}, (cluster) => cluster.eventually("never", () => false, 250));
    await expect(eventually).rejects.toThrow(/"never" did not become true within 250 ms/);
  });

  test("during another simulation", async () => {
    await simulate({}, async () => {
      await expect(simulate({}, () => {})).rejects.toThrow(/during a simulation/);
    });
  });
});

describe("hosts and paths", () => {
  test("fail in the ways that programs see on a network", async () => {
    await simulate({ seed: 5, hosts: 2 }, async (cluster) => {
      const { a, b } = await connectPair(cluster);
      await cluster.host(0).run(async () => {
        a.queuePair.send({ local: a.region });
        await expect(a.completions.next()).resolves.toMatchObject({ status: "SUCCESS" });
      });
      expect(b.completions.poll().length).toBe(1);
      cluster.network.cut(0, 1);
      await cluster.host(0).run(async () => {
        a.queuePair.send({ local: a.region });
        await expect(a.completions.next({ timeoutMs: 60_000 })).rejects.toBeInstanceOf(CompletionError);
      });
      expect(cluster.network.counts.cut).toBeGreaterThan(0);
    });
  });

  test("recover from a short cut by retransmission", async () => {
    await simulate({ seed: 6, hosts: 2 }, async (cluster) => {
      const { a } = await connectPair(cluster);
      cluster.network.partition([0], [1]);
      const sent = cluster.host(0).run(async () => {
        a.queuePair.send({ local: a.region });
        return (await a.completions.next()).status;
      });
      await cluster.sleep(1);
      cluster.network.heal();
      expect(await sent).toBe("SUCCESS");
    });
  });

  test("a crash ends programs and loses memory, except for battery-backed memory", async () => {
    await simulate({ seed: 7, hosts: 2 }, async (cluster) => {
      const host = cluster.host(1);
      const log: string[] = [];
      let kept: Memory | undefined;
      let lost: Memory | undefined;
      const result = host.run(async () => {
        kept = Memory.allocate(4096);
        lost = Memory.allocate(4096);
        kept.bytes[0] = lost.bytes[0] = 7;
        openDevice();
        for (let i = 0; ; i++) {
          log.push(`beat ${i}`);
          await sleep(100);
        }
      });
      await cluster.sleep(250);
      host.crash({ keep: [kept!] });
      expect(host.isUp).toBe(false);
      expect(await result).toBeUndefined();
      expect(() => host.run(() => 1)).toThrow(/host1\.run\(\) on a host that is down/);
      await cluster.sleep(1000);
      expect(log.length).toBe(3);
      expect(lost?.closed).toBe(true);
      expect(kept?.bytes[0]).toBe(7);
      host.restart();
      expect(await host.run(() => openDevice().name)).toBe("soft0");
    });
  });

  test("Host.keep() makes memory survive a crash that a fault draws", async () => {
    const faults = [{ kind: "crash", atMs: 10, forMs: 5, host: 1 } as const];
    let kept: Memory | undefined;
    await simulate({ seed: 7, hosts: 2, faults }, async (cluster) => {
      const host = cluster.host(1);
      let starts = 0;
      host.boot(() => {
        starts++;
        kept ??= Memory.allocate(4096);
        kept.bytes[0]!++;
        host.keep(kept);
      });
      await cluster.sleep(30);
      expect(starts).toBe(2);
      expect(kept?.bytes[0]).toBe(2);
      expect(() => host.keep({} as Memory)).toThrow(/Host\.keep/);
    });
    expect(kept?.closed).toBe(true);
  });

  test("a stopped host continues later", async () => {
    await simulate({ seed: 8, hosts: 1 }, async (cluster) => {
      const times: number[] = [];
      void cluster.host(0).run(async () => {
        for (;;) {
          times.push(cluster.timeMs);
          await sleep(10);
        }
      });
      await cluster.sleep(35);
      cluster.host(0).stop(500);
      await cluster.sleep(700);
      const gap = Math.max(...times.slice(1).map((time, i) => time - times[i]!));
      expect(gap).toBeGreaterThan(500);
      expect(gap).toBeLessThan(520);
    });
  });

  test("sockets of meetPeer wait for a listener, and end with their host", async () => {
    await simulate({ seed: 9, hosts: 2 }, async (cluster) => {
      const dialled = cluster.host(0).run(async () => {
        using peer = await meetPeer("host1", { port: 7000 });
        return peer.receive<string>();
      });
      await cluster.sleep(300);
      await cluster.host(1).run(async () => {
        using peer = await waitForPeer({ port: 7000 });
        peer.send("late");
      });
      expect(await dialled).toBe("late");
      const alone = cluster
        .host(0)
        .run(() => meetPeer("host1", { port: 7001, timeoutMs: 500 }).catch((error: unknown) => error));
      expect(await alone).toBeInstanceOf(DeadlineError);
    });
  });

  test("a spin on a completion queue lets the network go on", async () => {
    await simulate({ seed: 10, hosts: 2 }, async (cluster) => {
      const { a } = await connectPair(cluster);
      await cluster.host(0).run(() => {
        a.queuePair.send({ local: a.region });
        expect(a.completions.spin({ timeoutMs: 1000 }).status).toBe("SUCCESS");
        expect(() => a.completions.spin({ timeoutMs: 50 })).toThrow(DeadlineError);
      });
    });
  });
});

test("100 simulations leave no descriptors open", async () => {
  const { readdirSync } = process.getBuiltinModule("node:fs");
  const open = () => readdirSync("/proc/self/fd").length;
  const run = (seed: number) =>
    simulate({ seed, hosts: 2 }, async (cluster) => {
      await exchange(cluster, 2);
      await cluster.host(0).run(() => void openDevice());
    });
  for (let seed = 0; seed < 10; seed++) await run(seed);
  const before = open();
  for (let seed = 10; seed < 110; seed++) await run(seed);
  expect(open()).toBeLessThanOrEqual(before + 2);
}, 120_000);
