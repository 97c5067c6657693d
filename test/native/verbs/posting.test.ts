import { describe, expect, onTestFinished, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { makePair, type Pair } from "./pair.ts";

// Garbage that a post creates in JavaScript. The C part is replaced by a function that does nothing.

/** Returns the bytes that each of many calls leaves to the garbage collector. */
async function garbage(call: () => void): Promise<number> {
  const { heapStats } = await import("bun:jsc");
  const times = 5000;
  for (let i = 0; i < 4 * times; i++) call(); // The first calls run until the function is compiled.
  const grown: number[] = [];
  for (let round = 0; round < 5; round++) {
    Bun.gc(true);
    // Heap capacity counts blocks. Cells are counted only when they are collected.
    const before = heapStats().heapCapacity;
    for (let i = 0; i < times; i++) call();
    grown.push((heapStats().heapCapacity - before) / times);
  }
  return grown.sort((a, b) => a - b)[2]!;
}

/** Returns a queue pair whose posts C accepts without work, and whose completions follow at once. */
function idle(pair: Pair) {
  const { operations } = pair.device;
  for (const name of ["post_send", "post_recv"] as const) {
    const own = Object.getOwnPropertyDescriptor(operations, name);
    Object.defineProperty(operations, name, { value: () => 0, configurable: true });
    // All devices of the process may share the table, so it is restored for the next test file.
    onTestFinished(() => {
      if (own === undefined) delete (operations as Partial<typeof operations>)[name];
      else Object.defineProperty(operations, name, own);
    });
  }
  const qp = pair.pd.createQueuePair({ completions: pair.near.cq, inlineBytes: 64 });
  qp.connect(pair.far.qp.endpoint());
  const posted = [0, 0];
  const done = (kind: 0 | 1) => qp.settle((posted[kind]!++ << 2) | kind);
  return { qp, sent: () => done(0), received: () => done(1) };
}

describe.skipIf(runtimeName !== "bun")("posting a request that stands ready allocates nothing", () => {
  test.each(["prepared", "write", "send", "read", "receive"] as const)("%s", async (name) => {
    using pair = makePair();
    const { qp, sent, received } = idle(pair);
    const local = pair.near.region.slice(0, 64);
    const remote = pair.far.region.remote();
    const prepared = qp.prepare([{ opcode: "write", local, remote }]);
    const transfer = { local, remote, wrId: 7 };
    const message = { local, immediate: 7, inline: true };
    const calls = {
      prepared: () => prepared.post(),
      write: () => qp.write(transfer),
      send: () => qp.send(message),
      read: () => qp.read(transfer),
      receive: () => qp.receive({ local }),
    };
    const post = calls[name];
    const done = name === "receive" ? received : sent;
    const bytes = await garbage(() => {
      post();
      done();
    });
    // The object of a receive has 32 bytes. One array or view more would double that.
    expect(bytes).toBeLessThan(name === "receive" ? 60 : 16);
  });
});
