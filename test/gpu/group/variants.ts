// Measures allReduce of f32 by kernels compiled in several ways and shapes, in one run with NCCL for
// comparison.
// Run `bun test/gpu/group/run.ts variants FOLDER`. Each `NAME.ptx` of the folder replaces the module
// collective/f32 in its own group. Prints a JSON line for each row, in microseconds. launch-shape.ts and
// plan.ts choose shapes by these figures.
import { readdirSync, readFileSync } from "node:fs";
import { join as pathTo } from "node:path";
import { env } from "node:process";
import { type NcclPeer, openNccl } from "../../../bench/collectives/nccl.ts";
import type { Buffer, Stream } from "../../../src/cuda/index.ts";
import { replaceKernelText } from "../../../src/group/collectives/kernels/kernel-text.ts";
import type { Tier } from "../../../src/group/collectives/plan.ts";
import { force } from "../../../src/group/collectives/plan.ts";
import { type Group, join } from "../../../src/group/index.ts";

type Shape = readonly [tier: Tier, blocks: number, threads: number];
const KiB = 1024;
const MiB = 1024 * KiB;
const lines = (...blocks: readonly number[]): readonly Shape[] =>
  blocks.flatMap((each) => [["lines", each, 512] as const, ["lines", 2 * each, 256] as const]);
const sizes: readonly (readonly [bytes: number, shapes: readonly Shape[]])[] = [
  [8 * KiB, [["low-latency", 64, 512], ...lines(8)]],
  [64 * KiB, [["low-latency", 64, 512], ...lines(16, 32)]],
  [128 * KiB, [["low-latency", 64, 512], ...lines(16, 32)]],
  [256 * KiB, [["low-latency", 64, 512], ...lines(32, 64)]],
  [512 * KiB, [["low-latency", 64, 512], ["one-shot", 32, 512], ...lines(32, 64, 128)]],
  [MiB, [["one-shot", 64, 512], ...lines(32, 64, 128)]],
  [2 * MiB, [["one-shot", 64, 512], ...lines(64, 128)]],
  [4 * MiB, [["one-shot", 64, 512], ...lines(64, 128)]],
  [16 * MiB, [["one-shot", 128, 512], ...lines(64, 128)]],
  [64 * MiB, [["one-shot", 192, 512], ...lines(64, 128)]],
  [256 * MiB, [["one-shot", 256, 512], ...lines(64, 128)]],
];

const folder = process.argv[2]!;
const rendezvous = env["DOORBELL_RENDEZVOUS"]!;
using whole = await join({ timeoutMs: 60_000 });
const { device, rank } = whole;
const stream = device.createStream();
const most = sizes.at(-1)![0] / 4;
const input = device
  .allocate(most, "f32")
  .set(Float32Array.from({ length: most }, (_, i) => (i % 1021) + rank));
const output = device.allocate(most, "f32");
const start = device.createEvent();
const stop = device.createEvent();
const nccl = await openNccl(whole);
const tell = (row: Record<string, unknown>): void => {
  if (rank === 0) console.log(JSON.stringify(row));
};

type Call = (from: Buffer, to: Buffer) => void;

/** Returns the microseconds of a call, the best of several rounds: in the stream, and in a graph. */
async function time(group: Group, call: Call, bytes: number): Promise<readonly number[]> {
  const from = input.slice(0, bytes / 4);
  const to = output.slice(0, bytes / 4);
  const queued = Math.max(5, Math.min(100, Math.floor((100 * MiB) / bytes)));
  const many = (): void => {
    for (let i = 0; i < queued; i++) call(from, to);
  };
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  call(from, to);
  await group.done({ stream, timeoutMs: 10_000 });
  using captured = stream.capture(many);
  using graph = captured.instantiate();
  for (let round = 0; round < 4; round++)
    for (const [i, work] of [many, () => graph.launch(stream)].entries()) {
      await group.barrier();
      start.record(stream);
      work();
      stop.record(stream);
      await group.done({ stream, timeoutMs: 10_000 });
      best[i] = Math.min(best[i]!, (stop.millisecondsSince(start) * 1000) / queued);
    }
  return best.map((each) => Number(each.toFixed(2)));
}

/** Checks the first and the last element against the sum of all ranks. Returns the text of the difference. */
function check(bytes: number, size: number): string {
  const length = bytes / 4;
  const part = Math.min(length, MiB);
  const others = (size * (size - 1)) / 2;
  for (const at of [0, length - part]) {
    const got = output.slice(at, at + part).toArray();
    const wrong = got.findIndex((value, i) => value !== size * ((at + i) % 1021) + others);
    if (wrong >= 0) return `element ${at + wrong} of ${length} is ${got[wrong]}`;
  }
  return "";
}

async function variant(name: string, ptx: string, peer: NcclPeer | undefined): Promise<void> {
  replaceKernelText("collective/f32", ptx);
  const meeting = { rendezvous: `${rendezvous}-${name}`, size: whole.size, rank, localRank: whole.localRank };
  using group = await join({ device, ...meeting, timeoutMs: 30_000 });
  const ours: Call = (from, to) => group.allReduce(from as Buffer<"f32">, to as Buffer<"f32">, { stream });
  for (const [bytes, shapes] of sizes) {
    if (peer !== undefined) {
      const theirs: Call = (from, to) => peer.allReduce(from, to, stream as Stream);
      tell({ bytes, plan: "NCCL", us: await time(group, theirs, bytes) });
    }
    for (const [tier, blocks, threads] of shapes)
      for (const overlap of [false, true]) {
        force({ tier, blocks, threads, overlap });
        output.fill(0);
        device.synchronize();
        const us = await time(group, ours, bytes);
        const wrong = check(bytes, group.size);
        const row = { bytes, name, tier, blocks, threads, overlap, us };
        tell(wrong === "" ? row : { ...row, wrong });
      }
  }
  force({});
  await group.barrier();
}

const files = readdirSync(folder).filter((file) => file.endsWith(".ptx"));
for (const [i, file] of files.sort().entries())
  await variant(file.slice(0, -4), readFileSync(pathTo(folder, file), "utf8"), i === 0 ? nccl : undefined);
await whole.barrier();
nccl?.close();
