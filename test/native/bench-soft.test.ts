import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("bench -- soft reports a part that fails, and prints the results of the others", {
  timeout: 120_000,
}, () => {
  const bench = fileURLToPath(new URL("../../bench/soft/index.ts", import.meta.url));
  const { status, stdout } = spawnSync(
    process.execPath,
    [bench, "--only-scaling", "--scaling-bytes", "64", "--json"],
    // No soft NIC starts with invalid faults, so the measurement fails.
    {
      encoding: "utf8",
      timeout: 100_000,
      env: { ...process.env, BUN_BE_BUN: "1", DOORBELL_SOFT_FAULTS: "dorp=1" },
    },
  );
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ scaling: [], failures: { scaling: expect.any(String) } });
});
