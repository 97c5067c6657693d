import { describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { runFixture } from "../../support/subprocess.ts";

// Without the wait for V8's compiler threads, about one process in five crashed at its end.
const times = 10;

describe.skipIf(runtimeName !== "node")("V8 still compiles at the end (a trap of Node alone)", () => {
  test.each(["main", "worker"])("the process ends in order: %s", (where) => {
    const ends = Array.from({ length: times }, () => runFixture("runtime/hot-at-the-end.ts", [where]));
    expect(ends.map(({ status, signal, stderr }) => ({ status, signal, stderr }))).toEqual(
      ends.map(() => ({ status: 0, signal: null, stderr: "" })),
    );
  });
});
