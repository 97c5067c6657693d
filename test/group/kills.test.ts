import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { killRound } from "./kill-round.ts";
import { Members, type Process } from "./members.ts";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

// Short form of `npm run kills:group`. Members are killed at random moments, and the others continue.

const rounds: readonly (readonly [size: number, kills: number, heard: readonly number[]])[] = [
  [2, 1, [1]],
  [4, 2, [3, 2]],
];
test.each(rounds)(
  "of %i members %i are killed, and the others continue",
  { timeout: 120_000 },
  async (size, kills, survivors) => {
    const found = await killRound(size, kills, Math.random);
    expect(found.kills.map(({ detectedMs }) => detectedMs.length)).toEqual(survivors);
    expect(found.recoveries[0]!.map(({ what }) => what)).toContain("kernels have ended");
    const { leftBehind } = found;
    expect(leftBehind).toEqual([]);
  },
);

test("a stopped member is reported as lost, and the others continue", { timeout: 120_000 }, async () => {
  const { kills, leftBehind } = await killRound(3, 1, Math.random, { signal: () => "SIGSTOP" });
  expect(kills[0]!.detectedMs.length).toBe(2);
  expect(leftBehind).toEqual([]);
});

test("a member that stops for less than the limit is not lost", { timeout: 60_000 }, async () => {
  using members = new Members("survive.ts", 2, ["2", "7", "30000"]);
  const [first, second] = members.all;
  await Promise.all([first!.line("ready"), second!.line("ready")]);
  second!.child.kill("SIGSTOP");
  setTimeout(() => second!.child.kill("SIGCONT"), 500);
  for (const lines of await members.fine()) expect(lines.filter((line) => line.startsWith("{"))).toEqual([]);
});

test.each([
  ["one host", () => "", 1500],
  ["two hosts", (rank: number) => `host-${rank}`, 5500],
])(
  "members on %s that all stop for longer than the limits, like suspended machines, are not lost",
  {
    timeout: 90_000,
  },
  async (_, hostOf, stoppedMs) => {
    process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"] = "1000";
    const before = process.env["DOORBELL_RDMA"];
    process.env["DOORBELL_RDMA"] = "soft";
    try {
      using members = new Members("survive.ts", 2, ["1", "7", "1000"], "soft", undefined, hostOf);
      const [first, second] = members.all;
      await Promise.all([first!.line("ready"), second!.line("ready")]);
      for (let times = 0; times < 3; times++) {
        await pause(50 + Math.random() * 50);
        for (const { child } of members.all) child.kill("SIGSTOP");
        await pause(stoppedMs);
        // The members do not reach this point at the same time.
        for (const { child } of members.all) {
          child.kill("SIGCONT");
          await pause(20);
        }
      }
      await pause(100);
      second!.child.kill("SIGKILL");
      await first!.ended;
      expect(first!.lines.at(-1)).toBe("fine");
      const losses = first!.lines.filter((line) => line.startsWith("{"));
      expect(losses.map((line) => (JSON.parse(line) as { processId: number }).processId)).toEqual([
        second!.child.pid,
      ]);
    } finally {
      delete process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"];
      if (before === undefined) delete process.env["DOORBELL_RDMA"];
      else process.env["DOORBELL_RDMA"] = before;
    }
  },
);

test.each([0, 2])(
  "rank %i is killed, and a process that joins later replaces it",
  {
    timeout: 120_000,
  },
  async (rank) => {
    const folder = mkdtempSync(join(tmpdir(), "doorbell-test-"));
    try {
      const file = join(folder, "enough");
      using members = new Members("replace.ts", 3, [file]);
      await Promise.all(members.all.map((member) => member.line("ready")));
      // The test runs twice, because the failed member may be the one that joined later.
      for (let times = 0; times < 2; times++) {
        const before = members.all[rank]!;
        before.child.kill("SIGKILL");
        await before.ended;
        const line = await members.replace(rank).line("ready");
        expect(line).toContain(` rank ${rank} epoch `);
      }
      writeFileSync(file, "");
      const lines = await members.fine();
      expect(lines.map((each) => each.at(-1))).toEqual([0, 1, 2].map((each) => `fine, rank ${each} of 3`));
      expect(members.leftBehind).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test("a killed member is reported as lost before it exits, and the others then use little processor time", {
  timeout: 60_000,
}, async () => {
  using members = new Members("heavy.ts", 4, [`${2 ** 31}`]);
  await Promise.all(members.all.map((member) => member.line("ready")));
  const [{ child: victim }] = members.all.splice(1, 1) as [Process];
  victim.kill("SIGKILL");
  // Every survivor must detect the loss, and no survivor consumes the notification of another.
  const reported = await Promise.all(members.all.map((member) => member.line("detected")));
  const { exitCode, signalCode } = victim;
  expect([...new Set(reported), exitCode, signalCode]).toEqual(["detected: process ended", null, null]);
  for (const member of members.all) {
    const [, percent] = /(\d+) %/.exec(await member.line("idle"))!;
    expect(Number(percent)).toBeLessThan(40);
    expect((await member.ended).code).toBe(0);
  }
});

test("a kernel ends when another member is killed while the main thread is blocked in C", {
  timeout: 60_000,
}, async () => {
  using members = new Members("blocked.ts", 2);
  const [first, second] = members.all;
  await Promise.all([first!.line("blocked"), second!.line("ready")]);
  second!.child.kill("SIGKILL");
  const line = await first!.line("free after");
  // The limit of the kernel itself is 25 s.
  expect(Number(/(\d+) ms/.exec(line)![1])).toBeLessThan(20_000);
  const { code } = await first!.ended;
  expect(first!.lines.at(-1)).toMatch(/^(process ended|connection closed): rank 1, barrier$/);
  expect(code).toBe(0);
});
