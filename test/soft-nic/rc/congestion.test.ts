// Congestion notifications of the soft NIC, over a simulated network that marks selected packets.
import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { ApplicationScratch } from "../../../src/soft/hca/arena/engine.ts";
import { Socket, Sockets } from "../../../src/soft/hca/links/common/sockets.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { until } from "../../support/until.ts";
import { pair, type Qp, Side } from "../support/harness.ts";
import { SimulatedNetwork, type SimulatedNic, type SimulatedPacket } from "../support/simulated-network.ts";

// The test needs packets, so shared memory is disabled.
process.env.DOORBELL_SOFT_SHARED = "off";

let network: SimulatedNetwork;
afterEach(() => network?.close());

const CNP = 0x81;
const FECN = 0x80;
const SIZE = 1 << 20;
const opcodeOf = (packet: SimulatedPacket) => packet.bytes[0]!;
const counter = (nic: SimulatedNic, word: number) => nic.device.e.u32[word]!;

function connected(type: number = v.IBV_QPT_RC) {
  network = new SimulatedNetwork();
  const [near, far] = [network.addNic("10.0.0.1"), network.addNic("10.0.0.2")];
  const a = new Side(near.lib).qp({ type, sendWr: 512 });
  const b = new Side(far.lib).qp({ type });
  a.connect(b.endpoint(), { mtu: v.IBV_MTU_4096 });
  b.connect(a.endpoint(), { mtu: v.IBV_MTU_4096 });
  const x = a.side.buffer(SIZE).fill(1);
  const y = b.side.buffer(SIZE);
  const post = (bytes = SIZE) =>
    expect(
      a.post({
        opcode: v.IBV_WR_RDMA_WRITE,
        sges: [[x.pointer, bytes, x.lkey]],
        remote: y.pointer,
        rkey: y.rkey,
      }),
    ).toBe(0);
  return { near, far, a, b, x, y, post };
}

/** Runs until `qp` has completed `count` requests. Returns the time in microseconds. */
function drain(qp: Qp, count: number): number {
  const start = network.now;
  let done = 0;
  const ended = network.run(() => {
    for (let next = qp.poll(); next !== undefined; next = qp.poll()) {
      expect(next.status).toBe(0);
      done++;
    }
    return done === count;
  }, 60e6);
  expect(ended).toBe(true);
  return network.now - start;
}

/** Network that marks the packets for which `marks` returns true, and records all packets. */
function marking(marks: (packet: SimulatedPacket) => boolean): (SimulatedPacket & { at: number })[] {
  const seen: (SimulatedPacket & { at: number })[] = [];
  network.fate = (packet) => {
    seen.push({ ...packet, bytes: packet.bytes.slice(), at: network.now });
    if (opcodeOf(packet) !== CNP && marks(packet)) packet.bytes[4]! |= FECN;
    return [5];
  };
  return seen;
}

describe("a marked packet", () => {
  it("is answered by one notification in the format of RoCEv2, and delivered", () => {
    const { a, b, near, far, x, y, post } = connected();
    const seen = marking((packet) => packet.from === "10.0.0.1");
    post(100);
    drain(a, 1);
    const cnps = seen.filter((packet) => opcodeOf(packet) === CNP);
    expect(cnps).toHaveLength(1);
    const { bytes, from, to } = cnps[0]!;
    expect([from, to]).toEqual(["10.0.0.2", "10.0.0.1"]);
    expect(bytes).toHaveLength(12 + 16 + 4);
    const destination = (bytes[5]! << 16) | (bytes[6]! << 8) | bytes[7]!;
    expect([bytes[4], destination]).toEqual([0x40, a.number]);
    expect([...bytes.subarray(8, 28)]).toEqual(Array(20).fill(0));
    expect(Buffer.compare(x.bytes.subarray(0, 100), y.bytes.subarray(0, 100))).toBe(0);
    expect([counter(far, Counter.markedPackets), counter(far, Counter.sentCnps)]).toEqual([1, 1]);
    expect(counter(near, Counter.handledCnps)).toBe(1);
    expect([a.state(), b.state()]).toEqual([v.IBV_QPS_RTS, v.IBV_QPS_RTS]);
  });

  it("causes at most one notification in 50 us, however many packets are marked", () => {
    for (const type of [v.IBV_QPT_RC, v.IBV_QPT_UC]) {
      const { a, post } = connected(type);
      const seen = marking((packet) => packet.from === "10.0.0.1");
      for (let i = 0; i < 60; i++) {
        post(8);
        const end = network.now + 10;
        network.run(() => false, 10);
        network.now = Math.max(network.now, end);
      }
      drain(a, 60);
      network.run(() => false);
      const times = seen.filter((packet) => opcodeOf(packet) === CNP).map(({ at }) => at);
      expect(times.length).toBeGreaterThan(4);
      for (let i = 1; i < times.length; i++) expect(times[i]! - times[i - 1]!).toBeGreaterThanOrEqual(50);
      network.close();
    }
  });

  it("of a READ's data slows its responder down", () => {
    const { a, b, near, far, x, y } = connected();
    marking((packet) => packet.from === "10.0.0.2");
    a.post({
      opcode: v.IBV_WR_RDMA_READ,
      sges: [[x.pointer, SIZE, x.lkey]],
      remote: y.pointer,
      rkey: y.rkey,
    });
    drain(a, 1);
    network.run(() => false);
    expect(counter(near, Counter.sentCnps)).toBeGreaterThan(0);
    expect(counter(far, Counter.handledCnps)).toBe(counter(near, Counter.sentCnps));
    expect(b.state()).toBe(v.IBV_QPS_RTS);
  });
});

describe("over the host's sockets", () => {
  it("packets are sent as ECN-capable, and a marked one is answered", async () => {
    const side = new Side();
    const { e } = softNic();
    const fd = e.i32[Sockets.table + Socket.fd]!;
    const option = e.base + ApplicationScratch.word * 4;
    const length = e.base + ApplicationScratch.sink * 4;
    e.i32[ApplicationScratch.sink] = 4;
    expect(c.libc.getsockopt(fd, c.IPPROTO_IP, c.IP_TOS, option, length)).toBe(0);
    expect(e.u8[ApplicationScratch.word * 4]).toBe(2);
    const [a, b] = pair(side);
    const [sent, handled] = [e.u32[Counter.sentCnps]!, e.u32[Counter.handledCnps]!];
    b.recv(1);
    a.post({});
    await Promise.all([a.one(), b.one()]);
    expect(e.u32[Counter.sentCnps]).toBe(sent);
    // The host acts as the network here and marks all packets that leave.
    e.i32[ApplicationScratch.word] = 3;
    expect(c.libc.setsockopt(fd, c.IPPROTO_IP, c.IP_TOS, option, 4)).toBe(0);
    b.recv(2);
    a.post({});
    await Promise.all([a.one(), b.one()]);
    await until(() => e.u32[Counter.handledCnps] !== handled);
    expect(e.u32[Counter.sentCnps]!).toBeGreaterThan(sent);
    expect(e.u32[Counter.handledCnps]!).toBeGreaterThan(handled);
    side.close();
  });
});

describe("a notification", () => {
  it("reduces the sender's rate, further ones reduce it more, and time restores it", () => {
    const { a, near, post } = connected();
    let marks = 0;
    marking((packet) => packet.from === "10.0.0.1" && marks-- > 0);
    const times: number[] = [];
    const transfer = (cnps: number) => {
      for (let i = 0; i < cnps; i++) {
        marks = 1;
        post(8);
        drain(a, 1);
        network.run(() => false, 60);
        network.now += 60;
      }
      marks = 0;
      for (let i = 0; i < 8; i++) post();
      times.push(drain(a, 8));
    };
    transfer(0);
    times.length = 0;
    transfer(0);
    const [free] = times as [number];
    transfer(1);
    // Half of 12.5 GB/s at first, and the first increase after 300 us.
    const [, once] = times as [number, number];
    expect((8 * SIZE) / once).toBeGreaterThan(6000);
    expect((8 * SIZE) / once).toBeLessThan(12_000);
    expect(once).toBeGreaterThan(2 * free);
    network.now += 2e6;
    transfer(6);
    const [, , often] = times as [number, number, number];
    expect((8 * SIZE) / often).toBeLessThan(4000);
    expect(counter(near, Counter.handledCnps)).toBe(7);
    network.now += 2e6;
    transfer(0);
    expect(times[3]).toBeLessThanOrEqual(free);
  });

  it("limits every interval of packets, not only the average", () => {
    const { a, post } = connected();
    let marks = 1;
    const seen = marking((packet) => packet.from === "10.0.0.1" && marks-- > 0);
    post(8);
    drain(a, 1);
    const from = seen.length;
    for (let i = 0; i < 2; i++) post();
    drain(a, 2);
    const data = seen.slice(from).filter((packet) => packet.from === "10.0.0.1");
    // At most 12.5 GB/s between any two packets, except for 100 us of unused time and one turn.
    const allowance = 12_500 * 100 + 32 * 4096;
    for (let j = 0; j < data.length; j += 5) {
      for (let i = 0; i < j; i += 5)
        expect((j - i) * 4096).toBeLessThan(12_500 * (data[j]!.at - data[i]!.at) + allowance);
    }
    expect(data.length).toBeGreaterThanOrEqual(512);
  });

  it("is ignored when congestion control is off, and marks are still answered", () => {
    const { a, near, far, post } = connected();
    near.device.e.i32[Sockets.dcqcn] = 0;
    const unmarked = () => {
      for (let i = 0; i < 4; i++) post();
      return drain(a, 4);
    };
    unmarked();
    const free = unmarked();
    marking((packet) => packet.from === "10.0.0.1");
    expect(unmarked()).toBeLessThanOrEqual(free);
    expect(counter(far, Counter.sentCnps)).toBeGreaterThan(0);
    expect(counter(near, Counter.ignoredCnps)).toBe(counter(far, Counter.sentCnps));
    expect(counter(near, Counter.handledCnps)).toBe(0);
  });

  it("a QP with many notifications still sends, and a failing one is not delayed", () => {
    const { a, b, post } = connected();
    const seen = marking((packet) => packet.from === "10.0.0.1" && seen.length === 1);
    post(8);
    drain(a, 1);
    const cnp = seen.find((packet) => opcodeOf(packet) === CNP)!;
    for (let i = 0; i < 1000; i++) network.inject(cnp);
    post(100_000);
    // At least 10 MB/s.
    expect(drain(a, 1)).toBeLessThan(20_000);
    for (let i = 0; i < 1000; i++) network.inject(cnp);
    network.run(() => false, 10);
    post();
    post();
    b.modify(v.IBV_QP_STATE, (attr) => Object.assign(attr, { qp_state: v.IBV_QPS_ERR }));
    a.modify(v.IBV_QP_STATE, (attr) => Object.assign(attr, { qp_state: v.IBV_QPS_ERR }));
    expect([a.poll()?.status, a.poll()?.status]).toEqual([v.IBV_WC_WR_FLUSH_ERR, v.IBV_WC_WR_FLUSH_ERR]);
  });

  it("changes nothing when forged, with a wrong source, address, QP, ICRC or length", () => {
    const { a, near, post } = connected();
    const third = network.addNic("10.0.0.3");
    new Side(third.lib);
    const seen = marking(() => seen.length === 1);
    post(8);
    drain(a, 1);
    const cnp = seen.find((packet) => opcodeOf(packet) === CNP)!;
    const handled = counter(near, Counter.handledCnps);
    const changed = (at: number, value: number) => {
      const bytes = cnp.bytes.slice();
      bytes[at]! ^= value;
      return { ...cnp, bytes };
    };
    const forgeries = [
      { ...cnp, from: "10.0.0.3" },
      { ...cnp, to: "10.0.0.3" },
      changed(7, 1),
      changed(20, 1),
      changed(31, 1),
      changed(1, 0x01),
      changed(2, 0x40),
      { ...cnp, bytes: cnp.bytes.slice(0, 28) },
      { ...cnp, bytes: Uint8Array.from([...cnp.bytes, 0, 0, 0, 0]) },
    ];
    for (const forgery of forgeries) network.inject(forgery);
    network.run(() => false);
    expect(counter(near, Counter.handledCnps)).toBe(handled);
    expect(counter(third, Counter.handledCnps)).toBe(0);
    expect(counter(near, Counter.badPackets) + counter(third, Counter.badPackets)).toBe(forgeries.length);
    network.inject(cnp);
    network.run(() => false);
    expect(counter(near, Counter.handledCnps)).toBe(handled + 1);
  });
});
