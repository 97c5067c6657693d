// Faulting kernels give a typed error, and the process continues. On a real GPU only.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { environment, native } from "../native/cuda/provider.ts";

const script = fileURLToPath(new URL("./faulting.ts", import.meta.url));

describe.skipIf(!native)("a kernel that faults", () => {
  test.each([
    ["wild", "CUDA_ERROR_ILLEGAL_ADDRESS"],
    ["trap", "CUDA_ERROR_LAUNCH_FAILED"],
    ["odd", "CUDA_ERROR_MISALIGNED_ADDRESS"],
  ])("%s is %s with a hint that the contexts are lost, and the process continues", (which, name) => {
    const run = spawnSync(process.execPath, [script, which], {
      env: environment,
      encoding: "utf8",
      timeout: 60_000,
    });
    expect(run.signal).toBeNull();
    const seen = JSON.parse(run.stdout.trim().split("\n").at(-1) ?? "{}");
    process.stdout.write(`${which}: ${JSON.stringify(seen)}\n`);
    expect(seen).toMatchObject({ first: name, lost: true, lostBy: name, closed: "quiet" });
    expect(seen.hint).toContain("contexts of all devices are lost");
    expect(seen.after).toBe(name);
    // reset() does not restore the context, and the hint names the remedy.
    expect(seen.hint).toContain("new process");
    if (seen.reset !== true) expect(seen.reset).toContain("new process");
  });
});
