import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Device, openDevice } from "../../src/cuda/index.ts";
import { type Group, join, MemberLostError } from "../../src/group/index.ts";

// Members in one process. test/group/healing-kills.test.ts has processes.
describe("heal()", () => {
  let folder: string;
  let devices: Device[];
  let groups: Group[];
  const rdmaBefore = process.env["DOORBELL_RDMA"];

  beforeEach(async () => {
    process.env["DOORBELL_RDMA"] = "soft";
    folder = mkdtempSync(joinPath(tmpdir(), "doorbell-heal-"));
    devices = [0, 1, 0].map((ordinal) => openDevice(ordinal, { provider: "soft" }));
    const rendezvous = `file://${folder}/meet`;
    groups = await Promise.all(
      devices.map((device, rank) => join({ rendezvous, size: 3, rank, device, timeoutMs: 20_000 })),
    );
  });
  afterEach(() => {
    for (const group of groups) group.close();
    for (const device of devices) device.close();
    rmSync(folder, { recursive: true });
    if (rdmaBefore === undefined) delete process.env["DOORBELL_RDMA"];
    else process.env["DOORBELL_RDMA"] = rdmaBefore;
  });

  const each = <T>(work: (group: Group, rank: number) => Promise<T>): Promise<T[]> =>
    Promise.all(groups.map(work));
  /** Returns two buffers of each member, filled with its rank. The first one takes several READs. */
  const states = () =>
    groups.map(({ device, rank }) => ({
      weights: device.allocate(700_000, "f32").fill(10 + rank),
      odd: device.allocate(7, "u8").fill(20 + rank),
    }));

  test("gives the newest state to members with an older version, while the source goes on", async () => {
    const all = states();
    const versions = [5, 9, 7];
    const healings = await each((group, rank) => group.heal(all[rank]!, { version: versions[rank]! }));
    expect(healings.map(({ version, isHealthy }) => [version, isHealthy])).toEqual([
      [9, false],
      [9, true],
      [9, false],
    ]);
    expect(healings[1]!.sources).toEqual(
      new Map([
        [0, 1],
        [2, 1],
      ]),
    );
    // The source changes its state at once. The receivers get the state of version 9.
    all[1]!.weights.fill(99);
    await Promise.all(healings.map((healing) => healing.done()));
    for (const rank of [0, 2]) {
      expect(new Set(all[rank]!.weights.toArray())).toEqual(new Set([11]));
      expect([...all[rank]!.odd.toArray()]).toEqual([21, 21, 21, 21, 21, 21, 21]);
      expect(healings[rank]!.ready).toBe(true);
      expect(healings[rank]!.milliseconds).toBeGreaterThan(0);
      expect(healings[rank]!.bytes).toBe(2_800_007);
    }
    expect(new Set(all[1]!.weights.toArray())).toEqual(new Set([99]));
  });

  test("transfers nothing between members of one version", async () => {
    const all = states();
    const healings = await each((group, rank) => group.heal(all[rank]!, { version: 3 }));
    for (const { sources, ready, isHealthy } of healings)
      expect([sources.size, ready, isHealthy]).toEqual([0, true, true]);
    await Promise.all(healings.map((healing) => healing.done()));
    expect(all[2]!.weights.toArray()[0]).toBe(12);
  });

  test("ends with MemberLostError when the source is lost, and leaves the buffers as they were", async () => {
    const all = states();
    const healings = await each((group, rank) => group.heal(all[rank]!, { version: rank === 2 ? 4 : 0 }));
    groups[2]!.close();
    const ends = await Promise.allSettled(healings.map((healing) => healing.done()));
    for (const rank of [0, 1]) {
      const end = ends[rank]!;
      // The transfer may have ended before the loss.
      if (end.status === "rejected") {
        expect(end.reason).toBeInstanceOf(MemberLostError);
        expect((end.reason as MemberLostError).rank).toBe(2);
        expect(new Set(all[rank]!.weights.toArray())).toEqual(new Set([10 + rank]));
      } else expect(new Set(all[rank]!.weights.toArray())).toEqual(new Set([12]));
    }
    const rest = groups.slice(0, 2);
    await Promise.all(rest.map((group) => group.reform()));
    const again = await Promise.all(
      rest.map((group, rank) => group.heal(all[rank]!, { version: rank === 0 ? 1 : 0 })),
    );
    await Promise.all(again.map((healing) => healing.done()));
    const [first, second] = all.map(({ weights }) => new Set(weights.toArray()));
    expect(second).toEqual(first);
  });

  test("refuses different buffers, and arguments that cannot be a state", async () => {
    const [group] = groups as [Group];
    const { device } = group;
    await expect(group.heal({}, { version: 1 })).rejects.toThrow("heal: there is no buffer");
    await expect(group.heal({ a: 1 as never }, { version: 1 })).rejects.toThrow(
      'heal: "a" is 1. Use a Buffer',
    );
    const buffer = device.allocate(4, "f32");
    await expect(group.heal({ a: buffer }, { version: -1 })).rejects.toThrow(/heal: version/);
    const lengths = groups.map((one, rank) => one.device.allocate(4 + rank, "f32"));
    const ends = await Promise.allSettled(
      groups.map((one, rank) => one.heal({ weights: lengths[rank]! }, { version: 1 })),
    );
    for (const end of ends) {
      expect(end.status).toBe("rejected");
      expect((end as PromiseRejectedResult).reason).toMatchObject({ name: "MismatchError" });
      expect(String((end as PromiseRejectedResult).reason)).toContain("heal(weights: f32[5])");
    }
  });
});

test("heal() ends while a collective of the source waits for the other member, and does not block the source", async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-heal-"));
  using first = openDevice(0, { provider: "soft" });
  using second = openDevice(1, { provider: "soft" });
  const rendezvous = `file://${folder}/meet`;
  const joined = (rank: number, device: Device) =>
    join({ rendezvous, size: 2, rank, device, networkDevice: "soft", timeoutMs: 20_000 });
  const [source, receiver] = await Promise.all([joined(0, first), joined(1, second)]);
  const state = [first, second].map((device) => ({ weights: device.allocate(1000, "f32") }));
  const numbers = [first, second].map((device, rank) => device.allocate(1000, "f32").fill(rank + 1));
  const healings = await Promise.all([
    source.heal(state[0]!, { version: 9 }),
    receiver.heal(state[1]!, { version: 5 }),
  ]);
  source.allReduce(numbers[0]!);
  await Promise.all(healings.map((healing) => healing.done()));
  receiver.allReduce(numbers[1]!);
  await Promise.all([source.done(), receiver.done()]);
  for (const one of numbers) expect(new Set(one.toArray())).toEqual(new Set([3]));
  source.close();
  receiver.close();
  rmSync(folder, { recursive: true });
});
