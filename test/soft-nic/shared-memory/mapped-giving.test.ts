// A peer of the same user that sends false grants.
import { afterAll, afterEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import * as mapped from "../../../src/soft/hca/links/mapped/records.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { Published, REGION_SLOTS } from "../../../src/soft/hca/objects/published.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { seeded } from "../../support/random.ts";
import { until } from "../../support/until.ts";
import { descriptors, note, openFake, receivedNote, swap } from "../support/fake-notes.ts";
import { closeFakes, type Fake, keep, putFrame, say, scratch, segment } from "../support/fake-peer.ts";
import { Side } from "../support/harness.ts";
import { unharmed } from "../support/unharmed.ts";

delete process.env.DOORBELL_SOFT_SHARED;
const { libc } = c;
const { RegionMessage } = mapped;
const side = new Side();
afterAll(() => side.close());
afterEach(closeFakes);
const { e } = softNic();
const local = side.buffer(1 << 16).fill(3);
const PAGE = 4096;

describe("a peer that grants mappings", () => {
  const KEY = 0x51515100;
  const REMOTE = 0x10000;

  /** Makes the NIC request a mapping, as a WRITE does. */
  async function asked(one: Fake, key = KEY): Promise<void> {
    const write = {
      opcode: v.IBV_WR_RDMA_WRITE,
      sges: [[local.pointer, 64, local.lkey]] as [number, number, number][],
    };
    expect(one.qp.post({ ...write, remote: REMOTE, rkey: key })).toBe(0);
    const { words } = await receivedNote(one);
    expect([words[RegionMessage.kind], words[RegionMessage.key], words[RegionMessage.to]]).toEqual([
      mapped.REGION_ASK,
      key,
      77,
    ]);
  }

  /** A table that allows the NIC's QP to write, and its words. */
  function table(one: Fake, slot: number, stamp: number, domain: number): { fd: number; words: Int32Array } {
    const made = segment(Published.bytes);
    made.words[slot] = stamp;
    const at = Published.queuePair(77);
    made.words.set([77 | (1 << 30), one.qp.number, 4, domain | 6], at);
    return made;
  }

  const grant = (fields: Partial<Record<keyof typeof RegionMessage, number>> = {}) =>
    note(mapped.REGION_GRANT, {
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

  const copied = () => e.i32[Counter.copiedRequests]!;

  /** Posts WRITEs to granted memory. Returns the number executed there. The rest time out. */
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

  test("control: a valid grant is accepted", async () => {
    const one = await openFake(side);
    await asked(one);
    const given = segment(PAGE);
    say(one.caller, grant(), [given.fd, table(one, 3, 9, 1600).fd]);
    // The test acknowledges the ring's request by hand; the next one is executed in the memory.
    acknowledge(one);
    await one.qp.take(1);
    expect(await written(one)).toBe(1);
    expect([...new Uint8Array(given.words.buffer, 0, 64)]).toEqual([...local.bytes.subarray(0, 64)]);
    one.qp.destroy();
  });

  /** Acknowledges the first request that the NIC sent. */
  function acknowledge(one: Fake): void {
    const bth = [swap((op.ACKNOWLEDGE << 24) | 0xffff), swap(one.qp.number), swap(one.qp.psn)];
    putFrame(one.ring, 64, 64, 16, [...bth, swap(0x1f000001)]);
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
    ["an invalid slot", (one) => [grant({ slot: -1 }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]]],
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
    ["a length of zero", (one) => [grant({ length: 0 }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]]],
  ];
  for (const [what, make] of bad) {
    test(`${what}: not used`, async () => {
      const before = descriptors();
      const one = await openFake(side);
      await asked(one);
      const [words, fds] = make(one);
      say(one.caller, words, fds);
      acknowledge(one);
      await one.qp.take(1);
      expect(await written(one)).toBe(0);
      one.qp.destroy();
      closeFakes();
      await until(() => descriptors() <= before, "descriptors are closed");
      await unharmed(side, local);
    });
  }

  test("a length beyond the memfd gives no access behind the memory", async () => {
    const one = await openFake(side);
    await asked(one);
    say(one.caller, grant({ length: 100 }), [segment(PAGE).fd, table(one, 3, 9, 1600).fd]);
    acknowledge(one);
    await one.qp.take(1);
    expect(await written(one, REMOTE, 100)).toBe(1);
    expect(await written(one, REMOTE + 37, 64)).toBe(0);
    one.qp.destroy();
  });

  test("a table that changes randomly during use: no byte is written outside the granted memory", async () => {
    const { int } = seeded(5);
    const one = await openFake(side);
    await asked(one);
    const { fd, words } = table(one, 3, 9, 1600);
    say(one.caller, grant(), [segment(PAGE).fd, fd]);
    acknowledge(one);
    await one.qp.take(1);
    expect(await written(one)).toBe(1);
    for (let i = 0; i < words.length; i++) words[i] = int(2 ** 32) | 0;
    expect(await written(one)).toBe(0);
    one.qp.destroy();
    await unharmed(side, local);
  });
});
