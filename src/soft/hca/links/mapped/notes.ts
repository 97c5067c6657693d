// Notes between two NICs of one host, on the Unix socket of their shared memory. Nothing here waits: a note that finds the
// socket full is lost, and whoever needs an answer asks again.
import * as c from "../../../../../ffi/libc/index.ts";
import { Dev } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { SharedMemory, WAKE_BYTES } from "../shared-memory/records.ts";
import { Message, writePointer } from "../udp/packet-slots.ts";
import { NOTE_MAGIC, Note } from "./records.ts";

const { libc } = c;
const NOTE_BYTES = Note.words * 4;
const HEAD_WORDS = c.cmsghdr.size / 4;
const MOST_FDS = 2;

/** Word offset of the note to be sent, cleared and with its kind. */
export function beginNote(e: Engine, kind: number): number {
  const at = e.i32[Dev.sharedMemory]! + SharedMemory.greeting;
  e.i32.fill(0, at, at + Note.words);
  e.i32[at + Note.magic] = NOTE_MAGIC;
  e.i32[at + Note.kind] = kind;
  return at;
}

function prepare(e: Engine): number {
  const s = e.i32[Dev.sharedMemory]!;
  const at = s + SharedMemory.message;
  e.i32.fill(0, at, at + c.msghdr.size / 4);
  writePointer(e, s + SharedMemory.iovec, e.base + (s + SharedMemory.greeting) * 4);
  e.i32[s + SharedMemory.iovec + 2] = NOTE_BYTES;
  e.i32[s + SharedMemory.iovec + 3] = 0;
  writePointer(e, at + Message.iov, e.base + (s + SharedMemory.iovec) * 4);
  e.i32[at + Message.iovLength] = 1;
  return at;
}

/** Sends the note that {@link beginNote} began, with descriptors. False when it got lost. */
export function sendNote(e: Engine, socket: number, fds: readonly number[] = []): boolean {
  const at = prepare(e);
  if (fds.length > 0) {
    const control = e.i32[Dev.sharedMemory]! + SharedMemory.control;
    const length = c.cmsghdr.size + 4 * fds.length;
    writePointer(e, at + Message.control, e.base + control * 4);
    e.i32.set([length, 0, c.SOL_SOCKET, c.SCM_RIGHTS, ...fds], control);
    e.i32[at + Message.controlLength] = (length + 7) & ~7;
  }
  return Number(libc.sendmsg(socket, e.base + at * 4, c.MSG_DONTWAIT | c.MSG_NOSIGNAL)) === NOTE_BYTES;
}

/** A note and the descriptors that came with it; `silent`: nothing yet; `woken`: it has sent frames; `gone`: nothing that we understand, or the end. */
export type Heard =
  | { readonly words: Int32Array; readonly fds: readonly number[] }
  | "silent"
  | "woken"
  | "gone";

export function receiveNote(e: Engine, socket: number): Heard {
  const at = prepare(e);
  const control = e.i32[Dev.sharedMemory]! + SharedMemory.control;
  writePointer(e, at + Message.control, e.base + control * 4);
  e.i32[at + Message.controlLength] = c.cmsghdr.size + 4 * MOST_FDS;
  const got = Number(libc.recvmsg(socket, e.base + at * 4, c.MSG_DONTWAIT | c.MSG_CMSG_CLOEXEC));
  if (got < 0) return c.errno() === c.Errno.EAGAIN ? "silent" : "gone";
  const has = e.i32[at + Message.controlLength]! > c.cmsghdr.size && e.i32[control + 3] === c.SCM_RIGHTS;
  const count = has ? Math.min((e.i32[control]! - c.cmsghdr.size) >> 2, MOST_FDS) : 0;
  const fds = [...e.i32.subarray(control + HEAD_WORDS, control + HEAD_WORDS + count)];
  const said = e.i32[Dev.sharedMemory]! + SharedMemory.greeting;
  if (got === NOTE_BYTES && e.i32[said] === NOTE_MAGIC)
    return { words: e.i32.slice(said, said + Note.words), fds };
  for (const fd of fds) libc.close(fd);
  return got === WAKE_BYTES ? "woken" : "gone";
}

/** A number below 2^53 in two words of a note. */
export function writeNumber(words: Int32Array, at: number, value: number): void {
  words[at] = value | 0;
  words[at + 1] = value / 4294967296;
}

export function readNumber(words: Int32Array, at: number): number {
  return (words[at]! >>> 0) + (words[at + 1]! >>> 0) * 4294967296;
}
