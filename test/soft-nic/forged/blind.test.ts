// Short form of `npm run blind`: another user who sees no packet can inject nothing.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const run = fileURLToPath(new URL("../../blind/run.ts", import.meta.url));

test.skipIf(process.getuid?.() !== 0)(
  "another user who guesses for two seconds with known queue pair numbers delivers nothing, gets no answer, and is detected",
  () => {
    const args = [run, "--seconds", "2", "--told"];
    const environment = { ...process.env, BUN_BE_BUN: "1" };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: "utf8",
      env: environment,
    });
    expect(stdout, stderr).toContain("nothing came through");
    expect(status).toBe(0);
    const [, packets, seen] = /(\d+) packets in [\s\S]*rcvd_bad_icrc (\d+)/.exec(stdout) ?? [];
    expect(Number(packets)).toBeGreaterThan(1000);
    // Guesses reached queue pairs, so only the key was missing.
    expect(Number(seen)).toBeGreaterThan(10);
    if (Number(packets) > 50_000) expect(stdout).toContain("2 of 2 programs were warned");
  },
  60_000,
);
