import { describe, expect, test } from "vitest";
import { DestinationSlots } from "../../src/rdma/work-request/destination-slots.ts";
import { QueueFullError } from "../../src/rdma/work-request/work-slots.ts";
import { seeded } from "../support/random.ts";

const request = (destination: number, signaled = true) => ({
  bind_mw_mw: destination,
  send_flags: signaled ? 2 : 0,
});

describe("the slots of a queue to several destinations", () => {
  test("a late one blocks the slots posted after it", () => {
    const slots = new DestinationSlots("QueuePair 1", 4);
    const [a, b, c] = [10, 20, 30].map((id, i) => slots.claim(id, request(i)));
    expect(slots.settle(b!)).toBe(20);
    expect(slots.settle(c!)).toBe(30);
    expect(slots.outstanding).toBe(3);
    expect(() => slots.reserve(2)).toThrow(QueueFullError);
    expect(slots.settle(a!)).toBe(10);
    expect(slots.outstanding).toBe(0);
  });

  test("an unsignaled one completes with a later one to the same destination only", () => {
    const slots = new DestinationSlots("QueuePair 1", 8);
    slots.claim(1, request(7, false));
    const other = slots.claim(2, request(8));
    slots.settle(other);
    expect(slots.outstanding).toBe(2);
    slots.settle(slots.claim(3, request(7)));
    expect(slots.outstanding).toBe(0);
  });

  test("a request that C refused takes no slot", () => {
    const slots = new DestinationSlots("QueuePair 1", 2);
    slots.claim(1, request(7, false));
    slots.claim(2, request(7, false));
    slots.takeBack(new Float64Array(2));
    expect(slots.outstanding).toBe(0);
    const first = slots.claim(3, request(8));
    slots.claim(4, request(9));
    slots.settle(first);
    expect(slots.outstanding).toBe(1);
  });

  test("equal a model with a list of requests for each destination", () => {
    for (let seed = 0; seed < 20; seed++) {
      const { int, random } = seeded(seed);
      const slots = new DestinationSlots("QueuePair 1", 1 + int(16));
      const held: { cId: number; id: number; to: number; signaled: boolean; done: boolean }[] = [];
      for (let step = 0; step < 500; step++) {
        if (random() < 0.5 && slots.outstanding < slots.capacity) {
          const to = int(3);
          const signaled = random() < 0.6;
          held.push({ cId: slots.claim(step, request(to, signaled)), id: step, to, signaled, done: false });
        } else {
          // Completes the oldest outstanding request of a random destination.
          const to = int(3);
          const next = held.find((each) => each.to === to && each.signaled && !each.done);
          if (next === undefined) continue;
          for (const each of held) if (each.to === to && each.id <= next.id) each.done = true;
          expect(slots.settle(next.cId)).toBe(next.id);
          while (held[0]?.done) held.shift();
        }
        expect(slots.outstanding).toBe(held.length);
      }
    }
  });
});
