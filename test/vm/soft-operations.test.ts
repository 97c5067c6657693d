import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// Every operation between soft0, in the namespace "soft", and the kernel's rxe0, in both directions.
const script = fileURLToPath(new URL("../native/soft-interop.ts", import.meta.url));

test("soft0 and rxe0 do every operation to each other", () => {
  const { DOORBELL_RDMA: _, ...env } = process.env;
  const result = spawnSync("ip", ["netns", "exec", "soft", process.execPath, script], {
    env: { ...env, DOORBELL_SOFT_ADDRESS: "10.9.0.2" },
    encoding: "utf8",
    timeout: 110_000,
  });
  const failed = result.stdout.split("\n").filter((line) => line.startsWith("FAIL"));
  expect(failed).toEqual([]);
  expect(result.stdout).toMatch(/^ok /m);
  expect(result.status, result.stderr).toBe(0);
});
