import { describe, expect, test } from "vitest";
import { simulate } from "../../src/simulation/index.ts";
import { ByteModel, CounterModel } from "../fuzz/simulation/model.ts";
import { options, program } from "../fuzz/simulation/verbs.ts";

describe("random programs of verbs", () => {
  test.each([3, 4])("agree with the model in seed %i, and the seed repeats its run", async (seed) => {
    const first = await simulate({ ...options, seed }, program);
    expect(first.completions).toBeGreaterThan(100);
    expect((await simulate({ ...options, seed }, program)).digest).toBe(first.digest);
  });

  test("fail when memory has bytes that no request has written", () => {
    const model = new ByteModel(8);
    const bytes = Uint8Array.of(1, 2);
    model.begins(3, bytes);
    model.check(0, Uint8Array.of(0, 0, 0, 1, 2), "a READ while the WRITE is open");
    model.ends(3, bytes);
    expect(() => model.check(3, Uint8Array.of(1, 0), "a READ")).toThrow("a READ: byte 4 is 0, and not 2");
  });

  test("accept old and new bytes after a lost connection", () => {
    const model = new ByteModel(4);
    model.begins(0, Uint8Array.of(7, 7));
    model.lost();
    model.check(0, Uint8Array.of(7, 0, 0, 0), "a READ");
    expect(() => model.check(0, Uint8Array.of(6), "a READ")).toThrow("byte 0 is 6");
  });

  test("fail when an atomic has run twice", () => {
    const counter = new CounterModel();
    counter.added(0n, 5n);
    expect(() => counter.added(10n, 5n)).toThrow("fetchAndAdd finds 10 instead of 5");
    counter.lost();
    counter.swapped(10n, 10n, 3n);
    counter.check(3n, "the counter at the end");
  });
});
