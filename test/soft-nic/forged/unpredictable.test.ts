// Values that a forger would have to guess: memory keys, QP numbers, first PSNs. No value reveals the next.
import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import { openDevice } from "../../../src/index.ts";
import { pages, Side } from "../support/harness.ts";

const COUNT = 2048;
const side = new Side();
afterAll(() => side.close());

/**
 * Fails for numbers that follow a rule: repetitions, constant steps, constant bits. For random numbers each
 * bound is more than eight standard deviations away, or many times the birthday bound.
 */
function expectUnpredictable(numbers: readonly number[], bits: number): void {
  const { length } = numbers;
  const repeats = (values: readonly number[]) => length - new Set(values).size;
  const birthdays = (length * length) / 2 ** (bits + 1);
  const most = 8 + 8 * birthdays;
  expect(repeats(numbers)).toBeLessThan(most);
  const steps = numbers.map((value, i) => (value - (numbers[i - 1] ?? 0)) & (2 ** bits - 1));
  expect(repeats(steps)).toBeLessThan(most);
  for (let bit = 0; bit < bits; bit++) {
    const ones = numbers.filter((value) => (value >>> bit) & 1).length;
    expect(Math.abs(ones / length - 0.5), `bit ${bit}`).toBeLessThan(0.1);
    // Changes of a bit between consecutive numbers must be random too.
    const turns = steps.filter((_, i) => i > 0 && ((numbers[i]! ^ numbers[i - 1]!) >>> bit) & 1).length;
    expect(Math.abs(turns / length - 0.5), `changes of bit ${bit}`).toBeLessThan(0.1);
  }
}

describe("values of soft0 are unpredictable", () => {
  test("keys of memory regions, all 32 bits of them", () => {
    const { pointer } = pages(4096);
    const keys = Array.from({ length: COUNT }, () => {
      const { mr, rkey } = side.register(pointer, 4096);
      side.lib.ibv_dereg_mr(mr);
      return rkey;
    });
    // The upper 24 bits select the region.
    expectUnpredictable(
      keys.map((key) => key >>> 8),
      24,
    );
    expectUnpredictable(
      keys.map((key) => key & 255),
      8,
    );
  });

  test("keys of memory windows", () => {
    const keys = Array.from({ length: COUNT }, () => {
      const mw = side.lib.ibv_alloc_mw(side.pd, v.IBV_MW_TYPE_2);
      const { rkey } = s.ibv_mw.at(mw);
      side.lib.ibv_dealloc_mw(mw);
      return rkey;
    });
    expectUnpredictable(
      keys.map((key) => key >>> 8),
      24,
    );
  });

  test("numbers of QPs", () => {
    const numbers = Array.from({ length: COUNT }, () => {
      const qp = side.qp({ cqe: 1, sendWr: 1, recvWr: 1 });
      qp.destroy();
      return qp.number;
    });
    expectUnpredictable(numbers, 24);
  });

  test("first PSNs of queue pairs", () => {
    const device = openDevice("soft0");
    const pd = device.createProtectionDomain();
    const completions = device.createCompletionQueue();
    const psns = Array.from({ length: COUNT }, () => {
      const qp = pd.createQueuePair({ completions });
      const { psn } = qp;
      qp.close();
      return psn;
    });
    device.close();
    expectUnpredictable(psns, 24);
  });
});
