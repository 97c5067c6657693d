// Loss probes: a lost acknowledgement, or a lost packet without successor, is detected in about a round trip
// and not by the timer.
import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { faultCounts, setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { sge } from "../../support/sge.ts";
import { pair, type Qp, Side } from "../support/harness.ts";
import { SimulatedNetwork, type SimulatedPacket } from "../support/simulated-network.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

/** Timeout of 67 ms, longer than any of these cases may take. */
const TIMEOUT = 14;
const TIMEOUT_US = 4.096 * 2 ** TIMEOUT;
/** One-way delay in microseconds. */
const WAY_US = 50;
const BYTES = 64 * 1024;
const ACKNOWLEDGE = 0x11;

function setUp(how: { retry?: number; timeout?: number } = {}) {
  network = new SimulatedNetwork({ latencyUs: WAY_US });
  const a = new Side(network.addNic("10.0.0.1").lib).qp({ sendWr: 64 });
  const b = new Side(network.addNic("10.0.0.2").lib).qp({ recvWr: 64 });
  const options = { timeout: TIMEOUT, retry: 7, mtu: v.IBV_MTU_4096, ...how };
  a.connect(b.endpoint(), options);
  b.connect(a.endpoint(), options);
  const x = a.side.buffer(BYTES).fill(5);
  const y = b.side.buffer(BYTES);
  const { e } = network.nics[0]!.device;
  const to = { remote: y.pointer, rkey: y.rkey };
  const write = { ...to, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, BYTES)] };
  return { a, b, x, y, e, write, count: (counter: number) => e.u32[counter]! };
}

/** Runs until `count` completions have arrived. Returns their statuses and the time in microseconds. */
function run(qp: Qp, count: number, limitUs = 30e6): { statuses: number[]; took: number } {
  const start = network.now;
  const statuses: number[] = [];
  network.run(() => {
    for (let next = qp.poll(); next !== undefined; next = qp.poll()) statuses.push(next.status);
    return statuses.length >= count;
  }, limitUs);
  return { statuses, took: network.now - start };
}

const opcodeOf = ({ bytes }: SimulatedPacket) => bytes[0]!;
const isNak = (packet: SimulatedPacket) => opcodeOf(packet) === ACKNOWLEDGE && packet.bytes[12]! >> 5 === 3;

/** Loses the first `times` matching packets. */
function lose(isMeant: (packet: SimulatedPacket) => boolean, times = 1): () => number {
  let lost = 0;
  network.fate = (packet) => {
    if (lost >= times || !isMeant(packet)) return [WAY_US];
    lost++;
    return [];
  };
  return () => lost;
}

describe("a nudge", () => {
  it("finds a lost acknowledgement with one packet", () => {
    const { a, write, count } = setUp();
    a.post(write);
    expect(run(a, 1).statuses).toEqual([0]);
    const lost = lose((packet) => opcodeOf(packet) === ACKNOWLEDGE);
    a.post(write);
    const { statuses, took } = run(a, 1);
    expect([statuses, lost()]).toEqual([[0], 1]);
    expect(took).toBeLessThan(5000);
    expect([count(Counter.timeouts), count(Counter.lossProbes), count(Counter.retransmits)]).toEqual([
      0, 1, 1,
    ]);
  });

  it.each([
    ["the last packet", 8, 1],
    ["the last packet, twice", 8, 2],
    ["the only packet", 10, 1],
  ])("finds %s of a message without successor", (_, opcode, times) => {
    const { a, x, y, write, count } = setUp();
    a.post(write);
    run(a, 1);
    const lost = lose((packet) => opcodeOf(packet) === opcode, times);
    y.bytes.fill(0);
    const bytes = opcode === 10 ? 100 : BYTES;
    a.post({ ...write, sges: [sge(x, 0, bytes)] });
    const { statuses, took } = run(a, 1);
    expect([statuses, lost()]).toEqual([[0], times]);
    expect(Buffer.compare(x.bytes.subarray(0, bytes), y.bytes.subarray(0, bytes))).toBe(0);
    expect(took).toBeLessThan(17_000);
    expect(count(Counter.timeouts)).toBe(0);
  });

  it("finds a lost NAK: the packet before it and all later ones are sent again", () => {
    const { a, x, y, write, count } = setUp();
    a.post(write);
    run(a, 1);
    let dropped = 0;
    let naks = 0;
    network.fate = (packet) => {
      if (opcodeOf(packet) === 7 && dropped++ === 3) return [];
      if (isNak(packet) && naks++ === 0) return [];
      return [WAY_US];
    };
    y.bytes.fill(0);
    for (let i = 0; i < 16; i++) a.post(write);
    const { statuses, took } = run(a, 16);
    expect(statuses).toEqual(new Array(16).fill(0));
    expect(naks).toBeGreaterThan(1);
    expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
    expect(took).toBeLessThan(10_000);
    expect(count(Counter.timeouts)).toBe(0);
  });

  it.each([
    ["a READ", v.IBV_WR_RDMA_READ, 12],
    ["the last response of a READ", v.IBV_WR_RDMA_READ, 15],
    ["an atomic", v.IBV_WR_ATOMIC_FETCH_AND_ADD, 20],
    ["the response of an atomic", v.IBV_WR_ATOMIC_FETCH_AND_ADD, 18],
  ])("finds %s that was lost, and all requests are executed once", (_, opcode, lostOpcode) => {
    const { a, x, y, write, count } = setUp();
    a.post(write);
    run(a, 1);
    y.bytes.fill(9);
    const cell = new DataView(y.bytes.buffer, y.bytes.byteOffset);
    cell.setBigUint64(0, 40n, true);
    const lost = lose((packet) => opcodeOf(packet) === lostOpcode);
    const isRead = opcode === v.IBV_WR_RDMA_READ;
    // The addend is at the same offset as the key of a READ.
    const how = isRead ? { sges: [sge(x, 0, BYTES)] } : { compareAdd: 2n, sges: [sge(x, 0, 8)] };
    a.post({ ...write, opcode, ...how });
    const { statuses, took } = run(a, 1);
    expect([statuses, lost()]).toEqual([[0], 1]);
    expect(took).toBeLessThan(5000);
    expect(count(Counter.timeouts)).toBe(0);
    if (isRead) expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
    else expect(cell.getBigUint64(0, true)).toBe(42n);
  });

  it("finds lost acknowledgements and last packets over sockets too", async () => {
    network = new SimulatedNetwork();
    const side = new Side();
    // Each case that waited for the timer would take at least 4.3 s.
    const [a, b] = pair(side, { timeout: 20, mtu: v.IBV_MTU_1024, sendWr: 64 });
    const x = side.buffer(4096).fill(5);
    const y = side.buffer(4096);
    const { e } = softNic();
    const write = { opcode: v.IBV_WR_RDMA_WRITE, remote: y.pointer, rkey: y.rkey, sges: [sge(x, 0, 4096)] };
    a.post(write);
    expect((await a.one()).status).toBe(0);
    const timeouts = e.u32[Counter.timeouts]!;
    setFaults(e, "ack.drop=0.2,last.drop=0.1,seed=11");
    try {
      for (let i = 0; i < 60; i++) {
        a.post(write);
        expect((await a.one()).status).toBe(0);
      }
      expect(faultCounts(e).drop).toBeGreaterThan(5);
      expect(e.u32[Counter.timeouts]! - timeouts).toBeLessThanOrEqual(1);
    } finally {
      setFaults(e, "");
    }
    for (const qp of [a, b]) qp.destroy();
    side.close();
  }, 60_000);

  it("is not sent on a link without loss: steady, with jitter, or long", () => {
    let seed = 1;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const links = [() => WAY_US, () => 50 + 400 * random(), () => 5000] as const;
    for (const [index, delay] of links.entries()) {
      const { a, write, count } = setUp();
      // RC treats a packet that arrives after its successor as lost, so the order is preserved.
      let last = 0;
      network.fate = () => {
        last = Math.max(last, network.now + delay());
        return [last - network.now];
      };
      for (let i = 0; i < 40; i++) a.post(write);
      expect(run(a, 40).statuses).toEqual(new Array(40).fill(0));
      const again = count(Counter.retransmits);
      // The requester learns the round trip of the long link.
      expect(again, `link ${index}`).toBeLessThanOrEqual(index === 2 ? 4 : 0);
      expect(count(Counter.timeouts)).toBe(0);
      if (index < 2) network.close();
    }
  });

  it("a silent peer fails the request after the timer's retries, in spite of probes", () => {
    const { a, write, count } = setUp({ retry: 2 });
    a.post(write);
    run(a, 1);
    let sent = 0;
    network.fate = () => {
      sent++;
      return [];
    };
    a.post({ ...write, sges: [] });
    const { statuses, took } = run(a, 1);
    expect(statuses).toEqual([v.IBV_WC_RETRY_EXC_ERR]);
    // The first try waits T, the second T, the third twice, with a retransmission every T (see timing.ts).
    expect(took).toBeGreaterThan(3 * TIMEOUT_US);
    expect(took).toBeLessThan(12 * TIMEOUT_US);
    expect(count(Counter.lossProbes)).toBeGreaterThan(0);
    expect(count(Counter.lossProbes)).toBeLessThanOrEqual(4);
    expect(sent).toBeLessThan(20);
  });

  it("is not sent to a peer that never answered, nor with the timer off", () => {
    const { a, write, count } = setUp({ retry: 1 });
    network.fate = () => [];
    a.post({ ...write, sges: [] });
    expect(run(a, 1).statuses).toEqual([v.IBV_WC_RETRY_EXC_ERR]);
    expect(count(Counter.lossProbes)).toBe(0);
    network.close();
    const endless = setUp({ timeout: 0 });
    endless.a.post(endless.write);
    expect(run(endless.a, 1).statuses).toEqual([0]);
    network.fate = () => [];
    endless.a.post(endless.write);
    expect(run(endless.a, 1, 1e6).statuses).toEqual([]);
    expect(endless.count(Counter.lossProbes)).toBe(0);
  });

  it("at 2% loss in both directions the timer rarely expires", () => {
    const { a, write, count } = setUp();
    let seed = 7;
    network.fate = () => ((seed = (seed * 16_807) % 2_147_483_647) % 50 === 0 ? [] : [WAY_US]);
    let done = 0;
    for (let posted = 0; done < 400; ) {
      while (posted < 400 && posted - done < 16) {
        a.post(write);
        posted++;
      }
      done += run(a, 1).statuses.filter((status) => status === 0).length;
    }
    // Without loss probes the same packets needed 18 timeouts and more of 67 ms.
    expect(count(Counter.timeouts)).toBeLessThanOrEqual(1);
    expect(network.now).toBeLessThan(400_000);
  });
});
