import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import {
  CONTROL_PATHS,
  Control,
  OPCODE_CONTROL,
} from "../../../src/soft/hca/transports/dynamic/packets/headers.ts";
import { Dynamic, DynamicSection } from "../../../src/soft/hca/transports/dynamic/records/transport.ts";
import { seeded } from "../../support/random.ts";
import { sge } from "../../support/sge.ts";
import { SimulatedNetwork, type SimulatedPacket } from "../support/simulated-network.ts";
import { BTH, forge } from "./forge.ts";
import { Host, one, pass, take } from "./harness.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

const SIZE = 1 << 20;

const FOUR = (rail: number, host: number) => `10.0.${rail}.${host}`;
const SIX = (rail: number, host: number) => `fd00:${rail + 1}::${host}`;

function rails(connect: "syn" | "request" = "syn", paths = 4, at = FOUR) {
  network = new SimulatedNetwork();
  const a = new Host(network, [at(0, 1), at(1, 1)], { connect, paths });
  const b = new Host(network, [at(0, 2), at(1, 2)], { connect, paths });
  const x = a.buffer(SIZE).fill(8);
  const y = b.buffer(SIZE);
  const p = a.qp({ sendWr: 512 });
  const q = b.qp();
  const to = { ah: a.ah(at(0, 2)), qpn: q.number };
  const write = {
    ...to,
    opcode: v.IBV_WR_RDMA_WRITE,
    remote: y.pointer,
    rkey: y.rkey,
    sges: [sge(x, 0, SIZE)],
  };
  return { a, b, x, y, p, q, to, write };
}

/** Data packets on the wire by address pair. "1-2" is from the NIC's address 1 to the peer's address 2. */
function watch(decide: (from: string, to: string, size: number) => readonly number[]): Map<string, number> {
  const seen = new Map<string, number>();
  network.fate = ({ from, to, bytes }) => {
    const pair = `${railOf(from)}-${railOf(to)}`;
    if (bytes.length > 1000) seen.set(pair, (seen.get(pair) ?? 0) + 1);
    return decide(from, to, bytes.length);
  };
  return seen;
}

const railOf = (address: string) =>
  address.includes(":") ? (address.startsWith("fd00:2:") ? "1" : "0") : address.split(".")[2]!;
const onRail = (rail: string, from: string, to: string) => railOf(from) === rail || railOf(to) === rail;

describe("paths of a dynamic transfer", () => {
  it.each([
    ["syn", "IPv4"],
    ["request", "IPv4"],
    ["syn", "IPv6"],
    ["request", "IPv6"],
  ] as const)("%s: all pairs of addresses of %s carry data", (connect, family) => {
    const { a, x, y, p, write } = rails(connect, 4, family === "IPv4" ? FOUR : SIX);
    const seen = watch(() => [5]);
    for (let i = 0; i < 4; i++) p.post(write);
    expect(take(network, p, 4).every(({ status }) => status === 0)).toBe(true);
    expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
    expect([...seen.keys()].sort()).toEqual(["0-0", "0-1", "1-0", "1-1"]);
    for (const count of seen.values()) expect(count).toBeGreaterThan(100);
    for (let path = 0; path < 4; path++) expect(a.counter("pathAcked", path)).toBeGreaterThan(100);
  });

  it("one pair of addresses gives several paths by source ports, one of which may be cut", () => {
    network = new SimulatedNetwork();
    const a = new Host(network, ["10.0.0.1"], { paths: 4 });
    const b = new Host(network, ["10.0.0.2"], { paths: 4 });
    const x = a.buffer(SIZE).fill(8);
    const y = b.buffer(SIZE);
    const p = a.qp({ sendWr: 512 });
    const write = {
      ah: a.ah("10.0.0.2"),
      qpn: b.qp().number,
      opcode: v.IBV_WR_RDMA_WRITE,
      remote: y.pointer,
      rkey: y.rkey,
      sges: [sge(x, 0, SIZE)],
    };
    const ports = new Map<number, number>();
    let cut = 0;
    network.fate = ({ port, bytes }) => {
      if (bytes.length > 1000) ports.set(port, (ports.get(port) ?? 0) + 1);
      return port === cut ? [] : [5];
    };
    for (let i = 0; i < 4; i++) p.post(write);
    expect(take(network, p, 4).every(({ status }) => status === 0)).toBe(true);
    expect([...ports.keys()].sort()).toEqual([4791, 0xc001, 0xc002, 0xc003]);
    for (const count of ports.values()) expect(count).toBeGreaterThan(100);
    cut = 0xc002;
    for (let i = 0; i < 8; i++) p.post(write);
    expect(take(network, p, 8).every(({ status }) => status === 0)).toBe(true);
    expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
    // The path went down: only a few packets and its probes were lost.
    expect(a.counter("pathLost", 2)).toBeLessThan(200);
  });

  it("source ports are paths with faults too, and held packets keep their port", () => {
    network = new SimulatedNetwork({
      faults: "drop=0.02,reorder=0.1,duplicate=0.05,delay=0.1:0-300us,seed=9",
    });
    const a = new Host(network, ["10.0.0.1"], { paths: 3 });
    const b = new Host(network, ["10.0.0.2"], { paths: 3 });
    const x = a.buffer(SIZE).fill(8);
    const y = b.buffer(SIZE);
    const p = a.qp({ sendWr: 512 });
    const to = { ah: a.ah("10.0.0.2"), qpn: b.qp().number, remote: y.pointer, rkey: y.rkey };
    const ports = new Map<number, number>();
    network.fate = ({ port, bytes }) => {
      if (bytes.length > 1000) ports.set(port, (ports.get(port) ?? 0) + 1);
      return [5];
    };
    for (let i = 0; i < 4; i++) p.post({ ...to, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, SIZE)] });
    expect(take(network, p, 4).every(({ status }) => status === 0)).toBe(true);
    expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
    expect([...ports.keys()].sort()).toEqual([4791, 0xc001, 0xc002]);
    for (const count of ports.values()) expect(count).toBeGreaterThan(100);
    // The ICRC covers the source port.
    for (const { nic } of [a, b]) expect(nic.device.e.i32[Counter.badIcrc]).toBe(0);
    for (const port of [1, 2]) expect(a.counter("pathAcked", port)).toBeGreaterThan(100);
  });

  it("without the setting there is only one path", () => {
    const { p, write } = rails("syn", 1);
    const seen = watch(() => [5]);
    p.post(write);
    expect(one(network, p).status).toBe(0);
    expect([...seen.keys()]).toEqual(["0-0"]);
  });

  it("a slow path carries less than a fast one, and a lossy one less than a good one", () => {
    const { p, write } = rails("syn", 2);
    const { random } = seeded(4);
    const seen = watch((from, to) => (onRail("1", from, to) ? [50] : [5]));
    for (let i = 0; i < 8; i++) p.post(write);
    expect(take(network, p, 8)).toHaveLength(8);
    const slow = seen.get("1-1")!;
    expect(slow).toBeGreaterThan(0);
    expect(seen.get("0-0")).toBeGreaterThan(2 * slow);
    const lossy = watch((from, to) => (onRail("1", from, to) && random() < 0.4 ? [] : [5]));
    for (let i = 0; i < 8; i++) p.post(write);
    expect(take(network, p, 8)).toHaveLength(8);
    expect(lossy.get("0-0")).toBeGreaterThan(2 * (lossy.get("1-1") ?? 0));
  });

  it("a path that was slow for a moment carries data again", () => {
    const { x, p, write } = rails("syn", 2);
    // A round trip of 1.2 ms is that of 120 usual ones. The timer, which would mark the path as down, is longer.
    let slow = true;
    const early = watch((from, to) => (slow && onRail("1", from, to) ? [600] : [5]));
    for (let i = 0; i < 2; i++) p.post(write);
    expect(take(network, p, 2)).toHaveLength(2);
    expect(early.get("1-1")).toBeGreaterThan(0);
    slow = false;
    watch(() => [5]);
    // A small request each millisecond keeps the context open. One of them measures the path anew.
    for (let i = 0; i < 12; i++) {
      p.post({ ...write, sges: [sge(x, 0, 64)] });
      expect(one(network, p).status).toBe(0);
      pass(network, 1000);
    }
    const late = watch(() => [5]);
    for (let i = 0; i < 4; i++) p.post(write);
    expect(take(network, p, 4)).toHaveLength(4);
    expect(late.get("1-1")).toBeGreaterThan(late.get("0-0")! / 2);
  });

  it.each([
    ["0", "IPv4"],
    ["1", "IPv4"],
    ["0", "IPv6"],
    ["1", "IPv6"],
  ])(
    "path %s of %s is cut in mid-transfer: no error, down within a few round trips, used again later",
    (rail, family) => {
      const { a, x, y, p, write } = rails("syn", 2, family === "IPv4" ? FOUR : SIX);
      watch(() => [5]);
      for (let i = 0; i < 2; i++) p.post(write);
      expect(take(network, p, 2)).toHaveLength(2);
      let cut = 0;
      watch((from, to) => {
        if (!onRail(rail, from, to)) return [5];
        cut++;
        return [];
      });
      const retransmits = a.counter("retransmits");
      const start = network.now;
      y.bytes.fill(0);
      for (let i = 0; i < 20; i++) p.post(write);
      expect(take(network, p, 20).every(({ status }) => status === 0)).toBe(true);
      expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
      // 5120 packets were needed. The dead path lost at most about a window and a few probes.
      expect(cut).toBeLessThan(300);
      expect(a.counter("retransmits") - retransmits).toBeLessThan(300);
      expect(network.now - start).toBeLessThan(100_000);
      // The path is mended, and probes detect it.
      const healed = watch(() => [5]);
      pass(network, 2_000_000);
      const until = network.now + 3e6;
      while ((healed.get(`${rail}-${rail}`) ?? 0) < 200 && network.now < until) {
        for (let i = 0; i < 8; i++) p.post(write);
        take(network, p, 8);
        pass(network, 50_000);
      }
      expect(healed.get(`${rail}-${rail}`)).toBeGreaterThanOrEqual(200);
    },
  );

  it("a context opens over another path when the first is dead", () => {
    const { b, p, write } = rails("syn", 2);
    watch(() => [5]);
    p.post(write);
    expect(one(network, p).status).toBe(0);
    pass(network, 100_000);
    expect(b.counter("receiveInUse")).toBe(0);
    watch((from, to) => (onRail("0", from, to) ? [] : [5]));
    for (let i = 0; i < 3; i++) {
      p.post({ ...write, id: i });
      expect(one(network, p, 2e6)).toMatchObject({ id: i, status: 0 });
      pass(network, 100_000);
    }
  });

  it("a NIC with IPv4 and IPv6 addresses spreads a transfer over the family of its address handle", () => {
    network = new SimulatedNetwork();
    const [a, b] = [1, 2].map(
      (host) => new Host(network, [FOUR(0, host), SIX(0, host), FOUR(1, host), SIX(1, host)], { paths: 8 }),
    );
    const x = a!.buffer(SIZE).fill(8);
    const y = b!.buffer(SIZE);
    const [p, q] = [a!.qp(), b!.qp()];
    for (const [at, gidIndex] of [
      [SIX, 1],
      [FOUR, 0],
    ] as const) {
      const seen = new Set<string>();
      network.fate = ({ from, to, bytes }) => {
        if (bytes.length > 1000) seen.add(`${from} ${to}`);
        return [5];
      };
      y.bytes.fill(0);
      const to = { ah: a!.ah(at(0, 2), gidIndex), qpn: q!.number, remote: y.pointer, rkey: y.rkey };
      for (let i = 0; i < 4; i++) p!.post({ ...to, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, SIZE)] });
      expect(take(network, p!, 4).every(({ status }) => status === 0)).toBe(true);
      expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
      const ends = (host: number) => [at(0, host), at(1, host)];
      expect([...seen].sort()).toEqual(ends(1).flatMap((from) => ends(2).map((to) => `${from} ${to}`)));
    }
  });

  it("announced IPv6 addresses take memory only up to a limit", () => {
    const { a, b, p, write } = rails("syn", 4, SIX);
    const { e } = b.nic.device;
    const kept = () => e.i32[e.i32[DynamicSection.record]! + Dynamic.storedAddresses]!;
    let reported: SimulatedPacket | undefined;
    network.fate = (packet) => {
      if (packet.bytes[0] === OPCODE_CONTROL && packet.bytes[BTH + Control.kind] === CONTROL_PATHS)
        reported = packet;
      return [5];
    };
    p.post(write);
    expect(one(network, p).status).toBe(0);
    network.run(() => reported !== undefined, 1e6);
    const before = kept();
    for (let i = 0; i < 50; i++) {
      // The last of the announced addresses is different each time.
      network.inject(forge(reported!, (view) => view.setUint8(view.byteLength - 5, 100 + i)));
      pass(network, 10);
    }
    expect(e.i32[Counter.badIcrc]).toBe(0);
    expect(kept() - before).toBeGreaterThan(0);
    expect(kept() - before).toBeLessThanOrEqual(3);
    void a;
  });

  it("READ replies arrive although the path of the request is dead by then", () => {
    const { a, x, y, p, write } = rails("syn", 2);
    watch(() => [5]);
    p.post(write);
    expect(one(network, p).status).toBe(0);
    y.fill(77);
    const read = { ...write, opcode: v.IBV_WR_RDMA_READ };
    p.post(read);
    expect(one(network, p).status).toBe(0);
    watch((from, to) => (onRail("1", from, to) ? [] : [5]));
    y.fill(78);
    for (let i = 0; i < 3; i++) p.post(read);
    expect(take(network, p, 3, 5e6).every(({ status }) => status === 0)).toBe(true);
    expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
    void a;
  });
});
