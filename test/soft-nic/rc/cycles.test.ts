import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

test("a device that is opened and closed in a tight loop takes one thread, and leaves no file open (10,000 times: npx bun test/fixtures/open-close.ts 10000)", () => {
  const { status, stdout, stderr } = runFixture("open-close.ts", ["200"]);
  expect(status, stderr).toBe(0);
  const { threads, files } = JSON.parse(stdout) as { threads: number; files: number };
  // The runtime has threads of its own that come and go; one for each cycle it were 200.
  expect(threads).toBeLessThan(10);
  expect(files).toBeLessThan(10);
});

test.each([
  ["closed", 1],
  ["open", 3],
])(
  "a thread that ends with its device %s leaves no socket that others reach: %d files at most",
  (how, most) => {
    const threads = 6;
    const { status, stdout, stderr } = runFixture("workers-end.ts", [how, String(threads)]);
    expect(status, stderr).toBe(0);
    const { each } = JSON.parse(stdout) as { each: number };
    // Now and then the runtime opens one file of its own, once: no thread's.
    expect(Math.round(each * threads)).toBeLessThanOrEqual(most * threads + 1);
  },
);
