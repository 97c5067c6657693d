import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

test("a descriptor's callback that throws is heard of, and the others are told then and later", () => {
  const { stdout, stderr, status } = runFixture("runtime/wrong-callback.ts");
  const uncaught = "uncaught: the callback is wrong";
  // The error comes out once the callbacks of its turn are done.
  const said = [
    "who waits beside it",
    uncaught,
    "who waits later",
    "who waits on what is forgotten",
    uncaught,
  ];
  expect({ said: stdout.trim().split("\n"), stderr, status }).toEqual({ said, stderr: "", status: 0 });
});
