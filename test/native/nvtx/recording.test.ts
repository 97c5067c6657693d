import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { candidates } from "../../../ffi/generate/cuda-headers.ts";
import { nativeNvtx } from "../../../ffi/nvtx/index.ts";
import { findCompiler } from "../../abi/probe.ts";

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const headers = candidates().find((folder) => existsSync(join(folder, "nvtx3/nvToolsExt.h")));

/** Returns the reason why the events cannot be recorded here, or undefined. */
function obstacle(): string | undefined {
  if (findCompiler() === undefined) return "no C compiler";
  if (headers === undefined) return "no headers of NVTX";
  try {
    nativeNvtx();
    return undefined;
  } catch {
    return "NVTX is not installed";
  }
}

const reason = obstacle();
const folder = mkdtempSync(join(tmpdir(), "doorbell-nvtx-"));
const profiler = join(folder, "recorder.so");
beforeAll(() => {
  if (reason === undefined)
    execFileSync(findCompiler()!, ["-shared", "-fPIC", "-I", headers!, "-o", profiler, here("recorder.c")]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program with these variables. Returns what it printed. */
function run(env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [here("program.ts")], {
    encoding: "utf8",
    env: { ...process.env, BUN_BE_BUN: "1", NVTX_INJECTION64_PATH: "", ...env },
  });
  return { status, stderr, lines: stdout.trim().split("\n") };
}

test.skipIf(reason !== undefined)(
  `a profiler gets all events${reason ? ` (skipped: ${reason})` : ""}`,
  () => {
    const record = join(folder, "events.txt");
    const { status, lines } = run({ NVTX_INJECTION64_PATH: profiler, NVTX_RECORD: record });
    expect(status).toBe(0);
    expect(lines[0]).toBe("true");
    expect(JSON.parse(lines[1]!)).toEqual({ isRecording: true, profiler, library: nativeNvtx().library });
    expect(readFileSync(record, "utf8").split("\n")).toEqual([
      'category domain=0 1 "training"',
      'start domain=0 "step" category=1 color=ff76b900 int64=7',
      'start domain=0 "überlappt" color=ff102030 uint64=18446744073709551615',
      "end domain=0 1",
      "end domain=0 2",
      'category domain=0 2 "io"',
      'push domain=0 "epoch" category=2',
      'push domain=0 "batch" double=0.5',
      "pop domain=0",
      "pop domain=0",
      'mark domain=0 "plain"',
      'create "loader"',
      'category domain=1 1 "io"',
      `mark domain=1 "${"x".repeat(5000)}" category=1 color=ff000000 int64=-9223372036854775808`,
      'mark domain=1 "again" category=1',
      "",
    ]);
  },
);

test.skipIf(reason !== undefined)("the loader finds a profiler's library by its name alone", () => {
  const record = join(folder, "by-name.txt");
  const { lines } = run({
    NVTX_INJECTION64_PATH: "recorder.so",
    NVTX_RECORD: record,
    LD_LIBRARY_PATH: folder,
  });
  expect(JSON.parse(lines[1]!)).toMatchObject({ isRecording: true, profiler: "recorder.so" });
  expect(readFileSync(record, "utf8")).toContain('mark domain=0 "plain"');
});

test("without a profiler the program runs, and status() says why nothing is recorded", () => {
  const { status, lines } = run({ DOORBELL_LIBNVTX: "/nonexistent/libnvtx.so" });
  expect(status).toBe(0);
  expect(JSON.parse(lines[1]!)).toEqual({
    isRecording: false,
    reason: expect.stringMatching(
      /no profiler started this process: NVTX_INJECTION64_PATH is not set.*nsys profile/,
    ),
  });
});

test("a profiler's library that does not exist is named", () => {
  const { lines } = run({ NVTX_INJECTION64_PATH: "/nonexistent/profiler.so" });
  expect(JSON.parse(lines[1]!).reason).toBe(
    "NVTX_INJECTION64_PATH names /nonexistent/profiler.so, which does not exist",
  );
});

test("a profiler without NVTX is an error that names the package", () => {
  const { status, stderr } = run({
    NVTX_INJECTION64_PATH: here("recorder.c"),
    DOORBELL_LIBNVTX: "/nonexistent/libnvtx.so",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/DOORBELL_LIBNVTX says \/nonexistent\/libnvtx.so/);
});
