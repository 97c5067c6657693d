import { expect, test } from "vitest";
import { obstacle } from "../abi/probe.ts";
// A bare machine skips the comparison with C. The VM has headers and compilers, so the comparison must run.
import "../abi/compiler.test.ts";

test("headers and a compiler are installed", () => {
  expect(obstacle()).toBeUndefined();
});
