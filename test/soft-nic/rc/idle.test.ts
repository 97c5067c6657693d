import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

test.each(["nothing", "awaiting"])("a process with an idle NIC uses almost no processor time: %s", (what) => {
  const { status, stdout, stderr } = runFixture("idle-nic.ts", [what]);
  expect(status, stderr).toBe(0);
  expect(Number(stdout)).toBeLessThan(1);
});
