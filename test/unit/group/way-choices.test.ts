import { expect, test } from "vitest";
import { choiceText } from "../../../src/group/collectives/size-choices.ts";
import { WayChoices } from "../../../src/group/collectives/way-choices.ts";

// Which way an allReduce of a size goes once ways were measured: the same in all members, as they see the same numbers.

const KiB = 1024;
const make = () => new WayChoices({ mostWordBytes: 512 * KiB, hasLines: true }, 2, false);
const bytes = 256 * KiB;

/** What each candidate takes: 10, but those named. */
const costs = (choices: WayChoices, named: Readonly<Record<string, number>>) => {
  const candidates = choices.candidates(bytes);
  const us = candidates.map((each) => named[choiceText(each)] ?? 10);
  return { candidates, us };
};
const decide = (choices: WayChoices, named: Readonly<Record<string, number>>) => {
  const { candidates, us } = costs(choices, named);
  return choices.decide(bytes, candidates, us);
};

test("what is used now is the first candidate, and every tier that there is room for is one", () => {
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

test("a way that is a little better is taken when it is the second time, a clear one at once", () => {
  const choices = make();
  expect(decide(choices, { "one-shot": 9.2 })).toBeUndefined();
  expect(choices.of(bytes)).toBeUndefined();
  expect(decide(choices, { "one-shot": 9.2 })).toEqual({
    from: "as planned",
    to: "one-shot",
    reason: "9.2 us instead of 10.0",
  });
  expect(choices.of(bytes)?.tier).toBe("one-shot");
  // Of sizes up to the next power of two, and of no others.
  expect([choices.of(400 * KiB)?.tier, choices.of(512 * KiB)]).toEqual(["one-shot", undefined]);
  expect(decide(choices, { lines: 5 })?.to).toBe("lines");
  expect(decide(choices, { "as planned": 5 })?.to).toBe("as planned");
  expect(choices.of(bytes)).toBeUndefined();
});

test("another one the second time, or nothing better in between, is no second time", () => {
  const choices = make();
  decide(choices, { "one-shot": 9.2 });
  expect(decide(choices, { lines: 9.2 })).toBeUndefined();
  expect(decide(choices, {})).toBeUndefined();
  expect(decide(choices, { lines: 9.2 })).toBeUndefined();
});

test("the sizes that moved most since the last time", () => {
  const choices = make();
  for (let i = 0; i < 100; i++) choices.of(64);
  for (let i = 0; i < 3; i++) choices.of(3 * KiB);
  choices.of(2 ** 20);
  expect(choices.busiest(2)).toEqual([2 ** 20, 64]);
  expect(choices.busiest(2)).toEqual([]);
});
