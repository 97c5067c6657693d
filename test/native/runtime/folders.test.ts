import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

// In a process of its own: what never ends there would keep this one.
test("a folder that cannot be made is an error, also where Node's own mkdir tries for ever", () => {
  const { stdout, stderr } = runFixture("runtime/folders.ts");
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual(["made, 700", "made, 700", "EEXIST", "ENOTDIR", "ENOENT", "ENOENT"]);
});
