// Worker threads that do not stop, or end in the middle of a launch: an error of that launch, and others take the next one. In
// processes of their own, which must live on.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { runFixture } from "../../support/subprocess.ts";

const script = fileURLToPath(new URL("./given-up-process.ts", import.meta.url));
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

test("workers that do not stop are left alone: the launch fails, its memory can go, others take over", () => {
  const { said, stderr } = run("stuck", {
    DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS: "200",
    DOORBELL_SOFT_GPU_STOP_MS: "20",
  });
  const [first, error, left, kept, ...rest] = said;
  expect(first).toEqual(works);
  expect(error?.value).toMatch(/LAUNCH_TIMEOUT/);
  expect(left?.value).toBeGreaterThan(0);
  // What the module was made of is still there for them.
  expect(kept?.value).toBeGreaterThan(0);
  expect(rest).toEqual([works, ...nothing]);
  expect(stderr).toMatch(/did not stop .*left alone.*\(1 so far\)/);
}, 180_000);

// With more than a few memories of WebAssembly Bun gives them back in another way.
test.each(["2", "12"])(
  "one of %s worker threads ends in a launch: an error of the launch, and not a hang",
  (workers) => {
    const { said, stderr } = run("ended", { DOORBELL_SOFT_GPU_WORKERS: workers });
    expect(said[1]?.value).toMatch(/LAUNCH_FAILED/);
    expect(said.slice(4)).toEqual([works, ...nothing]);
    expect(stderr).toMatch(/ended in a launch/);
  },
  180_000,
);

test("another worker takes the place of one that does not begin", { timeout: 120_000 }, () => {
  const { said } = run("late", {});
  expect(said[0]).toEqual({ name: "began", value: false });
  expect(said.at(-2)).toEqual({ name: "began", value: true });
  expect(said.at(-1)).toEqual(works);
});

test("the others begin without one that never does", { timeout: 120_000 }, () => {
  const { said } = run("never", { DOORBELL_SOFT_GPU_WORKERS: "3" });
  expect(said.at(-1)).toEqual(works);
});

// Each reserves 16 TiB of addresses, of which a process has room for seven.
test.each(["open", "closed-terminated", "running-terminated"])(
  "threads that end with their GPU %s leave no file, no address space and no thread, once a device is opened again",
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
