import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import { readCounters } from "../../../src/soft/hca/nic/status.ts";
import { sge } from "../../support/sge.ts";
import { Qp } from "../support/harness.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";
import { type DynamicQp, Host, one, pass, take } from "./harness.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

const SIZE = 1 << 20;

function two(connect: "syn" | "request") {
  network = new SimulatedNetwork();
  const a = new Host(network, ["10.0.0.1"], { connect });
  const b = new Host(network, ["10.0.0.2"], { connect });
  const x = a.buffer(SIZE).fill(3);
  const y = b.buffer(SIZE);
  const p = a.qp();
  const q = b.qp();
  const to = { ah: a.ah("10.0.0.2"), qpn: q.number };
  return { a, b, x, y, p, q, to };
}

function idle(hosts: Host[]): void {
  pass(network, 200_000);
  for (const host of hosts) {
    expect(host.counter("sendInUse")).toBe(0);
    expect(host.counter("receiveInUse")).toBe(0);
  }
}

describe.each(["syn", "request"] as const)("dynamic, opened by %s", (connect) => {
  it("writes", () => {
    const { a, b, x, y, p, to } = two(connect);
    const write = { opcode: v.IBV_WR_RDMA_WRITE, remote: y.pointer, rkey: y.rkey, ...to };
    expect(p.post({ ...write, id: 7, sges: [sge(x, 0, SIZE)] })).toBe(0);
    expect(one(network, p)).toMatchObject({ id: 7, status: 0, opcode: v.IBV_WC_RDMA_WRITE });
    expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
    idle([a, b]);
  });

  it("sends with immediate data and to a receive of several SGEs", () => {
    const { a, b, x, y, p, q, to } = two(connect);
    q.recv(1, [sge(y, 0, 5000), sge(y, 10_000, 10_000)]);
    q.recv(2, [sge(y, 30_000, 100)]);
    p.post({ ...to, id: 1, opcode: v.IBV_WR_SEND_WITH_IMM, imm: 0x01020304, sges: [sge(x, 0, 12_000)] });
    p.post({ ...to, id: 2, sges: [] });
    expect(take(network, p, 2).map(({ id, status }) => [id, status])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    const [first, second] = take(network, q, 2);
    expect(first).toMatchObject({ id: 1, status: 0, bytes: 12_000, imm: 0x01020304, sourceQp: p.number });
    expect(first!.flags & v.IBV_WC_WITH_IMM).not.toBe(0);
    expect(second).toMatchObject({ id: 2, status: 0, bytes: 0, flags: 0, sourceQp: p.number });
    expect(Buffer.compare(y.bytes.subarray(0, 5000), x.bytes.subarray(0, 5000))).toBe(0);
    expect(Buffer.compare(y.bytes.subarray(10_000, 17_000), x.bytes.subarray(5000, 12_000))).toBe(0);
    expect(y.bytes.subarray(17_000).every((byte) => byte === 0)).toBe(true);
    idle([a, b]);
  });

  it("reads", () => {
    const { a, b, x, y, p, to } = two(connect);
    y.fill(9);
    const read = { opcode: v.IBV_WR_RDMA_READ, remote: y.pointer, rkey: y.rkey, ...to };
    p.post({ ...read, id: 3, sges: [sge(x, 0, SIZE)] });
    expect(one(network, p)).toMatchObject({ id: 3, status: 0, opcode: v.IBV_WC_RDMA_READ, bytes: SIZE });
    expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
    idle([a, b]);
  });

  it("swaps and adds", () => {
    const { a, b, x, y, p, to } = two(connect);
    const cell = new DataView(y.bytes.buffer, 64);
    const result = new DataView(x.bytes.buffer);
    cell.setBigUint64(0, 0xffff_ffffn, true);
    const atomic = { remote: y.pointer + 64, rkey: y.rkey, sges: [sge(x, 0, 8)], ...to };
    p.post({ ...atomic, opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, compareAdd: 0x1_0000_0002n });
    expect(one(network, p)).toMatchObject({ status: 0, opcode: v.IBV_WC_FETCH_ADD, bytes: 8 });
    expect(result.getBigUint64(0, true)).toBe(0xffff_ffffn);
    expect(cell.getBigUint64(0, true)).toBe(0x2_0000_0001n);
    const swap = { opcode: v.IBV_WR_ATOMIC_CMP_AND_SWP, swap: 77n };
    p.post({ ...atomic, ...swap, compareAdd: 0x2_0000_0001n });
    expect(one(network, p)).toMatchObject({ status: 0, opcode: v.IBV_WC_COMP_SWAP });
    expect(cell.getBigUint64(0, true)).toBe(77n);
    p.post({ ...atomic, ...swap, compareAdd: 5n });
    expect(one(network, p).status).toBe(0);
    expect(cell.getBigUint64(0, true)).toBe(77n);
    expect(result.getBigUint64(0, true)).toBe(77n);
    idle([a, b]);
  });

  it("writes with immediate data", () => {
    const { a, b, x, y, p, q, to } = two(connect);
    q.recv(5);
    const write = { opcode: v.IBV_WR_RDMA_WRITE_WITH_IMM, remote: y.pointer + 5, rkey: y.rkey, ...to };
    p.post({ ...write, imm: 9, sges: [sge(x, 0, 9999)] });
    expect(one(network, p).status).toBe(0);
    const opcode = v.IBV_WC_RECV_RDMA_WITH_IMM;
    expect(one(network, q)).toMatchObject({ id: 5, status: 0, opcode, bytes: 9999, imm: 9 });
    expect(Buffer.compare(y.bytes.subarray(5, 10_004), x.bytes.subarray(0, 9999))).toBe(0);
    idle([a, b]);
  });

  it("reports only signalled requests, and takes inline data", () => {
    const { x, y, p, to } = two(connect);
    const write = { opcode: v.IBV_WR_RDMA_WRITE, rkey: y.rkey, ...to };
    for (let i = 0; i < 100; i++) {
      x.bytes.fill(i, 0, 50);
      const flags = v.IBV_SEND_INLINE | (i % 10 === 9 ? v.IBV_SEND_SIGNALED : 0);
      expect(p.post({ ...write, id: i, flags, remote: y.pointer + 50 * i, sges: [sge(x, 0, 50)] })).toBe(0);
    }
    expect(take(network, p, 11, 1e6).map(({ id }) => id)).toEqual([9, 19, 29, 39, 49, 59, 69, 79, 89, 99]);
    for (let i = 0; i < 5000; i++) expect(y.bytes[i]).toBe(Math.floor(i / 50));
  });

  it("takes receives from a shared receive queue", () => {
    const { b, x, y, p, to } = two(connect);
    const init = s.ibv_srq_init_attr.alloc();
    init.attr.max_wr = 16;
    init.attr.max_sge = 1;
    const srq = b.nic.lib.ibv_create_srq(b.side.pd, init.pointer);
    const shared = [b.qp({ srq }), b.qp({ srq })];
    const any = new Qp(b.side, {});
    for (let i = 0; i < 6; i++) any.srqRecv(srq, i, [sge(y, i * 10_000, 10_000)]);
    for (let i = 0; i < 6; i++)
      p.post({ ...to, qpn: shared[i % 2]!.number, id: i, sges: [sge(x, i * 10_000, 9000 + i)] });
    expect(take(network, p, 6).every(({ status }) => status === 0)).toBe(true);
    for (const [odd, qp] of shared.entries()) {
      for (const [i, { id, status, bytes }] of take(network, qp, 3).entries()) {
        const message = 2 * i + odd;
        expect([status, bytes]).toEqual([0, 9000 + message]);
        const sent = x.bytes.subarray(message * 10_000, message * 10_000 + bytes);
        expect(Buffer.compare(y.bytes.subarray(id * 10_000, id * 10_000 + bytes), sent)).toBe(0);
      }
    }
  });

  it("counts its packets", () => {
    const { a, x, y, p, to } = two(connect);
    p.post({
      ...to,
      opcode: v.IBV_WR_RDMA_WRITE,
      remote: y.pointer,
      rkey: y.rkey,
      sges: [sge(x, 0, 40_000)],
    });
    expect(one(network, p).status).toBe(0);
    const counters = readCounters(a.nic.device.e);
    expect(counters).toMatchObject({ dynamic_send_contexts: 1, dynamic_opened: 1, dynamic_peers: 1 });
    expect(counters.dynamic_path0_acked).toBe(10);
    expect(counters.dynamic_path1_sent).toBeUndefined();
  });

  it("sends to itself", () => {
    network = new SimulatedNetwork();
    const a = new Host(network, ["10.0.0.1"], { connect });
    const x = a.buffer(SIZE).fill(1);
    const y = a.buffer(SIZE);
    const qps: DynamicQp[] = [a.qp(), a.qp()];
    const to = { ah: a.ah("10.0.0.1"), qpn: qps[1]!.number };
    const write = { opcode: v.IBV_WR_RDMA_WRITE, remote: y.pointer, rkey: y.rkey, ...to };
    qps[0]!.post({ ...write, sges: [sge(x, 0, SIZE)] });
    expect(one(network, qps[0]!).status).toBe(0);
    expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
    idle([a]);
  });
});

describe("congestion marks", () => {
  it("reduce the sender's rate, which recovers", () => {
    const { a, x, y, p, to } = two("syn");
    const write = {
      opcode: v.IBV_WR_RDMA_WRITE,
      remote: y.pointer,
      rkey: y.rkey,
      sges: [sge(x, 0, SIZE)],
      ...to,
    };
    let marking = false;
    network.fate = ({ bytes }) => {
      // FECN, which the ICRC does not cover.
      if (marking && bytes[0] === 0xc0) bytes[4]! |= 0x80;
      return [100];
    };
    const times: number[] = [];
    for (const marks of [false, false, true, true, ...new Array<boolean>(30).fill(false)]) {
      marking = marks;
      const start = network.now;
      p.post(write);
      expect(one(network, p).status).toBe(0);
      times.push(network.now - start);
    }
    expect(a.counter("marks")).toBeGreaterThan(10);
    // Packets that were sent again with a cookie.
    expect(a.counter("retransmits")).toBe(4);
    expect(times[3]).toBeGreaterThan(8 * times[1]!);
    expect(times.at(-1)).toBeLessThan(2 * times[1]!);
  });
});
