import { describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { Memory, memoryStatistics } from "../../../src/memory/index.ts";
import { collectGarbage } from "../../support/garbage.ts";
import { runFixture } from "../../support/subprocess.ts";

interface Line {
  readonly user: string;
  readonly length: number;
  readonly detached: boolean;
  readonly outcome: string;
  readonly intact: boolean;
}

/** Time limit of the fixtures, which run many threads that wait for each other. */
const limitMs = 90_000;

describe("memory that is closed while its array is in use", () => {
  test("neither ends the process nor touches other memory, for every API of the runtime that uses it", () => {
    const { status, signal, stdout, stderr } = runFixture("closed-in-use.ts", [], { limitMs });
    const lines = stdout.trim().split("\n").filter(Boolean);
    const results = lines.map((line) => JSON.parse(line) as Line);
    expect({ status, signal, stderr, users: results.length }).toMatchObject({
      status: 0,
      signal: null,
      users: 19,
    });
    for (const { user, length, detached, outcome, intact } of results) {
      expect(intact, user).toBe(true);
      expect(outcome, user).not.toBe("never finished");
      expect(length === 0, user).toBe(detached);
      // Only JavaScriptCore retains the array of a call in progress.
      if (runtimeName !== "bun") expect(detached, user).toBe(true);
    }
    expect(
      results.filter(({ user }) => user === "worker" || user === "port").map((one) => one.outcome),
    ).toEqual(["16777216 77", "16777216 77"]);
  }, 100_000);

  test("is freed by the driver only after the last use, and reset() refuses a device with arrays in use", () => {
    const { status, signal, stdout, stderr } = runFixture("closed-pinned.ts", [], { limitMs });
    expect({ status, signal, stderr }).toMatchObject({ status: 0, signal: null });
    const [loop, ...lines] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    // The library bounds the memory that V8 would not collect on its own.
    expect(loop!.most).toBeLessThanOrEqual(runtimeName === "bun" ? 0 : 128);
    expect(lines.length).toBe(8);
    for (const { user, managed, intact, reset } of lines) {
      expect({ user, managed, intact }).toMatchObject({ intact: true });
      if (user === "a new owner") expect(reset).toMatch(/arrays of \d+ closed buffers are in use/);
    }
  }, 100_000);

  test("is unmapped at once if no array was ever made, and once its array is collected otherwise", async () => {
    const before = memoryStatistics();
    Memory.allocate(4096).close();
    expect(memoryStatistics()).toEqual(before);
    for (let i = 0; i < 100; i++) {
      const memory = Memory.allocate(4096);
      memory.bytes[0] = 1;
      memory.close();
    }
    expect(memoryStatistics().waiting).toBe(before.waiting + 100);
    expect(memoryStatistics().waitingBytes).toBe(before.waitingBytes + 409_600);
    // A conservative collector may take a number on the stack for a reference to one of them.
    for (let i = 0; i < 40 && memoryStatistics().waiting > 5; i++) await collectGarbage();
    expect(memoryStatistics().waiting).toBeLessThanOrEqual(5);
  });

  test("is never freed after a transfer of its buffer, and is counted", () => {
    const { givenAway, givenAwayBytes } = memoryStatistics();
    const memory = Memory.allocate(8192);
    memory.bytes[0] = 7;
    const { buffer } = memory.bytes;
    const theirs = structuredClone(buffer, { transfer: [buffer] });
    expect(() => memory.bytes).toThrow(/transferred away/);
    memory.close();
    expect(new Uint8Array(theirs)[0]).toBe(7);
    expect(memoryStatistics()).toMatchObject({
      givenAway: givenAway + 1,
      givenAwayBytes: givenAwayBytes + 8192,
    });
  });
});

test("a copy of an array has its own memory", () => {
  const words = new Uint32Array([1, 2, 3]);
  using memory = Memory.copyOf(words.subarray(1));
  words.fill(9);
  expect([...new Uint32Array(memory.bytes.buffer, 0, 2)]).toEqual([2, 3]);
  const shared = new SharedArrayBuffer(8, { maxByteLength: 64 });
  using ofShared = Memory.copyOf(shared);
  expect(ofShared.byteLength).toBe(8);
  expect(() => Memory.copyOf(new Uint8Array(0))).toThrow(RangeError);
  for (const wrong of ["text", undefined, null, 8, [1, 2]]) {
    expect(() => Memory.copyOf(wrong as never), String(wrong)).toThrow(
      /ArrayBuffer, a typed array or a DataView/,
    );
  }
});
