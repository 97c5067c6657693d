import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

test.each(["nothing", "awaiting"])(
  "a process whose NIC has nothing to do takes hardly any processor time: %s",
  (what) => {
    const { status, stdout, stderr } = runFixture("idle-nic.ts", [what]);
    expect(status, stderr).toBe(0);
    expect(Number(stdout)).toBeLessThan(1);
  },
);
