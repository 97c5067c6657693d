// Garbage collection in workers whose kernels call the host continuously.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../ffi/runtime/index.ts";

const script = fileURLToPath(new URL("./garbage-process.ts", import.meta.url));
const flags = runtimeName === "deno" ? ["run", "-A", "--no-check"] : [];
/** Limit of peak memory in MiB. Without collection, the processes exceed it. */
const MOST_MIB = 700;

test.each([
  ["a kernel may call the host without end: rounding", "rounding"],
  ["a kernel may call the host without end: clock", "clock"],
  ["a kernel may call the host without end: malloc", "malloc"],
  ["modules may be loaded, launched and closed without end", "modules"],
])(
  "%s",
  (_, kind) => {
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, script, kind], {
      encoding: "utf8",
      env: { ...process.env, BUN_BE_BUN: "1" },
      timeout: 100_000,
    });
    expect(Number(stdout), stderr).toBeGreaterThan(0);
    expect(Number(stdout)).toBeLessThan(MOST_MIB);
  },
  120_000,
);
