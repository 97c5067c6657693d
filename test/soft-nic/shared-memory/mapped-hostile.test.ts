// A peer of the same user that lies about memory: as the one that asks for it, and as the one that gives it.
import { readdirSync } from "node:fs";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { Dev } from "../../../src/soft/hca/arena/arena.ts";
import { Mr } from "../../../src/soft/hca/arena/records.ts";
import * as mapped from "../../../src/soft/hca/links/mapped/records.ts";
import { Shared } from "../../../src/soft/hca/links/shared-memory/records.ts";
import { softDevice } from "../../../src/soft/hca/nic/soft-device.ts";
import { Published, REGION_SLOTS } from "../../../src/soft/hca/objects/published.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { seeded } from "../../support/random.ts";
import { until } from "../../support/until.ts";
import {
  closeFakes,
  type Fake,
  fake,
  hungUp,
  keep,
  release,
  say,
  scratch,
  segment,
} from "../support/fake-peer.ts";
import { pair, type Region, Side } from "../support/harness.ts";

delete process.env.DOORBELL_SOFT_SHARED;
const { libc } = c;
const { Note } = mapped;
const side = new Side();
afterAll(() => side.close());
afterEach(closeFakes);
const { e } = softDevice();
const local = side.buffer(1 << 16).fill(3);
const PAGE = 4096;

/** The words of a note. */
function note(kind: number, fields: Partial<Record<keyof typeof Note, number>> = {}): number[] {
  const words = Array<number>(Note.words).fill(0);
  words[Note.magic] = mapped.NOTE_MAGIC;
  words[Note.kind] = kind;
  for (const [name, value] of Object.entries(fields)) words[Note[name as keyof typeof Note]] = value;
  return words;
}

/** The next note that the NIC sent, and the descriptors that came with it. */
async function heard({ caller }: Fake): Promise<{ words: Int32Array; fds: number[] }> {
  const all = new Int32Array(scratch.bytes.buffer);
  const [message, iovec, control, body] = [64, 80, 96, 128];
  const pointer = (at: number, to: number) =>
    new DataView(all.buffer).setBigUint64(at * 4, BigInt(scratch.pointer + to * 4), true);
  const end = performance.now() + 5000;
  while (performance.now() < end) {
    all.fill(0, message, body + 16);
    pointer(message + 4, iovec);
    all[message + 6] = 1;
    pointer(iovec, body);
    all[iovec + 2] = 64;
    pointer(message + 8, control);
    all[message + 10] = 32;
    const got = Number(libc.recvmsg(caller, scratch.pointer + message * 4, c.MSG_DONTWAIT));
    const count = got > 0 && all[message + 10]! > 16 ? (all[control]! - 16) / 4 : 0;
    const fds = [...all.subarray(control + 4, control + 4 + count)].map(keep);
    if (got === 64) return { words: all.slice(body, body + 16), fds };
    // The greeting's answer, or nothing yet.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error("no note after 5 s");
}

/** A peer that the NIC is open to. */
async function open(): Promise<Fake> {
  const one = await fake(side);
  // A frame that means nothing, from which on the QP goes by shared memory.
  const word = Shared.ring(0);
  one.ring[word] = 64;
  one.ring[word + 1] = 16;
  const swap = (x: number) => ((x & 255) << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | (x >>> 24);
  one.ring.set([swap((op.ACKNOWLEDGE << 24) | 0xffff), swap(one.qp.number), swap(1), 0], word + 4);
  Atomics.store(one.ring, Shared.tail(0), 64);
  await one.open();
  return one;
}

const ask = (one: Fake, key: number, fields: Partial<Record<keyof typeof Note, number>> = {}) =>
  say(one.caller, note(mapped.NOTE_ASK, { key, from: 77, to: one.qp.number, ...fields }), []);

async function granted(one: Fake, region: Region): Promise<{ words: Int32Array; fds: number[] }> {
  ask(one, region.rkey);
  let answer = await heard(one);
  // Of what was given before.
  while (answer.words[Note.kind] === mapped.NOTE_REVOKE) answer = await heard(one);
  expect(answer.words[Note.kind]).toBe(mapped.NOTE_GRANT);
  expect(answer.fds.length).toBe(2);
  return answer;
}

/** Everything else still works. */
async function unharmed(): Promise<void> {
  const [a, b] = pair(side);
  a.post({
    opcode: v.IBV_WR_RDMA_READ,
    sges: [[local.pointer, 64, local.lkey]],
    remote: local.pointer + 128,
    rkey: local.rkey,
  });
  expect((await a.one()).status).toBe(0);
  a.destroy();
  b.destroy();
}

const descriptors = () => readdirSync("/proc/self/fd").length;
const canMap = (fd: number, protection: number) => {
  const at = libc.mmap(0, PAGE, protection, c.MAP_SHARED, fd, 0);
  if (at >= c.MAP_FAILED) return false;
  libc.munmap(at, PAGE);
  return true;
};
const WRITABLE = c.PROT_READ | c.PROT_WRITE;

describe("one that asks", () => {
  test("gets what its key gives and no more: the table and memory to be read cannot be mapped for writing, nor change their size", async () => {
    const one = await open();
    const writable = side.shared(3 * PAGE);
    const readable = side.shared(PAGE + 1, v.IBV_ACCESS_REMOTE_READ);
    const [w, r] = [await granted(one, writable), await granted(one, readable)];
    expect(canMap(w.fds[0]!, WRITABLE)).toBe(true);
    for (const fd of [r.fds[0]!, w.fds[1]!, r.fds[1]!]) {
      expect(canMap(fd, c.PROT_READ)).toBe(true);
      expect(canMap(fd, WRITABLE)).toBe(false);
      expect(Number(libc.pwrite(fd, local.pointer, 1, 0))).toBe(-1);
    }
    const all = [...w.fds, ...r.fds];
    for (const fd of all) expect([libc.ftruncate(fd, 0), libc.ftruncate(fd, 1 << 20)]).toEqual([-1, -1]);
    expect(w.words[Note.access]).toBe(v.IBV_ACCESS_REMOTE_READ | v.IBV_ACCESS_REMOTE_WRITE);
    expect(r.words[Note.access]).toBe(v.IBV_ACCESS_REMOTE_READ);
    // No two regions share a page: the whole file is this one's.
    expect([w, r].map(({ fds }) => Number(libc.lseek(fds[0]!, 0, 2)))).toEqual([3 * PAGE, 2 * PAGE]);
    one.qp.destroy();
    for (const { mr } of [writable, readable]) expect(side.lib.ibv_dereg_mr(mr)).toBe(0);
  });

  test("is refused with a forged key, a foreign queue pair, a window's key, memory of another protection domain, what nobody shares", async () => {
    const one = await open();
    const region = side.shared(PAGE);
    const other = new Side();
    const elsewhere = other.shared(PAGE);
    const [a, b] = pair(side);
    const window = side.lib.ibv_alloc_mw(side.pd, v.IBV_MW_TYPE_1);
    const questions: [what: string, () => void][] = [
      ["forged", () => ask(one, region.rkey ^ 0x100)],
      ["the low byte", () => ask(one, region.rkey ^ 1)],
      ["none", () => ask(one, 0)],
      ["not shared", () => ask(one, local.rkey)],
      ["a window", () => ask(one, new Int32Array(memory(window, 24))[4]!)],
      ["another domain", () => ask(one, elsewhere.rkey)],
      ["not its QP", () => ask(one, region.rkey, { to: a.number })],
      ["no QP", () => ask(one, region.rkey, { to: 0x7fffffff })],
      ["not connected to that", () => ask(one, region.rkey, { from: 78 })],
    ];
    for (const [what, question] of questions) {
      question();
      const { words, fds } = await heard(one);
      expect([words[Note.kind], fds], what).toEqual([mapped.NOTE_REFUSE, []]);
    }
    await granted(one, region);
    for (const qp of [a, b, one.qp]) qp.destroy();
    other.close();
  });

  test("is told when it is over, and what it wrote before stays with the owner, what it writes then does not", async () => {
    const one = await open();
    const region = side.shared(PAGE);
    const { words, fds } = await granted(one, region);
    const at = libc.mmap(0, PAGE, WRITABLE, c.MAP_SHARED, fds[0]!, 0);
    const mine = new Uint8Array(memory(at, PAGE));
    mine[5] = 42;
    expect(region.bytes[5]).toBe(42);
    expect(side.lib.ibv_dereg_mr(region.mr)).toBe(0);
    const revoked = await heard(one);
    expect([...revoked.words.subarray(Note.slot, Note.stamp + 1)]).toEqual([
      ...words.subarray(Note.slot, Note.stamp + 1),
    ]);
    mine[6] = 43;
    expect([...region.bytes.subarray(5, 7)]).toEqual([42, 0]);
    libc.munmap(at, PAGE);
    one.qp.destroy();
  });

  test("and says that it copies for ever, to whatever: taking back takes some milliseconds, and nothing else is touched", async () => {
    const one = await open();
    const lies = [1, 2, -1, REGION_SLOTS, REGION_SLOTS + 1, 0x7fffffff, -0x80000000];
    for (const lie of lies) {
      const region = side.shared(PAGE);
      const other = side.shared(PAGE);
      region.bytes.fill(7);
      other.bytes.fill(8);
      await granted(one, region);
      for (const word of [0, 1]) Atomics.store(one.ring, Shared.copying(word), lie);
      const start = performance.now();
      expect(side.lib.ibv_dereg_mr(region.mr)).toBe(0);
      expect(performance.now() - start).toBeLessThan(2000);
      expect([region.bytes[0], region.bytes[PAGE - 1], other.bytes[0]]).toEqual([7, 7, 8]);
      expect(side.lib.ibv_dereg_mr(other.mr)).toBe(0);
    }
    const region = side.shared(PAGE);
    const slot = e.i32[(region.mr - e.base) / 4 + Mr.slot]!;
    region.bytes.fill(9);
    await granted(one, region);
    for (const lie of [...lies, slot]) {
      Atomics.store(one.ring, Shared.copying(0), lie);
      one.qp.modify(v.IBV_QP_STATE, (attr) => {
        attr.qp_state = v.IBV_QPS_ERR;
      });
      expect(region.bytes.every((byte) => byte === 9)).toBe(true);
    }
    one.qp.destroy();
    await unharmed();
    expect(side.lib.ibv_dereg_mr(region.mr)).toBe(0);
  });

  test("notes of random words, with descriptors that nobody asked for: closed, and at worst the peer is hung up on", async () => {
    const { int } = seeded(11);
    const region = side.shared(PAGE);
    for (let round = 0; round < 6; round++) {
      const one = await open();
      const before = descriptors();
      for (let i = 0; i < 200; i++) {
        const words = Array.from({ length: Note.words }, () => int(2 ** 32) | 0);
        words[Note.magic] = mapped.NOTE_MAGIC;
        words[Note.kind] = i === 100 + 10 * round ? 99 : 1 + int(4);
        if (int(3) === 0) words[Note.key] = region.rkey;
        const fds = Array.from({ length: int(3) }, () => segment(PAGE).fd);
        try {
          say(one.caller, words, fds);
        } catch {
          break;
        }
        release(fds);
        if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      await until(() => hungUp(one.caller), "it hangs up");
      await until(() => descriptors() <= before, `${before} descriptors again, not ${descriptors()}`);
      one.qp.destroy();
      await unharmed();
    }
    expect(side.lib.ibv_dereg_mr(region.mr)).toBe(0);
  });
});

describe("one that gives", () => {
  const KEY = 0x51515100;
  const REMOTE = 0x10000;

  /** Lets the NIC ask for memory, as a WRITE does. */
  async function asked(one: Fake, key = KEY): Promise<void> {
    const write = {
      opcode: v.IBV_WR_RDMA_WRITE,
      sges: [[local.pointer, 64, local.lkey]] as [number, number, number][],
    };
    expect(one.qp.post({ ...write, remote: REMOTE, rkey: key })).toBe(0);
    const { words } = await heard(one);
    expect([words[Note.kind], words[Note.key], words[Note.to]]).toEqual([mapped.NOTE_ASK, key, 77]);
  }

  /** A table that lets the NIC's QP write, and its words. */
  function table(one: Fake, slot: number, stamp: number, domain: number): { fd: number; words: Int32Array } {
    const made = segment(Published.bytes);
    made.words[slot] = stamp;
    const at = Published.queuePair(77);
    made.words.set([77 | (1 << 30), one.qp.number, 4, domain | 6], at);
    return made;
  }

  const grant = (fields: Partial<Record<keyof typeof Note, number>> = {}) =>
    note(mapped.NOTE_GRANT, {
      key: KEY,
      slot: 3,
      stamp: 9,
      access: 6,
      domain: 1600,
      tag: 4,
      start: REMOTE,
      length: PAGE,
      ...fields,
    });

  const copied = () => e.i32[Dev.copiedRequests]!;

  /** Posts WRITEs to memory that was given: how many were executed there; the others run into their timeouts. */
  async function written(one: Fake, remote = REMOTE, bytes = 64): Promise<number> {
    const before = copied();
    one.qp.post({
      opcode: v.IBV_WR_RDMA_WRITE,
      sges: [[local.pointer, bytes, local.lkey]],
      remote,
      rkey: KEY,
    });
    await one.qp.take(1, 5000);
    return copied() - before;
  }

  test("an honest grant is taken: the tests below speak the right language", async () => {
    const one = await open();
    await asked(one);
    const given = segment(PAGE);
    say(one.caller, grant(), [given.fd, table(one, 3, 9, 1600).fd]);
    // The ring's request is acknowledged by hand: then the next one is executed in the memory.
    acknowledge(one);
    await one.qp.take(1);
    expect(await written(one)).toBe(1);
    expect([...new Uint8Array(given.words.buffer, 0, 64)]).toEqual([...local.bytes.subarray(0, 64)]);
    one.qp.destroy();
  });

  /** Acknowledges the first request that the NIC sent. */
  function acknowledge(one: Fake): void {
    const swap = (x: number) => ((x & 255) << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | (x >>> 24);
    const word = Shared.ring(0) + 16;
    one.ring[word] = 64;
    one.ring[word + 1] = 16;
    one.ring.set(
      [swap((op.ACKNOWLEDGE << 24) | 0xffff), swap(one.qp.number), swap(one.qp.psn), swap(0x1f000001)],
      word + 4,
    );
    Atomics.store(one.ring, Shared.tail(0), 128);
  }

  const pipeEnd = () => {
    const ends = new Int32Array(scratch.bytes.buffer, 3000, 2);
    expect(libc.socketpair(c.AF_UNIX, c.SOCK_STREAM, 0, scratch.pointer + 3000)).toBe(0);
    return [keep(ends[0]!), keep(ends[1]!)][0]!;
  };

  const bad: [what: string, (one: Fake) => [number[], number[]]][] = [
    ["memory that may shrink", (one) => [grant(), [segment(PAGE, false).fd, table(one, 3, 9, 1600).fd]]],
    [
      "memory that is too short",
      (one) => [grant({ length: 2 * PAGE }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]],
    ],
    ["a socket", (one) => [grant(), [pipeEnd(), table(one, 3, 9, 1600).fd]]],
    ["a file", (one) => [grant(), [keep(libc.dup(2)), table(one, 3, 9, 1600).fd]]],
    ["a short table", () => [grant(), [segment(PAGE).fd, segment(PAGE).fd]]],
    ["a table that may shrink", () => [grant(), [segment(PAGE).fd, segment(Published.bytes, false).fd]]],
    ["one descriptor", () => [grant(), [segment(PAGE).fd]]],
    ["no descriptor", () => [grant(), []]],
    ["a slot that is none", (one) => [grant({ slot: -1 }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]]],
    [
      "a slot behind the table",
      (one) => [grant({ slot: REGION_SLOTS }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]],
    ],
    ["no stamp", (one) => [grant({ stamp: 0 }), [segment(PAGE).fd, table(one, 3, 0, 1600).fd]]],
    [
      "another stamp than its table",
      (one) => [grant({ stamp: 8 }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]],
    ],
    [
      "another domain than its table",
      (one) => [grant({ domain: 64 }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]],
    ],
    ["another key", (one) => [grant({ key: 0x77777700 }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]]],
    ["no right to write", (one) => [grant({ access: 4 }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]]],
    [
      "other addresses",
      (one) => [grant({ start: REMOTE + 1 }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]],
    ],
    ["a length of nothing", (one) => [grant({ length: 0 }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]]],
  ];
  for (const [what, make] of bad) {
    test(`${what}: not used`, async () => {
      const before = descriptors();
      const one = await open();
      await asked(one);
      const [words, fds] = make(one);
      say(one.caller, words, fds);
      acknowledge(one);
      await one.qp.take(1);
      expect(await written(one)).toBe(0);
      one.qp.destroy();
      closeFakes();
      await until(() => descriptors() <= before, "descriptors are closed");
      await unharmed();
    });
  }

  test("a length that only the note has gives nothing behind the memory", async () => {
    const one = await open();
    await asked(one);
    say(one.caller, grant({ length: 100 }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]);
    acknowledge(one);
    await one.qp.take(1);
    expect(await written(one, REMOTE, 100)).toBe(1);
    expect(await written(one, REMOTE + 37, 64)).toBe(0);
    one.qp.destroy();
  });

  test("a table of random words while it is used: no byte goes outside the memory that was given", async () => {
    const { int } = seeded(5);
    const one = await open();
    await asked(one);
    const { fd, words } = table(one, 3, 9, 1600);
    say(one.caller, grant(), [segment(PAGE).fd, fd]);
    acknowledge(one);
    await one.qp.take(1);
    expect(await written(one)).toBe(1);
    for (let i = 0; i < words.length; i++) words[i] = int(2 ** 32) | 0;
    expect(await written(one)).toBe(0);
    one.qp.destroy();
    await unharmed();
  });
});
