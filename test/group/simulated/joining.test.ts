import { expect, test } from "vitest";
import {
  type Group,
  JoinError,
  type JoinOptions,
  join,
  MemberLostError,
  MissingMembersError,
} from "../../../src/group/index.ts";
import { type Cluster, simulate } from "../../../src/simulation/index.ts";
import { seedsFrom } from "../../support/seeds.ts";

// Members that do not come, on simulated hosts. ../joining.test.ts has members with real sockets.

const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Time that a call may take beyond its deadline, in milliseconds. */
const SLACK_MS = 100;

/** Joins a group on the host of each rank. */
function members<T>(
  cluster: Cluster,
  { size, ranks, timeoutMs = 10_000 }: { size: number; ranks: readonly number[]; timeoutMs?: number },
  work: (group: Promise<Group>, rank: number) => Promise<T>,
): Promise<(T | undefined)[]> {
  const options: JoinOptions = { rendezvous: "tcp://host0:7100", device: "none", size, timeoutMs };
  return Promise.all(
    ranks.map((rank) => cluster.host(rank).run(() => work(join({ ...options, rank }), rank))),
  );
}

test("a missing member is named at the deadline to all simulated members that wait at the rendezvous", async () => {
  for (const seed of seedsFrom(1, 3))
    await simulate({ seed, hosts: 4 }, async (cluster) => {
      const errors = await members(cluster, { size: 4, ranks: [0, 2], timeoutMs: 3000 }, errorOf);
      for (const error of errors) {
        expect(error).toBeInstanceOf(MissingMembersError);
        expect((error as Error).message).toContain("ranks 1 and 3");
      }
      expect((errors[0] as MissingMembersError).missing).toEqual([1, 3]);
      expect(cluster.timeMs).toBeGreaterThanOrEqual(3000 - SLACK_MS);
      expect(cluster.timeMs).toBeLessThan(3000 + SLACK_MS);
    });
});

test("a missing member with rank 0 is a JoinError of the other simulated member", async () => {
  for (const seed of seedsFrom(1, 3))
    await simulate({ seed, hosts: 2 }, async (cluster) => {
      const [error] = await members(cluster, { size: 2, ranks: [1], timeoutMs: 2000 }, errorOf);
      expect(error).toBeInstanceOf(JoinError);
      expect((error as JoinError).reason).toBe("rendezvous");
      expect(cluster.timeMs).toBeLessThan(2000 + SLACK_MS);
    });
});

test("a missing member is named at the deadline of a simulated barrier", async () => {
  for (const seed of seedsFrom(1, 3))
    await simulate({ seed, hosts: 3 }, async (cluster) => {
      const work = async (joined: Promise<Group>, rank: number): Promise<unknown> => {
        using group = await joined;
        if (rank === 1) return void (await new Promise((resolve) => setTimeout(resolve, 5000)));
        const start = performance.now();
        const error = await errorOf(group.barrier({ timeoutMs: 1000 }));
        expect(performance.now() - start).toBeLessThan(1000 + SLACK_MS);
        // The other members must not leave before the deadline of this one.
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return error;
      };
      const [first, , third] = await members(cluster, { size: 3, ranks: [0, 1, 2] }, work);
      for (const error of [first, third]) {
        expect(error).toBeInstanceOf(MissingMembersError);
        expect((error as MissingMembersError).missing).toEqual([1]);
        expect((error as Error).message).toContain("rank 1 (host");
      }
    });
});

test("a simulated member that has left is reported to members that wait for it, long before their deadline", async () => {
  for (const seed of seedsFrom(1, 3))
    await simulate({ seed, hosts: 3 }, async (cluster) => {
      const work = async (joined: Promise<Group>, rank: number): Promise<unknown> => {
        const group = await joined;
        if (rank === 1) return void group.close();
        return await errorOf(rank === 0 ? group.barrier() : group.exchange(1));
      };
      const [first, , third] = await members(cluster, { size: 3, ranks: [0, 1, 2] }, work);
      for (const error of [first, third]) {
        expect(error).toBeInstanceOf(MemberLostError);
        expect(error).toMatchObject({ rank: 1, lossCause: "left" });
      }
      expect(cluster.timeMs).toBeLessThan(1000);
    });
});
