import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { firstDifference, readDigests, type SeedDigest, writeDigests } from "./search/digest-file.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-digests-"));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL("search/repeats.ts", import.meta.url));

const digest = (example: string, seed: number, digits: string, failure?: string): SeedDigest => ({
  ...{ example, seed, digest: digits.padStart(16, "0"), failure },
});

function repeats(...words: string[]) {
  const options = { encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "" } } as const;
  return spawnSync("node_modules/.bin/bun", [program, ...words], options);
}

describe("files of digests", () => {
  test("have a line for each seed, in order, and keep failures", () => {
    const file = join(folder, "a.txt");
    const some = [digest("b", 2, "f"), digest("a", 10, "2", "seed 10 failed"), digest("a", 9, "1")];
    writeDigests(file, some);
    expect(readFileSync(file, "utf8")).toBe(
      "a 9 0000000000000001\na 10 0000000000000002 seed 10 failed\nb 2 000000000000000f\n",
    );
    expect(readDigests(file)).toEqual([some[2], some[1], some[0]]);
    expect(firstDifference(readDigests(file), some)).toBeUndefined();
  });

  test("differ first at the lowest seed, also when one lacks it", () => {
    const all = [digest("a", 1, "1"), digest("a", 2, "2"), digest("b", 1, "3")];
    const other = [digest("a", 1, "1"), digest("a", 2, "7"), digest("b", 1, "8")];
    expect(firstDifference(all, other)).toBe("a 2: a 2 0000000000000002 / a 2 0000000000000007");
    expect(firstDifference(all, all.slice(0, 2))).toBe("b 1: b 1 0000000000000003 / missing");
  });

  test("are written by the repeats of an example in two processes, and compared", {
    timeout: 120_000,
  }, () => {
    const words = ["--seeds", "3", "--first", "7", "--example", "key-value-store", "--processes", "2"];
    const run = repeats(...words, "--runtime", "bun=node_modules/.bin/bun", "--runs", "1", "--write", folder);
    expect(run.stdout).toContain("| key-value-store | 3 | 0 | 0 |");
    expect(run.status).toBe(0);
    const file = join(folder, "bun-1.txt");
    const found = readDigests(file);
    expect(found.map(({ seed }) => seed)).toEqual([7, 8, 9]);
    expect(repeats("--compare", file, file).stdout).toBe("3 digests are equal\n");
    const other = join(folder, "other.txt");
    writeDigests(other, [...found.slice(0, 2), { ...found[2]!, digest: "0".repeat(16) }]);
    const different = repeats("--compare", file, other);
    expect(different.status).toBe(1);
    expect(different.stdout).toContain("first difference: key-value-store 9: key-value-store 9 ");
    expect(repeats("--runtime", "java").stderr).toContain('there is no runtime "java"');
  });
});
