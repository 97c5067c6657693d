// A peer that does not keep to the rules: it calls the NIC by its Unix socket and writes what it likes into the rings.
import { closeSync } from "node:fs";
import { afterAll, afterEach, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import {
  FRAME_HEAD,
  RING_BYTES,
  SEGMENT_BYTES,
  Shared,
} from "../../../src/soft/hca/links/shared-memory/records.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { seeded } from "../../support/random.ts";
import { until } from "../../support/until.ts";
import { pages, pair, type Qp, Side } from "../support/harness.ts";

delete process.env.DOORBELL_SOFT_SHARED;
const { libc } = c;
const side = new Side();
afterAll(() => side.close());
const CANARY = 8192;
const arena = side.buffer(CANARY * 3);
const scratch = pages(4096);
const words = new Int32Array(scratch.bytes.buffer);
const fds: number[] = [];
afterEach(() => {
  for (const fd of fds.splice(0)) closeSync(fd);
});
const keep = (fd: number) => {
  expect(fd).toBeGreaterThanOrEqual(0);
  fds.push(fd);
  return fd;
};

/** The sockaddr_un of the NIC with this GID, in scratch memory: its length. */
function name(gid: number[]): number {
  const text = `doorbell-soft/${gid.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  scratch.bytes.fill(0, 0, 110);
  scratch.bytes[0] = c.AF_UNIX;
  scratch.bytes.set(new TextEncoder().encode(text), 3);
  return 3 + text.length;
}

const seqpacket = () => keep(libc.socket(c.AF_UNIX, c.SOCK_SEQPACKET | c.SOCK_CLOEXEC, 0));

/** Shared memory as an honest caller makes it, or not. */
function segment(bytes = SEGMENT_BYTES, sealed = true): { fd: number; words: Int32Array } {
  const fd = keep(libc.memfd_create(scratch.pointer + 3, c.MFD_CLOEXEC | c.MFD_ALLOW_SEALING));
  expect(libc.ftruncate(fd, bytes)).toBe(0);
  if (sealed) libc.fcntl(fd, c.F_ADD_SEALS, c.F_SEAL_SEAL | c.F_SEAL_SHRINK | c.F_SEAL_GROW);
  const at = libc.mmap(0, bytes, c.PROT_READ | c.PROT_WRITE, c.MAP_SHARED, fd, 0);
  return { fd, words: new Int32Array(memory(at, bytes)) };
}

/** Sends 32 bytes (`said`) and descriptors. */
function say(fd: number, said: ArrayLike<number>, sent: number[]): void {
  const [message, iovec, control, body] = [64, 80, 96, 128];
  words.fill(0, message, body + 8);
  words.set(said, body);
  const pointer = (at: number, to: number) => {
    new DataView(scratch.bytes.buffer).setBigUint64(at * 4, BigInt(scratch.pointer + to * 4), true);
  };
  pointer(message + 4, iovec);
  words[message + 6] = 1;
  pointer(iovec, body);
  words[iovec + 2] = 32;
  if (sent.length > 0) {
    pointer(message + 8, control);
    words[message + 10] = (c.cmsghdr.size + 4 * sent.length + 7) & ~7;
    words.set([c.cmsghdr.size + 4 * sent.length, 0, c.SOL_SOCKET, c.SCM_RIGHTS, ...sent], control);
  }
  expect(Number(libc.sendmsg(fd, scratch.pointer + message * 4, c.MSG_NOSIGNAL))).toBe(32);
}

const MAGIC = 0x626c6c64;
const gidWords = (gid: number[]) => new Int32Array(new Uint8Array(gid).buffer);
const hello = (gid: number[]) => [MAGIC, 1, SEGMENT_BYTES, 0, ...gidWords(gid)];
const fakeGid = (last: number) => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 127, 0, 99, last];

let fakes = 0;
/** A caller that listens by the name of an address of its own, and a QP of the NIC that is connected to it. */
async function fake(): Promise<{
  qp: Qp;
  ring: Int32Array;
  caller: number;
  open: () => Promise<void>;
}> {
  const gid = fakeGid(++fakes);
  const listener = seqpacket();
  expect(libc.bind(listener, scratch.pointer, name(gid))).toBe(0);
  expect(libc.listen(listener, 8)).toBe(0);
  const endpoint = { gid, qpn: 77, psn: 5 };
  const qp = side.qp();
  qp.connect(endpoint, { timeout: 10, retry: 1 });
  const caller = seqpacket();
  expect(libc.connect(caller, scratch.pointer, name(side.gid()))).toBe(0);
  const shared = segment();
  say(caller, hello(gid), [shared.fd, keep(libc.eventfd(0, c.EFD_CLOEXEC))]);
  const open = () => until(() => side.lib.path?.(qp.pointer) === "shared-memory");
  return { qp, ring: shared.words, caller, open };
}

/** Whether the NIC has closed its end; what it said before is read away. */
function hungUp(caller: number): boolean {
  libc.fcntl(caller, c.F_SETFL, c.O_NONBLOCK);
  return Number(libc.read(caller, scratch.pointer + 2048, 64)) === 0;
}

/** Everything else still works, and nothing was written where nothing may be. */
async function unharmed(): Promise<void> {
  const [a, b] = pair(side);
  const target = { remote: arena.pointer + CANARY, rkey: arena.rkey };
  a.post({ opcode: v.IBV_WR_RDMA_READ, sges: [[arena.pointer + CANARY + 64, 64, arena.lkey]], ...target });
  expect((await a.one()).status).toBe(0);
  a.destroy();
  b.destroy();
}

/** Writes a frame at byte `at` of the caller's ring: its head, then the packet's words. */
function frame(ring: Int32Array, at: number, total: number, bytes: number, packet: number[] = []): void {
  const word = Shared.ring(0) + at / 4;
  ring[word] = total;
  ring[word + 1] = bytes;
  ring.set(packet, word + FRAME_HEAD / 4);
}
const swap = (x: number) =>
  ((x & 255) << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | ((x >>> 24) & 255);
const bth = (opcode: number, qpn: number, psn: number) => [
  swap((opcode << 24) | 0xffff),
  swap(qpn),
  swap(psn | (1 << 31)),
];
const publish = (ring: Int32Array, tail: number) => Atomics.store(ring, Shared.tail(0), tail);

test("an honest frame of a made-up peer is executed: the tests below speak the right language", async () => {
  const { qp, ring, open } = await fake();
  arena.bytes.fill(7);
  const reth = [0, swap(0), swap(arena.rkey), swap(8)];
  const address = BigInt(arena.pointer + CANARY);
  reth[0] = swap(Number(address >> 32n));
  reth[1] = swap(Number(address & 0xffffffffn) | 0);
  frame(ring, 0, 64, 12 + 16 + 8, [...bth(op.WRITE_ONLY, qp.number, 5), ...reth, 0x01010101, 0x02020202]);
  publish(ring, 64);
  await until(() => arena.bytes[CANARY + 7] === 2);
  expect([...arena.bytes.subarray(CANARY - 1, CANARY + 9)]).toEqual([7, 1, 1, 1, 1, 2, 2, 2, 2, 7]);
  await open();
  qp.destroy();
});

test("positions and lengths that cannot be end sharing, and nothing else", async () => {
  const nonsense: [what: string, write: (ring: Int32Array) => void][] = [
    ["a tail beyond the ring", (ring) => publish(ring, RING_BYTES + 64)],
    ["a negative tail", (ring) => publish(ring, -64)],
    ["a crooked tail", (ring) => publish(ring, 20)],
    ["a frame of no bytes", (ring) => publish(ring, 128)],
    ["a frame beyond the tail", (ring) => [frame(ring, 0, 4096, 100), publish(ring, 128)]],
    ["a frame of negative length", (ring) => [frame(ring, 0, -64, 100), publish(ring, 128)]],
    ["a packet longer than its frame", (ring) => [frame(ring, 0, 64, 4096), publish(ring, 64)]],
    ["a packet of negative length", (ring) => [frame(ring, 0, 64, -4), publish(ring, 64)]],
    ["a packet of odd length", (ring) => [frame(ring, 0, 64, 21), publish(ring, 64)]],
  ];
  for (const [what, write] of nonsense) {
    const { qp, ring, caller } = await fake();
    write(ring);
    await until(() => hungUp(caller), what);
    expect(Atomics.load(ring, Shared.head(0)), what).toBe(0);
    await unharmed();
    qp.destroy();
  }
});

test("frames of random bytes change nothing outside the memory that the QP gives", async () => {
  arena.bytes.fill(9);
  const { int } = seeded(12345);
  const opcodes = Array.from({ length: 32 }, (_, i) => i);
  for (let round = 0; round < 8; round++) {
    const { qp, ring } = await fake();
    let at = 0;
    for (let i = 0; i < 400; i++) {
      const bytes = 12 + 4 * int(40);
      const total = (FRAME_HEAD + bytes + 63) & ~63;
      const body = Array.from({ length: bytes / 4 - 3 }, () => int(2 ** 32) | 0);
      const head = bth(opcodes[int(32)]!, qp.number, (5 + i) & 0xffffff);
      // Now and then the right key, with any address and length.
      if (i % 3 === 0 && body.length > 3) body[2] = swap(arena.rkey);
      frame(ring, at, total, bytes, [...head, ...body]);
      at += total;
      publish(ring, at);
      if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    // Read to the end, or hung up before it.
    await until(() => Atomics.load(ring, Shared.head(0)) === at, "", 500).catch(() => {});
    expect(arena.bytes.subarray(0, CANARY).every((byte) => byte === 9)).toBe(true);
    expect(arena.bytes.subarray(2 * CANARY).every((byte) => byte === 9)).toBe(true);
    await unharmed();
    qp.destroy();
  }
});

test("a consumer position that cannot be ends sharing when we want to send", async () => {
  const { qp, ring, caller, open } = await fake();
  frame(ring, 0, 64, 16, [...bth(op.ACKNOWLEDGE, qp.number, 1), 0]);
  publish(ring, 64);
  await open();
  expect(hungUp(caller)).toBe(false);
  Atomics.store(ring, Shared.head(1), 0x7fffffff);
  qp.post({ opcode: v.IBV_WR_SEND, sges: [[arena.pointer, 8, arena.lkey]] });
  expect((await qp.one()).status).toBe(v.IBV_WC_RETRY_EXC_ERR);
  expect(side.lib.path?.(qp.pointer)).toBe("roce");
  await until(() => hungUp(caller));
  await unharmed();
  qp.destroy();
});

test("callers that do not say what they must are sent away", async () => {
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
    ["another language", [1, 2, 3, 4, 5, 6, 7, 8], [good.fd, bell]],
    ["an address that nobody listens for", hello(stranger), [good.fd, bell]],
  ];
  for (const [what, said, sent] of calls) {
    const caller = seqpacket();
    expect(libc.connect(caller, scratch.pointer, name(side.gid()))).toBe(0);
    say(caller, said, sent);
    await until(() => hungUp(caller), what);
  }
  await unharmed();
});

test("callers that say nothing do not keep others out", async () => {
  for (let i = 0; i < 20; i++) expect(libc.connect(seqpacket(), scratch.pointer, name(side.gid()))).toBe(0);
  const { qp, ring, open } = await fake();
  frame(ring, 0, 64, 16, [...bth(op.ACKNOWLEDGE, qp.number, 1), 0]);
  publish(ring, 64);
  await open();
  qp.destroy();
});
