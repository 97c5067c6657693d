import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

test("an error in a descriptor's callback is reported, and the callbacks of other descriptors still run", () => {
  const { stdout, stderr, status } = runFixture("runtime/wrong-callback.ts");
  const uncaught = "uncaught: the callback is wrong";
  // The error is thrown after the callbacks of its turn.
  const said = [
    "callback of the same descriptor",
    uncaught,
    "later callback",
    "callback of a forgotten descriptor",
    uncaught,
  ];
  expect({ said: stdout.trim().split("\n"), stderr, status }).toEqual({ said, stderr: "", status: 0 });
});
