// Hand-made peer that talks to a NIC as a NIC of the same host and user does, or breaks the rules.
import { closeSync } from "node:fs";
import process from "node:process";
import { expect } from "vitest";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import {
  FIRST_MARK,
  FRAME_HEAD,
  RING_BYTES,
  SEGMENT_BYTES,
  Shared,
} from "../../../src/soft/hca/links/shared-memory/records.ts";
import { until } from "../../support/until.ts";
import { pages, type Qp, type Side } from "./harness.ts";

const { libc } = c;
export const scratch = pages(4096);
const words = new Int32Array(scratch.bytes.buffer);
const fds: number[] = [];

/** Closes all descriptors that were opened here. Called after each test. */
export function closeFakes(): void {
  for (const fd of fds.splice(0)) closeSync(fd);
}

/** Closes some of the descriptors now. */
export function release(some: readonly number[]): void {
  for (const fd of some) closeSync(fds.splice(fds.indexOf(fd), 1)[0]!);
}

/** Registers a descriptor to be closed after the test, and returns it. */
export function keep(fd: number): number {
  expect(fd).toBeGreaterThanOrEqual(0);
  fds.push(fd);
  return fd;
}

/** Writes the sockaddr_un of the NIC with this GID into scratch memory. Returns its length. */
export function name(gid: number[]): number {
  const text = `doorbell-soft/${gid.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  scratch.bytes.fill(0, 0, 110);
  scratch.bytes[0] = c.AF_UNIX;
  scratch.bytes.set(new TextEncoder().encode(text), 3);
  return 3 + text.length;
}

export const seqpacket = () => keep(libc.socket(c.AF_UNIX, c.SOCK_SEQPACKET | c.SOCK_CLOEXEC, 0));

/** Creates a shared segment as a valid caller does, or an invalid one. */
export function segment(bytes = SEGMENT_BYTES, sealed = true): { fd: number; words: Int32Array } {
  const fd = keep(libc.memfd_create(scratch.pointer + 3, c.MFD_CLOEXEC | c.MFD_ALLOW_SEALING));
  expect(libc.ftruncate(fd, bytes)).toBe(0);
  if (sealed) libc.fcntl(fd, c.F_ADD_SEALS, c.F_SEAL_SEAL | c.F_SEAL_SHRINK | c.F_SEAL_GROW);
  const at = libc.mmap(0, bytes, c.PROT_READ | c.PROT_WRITE, c.MAP_SHARED, fd, 0);
  return { fd, words: new Int32Array(memory(at, bytes)) };
}

/** Sends words and descriptors. A greeting has 8 words. */
export function say(fd: number, said: ArrayLike<number>, sent: number[]): void {
  const [message, iovec, control, body] = [64, 80, 96, 128];
  words.fill(0, message, body + said.length);
  words.set(said, body);
  const pointer = (at: number, to: number) => {
    new DataView(scratch.bytes.buffer).setBigUint64(at * 4, BigInt(scratch.pointer + to * 4), true);
  };
  pointer(message + 4, iovec);
  words[message + 6] = 1;
  pointer(iovec, body);
  words[iovec + 2] = 4 * said.length;
  if (sent.length > 0) {
    pointer(message + 8, control);
    words[message + 10] = (c.cmsghdr.size + 4 * sent.length + 7) & ~7;
    words.set([c.cmsghdr.size + 4 * sent.length, 0, c.SOL_SOCKET, c.SCM_RIGHTS, ...sent], control);
  }
  expect(Number(libc.sendmsg(fd, scratch.pointer + message * 4, c.MSG_NOSIGNAL))).toBe(4 * said.length);
}

/**
 * Writes a frame at byte `at` of the caller's ring. `total` is the length of the frame and `bytes` that of
 * the packet.
 */
export function putFrame(
  ring: Int32Array,
  at: number,
  total: number,
  bytes: number,
  packet: readonly number[] = [],
  mark = FIRST_MARK,
): void {
  const word = Shared.ring(0) + at / 4;
  ring.set(packet, word + FRAME_HEAD / 4);
  ring[word + 1] = bytes;
  if (total > 0 && at + total < RING_BYTES) ring[word + (total >> 2)] = 0; // No frame follows.
  Atomics.store(ring, word, total | mark);
}

const MAGIC = 0x626c6c64;
const gidWords = (gid: number[]) => new Int32Array(new Uint8Array(gid).buffer);
/** Returns the greeting of a caller with this GID. */
export const hello = (gid: number[]) => [MAGIC, 4, SEGMENT_BYTES, 0, ...gidWords(gid)];
/**
 * Returns a GID of a fake peer, 127.x.y.`last`. All processes share the names of sockets, which are GIDs.
 * The process id is therefore part of the GID, in x and y.
 */
export const fakeGid = (last: number) => {
  const { pid } = process;
  return [...new Array(10).fill(0), 255, 255, 127, (pid >> 8) & 255, pid & 255, last];
};

export interface Fake {
  /** QP of the NIC, connected to number 77. */
  readonly qp: Qp;
  /** The shared segment. */
  readonly ring: Int32Array;
  /** The socket to the NIC. */
  readonly caller: number;
  readonly open: () => Promise<void>;
}

let fakes = 0;
/** Opens a caller that listens under its own address, and a QP of the NIC that is connected to it. */
export async function fake(side: Side, bell = keep(libc.eventfd(0, c.EFD_CLOEXEC))): Promise<Fake> {
  const gid = fakeGid(++fakes);
  const listener = seqpacket();
  expect(libc.bind(listener, scratch.pointer, name(gid))).toBe(0);
  expect(libc.listen(listener, 8)).toBe(0);
  const endpoint = { gid, qpn: 77, psn: 5 };
  const qp = side.qp();
  qp.connect(endpoint, { timeout: 13, retry: 1 });
  const caller = seqpacket();
  expect(libc.connect(caller, scratch.pointer, name(side.gid()))).toBe(0);
  const shared = segment();
  // An invalid wake-up socket must not delay the NIC.
  say(caller, hello(gid), [shared.fd, bell]);
  const open = () => until(() => side.lib.path?.(qp.pointer) === "shared-memory");
  return { qp, ring: shared.words, caller, open };
}

/** Returns whether the NIC has closed its end. Reads and discards earlier messages. */
export function hungUp(caller: number): boolean {
  libc.fcntl(caller, c.F_SETFL, c.O_NONBLOCK);
  return Number(libc.read(caller, scratch.pointer + 2048, 64)) === 0;
}
