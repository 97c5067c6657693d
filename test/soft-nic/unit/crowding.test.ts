import { expect, test } from "vitest";
import { Crowding } from "../../../src/soft/hca/nic/crowding.ts";

/** Spins without yields from `now` until `forUs` later. Other threads take `lostUs` of every `everyUs`. */
function spin(crowding: Crowding, now: number, forUs: number, [lostUs, everyUs]: [number, number]): void {
  for (let at = 0; at < forUs && !crowding.isCrowded(now + at); at += everyUs) {
    for (let had = 100; had <= everyUs - lostUs; had += 100) crowding.spun(now + at + had, 100);
    if (lostUs > 0) crowding.spun(now + at + everyUs, lostUs);
  }
}

/** Returns the length of the pause at `now`, in microseconds. */
function pauseAt(crowding: Crowding, now: number): number {
  let pause = 0;
  while (crowding.isCrowded(now + pause)) pause += 1000;
  return pause;
}

test("a yield to the peer's work does not end the yields, and a longer one does", () => {
  const crowding = new Crowding();
  crowding.yielded(1000, 200);
  expect(crowding.yields).toBe(true);
  crowding.yielded(2000, 300);
  expect([crowding.yields, crowding.isCrowded(2000)]).toEqual([false, false]);
});

test("waits spin on beside a thread of low priority, and yield again when it is gone", () => {
  const crowding = new Crowding();
  crowding.yielded(0, 4000);
  spin(crowding, 0, 20_000_000, [3000, 80_000]);
  expect([crowding.yields, crowding.isCrowded(20_000_000)]).toEqual([false, false]);
  spin(crowding, 20_000_000, 2_100_000, [0, 1000]);
  expect(crowding.yields).toBe(true);
});

test("waits sleep at once beside a thread of the same priority", () => {
  const crowding = new Crowding();
  crowding.yielded(0, 4000);
  let now = 0;
  while (!crowding.isCrowded(now)) spin(crowding, (now += 6000), 6000, [3000, 6000]);
  expect(now).toBeLessThan(30_000);
});

test("pauses of spinning grow to a second while each try finds a crowded processor", () => {
  const crowding = new Crowding();
  const pauses = [0, 1, 2, 3, 4, 5].map((i) => {
    crowding.pause(i * 10_000_000);
    return pauseAt(crowding, i * 10_000_000);
  });
  expect(pauses).toEqual([10_000, 40_000, 160_000, 640_000, 1_000_000, 1_000_000]);
});

test("many quick yields make the next pause short again", () => {
  const crowding = new Crowding();
  for (let i = 0; i < 4; i++) crowding.pause(0);
  for (let i = 0; i < 600; i++) crowding.yielded(20_000_000 + i, 1);
  crowding.pause(30_000_000);
  expect(pauseAt(crowding, 30_000_000)).toBe(10_000);
});

test("waits for packets sleep after longer yields, and for a short pause", () => {
  const crowding = new Crowding();
  for (let i = 0; i < 4; i++) crowding.yielded(0, 300);
  expect(crowding.isCrowded(0, true)).toBe(false);
  crowding.yielded(1000, 4000);
  expect([1000, 10_999, 11_000].map((now) => crowding.isCrowded(now, true))).toEqual([true, true, false]);
});
