// A peer that breaks the rules: it connects to the NIC's Unix socket and writes arbitrary data into the
// rings.
import { afterAll, afterEach, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import {
  EITHER_MARK,
  FIRST_MARK,
  FRAME_HEAD,
  RING_BYTES,
  SEGMENT_BYTES,
  Shared,
  WAKE_APPLICATION,
  WAKE_NIC,
} from "../../../src/soft/hca/links/shared-memory/records.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { seeded } from "../../support/random.ts";
import { until } from "../../support/until.ts";
import {
  closeFakes,
  fake,
  fakeGid,
  hello,
  hungUp,
  keep,
  name,
  putFrame,
  say,
  scratch,
  segment,
  seqpacket,
} from "../support/fake-peer.ts";
import { Side } from "../support/harness.ts";
import { unharmed } from "../support/unharmed.ts";

delete process.env.DOORBELL_SOFT_SHARED;
const { libc } = c;
const side = new Side();
afterAll(() => side.close());
afterEach(closeFakes);
const CANARY = 8192;
const arena = side.buffer(CANARY * 3);

const swap = (x: number) =>
  ((x & 255) << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | ((x >>> 24) & 255);
const bth = (opcode: number, qpn: number, psn: number) => [
  swap((opcode << 24) | 0xffff),
  swap(qpn),
  swap(psn | (1 << 31)),
];

test("control: a valid frame of a hand-made peer is executed", async () => {
  const { qp, ring, open } = await fake(side);
  arena.bytes.fill(7);
  const reth = [0, swap(0), swap(arena.rkey), swap(8)];
  const address = BigInt(arena.pointer + CANARY);
  reth[0] = swap(Number(address >> 32n));
  reth[1] = swap(Number(address & 0xffffffffn) | 0);
  putFrame(ring, 0, 64, 12 + 16 + 8, [...bth(op.WRITE_ONLY, qp.number, 5), ...reth, 0x01010101, 0x02020202]);
  await until(() => arena.bytes[CANARY + 7] === 2);
  expect([...arena.bytes.subarray(CANARY - 1, CANARY + 9)]).toEqual([7, 1, 1, 1, 1, 2, 2, 2, 2, 7]);
  await open();
  qp.destroy();
});

test("impossible positions and lengths end shared memory, and nothing else", async () => {
  const nonsense: [what: string, write: (ring: Int32Array) => void][] = [
    ["a frame beyond the ring", (ring) => putFrame(ring, 0, RING_BYTES + 64, 16)],
    ["a frame of negative length", (ring) => putFrame(ring, 0, -64, 16)],
    ["a frame of no bytes", (ring) => putFrame(ring, 0, 0, 16)],
    ["a frame without a mark", (ring) => putFrame(ring, 0, 64, 16, [], 0)],
    ["a frame of the next round", (ring) => putFrame(ring, 0, 64, 16, [], FIRST_MARK ^ EITHER_MARK)],
    ["a frame of crooked length", (ring) => putFrame(ring, 0, 64, 16, [], FIRST_MARK | 16)],
    ["a packet longer than its frame", (ring) => putFrame(ring, 0, 64, 4096)],
    ["a packet of negative length", (ring) => putFrame(ring, 0, 64, -4)],
    ["a packet of odd length", (ring) => putFrame(ring, 0, 64, 21)],
  ];
  for (const [what, write] of nonsense) {
    const { qp, ring, caller } = await fake(side);
    write(ring);
    await until(() => hungUp(caller), what);
    expect(Atomics.load(ring, Shared.head(0)), what).toBe(0);
    await unharmed(side, arena, CANARY);
    qp.destroy();
  }
});

test("frames of random bytes change nothing outside the memory that the QP grants", async () => {
  arena.bytes.fill(9);
  const { int } = seeded(12345);
  const opcodes = Array.from({ length: 32 }, (_, i) => i);
  for (let round = 0; round < 8; round++) {
    const { qp, ring } = await fake(side);
    let at = 0;
    for (let i = 0; i < 400; i++) {
      const bytes = 12 + 4 * int(40);
      const total = (FRAME_HEAD + bytes + 63) & ~63;
      const body = Array.from({ length: bytes / 4 - 3 }, () => int(2 ** 32) | 0);
      const head = bth(opcodes[int(32)]!, qp.number, (5 + i) & 0xffffff);
      // Sometimes the right key, with any address and length.
      if (i % 3 === 0 && body.length > 3) body[2] = swap(arena.rkey);
      putFrame(ring, at, total, bytes, [...head, ...body]);
      at += total;
      if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    // The frame is read completely, or the connection was closed before.
    await until(() => Atomics.load(ring, Shared.head(0)) === at, "", 500).catch(() => {});
    expect(arena.bytes.subarray(0, CANARY).every((byte) => byte === 9)).toBe(true);
    expect(arena.bytes.subarray(2 * CANARY).every((byte) => byte === 9)).toBe(true);
    await unharmed(side, arena, CANARY);
    qp.destroy();
  }
});

test("a ring completely full of frames is read once", async () => {
  const { qp, ring, caller } = await fake(side);
  const total = 3840;
  // The first word is written last, so that the frame is complete.
  for (let at = RING_BYTES - total; at >= 0; at -= total) {
    const next = ring[Shared.ring(0) + (at + total) / 4]!;
    putFrame(ring, at, total, 12, bth(op.ACKNOWLEDGE, qp.number, 1));
    if (at + total < RING_BYTES) ring[Shared.ring(0) + (at + total) / 4] = next;
  }
  await until(() => hungUp(caller));
  await unharmed(side, arena, CANARY);
  qp.destroy();
});

test("an impossible consumer position ends shared memory once the ring is full", async () => {
  const { qp, ring, caller, open } = await fake(side);
  putFrame(ring, 0, 64, 16, [...bth(op.ACKNOWLEDGE, qp.number, 1), 0]);
  await open();
  expect(hungUp(caller)).toBe(false);
  Atomics.store(ring, Shared.head(1), 0x7fffffff);
  const all: [number, number, number] = [arena.pointer, 3 * CANARY, arena.lkey];
  for (let sent = 0; sent <= RING_BYTES; sent += 12 * CANARY)
    qp.post({ opcode: v.IBV_WR_SEND, sges: [all, all, all, all] });
  expect((await qp.one()).status).toBe(v.IBV_WC_RETRY_EXC_ERR);
  expect(side.lib.path?.(qp.pointer)).toBe("roce");
  await until(() => hungUp(caller));
  await unharmed(side, arena, CANARY);
  qp.destroy();
});

test("a peer that asks for impossible wake-ups causes no delay", async () => {
  const { qp, ring, open } = await fake(side);
  putFrame(ring, 0, 64, 16, [...bth(op.ACKNOWLEDGE, qp.number, 1), 0]);
  await open();
  for (const flag of [WAKE_APPLICATION, 77, -1]) {
    Atomics.store(ring, Shared.parked(0), flag);
    qp.post({ opcode: v.IBV_WR_SEND, sges: [[arena.pointer, 8, arena.lkey]] });
    // The sender resets the flag, as it resets a valid one.
    await until(() => Atomics.load(ring, Shared.parked(0)) === 0, `flag ${flag}`);
  }
  qp.destroy();
  await unharmed(side, arena, CANARY);
});

test("callers with an invalid greeting are disconnected", async () => {
  const gid = fakeGid(250);
  const listener = seqpacket();
  expect(libc.bind(listener, scratch.pointer, name(gid))).toBe(0);
  expect(libc.listen(listener, 8)).toBe(0);
  const good = segment();
  const small = segment(4096);
  const loose = segment(SEGMENT_BYTES, false);
  const bell = keep(libc.eventfd(0, c.EFD_CLOEXEC));
  const stranger = fakeGid(251);
  const calls: [what: string, said: number[], sent: number[]][] = [
    ["memory too small", hello(gid), [small.fd, bell]],
    ["memory that may shrink", hello(gid), [loose.fd, bell]],
    ["no memory at all", hello(gid), [bell, bell]],
    ["no descriptors", hello(gid), []],
    ["one descriptor", hello(gid), [good.fd]],
    ["another protocol version", [1, 2, 3, 4, 5, 6, 7, 8], [good.fd, bell]],
    ["an address without a listener", hello(stranger), [good.fd, bell]],
  ];
  for (const [what, said, sent] of calls) {
    const caller = seqpacket();
    expect(libc.connect(caller, scratch.pointer, name(side.gid()))).toBe(0);
    say(caller, said, sent);
    await until(() => hungUp(caller), what);
  }
  await unharmed(side, arena, CANARY);
});

test("a full blocking pipe in place of the wake-up socket causes no delay", async () => {
  const ends = new Int32Array(scratch.bytes.buffer, 3000, 2);
  expect(libc.pipe2(scratch.pointer + 3000, c.O_NONBLOCK)).toBe(0);
  const [, full] = [keep(ends[0]!), keep(ends[1]!)];
  while (Number(libc.write(full, arena.pointer, 4096)) > 0);
  libc.fcntl(full, c.F_SETFL, 0);
  const { qp, ring, open } = await fake(side, full);
  putFrame(ring, 0, 64, 16, [...bth(op.ACKNOWLEDGE, qp.number, 1), 0]);
  await open();
  for (const flag of [WAKE_APPLICATION, WAKE_NIC]) {
    Atomics.store(ring, Shared.parked(0), flag);
    qp.post({ opcode: v.IBV_WR_SEND, sges: [[arena.pointer, 8, arena.lkey]] });
    await until(() => Atomics.load(ring, Shared.parked(0)) === 0, `flag ${flag}`);
  }
  qp.destroy();
  await unharmed(side, arena, CANARY);
});

test("silent callers do not keep other callers out", async () => {
  for (let i = 0; i < 20; i++) expect(libc.connect(seqpacket(), scratch.pointer, name(side.gid()))).toBe(0);
  const { qp, ring, open } = await fake(side);
  putFrame(ring, 0, 64, 16, [...bth(op.ACKNOWLEDGE, qp.number, 1), 0]);
  await open();
  qp.destroy();
});
