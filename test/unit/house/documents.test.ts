import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const documents = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "");
const scripts = Object.keys(
  (JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }).scripts,
);

describe.each(documents)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  test("links to files that are there", () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => link!);
    const ours = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(ours.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  test("names files that are there", () => {
    const names = [...text.matchAll(/`((?:src|ffi|test|bench|examples|docs)\/[\w./-]*)`/g)].map(
      ([, name]) => name!,
    );
    expect(names.filter((name) => !existsSync(name) && !existsSync(`${name}.ts`))).toEqual([]);
  });

  test("names commands of package.json", () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !scripts.includes(name) && name !== "NAME")).toEqual([]);
  });
});
