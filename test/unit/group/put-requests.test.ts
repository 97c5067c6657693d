import { describe, expect, test } from "vitest";
import { memory as viewOf } from "../../../ffi/runtime/index.ts";
import { Code } from "../../../src/group/collectives/kernels/group-memory.ts";
import type { NetworkPaths } from "../../../src/group/collectives/rdma/paths/network-paths.ts";
import { PutRequests } from "../../../src/group/collectives/rdma/put-requests.ts";
import { RequestKind, Ring, Slot } from "../../../src/group/collectives/rdma/ring-layout.ts";
import { Memory } from "../../../src/memory/index.ts";

// Requests of kernels in the network thread: their checks, their order, and what ends them. Kernels and NICs take part in
// test/group/device-header.test.ts.

const partBytes = 4 << 20;
const none: ReadonlySet<number> = new Set();

/** Ring of rank 0 of three members, with writes that end when the test says so. */
class Thread implements Disposable {
  readonly posted: { readonly peer: number; readonly text: string; readonly slot: number }[] = [];
  readonly requests: PutRequests;
  /** Peers that take no write at the moment. */
  readonly full = new Set<number>();
  readonly #memory = Memory.allocate(4 * Ring.words);
  readonly words = new Uint32Array(viewOf(this.#memory.pointer, 4 * Ring.words));
  #sequence = 0;

  constructor() {
    const links = {
      hasRoom: (peer: number) => !this.full.has(peer),
      put: (peer: number, from: number, bytes: number, into: number, memory: number, slot: number) =>
        this.posted.push({ peer, text: `put ${bytes} from ${from} to ${into} of ${memory}`, slot }),
      signal: (peer: number, from: number, into: number, memory: number, slot: number) =>
        this.posted.push({ peer, text: `signal ${this.words[from / 4]} to ${into} of ${memory}`, slot }),
    };
    this.requests = new PutRequests(links as unknown as NetworkPaths, 3, 0, 1000);
    this.requests.openRing(this.#memory.pointer);
    this.requests.allow(5, partBytes, [1, 2]);
  }

  /** Writes a request as a kernel does. */
  ask(peer: number, kind: number, to: number, from: number, bytes: number, memory = 5): void {
    const at = Ring.first + (this.#sequence % Ring.slots) * Ring.slotWords;
    const long = (name: number, value: number): void => {
      this.words[at + name] = value % 2 ** 32;
      this.words[at + name + 1] = Math.floor(value / 2 ** 32);
    };
    Object.entries({ peer, kind, memory }).forEach(([name, value]) => {
      this.words[at + Slot[name as "peer" | "kind" | "memory"]] = value;
    });
    long(Slot.to, to);
    long(Slot.from, from);
    long(Slot.bytes, bytes);
    this.words[at + Slot.sequence] = ++this.#sequence;
  }

  step(now = 0, broken = none, left = none): ReturnType<PutRequests["step"]> {
    return this.requests.step(now, { broken, left });
  }

  get completed(): number {
    return this.words[Ring.completed]!;
  }

  /** Ends the oldest writes to a peer. */
  end(peer: number, count = 1): void {
    for (let i = 0; i < count; i++) {
      const index = this.posted.findIndex((each) => each.peer === peer);
      const [write] = this.posted.splice(index, 1);
      this.requests.written(write!.slot);
    }
  }

  [Symbol.dispose](): void {
    this.#memory.close();
  }
}

describe("requests of kernels", () => {
  test("are posted in order for each peer, and reported in the order of the ring", () => {
    using thread = new Thread();
    thread.full.add(1);
    thread.ask(1, RequestKind.put, 64, 0, 16);
    thread.ask(1, RequestKind.signal, 8, 7, 8);
    thread.ask(2, RequestKind.put, 128, 32, 8);
    thread.step();
    expect(thread.posted.map(({ peer, text }) => `${peer} ${text}`)).toEqual(["2 put 8 from 32 to 128 of 5"]);
    thread.end(2);
    thread.step();
    expect(thread.completed).toBe(0);
    thread.full.clear();
    thread.step();
    expect(thread.posted.map(({ peer, text }) => `${peer} ${text}`)).toEqual([
      "1 put 16 from 0 to 64 of 5",
      "1 signal 7 to 8 of 5",
    ]);
    thread.end(1);
    thread.step();
    expect(thread.completed).toBe(1);
    thread.end(1);
    thread.step();
    expect(thread.completed).toBe(3);
    expect(thread.requests.isBusy).toBe(false);
  });

  test("of many bytes take several writes, and end after the last one", () => {
    using thread = new Thread();
    thread.ask(1, RequestKind.put, 0, 0, (2 << 20) + 5);
    thread.step();
    expect(thread.posted.map(({ text }) => text)).toEqual([
      "put 1048576 from 0 to 0 of 5",
      "put 1048576 from 1048576 to 1048576 of 5",
      "put 5 from 2097152 to 2097152 of 5",
    ]);
    thread.end(1, 2);
    thread.step();
    expect(thread.completed).toBe(0);
    thread.end(1);
    thread.step();
    expect(thread.completed).toBe(1);
  });

  test("fill the ring many times", () => {
    using thread = new Thread();
    const count = 3 * Ring.slots + 17;
    for (let sent = 0; sent < count; sent++) {
      thread.ask(1 + (sent % 2), RequestKind.signal, 0, sent, 8);
      thread.step();
      while (thread.posted.length > 0) thread.end(thread.posted[0]!.peer);
      thread.step();
      expect(thread.completed).toBe(sent + 1);
    }
  });

  test.each([
    [
      "a rank without a part",
      [0, RequestKind.put, 0, 0, 8, 5],
      /a put to rank 0, whose part of this memory is closed/,
    ],
    [
      "a rank that does not exist",
      [4e9, RequestKind.put, 0, 0, 8, 5],
      /a put to rank 4000000000, whose part/,
    ],
    [
      "an unknown memory",
      [1, RequestKind.put, 0, 0, 8, 6],
      /a put to rank 1, whose part of this memory is closed/,
    ],
    [
      "a target behind the part",
      [1, RequestKind.put, partBytes - 7, 0, 8, 5],
      /a put of 8 bytes .* whose part has 4194304 bytes/,
    ],
    [
      "a source behind the part",
      [1, RequestKind.put, 0, partBytes - 7, 8, 5],
      /a put of 8 bytes from offset 4194297/,
    ],
    ["an offset of 64 bits", [1, RequestKind.put, 2 ** 63, 0, 8, 5], /to offset 9223372036854776000/],
    ["no bytes", [1, RequestKind.put, 0, 0, 0, 5], /a put of 0 bytes/],
    ["a signal inside of a word", [1, RequestKind.signal, 4, 0, 8, 5], /a wrong request into the ring/],
    ["another kind", [1, 3, 0, 0, 8, 5], /a wrong request into the ring/],
  ] as const)("with %s are refused, and post nothing", (_, [peer, kind, to, from, bytes, memory], text) => {
    using thread = new Thread();
    thread.ask(peer, kind, to, from, bytes, memory);
    expect(thread.step()).toEqual({ code: Code.refused, peers: [0], text: expect.stringMatching(text) });
    expect(thread.posted).toEqual([]);
    expect(thread.completed).toBe(0);
  });

  test("use their memory until they complete", () => {
    using thread = new Thread();
    expect(thread.requests.uses(5)).toBe(false);
    thread.ask(1, RequestKind.put, 0, 0, 8);
    thread.ask(2, RequestKind.put, 0, 0, 8, 5);
    expect(thread.requests.uses(5)).toBe(true);
    thread.step();
    expect([5, 6].map((memory) => thread.requests.uses(memory))).toEqual([true, false]);
    thread.end(2);
    expect(thread.requests.uses(5)).toBe(true);
    thread.end(1);
    expect(thread.requests.uses(5)).toBe(false);
  });

  test("for memory that was detached are refused", () => {
    using thread = new Thread();
    thread.requests.refuse(5);
    thread.ask(1, RequestKind.put, 0, 0, 8);
    expect(thread.step()).toMatchObject({ code: Code.refused });
  });

  test("that a lost peer cannot complete fail, and those to a peer that left end", () => {
    using thread = new Thread();
    thread.ask(1, RequestKind.put, 0, 0, 8);
    thread.ask(1, RequestKind.signal, 0, 1, 8);
    thread.step();
    const broken = new Set([1]);
    expect(thread.step(0, broken)).toEqual({ code: Code.unreachable, peers: [1], text: "" });
    expect(thread.completed).toBe(0);
    expect(thread.step(0, broken, broken)).toBe(true);
    expect(thread.completed).toBe(2);
  });

  test("that make no progress fail at the limit with the peer, but not while writes end", () => {
    using thread = new Thread();
    thread.full.add(2);
    thread.ask(2, RequestKind.put, 0, 0, 2 << 20);
    thread.step(10);
    expect(thread.step(900)).toBe(false);
    thread.full.clear();
    thread.step(905);
    expect(thread.step(1800)).toBe(false);
    thread.end(2);
    expect(thread.step(2700)).toBe(false);
    expect(thread.step(2900)).toEqual({ code: Code.late, peers: [2], text: "" });
    thread.requests.restart(2900);
    expect(thread.step(3000)).toBe(false);
  });
});
