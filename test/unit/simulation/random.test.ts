import { expect, test } from "vitest";
import { type Random, TimedRandom } from "../../../src/simulation/schedule/random.ts";

const MS = 2 ** 20;

/** Returns numbers of a generator. */
const draw = (random: Random, count: number): number[] => Array.from({ length: count }, () => random.bits());

test("a generator draws the same numbers in a period, however many it drew before", () => {
  const [one, other] = [0, 1].map(() => ({ seed: 5, now: 0 }));
  const [first, second] = [one!, other!].map((time) => new TimedRandom(time, "packets"));
  expect(draw(first!, 3)).toEqual(draw(second!, 3));
  draw(second!, 7);
  expect(draw(first!, 3)).not.toEqual(draw(second!, 3));
  one!.now = 4 * MS + 9;
  other!.now = 5 * MS - 1;
  expect(draw(first!, 20)).toEqual(draw(second!, 20));
});

test("periods, seeds and purposes have numbers of their own", () => {
  const drawn = [0, 1, 2].flatMap((period) =>
    [1, 2 ** 40].flatMap((seed) =>
      ["packets", "steps"].map(
        (purpose) => `${draw(new TimedRandom({ seed, now: period * MS }, purpose), 2)}`,
      ),
    ),
  );
  expect(new Set(drawn).size).toBe(12);
});
