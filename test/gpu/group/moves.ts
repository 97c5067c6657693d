// Measures collectives that only move data, in every candidate algorithm and shape. NCCL and its symmetric
// kernels run in the same processes for comparison.
// Run `bun test/gpu/group/run.ts moves [FOLDER]`. Each `NAME.ptx` of the folder replaces tables/moving.ts in
// its own group. Prints a JSON line for each row, with microseconds in a stream. launch-shape.ts and plan.ts
// choose shapes by these figures.
import { readdirSync, readFileSync } from "node:fs";
import { join as pathTo } from "node:path";
import { env } from "node:process";
import { cases } from "../../../bench/collectives/calls.ts";
import { openNccl, type Region } from "../../../bench/collectives/nccl.ts";
import type { Buffer } from "../../../src/cuda/index.ts";
import { replaceKernelText } from "../../../src/group/collectives/kernels/kernel-text.ts";
import type { Tier } from "../../../src/group/collectives/plan.ts";
import { force } from "../../../src/group/collectives/plan.ts";
import { type Group, join } from "../../../src/group/index.ts";

const MiB = 1024 * 1024;
const folder = process.argv[2];
using whole = await join({ timeoutMs: 60_000 });
const { device, rank, size } = whole;
const soft = device.provider === "soft";
const unit = soft ? 1024 : MiB;
const most = (soft ? 64 : 1024) * unit;
const stream = device.createStream({ nonBlocking: true });
const start = device.createEvent();
const stop = device.createEvent();
const input = device.allocate(most / 4, "f32").fill(1);
const output = device.allocate(most / 4, "f32");
const nccl = await openNccl(whole);
const theirs = await nccl?.symmetricMemory([most, most]);
const tell = (row: Record<string, unknown>): void => {
  if (rank === 0) console.log(JSON.stringify(row));
};

/** Returns the microseconds of a call in the stream, the median of several rounds. */
async function time(group: Group, call: () => void, bytes: number): Promise<number> {
  const queued = soft ? 2 : Math.max(4, Math.min(20, Math.floor((100 * MiB) / bytes)));
  const found: number[] = [];
  for (let round = 0; round < (soft ? 1 : 5); round++) {
    await group.barrier();
    // The first call connects the members' GPUs.
    call();
    start.record(stream);
    for (let i = 0; i < queued; i++) call();
    stop.record(stream);
    stream.synchronize();
    found.push((stop.millisecondsSince(start) * 1000) / queued);
  }
  await group.done({ stream, timeoutMs: 10_000 });
  return Number(found.sort((a, b) => a - b)[found.length >> 1]!.toFixed(2));
}

type Shape = readonly [tier: Tier, blocks: number, threads: number];
const shapes: readonly Shape[] = [
  ["lines", 128, 512],
  ["one-shot", 64, 512],
  ["one-shot", 128, 512],
  ["one-shot", 256, 512],
];

/** Sizes to measure, in MiB of the larger buffer: beside NCCL, and in all shapes. */
const sizes = {
  allToAll: { usual: [1, 4, 8, 16, 32, 48, 64, 128, 256, 1024], shaped: [64, 256] },
  allGather: { usual: [1, 8, 32, 48, 64, 256, 1024], shaped: [] },
  broadcast: { usual: [1, 2, 4, 8, 16, 32, 64, 256, 1024], shaped: [2, 4, 8, 16, 64, 256] },
} as const;

async function sweep(group: Group, name: string, peers: boolean): Promise<void> {
  using shared = await group.symmetric(most / 4, "f32");
  for (const operation of ["broadcast", "allToAll", "allGather"] as const)
    for (const type of peers ? (["f32", "u16"] as const) : (["f32"] as const))
      for (const mib of sizes[operation].usual) {
        const isShaped = type === "f32" && (sizes[operation].shaped as readonly number[]).includes(mib);
        const bytes = mib * unit;
        if (bytes > most || (!peers && !isShaped) || (type === "u16" && ![8, 64, 256].includes(mib)))
          continue;
        const { lengths, ours, nccl: peer } = cases[operation];
        const [from, to] = lengths(bytes / (type === "u16" ? 2 : 4), size);
        const of = (buffer: Buffer, length: number): Buffer => (buffer.as(type) as Buffer).slice(0, length);
        const near = of(shared.local, to);
        const given = operation === "broadcast" ? near : of(input, from);
        const us: Record<string, number> = {};
        if (peers && nccl !== undefined) {
          us["NCCL"] = await time(group, () => peer(nccl, of(input, from), of(output, to), stream), bytes);
          if (Array.isArray(theirs)) {
            const [a, b] = [from, to].map(
              (length, i): Region => ({ type, length, pointer: theirs[i] as number }),
            );
            us["NCCL symmetric"] = await time(group, () => peer(nccl, a!, b!, stream), bytes);
          }
        }
        const plain = (): void => ours(group, of(input, from), of(output, to), stream);
        const direct = (): void => ours(group, given, near, stream);
        us["plain"] = await time(group, plain, bytes);
        us["symmetric"] = await time(group, direct, bytes);
        for (const [tier, blocks, threads] of isShaped ? shapes : []) {
          force({ tier, blocks, threads });
          us[`${tier} ${blocks}x${threads}`] = await time(group, plain, bytes);
          if (tier !== "lines") us[`symmetric, ${blocks}x${threads}`] = await time(group, direct, bytes);
        }
        force({});
        tell({ operation, type, mib, name, us });
      }
  await group.barrier();
}

await sweep(whole, "", true);
const files = folder === undefined ? [] : readdirSync(folder).filter((file) => file.endsWith(".ptx"));
for (const file of files.sort()) {
  const name = file.slice(0, -4);
  replaceKernelText("moving", readFileSync(pathTo(folder!, file), "utf8"));
  const rendezvous = `${env["DOORBELL_RENDEZVOUS"]!}-${name}`;
  using group = await join({ device, rendezvous, size, rank, localRank: whole.localRank, timeoutMs: 30_000 });
  await sweep(group, name, false);
}
await whole.barrier();
nccl?.close();
