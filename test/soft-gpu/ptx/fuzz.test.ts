// Short run of `npm run fuzz:ptx` with damaged and generated modules, loaded and run in a child process.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { native } from "./harness.ts";

test.skipIf(native)(
  "hostile PTX ends no process and changes nothing outside of the device",
  { timeout: 120_000 },
  () => {
    const run = fileURLToPath(new URL("../../fuzz/ptx/run.ts", import.meta.url));
    const { status, stdout } = spawnSync(
      process.execPath,
      [run, "--rounds", "80", "--each", "80", "--seed", "3"],
      {
        encoding: "utf8",
        timeout: 110_000,
      },
    );
    expect(stdout).toContain("80 modules");
    expect(stdout).toContain('"rounds":80');
    expect(stdout).toMatch(/"loaded":[1-9]/);
    expect(stdout).toContain("0 processes broken");
    expect(status).toBe(0);
  },
);
