import { expect, test } from "vitest";
import { killRound } from "./kill-round.ts";

// A short form of `npm run kills:group`: members of groups are killed at random moments, and the others go on.

const rounds: readonly (readonly [size: number, kills: number])[] = [
  [2, 1],
  [4, 2],
];
test.each(rounds)("%i members, of which %i are killed", { timeout: 120_000 }, async (size, kills) => {
  const { heardMs, leftBehind } = await killRound(size, kills, Math.random);
  expect(heardMs.length).toBeGreaterThan(0);
  expect(leftBehind).toEqual([]);
});
