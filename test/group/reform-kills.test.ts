import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "./free-port.ts";
import { Members, type Process } from "./members.ts";

// Members are killed while a replacement waits at the rendezvous. Rank 0 keeps the rendezvous and leads the
// reform. Rank 1 follows, and rank 2 remains. A new process waits for the slot of rank 3. simulated/reform-kills.test.ts
// has all orders of the kills.

type Role = "keeper" | "candidate" | "follower";
const order: readonly Role[] = ["keeper", "candidate", "follower"];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(joinPath(tmpdir(), "doorbell-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a group of four, kills rank 3, and starts its replacement, which waits at the rendezvous. */
async function startWithCandidate(
  go: string,
  size: number,
): Promise<[Members, Record<Role, Process>, Process]> {
  const rendezvous = `tcp://127.0.0.1:${await freePort()}`;
  const members = new Members("reform-kills.ts", 4, [go, `${size}`], "soft", rendezvous);
  await Promise.all(members.all.map((member) => member.line("ready")));
  const [keeper, follower, observer, lost] = members.all as [Process, Process, Process, Process];
  lost.child.kill("SIGKILL");
  await Promise.all([keeper, follower, observer].map((member) => member.line("lost")));
  const candidate = members.replace(3);
  await Promise.all([keeper, follower, observer].map((member) => member.line("newcomers 1")));
  return [members, { keeper, follower, candidate }, observer];
}

async function kill({ child, ended }: Process): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}

describe("a reform ends after kills of all other members", () => {
  test("before it", { timeout: 60_000 }, async () => {
    const go = joinPath(folder, "go");
    const [members, roles, observer] = await startWithCandidate(go, 4);
    using _ = members;
    for (const role of order) await kill(roles[role]);
    writeFileSync(go, "");
    await observer.line("alone");
    expect(await observer.ended).toEqual({ code: 0, signal: null });
  });

  test("during it", { timeout: 60_000 }, async () => {
    const go = joinPath(folder, "go");
    const [members, roles, observer] = await startWithCandidate(go, 4);
    using _ = members;
    await kill(roles[order[0]!]);
    writeFileSync(go, "");
    await observer.line("reforms");
    for (const role of order.slice(1)) await kill(roles[role]);
    await observer.line("alone");
    expect(await observer.ended).toEqual({ code: 0, signal: null });
  });
});

test("a replacement joins after the keeper of the rendezvous at which it waited is killed", {
  timeout: 60_000,
}, async () => {
  const go = joinPath(folder, "go");
  const [members, { keeper, follower, candidate }, observer] = await startWithCandidate(go, 3);
  using _ = members;
  await kill(keeper);
  writeFileSync(go, "");
  expect(await candidate.line("ready")).not.toBe("ready 0");
  expect(await observer.line("reformed 3")).toContain("epoch");
  expect(await follower.line("reformed 3")).toContain("epoch");
});
