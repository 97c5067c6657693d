// Messages about mapped regions between two local NICs, on their Unix socket. No call blocks. A message is
// lost when the socket is full, and the requester repeats its request.
import * as c from "../../../../../ffi/libc/index.ts";
import type { Engine } from "../../arena/engine.ts";
import { SharedMemory, SharedMemorySection, WAKE_BYTES } from "../shared-memory/records.ts";
import { MsgHdr, writePointer } from "../udp/packet-slots.ts";
import { REGION_MAGIC, RegionMessage } from "./records.ts";

const { libc } = c;
const MESSAGE_BYTES = RegionMessage.words * 4;
const HEAD_WORDS = c.cmsghdr.size / 4;
const MOST_FDS = 2;

/** Clears the outgoing message and sets its kind. Returns its word offset. */
export function beginMessage(e: Engine, kind: number): number {
  const at = e.i32[SharedMemorySection.record]! + SharedMemory.greeting;
  e.i32.fill(0, at, at + RegionMessage.words);
  e.i32[at + RegionMessage.magic] = REGION_MAGIC;
  e.i32[at + RegionMessage.kind] = kind;
  return at;
}

function prepare(e: Engine): number {
  const s = e.i32[SharedMemorySection.record]!;
  const at = s + SharedMemory.message;
  e.i32.fill(0, at, at + c.msghdr.size / 4);
  writePointer(e, s + SharedMemory.iovec, e.base + (s + SharedMemory.greeting) * 4);
  e.i32[s + SharedMemory.iovec + 2] = MESSAGE_BYTES;
  e.i32[s + SharedMemory.iovec + 3] = 0;
  writePointer(e, at + MsgHdr.iov, e.base + (s + SharedMemory.iovec) * 4);
  e.i32[at + MsgHdr.iovLength] = 1;
  return at;
}

/** Sends the message that {@link beginMessage} began, with descriptors. Returns false when it is lost. */
export function sendMessage(e: Engine, socket: number, fds: readonly number[] = []): boolean {
  const at = prepare(e);
  if (fds.length > 0) {
    const control = e.i32[SharedMemorySection.record]! + SharedMemory.control;
    const length = c.cmsghdr.size + 4 * fds.length;
    writePointer(e, at + MsgHdr.control, e.base + control * 4);
    e.i32.set([length, 0, c.SOL_SOCKET, c.SCM_RIGHTS, ...fds], control);
    e.i32[at + MsgHdr.controlLength] = (length + 7) & ~7;
  }
  return Number(libc.sendmsg(socket, e.base + at * 4, c.MSG_DONTWAIT | c.MSG_NOSIGNAL)) === MESSAGE_BYTES;
}

/**
 * Received message with its descriptors, or a state of the connection. "none" means no message yet. "woken"
 * means a wake-up for new frames. "closed" means the end of the connection or an invalid message.
 */
export type ReceivedMessage =
  | { readonly words: Int32Array; readonly fds: readonly number[] }
  | "none"
  | "woken"
  | "closed";

export function receiveMessage(e: Engine, socket: number): ReceivedMessage {
  const at = prepare(e);
  const control = e.i32[SharedMemorySection.record]! + SharedMemory.control;
  writePointer(e, at + MsgHdr.control, e.base + control * 4);
  e.i32[at + MsgHdr.controlLength] = c.cmsghdr.size + 4 * MOST_FDS;
  const got = Number(libc.recvmsg(socket, e.base + at * 4, c.MSG_DONTWAIT | c.MSG_CMSG_CLOEXEC));
  if (got < 0) return c.errno() === c.Errno.EAGAIN ? "none" : "closed";
  const has = e.i32[at + MsgHdr.controlLength]! > c.cmsghdr.size && e.i32[control + 3] === c.SCM_RIGHTS;
  const count = has ? Math.min((e.i32[control]! - c.cmsghdr.size) >> 2, MOST_FDS) : 0;
  const fds = [...e.i32.subarray(control + HEAD_WORDS, control + HEAD_WORDS + count)];
  const greeting = e.i32[SharedMemorySection.record]! + SharedMemory.greeting;
  if (got === MESSAGE_BYTES && e.i32[greeting] === REGION_MAGIC)
    return { words: e.i32.slice(greeting, greeting + RegionMessage.words), fds };
  for (const fd of fds) libc.close(fd);
  return got === WAKE_BYTES ? "woken" : "closed";
}

/** Writes a number below 2^53 into two words of a message. */
export function writeNumber(words: Int32Array, at: number, value: number): void {
  words[at] = value | 0;
  words[at + 1] = value / 4294967296;
}

export function readNumber(words: Int32Array, at: number): number {
  return (words[at]! >>> 0) + (words[at + 1]! >>> 0) * 4294967296;
}
