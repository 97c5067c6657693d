import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { join as joinGroup } from "../../src/group/index.ts";
import { Members } from "./members.ts";

test("six members: rows and columns are groups with their own order, sums and barriers", {
  timeout: 120_000,
}, async () => {
  using members = new Members("split.ts", 6);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

test("a lost member concerns its part of the group alone", { timeout: 60_000 }, async () => {
  using members = new Members("split-loss.ts", 4);
  const texts = await Promise.all(
    members.all.map(async ({ ended, lines }) => ((await ended).code === 0 ? lines.at(-1) : undefined)),
  );
  expect(texts).toEqual(["row 0 has 1 member", undefined, "row 1 has 2 members", "row 1 has 2 members"]);
});

test("members split again after a deadline, and close a part as soon as they have it", {
  timeout: 60_000,
}, async () => {
  using members = new Members("split-again.ts", 2);
  for (const lines of await members.fine()) expect(lines).toContain("fine");
});

test("colors and keys are whole numbers, and the parent closes the part", async () => {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-split-"));
  const group = await joinGroup({ rendezvous: `file://${folder}/meet`, size: 1, device: "none" });
  await expect(group.split(0.5)).rejects.toThrow("split: color is 0.5. Use a whole number");
  await expect(group.split(0, Number.NaN)).rejects.toThrow("split: key is NaN. Use a whole number");
  const part = (await group.split(3))!;
  expect([part.name, part.size, part.rank]).toEqual(["doorbell/3", 1, 0]);
  expect(await group.split(undefined)).toBeUndefined();
  group.close();
  expect(part.closed).toBe(true);
  rmSync(folder, { recursive: true });
});
