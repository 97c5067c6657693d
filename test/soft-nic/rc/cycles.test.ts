import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

test("a device opened and closed in a loop uses one thread and leaks no file (10,000 times: npx bun test/fixtures/open-close.ts 10000)", () => {
  const { status, stdout, stderr } = runFixture("open-close.ts", ["200"]);
  expect(status, stderr).toBe(0);
  const { threads, files } = JSON.parse(stdout) as { threads: number; files: number };
  // The runtime starts and ends threads of its own. One per cycle would be 200.
  expect(threads).toBeLessThan(10);
  expect(files).toBeLessThan(10);
});

test.each(["closed", "open", "closed-terminated", "open-terminated", "waiting-terminated"])(
  "threads that end with their device %s leak no file and no address space, once a device is opened again",
  (how) => {
    const threads = 6;
    const { status, stdout, stderr } = runFixture("workers-end.ts", [how, String(threads)]);
    expect(status, stderr).toBe(0);
    const { each, mappings, mebibytes } = JSON.parse(stdout) as Record<
      "each" | "mappings" | "mebibytes",
      number
    >;
    // The runtime sometimes opens one file of its own, once. A NIC reserves 512 MiB.
    expect(Math.round(each * threads)).toBeLessThanOrEqual(1);
    expect(Math.round(mappings * threads)).toBeLessThanOrEqual(0);
    expect(mebibytes).toBeLessThan(60);
  },
);
