// One process of the benchmark: times allReduce of ours, and NCCL's where it is installed, in the same run.
import process from "node:process";
import type { Buffer } from "../../src/cuda/index.ts";
import { type Group, join } from "../../src/group/index.ts";
import { openNccl } from "./nccl.ts";

const ROUNDS = 5;

using group = await join();
const { device, rank } = group;
const most = Number(process.argv[2]);
const sizes: number[] = [];
for (let bytes = 256; bytes <= most; bytes *= 4) sizes.push(bytes);
const buffer = device.allocate(sizes.at(-1)! / 4, "f32").fill(1);

/** Microseconds of one call: in a queue of many, and alone with the wait for it. The best of some rounds. */
async function time(group: Group, call: (part: Buffer) => void, bytes: number) {
  const part = buffer.slice(0, bytes / 4);
  const queued = device.provider === "soft" ? 20 : 200;
  let inStream = Number.POSITIVE_INFINITY;
  let alone = Number.POSITIVE_INFINITY;
  call(part);
  await group.done();
  for (let round = 0; round < ROUNDS; round++) {
    await group.barrier();
    let start = performance.now();
    for (let i = 0; i < queued; i++) call(part);
    await group.done();
    inStream = Math.min(inStream, ((performance.now() - start) * 1000) / queued);
    await group.barrier();
    start = performance.now();
    call(part);
    device.stream.synchronize();
    alone = Math.min(alone, (performance.now() - start) * 1000);
  }
  return { inStream, alone };
}

const nccl = await openNccl(group);
const theirs = nccl && ((part: Buffer): void => nccl.allReduce(part, part, device.stream));
for (const bytes of sizes) {
  const ours = await time(group, (part) => group.allReduce(part as Buffer<"f32">), bytes);
  const peer = theirs && (await time(group, theirs, bytes));
  const { tier } = group.plan("allReduce", bytes);
  if (rank === 0) console.log(JSON.stringify({ bytes, tier, ours, peer }));
}
const start = performance.now();
for (let i = 0; i < 500; i++) await group.barrier();
if (rank === 0)
  console.log(JSON.stringify({ barrierMicroseconds: ((performance.now() - start) * 1000) / 500 }));
await group.barrier();
nccl?.close();
