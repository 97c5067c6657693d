import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

test("a process whose NIC has nothing to do takes under 1 % of a processor", () => {
  const { status, stdout, stderr } = runFixture("idle-nic.ts");
  expect(status, stderr).toBe(0);
  expect(Number(stdout)).toBeLessThan(1);
});
