// Worker threads that do not stop, or that exit during a launch: the launch fails, and other workers run the
// next one. Child processes isolate the test.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { runFixture } from "../../support/subprocess.ts";

const script = fileURLToPath(new URL("./abandoned-process.ts", import.meta.url));
const flags = runtimeName === "deno" ? ["run", "-A", "--no-check"] : [];

function run(what: string, settings: Readonly<Record<string, string>>) {
  const env = { ...process.env, BUN_BE_BUN: "1", ...settings };
  const { stdout, stderr, status, signal } = spawnSync(process.execPath, [...flags, script, what], {
    encoding: "utf8",
    env,
    timeout: 150_000,
  });
  expect({ status, signal }, stderr).toEqual({ status: 0, signal: null });
  const lines = stdout.trim().split("\n");
  return { said: lines.map((line) => JSON.parse(line) as { name: string; value: unknown }), stderr };
}

const works = { name: "works", value: [5] };
const nothing = [{ name: "threads", value: 0 }, { name: "pieces", value: 0 }, works];

test("workers that do not stop are abandoned: the launch fails, its memory can be freed, others replace them", () => {
  const { said, stderr } = run("stuck", {
    DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS: "200",
    DOORBELL_SOFT_GPU_STOP_MS: "20",
  });
  const [first, error, left, kept, ...rest] = said;
  expect(first).toEqual(works);
  expect(error?.value).toMatch(/LAUNCH_TIMEOUT/);
  expect(left?.value).toBeGreaterThan(0);
  // The module's code is still allocated for the abandoned workers.
  expect(kept?.value).toBeGreaterThan(0);
  expect(rest).toEqual([works, ...nothing]);
  expect(stderr).toMatch(/did not stop .*abandoned.*\(1 so far\)/);
}, 180_000);

// Bun releases WebAssembly memories in another way when there are many of them.
test.each(["2", "12"])(
  "one of %s worker threads exits during a launch: the launch fails and does not hang",
  (workers) => {
    const { said, stderr } = run("ended", { DOORBELL_SOFT_GPU_WORKERS: workers });
    expect(said[1]?.value).toMatch(/LAUNCH_FAILED/);
    expect(said.slice(4)).toEqual([works, ...nothing]);
    expect(stderr).toMatch(/ended in a launch/);
  },
  180_000,
);

test("another worker replaces one that does not start", { timeout: 120_000 }, () => {
  const { said } = run("late", {});
  expect(said[0]).toEqual({ name: "began", value: false });
  expect(said.at(-2)).toEqual({ name: "began", value: true });
  expect(said.at(-1)).toEqual(works);
});

test("launches run on the other workers when one never starts", { timeout: 120_000 }, () => {
  const { said } = run("never", { DOORBELL_SOFT_GPU_WORKERS: "3" });
  expect(said.at(-1)).toEqual(works);
});

// Each device reserves 16 TiB of addresses, and a process has room for seven of them.
test.each(["open", "closed-terminated", "running-terminated"])(
  "threads that exit with their GPU %s leave no file, address space or thread once a device is opened again",
  (how) => {
    const threads = 8;
    const { status, stdout, stderr } = runFixture("gpu-workers-end.ts", [how, String(threads)], {
      limitMs: 120_000,
    });
    expect(status, stderr).toBe(0);
    const left = JSON.parse(stdout) as Record<"files" | "mappings" | "gibibytes" | "threads", number>;
    for (const [name, each] of Object.entries(left))
      expect(Math.round(each * threads), name).toBeLessThanOrEqual(0);
  },
  130_000,
);
