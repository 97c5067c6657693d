// Notes about memory, as a peer made by hand sends and receives them: see fake-peer.ts.
import { readdirSync } from "node:fs";
import * as c from "../../../ffi/libc/index.ts";
import * as mapped from "../../../src/soft/hca/links/mapped/records.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { type Fake, fake, keep, putFrame, scratch } from "./fake-peer.ts";
import type { Side } from "./harness.ts";

const { libc } = c;
const { Note } = mapped;

/** Bytes of a 32-bit word the other way round. */
export const swap = (x: number) =>
  ((x & 255) << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | ((x >>> 24) & 255);

/** Descriptors that this process has. */
export const descriptors = () => readdirSync("/proc/self/fd").length;

/** The words of a note. */
export function note(kind: number, fields: Partial<Record<keyof typeof Note, number>> = {}): number[] {
  const words = Array<number>(Note.words).fill(0);
  words[Note.magic] = mapped.NOTE_MAGIC;
  words[Note.kind] = kind;
  for (const [name, value] of Object.entries(fields)) words[Note[name as keyof typeof Note]] = value;
  return words;
}

/** The next note that the NIC sent, and the descriptors that came with it. */
export async function heard({ caller }: Fake): Promise<{ words: Int32Array; fds: number[] }> {
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
export async function openFake(side: Side): Promise<Fake> {
  const one = await fake(side);
  // A frame that means nothing, from which on the QP goes by shared memory.
  putFrame(one.ring, 0, 64, 16, [swap((op.ACKNOWLEDGE << 24) | 0xffff), swap(one.qp.number), swap(1), 0]);
  await one.open();
  return one;
}
