import { expect, test } from "vitest";
import { KernelChoices } from "../../../src/group/collectives/kernels/kernel-choices.ts";
import { choiceText } from "../../../src/group/collectives/size-choices.ts";

// Algorithm of an allReduce by size, after the algorithms were measured. All members choose the same one
// because they have the same measurements.

const KiB = 1024;
const make = () => new KernelChoices({ maxLowLatencyBytes: 512 * KiB, hasLines: true }, 2, false);
const bytes = 256 * KiB;

/** Returns the costs of all candidates: 10, except the named ones. */
const costs = (choices: KernelChoices, named: Readonly<Record<string, number>>) => {
  const candidates = choices.candidates(bytes);
  const us = candidates.map((each) => named[choiceText(each)] ?? 10);
  return { candidates, us };
};
const decide = (choices: KernelChoices, named: Readonly<Record<string, number>>) => {
  const { candidates, us } = costs(choices, named);
  return choices.decide(bytes, candidates, us);
};

test("the current choice is the first candidate, and every tier that fits is a candidate", () => {
  const names = make().candidates(bytes).map(choiceText);
  expect(names[0]).toBe("as planned");
  expect(names).toEqual(expect.arrayContaining(["low-latency", "lines", "one-shot"]));
  expect(names).not.toContain("two-shot");
  expect(new Set(names).size).toBe(names.length);
  expect(
    make()
      .candidates(2 ** 24)
      .map(choiceText),
  ).not.toContain("low-latency");
});

test("a slightly faster algorithm is chosen the second time, and a clearly faster one at once", () => {
  const choices = make();
  expect(decide(choices, { "one-shot": 9.2 })).toBeUndefined();
  expect(choices.of(bytes)).toBeUndefined();
  expect(decide(choices, { "one-shot": 9.2 })).toEqual({
    from: "as planned",
    to: "one-shot",
    reason: "9.2 us instead of 10.0",
  });
  expect(choices.of(bytes)?.tier).toBe("one-shot");
  // A choice holds for sizes up to the next power of two only.
  expect([choices.of(400 * KiB)?.tier, choices.of(512 * KiB)]).toEqual(["one-shot", undefined]);
  expect(decide(choices, { lines: 5 })?.to).toBe("lines");
  expect(decide(choices, { "as planned": 5 })?.to).toBe("as planned");
  expect(choices.of(bytes)).toBeUndefined();
});

test("a different winner, or no winner in between, restarts the count", () => {
  const choices = make();
  decide(choices, { "one-shot": 9.2 });
  expect(decide(choices, { lines: 9.2 })).toBeUndefined();
  expect(decide(choices, {})).toBeUndefined();
  expect(decide(choices, { lines: 9.2 })).toBeUndefined();
});

test("busiest() returns the sizes that moved the most data since the last call", () => {
  const choices = make();
  for (let i = 0; i < 100; i++) choices.of(64);
  for (let i = 0; i < 3; i++) choices.of(3 * KiB);
  choices.of(2 ** 20);
  expect(choices.busiest(2)).toEqual([2 ** 20, 64]);
  expect(choices.busiest(2)).toEqual([]);
});
