import { expect, test } from "vitest";
import { Members } from "./members.ts";

// A member is lost because it stopped, so the reported time since its heartbeat exceeds the limit.

test("the loss of a stopped member reports the time since its last heartbeat", {
  timeout: 60_000,
}, async () => {
  const lostAfterMs = 1500;
  using members = new Members("silent.ts", 2, [`${lostAfterMs}`]);
  const [first, second] = members.all;
  await Promise.all([first!.line("ready"), second!.line("ready")]);
  second!.child.kill("SIGSTOP");
  const [, silentMs] = (await first!.line("silent")).split(" ");
  // The time counts from the last heartbeat or a later message. The longest interval of heartbeats is 20 ms.
  expect(Number(silentMs)).toBeGreaterThanOrEqual(lostAfterMs - 20);
  expect(Number(silentMs)).toBeLessThan(60_000);
});

test("a member that stops before its first heartbeat is lost", { timeout: 60_000 }, async () => {
  // Without a GPU, a process joins before its heartbeat thread runs.
  using members = new Members("silent.ts", 2, ["1500", "none"]);
  const [first, second] = members.all;
  await second!.line("ready");
  second!.child.kill("SIGSTOP");
  expect(await first!.line("silent")).toMatch(/^silent \d/);
});
