import { describe, expect, test } from "vitest";
import { type Group, join, MemberLostError } from "../../src/group/index.ts";
import { type Cluster, EscapeError, type Host, simulate } from "../../src/simulation/index.ts";

/** Digest of the first group below on every runtime. */
const KNOWN_DIGEST = "9b3d462c204be3ff";

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const joinAt = (size: number) =>
  join({ ...{ rendezvous: "tcp://host0:7100", size, device: "none" }, lostAfterMs: 200, timeoutMs: 20_000 });

/** Joins a group on all hosts, meets at a barrier, exchanges the names of the hosts and leaves. */
async function meet(cluster: Cluster): Promise<(readonly string[] | undefined)[]> {
  const work = async ({ name }: Host) => {
    using group = await join({
      ...{ rendezvous: "tcp://host0:7100", size: cluster.hosts.length, device: "none" },
      timeoutMs: 20_000,
    });
    await group.barrier();
    const names = await group.exchange(name);
    await group.barrier();
    return names;
  };
  return await Promise.all(cluster.hosts.map((host) => host.run(work)));
}

/** Returns the error of a wait that fails. */
const errorOf = (wait: Promise<unknown>): Promise<unknown> =>
  wait.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Returns the hosts of a group's members. */
const hostsOf = ({ members }: Group): string[] => members.map(({ host }) => host).sort();

/** Starts a group on all hosts. Each member fails at a barrier, reforms the group and returns its error and the hosts. */
function survive(
  cluster: Cluster,
): Promise<{ readonly error: unknown; readonly hosts: string[] } | undefined>[] {
  return cluster.hosts.map((host) =>
    host.run(async () => {
      using group = await joinAt(cluster.hosts.length);
      for (;;) {
        const error = await errorOf(group.barrier({ timeoutMs: 60_000 }));
        if (error === undefined) {
          await sleep(20);
          continue;
        }
        await group.reform({ timeoutMs: 20_000 });
        await group.barrier();
        return { error, hosts: hostsOf(group) };
      }
    }),
  );
}

describe("a group in a simulation", () => {
  test("joins, exchanges and leaves, with the same digest on each runtime", async () => {
    for (let i = 0; i < 2; i++) {
      const { digest } = await simulate({ seed: 21, hosts: 3, network: { loss: 0.02 } }, async (cluster) => {
        const [first, ...others] = await meet(cluster);
        expect([...first!].sort()).toEqual(["host0", "host1", "host2"]);
        for (const names of others) expect(names).toEqual(first);
      });
      expect(digest).toBe(KNOWN_DIGEST);
    }
  });

  test("detects a crashed host by its heartbeats, and goes on without it", async () => {
    await simulate({ seed: 22, hosts: 3 }, async (cluster) => {
      const members = survive(cluster);
      await cluster.sleep(500);
      const crashedAt = cluster.timeMs;
      cluster.host(2).crash();
      const [first, second, crashed] = await Promise.all(members);
      expect(crashed).toBeUndefined();
      expect(first!.error).toMatchObject({
        name: "MemberLostError",
        host: "host2",
        lossCause: "no heartbeat",
      });
      expect(first!.hosts).toEqual(["host0", "host1"]);
      expect(second!.hosts).toEqual(["host0", "host1"]);
      // Members of other hosts are lost after five times lostAfterMs.
      expect(cluster.timeMs - crashedAt).toBeGreaterThan(1000);
      expect(cluster.timeMs - crashedAt).toBeLessThan(1500);
    });
  });

  test("admits a host that has started again", async () => {
    await simulate({ seed: 23, hosts: 3 }, async (cluster) => {
      let isWhole = 0;
      const work = async () => {
        using group = await joinAt(3);
        for (;;) {
          try {
            const [waiting = 0] = await group.exchange(group.newcomers, { timeoutMs: 10_000 });
            if (group.epoch > 0 && group.size === 3) isWhole++;
            if (waiting > 0) await group.reform({ timeoutMs: 10_000 });
            await sleep(20);
          } catch (error) {
            if (!(error instanceof MemberLostError)) throw error;
            await group.reform({ timeoutMs: 10_000 });
          }
        }
      };
      for (const host of cluster.hosts) host.boot(work);
      await cluster.sleep(500);
      cluster.host(1).crash();
      await cluster.sleep(300);
      cluster.host(1).restart();
      await cluster.eventually("three members again", () => isWhole >= 3, 10_000);
    });
  });

  test("splits at a partition, and both parts know their members", async () => {
    await simulate({ seed: 24, hosts: 4 }, async (cluster) => {
      const members = survive(cluster);
      await cluster.sleep(500);
      cluster.network.partition([0, 1], [2, 3]);
      const all = await Promise.all(members);
      const parts = [0, 0, 1, 1].map((part) => [`host${2 * part}`, `host${2 * part + 1}`]);
      expect(all.map((one) => one?.hosts)).toEqual(parts);
      for (const one of all) expect(one?.error).toBeInstanceOf(MemberLostError);
    });
  });

  test("keeps a host that stops for less than the limit, and excludes one that stops for longer", async () => {
    await simulate({ seed: 25, hosts: 3 }, async (cluster) => {
      const members = survive(cluster);
      await cluster.sleep(500);
      cluster.host(2).stop(800);
      await cluster.sleep(3000);
      cluster.host(2).stop(5000);
      const [first, , stopped] = await Promise.all(members);
      expect(first?.hosts).toEqual(["host0", "host1"]);
      expect(stopped?.error).toMatchObject({ name: "MemberLostError", lossCause: "connection closed" });
      expect(stopped?.hosts).toEqual(["host2"]);
    });
  });

  test("forgets an admitted process that never connects", async () => {
    await simulate({ seed: 29, hosts: 3 }, async (cluster) => {
      const members = [0, 1].map((index) =>
        cluster.host(index).run(async () => {
          using group = await joinAt(3);
          await errorOf(group.barrier({ timeoutMs: 60_000 }));
          await group.reform({ timeoutMs: 20_000 });
          while ((await group.exchange(group.newcomers))[0] === 0) await sleep(10);
          // The invitation does not arrive.
          cluster.network.partition([0, 1], [2]);
          await group.reform({ timeoutMs: 20_000 });
          await group.barrier();
          return hostsOf(group);
        }),
      );
      const third = cluster.host(2);
      void third.run(() => joinAt(3));
      await cluster.sleep(500);
      third.crash();
      await cluster.sleep(2000);
      third.restart();
      void third.run(() => errorOf(joinAt(3)));
      expect(await Promise.all(members)).toEqual([
        ["host0", "host1"],
        ["host0", "host1"],
      ]);
    });
  });

  test("is joined by a process whose rendezvous host crashed while it waited", async () => {
    await simulate({ seed: 30, hosts: 3 }, async (cluster) => {
      const [first, second, third] = cluster.hosts as [Host, Host, Host];
      const stay = async () => {
        using group = await joinAt(2);
        return await errorOf(group.barrier({ timeoutMs: 60_000 }));
      };
      first.boot(async () => {
        using group = await joinAt(2);
        await group.exchange(group.rank);
        await sleep(60_000);
      });
      void second.run(stay);
      await cluster.sleep(500);
      // Both slots of the group are in use.
      const joined = third.run(async () => {
        using group = await join({
          ...{ rendezvous: "tcp://host0:7100", size: 2, device: "none", timeoutMs: 60_000 },
        });
        await group.exchange(group.rank);
        return hostsOf(group);
      });
      await cluster.sleep(500);
      first.crash();
      const crashedAt = cluster.timeMs;
      await cluster.sleep(300);
      first.restart();
      expect(await joined).toEqual(["host0", "host2"]);
      expect(cluster.timeMs - crashedAt).toBeLessThan(5000);
    });
  });

  test("has a member for each program of a host", async () => {
    await simulate({ seed: 26, hosts: 1 }, async (cluster) => {
      const work = async () => {
        using group = await joinAt(2);
        return await group.exchange(group.rank);
      };
      const host = cluster.host(0);
      expect(await Promise.all([host.run(work), host.run(work)])).toEqual([
        [0, 1],
        [0, 1],
      ]);
    });
  });

  test("refuses a rendezvous and a server outside of the simulation", async () => {
    await simulate({ seed: 27, hosts: 1 }, async (cluster) => {
      await cluster.host(0).run(async () => {
        for (const rendezvous of ["file:///tmp/doorbell-simulated", "etcd://localhost:2379"])
          expect(await errorOf(join({ rendezvous, size: 2, device: "none" }))).toBeInstanceOf(EscapeError);
        using group = await joinAt(1);
        expect(await errorOf(group.serveMetrics())).toBeInstanceOf(EscapeError);
        expect(await errorOf(join({ rendezvous: "tcp://host0:7200", size: 1 }))).toMatchObject({
          message: expect.stringMatching(/a GPU \(host0\)[\s\S]*gpus: 1/),
        });
      });
    });
  });
});

test("a program that waits in a group never continues after the crash of its host", async () => {
  await simulate({ seed: 28, hosts: 2 }, async (cluster) => {
    const errors: unknown[] = [];
    for (const host of cluster.hosts)
      void host.run(async () => {
        const group = await joinAt(2);
        for (;;) {
          const error = await errorOf(host.index === 0 ? group.barrier({ timeoutMs: 60_000 }) : sleep(10));
          if (error !== undefined) errors.push(error);
        }
      });
    await cluster.sleep(500);
    cluster.host(0).crash();
    await cluster.sleep(100);
    expect(errors).toEqual([]);
  });
});
