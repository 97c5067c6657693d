// Arguments that a C compiler would reject, and unmapped pointers, are errors of the soft GPU's functions.
import { expect, test } from "vitest";
import { runFixture } from "../support/subprocess.ts";

test("no function of the table crashes on invalid arguments, or reports success", () => {
  const run = runFixture("cuda/wild-calls.ts", []);
  const seen = JSON.parse(run.stdout.trim().split("\n").at(-1) ?? "{}") as {
    calls: number;
    fooled: string[];
  };
  expect(seen.fooled).toEqual([]);
  expect(seen.calls).toBeGreaterThan(5000);
});
