import { expect, test } from "vitest";
import { Crowding } from "../../../src/soft/hca/nic/crowding.ts";

/** Returns the length of the pause that begins with a long yield at `now`, in microseconds. */
function pauseAt(crowding: Crowding, now: number): number {
  crowding.yielded(now, 4000);
  let pause = 0;
  while (crowding.isCrowded(now + pause)) pause += 1000;
  return pause;
}

test("a yield to the peer's work does not stop spinning, and a longer one does", () => {
  const crowding = new Crowding();
  crowding.yielded(1000, 200);
  expect(crowding.isCrowded(1000)).toBe(false);
  crowding.yielded(2000, 300);
  expect(crowding.isCrowded(2000)).toBe(true);
});

test("pauses of spinning grow to a second while each try finds a crowded processor", () => {
  const crowding = new Crowding();
  const pauses = [0, 1, 2, 3, 4, 5].map((i) => pauseAt(crowding, i * 10_000_000));
  expect(pauses).toEqual([10_000, 40_000, 160_000, 640_000, 1_000_000, 1_000_000]);
});

test("many quick yields make the next pause short again", () => {
  const crowding = new Crowding();
  for (let i = 0; i < 4; i++) pauseAt(crowding, 0);
  for (let i = 0; i < 600; i++) crowding.yielded(20_000_000 + i, 1);
  expect(pauseAt(crowding, 30_000_000)).toBe(10_000);
});

test("waits for packets sleep after longer yields, and for a short pause", () => {
  const crowding = new Crowding();
  for (let i = 0; i < 4; i++) crowding.yielded(0, 300);
  expect(crowding.isCrowded(0, true)).toBe(false);
  crowding.yielded(1000, 4000);
  expect([1000, 10_999, 11_000].map((now) => crowding.isCrowded(now, true))).toEqual([true, true, false]);
  expect(crowding.isCrowded(11_000)).toBe(true);
});
