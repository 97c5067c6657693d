// The soft NIC over IPv6, on ::1, which a host has without configuration.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { ApplicationScratch } from "../../../src/soft/hca/arena/engine.ts";
import { gidOfAddress } from "../../../src/soft/hca/links/common/addresses.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../../src/soft/hca/links/common/sockets.ts";
import { cutAddress, faultCounts, setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { sge } from "../../support/sge.ts";
import { runFixture } from "../../support/subprocess.ts";
import { until } from "../../support/until.ts";
import { readCapture } from "../support/capture-file.ts";
import { QKEY, type Qp, type QpOptions, Side } from "../support/harness.ts";
import { referenceIcrc6 } from "../unit/packet.ts";

// The test needs packets, so shared memory is disabled.
process.env.DOORBELL_SOFT_SHARED = "off";

const loopback = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === "::1"),
);

describe.skipIf(!loopback)("soft0 over IPv6", () => {
  let side: Side;
  let index: number;
  beforeAll(async () => {
    side = new Side();
    index = softNic().addresses.findIndex(({ address }) => address === "::1");
    // Only one process of a host can use ::1 at a time, so another run of this test may hold it.
    const end = performance.now() + 20_000;
    while (side.ah(side.gid(index), index) === 0 && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, 30_000);
  afterAll(() => side.close());

  function pair(options: QpOptions & { mtu?: number } = {}): [Qp, Qp] {
    const [a, b] = [side.qp(options), side.qp(options)];
    const how = { gidIndex: index, mtu: options.mtu ?? v.IBV_MTU_4096 };
    a.connect(b.endpoint(index), how);
    b.connect(a.endpoint(index), how);
    return [a, b];
  }

  test("the GID table has the host's IPv6 addresses", () => {
    expect(index).toBeGreaterThan(0);
    expect(side.gid(index)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    const { addresses } = softNic();
    expect(addresses.every(({ address }) => !address.startsWith("fe80"))).toBe(true);
    for (const [i, { address }] of addresses.entries())
      expect(side.gid(i)).toEqual([...gidOfAddress(address)]);
  });

  test("faults: lost packets are retransmitted, and an address is cut and mended", async () => {
    const { e } = softNic();
    const [a] = pair({ mtu: 3 });
    const x = side.buffer(65536).fill(8);
    const y = side.buffer(65536);
    const write = { opcode: v.IBV_WR_RDMA_WRITE, remote: y.pointer, rkey: y.rkey, sges: [sge(x, 0, 60_000)] };
    try {
      setFaults(e, "drop=0.1,reorder=0.1,seed=5");
      a.post(write);
      expect((await a.one()).status).toBe(0);
      expect(Buffer.compare(x.bytes.subarray(0, 60_000), y.bytes.subarray(0, 60_000))).toBe(0);
      expect(faultCounts(e).drop).toBeGreaterThan(0);
      setFaults(e, "cut=::1");
      a.post(write);
      await until(() => faultCounts(e).cut >= 3);
      expect(a.poll()).toBeUndefined();
      cutAddress(e, "::1", false);
      expect((await a.one()).status).toBe(0);
    } finally {
      setFaults(e, "");
    }
    a.destroy();
  });

  test.each([1, 2, 3, 4, 5])("RC: every operation at path MTU code %i", async (mtu) => {
    const [a, b] = pair({ mtu });
    const x = side.buffer(65536).fill(mtu);
    const y = side.buffer(65536);
    const remote = { remote: y.pointer, rkey: y.rkey };
    for (const bytes of [0, 1, 255, 4097, 30_001]) {
      y.bytes.fill(0);
      a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, bytes)], ...remote });
      expect((await a.one()).status).toBe(0);
      expect(Buffer.compare(x.bytes.subarray(0, bytes), y.bytes.subarray(0, bytes))).toBe(0);
      expect(y.bytes[bytes]).toBe(0);
      a.post({ opcode: v.IBV_WR_RDMA_READ, sges: [sge(x, 32_768, bytes)], ...remote });
      expect((await a.one()).status).toBe(0);
      expect(Buffer.compare(x.bytes.subarray(32_768, 32_768 + bytes), y.bytes.subarray(0, bytes))).toBe(0);
      b.recv(1, [sge(y, 32_768, 32_768)]);
      a.post({ sges: [sge(x, 0, bytes)] });
      expect((await b.one()).bytes).toBe(bytes);
      expect((await a.one()).status).toBe(0);
    }
    const cell = new DataView(y.bytes.buffer, y.bytes.byteOffset);
    cell.setBigUint64(0, 40n, true);
    const add = { opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, compareAdd: 2n, sges: [sge(x, 0, 8)], ...remote };
    a.post(add);
    expect((await a.one()).status).toBe(0);
    expect(cell.getBigUint64(0, true)).toBe(42n);
    for (const qp of [a, b]) qp.destroy();
  });

  test("UC and UD, with an IPv6 header before the datagram", async () => {
    const [a, b] = pair({ type: v.IBV_QPT_UC });
    const x = side.buffer(65536).fill(3);
    const y = side.buffer(65536);
    b.recv(1, [sge(y, 0, 65536)]);
    a.post({ sges: [sge(x, 0, 20_000)] });
    expect((await b.one()).bytes).toBe(20_000);
    expect(Buffer.compare(x.bytes.subarray(0, 20_000), y.bytes.subarray(0, 20_000))).toBe(0);
    const [p, q] = pair({ type: v.IBV_QPT_UD });
    q.recv(1, [sge(y, 0, 4096)]);
    const ah = side.ah(side.gid(index), index, 0xb8, 17);
    p.post({ sges: [sge(x, 0, 1001)], to: [ah, q.number, QKEY] });
    const received = await q.one();
    expect(received).toMatchObject({ bytes: 1041, flags: v.IBV_WC_GRH, sourceQp: p.number });
    const header = Buffer.from(y.bytes.subarray(0, 40));
    // Lengths: UDP 8, BTH 12, DETH 8, payload and pad 1004, ICRC 4.
    // The NIC sets the ECN field of the traffic class. The value 17 is the protocol number of UDP and the hop
    // limit here.
    expect([header.readUInt32BE(0), header.readUInt16BE(4)]).toEqual([0x6ba00000, 1036]);
    expect([header[6], header[7]]).toEqual([17, 17]);
    expect([...header.subarray(8, 24)]).toEqual(side.gid(index));
    expect([...header.subarray(24, 40)]).toEqual(side.gid(index));
    expect(Buffer.compare(x.bytes.subarray(0, 1001), y.bytes.subarray(40, 1041))).toBe(0);
    for (const qp of [a, b, p, q]) qp.destroy();
  });

  test("all bits of the ICRC are checked, and runs of packets are sent as one datagram", async () => {
    const { e } = softNic();
    const [a, b] = pair();
    const x = side.buffer(1 << 20).fill(5);
    const y = side.buffer(1 << 20);
    const before = { solved: e.u32[Counter.solvedIdents]!, bad: e.u32[Counter.badIcrc]! };
    const [packets, datagrams] = [e.u32[Counter.sentPackets]!, e.u32[Counter.sentDatagrams]!];
    a.post({
      opcode: v.IBV_WR_RDMA_WRITE,
      sges: [sge(x, 0, 1 << 20)],
      remote: y.pointer,
      rkey: y.rkey,
    });
    expect((await a.one()).status).toBe(0);
    expect(Buffer.compare(x.bytes, y.bytes)).toBe(0);
    expect([e.u32[Counter.solvedIdents], e.u32[Counter.badIcrc]]).toEqual([before.solved, before.bad]);
    expect(e.u32[Counter.sentDatagrams]! - datagrams).toBeLessThan(
      (e.u32[Counter.sentPackets]! - packets) / 2,
    );
    for (const qp of [a, b]) qp.destroy();
  });

  test("a capture holds IPv6 packets with a valid ICRC", () => {
    side.close();
    const folder = mkdtempSync(join(tmpdir(), "doorbell-capture-"));
    const file = join(folder, "six.pcapng");
    const environment = {
      DOORBELL_SOFT_PCAP: file,
      DOORBELL_SOFT_ADDRESS: "::1",
      DOORBELL_SOFT_SHARED: "off",
    };
    const { status, stderr } = runFixture("capture-traffic.ts", [], { environment });
    expect([status, stderr]).toEqual([0, ""]);
    const packets = readCapture(readFileSync(file));
    rmSync(folder, { recursive: true });
    side = new Side();
    expect(packets.length).toBeGreaterThanOrEqual(12);
    for (const { ip } of packets) {
      const view = new DataView(ip.buffer);
      expect([view.getUint32(0), view.getUint16(4), ip[6]]).toEqual([0x60200000, ip.length - 40, 17]);
      expect(ip[7]).toBe(64);
      expect([...ip.subarray(8, 40)]).toEqual([...gidOfAddress("::1"), ...gidOfAddress("::1")]);
      expect(view.getUint32(ip.length - 4, true)).toBe(referenceIcrc6(ip.slice(0, -4)));
    }
  });

  test("packets are sent as ECN-capable, and marked ones are answered", async () => {
    const { e } = softNic();
    const [a, b] = pair();
    const fd = e.i32[Sockets.table + index * SOCKET_WORDS + Socket.fd]!;
    const option = e.base + ApplicationScratch.word * 4;
    e.i32[ApplicationScratch.sink] = 4;
    const { libc } = c;
    const length = e.base + ApplicationScratch.sink * 4;
    expect(libc.getsockopt(fd, c.IPPROTO_IPV6, c.IPV6_TCLASS, option, length)).toBe(0);
    expect(e.i32[ApplicationScratch.word]).toBe(2);
    const [sent, handled] = [e.u32[Counter.sentCnps]!, e.u32[Counter.handledCnps]!];
    // The host acts as the network here and marks all packets that leave.
    e.i32[ApplicationScratch.word] = 3;
    expect(libc.setsockopt(fd, c.IPPROTO_IPV6, c.IPV6_TCLASS, option, 4)).toBe(0);
    b.recv(1);
    a.post({});
    await Promise.all([a.one(), b.one()]);
    await until(() => e.u32[Counter.handledCnps] !== handled);
    expect(e.u32[Counter.sentCnps]!).toBeGreaterThan(sent);
    expect(e.u32[Counter.handledCnps]!).toBeGreaterThan(handled);
    e.i32[ApplicationScratch.word] = 2;
    libc.setsockopt(fd, c.IPPROTO_IPV6, c.IPV6_TCLASS, option, 4);
    for (const qp of [a, b]) qp.destroy();
  });

  test("datagrams arrive at every address, and a yielding socket gives its address to another process", async () => {
    side.close();
    const { i32, base } = softNic().e;
    const fixture = new Side();
    const at = Sockets.table + index * SOCKET_WORDS;
    const ud = fixture.qp({ type: v.IBV_QPT_UD });
    ud.connect(ud.endpoint());
    const inCase = i32[at + Socket.fd]!;
    expect([inCase >= 0, i32[at + Socket.yielding]]).toEqual([true, 1]);
    // Another process may bind the address: here a local socket, bound as the NIC of another process would
    // do.
    const { addresses } = softNic();
    const other = c.libc.socket(c.AF_INET6, c.SOCK_DGRAM | c.SOCK_CLOEXEC, 0);
    i32[ApplicationScratch.word] = 1;
    const option = base + ApplicationScratch.word * 4;
    expect(c.libc.setsockopt(other, c.SOL_SOCKET, c.SO_REUSEADDR, option, 4)).toBe(0);
    const name = new Uint8Array(memory(base + ApplicationScratch.sges * 4, 28));
    name.fill(0).set([c.AF_INET6, 0, 4791 >> 8, 4791 & 255]);
    name.set(gidOfAddress(addresses[index]!.address), 8);
    expect(c.libc.bind(other, base + ApplicationScratch.sges * 4, 28)).toBe(0);
    i32[ApplicationScratch.word] = 0;
    expect(c.libc.setsockopt(other, c.SOL_SOCKET, c.SO_REUSEADDR, option, 4)).toBe(0);
    expect(fixture.ah(fixture.gid(index), index)).toBe(0);
    expect(c.errno()).toBe(c.Errno.EADDRINUSE);
    c.libc.close(other);
    // The NIC binds the address permanently now.
    expect(fixture.ah(fixture.gid(index), index)).not.toBe(0);
    expect(i32[at + Socket.yielding]).toBe(0);
    const region = fixture.buffer(4096);
    ud.recv(1, [[region.pointer, 1024, region.lkey]]);
    const to: [number, number, number] = [fixture.ah(fixture.gid(index), index), ud.number, QKEY];
    ud.post({ sges: [[region.pointer, 8, region.lkey]], to, flags: 0 });
    expect(await ud.one()).toMatchObject({ id: 1, bytes: 48 });
    fixture.close();
    side = new Side();
  });

  test("an address of the other family is refused", () => {
    const { EINVAL } = c.Errno;
    const qp = side.qp();
    qp.init();
    expect(qp.rtr({ ...qp.endpoint(0) }, { gidIndex: index })).toBe(EINVAL);
    expect(qp.rtr({ ...qp.endpoint(index) }, { gidIndex: 0 })).toBe(EINVAL);
    expect(qp.rtr({ ...qp.endpoint(0), gid: Array(16).fill(0) }, { gidIndex: index })).toBe(EINVAL);
    expect(side.ah(side.gid(index), 0)).toBe(0);
    expect(side.ah(side.gid(0), index)).toBe(0);
    qp.destroy();
  });

  test("ibv_query_gid_ex reports RoCE v2 for all GIDs", () => {
    const entry = s.ibv_gid_entry.alloc();
    for (let i = 0; i < softNic().addresses.length; i++) {
      expect(side.lib._ibv_query_gid_ex(side.context, 1, i, entry.pointer, 0, s.ibv_gid_entry.size)).toBe(0);
      expect(entry.gid_type).toBe(v.IBV_GID_TYPE_ROCE_V2);
      expect([...new Uint8Array(memory(entry.gid.pointer, 16))]).toEqual(side.gid(i));
    }
  });
});
