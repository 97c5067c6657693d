import { expect, test } from "vitest";
import { obstacle } from "../abi/probe.ts";
// On a bare machine the comparison with C is skipped; here headers and compilers are installed, so it must run.
import "../abi/compiler.test.ts";

test("headers and a compiler are here", () => {
  expect(obstacle()).toBeUndefined();
});
