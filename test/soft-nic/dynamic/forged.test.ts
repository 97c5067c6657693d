import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as h from "../../../src/soft/hca/transports/dynamic/packets/headers.ts";
import { Ack, Control, Data } from "../../../src/soft/hca/transports/dynamic/packets/headers.ts";
import { seeded } from "../../support/random.ts";
import { sge } from "../../support/sge.ts";
import { SimulatedNetwork, type SimulatedPacket } from "../support/simulated-network.ts";
import { BTH, forge } from "./forge.ts";
import { type DynamicQp, Host, one, pass, take } from "./harness.ts";
import { Guarded } from "./workload.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

const SIZE = 16384;

function setUp(contexts = 4) {
  network = new SimulatedNetwork();
  const a = new Host(network, ["10.0.0.1"], { contexts });
  const b = new Host(network, ["10.0.0.2"], { contexts });
  const x = a.buffer(SIZE).fill(3);
  const y = new Guarded(b, SIZE);
  const p = a.qp();
  const q = b.qp();
  const to = { ah: a.ah("10.0.0.2"), qpn: q.number };
  const remote = { remote: y.pointer, rkey: y.rkey };
  const write = { ...to, ...remote, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, SIZE)] };
  const add = {
    ...to,
    ...remote,
    opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD,
    compareAdd: 1n,
    sges: [sge(x, 0, 8)],
  };
  const packets: SimulatedPacket[] = [];
  const record = () => {
    network.fate = (packet) => {
      packets.push({ ...packet, bytes: packet.bytes.slice() });
      return [5];
    };
  };
  const quiet = () => {
    network.fate = () => [5];
  };
  return { a, b, x, y, p, q, to, write, add, packets, record, quiet };
}

function nothingArrived(...qps: DynamicQp[]): void {
  for (const qp of qps) expect(qp.poll()).toBeUndefined();
}

describe("duplicates of old packets change nothing", () => {
  const LATER: [string, number, number][] = [
    ["while their context is open", 0, 0],
    ["after their context is closed", 50_000, 0],
    ["after their context belongs to another peer", 50_000, 6],
    ["after their cookie has expired", 30_000_000, 0],
    ["after their origin may be forgotten", 30_000_000, 6],
  ];
  it.each(LATER)("%s", (_name, wait, others) => {
    const { a, b, x, y, p, q, to, write, add, packets, record, quiet } = setUp();
    for (let i = 0; i < 4; i++) q.recv(i, [[y.pointer, SIZE, y.lkey]]);
    record();
    p.post(write);
    p.post(add);
    p.post({ ...to, sges: [sge(x, 0, 100)] });
    p.post({ ...write, opcode: v.IBV_WR_RDMA_READ });
    expect(take(network, p, 4).every(({ status }) => status === 0)).toBe(true);
    expect(one(network, q).status).toBe(0);
    quiet();
    pass(network, wait);
    for (let i = 0; i < others; i++) {
      const other = new Host(network, [`10.0.2.${i + 1}`]);
      const z = other.buffer(4096);
      const r = other.qp();
      r.post({ ...write, ah: other.ah("10.0.0.2"), sges: [sge(z, 0, 8)] });
      expect(one(network, r).status).toBe(0);
    }
    y.bytes.fill(0x77);
    const before = x.bytes.slice();
    const copies = [...packets, ...packets.toReversed()];
    for (const packet of copies) {
      network.inject(packet);
      if (packet.bytes.length % 3 === 0) pass(network, 7);
    }
    pass(network, 100_000);
    expect(y.bytes.every((byte) => byte === 0x77)).toBe(true);
    expect(Buffer.compare(x.bytes, before)).toBe(0);
    y.check();
    nothingArrived(p, q);
    // The connection continues.
    p.post(write);
    expect(one(network, p).status).toBe(0);
    expect(Buffer.compare(y.bytes, x.bytes)).toBe(0);
    pass(network, 20e6);
    expect([a.counter("sendInUse"), b.counter("receiveInUse")]).toEqual([0, 0]);
  });
});

describe("forged packets change nothing", () => {
  /** Runs a write whose packets are recorded, in memory that reveals any further write. */
  function attacked() {
    const s = setUp();
    s.record();
    for (let i = 0; i < 2; i++) {
      s.p.post(s.write);
      expect(one(network, s.p).status).toBe(0);
    }
    s.quiet();
    const data = s.packets.filter(({ bytes }) => bytes[0] === h.OPCODE_DATA);
    const syn = data.find(({ bytes }) => bytes[BTH + Data.flags]! & h.FLAG_SYN)!;
    const plain = data.findLast(({ bytes }) => !(bytes[BTH + Data.flags]! & h.FLAG_SYN))!;
    s.y.bytes.fill(0x77);
    return { ...s, syn, plain };
  }

  const untouched = (s: ReturnType<typeof attacked>) => {
    pass(network, 1000);
    expect(s.y.bytes.every((byte) => byte === 0x77)).toBe(true);
    s.y.check();
    nothingArrived(s.p, s.q);
  };

  it("SYN with an unknown incarnation causes only a challenge", () => {
    const s = attacked();
    pass(network, 100_000);
    const accepted = s.b.counter("accepted");
    for (let i = 0; i < 500; i++) {
      const change = (view: DataView) => {
        view.setInt32(Data.incarnation, Math.imul(i + 1, 0x9e3779b1));
        view.setInt32(Data.cookie, Math.imul(i, 0x85ebca6b));
      };
      network.inject(forge(s.syn, change, i % 2 === 0 ? "10.0.0.66" : s.syn.from));
    }
    untouched(s);
    expect(s.b.counter("accepted")).toBe(accepted);
    expect(s.b.counter("receiveInUse")).toBe(0);
    expect(s.b.counter("originCount")).toBe(1);
  });

  it("SYN as a known NIC with a newer serial, from an address that is not its own", () => {
    const s = attacked();
    const accepted = s.b.counter("accepted");
    const change = (view: DataView) => view.setInt32(Data.serial, view.getInt32(Data.serial) + 1000);
    network.inject(forge(s.syn, change, "10.0.0.66"));
    untouched(s);
    expect(s.b.counter("accepted")).toBe(accepted);
  });

  it("data with another serial, from another address, or for another context", () => {
    const s = attacked();
    expect(s.b.counter("receiveInUse")).toBe(1);
    const next = (view: DataView) => view.setInt32(Data.sequence, view.getInt32(Data.sequence) + 1);
    network.inject(forge(s.plain, next, "10.0.0.66"));
    for (const serial of [-1, 1, 0x1234567]) {
      const change = (view: DataView) => {
        next(view);
        view.setInt32(Data.serial, view.getInt32(Data.serial) + serial);
      };
      network.inject(forge(s.plain, change));
    }
    for (const id of [1, 2, 3, 4, 500, 0xffff]) {
      const change = (view: DataView) => {
        next(view);
        view.setUint16(Data.to, id);
      };
      network.inject(forge(s.plain, change));
    }
    untouched(s);
    // Control: with all fields right, the forged packet is accepted.
    network.inject(forge(s.plain, next));
    pass(network, 1000);
    expect(s.y.bytes.some((byte) => byte !== 0x77)).toBe(true);
  });

  it("data beyond its message's length or beyond the region", () => {
    const s = attacked();
    const changes: ((view: DataView) => void)[] = [
      (view) => view.setUint32(Data.offset, 0xfffff000),
      (view) => view.setUint32(Data.offset, SIZE - 100),
      (view) => view.setUint32(Data.length, 0xffffffff),
      (view) => view.setUint32(Data.length, SIZE + 1),
      (view) => view.setUint32(Data.address + 4, view.getUint32(Data.address + 4) + 1),
      (view) => view.setUint32(Data.address, 0xffffffff),
      (view) => view.setUint32(Data.rkey, view.getUint32(Data.rkey) ^ 0x4000),
    ];
    for (const [i, change] of changes.entries()) {
      const next = (view: DataView) => {
        view.setInt32(Data.sequence, view.getInt32(Data.sequence) + 1 + i);
        view.setInt32(Data.messageId, view.getInt32(Data.messageId) + 1 + i);
        change(view);
      };
      network.inject(forge(s.plain, next));
    }
    untouched(s);
  });

  it("acknowledgements from another address, with another serial, or of unsent packets", () => {
    const s = attacked();
    const ack = s.packets.findLast(({ bytes }) => bytes[0] === h.OPCODE_ACK)!;
    // No packet of the sender arrives, so only a forged packet could complete the request.
    network.fate = ({ to, from }) => (from === "10.0.0.1" && to === "10.0.0.2" ? [] : [5]);
    s.p.post(s.write);
    pass(network, 100);
    const all = (view: DataView) => view.setInt32(Ack.cumulative, view.getInt32(Ack.cumulative) + 4);
    network.inject(forge(ack, all, "10.0.0.66"));
    const closed = (view: DataView) => {
      all(view);
      view.setUint16(Ack.flags, h.ACK_CLOSED);
      view.setInt32(Ack.serial, view.getInt32(Ack.serial) + 1);
    };
    network.inject(forge(ack, closed));
    for (const beyond of [5, 128, 0x7fffffff, -5]) {
      const change = (view: DataView) =>
        view.setInt32(Ack.cumulative, view.getInt32(Ack.cumulative) + beyond);
      network.inject(forge(ack, change));
    }
    untouched(s);
    // Control: the right numbers from the right address complete it.
    network.inject(forge(ack, all));
    pass(network, 100);
    expect(s.p.poll()).toMatchObject({ status: 0 });
  });

  it("control packets from another address, with another serial, or without meaning", () => {
    const s = attacked();
    const template = forge(s.syn, (view) => view.setInt32(Data.from, 0));
    const control = (change: (view: DataView) => void, from?: string) => {
      const bytes = new Uint8Array(BTH + Control.bytes + 4 * Control.addressBytes + 4);
      bytes.set(template.bytes.subarray(0, BTH));
      bytes[0] = h.OPCODE_CONTROL;
      return forge({ ...template, bytes }, change, from ?? template.from);
    };
    const serial = new DataView(s.plain.bytes.buffer, BTH).getInt32(Data.serial);
    const to = new DataView(s.plain.bytes.buffer, BTH).getUint16(Data.to);
    for (let kind = 0; kind < 256; kind++) {
      for (const [delta, from] of [
        [0, "10.0.0.66"],
        [1, undefined],
      ] as const) {
        const change = (view: DataView) => {
          view.setUint16(Control.to, to);
          view.setInt32(Control.serial, serial + delta);
          view.setUint8(Control.kind, kind);
          view.setUint8(Control.count, 255);
        };
        network.inject(control(change, from));
      }
    }
    untouched(s);
    expect(s.b.counter("receiveInUse")).toBe(1);
    // The peer's context is unchanged.
    s.p.post(s.write);
    expect(one(network, s.p).status).toBe(0);
    expect(s.a.counter("opened")).toBe(1);
  });
});

describe("randomly changed packets with a valid ICRC", () => {
  it("write only inside the region, crash nothing, and leave working NICs", () => {
    const s = setUp(8);
    s.record();
    const { random } = seeded(99);
    for (let i = 0; i < 200; i++) s.q.recv(i, [[s.y.pointer, SIZE, s.y.lkey]]);
    for (let i = 0; i < 3; i++) {
      s.p.post(s.write);
      s.p.post(s.add);
      s.p.post({ ...s.to, sges: [sge(s.x, 0, 5000)] });
      s.p.post({ ...s.write, opcode: v.IBV_WR_RDMA_READ });
    }
    take(network, s.p, 12);
    const corpus = [...s.packets];
    s.quiet();
    for (let i = 0; i < 30_000; i++) {
      const packet = corpus[Math.floor(random() * corpus.length)]!;
      const mutate = (view: DataView) => {
        for (let n = 1 + Math.floor(random() * 3); n > 0; n--) {
          const at = Math.floor(random() * Math.min(view.byteLength - 4, 90));
          const old = view.getUint8(at);
          const small = random() < 0.5 ? 1 : -1;
          view.setUint8(at, random() < 0.5 ? old + small : random() * 256);
        }
      };
      network.inject(forge(packet, mutate));
      if (i % 16 === 0) pass(network, 20);
      // Traffic continues meanwhile.
      if (i % 500 === 0) {
        s.p.post(s.write);
        s.p.post(s.add);
      }
      if (i % 100 === 0) while (s.p.poll() !== undefined || s.q.poll() !== undefined);
    }
    s.y.check();
    pass(network, 30e6);
    while (s.p.poll() !== undefined || s.q.poll() !== undefined);
    expect([s.p.state(), s.q.state()]).toEqual([v.IBV_QPS_RTS, v.IBV_QPS_RTS]);
    for (const host of [s.a, s.b])
      expect([host.counter("sendInUse"), host.counter("receiveInUse")]).toEqual([0, 0]);
    // A forged packet with the right address and incarnation and a serial far ahead makes true packets look
    // old. The first request reveals it.
    s.p.post(s.write);
    expect([v.IBV_WC_SUCCESS, v.IBV_WC_RETRY_EXC_ERR]).toContain(one(network, s.p).status);
    s.p.post(s.write);
    expect(one(network, s.p).status).toBe(0);
    expect(Buffer.compare(s.y.bytes, s.x.bytes)).toBe(0);
    s.y.check();
  });
});
