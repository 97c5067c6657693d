// What C's compiler would have refused, and pointers where no process has memory, are errors of the embedded GPU's functions.
import { expect, test } from "vitest";
import { runFixture } from "../support/subprocess.ts";

test("no function of the table crashes on arguments that are none, or says that it succeeded", () => {
  const run = runFixture("cuda/wild-calls.ts", []);
  const seen = JSON.parse(run.stdout.trim().split("\n").at(-1) ?? "{}") as {
    calls: number;
    fooled: string[];
  };
  expect(seen.fooled).toEqual([]);
  expect(seen.calls).toBeGreaterThan(5000);
});
