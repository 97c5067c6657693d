import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { expect, test } from "vitest";
import { type Group, join, type Shares } from "../../src/group/index.ts";
import { Members } from "./members.ts";

test("members of unequal speed get shares by their measured rates, the same numbers in all members", {
  timeout: 90_000,
}, async () => {
  using members = new Members("shares.ts", 2);
  const [first, second] = (await members.fine()).map(
    (lines) =>
      JSON.parse(lines.find((line) => line.startsWith("{"))!) as {
        readonly last: readonly [number, number];
        readonly rates: readonly [number, number];
        readonly reasons: readonly string[];
      },
  );
  expect(second!.last).toEqual(first!.last);
  expect(second!.rates).toEqual(first!.rates);
  expect(first!.last[0] + first!.last[1]).toBe(1200);
  // The slow member has three times the work for a sample.
  expect(first!.rates[0] / first!.rates[1]).toBeGreaterThan(1.5);
  expect(first!.last[0] / first!.last[1]).toBeGreaterThan(1.5);
  expect(first!.reasons[0]).toMatch(
    /^rank 1 needs [\d.]+ ms for its share, and all members then need [\d.]+ ms$/,
  );
});

test("shares stay equal without measurements, and refuse wrong arguments and unequal batches", async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-shares-"));
  const rendezvous = `file://${folder}/meet`;
  const options = { rendezvous, size: 2, device: "none", timeoutMs: 20_000 } as const;
  const groups = await Promise.all([join(options), join(options)]);
  try {
    const both = <T>(work: (group: Group) => T) => groups.map(work);
    const all = both((group) => group.shares("items", { every: 1 }));
    const each = (work: (shares: Shares, i: number) => Promise<void>) => Promise.all(all.map(work));
    expect(all.map((shares) => shares.of(7))).toEqual([
      [4, 3],
      [4, 3],
    ]);
    expect(() => all[0]!.of(-1)).toThrow('of: the number of items of "items" is -1');
    await expect(all[0]!.measured(Number.NaN)).rejects.toThrow('measured: a share of "items" took NaN ms');
    expect(() => groups[0]!.shares("")).toThrow("shares: the name is");
    // The first batch is not measured.
    await each((shares) => shares.measured(1));
    expect(all[0]!.rates).toEqual([0, 0]);
    await each((shares, i) => shares.measured(1 + 3 * i));
    expect(all[0]!.rates).toEqual([4, 0.75]);
    expect(all.map((shares) => shares.of(100))).toEqual([
      [84, 16],
      [84, 16],
    ]);
    await each((shares) => shares.measured(1));
    all[1]!.of(99);
    const failed = await Promise.allSettled(all.map((shares) => shares.measured(1)));
    for (const { status, reason } of failed as PromiseRejectedResult[]) {
      expect(status).toBe("rejected");
      expect(reason).toMatchObject({ name: "MismatchError" });
      expect(String(reason)).toContain('a batch of 99 items for "items"');
    }
  } finally {
    for (const group of groups) group.close();
    rmSync(folder, { recursive: true });
  }
});
