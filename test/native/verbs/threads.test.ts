import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

test("a worker thread that waits for a completion can be terminated", () => {
  const { status, signal, stdout, stderr } = runFixture("terminated.ts");
  expect({ status, signal, stdout, stderr }).toMatchObject({ status: 0, signal: null });
  expect(stdout).toContain("terminated");
});
