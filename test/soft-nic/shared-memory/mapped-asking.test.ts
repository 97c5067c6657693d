// A peer of the same user that requests mappings gets exactly what its key grants, whatever it sends.
import { afterAll, afterEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { Mr } from "../../../src/soft/hca/arena/records.ts";
import * as mapped from "../../../src/soft/hca/links/mapped/records.ts";
import { Shared } from "../../../src/soft/hca/links/shared-memory/records.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { REGION_SLOTS } from "../../../src/soft/hca/objects/published.ts";
import { seeded } from "../../support/random.ts";
import { until } from "../../support/until.ts";
import { descriptors, note, openFake, receivedNote } from "../support/fake-notes.ts";
import { closeFakes, type Fake, hungUp, release, say, segment } from "../support/fake-peer.ts";
import { pair, type Region, Side } from "../support/harness.ts";
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

const ask = (one: Fake, key: number, fields: Partial<Record<keyof typeof RegionMessage, number>> = {}) =>
  say(one.caller, note(mapped.REGION_ASK, { key, from: 77, to: one.qp.number, ...fields }), []);

async function granted(one: Fake, region: Region): Promise<{ words: Int32Array; fds: number[] }> {
  ask(one, region.rkey);
  let answer = await receivedNote(one);
  // Mappings that were granted before.
  while (answer.words[RegionMessage.kind] === mapped.REGION_REVOKE) answer = await receivedNote(one);
  expect(answer.words[RegionMessage.kind]).toBe(mapped.REGION_GRANT);
  expect(answer.fds.length).toBe(2);
  return answer;
}

const canMap = (fd: number, protection: number) => {
  const at = libc.mmap(0, PAGE, protection, c.MAP_SHARED, fd, 0);
  if (at >= c.MAP_FAILED) return false;
  libc.munmap(at, PAGE);
  return true;
};
const WRITABLE = c.PROT_READ | c.PROT_WRITE;

describe("a peer that requests mappings", () => {
  test("gets exactly the rights of its key: the table and read-only memory cannot be mapped for writing or resized", async () => {
    const one = await openFake(side);
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
    expect(w.words[RegionMessage.access]).toBe(v.IBV_ACCESS_REMOTE_READ | v.IBV_ACCESS_REMOTE_WRITE);
    expect(r.words[RegionMessage.access]).toBe(v.IBV_ACCESS_REMOTE_READ);
    // No two regions share a page, so the whole file belongs to this one.
    expect([w, r].map(({ fds }) => Number(libc.lseek(fds[0]!, 0, 2)))).toEqual([3 * PAGE, 2 * PAGE]);
    one.qp.destroy();
    for (const { mr } of [writable, readable]) expect(side.lib.ibv_dereg_mr(mr)).toBe(0);
  });

  test("gets no mapping when regions use a quarter of the process's descriptors", () => {
    const limits = c.rlimit.alloc();
    expect(libc.getrlimit(c.RLIMIT_NOFILE, limits.pointer)).toBe(0);
    const before = [descriptors(), limits.rlim_cur] as const;
    limits.rlim_cur = 400n;
    expect(libc.setrlimit(c.RLIMIT_NOFILE, limits.pointer)).toBe(0);
    const regions = Array.from({ length: 300 }, () => side.shared(PAGE));
    expect(descriptors()).toBeLessThanOrEqual(before[0] + 101);
    limits.rlim_cur = before[1];
    expect(libc.setrlimit(c.RLIMIT_NOFILE, limits.pointer)).toBe(0);
    for (const { mr } of regions) expect(side.lib.ibv_dereg_mr(mr)).toBe(0);
    expect(descriptors()).toBeLessThanOrEqual(before[0] + 1);
  });

  test("is refused with a forged key, a foreign queue pair, a window's key, another protection domain, or an unshared region", async () => {
    const one = await openFake(side);
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
      const { words, fds } = await receivedNote(one);
      expect([words[RegionMessage.kind], fds], what).toEqual([mapped.REGION_REFUSE, []]);
    }
    await granted(one, region);
    for (const qp of [a, b, one.qp]) qp.destroy();
    other.close();
  });

  test("receives a revocation: earlier writes stay with the owner, later ones do not", async () => {
    const one = await openFake(side);
    const region = side.shared(PAGE);
    const { words, fds } = await granted(one, region);
    const at = libc.mmap(0, PAGE, WRITABLE, c.MAP_SHARED, fds[0]!, 0);
    const mine = new Uint8Array(memory(at, PAGE));
    mine[5] = 42;
    expect(region.bytes[5]).toBe(42);
    expect(side.lib.ibv_dereg_mr(region.mr)).toBe(0);
    const revoked = await receivedNote(one);
    expect([...revoked.words.subarray(RegionMessage.slot, RegionMessage.stamp + 1)]).toEqual([
      ...words.subarray(RegionMessage.slot, RegionMessage.stamp + 1),
    ]);
    mine[6] = 43;
    expect([...region.bytes.subarray(5, 7)]).toEqual([42, 0]);
    libc.munmap(at, PAGE);
    one.qp.destroy();
  });

  test("delays a deregistration by milliseconds when it pretends to copy forever", async () => {
    const one = await openFake(side);
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
    await unharmed(side, local);
    expect(side.lib.ibv_dereg_mr(region.mr)).toBe(0);
  });

  test("loses the connection at worst when it sends random messages, whose descriptors are closed", async () => {
    const { int } = seeded(11);
    const region = side.shared(PAGE);
    for (let round = 0; round < 6; round++) {
      const one = await openFake(side);
      const before = descriptors();
      for (let i = 0; i < 200; i++) {
        const words = Array.from({ length: RegionMessage.words }, () => int(2 ** 32) | 0);
        words[RegionMessage.magic] = mapped.REGION_MAGIC;
        words[RegionMessage.kind] = i === 100 + 10 * round ? 99 : 1 + int(4);
        if (int(3) === 0) words[RegionMessage.key] = region.rkey;
        const fds = Array.from({ length: int(3) }, () => segment(PAGE).fd);
        try {
          say(one.caller, words, fds);
        } catch {
          break;
        }
        release(fds);
        if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      await until(() => hungUp(one.caller), "the NIC closes the connection");
      await until(() => descriptors() <= before, `${before} descriptors again, not ${descriptors()}`);
      one.qp.destroy();
      await unharmed(side, local);
    }
    expect(side.lib.ibv_dereg_mr(region.mr)).toBe(0);
  });
});
