import { afterAll, afterEach, describe, expect, test } from "vitest";
import * as v from "../../ffi/ibverbs/constants.ts";
import { Dev } from "../../src/soft/hca/engine/arena.ts";
import { type Faults, parseFaults, setFaults } from "../../src/soft/hca/net/faults.ts";
import { softDevice } from "../../src/soft/hca/provider/soft-device.ts";
import { pair, type Qp, type Region, Side } from "./soft-harness.ts";

const side = new Side();
const { e } = softDevice();
afterEach(() => setFaults(e, {}));
afterAll(() => side.close());

const SIZE = 1 << 18;
const x = side.buffer(SIZE).fill(1);
const y = side.buffer(SIZE);
// 4 ms, so that a lost last packet does not cost the test much; retries enough for any seed.
const patient = { timeout: 10, retry: 7, mtu: 3, rdAtomic: 4 };

const sge = (region: Region, offset: number, bytes: number): [number, number, number] => [
  region.pointer + offset,
  bytes,
  region.lkey,
];

const counter = (name: keyof typeof Dev) => e.i32[Dev[name] as number]!;

async function everything(a: Qp, b: Qp, rounds: number): Promise<void> {
  const cell = new DataView(y.bytes.buffer);
  cell.setBigUint64(SIZE - 8, 0n, true);
  for (let round = 0; round < rounds; round++) {
    const bytes = 1 + ((round * 7919) % 20000);
    y.bytes.fill(0, 0, SIZE - 8);
    b.recv(round, [sge(y, 100_000, 30_000)]);
    a.post({ id: 1, sges: [sge(x, round, bytes)] });
    const write = { remote: y.pointer + 50_000, rkey: y.rkey };
    a.post({ id: 2, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, round + 1, bytes)], ...write });
    a.post({
      id: 3,
      opcode: v.IBV_WR_RDMA_READ,
      sges: [sge(y, 0, bytes)],
      remote: x.pointer + round + 2,
      rkey: x.rkey,
    });
    const atomic = { remote: y.pointer + SIZE - 8, rkey: y.rkey, compareAdd: 1n };
    a.post({ id: 4, opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, sges: [sge(y, 200_000, 8)], ...atomic });
    const got = await a.take(4, 25_000);
    expect(got.map(({ id, status }) => [id, status])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(await b.one()).toMatchObject({ id: round, status: 0, bytes });
    expect(
      Buffer.compare(y.bytes.subarray(100_000, 100_000 + bytes), x.bytes.subarray(round, round + bytes)),
    ).toBe(0);
    expect(
      Buffer.compare(
        y.bytes.subarray(50_000, 50_000 + bytes),
        x.bytes.subarray(round + 1, round + 1 + bytes),
      ),
    ).toBe(0);
    expect(Buffer.compare(y.bytes.subarray(0, bytes), x.bytes.subarray(round + 2, round + 2 + bytes))).toBe(
      0,
    );
    // Executed exactly once each, whatever was sent twice.
    expect(cell.getBigUint64(200_000, true)).toBe(BigInt(round));
    expect(cell.getBigUint64(SIZE - 8, true)).toBe(BigInt(round + 1));
  }
  expect(b.poll()).toBeUndefined();
}

describe("faults at the datagram boundary", () => {
  test.each<[string, Faults]>([
    ["5% loss", { drop: 0.05, seed: 11 }],
    ["20% loss", { drop: 0.2, seed: 12 }],
    ["30% duplication", { duplicate: 0.3, seed: 13 }],
    ["20% reordering", { reorder: 0.2, seed: 14 }],
    ["5% damage", { corrupt: 0.05, seed: 15 }],
    [
      "loss, duplication, reordering and damage",
      { drop: 0.05, duplicate: 0.05, reorder: 0.05, corrupt: 0.02, seed: 16 },
    ],
  ])(
    "%s changes no byte, no order, and no atomic",
    async (_name, faults) => {
      const [a, b] = pair(side, patient);
      const before = counter("retransmits");
      setFaults(e, faults);
      await everything(a, b, 40);
      setFaults(e, {});
      if (faults.drop) expect(counter("retransmits")).toBeGreaterThan(before);
      a.destroy();
      b.destroy();
    },
    60_000,
  );

  test("a lost RNR NAK and lost retries still find the receive that comes late", async () => {
    const [a, b] = pair(side, { ...patient, rnrRetry: 7, minRnr: 1 });
    setFaults(e, { drop: 0.3, seed: 21 });
    a.post({ sges: [sge(x, 0, 5000)] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    b.recv(1, [sge(y, 0, 5000)]);
    expect(await b.one()).toMatchObject({ status: 0, bytes: 5000 });
    expect((await a.one()).status).toBe(0);
    a.destroy();
    b.destroy();
  });

  test("damaged packets are dropped, all but the 2^-16 that the identification hides", async () => {
    const [a, b] = pair(side, { ...patient, retry: 7 });
    const [bad, received] = [counter("badIcrc"), counter("receivedPackets")];
    setFaults(e, { corrupt: 1, seed: 31 });
    a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 4000)], remote: y.pointer, rkey: y.rkey });
    expect((await a.one()).status).toBe(v.IBV_WC_RETRY_EXC_ERR);
    expect(counter("receivedPackets") - received).toBeGreaterThanOrEqual(4 * 8);
    expect(counter("badIcrc") - bad).toBeGreaterThan(0);
    a.destroy();
    b.destroy();
  });

  test("the text form of faults refuses what it does not know", () => {
    expect(parseFaults("drop=0.05,seed=7")).toEqual({ drop: 0.05, seed: 7 });
    expect(() => parseFaults("dorp=0.05")).toThrow(RangeError);
    expect(() => parseFaults("drop=often")).toThrow(RangeError);
  });
});
