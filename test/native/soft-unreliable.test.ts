// UC and UD of the soft NIC over a simulated network, where a test decides which packet is lost.
import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../ffi/ibverbs/constants.ts";
import { Errno } from "../../ffi/libc/index.ts";
import { SimulatedNetwork, type SimulatedPacket } from "../../src/soft/hca/net/simulated-network.ts";
import { referenceIcrc } from "../unit/soft/packet.ts";
import { type Completion, QKEY, type Qp, type QpOptions, type Region, Side } from "./soft-harness.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

const MTU = 1024;
const sge = (region: Region, offset: number, bytes: number): [number, number, number] => [
  region.pointer + offset,
  bytes,
  region.lkey,
];
const opcodeOf = (packet: SimulatedPacket) => packet.bytes[0]!;

function connected(options: QpOptions = {}): [Qp, Qp] {
  network = new SimulatedNetwork();
  const a = new Side(network.addNic("10.0.0.1").lib).qp(options);
  const b = new Side(network.addNic("10.0.0.2").lib).qp(options);
  a.connect(b.endpoint());
  b.connect(a.endpoint());
  return [a, b];
}

/** The packet with another opcode and the ICRC that goes with it. */
function withOpcode(packet: SimulatedPacket, opcode: number): SimulatedPacket {
  const bytes = packet.bytes.slice();
  bytes[0] = opcode;
  const ip = Buffer.alloc(28);
  ip.writeUInt16BE(0x4500);
  ip.writeUInt16BE(28 + bytes.length, 2);
  ip.writeUInt32BE(0x4000, 4);
  ip.writeUInt16BE(0x4011, 8);
  ip.set(packet.from.split(".").map(Number), 12);
  ip.set(packet.to.split(".").map(Number), 16);
  ip.writeUInt16BE(packet.port, 20);
  ip.writeUInt16BE(4791, 22);
  ip.writeUInt16BE(8 + bytes.length, 24);
  const icrc = referenceIcrc(Uint8Array.from([...ip, ...bytes.subarray(0, -4)]));
  new DataView(bytes.buffer).setUint32(bytes.length - 4, icrc, true);
  return { ...packet, bytes };
}

/** Lets everything happen that can, and takes what completed. */
function settle(...qps: Qp[]): Completion[][] {
  network.run(() => false);
  return qps.map((qp) => {
    const found: Completion[] = [];
    for (let next = qp.poll(); next !== undefined; next = qp.poll()) found.push(next);
    return found;
  });
}

const ids = (completions: Completion[]) => completions.map(({ id, status }) => [id, status]);

describe("UC", () => {
  const uc = { type: v.IBV_QPT_UC };

  it("sends one packet after another, asks for nothing and gets no answer", () => {
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

  it("a message with a hole vanishes, the next takes over its receive, and the sender knows nothing", () => {
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

  it("packets that overtake each other break their message and no other", () => {
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

  it("writes land as far as they came; an immediate comes only with the whole message", () => {
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

  it("wrong keys, bounds, lengths and missing rights are dropped without a word", () => {
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

  it("a local error stops the sending half: the rest is flushed, receiving goes on, RTS resumes", () => {
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

describe("UD", () => {
  function datagrams(options: QpOptions = {}) {
    const [a, b] = connected({ ...options, type: v.IBV_QPT_UD });
    const to: [number, number, number] = [a.side.ah(b.side.gid()), b.number, QKEY];
    const x = a.side.buffer(65536).fill(5);
    const y = b.side.buffer(65536);
    return { a, b, to, x, y };
  }

  it("puts an IPv4 header as the kernel's rxe does in front of the datagram", () => {
    const { a, b, to, x, y } = datagrams();
    y.bytes.fill(0xaa);
    b.recv(1, [sge(y, 0, 1000)]);
    a.post({ id: 2, opcode: v.IBV_WR_SEND_WITH_IMM, imm: 5, sges: [sge(x, 0, 101)], to });
    const [done, received] = settle(a, b) as [Completion[], Completion[]];
    expect(ids(done)).toEqual([[2, 0]]);
    const flags = v.IBV_WC_GRH | v.IBV_WC_WITH_IMM;
    expect(received).toMatchObject([{ id: 1, bytes: 141, imm: 5, flags, sourceQp: a.number, opcode: 128 }]);
    expect([...y.bytes.subarray(0, 20)]).toEqual(Array(20).fill(0));
    const header = Buffer.from(y.bytes.subarray(20, 40));
    // Version and length of the header, BTH 12, DETH 8, immediate 4, payload and pad 104, ICRC 4, UDP 8, IP 20.
    expect(header[0]).toBe(0x45);
    expect(header.readUInt16BE(2)).toBe(12 + 8 + 4 + 104 + 4 + 8 + 20);
    expect([...header.subarray(12)]).toEqual([10, 0, 0, 1, 10, 0, 0, 2]);
    let sum = 0;
    for (let i = 0; i < 20; i += 2) sum += header.readUInt16BE(i);
    expect(sum % 0xffff).toBe(0);
    expect(Buffer.compare(y.bytes.subarray(40, 141), x.bytes.subarray(0, 101))).toBe(0);
    expect(y.bytes[141]).toBe(0xaa);
  });

  it("the wrong key, no receive, or a receive without room for the header drop it", () => {
    const { a, b, to, x, y } = datagrams();
    const post = (bytes: number, qkey = QKEY) =>
      a.post({ sges: [sge(x, 0, bytes)], to: [to[0], to[1], qkey], flags: 0 });
    post(8);
    expect(settle(b)).toEqual([[]]);
    b.recv(1, [sge(y, 0, 100)]);
    post(8, QKEY + 1);
    post(61);
    expect(settle(b)).toEqual([[]]);
    post(60);
    expect(settle(b)).toMatchObject([[{ id: 1, bytes: 100 }]]);
    expect(b.state()).toBe(v.IBV_QPS_RTS);
  });

  it("a bad receive takes the receiver down with its status", () => {
    const { a, b, to, x, y } = datagrams();
    b.recv(1, [[y.pointer, 4096, y.lkey ^ 0x100]]);
    b.recv(2, [sge(y, 0, 4096)]);
    a.post({ sges: [sge(x, 0, 8)], to });
    expect(ids(settle(b)[0]!)).toEqual([
      [1, v.IBV_WC_LOC_PROT_ERR],
      [2, v.IBV_WC_WR_FLUSH_ERR],
    ]);
  });

  it("refuses when posted: too long, no address handle, another domain's, a destroyed one, other operations", () => {
    const { a, b, to, x } = datagrams();
    const post = (bytes: number, ah: number, opcode: number = v.IBV_WR_SEND) =>
      a.post({ opcode, sges: [sge(x, 0, bytes)], to: [ah, to[1], to[2]], flags: 0 });
    expect(post(4097, to[0])).toBe(Errno.EMSGSIZE);
    expect(post(4096, to[0])).toBe(0);
    expect(post(8, 0)).toBe(Errno.EINVAL);
    expect(post(8, x.pointer)).toBe(Errno.EINVAL);
    const otherDomain = new Side(a.side.lib);
    expect(post(8, otherDomain.ah(b.side.gid()))).toBe(Errno.EINVAL);
    expect(post(8, to[0], v.IBV_WR_RDMA_WRITE)).toBe(Errno.EINVAL);
    expect(a.side.lib.ibv_destroy_ah(to[0])).toBe(0);
    expect(post(8, to[0])).toBe(Errno.EINVAL);
    settle(a, b);
    expect(network.sent).toBe(1);
  });

  it("has gone its way when the address handle is destroyed between posting and sending", () => {
    const { a, b, to, x, y } = datagrams({ sendWr: 200, recvWr: 200 });
    for (let i = 0; i < 100; i++) b.recv(i, [sge(y, 0, 4096)]);
    for (let i = 0; i < 100; i++) a.post({ sges: [sge(x, 0, 8)], to, flags: 0 });
    a.side.lib.ibv_destroy_ah(to[0]);
    expect(settle(b)[0]).toHaveLength(100);
  });

  it("comes back to its own QP", () => {
    const { a, x } = datagrams();
    const self: [number, number, number] = [a.side.ah(a.side.gid()), a.number, QKEY];
    a.recv(1, [sge(x, 1000, 100)]);
    a.post({ id: 2, sges: [sge(x, 0, 50)], to: self });
    const found = settle(a)[0]!;
    expect(ids(found)).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect(Buffer.compare(x.bytes.subarray(1040, 1090), x.bytes.subarray(0, 50))).toBe(0);
  });

  it("packets of another transport, to a QP of this number, are dropped", () => {
    const { a, b, to, x, y } = datagrams();
    b.recv(1, [sge(y, 0, 4096)]);
    const seen: SimulatedPacket[] = [];
    network.fate = (packet) => {
      seen.push(packet);
      return [];
    };
    a.post({ sges: [sge(x, 0, 8)], to });
    settle(a);
    network.fate = () => [5];
    for (const opcode of [0x04, 0x24, 0x84, 0xa4]) {
      network.inject(withOpcode(seen[0]!, opcode));
    }
    expect(settle(b)).toEqual([[]]);
    network.inject(withOpcode(seen[0]!, 0x64));
    expect(settle(b)[0]).toHaveLength(1);
  });
});
