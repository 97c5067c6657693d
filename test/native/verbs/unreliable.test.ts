import { describe, expect, test } from "vitest";
import { arrived, deviceName, makePair, openTestDevice, pattern } from "./pair.ts";

describe(`unreliable connections on ${deviceName}`, () => {
  test("UC carries sends, writes and immediates", async () => {
    using pair = makePair({ near: { type: "UC" }, far: { type: "UC" } });
    const { near, far } = pair;
    near.region.bytes.set(pattern(10_000));
    far.qp.receive();
    near.qp.write({ local: near.region.slice(0, 10_000), remote: far.region.remote(), immediate: 6 });
    expect(await far.cq.next()).toMatchObject({ opcode: "receiveWriteWithImmediate", immediate: 6 });
    expect(Buffer.from(far.region.bytes.subarray(0, 10_000)).equals(pattern(10_000))).toBe(true);
    await near.cq.next();
    far.qp.receive({ local: far.region });
    near.qp.send({ local: near.region.slice(0, 5000) });
    expect((await far.cq.next()).byteLength).toBe(5000);
  });

  test("a UC message without a receive or without rights is lost, and the next one arrives", async () => {
    using pair = makePair({ near: { type: "UC" }, far: { type: "UC" }, farAccess: ["localWrite"] });
    const { near, far } = pair;
    const before = Buffer.from(far.region.bytes);
    near.qp.send({ local: near.region.slice(0, 10) });
    near.qp.write({ local: near.region.slice(0, 10), remote: far.region.remote() });
    expect((await near.cq.next()).ok).toBe(true);
    expect((await near.cq.next()).ok).toBe(true);
    await arrived(pair);
    far.qp.receive({ local: far.region.slice(0, 10) });
    expect(far.cq.poll()).toEqual([]);
    expect(Buffer.from(far.region.bytes).equals(before)).toBe(true);
    near.region.bytes.set(pattern(10));
    near.qp.send({ local: near.region.slice(0, 10) });
    expect((await far.cq.next()).ok).toBe(true);
    expect(Buffer.from(far.region.bytes.subarray(0, 10)).equals(pattern(10))).toBe(true);
    expect(near.qp.query().state).toBe("RTS");
    expect(far.qp.query().state).toBe("RTS");
  });

  test("UC sends in order, reports signaled requests, and supports inline data and shared receives", async () => {
    const device = openTestDevice();
    using _ = device;
    const pd = device.createProtectionDomain();
    const cq = device.createCompletionQueue();
    const arrived = device.createCompletionQueue();
    const region = pd.allocate(4096);
    const srq = pd.createSharedReceiveQueue();
    const a = pd.createQueuePair({ type: "UC", completions: cq, inlineBytes: 16 });
    const b = pd.createQueuePair({ type: "UC", completions: arrived, sharedReceiveQueue: srq });
    a.connect(b.endpoint());
    b.connect(a.endpoint());
    for (let i = 0; i < 8; i++) srq.receive({ local: region.slice(1024 + 16 * i, 1040 + 16 * i) });
    for (let i = 0; i < 8; i++) {
      region.bytes.fill(i + 1, 0, 16);
      // The data is inline, so the memory may change at once.
      a.send({ local: region.slice(0, 16), inline: true, signaled: i % 4 === 3, wrId: i, immediate: i });
    }
    for (let i = 0; i < 8; i++) expect((await arrived.next()).immediate).toBe(i);
    for (let i = 0; i < 8; i++) expect(region.bytes[1024 + 16 * i]).toBe(i + 1);
    expect([(await cq.next()).wrId, (await cq.next()).wrId]).toEqual([3, 7]);
    expect(cq.poll()).toEqual([]);
  });

  test("UC carries sizes around packet boundaries at every path MTU", async () => {
    for (const pathMtu of [256, 512, 1024, 2048, 4096]) {
      using pair = makePair({ near: { type: "UC" }, far: { type: "UC" }, connect: { pathMtu } });
      const { near, far } = pair;
      for (const size of [0, 1, pathMtu - 1, pathMtu, pathMtu + 1, 3 * pathMtu, 10_001]) {
        near.region.bytes.set(pattern(size, size + 1));
        far.region.bytes.fill(0xee);
        far.qp.receive({ local: far.region });
        near.qp.send({ local: near.region.slice(0, size) });
        expect((await far.cq.next()).byteLength).toBe(size);
        expect(Buffer.from(far.region.bytes.subarray(0, size)).equals(pattern(size, size + 1))).toBe(true);
        expect(far.region.bytes[size]).toBe(0xee);
        await near.cq.next();
      }
    }
  });
});
