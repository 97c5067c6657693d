import { expect, test } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import { type Group, join } from "../../src/group/index.ts";
import { killRound } from "./kill-round.ts";
import { onHosts, useSoftNic } from "./on-hosts.ts";

// Members in processes of several supposed hosts. Their collectives use RDMA over soft0. simulated/network.test.ts has
// every type, and networks that lose packets.

useSoftNic();

test("two hosts: the plan names the path, and large, many and interleaved calls are right", {
  timeout: 120_000,
}, async () => {
  using members = onHosts("network.ts", 2, 1);
  for (const lines of await members.fine()) {
    expect(lines[0]).toMatch(
      /^network one-shot: 2 hosts, by RDMA of soft0 at 127\.\S+, through host memory; all members exchange their data in one step$/,
    );
    expect(lines.slice(1)).toEqual([
      "network one-shot",
      expect.stringMatching(
        /^several hosts: RDMA connects members of different hosts; RDMA: 2 hosts, by RDMA of soft0 at /,
      ),
      "fine",
    ]);
  }
});

test.each([
  [2, 1],
  [3, 1],
  [2, 2],
])(
  "%i hosts of %i: collectives in a graph are right at each launch, between calls in streams",
  {
    timeout: 120_000,
  },
  async (hosts, each) => {
    using members = onHosts("network-captured.ts", hosts * each, each);
    for (const lines of await members.fine()) expect(lines.at(-1)).toBe("fine");
  },
);

test.each([
  [1, 3],
  [2, 1],
  [2, 2],
])(
  "%i hosts of %i: graphs with collectives in different streams run one after another",
  {
    timeout: 120_000,
  },
  async (hosts, each) => {
    using members = onHosts("graphs-in-streams.ts", hosts * each, each);
    for (const lines of await members.fine()) expect(lines.at(-1)).toBe("fine");
  },
);

test("three hosts: a lost member ends the waits of a graph, and the graph of the old group is refused", {
  timeout: 60_000,
}, async () => {
  using members = onHosts("network-captured-loss.ts", 3, 1);
  const [first, second] = members.all;
  await Promise.all([first!.ended, second!.ended]);
  for (const { lines } of [first!, second!]) expect(lines).toEqual(["2", "ClosedError", "fine"]);
});

test("three hosts: every collective has the expected bits", { timeout: 120_000 }, async () => {
  using members = onHosts("collectives.ts", 3, 1, ["f32", "1000"]);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

test("three hosts: algorithms of one and two steps give the same bits, and all members choose the same", {
  timeout: 60_000,
}, async () => {
  using members = onHosts("network-algorithms.ts", 3, 1);
  for (const lines of await members.fine()) expect(lines.at(-1)).toBe("fine");
});

test("two hosts: injected faults affect the thread that moves the data", { timeout: 60_000 }, async () => {
  using members = onHosts("network-faults.ts", 2, 1);
  for (const lines of await members.fine()) expect(lines.at(-1)).toBe("fine");
});

test.each([
  ["length", "allReduce(f32[199000], sum)"],
  ["name", "broadcast(f32[200000], root 0)"],
  ["algorithm", "allReduce(f32[10], sum)"],
])(
  "two hosts of two members: a call of another %s is an error that names the call of each rank",
  {
    timeout: 90_000,
  },
  async (how, odd) => {
    using members = onHosts("hierarchical-mismatch.ts", 4, 2, [how]);
    const words = `calls do not match: ranks 0, 2 and 3 called allReduce(f32[200000], sum); rank 1 called ${odd}`;
    for (const lines of await members.fine()) expect(lines).toEqual([`MismatchError ${words}`]);
  },
);

test("two hosts of two members: all errors name the missing member, and no member that waits for it", {
  timeout: 90_000,
}, async () => {
  using members = onHosts("hierarchical-mismatch.ts", 4, 2, ["nothing"]);
  const [first, odd, ...others] = await members.fine();
  const missingMessage =
    /^MissingMembersError group "doorbell": allReduce\(f32\[200000\], sum\) waited 6000 ms for rank 1 [^;]+$/;
  for (const lines of [first, ...others]) expect(lines).toEqual([expect.stringMatching(missingMessage)]);
  expect(odd).toHaveLength(1);
});

test.each([
  [2, 2],
  [2, 3],
  [3, 2],
])(
  "%i hosts of %i members: the members of a host combine their data, and the sum is right",
  { timeout: 120_000 },
  async (hosts, each) => {
    using members = onHosts("hierarchical.ts", hosts * each, each);
    for (const [plan, end] of await members.fine()) {
      expect(plan).toMatch(
        new RegExp(`^hierarchical: ${hosts} hosts, by RDMA .*; each of ${each} members of a host combines`),
      );
      expect(end).toBe("fine");
    }
  },
);

test("hosts of two members and one: the plan says why kernels do not combine data within a host", {
  timeout: 120_000,
}, async () => {
  using members = onHosts("hierarchical.ts", 3, 2);
  for (const [plan, end] of await members.fine()) {
    expect(plan).toMatch(
      /^network two-shot: .*; hosts have 2 and 1 members, so kernels do not combine data within a host;/,
    );
    expect(end).toBe("fine");
  }
});

test("without NCCL the plan has the reason, and a member without a call is named", {
  timeout: 60_000,
}, async () => {
  using members = onHosts("nccl.ts", 2, 1, ["failures"]);
  const [first] = members.all;
  await first!.ended;
  expect(first!.lines.slice(0, 3)).toEqual(
    [4096, 1 << 20, 64 << 20].map((bytes) =>
      expect.stringMatching(`^${bytes}: network one-shot: .*; without NCCL: rank 0: the GPUs are soft GPUs$`),
    ),
  );
  expect(first!.lines.slice(3)).toEqual([
    "computed",
    expect.stringMatching(
      /^reported MissingMembersError: .* allReduce\(f32\[1048576\], sum\) waited \d+ ms for rank 1 /,
    ),
    "reformed",
    expect.stringMatching(/^lost after \d+ ms: .* lost rank 1 /),
    "fine",
  ]);
});

test.each([
  [3, 1],
  [4, 2],
])(
  "of %i members with %i on a host one is killed, and the others detect it and continue",
  {
    timeout: 120_000,
  },
  async (size, each) => {
    const hostOf = (rank: number): string => `host-${Math.floor(rank / each)}`;
    const { kills, leftBehind } = await killRound(size, 1, Math.random, { hostOf });
    expect(kills[0]!.detectedMs.length).toBe(size - 1);
    expect(leftBehind).toEqual([]);
  },
);

test("members of one process on different hosts reduce, and a missing RDMA device is named", {
  timeout: 60_000,
}, async () => {
  const rendezvous = `tcp://127.0.0.1:${20_000 + Math.floor(Math.random() * 40_000)}`;
  const devices = [0, 1].map(() => openDevice("soft"));
  const all = (networkDevice: string): Promise<Group[]> =>
    Promise.all(
      devices.map((device, rank) =>
        join({ rendezvous, size: 2, rank, device, host: `host-${rank}`, networkDevice }),
      ),
    );
  const [first, second] = (await all("soft")) as [Group, Group];
  try {
    // Both members use one GPU, so each needs a stream that does not wait for the other member's stream.
    const parts = [first, second].map((group, i) => ({
      group,
      buffer: group.device.allocate(5000, "f64").fill(i + 1),
      stream: group.device.createStream({ nonBlocking: true }),
    }));
    for (const { group, buffer, stream } of parts) group.allReduce(buffer, undefined, { stream });
    await Promise.all(parts.map(({ group, stream }) => group.done({ stream })));
    for (const { buffer } of parts) expect([...new Set(buffer.toArray())]).toEqual([3]);
    expect(() => first.deviceView(undefined as never)).toThrow("Use memory from symmetric() of this group");
  } finally {
    first.close();
    second.close();
  }
  const [lowest, other] = (await all("mlx9")) as [Group, Group];
  try {
    expect(() => lowest.plan("allReduce", 8)).toThrow(
      'plan: the members are on several hosts, and rank 0 has no RDMA: there is no RDMA device "mlx9"',
    );
  } finally {
    lowest.close();
    other.close();
    for (const device of devices) device.close();
  }
});
