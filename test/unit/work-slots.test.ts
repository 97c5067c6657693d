import { describe, expect, test } from "vitest";
import { freshId } from "../../src/rdma/handles/request-id.ts";
import {
  kindOf,
  OrderedSlots,
  QueueFullError,
  receiveKind,
  sendKind,
  sharedKind,
  UnorderedSlots,
} from "../../src/rdma/work-request/work-slots.ts";
import { seeded } from "../support/random.ts";

describe("the slots of a send or receive queue", () => {
  test("continue where sequence numbers wrap", () => {
    const slots = new OrderedSlots("QueuePair 1", "send", 3);
    slots.takeBack(new Float64Array(2)); // Two slots before the wrap.
    slots.clear();
    expect(slots.outstanding).toBe(0);
    for (let id = 0; id < 6; id += 3) {
      slots.reserve(3);
      const cIds = [id, id + 1, id + 2].map((each) => slots.claim(each));
      expect(slots.outstanding).toBe(3);
      expect(() => slots.reserve(1)).toThrow(/QueuePair 1/);
      // The second completion implies the first one. A later completion of the first request changes nothing.
      expect([1, 0, 2].map((i) => slots.settle(cIds[i]!))).toEqual([id + 1, id, id + 2]);
      expect(slots.outstanding).toBe(0);
    }
  });

  test("equal a model with a list of requests, for signaled, refused and reset requests", () => {
    for (let seed = 0; seed < 30; seed++) {
      const { int, random } = seeded(seed);
      const capacity = 1 + int(20);
      const slots = new OrderedSlots("QueuePair 1", "receive", capacity);
      if (seed % 2) slots.takeBack(new Float64Array(int(3 * capacity))); // Begin near the wrap.
      slots.clear();
      /** Requests that hold a slot, oldest first. */
      let held: { readonly id: number; readonly cId: number }[] = [];
      for (let step = 0; step < 400; step++) {
        const wanted = 1 + int(4);
        if (random() < 0.5) {
          if (held.length + wanted > capacity) {
            expect(() => slots.reserve(wanted)).toThrow(QueueFullError);
          } else {
            slots.reserve(wanted);
            const claimed = Array.from({ length: wanted }, () => {
              const id = random() < 0.1 ? -random() : int(1000);
              return { id, cId: slots.claim(id) };
            });
            const refused = random() < 0.2 ? int(wanted + 1) : 0;
            slots.takeBack(new Float64Array(refused));
            held.push(...claimed.slice(0, wanted - refused));
          }
        } else if (held.length > 0 && random() < 0.95) {
          const done = int(held.length); // The requests before it were unsignaled.
          expect(slots.settle(held[done]!.cId)).toBe(held[done]!.id);
          held = held.slice(done + 1);
        } else {
          slots.clear();
          held = [];
        }
        expect(slots.outstanding).toBe(held.length);
      }
    }
  });

  test("are counted in the error of a full queue", () => {
    const slots = new OrderedSlots("QueuePair 1", "send", 4);
    slots.reserve(3);
    for (let id = 0; id < 3; id++) slots.claim(id);
    let thrown: unknown;
    try {
      slots.reserve(2);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(QueueFullError);
    expect(thrown).toMatchObject({ queue: "send", outstanding: 3, capacity: 4 });
    expect((thrown as QueueFullError).message).toContain("1 free slots of 4, 2 wanted");
    expect(slots.outstanding).toBe(3);
  });

  test("are unchanged by ids of other requests", () => {
    const slots = new OrderedSlots("QueuePair 1", "send", 4);
    const cIds = [10, 11].map((id) => slots.claim(id));
    for (const foreign of [400, 0x3fffffff, 0xffffffff]) slots.settle(foreign);
    expect(slots.outstanding).toBe(2);
    expect(slots.settle(cIds[1]!)).toBe(11);
    slots.settle(cIds[0]!);
    slots.settle(cIds[1]!);
    expect(slots.outstanding).toBe(0);
  });

  test("of a queue of size 0 accept no request", () => {
    const slots = new OrderedSlots("QueuePair 1", "receive", 0);
    expect(() => slots.reserve(1)).toThrow(QueueFullError);
  });
});

describe("the slots of a shared receive queue", () => {
  test("equal a model with a set of requests, in any order of completion", () => {
    for (let seed = 0; seed < 30; seed++) {
      const { int, random, pick } = seeded(seed);
      const capacity = 1 + int(20);
      const slots = new UnorderedSlots("SharedReceiveQueue", capacity);
      const held = new Map<number, number>();
      for (let step = 0; step < 400; step++) {
        if (random() < 0.55) {
          if (held.size === capacity) expect(() => slots.reserve(1)).toThrow(QueueFullError);
          else {
            slots.reserve(1);
            const id = int(1000);
            const cId = slots.claim(id);
            expect(held.has(cId)).toBe(false);
            expect(kindOf(cId)).toBe(sharedKind);
            if (random() < 0.1) slots.takeBack(Float64Array.of(cId));
            else held.set(cId, id);
          }
        } else if (held.size > 0) {
          const cId = pick([...held.keys()]);
          expect(slots.settle(cId)).toBe(held.get(cId));
          held.delete(cId);
        }
        expect(slots.outstanding).toBe(held.size);
      }
    }
  });
});

test("an id for C encodes its queue", () => {
  expect(kindOf(new OrderedSlots("q", "send", 1).claim(5))).toBe(sendKind);
  expect(kindOf(new OrderedSlots("q", "receive", 1).claim(5))).toBe(receiveKind);
  expect(kindOf(new UnorderedSlots("q", 1).claim(5))).toBe(sharedKind);
});

test("new ids are never equal", () => {
  const ids = Array.from({ length: 100 }, freshId);
  expect(new Set(ids).size).toBe(100);
});
