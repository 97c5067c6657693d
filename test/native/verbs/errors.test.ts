import { describe, expect, test } from "vitest";
import { type Completion, CompletionError, QueueFullError } from "../../../src/index.ts";
import { deviceName, impatient, makePair } from "./pair.ts";

async function failure(next: Promise<Completion>): Promise<CompletionError> {
  const error = await next.then(
    (completion) => completion,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(CompletionError);
  return error as CompletionError;
}

describe(`failed requests on ${deviceName}`, () => {
  test("a wrong remote key is a remote access error, and later requests are flushed", async () => {
    using pair = makePair({ connect: impatient });
    const { near, far } = pair;
    const remote = { ...far.region.remote(), remoteKey: (far.region.remoteKey ^ 0x5a5a5a) >>> 0 };
    near.qp.write({ local: near.region.slice(0, 16), remote, wrId: 5 });
    near.qp.write({ local: near.region.slice(0, 16), remote: far.region.remote(), wrId: 6 });
    const first = await failure(near.cq.next());
    expect([first.status, first.wrId, first.qpNumber]).toEqual(["REM_ACCESS_ERR", 5, near.qp.number]);
    expect(first.hint).toMatch(/remote key/);
    expect((await failure(near.cq.next())).status).toBe("WR_FLUSH_ERR");
    expect(near.qp.query().state).toBe("ERR");
  });

  test("a write past the end of the peer's region is a remote access error and writes nothing past it", async () => {
    using pair = makePair({ connect: impatient, bytes: 8192 });
    const { near, far } = pair;
    const remote = { ...far.region.remote(), address: far.region.address + 8192 - 8, byteLength: 4096 };
    near.qp.write({ local: near.region.slice(0, 16), remote });
    expect((await failure(near.cq.next())).status).toBe("REM_ACCESS_ERR");
  });

  test("a region refuses a write, a read and an atomic without its access right", async () => {
    const attempts = {
      write: ["localWrite", "remoteRead"],
      read: ["localWrite", "remoteWrite"],
      fetchAndAdd: ["localWrite", "remoteWrite", "remoteRead"],
    } as const;
    for (const [verb, farAccess] of Object.entries(attempts)) {
      using pair = makePair({ connect: impatient, farAccess });
      const { near, far } = pair;
      const common = { local: near.region.slice(0, 8), remote: far.region.remote() };
      if (verb === "write") near.qp.write(common);
      else if (verb === "read") near.qp.read(common);
      else near.qp.fetchAndAdd({ ...common, add: 1n });
      expect([verb, (await failure(near.cq.next())).status]).toEqual([verb, "REM_ACCESS_ERR"]);
    }
  });

  test("a queue pair refuses a write without its access right", async () => {
    using pair = makePair({ connect: impatient, far: { access: ["remoteRead"] } });
    const { near, far } = pair;
    near.qp.write({ local: near.region.slice(0, 8), remote: far.region.remote() });
    expect(["REM_INV_REQ_ERR", "REM_ACCESS_ERR"]).toContain((await failure(near.cq.next())).status);
  });

  test("no receive posted exhausts the RNR retries", async () => {
    using pair = makePair({ connect: impatient });
    const { near } = pair;
    near.qp.send({ local: near.region.slice(0, 8) });
    const error = await failure(near.cq.next());
    expect(error.status).toBe("RNR_RETRY_EXC_ERR");
    expect(error.hint).toMatch(/receive/);
  });

  test("a receive posted in time ends the RNR wait", async () => {
    // rxe of Linux 6.12 counts the wait for a receive as time without an acknowledgement, so this test cannot
    // use short retries.
    using pair = makePair({ connect: { minRnrTimer: 1, rnrRetry: 7 } });
    const { near, far } = pair;
    near.qp.send({ local: near.region.slice(0, 8) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    far.qp.receive({ local: far.region });
    expect((await far.cq.next()).byteLength).toBe(8);
    await near.cq.next();
  });

  test("a message longer than the receive fails at both ends", async () => {
    using pair = makePair({ connect: impatient });
    const { near, far } = pair;
    far.region.bytes.fill(0);
    far.qp.receive({ local: far.region.slice(0, 100) });
    near.region.bytes.fill(9);
    near.qp.send({ local: near.region.slice(0, 200) });
    expect(["REM_INV_REQ_ERR", "REM_OP_ERR"]).toContain((await failure(near.cq.next())).status);
    expect(["LOC_LEN_ERR", "LOC_QP_OP_ERR"]).toContain((await failure(far.cq.next())).status);
    expect(far.region.bytes[100]).toBe(0);
  });

  test("a closed peer is a retry error within the configured time", async () => {
    using pair = makePair({ connect: impatient });
    const { near, far } = pair;
    const remote = far.region.remote();
    far.qp.close();
    near.qp.write({ local: near.region.slice(0, 8), remote });
    const error = await failure(near.cq.next({ timeoutMs: 10_000 }));
    expect(error.status).toBe("RETRY_EXC_ERR");
    expect(error.hint).toMatch(/alive/);
  });

  test("a deregistered region is a remote access error", async () => {
    using pair = makePair({ connect: impatient });
    const { near, far } = pair;
    const remote = far.region.remote();
    far.region.close();
    near.qp.write({ local: near.region.slice(0, 8), remote });
    expect((await failure(near.cq.next())).status).toBe("REM_ACCESS_ERR");
  });

  test("a full send queue is a typed error and nothing is posted", async () => {
    using pair = makePair({ near: { sendDepth: 4 } });
    const { near, far } = pair;
    const request = { local: near.region.slice(0, 8), remote: far.region.remote() };
    const capacity = (() => {
      for (let posted = 0; ; posted++) {
        try {
          near.qp.write(request);
        } catch (error) {
          expect(error).toBeInstanceOf(QueueFullError);
          const full = error as QueueFullError;
          expect([full.queue, full.outstanding, full.capacity]).toEqual(["send", posted, posted]);
          return posted;
        }
      }
    })();
    expect(capacity).toBeGreaterThanOrEqual(4);
    for (let i = 0; i < capacity; i++) await near.cq.next();
    expect(near.cq.poll()).toEqual([]);
    near.qp.write(request);
    await near.cq.next();
  });

  test("a full receive queue is a typed error", () => {
    using pair = makePair({ far: { receiveDepth: 4 } });
    const { far } = pair;
    expect(() => {
      for (let i = 0; i < 100_000; i++) far.qp.receive();
    }).toThrow(QueueFullError);
  });

  test("moving to ERR flushes every posted receive and send in order", async () => {
    using pair = makePair();
    const { far } = pair;
    for (let i = 0; i < 5; i++) far.qp.receive({ wrId: i });
    far.qp.fail();
    for (let i = 0; i < 5; i++) {
      const error = await failure(far.cq.next());
      expect([error.status, error.wrId]).toEqual(["WR_FLUSH_ERR", i]);
    }
  });

  test("drain ends all work and keeps the completions for the caller", async () => {
    using pair = makePair();
    const { near, far } = pair;
    for (let i = 0; i < 3; i++) far.qp.receive({ wrId: i });
    await far.qp.drain();
    expect(far.qp.outstanding).toEqual({ sends: 0, receives: 0 });
    expect(far.cq.poll().map(({ wrId, status }) => [wrId, status])).toEqual([
      [0, "WR_FLUSH_ERR"],
      [1, "WR_FLUSH_ERR"],
      [2, "WR_FLUSH_ERR"],
    ]);
    await near.qp.drain();
  });

  test("a queue pair goes back to RESET and connects anew", async () => {
    using pair = makePair();
    const { near, far } = pair;
    near.qp.write({ local: near.region.slice(0, 8), remote: far.region.remote() });
    await near.cq.next();
    near.qp.reset();
    far.qp.reset();
    expect(near.qp.query().state).toBe("RESET");
    near.qp.connect(far.qp.endpoint());
    far.qp.connect(near.qp.endpoint());
    near.region.bytes[0] = 33;
    near.qp.write({ local: near.region.slice(0, 8), remote: far.region.remote() });
    await near.cq.next();
    expect(far.region.bytes[0]).toBe(33);
  });
});
