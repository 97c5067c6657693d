// Moves of the application's thread to another processor.
import { expect, test } from "vitest";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { openDevice } from "../../../src/index.ts";
import { readClock } from "../../../src/soft/hca/arena/engine.ts";
import { leaveProcessor } from "../../../src/soft/hca/nic/processors.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";

/** Bytes of a cpu_set_t. */
const SET_BYTES = 128;

test("a thread leaves its processor, keeps the set of its processors, and stays where there is only one", () => {
  using _device = openDevice("soft0");
  const { e } = softNic();
  const { native } = e;
  const usableNow = () => {
    const set = new Uint8Array(new ArrayBuffer(SET_BYTES));
    expect(native.sched_getaffinity(0, SET_BYTES, addressOf(set))).toBe(0);
    return set;
  };
  const usable = usableNow();
  const numbers = [...usable].flatMap((byte, i) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte >> bit) & 1).map((bit) => i * 8 + bit),
  );

  if (numbers.length > 1) {
    const before = native.sched_getcpu();
    readClock(e);
    expect(leaveProcessor(e)).toBe(true);
    expect(native.sched_getcpu()).not.toBe(before);
    expect(usableNow()).toEqual(usable);
    // A second move right after the first one would cost more than it brings.
    let moves = 0;
    const counted = Object.assign(Object.create(e) as typeof e, {
      native: { ...native, sched_setaffinity: () => ++moves },
    });
    expect([leaveProcessor(counted), moves]).toEqual([true, 0]);
  }

  const one = new Uint8Array(new ArrayBuffer(SET_BYTES));
  one[numbers[0]! >> 3] = 1 << (numbers[0]! & 7);
  native.sched_setaffinity(0, SET_BYTES, addressOf(one));
  try {
    const end = readClock(e) + 1000;
    while (readClock(e) < end);
    expect(leaveProcessor(e)).toBe(false);
    expect(native.sched_getcpu()).toBe(numbers[0]);
  } finally {
    native.sched_setaffinity(0, SET_BYTES, addressOf(usable));
  }
});
