import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = ["test", "bench"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => name.endsWith(".ts") && !name.startsWith("test/unit/"));

const holders = (pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(readFileSync(file, "utf8")));

test("common helpers are declared in test/support only", () => {
  expect(holders(/Math\.imul\([^)]*(1664525|1103515245)|0x6d2b79f5|<<= ?13|\^= \w+ << 13/)).toEqual([
    "test/support/random.ts",
  ]);
  expect(holders(/function _?until\(/)).toEqual(["test/support/until.ts"]);
  expect(holders(/const sge = \(/).filter((file) => !file.startsWith("test/vm/"))).toEqual([
    "test/support/sge.ts",
  ]);
  expect(holders(/const _?errnoOf = |const _?setBlocking = /)).toEqual(["test/support/c-calls.ts"]);
});
