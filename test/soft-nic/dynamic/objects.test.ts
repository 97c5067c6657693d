import { afterAll, describe, expect, test } from "vitest";
import {
  CompletionError,
  openDevice,
  type ProtectionDomain,
  QueueFullError,
  type QueuePair,
  remoteSlice,
} from "../../../src/index.ts";

const device = openDevice("soft0");
afterAll(() => device.close());

function end(pd: ProtectionDomain = device.createProtectionDomain()) {
  const cq = device.createCompletionQueue();
  const qp = pd.createQueuePair({ type: "dynamic", completions: cq, inlineBytes: 64 });
  qp.connect();
  const region = pd.allocate(65_536, ["localWrite", "remoteWrite", "remoteRead", "remoteAtomic"]);
  return { pd, cq, qp, region };
}

function way(pd: ProtectionDomain, peer: QueuePair) {
  const endpoint = peer.endpoint();
  const addressHandle = pd.createAddressHandle({ to: endpoint });
  return { addressHandle, qpNumber: endpoint.qpNumber, queueKey: endpoint.queueKey! };
}

describe("a dynamic queue pair", () => {
  test("runs every operation to several peers, one after the other", async () => {
    const a = end();
    const peers = [end(), end(), end()];
    a.region.bytes.fill(7);
    for (const [i, peer] of peers.entries()) {
      const to = way(a.pd, peer.qp);
      const remote = peer.region.remote();
      peer.qp.receive({ local: peer.region.slice(8192, 8192 + 64) });
      a.qp.write({ to, local: a.region.slice(0, 5000), remote });
      (await a.cq.next()).check();
      expect(peer.region.bytes[4999]).toBe(7);
      expect(peer.region.bytes[5000]).toBe(0);
      a.qp.send({ to, local: a.region.slice(0, 3), immediate: 40 + i });
      (await a.cq.next()).check();
      const got = await peer.cq.next();
      expect(got).toMatchObject({ opcode: "receive", byteLength: 3, immediate: 40 + i });
      expect(got.sourceQpNumber).toBe(a.qp.number);
      a.qp.fetchAndAdd({
        to,
        local: a.region.slice(16, 24),
        remote: remoteSlice(peer.region.remote(), 16_384, 16_392),
        add: 5n,
      });
      (await a.cq.next()).check();
      a.qp.read({
        to,
        local: a.region.slice(32, 40),
        remote: remoteSlice(peer.region.remote(), 16_384, 16_392),
      });
      (await a.cq.next()).check();
      expect(new DataView(a.region.bytes.buffer, a.region.bytes.byteOffset).getBigUint64(32, true)).toBe(5n);
      to.addressHandle.close();
    }
    for (const each of [a, ...peers]) each.qp.close();
  });

  test("stays usable after an error, which concerns one request", async () => {
    const a = end();
    const b = end();
    const to = way(a.pd, b.qp);
    const remote = b.region.remote();
    a.qp.write({
      to,
      local: a.region.slice(0, 8),
      remote: { ...remote, remoteKey: (remote.remoteKey ^ 0x1000) >>> 0 },
    });
    const failure: unknown = await a.cq.next().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CompletionError);
    expect(failure).toMatchObject({ status: "REM_ACCESS_ERR" });
    a.qp.write({ to, local: a.region.slice(0, 8), remote });
    (await a.cq.next()).check();
    expect(a.qp.query().state).toBe("RTS");
    for (const each of [a, b]) each.qp.close();
  });

  test("throws a typed error when the queue is full, and all queued requests complete", async () => {
    const pd = device.createProtectionDomain();
    const cq = device.createCompletionQueue();
    const qp = pd.createQueuePair({ type: "dynamic", completions: cq, sendDepth: 4 });
    qp.connect();
    const b = end();
    const to = way(pd, b.qp);
    const local = pd.allocate(64).slice(0, 8);
    const write = { opcode: "write", to, local, remote: b.region.remote() } as const;
    const requests = [{ ...write, signaled: false }, { ...write, signaled: false }, write, write];
    qp.post(requests);
    expect(() => qp.post([write])).toThrow(QueueFullError);
    (await cq.next()).check();
    (await cq.next()).check();
    expect(qp.outstanding.sends).toBe(0);
    for (const each of [qp, b.qp]) each.close();
  });

  test("reports missing arguments before it calls C", () => {
    const { qp, pd, region } = end();
    const remote = region.remote();
    expect(() => qp.write({ local: region.slice(0, 8), remote })).toThrow(
      /is dynamic. Name the destination with `to:/,
    );
    const to = way(pd, qp);
    expect(() => qp.send({ to, local: region.slice(0, 8), invalidateKey: 7 })).toThrow(/or invalidateKey/);
    expect(() => qp.post([{ opcode: "localInvalidate", key: 7 }])).toThrow(TypeError);
    const connected = pd.createQueuePair({ completions: qp.completions });
    connected.connect(connected.endpoint());
    expect(() => connected.write({ to, local: region.slice(0, 8), remote })).toThrow(
      /"to" is for UD, XRC and dynamic/,
    );
  });
});
