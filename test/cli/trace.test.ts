import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { traceLine, wanted } from "../../src/cli/trace/trace-line.ts";
import { doorbell, type RuntimeName, root, runtimes } from "./run-command.ts";

const folder = mkdtempSync(join(root, "test/cli/.trace-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = join(folder, "program.ts");
writeFileSync(
  script,
  `import { openDevice } from "doorbell";
using device = openDevice("soft0");
device.createProtectionDomain();
try { device.createCompletionQueue({ entries: 100_000_000 }); } catch { console.log("refused", process.argv[2]); }
process.exitCode = 7;
`,
);

describe("doorbell trace", () => {
  test.each(Object.keys(runtimes) as RuntimeName[])(
    "prints calls and a summary on %s, and exits as the script does",
    (runtime) => {
      const { status, stdout, stderr } = doorbell(
        ["trace", "--only", "ibv_alloc_pd,ibv_create_c*", script, "--x"],
        { runtime },
      );
      expect({ status, stdout }).toEqual({ status: 7, stdout: "refused --x\n" });
      expect(stderr).toMatch(/^\[\d+\] ibv_alloc_pd\(0x[0-9a-f]+\) = 0x[0-9a-f]+ [\d.]+ (ns|µs|ms)$/m);
      expect(stderr).toMatch(/^ +ibv_create_cq +1 +1 /m);
      expect(stderr).not.toMatch(/ibv_open_device/);
    },
  );

  test("prints only failed calls, or only the summary", () => {
    const failed = doorbell(["trace", "--failed", script])
      .stderr.split("\n")
      .filter((line) => line.startsWith("["));
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatch(/ibv_create_cq\(.*\) = NULL EINVAL/);
    expect(doorbell(["trace", "-q", script]).stderr).not.toMatch(/^\[/m);
  });

  test("prints calls of the operating system only on request", () => {
    const calls = (...options: string[]) => doorbell(["trace", ...options, script]).stderr;
    expect(calls()).not.toMatch(/^\[\d+\] (eventfd|close|mmap|socket)\(/m);
    expect(calls("--system")).toMatch(/^\[\d+\] eventfd\(/m);
  });

  test("parses lines of the trace, and ignores other lines", () => {
    expect(traceLine("[12/3] cuMemAlloc_v2(0x10, 64) = 2 CUDA_ERROR_OUT_OF_MEMORY errno=0 1500 ns")).toEqual({
      process: "12/3",
      name: "cuMemAlloc_v2",
      shown: "(0x10, 64) = 2 CUDA_ERROR_OUT_OF_MEMORY",
      errno: 0,
      nanoseconds: 1500,
      failed: true,
    });
    expect(traceLine("a program's own line")).toBeUndefined();
    expect(wanted("cuMemFree_v2", ["ibv_*", "cuMem*"])).toBe(true);
    expect(wanted("cuInit", ["cuMem*"])).toBe(false);
  });
});
