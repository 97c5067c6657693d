// Script that awaits messages and answers each, for tests. It prints its endpoint and region and reads the
// other endpoint. After a message that begins with BUSY, it answers and then only runs JavaScript until a 1
// is written into its memory. After MUTE it does so without an answer. The environment variable CROWDED
// has the state of its waits.
import { createInterface } from "node:readline";
import { openDevice } from "../../../src/index.ts";
import { type Crowded, crowd } from "./crowd.ts";

export const MESSAGE = 64;
export const DEPTH = 32;
export const BUSY = 1;
/** Message that reports whether the 1 was written. */
export const FREED = 2;
export const NOT_FREED = 3;
export const MUTE = 4;
/** Byte offset of that word in the region. */
export const FLAG = 8192;
/** Byte offset of the answers. */
const ANSWERS = 4096;

if (import.meta.main) {
  const device = openDevice("soft0");
  const domain = device.createProtectionDomain();
  const region = domain.allocate(16_384, ["localWrite", "remoteWrite"]);
  const completions = device.createCompletionQueue({ entries: 256 });
  const pair = domain.createQueuePair({ completions, sendDepth: 128, receiveDepth: DEPTH });
  const receive = (i: number) =>
    pair.receive({ local: region.slice(i * MESSAGE, (i + 1) * MESSAGE), wrId: i });
  for (let i = 0; i < DEPTH; i++) receive(i);
  let answers = 0;
  const answer = (first: number) => {
    // Each answer has its own offset, because the NIC may not have read the previous one.
    const place = ANSWERS + (answers++ % DEPTH) * MESSAGE;
    region.bytes[place] = first;
    pair.send({ local: region.slice(place, place + MESSAGE), wrId: 1000 });
  };
  console.log(JSON.stringify({ endpoint: pair.endpoint(), remote: region.remote() }));
  for await (const line of createInterface({ input: process.stdin })) {
    pair.connect(JSON.parse(line));
    break;
  }
  const flag = new Int32Array(region.bytes.buffer, region.bytes.byteOffset + FLAG, 1);
  for (;;) {
    if (process.env.CROWDED) crowd(process.env.CROWDED as Crowded);
    const { wrId } = await completions.next({ timeoutMs: 25_000 });
    if (wrId === 1000) continue;
    const first = region.bytes[wrId * MESSAGE]!;
    receive(wrId);
    if (first !== MUTE) answer(first);
    if (first !== BUSY && first !== MUTE) continue;
    const end = performance.now() + 20_000;
    while (Atomics.load(flag, 0) !== 1 && performance.now() < end);
    answer(Atomics.load(flag, 0) === 1 ? FREED : NOT_FREED);
  }
}
