import { expect, test } from "vitest";
import { OrderedSlots } from "../../src/rdma/work-slots.ts";

test("a send queue's slots go on where its sequence numbers wrap", () => {
  const slots = new OrderedSlots("QueuePair 1", "send", 3);
  slots.takeBack(2); // two before the wrap
  slots.clear();
  expect(slots.outstanding).toBe(0);
  for (let id = 0; id < 6; id += 3) {
    slots.reserve(3);
    const cIds = [id, id + 1, id + 2].map((each) => slots.claim(each));
    expect(slots.outstanding).toBe(3);
    expect(() => slots.reserve(1)).toThrow(/QueuePair 1/);
    // The second completion tells that the first request is done too; the first's, if it comes later, changes nothing.
    expect([1, 0, 2].map((i) => slots.settle(cIds[i]!))).toEqual([id + 1, id, id + 2]);
    expect(slots.outstanding).toBe(0);
  }
});
