import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

// V8 aborts a process that ends a thread while modules run after an `await` at the top level of another module.
test.each([200, 400, 800])(
  "a process that exits %i ms after it started threads ends in order while they load",
  (ms) => {
    const { status, signal, stderr } = runFixture("runtime/exit-while-threads-load.ts", [`${ms}`]);
    expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: "" });
  },
);
