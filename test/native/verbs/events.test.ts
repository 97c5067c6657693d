import { describe, expect, test } from "vitest";
import { ClosedError, CompletionError, DeadlineError, VerbsError } from "../../../src/index.ts";
import { deviceName, impatient, makePair } from "./pair.ts";

describe(`waiting on ${deviceName}`, () => {
  test("awaiting a completion leaves the event loop free", async () => {
    using pair = makePair();
    const { near, far } = pair;
    far.qp.receive();
    let ticks = 0;
    const ticking = setInterval(() => {
      if (++ticks === 4) near.qp.send({});
    }, 1);
    expect((await far.cq.next()).opcode).toBe("receive");
    clearInterval(ticking);
    expect(ticks).toBeGreaterThanOrEqual(4);
  });

  test("awaiting many completions that have already arrived leaves the event loop free", async () => {
    using pair = makePair();
    const { near, far } = pair;
    const request = { local: near.region.slice(0, 8), remote: far.region.remote() };
    const ids = Array.from({ length: 100 }, () => near.qp.write(request));
    await near.cq.completionOf(ids.at(-1)!);
    let turned = false;
    setImmediate(() => (turned = true));
    for (const _ of ids.slice(1)) await near.cq.next();
    expect(turned).toBe(true);
  });

  test("async iteration gives completions as they come and ends with the first failure", async () => {
    using pair = makePair({ connect: impatient });
    const { near, far } = pair;
    for (let i = 0; i < 10; i++) {
      setTimeout(
        () => near.qp.write({ local: near.region.slice(0, 8), remote: far.region.remote(), wrId: i }),
        i * 3,
      );
    }
    const remote = { ...far.region.remote(), remoteKey: 1 };
    setTimeout(() => near.qp.write({ local: near.region.slice(0, 8), remote, wrId: 99 }), 60);
    const seen: number[] = [];
    const reading = (async () => {
      for await (const completion of near.cq) seen.push(completion.wrId);
    })();
    await expect(reading).rejects.toThrow(CompletionError);
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("a wait ends at its deadline and loses nothing", async () => {
    using pair = makePair();
    const { near, far } = pair;
    far.qp.receive();
    await expect(far.cq.next({ timeoutMs: 30 })).rejects.toThrow(DeadlineError);
    await expect(far.cq.next({ timeoutMs: 0 })).rejects.toThrow(DeadlineError);
    expect(() => far.cq.spin({ timeoutMs: 5 })).toThrow(DeadlineError);
    near.qp.send({ immediate: 4 });
    expect((await far.cq.next()).immediate).toBe(4);
  });

  test("a wait ends with its signal, before and while waiting", async () => {
    using pair = makePair();
    const { far } = pair;
    await expect(far.cq.next({ signal: AbortSignal.abort(new Error("no")) })).rejects.toThrow("no");
    const controller = new AbortController();
    const waiting = far.cq.next({ signal: controller.signal });
    setTimeout(() => controller.abort(new Error("stop")), 20);
    await expect(waiting).rejects.toThrow("stop");
  });

  test("a wait on a queue that is closed meanwhile ends at once", async () => {
    using pair = makePair();
    const { far } = pair;
    const waiting = far.cq.next({ timeoutMs: 20_000 });
    setTimeout(() => far.cq.close(), 20);
    await expect(waiting).rejects.toThrow(ClosedError);
  });

  test("a queue that wakes less often still gives every completion", async ({ skip }) => {
    using pair = makePair();
    const { near, far } = pair;
    expect(() => far.cq.moderate({ completions: 4, periodUs: 0 })).toThrow(/periodUs/);
    expect(() => far.cq.moderate({ completions: 0, periodUs: 9 })).toThrow(/completions/);
    try {
      far.cq.moderate({ completions: 4, periodUs: 2000 });
    } catch (error) {
      if (error instanceof VerbsError && error.code === "EOPNOTSUPP") return skip("no moderation here");
      throw error;
    }
    for (let i = 0; i < 6; i++) far.qp.receive({ wrId: i });
    const waiting = (async () => {
      const seen = [];
      for (let i = 0; i < 6; i++) seen.push((await far.cq.next()).wrId);
      return seen;
    })();
    for (let i = 0; i < 6; i++) near.qp.send({});
    expect(await waiting).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("two waiters on one queue get a completion each", async () => {
    using pair = makePair();
    const { near, far } = pair;
    far.qp.receive({ wrId: 1 });
    far.qp.receive({ wrId: 2 });
    const both = Promise.all([far.cq.next(), far.cq.next()]);
    setTimeout(() => {
      near.qp.send({});
      near.qp.send({});
    }, 10);
    expect((await both).map((completion) => completion.wrId).sort()).toEqual([1, 2]);
  });

  test("completionOf finds one request and keeps the others", async () => {
    using pair = makePair();
    const { near, far } = pair;
    const request = { local: near.region.slice(0, 8), remote: far.region.remote() };
    const ids = [near.qp.write(request), near.qp.write(request), near.qp.write(request)];
    expect((await near.cq.completionOf(ids[1]!)).wrId).toBe(ids[1]);
    expect((await near.cq.next()).wrId).toBe(ids[0]);
    expect((await near.cq.completionOf(ids[2]!)).wrId).toBe(ids[2]);
    await expect(near.cq.completionOf(4711, { timeoutMs: 20 })).rejects.toThrow(DeadlineError);
  });

  test("queues that share a channel are all woken", async () => {
    using pair = makePair();
    const { device, pd } = pair;
    const channel = device.createCompletionChannel();
    const [a, b] = [device.createCompletionQueue({ channel }), device.createCompletionQueue({ channel })];
    const [p, q] = [pd.createQueuePair({ completions: a }), pd.createQueuePair({ completions: b })];
    p.connect(q.endpoint());
    q.connect(p.endpoint());
    p.receive({ wrId: 1 });
    q.receive({ wrId: 2 });
    const received = Promise.all([a.completionOf(1), b.completionOf(2)]);
    p.send({ signaled: false });
    q.send({ signaled: false });
    expect((await received).map((completion) => completion.wrId)).toEqual([1, 2]);
  });

  test("a queue without a channel can be polled, spun on and awaited", async () => {
    using pair = makePair();
    const { device, pd, far } = pair;
    const cq = device.createCompletionQueue({ channel: false, entries: 8 });
    const qp = pd.createQueuePair({ completions: cq });
    const peer = pd.createQueuePair({ completions: far.cq });
    qp.connect(peer.endpoint());
    peer.connect(qp.endpoint());
    const request = { local: far.region.slice(0, 8), remote: far.region.remote() };
    const first = qp.write(request);
    expect(cq.spin().wrId).toBe(first);
    const second = qp.write(request);
    expect((await cq.next()).wrId).toBe(second);
    await expect(cq.next({ timeoutMs: 10 })).rejects.toThrow(DeadlineError);
    expect(() => cq.arm()).toThrow(/no completion channel/);
  });

  test("only solicited messages wake a queue that is armed for them", async () => {
    using pair = makePair();
    const { near, far } = pair;
    const channel = far.cq.channel!;
    far.qp.receive();
    far.qp.receive();
    far.cq.arm(true);
    near.qp.send({});
    await near.cq.next();
    await expect(channel.wait({ timeoutMs: 60 })).rejects.toThrow(DeadlineError);
    near.qp.send({ solicited: true });
    await channel.wait({ timeoutMs: 5000 });
    expect(far.cq.poll()).toHaveLength(2);
  });
});
