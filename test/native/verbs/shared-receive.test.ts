import { describe, expect, test } from "vitest";
import { QueueFullError } from "../../../src/index.ts";
import { deviceName, makePair, pattern } from "./pair.ts";

describe(`shared receive queues on ${deviceName}`, () => {
  test("several queue pairs take their receives from one queue", async () => {
    using pair = makePair();
    const { device, pd, near, far } = pair;
    const srq = pd.createSharedReceiveQueue({ depth: 16 });
    const senders = [0, 1, 2].map(() => {
      const receiver = pd.createQueuePair({ completions: far.cq, sharedReceiveQueue: srq });
      const sender = pd.createQueuePair({ completions: near.cq });
      receiver.connect(sender.endpoint());
      sender.connect(receiver.endpoint());
      return { sender, receiver };
    });
    for (let i = 0; i < 6; i++) srq.receive({ local: far.region.slice(i * 100, i * 100 + 100), wrId: i });
    expect(srq.outstanding).toBe(6);
    near.region.bytes.set(pattern(100));
    for (const { sender } of [...senders, ...senders]) sender.send({ local: near.region.slice(0, 100) });
    const received = [];
    for (let i = 0; i < 6; i++) received.push(await far.cq.next());
    expect(received.map(({ wrId }) => wrId).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(received.map(({ qpNumber }) => qpNumber))).toEqual(
      new Set(senders.map(({ receiver }) => receiver.number)),
    );
    for (let i = 0; i < 6; i++) {
      expect(Buffer.from(far.region.bytes.subarray(i * 100, i * 100 + 100)).equals(pattern(100))).toBe(true);
    }
    expect(srq.outstanding).toBe(0);
    expect(() => senders[0]!.receiver.receive()).toThrow(/shared receive queue/);
    expect(device.closed).toBe(false);
  });

  test("a full shared queue is a typed error", () => {
    using pair = makePair();
    const srq = pair.pd.createSharedReceiveQueue({ depth: 4 });
    for (let i = 0; i < srq.depth; i++) srq.receive();
    expect(() => srq.receive()).toThrow(QueueFullError);
    expect(srq.query().depth).toBeGreaterThanOrEqual(4);
  });

  test("falling below the limit raises an event", async () => {
    using pair = makePair();
    const { device, pd, near, far } = pair;
    const srq = pd.createSharedReceiveQueue({ depth: 8 });
    const receiver = pd.createQueuePair({ completions: far.cq, sharedReceiveQueue: srq });
    const sender = pd.createQueuePair({ completions: near.cq });
    receiver.connect(sender.endpoint());
    sender.connect(receiver.endpoint());
    for (let i = 0; i < 4; i++) srq.receive();
    srq.setLimit(3);
    const event = device.nextEvent({ timeoutMs: 20_000 });
    sender.send({});
    sender.send({});
    expect(await event).toMatchObject({
      type: "SRQ_LIMIT_REACHED",
      subject: "sharedReceiveQueue",
      pointer: srq.pointer,
    });
  });
});
