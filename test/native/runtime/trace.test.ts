import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { runFixture } from "../../support/subprocess.ts";

const seen = [3, -1, 9, 4, 9, "5", 0, true, "no good", 8];
const run = (trace: string | undefined, ...args: string[]) =>
  runFixture("traced.ts", args, { environment: trace === undefined ? {} : { DOORBELL_TRACE: trace } });

/** Returns the trace lines without the parts that differ between runs: process id, addresses, times. */
const lines = (stderr: string) =>
  stderr
    .split("\n")
    .filter((line) => line.startsWith("["))
    .map((line) =>
      line
        .replace(/^\[\d+\] /, "")
        .replace(/0x[0-9a-f]{6,}/g, "ADDRESS")
        .replace(/\d+ ns$/, "TIME ns"),
    );

test("DOORBELL_TRACE=2 prints name, arguments, result, errno and nanoseconds of every C call to stderr", () => {
  const { status, stdout, stderr } = run("2");
  expect(status).toBe(0);
  expect(lines(stderr)).toEqual([
    "abs(-3) = 3 errno=0 TIME ns",
    "close(-1) = -1 errno=9 EBADF TIME ns",
    "abs(4) = 4 errno=0 TIME ns",
    "labs(-5) = 5 errno=0 TIME ns",
    "malloc(16) = ADDRESS errno=0 TIME ns",
    "memcmp(ADDRESS, ADDRESS, 16) = 0 errno=0 TIME ns",
    "free(ADDRESS) errno=0 TIME ns",
    "free(NULL) errno=0 TIME ns",
    "mmap(NULL, 0, 0, 0, -1, 0) = -1 errno=9 EBADF TIME ns",
    "call_me_back(0x1000) threw TypeError: no good errno=0 TIME ns",
    "malloc(8) = ADDRESS errno=0 TIME ns",
  ]);
  expect(JSON.parse(stdout)).toEqual([...seen, false]);
});

test("DOORBELL_TRACE=1 prints no call of the C library", () => {
  const { status, stdout, stderr } = run("1");
  expect(status).toBe(0);
  expect(lines(stderr)).toEqual(["call_me_back(0x1000) threw TypeError: no good errno=0 TIME ns"]);
  expect(JSON.parse(stdout)).toEqual([...seen, runtimeName === "bun"]);
});

test("a traced program has the same results as an untraced one", () => {
  const [untraced, traced] = [run(undefined), run("2")];
  expect(JSON.parse(untraced.stdout).slice(0, -1)).toEqual(JSON.parse(traced.stdout).slice(0, -1));
});

for (const off of [undefined, "", "0"]) {
  test(`DOORBELL_TRACE ${off === undefined ? "unset" : `= "${off}"`} prints nothing and wraps nothing`, () => {
    const { status, stdout, stderr } = run(off);
    expect(status).toBe(0);
    expect(lines(stderr)).toEqual([]);
    // Tracing does not wrap Bun's own function, whose source is native.
    expect(JSON.parse(stdout)).toEqual([...seen, runtimeName === "bun"]);
  });
}

test("DOORBELL_TRACE=3 names the call that kills the process in its last line", () => {
  const { status, signal, stderr } = run("3", "crash");
  expect(status === 0 && signal === null).toBe(false);
  expect(lines(stderr).at(-1)).toBe("memcmp(0x8, 0x10, 8) ...");
});
