import { describe, expect, test } from "vitest";
import { type QueuePairOptions, VerbsError } from "../../../src/index.ts";
import { arrived, deviceName, makePair, openTestDevice, pattern } from "./pair.ts";

const headerBytes = 40;

const rxe = deviceName.startsWith("rxe");

/** Returns two UD queue pairs ready to send, and the address of the far one. */
function datagramPair(far: Partial<QueuePairOptions> = {}) {
  const pair = makePair({ near: { type: "UD" }, far: { type: "UD", ...far }, connect: false });
  pair.near.qp.connect();
  pair.far.qp.connect();
  const { qpNumber, queueKey = 0 } = pair.far.qp.endpoint();
  const addressHandle = pair.pd.createAddressHandle({ to: pair.far.qp.endpoint() });
  const to = { addressHandle, qpNumber, queueKey };
  return { ...pair, to, [Symbol.dispose]: () => pair[Symbol.dispose]() };
}

describe(`datagrams on ${deviceName}`, () => {
  test("UD datagrams arrive behind a 40-byte header, with the sender's number", async () => {
    using pair = makePair({ near: { type: "UD" }, far: { type: "UD" }, connect: false });
    const { pd, near, far } = pair;
    near.qp.connect();
    far.qp.connect();
    const remote = far.qp.endpoint();
    const addressHandle = pd.createAddressHandle({ to: remote });
    far.qp.receive({ local: far.region });
    near.region.bytes.set(pattern(500));
    const to = { addressHandle, qpNumber: remote.qpNumber, queueKey: remote.queueKey! };
    near.qp.send({ local: near.region.slice(0, 500), to, immediate: 9 });
    const received = await far.cq.next();
    expect(received).toMatchObject({
      byteLength: headerBytes + 500,
      immediate: 9,
      sourceQpNumber: near.qp.number,
      hasAddressHeader: true,
    });
    expect(Buffer.from(far.region.bytes.subarray(headerBytes, headerBytes + 500)).equals(pattern(500))).toBe(
      true,
    );
  });

  test("a datagram with another queue key is dropped", async () => {
    using pair = makePair({ near: { type: "UD" }, far: { type: "UD" }, connect: false });
    const { pd, near, far } = pair;
    near.qp.connect();
    far.qp.connect();
    const remote = far.qp.endpoint();
    const addressHandle = pd.createAddressHandle({ to: remote });
    far.qp.receive({ local: far.region });
    near.qp.send({
      local: near.region.slice(0, 8),
      to: { addressHandle, qpNumber: remote.qpNumber, queueKey: 5 },
    });
    await arrived(pair);
    expect(far.cq.poll()).toEqual([]);
  });

  test("the 40 bytes in front of a datagram name its sender, and an answer reaches the sender", async () => {
    using pair = datagramPair();
    const { pd, near, far, to } = pair;
    far.qp.receive({ local: far.region });
    near.qp.send({ local: near.region.slice(0, 4), to, signaled: false });
    const { sourceQpNumber } = await far.cq.next();
    // The IPv4 header ends the area. Its last words are source and destination.
    const header = far.region.bytes.subarray(20, 40);
    const address = (at: number) => `::ffff:${header.subarray(at, at + 4).join(".")}`;
    expect(header[0]).toBe(0x45);
    expect(header[9]).toBe(17);
    expect(address(12)).toBe(near.qp.endpoint().gid);
    expect(address(16)).toBe(far.qp.endpoint().gid);
    const { queueKey = 0 } = near.qp.endpoint();
    const addressHandle = pd.createAddressHandle({ gid: address(12) });
    near.qp.receive({ local: near.region });
    far.qp.send({
      local: far.region.slice(0, 4),
      to: { addressHandle, qpNumber: sourceQpNumber!, queueKey },
    });
    expect((await near.cq.next()).sourceQpNumber).toBe(far.qp.number);
  });

  test("one UD queue pair sends to several and to itself, and an address handle may close after the post", async () => {
    using pair = datagramPair();
    const { pd, near, far, to } = pair;
    const { qpNumber, queueKey = 0 } = near.qp.endpoint();
    near.qp.receive({ local: near.region.slice(1000, 1100) });
    far.qp.receive({ local: far.region.slice(0, 100) });
    const own = pd.createAddressHandle({ to: near.qp.endpoint() });
    near.qp.send({ local: near.region.slice(0, 1), to, signaled: false });
    near.qp.send({
      local: near.region.slice(0, 2),
      to: { addressHandle: own, qpNumber, queueKey },
      signaled: false,
    });
    // rxe looks up the handles when it sends, which may be later.
    if (!rxe) for (const handle of [own, to.addressHandle]) handle.close();
    expect((await far.cq.next()).byteLength).toBe(headerBytes + 1);
    expect((await near.cq.next()).byteLength).toBe(headerBytes + 2);
  });

  test("a shared receive queue receives datagrams, which may be sent inline", async () => {
    const device = openTestDevice();
    using _ = device;
    const pd = device.createProtectionDomain();
    const cq = device.createCompletionQueue();
    const region = pd.allocate(4096);
    const srq = pd.createSharedReceiveQueue();
    const from = pd.createQueuePair({
      type: "UD",
      completions: device.createCompletionQueue(),
      inlineBytes: 32,
    });
    from.connect();
    const receivers = [0, 1, 2].map(() => {
      const qp = pd.createQueuePair({ type: "UD", completions: cq, sharedReceiveQueue: srq });
      qp.connect();
      return qp;
    });
    for (let i = 0; i < 6; i++) srq.receive({ local: region.slice(512 * i, 512 * i + 72), wrId: i });
    const seen = [];
    for (let i = 0; i < 6; i++) {
      const receiver = receivers[i % 3]!;
      const addressHandle = pd.createAddressHandle({ to: receiver.endpoint() });
      region.bytes.fill(0x40 + i, 4000, 4032);
      const to = { addressHandle, qpNumber: receiver.number, queueKey: receiver.endpoint().queueKey! };
      from.send({ local: region.slice(4000, 4032), to, inline: true });
      const { wrId, qpNumber, byteLength } = await cq.next();
      expect(byteLength).toBe(headerBytes + 32);
      expect(qpNumber).toBe(receiver.number);
      expect(region.bytes[512 * wrId + headerBytes]).toBe(0x40 + i);
      seen.push(wrId);
    }
    expect(seen.sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("a datagram without a receive is lost; the next one arrives", async () => {
    using pair = datagramPair();
    const { near, far, to } = pair;
    near.qp.send({ local: near.region.slice(0, 8), to, immediate: 1 });
    await near.cq.next();
    await arrived(pair);
    expect(far.cq.poll()).toEqual([]);
    far.qp.receive({ local: far.region });
    near.qp.send({ local: near.region.slice(0, 8), to, immediate: 2 });
    expect((await far.cq.next()).immediate).toBe(2);
  });

  test("a datagram holds at most the port's MTU, and a longer one is not sent", async () => {
    using pair = datagramPair();
    const { device, near, far, to } = pair;
    const most = device.port().activeMtu;
    near.region.bytes.set(pattern(most));
    for (const bytes of [most, most - 1, 0]) {
      far.qp.receive({ local: far.region });
      near.qp.send({ local: near.region.slice(0, bytes), to });
      expect((await far.cq.next()).byteLength).toBe(headerBytes + bytes);
      const got = Buffer.from(far.region.bytes.subarray(headerBytes, headerBytes + bytes));
      expect(got.equals(pattern(most).subarray(0, bytes))).toBe(true);
    }
    expect(() => near.qp.send({ local: near.region.slice(0, most + 1), to })).toThrow(/a packet at most/);
  });

  test("a queue key with its top bit set selects the sender's own key", async ({ skip }) => {
    if (rxe) return skip("rxe sends the request's key as it is");
    using pair = datagramPair({ queueKey: 0x80010000 });
    const { near, far, to } = pair;
    far.qp.receive({ local: far.region });
    near.qp.send({ local: near.region.slice(0, 8), to });
    await arrived(pair);
    expect(far.cq.poll()).toEqual([]);
    near.qp.modify("RTS", { queueKey: 0x80010000 });
    near.qp.send({ local: near.region.slice(0, 8), to });
    expect((await far.cq.next()).ok).toBe(true);
  });

  test("a datagram to a multicast group reaches every member, and no former member", async ({ skip }) => {
    if (rxe) return skip("what rxe sends to a group does not come back to its own host");
    using pair = datagramPair();
    const { device, pd, near, far, to } = pair;
    const third = pd.createQueuePair({ type: "UD", completions: device.createCompletionQueue() });
    third.connect();
    const group = "::ffff:239.83.7.9";
    const members = [
      { qp: far.qp, cq: far.cq },
      { qp: third, cq: third.completions },
    ];
    for (const { qp } of members) qp.joinGroup(group);
    far.qp.joinGroup(group);
    const all = {
      ...to,
      addressHandle: pd.createAddressHandle({ gid: group }),
      qpNumber: 0xffffff,
    };
    near.region.bytes.set(pattern(300));
    for (const [i, { qp }] of members.entries())
      qp.receive({ local: far.region.slice(i * 512, i * 512 + 512) });
    near.qp.send({ local: near.region.slice(0, 300), to: all, immediate: 3 });
    for (const [i, { cq }] of members.entries()) {
      const { byteLength, immediate, sourceQpNumber } = await cq.next();
      expect([byteLength, immediate, sourceQpNumber]).toEqual([headerBytes + 300, 3, near.qp.number]);
      const bytes = far.region.bytes.subarray(i * 512, i * 512 + headerBytes + 300);
      expect(bytes.subarray(36, 40).join(".")).toBe("239.83.7.9");
      expect(Buffer.from(bytes.subarray(headerBytes)).equals(pattern(300))).toBe(true);
    }
    far.qp.leaveGroup(group);
    expect(() => far.qp.leaveGroup(group)).toThrow(VerbsError);
    for (const { qp } of members) qp.receive({ local: far.region });
    near.qp.send({ local: near.region.slice(0, 1), to: all });
    expect((await third.completions.next()).byteLength).toBe(headerBytes + 1);
    expect(far.cq.poll()).toEqual([]);
    // The own address handle still works, and a closed member leaves the multicast group.
    near.qp.send({ local: near.region.slice(0, 2), to });
    expect((await far.cq.next()).byteLength).toBe(headerBytes + 2);
    third.receive({ local: far.region });
    third.close();
    near.qp.send({ local: near.region.slice(0, 1), to: all });
    await arrived(pair);
  });

  test("multicast groups accept only UD queue pairs and multicast addresses", () => {
    using pair = makePair();
    const { pd, near } = pair;
    expect(() => near.qp.joinGroup("239.1.1.1")).toThrow(/only UD queue pairs join/);
    const qp = pd.createQueuePair({ type: "UD", completions: near.cq });
    expect(() => qp.joinGroup("10.0.0.1")).toThrow(/not a multicast address/);
    expect(() => qp.joinGroup("nonsense")).toThrow(/not a GID/);
    expect(() => qp.leaveGroup("fe80::1")).toThrow(/not a multicast address/);
  });

  test("one-sided requests on UD are refused before C sees them", () => {
    const device = openTestDevice();
    using _ = device;
    const pd = device.createProtectionDomain();
    const completions = device.createCompletionQueue();
    const qp = pd.createQueuePair({ type: "UD", completions });
    qp.connect();
    const region = pd.allocate(64, ["remoteWrite"]);
    expect(() => qp.write({ local: region, remote: region.remote() })).toThrow(
      /UD, which supports sends only/,
    );
    expect(() => qp.send({ local: region })).toThrow(/Name the destination/);
  });
});
