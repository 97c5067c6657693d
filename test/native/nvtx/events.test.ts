import { expect, test } from "vitest";
import * as nvtx from "../../../src/nvtx/index.ts";

const loader = nvtx.domain("loader");
const wrong = (value: unknown) => value as never;

test("a message or a name must be a text without NUL", () => {
  expect(() => nvtx.range(wrong(3))).toThrow('range: the message is 3. Use a string, such as "step"');
  expect(() => loader.mark("a\0b")).toThrow(/mark: the message "a\\u0000b" has a NUL/);
  expect(() => nvtx.domain(wrong(undefined))).toThrow("domain: the message is undefined");
});

test("unknown options, wrong values and surplus arguments are refused", () => {
  expect(() => nvtx.range("a", wrong({ colour: "red" }))).toThrow(
    'unknown option "colour"; did you mean "color"?',
  );
  expect(() => nvtx.mark("a", { color: wrong("greem") })).toThrow(/mark: color is "greem". Use red, orange/);
  expect(() => nvtx.mark("a", { color: -1 })).toThrow(/mark: color is -1. Use red/);
  expect(() => nvtx.push("a", { payload: 2n ** 64n })).toThrow(
    /payload is 18446744073709551616n, which does not fit/,
  );
  expect(() => nvtx.push("a", { payload: wrong("7") })).toThrow(TypeError);
  expect(() => nvtx.push("a", { category: wrong(7) })).toThrow(TypeError);
  expect(() => (nvtx.range as (...given: unknown[]) => unknown)("a", {}, 1)).toThrow(
    /range takes at most 2 arguments/,
  );
  expect(() => (loader.range as (...given: unknown[]) => unknown)("a", {}, 1)).toThrow(
    /takes at most 2 arguments/,
  );
});

test("ranges of push() end in the reverse order", () => {
  const outer = nvtx.push("outer");
  const inner = nvtx.push("inner");
  expect(() => outer.end()).toThrow(
    /the range "outer" ends while a later range of this thread is open[\s\S]*range\(\)/,
  );
  inner.end();
  outer.end();
  inner.end();
  using next = nvtx.push("next");
  expect(next).toBeInstanceOf(nvtx.NvtxRange);
});
