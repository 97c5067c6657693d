import { expect, test } from "vitest";
import { HEAP_START } from "../../../src/soft/hca/arena/arena.ts";
import type { Engine } from "../../../src/soft/hca/arena/engine.ts";
import { Qp } from "../../../src/soft/hca/arena/records.ts";
import {
  firstDeadline,
  isExpired,
  schedule,
  takeExpired,
  unschedule,
} from "../../../src/soft/hca/arena/timers.ts";
import { seeded } from "../../support/random.ts";

// The engine's functions need no NIC: an array buffer with the layout of the arena's start is enough.
function engine(qps: number): { e: Engine; at: (i: number) => number } {
  const stride = Math.ceil(Qp.bytes / 64) * 16;
  const buffer = new ArrayBuffer(HEAP_START * 4 + (qps + 1) * stride * 4);
  const e = { i32: new Int32Array(buffer), f64: new Float64Array(buffer), now: 0 } as Engine;
  const at = (i: number) => ((HEAP_START + 15) & ~15) + i * stride;
  return { e, at };
}

test("timers expire in order, after moves, delays and cancellations", () => {
  const count = 200;
  const { e, at } = engine(count);
  const { random } = seeded(5);
  const wanted = new Map<number, number>();
  for (let turn = 0; turn < 5000; turn++) {
    const q = at(Math.floor(random() * count));
    const deadline = e.now + 1 + Math.floor(random() * 1000);
    const [field, other] =
      random() < 0.5 ? [Qp.transportDeadline, Qp.rnrDeadline] : [Qp.rnrDeadline, Qp.transportDeadline];
    if (random() < 0.1) {
      e.f64[(q + field) >> 1] = 0;
      e.f64[(q + other) >> 1] = 0;
      if (random() < 0.5) unschedule(e, q);
      wanted.delete(q);
    } else {
      e.f64[(q + field) >> 1] = deadline;
      schedule(e, q);
      const earlier = e.f64[(q + other) >> 1]!;
      wanted.set(q, earlier === 0 ? deadline : Math.min(deadline, earlier));
    }
    if (random() < 0.2) {
      e.now += Math.floor(random() * 100);
      const due = new Set([...wanted].filter(([, time]) => time <= e.now).map(([q]) => q));
      for (let timer = takeExpired(e); timer !== 0; timer = takeExpired(e)) {
        const q = timer - Qp.timer;
        if (!isExpired(e, q)) continue;
        expect(due.delete(q)).toBe(true);
        e.f64[(q + Qp.transportDeadline) >> 1] = 0;
        e.f64[(q + Qp.rnrDeadline) >> 1] = 0;
        wanted.delete(q);
      }
      expect(due.size).toBe(0);
    }
    const soonest = Math.min(...wanted.values());
    expect(firstDeadline(e)).toBeLessThanOrEqual(soonest);
  }
});
