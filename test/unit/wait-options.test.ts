import { expect, test } from "vitest";
import { defaultTimeoutMs, timeoutOf, type WaitOptions, waitOf } from "../../src/wait/wait-options.ts";

const untyped = (value: unknown) => value as WaitOptions;

test("a wait without timeoutMs has the default deadline", () => {
  expect(timeoutOf(undefined, "next")).toBe(defaultTimeoutMs);
  expect(timeoutOf({}, "next")).toBe(defaultTimeoutMs);
  expect(timeoutOf({ timeoutMs: 0 }, "next")).toBe(0);
  expect(timeoutOf({ timeoutMs: Number.POSITIVE_INFINITY }, "next")).toBe(Number.POSITIVE_INFINITY);
});

test("an invalid deadline or signal is refused, and the error names the wait", () => {
  for (const timeoutMs of [-1, Number.NaN, Number.NEGATIVE_INFINITY]) {
    expect(() => timeoutOf({ timeoutMs }, "drain")).toThrow(RangeError);
  }
  for (const options of [
    { timeoutMs: "5" },
    { timeoutMs: null },
    { timeoutMs: 5n },
    { signal: {} },
    { signal: null },
  ]) {
    expect(() => waitOf(untyped(options), "drain")).toThrow(TypeError);
    expect(() => waitOf(untyped(options), "drain")).toThrow(/drain/);
  }
});

test("the signal is passed on", () => {
  const { signal } = new AbortController();
  expect(waitOf({ signal }, "next")).toEqual({ timeoutMs: defaultTimeoutMs, signal });
});
