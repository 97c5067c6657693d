import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { stale } from "./generate-kernels.ts";
import { Members } from "./members.ts";

// Groups of processes on embedded GPUs: what collectives compute, and what is heard of calls that do not match.

const hasNvcc = spawnSync("nvcc", ["--version"]).status === 0;

test.skipIf(!hasNvcc)("the kernels are what their source gives", { timeout: 120_000 }, () => {
  expect(stale()).toEqual([]);
});

test("three members: every collective, type and operation, bit by bit", { timeout: 120_000 }, async () => {
  using members = new Members("collectives.ts", 3);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

test("two members: lengths that need several chunks", { timeout: 60_000 }, async () => {
  using members = new Members("collectives.ts", 2, ["f16,u64", "3,300001"]);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

test("three members: by lines, over several turns", { timeout: 120_000 }, async () => {
  using members = new Members("collectives.ts", 3, ["u8,f64", "3,5001", "lines"]);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

test("five members: the two steps of a large allReduce", { timeout: 60_000 }, async () => {
  using members = new Members("collectives.ts", 5, ["f32", "65537,300002"]);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

const moved: readonly (readonly [size: number, args: readonly string[]])[] = [
  [2, ["u8,f32", "1,70001"]],
  [2, ["u16,f64", "1003", "one-shot", "graph"]],
  [3, ["u16,f32", "1003,50001"]],
  [2, ["u8,f32", "1003,70001", "one-shot", "crews"]],
  [4, ["u16", "1003,30001", "one-shot", "crews"]],
  [4, ["u8", "1,1003", "lines"]],
  [8, ["u8,f64", "1003"]],
];
test.each(moved)(
  "%d members: what only moves, into plain and symmetric memory, %s",
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
  "calls that write into each other's symmetric memory: %s, and the group goes on with it",
  { timeout: 60_000 },
  async (how, size) => {
    using members = new Members("moves/failing.ts", size, [how]);
    const ends = await Promise.all(members.all.map(({ ended }) => ended));
    for (const { rank, lines } of members.all)
      if (how === "mismatch" || rank !== 1) expect(lines, JSON.stringify(ends)).toContain("fine");
  },
);

test.each([2, 3])("%d members: what one passes to another", { timeout: 60_000 }, async (size) => {
  using members = new Members("passes.ts", size);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

const calls: readonly (readonly [how: string, odd: string])[] = [
  ["length", "allReduce(f32[999], sum)"],
  ["operation", "allReduce(f32[1000], max)"],
  ["type", "allReduce(u32[1000], sum)"],
  ["name", "broadcast(f32[1000], root 0)"],
];
test("a call of another length, by lines where the others wait for words, is the same error", {
  timeout: 60_000,
}, async () => {
  using members = new Members("mismatch.ts", 2, ["length", "lines"]);
  for (const [, message] of await members.fine())
    expect(message).toContain("rank 1 called allReduce(f32[999], sum)");
});

test.each(calls)(
  "a call of another %s is a typed error in all, which names who called what",
  { timeout: 60_000 },
  async (how, odd) => {
    using members = new Members("mismatch.ts", 3, [how]);
    const usual = "allReduce(f32[1000], sum)";
    for (const [heard = "", message = ""] of await members.fine()) {
      expect(JSON.parse(heard)).toEqual([
        [0, usual],
        [1, odd],
        [2, usual],
      ]);
      expect(message).toBe(`calls do not match: ranks 0 and 2 called ${usual}; rank 1 called ${odd}`);
    }
  },
);
