import { expect, test } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import { type Group, join } from "../../src/group/index.ts";
import { Members } from "./members.ts";
import { useSoftNic } from "./on-hosts.ts";

useSoftNic();

/** Joins two members in this process, each with its own GPU. */
async function two(hostOf: (rank: number) => string) {
  const devices = [0, 1].map((ordinal) => openDevice(ordinal, { provider: "soft" }));
  const rendezvous = `tcp://127.0.0.1:${20_000 + Math.floor(Math.random() * 40_000)}`;
  const groups = await Promise.all(
    devices.map((device, rank) => join({ rendezvous, size: 2, rank, device, host: hostOf(rank) })),
  );
  return { devices, groups: groups as [Group, Group] };
}

test.each([
  ["one host", () => "host"],
  ["two hosts", (rank: number) => `host-${rank}`],
])(
  "on %s close() ends the waits of a group whose kernels wait for a member without a call",
  { timeout: 60_000 },
  async (_, hostOf) => {
    const { devices, groups } = await two(hostOf);
    const [first, second] = groups;
    const memory = await Promise.all(groups.map((group) => group.symmetric(1000, "f32")));
    for (let call = 0; call < 3; call++) first.allReduce(memory[0]!.local);
    const waits = first.done();
    waits.catch(() => {});
    const meeting = first.exchange("hello");
    meeting.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    first.close();
    await expect(waits).rejects.toThrow('Group "doorbell" (rank 0 of 2) is closed');
    await expect(meeting).rejects.toThrow("the group is closed");
    await devices[0]!.stream.done();
    const after = async (): Promise<void> => {
      second.allReduce(memory[1]!.local);
      await second.done();
    };
    await expect(after()).rejects.toThrow(/lost rank 0 .*: left/);
    second.close();
    for (const device of devices) device.close();
  },
);

test.each(["reform", "open", "links", "adapt"] as const)(
  "close() rejects a pending %s() with an error that the group is closed",
  { timeout: 60_000 },
  async (what) => {
    const { devices, groups } = await two(() => "host");
    const [first, second] = groups;
    const waits: Promise<unknown> = what === "open" ? first.open(1, "nothing") : first[what]();
    waits.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    first.close();
    await expect(waits).rejects.toThrow("the group is closed");
    second.close();
    for (const device of devices) device.close();
  },
);

test("a second reform() during a reform() is refused, and the group stays usable", {
  timeout: 60_000,
}, async () => {
  const { devices, groups } = await two((rank) => `host-${rank}`);
  const [a, b] = devices.map((device) => device.allocate(1000, "f32").fill(1));
  const both = groups.flatMap((group) => [group.reform(), group.reform()]);
  const ended = await Promise.allSettled(both);
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected"]);
  await expect(both[1]).rejects.toThrow("reform: another reform() is already in progress");
  groups[0].allReduce(a!);
  groups[1].allReduce(b!);
  await Promise.all(groups.map((group) => group.done()));
  expect([a!.toArray()[0], b!.toArray()[999]]).toEqual([2, 2]);
  for (const group of groups) group.close();
  for (const device of devices) device.close();
});

// A member with the token may be of another version, or damaged.
test.each([
  ["request to the leader", 1, "reform ask", { epoch: 0, lost: 5, size: 0, nextId: 2 }],
  ["decision of the leader", 0, "reform decision", { epoch: 1, members: [null], admitted: 7 }],
] as const)(
  "a damaged %s ends the membership of its sender, and the other member continues",
  { timeout: 60_000 },
  async (_, from, topic, message) => {
    const { devices, groups } = await two(() => "host");
    const [sender, other] = from === 0 ? groups : [groups[1], groups[0]];
    sender["membership"].mesh.send(1 - from, topic, message);
    await other.reform({ timeoutMs: 20_000 });
    expect([other.size, other.rank]).toEqual([1, 0]);
    for (const group of groups) group.close();
    for (const device of devices) device.close();
  },
);

test("a member that is lost while a group closes writes to no memory that is freed", {
  timeout: 60_000,
}, async () => {
  using members = new Members("close-loss.ts", 2);
  const { ended, lines } = members.all[0]!;
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(lines).toEqual(["closed"]);
});
