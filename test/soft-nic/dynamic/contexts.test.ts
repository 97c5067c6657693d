import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Peer } from "../../../src/soft/hca/transports/dynamic/records/peer.ts";
import { sge } from "../../support/sge.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";
import { type DynamicQp, Host, pass } from "./harness.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

const SIZE = 65536;

/** Polls until `done`, and passes every completion to `see`. */
function drain(
  qps: DynamicQp[],
  see: (qp: DynamicQp, id: number, status: number, imm: number) => void,
  done: () => boolean,
  limitUs: number,
): boolean {
  return network.run(() => {
    for (const qp of qps) {
      for (let next = qp.poll(); next !== undefined; next = qp.poll())
        see(qp, next.id, next.status, next.imm);
    }
    return done();
  }, limitUs);
}

function expectIdle(hosts: Host[]): void {
  for (const host of hosts) expect([host.counter("sendInUse"), host.counter("receiveInUse")]).toEqual([0, 0]);
}

describe("4096 destinations over 64 contexts", () => {
  it.each(["syn", "request"] as const)(
    "%s: every message arrives once, and all contexts are free at the end",
    (connect) => {
      network = new SimulatedNetwork();
      const hub = new Host(network, ["10.9.0.1"], { connect });
      const x = hub.buffer(SIZE).fill(5);
      const p = hub.qp({ sendWr: 8192, cqe: 8192 });
      const targets = Array.from({ length: 64 }, (_, i) => {
        const addresses = Array.from({ length: 64 }, (_, j) => `10.${i + 10}.1.${j + 1}`);
        const host = new Host(network, addresses, { connect });
        const y = host.buffer(SIZE);
        const q = host.qp({ recvWr: 256 });
        for (let j = 0; j < 128; j++) q.recv(j, [sge(y, j * 512, 512)]);
        return { host, y, q, addresses, imms: [] as number[] };
      });
      const handles = targets.map(({ addresses }) => addresses.map((address) => hub.ah(address)));
      const statuses: number[] = [];
      // Two rounds, because in the second one the peers know the hub already.
      for (let round = 0; round < 2; round++) {
        for (let j = 0; j < 64; j++) {
          for (const [i, { q }] of targets.entries()) {
            const to = { ah: handles[i]![j]!, qpn: q.number };
            const request = { opcode: v.IBV_WR_SEND_WITH_IMM, imm: j, sges: [sge(x, j * 512, 512)] };
            expect(p.post({ ...to, ...request, id: i * 64 + j })).toBe(0);
          }
        }
        const byPointer = new Map(targets.map((target) => [target.q, target]));
        const done = drain(
          [p, ...targets.map(({ q }) => q)],
          (qp, _id, status, imm) => {
            if (qp === p) statuses.push(status);
            else byPointer.get(qp)!.imms.push(imm);
          },
          () =>
            statuses.length === 4096 * (round + 1) &&
            targets.every(({ imms }) => imms.length === 64 * (round + 1)),
          5e6,
        );
        expect(done).toBe(true);
      }
      expect(statuses.every((status) => status === v.IBV_WC_SUCCESS)).toBe(true);
      const twice = Array.from({ length: 128 }, (_, i) => i >> 1);
      for (const { imms } of targets) expect([...imms].sort((a, b) => a - b)).toEqual(twice);
      expect(hub.counter("sendMost")).toBe(64);
      expect(hub.counter("peerCount")).toBe(4096);
      expect(Peer.words * 4).toBeLessThan(256);
      for (const { host } of targets) {
        expect(host.counter("receiveMost")).toBeLessThanOrEqual(64);
        expect(host.counter("rejections")).toBe(0);
      }
      pass(network, 100_000);
      expectIdle([hub, ...targets.map(({ host }) => host)]);
    },
  );

  it("one message to a known peer takes one packet in each direction while others wait", () => {
    network = new SimulatedNetwork();
    const hub = new Host(network, ["10.9.0.1"], { contexts: 2 });
    const x = hub.buffer(SIZE);
    const p = hub.qp();
    const targets = Array.from({ length: 40 }, (_, i) => new Host(network, [`10.8.0.${i + 1}`]));
    const regions = targets.map((host) => host.buffer(4096));
    const qps = targets.map((host) => host.qp());
    const handles = targets.map((_, i) => hub.ah(`10.8.0.${i + 1}`));
    for (let round = 0; round < 2; round++) {
      const before = network.sent;
      for (const [i, q] of qps.entries()) {
        const { pointer, rkey } = regions[i]!;
        const to = { ah: handles[i]!, qpn: q.number, remote: pointer, rkey };
        p.post({ ...to, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 4096)] });
      }
      let done = 0;
      drain(
        [p],
        () => done++,
        () => done === 40,
        1e6,
      );
      expect(done).toBe(40);
      // No peer waits for the last two contexts, so they are closed when idle.
      if (round === 1) expect(network.sent - before).toBeLessThanOrEqual(80 + 4);
      pass(network, 100_000);
    }
    expectIdle([hub, ...targets]);
  });
});

describe("context exhaustion", () => {
  it.each(["syn", "request"] as const)("%s: at the target, every peer has its turn", (connect) => {
    network = new SimulatedNetwork();
    const each = 400;
    const target = new Host(network, ["10.0.0.1"], { connect, contexts: 2 });
    const y = target.buffer(12 * 32768);
    const q = target.qp();
    const sources = Array.from({ length: 12 }, (_, i) => {
      const host = new Host(network, [`10.0.1.${i + 1}`], { connect });
      const x = host.buffer(32768).fill(i + 1);
      const p = host.qp({ sendWr: each, cqe: each });
      const to = { ah: host.ah("10.0.0.1"), qpn: q.number, remote: y.pointer + i * 32768, rkey: y.rkey };
      for (let n = 0; n < each; n++)
        p.post({ ...to, id: n, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 32768)] });
      return { host, x, p, done: 0, first: 0 };
    });
    const by = new Map(sources.map((source) => [source.p, source]));
    let total = 0;
    let earliestEnd = 0;
    const finished = drain(
      sources.map(({ p }) => p),
      (qp, _id, status) => {
        expect(status).toBe(0);
        const source = by.get(qp)!;
        if (source.done++ === 0) source.first = network.now;
        if (source.done === each && earliestEnd === 0) earliestEnd = network.now;
        total++;
      },
      () => total === 12 * each,
      30e6,
    );
    expect(finished).toBe(true);
    expect(target.counter("receiveMost")).toBe(2);
    expect(target.counter("rejections")).toBeGreaterThan(0);
    // No peer waited until another one was completely finished.
    for (const { first } of sources.slice(0, 6)) expect(first).toBeLessThan(earliestEnd * 2);
    for (const [i, { x }] of sources.entries()) {
      expect(Buffer.compare(y.bytes.subarray(i * 32768, (i + 1) * 32768), x.bytes)).toBe(0);
    }
    pass(network, 10e6);
    expectIdle([target, ...sources.map(({ host }) => host)]);
  });

  it.each(["syn", "request"] as const)("%s: at the source, busy peers take turns", (connect) => {
    network = new SimulatedNetwork();
    const hub = new Host(network, ["10.0.0.1"], { connect, contexts: 1 });
    const x = hub.buffer(65536).fill(1);
    const p = hub.qp({ sendWr: 4096, cqe: 4096 });
    const targets = Array.from({ length: 8 }, (_, i) => new Host(network, [`10.0.1.${i + 1}`], { connect }));
    for (const [i, host] of targets.entries()) {
      const y = host.buffer(65536);
      const q = host.qp();
      const to = { ah: hub.ah(`10.0.1.${i + 1}`), qpn: q.number, remote: y.pointer, rkey: y.rkey };
      for (let n = 0; n < 200; n++) {
        expect(p.post({ ...to, id: i, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 16384)] })).toBe(0);
      }
    }
    const done = new Array<number>(8).fill(0);
    let least = -1;
    drain(
      [p],
      (_qp, id) => {
        done[id]!++;
        if (done[id] === 200 && least < 0) least = Math.min(...done);
      },
      () => done.every((count) => count === 200),
      30e6,
    );
    expect(done).toEqual(new Array(8).fill(200));
    // When the first peer was finished, the last one had had nearly as many turns.
    expect(least).toBeGreaterThan(100);
    expect(hub.counter("sendMost")).toBe(1);
    pass(network, 100_000);
    expectIdle([hub, ...targets]);
  });

  it.each(["syn", "request"] as const)(
    "%s: two NICs with one context each read from each other",
    (connect) => {
      network = new SimulatedNetwork();
      const hosts = ["10.0.0.1", "10.0.0.2", "10.0.0.3"].map(
        (address) => new Host(network, [address], { connect, contexts: 1 }),
      );
      const qps = hosts.map((host) => host.qp({ sendWr: 1024, cqe: 2048 }));
      const regions = hosts.map((host) => host.buffer(65536).fill(2));
      const done = [0, 0, 0];
      for (const [i, host] of hosts.entries()) {
        for (const [j, { pointer, rkey }] of regions.entries()) {
          const to = { ah: host.ah(`10.0.0.${j + 1}`), qpn: qps[j]!.number, remote: pointer, rkey };
          for (let n = 0; n < 200; n++) {
            qps[i]!.post({ ...to, opcode: v.IBV_WR_RDMA_READ, sges: [sge(regions[i]!, 32768, 10_000)] });
          }
        }
      }
      const all = drain(
        qps,
        (qp, _id, status) => {
          expect(status).toBe(0);
          done[qps.indexOf(qp)]!++;
        },
        () => done.every((count) => count === 600),
        30e6,
      );
      expect(done).toEqual([600, 600, 600]);
      expect(all).toBe(true);
      pass(network, 10e6);
      expectIdle(hosts);
    },
  );

  it("more READs and atomics than reply records: some are retried, and each is answered once", () => {
    network = new SimulatedNetwork();
    const target = new Host(network, ["10.0.0.1"]);
    // For a while no reply arrives, and replies accumulate.
    network.fate = ({ from, bytes }) =>
      from === "10.0.0.1" && bytes[0] === 0xc0 && network.now < 30_000 ? [] : [5];
    const y = target.buffer(8192).fill(4);
    new DataView(y.bytes.buffer).setBigUint64(4096, 0n, true);
    const q = target.qp();
    const sources = Array.from({ length: 24 }, (_, i) => {
      const host = new Host(network, [`10.0.1.${i + 1}`]);
      const x = host.buffer(4096);
      const p = host.qp();
      const to = { ah: host.ah("10.0.0.1"), qpn: q.number, rkey: y.rkey };
      for (let n = 0; n < 64; n++) {
        const remote = y.pointer + (n % 2) * 4096;
        const one = { ...to, id: n, remote, sges: [sge(x, n * 64, n % 2 === 0 ? 64 : 8)] };
        if (n % 2 === 0) p.post({ ...one, opcode: v.IBV_WR_RDMA_READ });
        else p.post({ ...one, opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, compareAdd: 1n });
      }
      return { host, x, p, ids: [] as number[] };
    });
    const by = new Map(sources.map((source) => [source.p, source]));
    const all = drain(
      sources.map(({ p }) => p),
      (qp, id, status) => {
        expect(status).toBe(0);
        by.get(qp)!.ids.push(id);
      },
      () => sources.every(({ ids }) => ids.length === 64),
      10e6,
    );
    expect(all).toBe(true);
    expect(target.counter("refused")).toBeGreaterThan(0);
    const found: number[] = [];
    for (const { x, ids } of sources) {
      expect(ids).toEqual(Array.from({ length: 64 }, (_, n) => n));
      const view = new DataView(x.bytes.buffer);
      for (let n = 1; n < 64; n += 2) found.push(Number(view.getBigUint64(n * 64, true)));
      expect(Buffer.compare(x.bytes.subarray(0, 64), y.bytes.subarray(0, 64))).toBe(0);
    }
    expect(found.sort((m, n) => m - n)).toEqual(Array.from({ length: 24 * 32 }, (_, n) => n));
    pass(network, 10e6);
    expectIdle([target, ...sources.map(({ host }) => host)]);
  });

  it("failed peers hold no context longer than their time limit", () => {
    network = new SimulatedNetwork();
    const hub = new Host(network, ["10.0.0.1"], { contexts: 2 });
    const live = new Host(network, ["10.0.0.2"]);
    const x = hub.buffer(4096);
    const y = live.buffer(4096);
    const p = hub.qp();
    const q = live.qp();
    const write = { opcode: v.IBV_WR_RDMA_WRITE, remote: y.pointer, rkey: y.rkey, sges: [sge(x, 0, 8)] };
    for (let i = 0; i < 10; i++) p.post({ ...write, id: i, ah: hub.ah(`10.0.9.${i + 1}`), qpn: 5 });
    p.post({ ...write, id: 99, ah: hub.ah("10.0.0.2"), qpn: q.number });
    const seen: [number, number, number][] = [];
    drain(
      [p],
      (_qp, id, status) => seen.push([id, status, network.now]),
      () => seen.length === 11,
      60e6,
    );
    expect(seen[0]!.slice(0, 2)).toEqual([99, 0]);
    // Peers that never answered lose their context early.
    expect(seen[0]![2]).toBeLessThan(200_000);
    expect(seen.slice(1).every(([, status]) => status === v.IBV_WC_RETRY_EXC_ERR)).toBe(true);
    expect(seen).toHaveLength(11);
    pass(network, 100_000);
    expectIdle([hub, live]);
  });
});
