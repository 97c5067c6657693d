import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

// The test uses another process because an endless mkdir would block this one.
test("a folder that cannot be created is an error, also where mkdir of Node never returns", () => {
  const { stdout, stderr } = runFixture("runtime/folders.ts");
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual(["made, 700", "made, 700", "EEXIST", "ENOTDIR", "ENOENT", "ENOENT"]);
});
