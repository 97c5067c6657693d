import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeTooOld } from "../../ffi/runtime/node/node-version.ts";

test("Node has an FFI from 26.1 on", () => {
  for (const version of ["26.1.0", "26.10.0", "27.0.0"]) expect(nodeTooOld(version)).toBe(undefined);
  for (const version of ["26.0.3", "24.9.0", "20.20.2"]) {
    expect(nodeTooOld(version)?.join("\n")).toMatch(
      new RegExp(
        `Node ${version} cannot call C libraries.*Node 26\\.1.*\n.*Bun 1\\.4, Deno 2\\.9 or Node 26\\.1`,
      ),
    );
  }
});

/** Path of the Node that runs npm, undefined without one. `bun --bun` shadows it in the PATH. */
const installedNode = (process.env.PATH ?? "")
  .split(":")
  .filter((folder) => !folder.includes("bun-node"))
  .map((folder) => `${folder}/node`)
  .find((file) => existsSync(file));

// The command starts Bun from any Node that bin/doorbell.js names. npm warns of none of them.
test("the package admits each Node that the command runs with", () => {
  const { node } = JSON.parse(readFileSync("package.json", "utf8")).engines;
  expect(node).toBe(">=18");
  expect(readFileSync("bin/doorbell.js", "utf8")).toContain("Node 18 and later");
});

test("an older Node is an error at import", () => {
  if (installedNode === undefined) return;
  const { NODE_OPTIONS: _, ...env } = process.env;
  const node = (...args: string[]) => spawnSync(installedNode, args, { encoding: "utf8", env });
  if (nodeTooOld(node("--version").stdout.slice(1)) === undefined) return;
  const run = node("node_modules/tsx/dist/cli.mjs", "src/index.ts");
  expect(run.stderr).toMatch(/LibraryError: Node \S+ cannot call C libraries[\s\S]*Use Bun 1\.4/);
});

test("no package asks for a Node newer than 20", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { engines?: { node?: string } }>;
  };
  const refusing = Object.entries(packages).filter(([, { engines }]) => !admits20(engines?.node ?? "*"));
  expect(refusing.map(([name]) => name)).toEqual([]);
});

/** Returns true when one of the ranges admits 20.19. Handles the forms that packages use. */
function admits20(ranges: string): boolean {
  return ranges.split("||").some((range) => {
    const [, operator = "", major = "*"] = /^\s*(\^|~|>=?)?\s*v?(\d+|\*)/.exec(range) ?? [];
    if (major === "*") return true;
    return operator.startsWith(">") ? Number(major) <= 20 : Number(major) === 20;
  });
}
