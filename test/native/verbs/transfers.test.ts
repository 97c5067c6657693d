import { describe, expect, test } from "vitest";
import { remoteSlice, VerbsError } from "../../../src/index.ts";
import { netdevPayload } from "../../../src/rdma/address/netdev-mtu.ts";
import { deviceName, makePair, openTestDevice, type Pair, pattern, word } from "./pair.ts";

const awkwardSizes = [0, 1, 3, 255, 256, 1023, 1024, 1025, 4095, 4096, 4097, 8192, 65_535, 65_536, 200_003];

describe(`transfers on ${deviceName}`, () => {
  test("a message arrives whole at every size around a packet's", async () => {
    using pair = makePair({ bytes: 256 * 1024 });
    const { near, far } = pair;
    for (const size of awkwardSizes) {
      const data = pattern(size, size + 1);
      near.region.bytes.set(data);
      far.region.bytes.fill(0xee);
      far.qp.receive({ local: far.region, wrId: size });
      near.qp.send({ local: near.region.slice(0, size) });
      const received = await far.cq.next();
      expect([received.opcode, received.wrId, received.byteLength]).toEqual(["receive", size, size]);
      expect(Buffer.from(far.region.bytes.subarray(0, size)).equals(data)).toBe(true);
      expect(far.region.bytes[size]).toBe(0xee);
      expect((await near.cq.next()).opcode).toBe("send");
    }
  });

  test("an RDMA write changes the target bytes and no others", async () => {
    using pair = makePair({ bytes: 256 * 1024 });
    const { near, far } = pair;
    for (const size of awkwardSizes) {
      const data = pattern(size, size + 7);
      near.region.bytes.set(data, 5);
      far.region.bytes.fill(0xee);
      near.qp.write({
        local: near.region.slice(5, 5 + size),
        remote: remoteSlice(far.region.remote(), 9, 9 + size),
      });
      const done = await near.cq.next();
      expect(done.opcode).toBe("write");
      expect(Buffer.from(far.region.bytes.subarray(9, 9 + size)).equals(data)).toBe(true);
      expect([far.region.bytes[8], far.region.bytes[9 + size]]).toEqual([0xee, 0xee]);
    }
    expect(far.cq.poll()).toEqual([]);
  });

  test("an RDMA read returns the peer's bytes", async () => {
    using pair = makePair({ bytes: 256 * 1024 });
    const { near, far } = pair;
    for (const size of awkwardSizes) {
      const data = pattern(size, size + 13);
      far.region.bytes.set(data, 3);
      near.region.bytes.fill(0xee);
      near.qp.read({
        local: near.region.slice(1, 1 + size),
        remote: remoteSlice(far.region.remote(), 3, 3 + size),
      });
      const done = await near.cq.next();
      expect([done.opcode, done.byteLength]).toEqual(["read", size]);
      expect(Buffer.from(near.region.bytes.subarray(1, 1 + size)).equals(data)).toBe(true);
      expect([near.region.bytes[0], near.region.bytes[1 + size]]).toEqual([0xee, 0xee]);
    }
  });

  test("a write with immediate takes a receive and shows its 32 bits", async () => {
    using pair = makePair();
    const { near, far } = pair;
    near.region.bytes.set(pattern(5000));
    far.qp.receive({ wrId: 77 });
    near.qp.write({ local: near.region.slice(0, 5000), remote: far.region.remote(), immediate: 0xdeadbeef });
    const received = await far.cq.next();
    expect(received.opcode).toBe("receiveWriteWithImmediate");
    expect([received.wrId, received.immediate, received.byteLength]).toEqual([77, 0xdeadbeef, 5000]);
    expect(Buffer.from(far.region.bytes.subarray(0, 5000)).equals(pattern(5000))).toBe(true);
    expect((await near.cq.next()).immediate).toBeUndefined();
  });

  test("a send carries an immediate", async () => {
    using pair = makePair();
    const { near, far } = pair;
    far.qp.receive({ local: far.region });
    near.qp.send({ local: near.region.slice(0, 8), immediate: 1 });
    const received = await far.cq.next();
    expect([received.opcode, received.immediate, received.byteLength]).toEqual(["receive", 1, 8]);
  });

  test("segments are gathered from and scattered to several addresses in order", async () => {
    using pair = makePair();
    const { near, far } = pair;
    near.region.bytes.set(pattern(300));
    const n = near.region;
    const f = far.region;
    f.bytes.fill(0);
    far.qp.receive({ local: [f.slice(1000, 1100), f.slice(0, 50), f.slice(2000, 4000)] });
    near.qp.send({ local: [n.slice(0, 10), n.slice(200, 300), n.slice(10, 100)] });
    await far.cq.next();
    const sent = Buffer.concat([
      n.bytes.subarray(0, 10),
      n.bytes.subarray(200, 300),
      n.bytes.subarray(10, 100),
    ]);
    const got = Buffer.concat([
      f.bytes.subarray(1000, 1100),
      f.bytes.subarray(0, 50),
      f.bytes.subarray(2000, 2050),
    ]);
    expect(got.equals(sent)).toBe(true);
    expect(f.bytes[2050]).toBe(0);
  });

  test("inline data may change as soon as it is posted", async () => {
    using pair = makePair();
    const { near, far } = pair;
    near.region.bytes.fill(1, 0, 64);
    near.qp.write({ local: near.region.slice(0, 64), remote: far.region.remote(), inline: true });
    near.region.bytes.fill(2, 0, 64);
    await near.cq.next();
    expect([...far.region.bytes.subarray(0, 64)].every((byte) => byte === 1)).toBe(true);
  });

  test("fetch-and-add adds and returns the old value", async () => {
    using pair = makePair();
    const { near, far } = pair;
    word(far.region, 8).setBigUint64(0, 0xffffffff_fffffffen, true);
    const remote = remoteSlice(far.region.remote(), 8, 16);
    near.qp.fetchAndAdd({ local: near.region.slice(0, 8), remote, add: 3n });
    expect((await near.cq.next()).opcode).toBe("fetchAndAdd");
    expect(word(near.region).getBigUint64(0, true)).toBe(0xffffffff_fffffffen);
    expect(word(far.region, 8).getBigUint64(0, true)).toBe(1n);
  });

  test("compare-and-swap swaps only an equal value", async () => {
    using pair = makePair();
    const { near, far } = pair;
    word(far.region).setBigUint64(0, 5n, true);
    const swap = async (compare: bigint, value: bigint) => {
      const local = near.region.slice(0, 8);
      near.qp.compareAndSwap({ local, remote: far.region.remote(), compare, swap: value });
      expect((await near.cq.next()).opcode).toBe("compareAndSwap");
      return word(near.region).getBigUint64(0, true);
    };
    expect(await swap(4n, 9n)).toBe(5n);
    expect(word(far.region).getBigUint64(0, true)).toBe(5n);
    expect(await swap(5n, 0x123456789abcdef0n)).toBe(5n);
    expect(word(far.region).getBigUint64(0, true)).toBe(0x123456789abcdef0n);
  });

  test("a chain is posted with one doorbell and completes in order", async () => {
    using pair = makePair();
    const { near, far } = pair;
    const remote = far.region.remote();
    const ids = near.qp.post([
      { opcode: "write", local: near.region.slice(0, 100), remote, wrId: 10 },
      { opcode: "read", local: near.region.slice(100, 200), remote, wrId: 11 },
      { opcode: "write", local: near.region.slice(0, 8), remote, wrId: 12, fenced: true },
      { opcode: "fetchAndAdd", local: near.region.slice(0, 8), remote, add: 1n, wrId: 13 },
    ]);
    expect(ids).toEqual([10, 11, 12, 13]);
    const order: number[] = [];
    for (let i = 0; i < 4; i++) order.push((await near.cq.next()).wrId);
    expect(order).toEqual([10, 11, 12, 13]);
  });

  test("unsignaled requests free their slots with the next signaled one", async () => {
    using pair = makePair({ near: { sendDepth: 16 } });
    const { near, far } = pair;
    const remote = far.region.remote();
    for (let round = 0; round < 20; round++) {
      for (let i = 0; i < 15; i++)
        near.qp.write({ local: near.region.slice(0, 64), remote, signaled: false });
      near.qp.write({ local: near.region.slice(0, 64), remote, wrId: round });
      expect((await near.cq.next()).wrId).toBe(round);
      expect(near.qp.outstanding.sends).toBe(0);
    }
  });

  test("prepared requests are posted repeatedly, with new ids and addresses", async () => {
    using pair = makePair();
    const { near, far } = pair;
    near.region.bytes.set(pattern(64));
    const write = near.qp.prepare([
      { opcode: "write", local: near.region.slice(0, 8), remote: far.region.remote() },
    ]);
    for (let i = 0; i < 8; i++) {
      write.wrIds[0] = 100 + i;
      write.moveLocal(0, 0, near.region.address + i * 8, 8);
      write.request(0).wr_rdma_remote_addr = far.region.address + i * 8;
      write.post();
      expect((await near.cq.next()).wrId).toBe(100 + i);
    }
    expect(Buffer.from(far.region.bytes.subarray(0, 64)).equals(pattern(64))).toBe(true);
  });

  test("a thousand messages both ways at once arrive once and in order", async () => {
    using pair = makePair({
      near: { sendDepth: 64, receiveDepth: 64 },
      far: { sendDepth: 64, receiveDepth: 64 },
    });
    const { near, far } = pair;
    const total = 1000;
    const run = async (from: typeof near, to: typeof near) => {
      let posted = 0;
      let received = 0;
      let receives = 0;
      for (; receives < 64; receives++) to.qp.receive({ wrId: receives });
      while (received < total) {
        while (posted < total && from.qp.outstanding.sends < 32 && posted < received + 60) {
          from.qp.send({ immediate: posted++ });
        }
        for (const completion of [...from.cq.poll(), ...to.cq.poll()]) {
          completion.check();
          if (completion.opcode !== "receive") continue;
          expect([completion.immediate, completion.wrId]).toEqual([received, received]);
          received++;
          if (receives < total) to.qp.receive({ wrId: receives++ });
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await run(near, far);
    await run(far, near);
  });

  test("everything works over an IPv6 GID, where the port has one", async ({ skip }) => {
    const probe = openTestDevice();
    const six = probe.gids().find(({ gid, type }) => type === "RoCE v2" && /^(f[cd]|[23]|::1$)/i.test(gid));
    probe.close();
    if (!six) return skip("the port has no IPv6 GID that is not local to a link");
    let pair: Pair;
    try {
      const gid = { gidIndex: six.index };
      pair = makePair({ near: gid, far: gid });
    } catch (error) {
      if (error instanceof VerbsError && error.code === "EADDRINUSE") return skip("another process has it");
      throw error;
    }
    using _ = pair;
    const { near, far } = pair;
    const { gid, mtu } = near.qp.endpoint();
    expect(gid).toBe(six.gid);
    // A packet must fit the link that has the address. The links of the port's other addresses do not matter.
    if (pair.device.provider === "soft") expect(mtu).toBe(netdevPayload(six.netdev));
    near.region.bytes.set(pattern(30_000));
    far.qp.receive({ local: far.region });
    near.qp.send({ local: near.region.slice(0, 30_000) });
    expect((await far.cq.next()).byteLength).toBe(30_000);
    expect(Buffer.from(far.region.bytes.subarray(0, 30_000)).equals(pattern(30_000))).toBe(true);
    await near.cq.next();
    near.region.bytes.fill(0);
    near.qp.read({ local: near.region.slice(0, 30_000), remote: far.region.remote() });
    await near.cq.next();
    expect(Buffer.from(near.region.bytes.subarray(0, 30_000)).equals(pattern(30_000))).toBe(true);
  });
});
