import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

// JavaScriptCore wakes a thread for each new block of its heap, which delays messages on a busy machine. With these
// waits, a message took 1,809 bytes before waits were reused, and 1,032 bytes after.
test.runIf(process.versions["bun"])(
  "an awaited message leaves little garbage",
  () => {
    const environment = { BUN_JSC_useGC: "0", DOORBELL_RDMA: "soft" };
    const { status, stdout, stderr } = runFixture("awaited-garbage.ts", [], { environment, limitMs: 60_000 });
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(Number(stdout)).toBeGreaterThan(100);
    expect(Number(stdout)).toBeLessThan(1300);
  },
  90_000,
);
