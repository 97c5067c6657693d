import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { stale } from "./generate-kernels.ts";
import { Members } from "./members.ts";

// Groups of processes on soft GPUs: results of collectives, and errors of calls that do not match.

const hasNvcc = spawnSync("nvcc", ["--version"]).status === 0;

test.skipIf(!hasNvcc)("the PTX in the archive equals the output of nvcc", { timeout: 120_000 }, () => {
  expect(stale()).toEqual([]);
});

test("three members: every collective, type and operation has the expected bits", {
  timeout: 120_000,
}, async () => {
  using members = new Members("collectives.ts", 3);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

test("two members: collectives of several chunks are right", { timeout: 60_000 }, async () => {
  using members = new Members("collectives.ts", 2, ["f16,u64", "3,300001"]);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

test("three members: the lines algorithm is right over several rounds", { timeout: 120_000 }, async () => {
  using members = new Members("collectives.ts", 3, ["u8,f64", "3,5001", "lines"]);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

test("five members: a large allReduce in two steps is right", { timeout: 60_000 }, async () => {
  using members = new Members("collectives.ts", 5, ["f32", "65537,300002"]);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

const moved: readonly (readonly [size: number, args: readonly string[]])[] = [
  [2, ["u8,f32", "1,70001"]],
  [2, ["u16,f64", "1003", "one-shot", "graph"]],
  [3, ["u16,f32", "1003,50001"]],
  [2, ["u8,f32", "1003,70001", "one-shot", "warps"]],
  [4, ["u16", "1003,30001", "one-shot", "warps"]],
  [4, ["u8", "1,1003", "lines"]],
  [8, ["u8,f64", "1003"]],
];
test.each(moved)(
  "%d members: collectives that only move data are right in plain and symmetric memory, %s",
  { timeout: 120_000 },
  async (size, args) => {
    using members = new Members("moves/right.ts", size, args);
    for (const lines of await members.fine()) expect(lines).toContain("fine");
  },
);

test.each([
  ["loss", 4],
  ["mismatch", 3],
])(
  "calls that write to symmetric memory of other members: after a %s the group uses the memory again",
  { timeout: 60_000 },
  async (how, size) => {
    using members = new Members("moves/failing.ts", size, [how]);
    const ends = await Promise.all(members.all.map(({ ended }) => ended));
    for (const { rank, lines } of members.all)
      if (how === "mismatch" || rank !== 1) expect(lines, JSON.stringify(ends)).toContain("fine");
  },
);

test.each([2, 3])("%d members: point-to-point transfers are right", { timeout: 60_000 }, async (size) => {
  using members = new Members("point-to-point.ts", size);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

test.each(["gatherV", "scatterV", "allToAllV"])(
  "%s: a chunk that only one member takes for empty is a mismatch, not data of the next call",
  { timeout: 60_000 },
  async (call) => {
    using members = new Members("empty-chunks.ts", 2, [call]);
    for (const lines of await members.fine()) expect(lines).toContain("fine");
  },
);

const calls: readonly (readonly [how: string, odd: string])[] = [
  ["length", "allReduce(f32[999], sum)"],
  ["operation", "allReduce(f32[1000], max)"],
  ["type", "allReduce(u32[1000], sum)"],
  ["name", "broadcast(f32[1000], root 0)"],
];
test("a call with another length and algorithm is also a mismatch error", {
  timeout: 60_000,
}, async () => {
  using members = new Members("mismatch.ts", 2, ["length", "lines"]);
  for (const [, message] of await members.fine())
    expect(message).toContain("rank 1 called allReduce(f32[999], sum)");
});

test.each(calls)(
  "a call of another %s gives all members a typed error that names the call of each rank",
  { timeout: 60_000 },
  async (how, odd) => {
    using members = new Members("mismatch.ts", 3, [how]);
    const usual = "allReduce(f32[1000], sum)";
    for (const [callsText = "", message = ""] of await members.fine()) {
      expect(JSON.parse(callsText)).toEqual([
        [0, usual],
        [1, odd],
        [2, usual],
      ]);
      expect(message).toBe(`calls do not match: ranks 0 and 2 called ${usual}; rank 1 called ${odd}`);
    }
  },
);
