import { expect, test } from "vitest";
import { ArrivalOrder } from "../../../src/group/network/paths/arrival-order.ts";
import { channelBits } from "../../../src/group/network/paths/network-links.ts";

const wentOver = (count: number): number => ((7 << 29) | count) >>> 0;
const by = (channel: number, signature: number): number => ((channel << channelBits) | signature) >>> 0;

function taking(size = 3) {
  const taken: string[] = [];
  const order = new ArrivalOrder(size, (peer, immediate, bytes) =>
    taken.push(`${peer}: ${immediate & 0xffff} (${bytes})`),
  );
  return { order, taken };
}

test("what comes by another path waits for what went before, and is taken in its order", () => {
  const { order, taken } = taking();
  order.arrive(0, 2, by(0, 1), 10);
  order.arrive(1, 2, wentOver(3), 0);
  order.arrive(1, 2, by(0, 4), 40);
  order.arrive(1, 2, by(1, 5), 50);
  expect(order.holds(2)).toBe(true);
  // Others do not wait for it.
  order.arrive(0, 1, by(2, 9), 90);
  order.arrive(0, 2, by(1, 2), 20);
  expect(taken).toEqual(["2: 1 (10)", "1: 9 (90)", "2: 2 (20)"]);
  order.arrive(0, 2, by(0, 3), 30);
  expect(taken.slice(3)).toEqual(["2: 3 (30)", "2: 4 (40)", "2: 5 (50)"]);
  expect([...order.countsOf(2)]).toEqual([3, 2, 0]);
  expect(order.holds(2)).toBe(false);
});

test("there and back before anything of it was looked at", () => {
  const { order, taken } = taking();
  order.arrive(1, 1, wentOver(1), 0);
  order.arrive(1, 1, by(0, 2), 2);
  order.arrive(0, 1, by(0, 1), 1);
  order.arrive(0, 1, wentOver(2), 0);
  order.arrive(0, 1, by(0, 3), 3);
  expect(taken).toEqual(["1: 1 (1)", "1: 2 (2)", "1: 3 (3)"]);

  const late = taking();
  // Of the first path everything is seen first, of the other one nothing.
  late.order.arrive(0, 1, by(0, 1), 1);
  late.order.arrive(0, 1, wentOver(3), 0);
  late.order.arrive(0, 1, by(0, 4), 4);
  late.order.arrive(1, 1, wentOver(1), 0);
  late.order.arrive(1, 1, by(0, 2), 2);
  expect(late.taken).toEqual(["1: 1 (1)", "1: 2 (2)"]);
  late.order.arrive(1, 1, by(0, 3), 3);
  expect(late.taken.slice(2)).toEqual(["1: 3 (3)", "1: 4 (4)"]);
  expect(late.order.holds(1)).toBe(false);
});

test("who has seen all goes over at once", () => {
  const { order, taken } = taking();
  order.arrive(1, 0, wentOver(0), 0);
  order.arrive(1, 0, by(2, 1), 1);
  expect(taken).toEqual(["0: 1 (1)"]);
  expect(order.holds(0)).toBe(false);
});
