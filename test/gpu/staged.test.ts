// soft0 copies to and from the memory of a real GPU, through shared memory and by packets.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test.each(["on", "off"])("soft0 reaches a GPU's memory, with shared memory %s", (shared) => {
  const script = fileURLToPath(new URL("./direct/staged.ts", import.meta.url));
  const env = { ...process.env, DOORBELL_SOFT_SHARED: shared };
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    env,
    timeout: 120_000,
  });
  expect(stdout + stderr).toMatch(/all is well\n$/);
});
