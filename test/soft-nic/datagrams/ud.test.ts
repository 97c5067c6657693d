// UD of the soft NIC over a simulated network.
import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Errno } from "../../../ffi/libc/index.ts";
import { sge } from "../../support/sge.ts";
import { type Completion, QKEY, type Qp, type QpOptions, Side } from "../support/harness.ts";
import type { SimulatedNetwork, SimulatedPacket } from "../support/simulated-network.ts";
import {
  connected as connectedPair,
  ids,
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

describe("UD", () => {
  function datagrams(options: QpOptions = {}) {
    const [a, b] = connected({ ...options, type: v.IBV_QPT_UD });
    const to: [number, number, number] = [a.side.ah(b.side.gid()), b.number, QKEY];
    const x = a.side.buffer(65536).fill(5);
    const y = b.side.buffer(65536);
    return { a, b, to, x, y };
  }

  it("puts an IPv4 header before the datagram, as the kernel's rxe does", () => {
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
    // Version and length of the header, BTH 12, DETH 8, immediate 4, payload and pad 104, ICRC 4, UDP 8, IP
    // 20.
    expect(header[0]).toBe(0x45);
    expect(header.readUInt16BE(2)).toBe(12 + 8 + 4 + 104 + 4 + 8 + 20);
    expect([...header.subarray(12)]).toEqual([10, 0, 0, 1, 10, 0, 0, 2]);
    let sum = 0;
    for (let i = 0; i < 20; i += 2) sum += header.readUInt16BE(i);
    expect(sum % 0xffff).toBe(0);
    expect(Buffer.compare(y.bytes.subarray(40, 141), x.bytes.subarray(0, 101))).toBe(0);
    expect(y.bytes[141]).toBe(0xaa);
  });

  it("sends in the order of posts, before a queue pair that was connected later", () => {
    const { a, b, to, x, y } = datagrams();
    for (let i = 0; i < 2; i++) b.recv(i, [sge(y, 0, 100)]);
    settle(a, b);
    a.post({ sges: [sge(x, 0, 8)], to, flags: 0 });
    const later = a.side.qp({ type: v.IBV_QPT_UD });
    later.connect(b.endpoint());
    later.post({ sges: [sge(x, 0, 8)], to, flags: 0 });
    const [received] = settle(b) as [Completion[]];
    expect(received.map(({ sourceQp }) => sourceQp)).toEqual([a.number, later.number]);
  });

  it("drops a datagram with a wrong key, without a receive, or without room for the header", () => {
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

  it("a bad receive moves the receiver to the error state with its status", () => {
    const { a, b, to, x, y } = datagrams();
    b.recv(1, [[y.pointer, 4096, y.lkey ^ 0x100]]);
    b.recv(2, [sge(y, 0, 4096)]);
    a.post({ sges: [sge(x, 0, 8)], to });
    expect(ids(settle(b)[0]!)).toEqual([
      [1, v.IBV_WC_LOC_PROT_ERR],
      [2, v.IBV_WC_WR_FLUSH_ERR],
    ]);
  });

  it("refuses at post time: messages that are too long, bad address handles, other operations", () => {
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

  it("is sent when the address handle is destroyed between posting and sending", () => {
    const { a, b, to, x, y } = datagrams({ sendWr: 200, recvWr: 200 });
    for (let i = 0; i < 100; i++) b.recv(i, [sge(y, 0, 4096)]);
    for (let i = 0; i < 100; i++) a.post({ sges: [sge(x, 0, 8)], to, flags: 0 });
    a.side.lib.ibv_destroy_ah(to[0]);
    expect(settle(b)[0]).toHaveLength(100);
  });

  it("may be sent to its own QP", () => {
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

  it("packets of another transport to a QP of this number are dropped", () => {
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
