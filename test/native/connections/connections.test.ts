import { afterAll, describe, expect, test } from "vitest";
import {
  ClosedError,
  ConnectionError,
  DeadlineError,
  EventChannel,
  listen,
  VerbsError,
} from "../../../src/index.ts";
import { failure, openPlace, text } from "./connecting.ts";

// Tests of the connection manager, for soft0 and for the kernel's device that DOORBELL_RDMA names.

const place = openPlace();
const { device, own, by, listening, connecting, connected } = place;
afterAll(() => place[Symbol.dispose]());

describe("a connection", () => {
  test("carries private data both ways, and messages", async () => {
    using pair = await connected(
      { privateData: "who is there?" },
      { privateData: new Uint8Array([1, 2, 3]) },
    );
    const { ours, theirs } = pair;
    expect([text(theirs.privateData), [...ours.privateData.subarray(0, 4)]]).toEqual([
      "who is there?",
      [1, 2, 3, 0],
    ]);
    expect([ours.queuePair.state, theirs.queuePair.state]).toEqual(["RTS", "RTS"]);
    expect(ours.peerAddress).toEqual(theirs.localAddress);
    expect(ours.localAddress).toEqual(theirs.peerAddress);
    const [from, to] = [ours.protectionDomain.allocate(64), theirs.protectionDomain.allocate(64)];
    theirs.queuePair.receive({ local: to.slice(0) });
    from.bytes.fill(7);
    ours.queuePair.send({ local: from.slice(0, 10) });
    expect((await theirs.completions.next()).byteLength).toBe(10);
    expect(to.bytes.subarray(0, 11).join("")).toBe("77777777770");
  });

  test("reports the numbers of READs and atomics that both ends agreed on", async () => {
    // rxe rounds sizes up to powers of two, so the test uses powers of two.
    using pair = await connected(
      { maxReadAtomic: 4, maxReadAtomicAnswered: 8 },
      { maxReadAtomicAnswered: 2 },
    );
    const { ours, theirs } = pair;
    expect(ours.queuePair.query()).toMatchObject({ maxReadAtomic: 2, maxReadAtomicAnswered: 8 });
    expect(theirs.queuePair.query()).toMatchObject({ maxReadAtomicAnswered: 2, maxReadAtomic: 8 });
  });

  test("ends at both ends when one end closes it, and flushes outstanding requests", async () => {
    for (const first of ["ours", "theirs"] as const) {
      using pair = await connected();
      const { ours, theirs } = pair;
      theirs.queuePair.receive({ local: theirs.protectionDomain.allocate(64).slice(0) });
      await Promise.all([
        pair[first].disconnect(),
        pair[first === "ours" ? "theirs" : "ours"].disconnected(),
      ]);
      expect([ours.connected, theirs.connected]).toEqual([false, false]);
      expect((await theirs.completions.next().catch((error) => error)).status).toBe("WR_FLUSH_ERR");
      await ours.disconnect();
    }
  });

  test("ends for the peer when it is closed", async () => {
    using pair = await connected();
    pair.ours.close();
    await pair.theirs.disconnected();
    expect(pair.ours.queuePair.closed).toBe(true);
    expect(() => pair.ours.ensureOpen()).toThrow(ClosedError);
  });

  test("closes with its queue pair, its protection domain or its channel", async () => {
    for (const what of ["queuePair", "protectionDomain", "channel"] as const) {
      using domain = device.createProtectionDomain();
      const channel = EventChannel.open(by.provider);
      using pair = await connected({ protectionDomain: domain, channel });
      const { ours } = pair;
      if (what === "channel") channel.close();
      else ours[what].close();
      if (what !== "channel") expect(ours.closed).toBe(true);
      await pair.theirs.disconnected();
      ours.close();
      channel.close();
    }
  });

  test("uses a queue pair of the caller and its completion queue, and does not close them", async () => {
    using pd = device.createProtectionDomain();
    const completions = device.createCompletionQueue();
    const queuePair = pd.createQueuePair({ completions });
    using pair = await connected({ queuePair });
    expect(pair.ours.queuePair).toBe(queuePair);
    expect(pair.ours.completions).toBe(completions);
    pair.ours.close();
    expect(queuePair.closed).toBe(false);
  });

  test("prepares its queue pair in INIT, before a message can arrive", async () => {
    const prepared: string[] = [];
    using pair = await connected(
      { prepare: ({ state }) => prepared.push(`ours in ${state}`) },
      { prepare: ({ state }) => prepared.push(`theirs in ${state}`) },
    );
    expect(prepared.sort()).toEqual(["ours in INIT", "theirs in INIT"]);
    expect(pair.ours.connected).toBe(true);
  });
});

describe("a request", () => {
  test("is refused with private data, and the error has the reason as text", async () => {
    using listener = listening();
    const asking = failure(connecting(listener.address));
    (await listener.next()).reject({ privateData: "full" });
    const error = (await asking) as ConnectionError;
    expect(error).toBeInstanceOf(ConnectionError);
    expect([error.event, error.status, text(error.privateData)]).toEqual(["REJECTED", 28, "full"]);
    expect(error.message).toContain("the other program refused");
  });

  test("that is closed without an answer is refused", async () => {
    using listener = listening();
    const asking = failure(connecting(listener.address));
    (await listener.next()).close();
    expect(((await asking) as ConnectionError).event).toBe("REJECTED");
  });

  test("is refused without a listener", async () => {
    const error = (await failure(connecting({ ...own, port: 9 }))) as ConnectionError;
    expect([error.event, error.status]).toEqual(["REJECTED", 8]);
    expect(error.hint).toContain("listens on this port");
  });

  test("is answered once", async () => {
    using listener = listening();
    const asking = connecting(listener.address);
    const request = await listener.next();
    const accepted = request.accept();
    await expect(request.accept()).rejects.toThrow(/is being answered|is closed/);
    expect(() => request.reject()).toThrow(/is being answered|is closed/);
    for (const one of [await accepted, await asking]) one.close();
  });

  test("without an answer ends at the deadline, and the listener's program gets an event", async () => {
    using listener = listening();
    const error = await failure(connecting(listener.address, { timeoutMs: 200 }));
    expect(error).toBeInstanceOf(DeadlineError);
    const request = await listener.next();
    const answered = await failure(request.accept({ timeoutMs: 10_000 }));
    expect(answered).toBeInstanceOf(Error);
    expect(answered.message).not.toBe("it succeeded");
  });

  test("ends with its signal", async () => {
    using listener = listening();
    const controller = new AbortController();
    const asking = failure(connecting(listener.address, { signal: controller.signal }));
    using _request = await listener.next();
    controller.abort(new Error("no longer wanted"));
    expect((await asking).message).toBe("no longer wanted");
  });

  test("refuses private data above its limit, and names the limit", async () => {
    using listener = listening();
    await expect(connecting(listener.address, { privateData: new Uint8Array(57) })).rejects.toThrow(
      "connect: privateData has 57 bytes, but this message has room for 56",
    );
    const asking = connecting(listener.address, { privateData: new Uint8Array(56).fill(1) });
    const request = await listener.next();
    expect(request.privateData.join("")).toBe("1".repeat(56));
    using theirs = await request.accept({ privateData: new Uint8Array(196).fill(2) });
    using ours = await asking;
    expect(ours.privateData.join("")).toBe("2".repeat(196));
    expect(theirs.connected).toBe(true);
  });
});

describe("a listener", () => {
  test("yields its requests one after the other, and ends when it is closed", async () => {
    const listener = listening();
    const { address } = listener;
    const names: string[] = [];
    const serving = (async () => {
      for await (const request of listener) {
        names.push(text(request.privateData));
        const connection = await request.accept();
        void connection.disconnected().then(() => connection.close());
      }
    })();
    for (const name of ["a", "b", "c"]) {
      using connection = await connecting(address, { privateData: name });
      await connection.disconnect();
    }
    listener.close();
    await serving;
    expect(names).toEqual(["a", "b", "c"]);
    expect(((await failure(connecting(address))) as ConnectionError).status).toBe(8);
  });

  test("refuses waiting requests when it is closed", async () => {
    const listener = listening();
    const asking = failure(connecting(listener.address));
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, 100);
    await promise;
    listener.close();
    expect(((await asking) as ConnectionError).event).toBe("REJECTED");
  });

  test("refuses a port in use and an address of another host", () => {
    using listener = listening();
    expect(() => listen(listener.address, by)).toThrow(VerbsError);
    expect(() => listen(listener.address, by)).toThrow("EADDRINUSE");
    expect(() => listen({ address: "203.0.113.9", port: 0 }, by)).toThrow(
      /(EADDRNOTAVAIL|ENODEV).*203\.0\.113\.9:0\n {2}hint/,
    );
    expect(() => listen({ address: "127.0.0.1", port: 70_000 }, by)).toThrow(
      'listen({ address: "127.0.0.1", port: 70000 }): write an address as',
    );
  });

  test("on all addresses accepts requests to each of them", async () => {
    using listener = listen(0, by);
    expect(listener.address.address).toBe("0.0.0.0");
    const asking = connecting({ ...own, port: listener.address.port });
    using theirs = await (await listener.next()).accept();
    using ours = await asking;
    expect(theirs.localAddress).toEqual(ours.peerAddress);
  });

  test("waits no longer than its deadline", async () => {
    using listener = listening();
    await expect(listener.next({ timeoutMs: 5 })).rejects.toThrow(DeadlineError);
  });
});
