import { expect, test } from "vitest";
import { ArrivalOrder } from "../../../src/group/collectives/rdma/paths/arrival-order.ts";
import { CHANNELS } from "../../../src/group/collectives/rdma/paths/channels.ts";
import { channelBits } from "../../../src/group/collectives/rdma/paths/network-links.ts";

const switched = (count: number): number =>
  ((CHANNELS << channelBits) | (1 << (channelBits - 1)) | count) >>> 0;
const by = (channel: number, signature: number): number => ((channel << channelBits) | signature) >>> 0;

function taking(size = 3) {
  const taken: string[] = [];
  const order = new ArrivalOrder(size, (peer, immediate, bytes) =>
    taken.push(`${peer}: ${immediate & 0xffff} (${bytes})`),
  );
  return { order, taken };
}

test("writes on another path wait for earlier writes and are processed in order", () => {
  const { order, taken } = taking();
  order.arrive(0, 2, by(0, 1), 10);
  order.arrive(1, 2, switched(3), 0);
  order.arrive(1, 2, by(0, 4), 40);
  order.arrive(1, 2, by(1, 5), 50);
  expect(order.holds(2)).toBe(true);
  // The slot of another peer does not wait for this one.
  order.arrive(0, 1, by(2, 9), 90);
  order.arrive(0, 2, by(1, 2), 20);
  expect(taken).toEqual(["2: 1 (10)", "1: 9 (90)", "2: 2 (20)"]);
  order.arrive(0, 2, by(0, 3), 30);
  expect(taken.slice(3)).toEqual(["2: 3 (30)", "2: 4 (40)", "2: 5 (50)"]);
  expect([...order.countsOf(2)]).toEqual([3, 2, 0, 0]);
  expect(order.holds(2)).toBe(false);
});

test("a switch to another path and back before the first write keeps the order", () => {
  const { order, taken } = taking();
  order.arrive(1, 1, switched(1), 0);
  order.arrive(1, 1, by(0, 2), 2);
  order.arrive(0, 1, by(0, 1), 1);
  order.arrive(0, 1, switched(2), 0);
  order.arrive(0, 1, by(0, 3), 3);
  expect(taken).toEqual(["1: 1 (1)", "1: 2 (2)", "1: 3 (3)"]);

  const late = taking();
  // All packets of the first path have arrived, none of the second.
  late.order.arrive(0, 1, by(0, 1), 1);
  late.order.arrive(0, 1, switched(3), 0);
  late.order.arrive(0, 1, by(0, 4), 4);
  late.order.arrive(1, 1, switched(1), 0);
  late.order.arrive(1, 1, by(0, 2), 2);
  expect(late.taken).toEqual(["1: 1 (1)", "1: 2 (2)"]);
  late.order.arrive(1, 1, by(0, 3), 3);
  expect(late.taken.slice(2)).toEqual(["1: 3 (3)", "1: 4 (4)"]);
  expect(late.order.holds(1)).toBe(false);
});

test("a peer without missing writes switches at once", () => {
  const { order, taken } = taking();
  order.arrive(1, 0, switched(0), 0);
  order.arrive(1, 0, by(2, 1), 1);
  expect(taken).toEqual(["0: 1 (1)"]);
  expect(order.holds(0)).toBe(false);
});
