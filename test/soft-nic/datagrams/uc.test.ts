// UC of the soft NIC over a simulated network, in which a test decides which packet is lost.
import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Errno } from "../../../ffi/libc/index.ts";
import { sge } from "../../support/sge.ts";
import { type Completion, type Qp, type QpOptions, Side } from "../support/harness.ts";
import { SimulatedNetwork, type SimulatedPacket } from "../support/simulated-network.ts";
import {
  connected as connectedPair,
  ids,
  opcodeOf,
  settle as settleOn,
  withOpcode,
} from "../support/simulated-pair.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

const settle = (...qps: Qp[]) => settleOn(network, ...qps);

function connected(options: QpOptions = {}): [Qp, Qp] {
  const made = connectedPair(options);
  network = made.network;
  return [made.a, made.b];
}
const MTU = 1024;

describe("UC", () => {
  const uc = { type: v.IBV_QPT_UC };

  it("sends packets in order, requests no acknowledgement and receives none", () => {
    const [a, b] = connected(uc);
    const sent: SimulatedPacket[] = [];
    network.fate = (packet) => {
      sent.push(packet);
      return [5];
    };
    const x = a.side.buffer(65536).fill(3);
    const y = b.side.buffer(65536);
    b.recv(1, [sge(y, 0, 65536)]);
    a.post({ id: 7, opcode: v.IBV_WR_SEND_WITH_IMM, imm: 99, sges: [sge(x, 0, 3 * MTU + 5)] });
    const [done, received] = settle(a, b) as [Completion[], Completion[]];
    expect(ids(done)).toEqual([[7, 0]]);
    expect(received).toMatchObject([{ id: 1, status: 0, bytes: 3 * MTU + 5, imm: 99, sourceQp: a.number }]);
    expect(Buffer.compare(x.bytes.subarray(0, 3 * MTU + 5), y.bytes.subarray(0, 3 * MTU + 5))).toBe(0);
    expect(sent.map(opcodeOf)).toEqual([0x20, 0x21, 0x21, 0x23]);
    expect(sent.every((packet) => packet.from === "10.0.0.1" && (packet.bytes[8]! & 0x80) === 0)).toBe(true);
  });

  it("a message with a missing packet is dropped, the next one reuses its receive, and the sender gets no error", () => {
    for (const lost of [0, 1, 2, 3]) {
      const [a, b] = connected(uc);
      const x = a.side.buffer(65536).fill(lost + 1);
      const y = b.side.buffer(65536);
      for (const id of [1, 2, 3]) b.recv(id, [sge(y, (id - 1) * 8192, 8192)]);
      let packets = 0;
      network.fate = () => (packets++ === 4 + lost ? [] : [5]);
      for (const id of [10, 11, 12]) a.post({ id, sges: [sge(x, (id - 10) * 4096, 4 * MTU)] });
      const [done, received] = settle(a, b) as [Completion[], Completion[]];
      expect(ids(done)).toEqual([
        [10, 0],
        [11, 0],
        [12, 0],
      ]);
      expect(ids(received)).toEqual([
        [1, 0],
        [2, 0],
      ]);
      expect(Buffer.compare(y.bytes.subarray(0, 4096), x.bytes.subarray(0, 4096))).toBe(0);
      expect(Buffer.compare(y.bytes.subarray(8192, 12288), x.bytes.subarray(8192, 12288))).toBe(0);
      network.close();
    }
  });

  it("reordered packets drop their message and no other", () => {
    const [a, b] = connected(uc);
    const x = a.side.buffer(65536).fill(1);
    const y = b.side.buffer(65536);
    for (const id of [1, 2, 3]) b.recv(id, [sge(y, 0, 8192)]);
    let packets = 0;
    network.fate = () => [packets++ === 5 ? 6 : 5];
    for (const id of [10, 11, 12]) a.post({ id, sges: [sge(x, 0, 4 * MTU)] });
    expect(ids(settle(b)[0]!)).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it("writes take effect up to the loss; immediate data arrives only with the whole message", () => {
    const [a, b] = connected(uc);
    const x = a.side.buffer(65536).fill(9);
    const y = b.side.buffer(65536);
    b.recv(1);
    b.recv(2);
    const write = {
      opcode: v.IBV_WR_RDMA_WRITE_WITH_IMM,
      sges: [sge(x, 0, 4 * MTU)],
      remote: y.pointer,
      rkey: y.rkey,
    };
    let packets = 0;
    network.fate = () => (packets++ === 2 ? [] : [5]);
    a.post({ ...write, imm: 1 });
    a.post({ ...write, imm: 2, remote: y.pointer + 8192 });
    expect(settle(b)[0]).toMatchObject([{ id: 1, imm: 2, bytes: 4 * MTU }]);
    expect(Buffer.compare(y.bytes.subarray(0, 2 * MTU), x.bytes.subarray(0, 2 * MTU))).toBe(0);
    expect(y.bytes.subarray(2 * MTU, 4 * MTU).every((byte) => byte === 0)).toBe(true);
    expect(Buffer.compare(y.bytes.subarray(8192, 8192 + 4 * MTU), x.bytes.subarray(0, 4 * MTU))).toBe(0);
  });

  it("wrong keys, bounds, lengths and missing rights are dropped without an answer", () => {
    const [a, b] = connected(uc);
    const x = a.side.buffer(65536).fill(9);
    const y = b.side.buffer(8192);
    const readOnly = b.side.buffer(8192, v.IBV_ACCESS_LOCAL_WRITE | v.IBV_ACCESS_REMOTE_READ);
    b.recv(1, [sge(y, 0, 100)]);
    const write = { opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 2000)] };
    a.post({ ...write, remote: y.pointer, rkey: y.rkey ^ 0x1000 });
    a.post({ ...write, remote: y.pointer + 7000, rkey: y.rkey });
    a.post({ ...write, remote: readOnly.pointer, rkey: readOnly.rkey });
    a.post({ sges: [sge(x, 0, 101)] });
    a.post({ id: 5, sges: [sge(x, 0, 100)] });
    const [done, received] = settle(a, b) as [Completion[], Completion[]];
    expect(done.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0]);
    expect(ids(received)).toEqual([[1, 0]]);
    expect(y.bytes.subarray(100).every((byte) => byte === 0)).toBe(true);
    expect(readOnly.bytes.every((byte) => byte === 0)).toBe(true);
    expect([a.state(), b.state()]).toEqual([v.IBV_QPS_RTS, v.IBV_QPS_RTS]);
  });

  it("a good packet from another source, or with another destination address, is dropped", () => {
    network = new SimulatedNetwork();
    const a = new Side(network.addNic("10.0.0.1").lib).qp(uc);
    const b = new Side(network.addNic("10.0.0.2", "10.0.0.22").lib).qp(uc);
    const second = b.side.qp(uc);
    a.connect(b.endpoint());
    b.connect(a.endpoint());
    // Opens the second address.
    second.connect(a.endpoint(), { gidIndex: 1 });
    const x = a.side.buffer(4096).fill(1);
    const y = b.side.buffer(4096);
    b.recv(1, [sge(y, 0, 4096)]);
    const seen: SimulatedPacket[] = [];
    network.fate = (packet) => {
      seen.push(packet);
      return [];
    };
    a.post({ sges: [sge(x, 0, 100)] });
    settle(a);
    network.fate = () => [5];
    const [packet] = seen;
    network.inject(withOpcode({ ...packet!, from: "10.0.0.3" }, 0x24));
    network.inject(withOpcode({ ...packet!, to: "10.0.0.22" }, 0x24));
    expect(settle(b, second)).toEqual([[], []]);
    network.inject(withOpcode(packet!, 0x24));
    expect(ids(settle(b)[0]!)).toEqual([[1, 0]]);
  });

  it("has no reads, atomics or invalidating sends", () => {
    const [a, b] = connected(uc);
    const x = a.side.buffer(4096);
    const remote = { sges: [sge(x, 0, 8)], remote: x.pointer, rkey: x.rkey };
    for (const opcode of [v.IBV_WR_RDMA_READ, v.IBV_WR_SEND_WITH_INV])
      expect(a.post({ ...remote, opcode })).toBe(Errno.EINVAL);
    for (const opcode of [v.IBV_WR_ATOMIC_FETCH_AND_ADD, v.IBV_WR_ATOMIC_CMP_AND_SWP])
      expect(a.post({ ...remote, opcode, compareAdd: 1n })).toBe(Errno.EINVAL);
    expect(settle(a, b)).toEqual([[], []]);
  });

  it("a local error stops the sending half: the rest is flushed, receiving continues, and RTS resumes", () => {
    const [a, b] = connected(uc);
    const x = a.side.buffer(65536).fill(1);
    const y = b.side.buffer(65536);
    for (const qp of [a, b]) for (const id of [1, 2, 3]) qp.recv(id, [sge(qp === a ? x : y, 8192, 8192)]);
    a.post({ id: 10, sges: [sge(x, 0, 2000)] });
    a.post({ id: 11, sges: [[x.pointer, 2000, x.lkey ^ 0x100]] });
    a.post({ id: 12, sges: [sge(x, 0, 2000)] });
    const [done, received] = settle(a, b) as [Completion[], Completion[]];
    expect(ids(done)).toEqual([
      [10, 0],
      [11, v.IBV_WC_LOC_PROT_ERR],
      [12, v.IBV_WC_WR_FLUSH_ERR],
    ]);
    expect(ids(received)).toEqual([[1, 0]]);
    expect(a.state()).toBe(v.IBV_QPS_SQE);
    a.post({ id: 13, sges: [sge(x, 0, 2000)] });
    b.post({ id: 20, sges: [sge(y, 0, 500)] });
    expect(ids(settle(a)[0]!)).toEqual([
      [13, v.IBV_WC_WR_FLUSH_ERR],
      [1, 0],
    ]);
    expect(a.modify(v.IBV_QP_STATE, (attr) => Object.assign(attr, { qp_state: v.IBV_QPS_RTS }))).toBe(0);
    a.post({ id: 14, sges: [sge(x, 0, 2000)] });
    expect(settle(a, b).map(ids)).toEqual([
      [[14, 0]],
      [
        [20, 0],
        [2, 0],
      ],
    ]);
  });
});
