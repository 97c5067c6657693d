import { afterAll, afterEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import {
  applyFaults,
  cutAddress,
  faultCounts,
  SENT,
  setFaults,
} from "../../../src/soft/hca/links/faults/faults.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { sge } from "../../support/sge.ts";
import { runFixture } from "../../support/subprocess.ts";
import { pair, type Qp, Side } from "../support/harness.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";

const side = new Side();
const { e } = softNic();
afterEach(() => setFaults(e, ""));
afterAll(() => side.close());

const SIZE = 1 << 18;
const x = side.buffer(SIZE).fill(1);
const y = side.buffer(SIZE);
// A timeout of 4 ms, so that a lost last packet costs the test little time, and enough retries for any seed.
const patient = { timeout: 10, retry: 7, mtu: 3, rdAtomic: 4 };

const counter = (name: keyof typeof Counter) => e.i32[Counter[name]]!;

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
    // Each atomic was executed exactly once, in spite of retransmissions.
    expect(cell.getBigUint64(200_000, true)).toBe(BigInt(round));
    expect(cell.getBigUint64(SIZE - 8, true)).toBe(BigInt(round + 1));
  }
  expect(b.poll()).toBeUndefined();
}

describe("faults at the datagram boundary", () => {
  test.each<[string, string]>([
    ["5% loss", "drop=0.05,seed=11"],
    ["20% loss", "drop=0.2,seed=12"],
    ["30% duplication", "duplicate=0.3,seed=13"],
    ["20% reordering", "reorder=0.2,seed=14"],
    ["5% damage", "corrupt=0.05,receive.truncate=0.05,seed=15"],
    ["delays of up to 500 us, in both directions", "delay=0-500us,receive.delay=0-500us,seed=17"],
    [
      "loss, duplication, reordering and damage",
      "drop=0.05,duplicate=0.05,receive.reorder=0.05,corrupt=0.02,receive.drop=0.02,seed=16",
    ],
  ])(
    "%s changes no byte, no order, and no atomic",
    async (_name, faults) => {
      const [a, b] = pair(side, patient);
      const before = counter("retransmits");
      setFaults(e, faults);
      await everything(a, b, 40);
      // Each fault occurred.
      const counts = faultCounts(e);
      const parts = faults.matchAll(/([a-z]+)=[^,]*/g);
      for (const [, action = ""] of parts)
        if (action !== "seed") expect(counts[action as keyof typeof counts], action).toBeGreaterThan(0);
      setFaults(e, "");
      if (faults.includes("drop")) expect(counter("retransmits")).toBeGreaterThan(before);
      a.destroy();
      b.destroy();
    },
    60_000,
  );

  test("a receive posted late is found although RNR NAKs and retries are lost", async () => {
    const [a, b] = pair(side, { ...patient, rnrRetry: 7, minRnr: 1 });
    setFaults(e, "drop=0.3,seed=21");
    a.post({ sges: [sge(x, 0, 5000)] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    b.recv(1, [sge(y, 0, 5000)]);
    expect(await b.one()).toMatchObject({ status: 0, bytes: 5000 });
    expect((await a.one()).status).toBe(0);
    a.destroy();
    b.destroy();
  });

  test("corrupted packets are dropped, except 2^-16 that the unknown identification hides", async () => {
    const [a, b] = pair(side, { ...patient, retry: 7 });
    const [bad, received] = [counter("badIcrc"), counter("receivedPackets")];
    setFaults(e, "corrupt=1,seed=31");
    a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 4000)], remote: y.pointer, rkey: y.rkey });
    expect((await a.one()).status).toBe(v.IBV_WC_RETRY_EXC_ERR);
    expect(counter("receivedPackets") - received).toBeGreaterThanOrEqual(4 * 8);
    expect(counter("badIcrc") - bad).toBeGreaterThan(0);
    a.destroy();
    b.destroy();
  });

  test("an invalid fault in the environment is a typed error that names it", () => {
    const { stdout, stderr } = runFixture("soft-faults.ts", [], {
      environment: { DOORBELL_SOFT_FAULTS: "drop=0.1,dorp=0.05" },
    });
    expect(stdout.trim(), stderr).toBe("FaultsError dorp=0.05");
  });

  test("the faults in the environment are applied", () => {
    const { stdout, stderr } = runFixture("soft-faults.ts", [], {
      environment: { DOORBELL_SOFT_FAULTS: "drop=1" },
    });
    expect(stdout.trim(), stderr).toBe("12 1");
  });
});

describe("the faults of a packet", () => {
  /** RDMA WRITE packet without payload: opcode, destination QP and PSN. */
  function packet(destination: number, psn: number): Uint8Array {
    const bytes = new Uint8Array(60);
    const view = new DataView(bytes.buffer);
    bytes[0] = 0x0a;
    view.setUint32(4, destination);
    view.setUint32(8, psn);
    return bytes;
  }
  /** Returns the transmissions that are lost, as flow, number and count, of (flow, number) in this order. */
  function lostOf(order: readonly (readonly [flow: number, number: number])[], bases: readonly number[]) {
    setFaults(e, "drop=0.3,seed=7");
    const name = new Int32Array(8).fill(2);
    const counts = new Map<string, number>();
    return order.flatMap(([flow, number]) => {
      const count = (counts.get(`${flow} ${number}`) ?? 0) + 1;
      counts.set(`${flow} ${number}`, count);
      const psn = (bases[flow]! + number) & 0xffffff;
      const { copies } = applyFaults(e, SENT, { socket: 0, name, bytes: packet(bases[flow]! + 1, psn) });
      return copies === 0 ? [`${flow} ${number} ${count}`] : [];
    });
  }
  const numbers = Array.from({ length: 500 }, (_, number) => number);

  test("depend on its flow and number, not on the packets between or on random numbers of the run", () => {
    const alternating = lostOf(
      numbers.flatMap((number) => [[0, number] as const, [1, number] as const]),
      [5000, 9000],
    );
    // The flows begin at other PSNs, near the wrap, and flow 1 sends late and some packets again.
    const apart = lostOf(
      [
        ...[[0, 0] as const, [1, 0] as const],
        ...numbers.slice(1).map((number) => [0, number] as const),
        ...numbers.slice(1).flatMap((number) => [[1, number] as const, [1, number] as const]),
      ],
      [0xfffff0, 77],
    );
    expect(alternating.length).toBeGreaterThan(200);
    expect(apart.filter((each) => each.endsWith(" 1")).sort()).toEqual(alternating.sort());
  });

  test("change with each transmission, so that none is lost forever", () => {
    for (const stride of [1, 256]) {
      const again = Array.from({ length: 64 }, () => [0, 0] as const);
      const lost = lostOf(
        again.flatMap((each) => [each, [0, stride] as const]),
        [5000],
      );
      const first = lost.filter((each) => each.startsWith("0 0 "));
      expect(first.length).toBeGreaterThan(5);
      expect(first.length).toBeLessThan(40);
    }
  });
});

describe("one NIC of a simulated network", () => {
  const HERE = "10.0.0.1";
  const THERE = "10.0.0.2";
  function connected(faults: string, timeout = 8) {
    const network = new SimulatedNetwork();
    const nic = network.addNic(HERE);
    const a = new Side(nic.lib).qp();
    const b = new Side(network.addNic(THERE).lib).qp();
    a.connect(b.endpoint(), { timeout, retry: 7 });
    b.connect(a.endpoint(), { timeout, retry: 7 });
    const arrived: string[] = [];
    network.fate = ({ from, bytes }) => {
      arrived.push(
        `${from === HERE ? ">" : "<"}${bytes[0]!.toString(16)} ${((bytes[10]! << 8) | bytes[11]!) & 0xffff}`,
      );
      return [5];
    };
    setFaults(nic.device.e, faults);
    const from = a.side.buffer(1 << 16).fill(3);
    const to = b.side.buffer(1 << 16);
    const write = (id: number, bytes: number) =>
      a.post({
        id,
        opcode: v.IBV_WR_RDMA_WRITE,
        sges: [sge(from, 0, bytes)],
        remote: to.pointer,
        rkey: to.rkey,
      });
    const done: number[] = [];
    const finish = (count: number) =>
      network.run(() => {
        for (let next = a.poll(); next !== undefined; next = a.poll()) done.push(next.id * 100 + next.status);
        return done.length >= count;
      });
    const first = a.psn & 0xffff;
    const sent = () =>
      arrived.filter((each) => each[0] === ">").map((each) => (Number(each.split(" ")[1]) - first) & 0xffff);
    return { network, nic, a, b, arrived, write, done, finish, sent, from, to };
  }

  test("loses only packets of all named kinds", () => {
    const t = connected("data.last.drop=1");
    t.write(1, 3000);
    expect(t.finish(1)).toBe(true);
    expect(t.done).toEqual([100 + v.IBV_WC_RETRY_EXC_ERR]);
    const opcodes = new Set(t.arrived.filter((each) => each[0] === ">").map((each) => each.split(" ")[0]));
    // The first two of three packets were sent repeatedly, and never the last.
    expect(opcodes).toEqual(new Set([">6", ">7"]));
    t.network.close();
  });

  test("applies the last part that matches a packet", () => {
    const t = connected("drop=1,data.drop=0");
    t.write(1, 3000);
    expect(t.finish(1)).toBe(true);
    expect(t.done).toEqual([100]);
    t.network.close();
  });

  test("loses received packets behind the network", () => {
    const t = connected("receive.ack.drop=1");
    t.write(1, 100);
    expect(t.finish(1)).toBe(true);
    expect(t.done).toEqual([100 + v.IBV_WC_RETRY_EXC_ERR]);
    expect(t.arrived.filter((each) => each.startsWith("<11")).length).toBeGreaterThanOrEqual(8);
    expect(Buffer.compare(t.from.bytes.subarray(0, 100), t.to.bytes.subarray(0, 100))).toBe(0);
    t.network.close();
  });

  test("a reordered packet is overtaken by the given number, and held at most half a millisecond", () => {
    // A timeout long enough that no loss probe precedes the held packet.
    const t = connected("data.first.reorder=1:1", 12);
    t.write(1, 5000);
    // PSN 1 overtakes PSN 0.
    expect(t.finish(1)).toBe(true);
    expect(t.sent().slice(0, 5)).toEqual([1, 0, 2, 3, 4]);
    expect(t.done).toEqual([100]);
    const before = t.network.now;
    t.write(2, 8);
    expect(t.finish(2)).toBe(true);
    expect(t.network.now - before).toBeGreaterThanOrEqual(500);
    expect(t.network.now - before).toBeLessThan(1000);
    t.network.close();
  });

  test("a delayed packet arrives after its delay", () => {
    const t = connected("data.delay=300us,receive.ack.delay=200us");
    t.write(1, 8);
    const before = t.network.now;
    expect(t.finish(1)).toBe(true);
    expect(t.network.now - before).toBeGreaterThanOrEqual(510);
    expect(t.network.now - before).toBeLessThan(520);
    expect(t.sent()).toEqual([0]);
    t.network.close();
  });

  test("a cut address is unreachable until it is mended", () => {
    const t = connected("");
    cutAddress(t.nic.device.e, THERE, true);
    t.write(1, 8);
    t.network.run(() => false, 10_000);
    expect(t.arrived).toEqual([]);
    expect(faultCounts(t.nic.device.e).cut).toBeGreaterThanOrEqual(2);
    cutAddress(t.nic.device.e, THERE, false);
    expect(t.finish(1)).toBe(true);
    expect(t.done).toEqual([100]);
    t.network.close();
  });

  test("packets beyond the maximum of held packets are forwarded at once", () => {
    const t = connected("delay=1s");
    for (let id = 0; id < 60; id++) t.write(id, 65536);
    t.network.run(() => false, 1000);
    setFaults(t.nic.device.e, "");
    expect(t.finish(60)).toBe(true);
    expect(t.done).toEqual(Array.from({ length: 60 }, (_, id) => id * 100));
    t.network.close();
  });
});
