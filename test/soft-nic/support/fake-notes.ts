// Region messages that a hand-made peer sends and receives (see fake-peer.ts).
import { readdirSync } from "node:fs";
import * as c from "../../../ffi/libc/index.ts";
import * as mapped from "../../../src/soft/hca/links/mapped/records.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { type Fake, fake, keep, putFrame, scratch } from "./fake-peer.ts";
import type { Side } from "./harness.ts";

const { libc } = c;
const { RegionMessage } = mapped;

/** Returns a 32-bit word with its bytes swapped. */
export const swap = (x: number) =>
  ((x & 255) << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | ((x >>> 24) & 255);

/** Returns the number of descriptors of this process. */
export const descriptors = () => readdirSync("/proc/self/fd").length;

/** Returns the words of a message. */
export function note(
  kind: number,
  fields: Partial<Record<keyof typeof RegionMessage, number>> = {},
): number[] {
  const words = Array<number>(RegionMessage.words).fill(0);
  words[RegionMessage.magic] = mapped.REGION_MAGIC;
  words[RegionMessage.kind] = kind;
  for (const [name, value] of Object.entries(fields))
    words[RegionMessage[name as keyof typeof RegionMessage]] = value;
  return words;
}

/** Returns the next message of the NIC and its descriptors. */
export async function receivedNote({ caller }: Fake): Promise<{ words: Int32Array; fds: number[] }> {
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
    // The answer to the greeting, or no message yet.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error("no message after 5 s");
}

/** Opens a peer that the NIC is connected to. */
export async function openFake(side: Side): Promise<Fake> {
  const one = await fake(side);
  // Sends an invalid frame, after which the QP uses shared memory.
  putFrame(one.ring, 0, 64, 16, [swap((op.ACKNOWLEDGE << 24) | 0xffff), swap(one.qp.number), swap(1), 0]);
  await one.open();
  return one;
}
