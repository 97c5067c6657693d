import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const page = read("./FORGED.md");
const rows = page
  .slice(page.indexOf("| forgery |"))
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| forgery"))
  .map((line) => line.split(" | "));

describe("FORGED.md", () => {
  test("has a row for every forgery", () => {
    const all = rows.map(([forgery]) => forgery).join("\n");
    for (const name of ["source address", "QP number", "PSN", "rkey", "stale", "oversized", "CNP", "ACK"])
      expect(all).toContain(name);
    expect(rows.length).toBeGreaterThan(35);
  });

  test.each(rows)("%s", (_forgery, result, where) => {
    expect(result).not.toBe("");
    const [, file = "", title = ""] = /^`(.*?)`: (.*?) ?\|?$/.exec(where ?? "") ?? [];
    expect(file, where).not.toBe("");
    // The title of a test or the name of a case.
    expect(read(`./${file}`)).toContain(`"${title}"`);
  });
});

test("the recorded fuzz run had ten million packets over every transport", () => {
  const report = read("../../fuzz/REPORT.md");
  expect(Number(/\*\*(\d+) packets\*\*/.exec(report)?.[1])).toBeGreaterThanOrEqual(10_000_000);
  expect(report).toMatch(/npm run fuzz -- --packets \d+ --seed \d+\n\nCommit [0-9a-f]{7,}/);
  for (const kind of ["rc", "uc", "ud", "dynamic"]) expect(report).toContain(`### To a QP of ${kind}`);
});
