import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import {
  type Access,
  CompletionError,
  type Device,
  DoorbellError,
  type Endpoint,
  meetPeer,
  type QueuePairOptions,
  type RemoteMemory,
  VerbsError,
  type XrcDomain,
} from "../../../../src/index.ts";
import { deviceName, openTestDevice, pattern, word } from "../pair.ts";

const soft = deviceName === "soft0";
const everythingAndFlush: Access = ["localWrite", "remoteWrite", "remoteRead", "remoteAtomic", "flushGlobal"];

/** Returns a receive queue of the domain under a protection domain of its own, with memory. */
function inbox(device: Device, domain: XrcDomain, receives = 0) {
  const pd = device.createProtectionDomain();
  const cq = device.createCompletionQueue();
  const queue = domain.createReceiveQueue({ protectionDomain: pd, completions: cq, depth: 16 });
  const region = pd.allocate(65_536, everythingAndFlush);
  for (let i = 0; i < receives; i++)
    queue.receive({ local: region.slice(i * 4096, i * 4096 + 4096), wrId: i });
  return { pd, cq, queue, region, to: { receiveQueue: queue.number } };
}

/** Returns a queue pair of type XRC connected to a target of this process. */
function connected(options: Partial<QueuePairOptions> = {}) {
  const device = openTestDevice();
  try {
    const domain = device.openXrcDomain();
    const target = domain.createTarget({ access: everythingAndFlush });
    const pd = device.createProtectionDomain();
    const cq = device.createCompletionQueue();
    const qp = pd.createQueuePair({ type: "XRC", completions: cq, inlineBytes: 64, ...options });
    qp.connect(target.endpoint());
    target.connect(qp.endpoint());
    const region = pd.allocate(65_536);
    return { device, domain, target, pd, cq, qp, region, [Symbol.dispose]: () => device.close() };
  } catch (error) {
    device.close();
    throw error;
  }
}

describe.skipIf(soft)(`XRC on ${deviceName}`, () => {
  test("is refused with the reason on a device without it", () => {
    using device = openTestDevice();
    expect(() => device.openXrcDomain()).toThrow(VerbsError);
    expect(() => device.openXrcDomain()).toThrow(/ibv_open_xrcd.*EOPNOTSUPP/);
  });
});

describe.skipIf(!soft)(`XRC on ${deviceName}`, () => {
  test("one connection fills several queues, each in its own protection domain", async () => {
    using pair = connected();
    const { device, domain, qp, cq, region, target } = pair;
    const boxes = [0, 1, 2].map(() => inbox(device, domain, 4));
    region.bytes.set(pattern(12_000));
    const sizes = [3000, 9, 0, 4096];
    for (const size of sizes)
      for (const { to } of boxes)
        qp.send({ local: region.slice(0, size), to, immediate: size, signaled: false });
    qp.send({ local: region.slice(0, 0), to: inbox(device, domain, 1).to });
    await cq.next();
    for (const box of boxes) {
      for (const [i, size] of sizes.entries()) {
        const completion = await box.cq.next();
        expect(completion).toMatchObject({
          wrId: i,
          byteLength: size,
          immediate: size,
          qpNumber: target.number,
        });
        expect(Buffer.from(box.region.bytes.subarray(i * 4096, i * 4096 + size)).equals(pattern(size))).toBe(
          true,
        );
      }
      expect(box.queue.outstanding).toBe(0);
    }
    expect(qp.outstanding.sends).toBe(0);
  });

  test("messages of many packets, writes, reads and atomics, by the keys of the queue's domain", async () => {
    using pair = connected();
    const { device, domain, qp, cq, region } = pair;
    const [one, two] = [inbox(device, domain, 1), inbox(device, domain, 1)];
    region.bytes.set(pattern(40_000, 5));
    qp.write({ local: region.slice(0, 40_000), remote: one.region.remote(), to: one.to });
    qp.write({
      local: region.slice(0, 8),
      remote: two.region.remote(),
      to: two.to,
      immediate: 3,
      inline: true,
    });
    qp.read({ local: region.slice(50_000, 60_000), remote: one.region.remote(), to: one.to });
    qp.fetchAndAdd({
      local: region.slice(60_000, 60_008),
      remote: one.region.slice(40_000, 40_008).remote(),
      add: 7n,
      to: one.to,
    });
    qp.compareAndSwap({
      local: region.slice(60_008, 60_016),
      remote: one.region.slice(40_000, 40_008).remote(),
      compare: 7n,
      swap: 9n,
      to: one.to,
    });
    for (let i = 0; i < 5; i++) await cq.next();
    expect(Buffer.from(one.region.bytes.subarray(0, 40_000)).equals(pattern(40_000, 5))).toBe(true);
    expect(
      Buffer.from(region.bytes.subarray(50_000, 60_000)).equals(pattern(40_000, 5).subarray(0, 10_000)),
    ).toBe(true);
    expect(word(region, 60_008).getBigUint64(0, true)).toBe(7n);
    expect(word(one.region, 40_000).getBigUint64(0, true)).toBe(9n);
    expect(await two.cq.next()).toMatchObject({
      opcode: "receiveWriteWithImmediate",
      immediate: 3,
      byteLength: 8,
    });
  });

  test("batches by ibv_wr_*, with flush and atomicWrite", async () => {
    using pair = connected({ operations: ["send", "write", "atomicWrite", "flush"] });
    const { device, domain, qp, cq, region } = pair;
    const { to, region: far, cq: arrivals } = inbox(device, domain, 2);
    const other = inbox(device, domain, 1);
    region.bytes.set(pattern(100));
    qp.batch((work) => {
      work.write({ local: region.slice(0, 100), remote: far.remote(), to, signaled: false });
      work.flush({ remote: far.slice(0, 100).remote(), to, signaled: false });
      work.atomicWrite({ remote: far.slice(104, 112).remote(), value: 77n, to, signaled: false });
      work.send({ local: region.slice(0, 3), to: other.to, signaled: false });
      work.send({ local: region.slice(0, 5), to });
    });
    expect((await cq.next()).ok).toBe(true);
    expect(word(far, 104).getBigUint64(0, true)).toBe(77n);
    expect((await arrivals.next()).byteLength).toBe(5);
    expect((await other.cq.next()).byteLength).toBe(3);
  });

  test("a key of another queue's domain, and a queue that is not of the target's domain, are refused", async () => {
    for (const wrong of ["key", "queue", "number"] as const) {
      using pair = connected();
      const { device, domain, qp, cq, region } = pair;
      const [one, two] = [inbox(device, domain, 1), inbox(device, domain, 1)];
      const elsewhere = inbox(device, device.openXrcDomain(), 1);
      const to =
        wrong === "key"
          ? two.to
          : wrong === "queue"
            ? elsewhere.to
            : { receiveQueue: one.queue.number ^ 0x800000 };
      qp.write({ local: region.slice(0, 8), remote: one.region.remote(), to });
      const error: unknown = await cq.next().catch((caught) => caught);
      expect(error).toBeInstanceOf(CompletionError);
      expect(error).toMatchObject({ status: wrong === "key" ? "REM_ACCESS_ERR" : "REM_INV_REQ_ERR" });
    }
  });

  test("a queue without receives delays its messages, and other queues of the target continue", async () => {
    using pair = connected();
    const { device, domain, qp, cq, region } = pair;
    const [empty, full] = [inbox(device, domain), inbox(device, domain, 1)];
    qp.send({ local: region.slice(0, 10), to: empty.to });
    qp.send({ local: region.slice(0, 20), to: full.to });
    await device.nextEvent({ timeoutMs: 5 }).catch(() => {});
    empty.queue.receive({ local: empty.region.slice(0, 64), wrId: 5 });
    for (let i = 0; i < 2; i++) await cq.next();
    expect(await empty.cq.next()).toMatchObject({ wrId: 5, byteLength: 10 });
    expect(await full.cq.next()).toMatchObject({ byteLength: 20 });
  });

  test("a queue may close before its target, and only its messages are refused", async () => {
    using pair = connected();
    const { device, domain, qp, cq, region, target } = pair;
    const [gone, stays] = [inbox(device, domain, 1), inbox(device, domain, 2)];
    qp.send({ local: region.slice(0, 10), to: gone.to });
    await cq.next();
    // The queue's completion is still outstanding, so the queue counts it.
    gone.queue.close();
    expect(await gone.cq.next()).toMatchObject({ byteLength: 10, wrId: 0 });
    qp.send({ local: region.slice(0, 10), to: stays.to });
    await cq.next();
    expect((await stays.cq.next()).byteLength).toBe(10);
    qp.send({ local: region.slice(0, 10), to: gone.to });
    await expect(cq.next()).rejects.toMatchObject({ status: "REM_INV_REQ_ERR" });
    expect(target.state).toBe("ERR");
  });

  test("domains of one file share their targets, which live until the last close", async () => {
    const folder = mkdtempSync(`${tmpdir()}/xrc-`);
    const file = openSync(`${folder}/domain`, "w");
    try {
      using pair = connected();
      const { device } = pair;
      expect(() => device.openXrcDomain({ file, create: false })).toThrow(/EAGAIN/);
      const made = device.openXrcDomain({ file, exclusive: true });
      expect(() => device.openXrcDomain({ file, exclusive: true })).toThrow(/EINVAL/);
      const same = device.openXrcDomain({ file, create: false });
      const target = made.createTarget();
      const shared = same.openTarget(target.number);
      expect(shared.number).toBe(target.number);
      expect(() => device.openXrcDomain().openTarget(target.number)).toThrow(/EINVAL/);
      const qp = pair.pd.createQueuePair({ type: "XRC", completions: pair.cq });
      qp.connect(target.endpoint());
      target.connect(qp.endpoint());
      target.close();
      const box = inbox(device, same, 1);
      qp.send({ local: pair.region.slice(0, 4), to: box.to });
      await pair.cq.next();
      expect((await box.cq.next()).byteLength).toBe(4);
      expect(shared.state).toBe("RTS");
      shared.close();
      expect(() => same.openTarget(target.number)).toThrow(/EINVAL/);
      expect(() => device.openXrcDomain({ file: 987_654 })).toThrow(/EBADF/);
    } finally {
      closeSync(file);
      rmSync(folder, { recursive: true });
    }
  });

  test("invalid arguments are refused by name, before the call of C", () => {
    using pair = connected();
    const { device, domain, target, pd, cq, qp, region } = pair;
    const box = inbox(device, domain, 1);
    expect(() => qp.send({ local: region.slice(0, 4) })).toThrow(/to: { receiveQueue/);
    expect(() => qp.send({ local: region.slice(0, 4), to: { recieveQueue: 1 } as never })).toThrow(
      /receiveQueue/,
    );
    expect(() => qp.send({ to: { receiveQueue: 2 ** 24 } })).toThrow(RangeError);
    expect(() => qp.receive({})).toThrow(/only sends/);
    expect(() => qp.post([{ opcode: "localInvalidate", key: 1, to: box.to } as never])).toThrow(
      /"to"|localInvalidate/,
    );
    expect(() => pd.createQueuePair({ type: "XRC", completions: cq, sharedReceiveQueue: box.queue })).toThrow(
      /only sends/,
    );
    expect(() => pd.createQueuePair({ completions: cq, sharedReceiveQueue: box.queue })).toThrow(/EINVAL/);
    const [more, another] = [domain.createTarget(), pd.createQueuePair({ type: "XRC", completions: cq })];
    expect(() => more.connect(target.endpoint())).toThrow(DoorbellError);
    expect(() => another.connect(qp.endpoint())).toThrow(/both ends are XRC initiators/);
    expect(() => another.connect(pd.createQueuePair({ completions: cq }).endpoint())).toThrow(/XRC/);
    expect(() => target.modify("SQE")).toThrow(/cannot go from RTS to SQE/);
    domain.close();
    expect(target.closed).toBe(true);
    expect(box.queue.closed).toBe(true);
    expect(() => target.endpoint()).toThrow(/closed/);
  });
});

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

interface Hello {
  readonly endpoint: Endpoint;
  readonly queues: readonly { readonly number: number; readonly memory: RemoteMemory }[];
}

test.skipIf(!soft)("messages reach the named queue of another process's target", async () => {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const script = fileURLToPath(new URL("peer.ts", import.meta.url));
  children.push(spawn(execPath, [script, String(port)], { stdio: ["ignore", "inherit", "inherit"] }));
  using socket = await meetPeer("127.0.0.1", { port, timeoutMs: 25_000 });
  using device = openTestDevice();
  const pd = device.createProtectionDomain();
  const cq = device.createCompletionQueue();
  const qp = pd.createQueuePair({ type: "XRC", completions: cq });
  const region = pd.allocate(4096);
  const { endpoint, queues } = await socket.receive<Hello>();
  qp.connect(endpoint);
  socket.send(qp.endpoint());
  await socket.receive();
  const text = (at: number, words: string) => {
    region.bytes.set(Buffer.from(words), at);
    return region.slice(at, at + words.length);
  };
  const to = (i: number) => ({ receiveQueue: queues[i]!.number });
  qp.send({ local: text(0, "for the first"), to: to(0) });
  qp.send({ local: text(100, "for the second"), to: to(1), immediate: 2 });
  qp.send({ local: text(200, "and again"), to: to(0) });
  const { address, ...rest } = queues[1]!.memory;
  qp.write({
    local: text(300, "12345"),
    remote: { ...rest, address: address + 8000, byteLength: 5 },
    to: to(1),
  });
  for (let i = 0; i < 4; i++) await cq.next();
  socket.send("all there");
  expect(await socket.receive()).toEqual({
    told: "all there",
    came: [
      [
        { text: "for the first", ofTarget: true },
        { text: "and again", ofTarget: true },
      ],
      [{ text: "for the second", immediate: 2, ofTarget: true }],
    ],
    written: "12345",
  });
});
