import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import {
  CheckpointError,
  type Group,
  JoinError,
  type JoinOptions,
  join,
  MemberLostError,
} from "../../src/group/index.ts";
import type { Etcd } from "../../src/group/membership/etcd/etcd.ts";
import { Deadline } from "../../src/wait/deadline.ts";
import { stopEtcdFor } from "./etcd-away.ts";
import { EtcdProxy } from "./etcd-proxy.ts";
import { EtcdServer } from "./etcd-server.ts";
import { killRound } from "./kill-round.ts";

// Groups whose rendezvous is in etcd. They need Debian's etcd-server, which `npm run test:vm` has.

const hasEtcd = spawnSync("etcd", ["--version"]).status === 0;

describe.skipIf(!hasEtcd)("a group with etcd as its rendezvous", () => {
  let server: EtcdServer;
  let etcd: Etcd;
  const groups: Group[] = [];

  beforeAll(async () => {
    server = await EtcdServer.start();
    ({ etcd } = server);
  }, 40_000);
  afterAll(() => server?.[Symbol.dispose]());
  afterEach(() => {
    for (const group of groups.splice(0)) group.close();
  });

  async function member(name: string, options: JoinOptions): Promise<Group> {
    const rendezvous = `etcd://127.0.0.1:${server.port}/tests`;
    const group = await join({ rendezvous, name, device: "none", timeoutMs: 20_000, ...options });
    groups.push(group);
    return group;
  }
  const keys = async (name: string): Promise<string[]> =>
    (await etcd.get(`/tests/${name}/`, new Deadline(3000))).map(({ key }) =>
      key.replace(/\/[0-9a-f]{32}\//, "/SESSION/"),
    );

  test("forms with requested ranks and with assigned ranks", { timeout: 60_000 }, async () => {
    const all = await Promise.all([2, 0, 1].map((rank) => member("ranked", { size: 3, rank })));
    expect(all.map(({ rank }) => rank)).toEqual([2, 0, 1]);
    const said = await Promise.all(all.map((group) => group.exchange(group.rank)));
    for (const each of said) expect(each).toEqual([0, 1, 2]);
    const others = await Promise.all([1, 2, 3].map(() => member("unranked", { size: 3 })));
    expect(others.map(({ rank }) => rank).sort()).toEqual([0, 1, 2]);
    expect((await keys("unranked")).sort()).toEqual([
      "/tests/unranked/SESSION/epoch",
      ...[0, 1, 2].map((id) => `/tests/unranked/SESSION/members/${id}`),
    ]);
  });

  test("removes the key of a member that leaves, and increments the epoch", { timeout: 60_000 }, async () => {
    const all = await Promise.all([0, 1, 2].map((rank) => member("leaving", { size: 3, rank })));
    const [first, second, third] = all as [Group, Group, Group];
    third.close();
    const errors = await Promise.all(
      [first, second].map((group) => group.barrier().catch((error: unknown) => error)),
    );
    for (const error of errors) expect(error).toBeInstanceOf(MemberLostError);
    await Promise.all([first.reform(), second.reform()]);
    expect([first.size, first.epoch]).toEqual([2, 1]);
    const entries = await etcd.get("/tests/leaving/", new Deadline(3000));
    expect(entries.find(({ key }) => key.endsWith("/epoch"))?.value).toBe("1");
    for (
      const end = Date.now() + 10_000;
      (await keys("leaving")).includes("/tests/leaving/SESSION/members/2");
    )
      if (Date.now() > end) throw new Error("the key of the member that left still exists");
  });

  test.each([0, 1])(
    "admits a replacement of rank %i during a reform and after it",
    { timeout: 60_000 },
    async (lost) => {
      const name = `replaced-${lost}`;
      const all = await Promise.all([0, 1].map((rank) => member(name, { size: 2, rank })));
      const stays = all[1 - lost]!;
      all[lost]!.close();
      await stays.barrier().catch(() => {});
      let begun = performance.now();
      const [first] = await Promise.all([member(name, { size: 2, rank: lost }), stays.reform({ size: 2 })]);
      expect(performance.now() - begun).toBeLessThan(10_000);
      first!.close();
      await stays.barrier().catch(() => {});
      await stays.reform();
      begun = performance.now();
      const joined = member(name, { size: 2, rank: lost });
      while (stays.newcomers === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      await stays.reform();
      const second = await joined;
      const said = await Promise.all([stays, second].map((group) => group.exchange(group.rank)));
      expect(said).toEqual([
        [0, 1],
        [0, 1],
      ]);
      expect(stays.rank).toBe(1 - lost);
      const entries = await etcd.get(`/tests/${name}/`, new Deadline(3000));
      expect(entries.find(({ key }) => key.endsWith("/epoch"))?.value).toBe(`${stays.epoch}`);
    },
  );

  test("rejects the reform of a partition whose epoch another partition replaced", {
    timeout: 60_000,
  }, async () => {
    const [first, second] = (await Promise.all([0, 1].map((rank) => member("split", { size: 2, rank })))) as [
      Group,
      Group,
    ];
    const epoch = (await etcd.get("/tests/split/", new Deadline(3000))).find(({ key }) =>
      key.endsWith("/epoch"),
    )!;
    // Another partition of the group replaced the epoch first.
    expect(await etcd.replace(epoch.key, "0", "1", new Deadline(3000))).toBe(true);
    second.close();
    await first.barrier().catch(() => {});
    const error = await first.reform({ timeoutMs: 5000 }).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(MemberLostError);
    expect((error as Error).message).toContain("another partition of the group has continued");
  });

  test("a part of a group has its own leases and epoch, and only one side of it continues", {
    timeout: 60_000,
  }, async () => {
    const [first, second, third] = (await Promise.all(
      [0, 1, 2].map((rank) => member("whole", { size: 3, rank })),
    )) as [Group, Group, Group];
    const split = (): Promise<[Group, Group, undefined]> =>
      Promise.all([first.split(7), second.split(7), third.split(undefined)]) as never;
    const [one, two] = await split();
    const entries = async () =>
      (await etcd.get("/tests/whole/", new Deadline(3000))).filter(({ key }) => key.includes("/parts/"));
    const names = (await entries()).map(({ key }) => key.replace(/.*\/parts\/[0-9a-f]{32}\//, ""));
    expect(names.sort()).toEqual(["epoch", "members/0", "members/1"]);
    // The loss of a member of the parent does not concern the part, and leaves its epoch alone.
    third.close();
    await first.barrier().catch(() => {});
    await Promise.all([first.reform(), second.reform()]);
    await Promise.all([one.barrier(), two.barrier()]);
    const epoch = (await entries()).find(({ key }) => key.endsWith("/epoch"))!;
    expect(epoch.value).toBe("0");
    // The other side of the part reached etcd first.
    expect(await etcd.replace(epoch.key, "0", "1", new Deadline(3000))).toBe(true);
    two.close();
    await one.barrier().catch(() => {});
    const error = await one.reform({ timeoutMs: 5000 }).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(MemberLostError);
    expect((error as Error).message).toContain("another partition of the group has continued");
    await Promise.all([first.barrier(), second.barrier()]);
  });

  /**
   * Writes a checkpoint with two members, and another one after a partition has replaced the epoch. `rendezvous` is
   * that of rank 0, and `before` runs before the first checkpoint.
   */
  async function checkpointInOldEpoch(
    name: string,
    rendezvous?: string,
    before: () => void = () => {},
  ): Promise<void> {
    const device = openDevice("soft");
    const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-test-"));
    try {
      const all = await Promise.all([
        member(name, { size: 2, rank: 0, device, ...(rendezvous && { rendezvous }) }),
        member(name, { size: 2, rank: 1, device }),
      ]);
      const a = device.allocate(10, "f32").fill(1);
      const write = (): Promise<unknown[]> =>
        Promise.all(
          all.map((group) =>
            group.checkpoint("a", { replicated: { a } }, { folder }).catch((error: unknown) => error),
          ),
        );
      before();
      expect(await write()).toMatchObject([{ version: 1 }, { version: 1 }]);
      const epoch = (await etcd.get(`/tests/${name}/`, new Deadline(3000))).find(({ key }) =>
        key.endsWith("/epoch"),
      )!;
      expect(await etcd.replace(epoch.key, "0", "1", new Deadline(3000))).toBe(true);
      for (const error of await write()) {
        expect(error).toBeInstanceOf(CheckpointError);
        expect((error as Error).message).toContain("another partition of the group has continued");
      }
      expect(readdirSync(joinPath(folder, "a"))).toEqual(["000000001"]);
    } finally {
      for (const group of groups.splice(0)) group.close();
      device.close();
      rmSync(folder, { recursive: true });
    }
  }

  test("rejects a checkpoint of a partition in an old epoch", { timeout: 60_000 }, () =>
    checkpointInOldEpoch("old"),
  );

  test("rejects a checkpoint of an old epoch, although the member that publishes does not reach etcd", {
    timeout: 60_000,
  }, async () => {
    const proxy = await EtcdProxy.start(server.port);
    try {
      // etcd that rank 0 alone does not reach stops no checkpoint of the current epoch.
      await checkpointInOldEpoch("one-sided", `etcd://127.0.0.1:${proxy.port}/tests`, () => proxy.cut());
    } finally {
      proxy.cut();
    }
  });

  test("names an unknown host in the error of a join", { timeout: 60_000 }, async () => {
    const machine = "another one";
    const text = JSON.stringify({ host: "no-such-host.invalid", port: 4711, machine, secret: "" });
    await etcd.put("/tests/unknown/meeting", text, "", new Deadline(3000));
    const error = await member("unknown", { size: 2, rank: 1, timeoutMs: 6000 }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(JoinError);
    expect((error as Error).message).toContain(
      "no-such-host.invalid:4711, which /tests/unknown/meeting in etcd names, was not reached within 6000 ms",
    );
  });

  test("continues while etcd is stopped, and a join gets an error", {
    timeout: 60_000,
  }, async () => {
    const { error, right } = await stopEtcdFor(server, 3);
    expect(error).toBeInstanceOf(JoinError);
    expect((error as Error).message).toMatch(/^etcd at .* does not answer/);
    expect(right).toBeGreaterThan(10);
  });

  test("detects a killed member and continues in the next epoch of etcd", {
    timeout: 120_000,
  }, async () => {
    const rendezvous = `etcd://127.0.0.1:${server.port}/kills`;
    const { kills, leftBehind } = await killRound(3, 1, Math.random, { rendezvous });
    expect(kills[0]!.detectedMs.length).toBe(2);
    expect(leftBehind).toEqual([]);
    const entries = await etcd.get("/kills/doorbell/", new Deadline(3000));
    expect(entries.find(({ key }) => key.endsWith("/epoch"))?.value).toBe("1");
  });
});
