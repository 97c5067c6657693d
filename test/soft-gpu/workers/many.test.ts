// More worker threads than this machine has processors. Child processes show that the process also exits
// cleanly.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";

const script = fileURLToPath(new URL("./many-process.ts", import.meta.url));
const flags = runtimeName === "deno" ? ["run", "-A", "--no-check"] : [];

async function run(workers: number, how: "one" | "both") {
  const env = {
    ...process.env,
    BUN_BE_BUN: "1",
    DOORBELL_SOFT_GPU_WORKERS: `${workers}`,
    // 64 workers on a busy machine need longer than the default to start.
    DOORBELL_SOFT_GPU_TIMEOUT_MS: "100000",
  };
  const child = spawn(process.execPath, [...flags, script, how], { env, timeout: 120_000 });
  const over = new Promise((resolve) => child.once("exit", (status, signal) => resolve({ status, signal })));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(await over, stderr).toEqual({ status: 0, signal: null });
  return { said: JSON.parse(stdout) as Record<string, number>, stderr };
}

test.each([1, 3, 12])(
  "%i of them: a kernel's blocks all run, and the process ends",
  async (workers) => {
    // Several processes run at once, because exits by a signal were rare.
    const all = await Promise.all(Array.from({ length: workers > 4 ? 6 : 1 }, () => run(workers, "one")));
    for (const { said, stderr } of all) {
      expect(said).toEqual({ multiprocessors: workers, wrong: 0 });
      expect(stderr).toBe("");
    }
  },
  130_000,
);

test("more workers than the runtime can allocate memories for: launches run on fewer, and launches of two devices wait for each other", async () => {
  for (const how of ["one", "both"] as const) {
    const { said, stderr } = await run(64, how);
    expect(said).toEqual({ multiprocessors: 64, wrong: 0 });
    expect(stderr).toBe("");
  }
}, 250_000);
