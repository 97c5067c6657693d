import { describe, expect, test } from "vitest";
import { LinkTimes } from "../../../src/soft/links/link-times.ts";
import { chunkBytes, PacedTransfer } from "../../../src/soft/links/paced-transfer.ts";
import { MOST_LINKS, type Route } from "../../../src/soft/links/routes.ts";

const KIB = 1024;
const MIB = 1024 * KIB;
/** A link of 1 GB/s, and one of 4 GB/s. */
const slow: Route = [{ slot: 0, nsPerByte: 1 }];
const fast: Route = [{ slot: 1, nsPerByte: 0.25 }];

const freeLinks = () => new LinkTimes(new BigInt64Array(MOST_LINKS));

/** Asks at each due time, and returns the time of the last byte. */
function endOf(transfer: PacedTransfer, bytes: number): number {
  while (transfer.arrivedBy(transfer.dueNs) < bytes);
  return transfer.dueNs;
}

describe("one transfer", () => {
  test.each([
    ["1 GB/s", slow, 64 * MIB, 64 * MIB],
    ["4 GB/s", fast, 64 * MIB, 16 * MIB],
    ["4 GB/s, then 1 GB/s", [...fast, ...slow], 64 * MIB, 64 * MIB],
    ["1 GB/s, one byte", slow, 1, 1],
  ])("over %s ends at the time that the narrowest link needs", (_, route, bytes, takesNs) => {
    expect(endOf(new PacedTransfer(freeLinks(), route, bytes, 1000), bytes)).toBe(1000 + takesNs);
  });

  test("has no bytes before the first chunk has crossed the link", () => {
    const transfer = new PacedTransfer(freeLinks(), slow, MIB, 0);
    const chunk = chunkBytes(slow);
    expect(transfer.arrivedBy(0)).toBe(0);
    expect(transfer.arrivedBy(chunk - 1)).toBe(0);
    expect(transfer.arrivedBy(chunk)).toBe(chunk);
    expect(transfer.arrivedBy(2 * chunk - 1)).toBe(chunk);
  });

  test("loses no time when its caller comes late", () => {
    const transfer = new PacedTransfer(freeLinks(), slow, 4 * MIB, 0);
    let nowNs = 0;
    while (transfer.arrivedBy(nowNs) < 4 * MIB) nowNs = Math.max(nowNs, transfer.dueNs) + 300_000;
    expect(transfer.dueNs).toBe(4 * MIB);
  });

  test("of no bytes is done at once", () => {
    expect(new PacedTransfer(freeLinks(), slow, 0, 5).arrivedBy(5)).toBe(0);
  });
});

describe("transfers that share a link", () => {
  test("share its rate", () => {
    const times = freeLinks();
    const both = [new PacedTransfer(times, slow, 8 * MIB, 0), new PacedTransfer(times, slow, 8 * MIB, 0)];
    const ends = [0, 0];
    for (let nowNs = 0; ends.includes(0); nowNs += 1000)
      for (const [i, transfer] of both.entries())
        if (ends[i] === 0 && transfer.arrivedBy(nowNs) === 8 * MIB) ends[i] = transfer.dueNs;
    expect(Math.max(...ends)).toBe(16 * MIB);
    // Neither is served before the other: the first ends a chunk earlier.
    expect(Math.min(...ends)).toBe(16 * MIB - chunkBytes(slow));
  });

  test("keep the rate of a link that only one of them uses", () => {
    const times = freeLinks();
    const [a, b] = [new PacedTransfer(times, slow, MIB, 0), new PacedTransfer(times, fast, MIB, 0)];
    expect([endOf(a, MIB), endOf(b, MIB)]).toEqual([MIB, MIB / 4]);
  });

  test("never carry more than the link can, whenever they ask", () => {
    let state = 7;
    const random = (below: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return (state >>> 8) % below;
    };
    const times = freeLinks();
    const transfers: { transfer: PacedTransfer; bytes: number; route: Route; beganNs: number }[] = [];
    const arrived: number[] = [];
    let nowNs = 0;
    for (let round = 0; round < 6000; round++) {
      nowNs += random(200_000);
      if (transfers.length < 40 && random(50) === 0) {
        const route = [[...slow], [...fast], [...slow, ...fast]][random(3)]!;
        const bytes = 1 + random(4 * MIB);
        transfers.push({
          transfer: new PacedTransfer(times, route, bytes, nowNs),
          bytes,
          route,
          beganNs: nowNs,
        });
      }
      const i = random(transfers.length || 1);
      const one = transfers[i];
      if (one === undefined) continue;
      const now = one.transfer.arrivedBy(nowNs);
      expect(now).toBeGreaterThanOrEqual(arrived[i] ?? 0);
      arrived[i] = now;
      const narrow = Math.max(...one.route.map(({ nsPerByte }) => nsPerByte));
      expect(now * narrow).toBeLessThanOrEqual(nowNs - one.beganNs + 1);
      for (const [slot, nsPerByte] of [
        [0, 1],
        [1, 0.25],
      ] as const) {
        const carried = transfers.reduce(
          (sum, { route }, at) => sum + (route.some((link) => link.slot === slot) ? (arrived[at] ?? 0) : 0),
          0,
        );
        expect(carried * nsPerByte).toBeLessThanOrEqual(nowNs);
      }
    }
    expect(transfers.every(({ bytes }, i) => arrived[i] === bytes)).toBe(true);
  });
});

test("a chunk occupies a slow link for at most 10 ms, and is at most 256 KiB", () => {
  const at = (GBps: number): number => chunkBytes([{ slot: 0, nsPerByte: 1 / GBps }]);
  expect([at(50), at(1), at(0.01), at(0.0001)]).toEqual([256 * KIB, 256 * KIB, 64 * KIB, 4 * KIB]);
});
