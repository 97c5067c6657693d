// What only moves, in every way and shape that could be the best, beside NCCL and its symmetric kernels in the same processes, and beside copies
// by the copy engines between two meetings. `bun test/gpu/group/run.ts moves [FOLDER]`: each `NAME.ptx` of a folder takes the place of tables/moving.ts
// for a group of its own. One JSON line a row, microseconds in a stream and in a graph: launch-shape.ts and plan.ts choose by it.
import { readdirSync, readFileSync } from "node:fs";
import { join as pathTo } from "node:path";
import { env } from "node:process";
import { cases } from "../../../bench/collectives/calls.ts";
import { openNccl, type Region } from "../../../bench/collectives/nccl.ts";
import type { Buffer } from "../../../src/cuda/index.ts";
import { movingKernels } from "../../../src/group/collectives/kernel-set.ts";
import { force } from "../../../src/group/collectives/launch-shape.ts";
import type { Tier } from "../../../src/group/collectives/plan.ts";
import { type Group, join } from "../../../src/group/index.ts";

const MiB = 1024 * 1024;
const folder = process.argv[2];
using whole = await join({ timeoutMs: 60_000 });
const { device, rank, size } = whole;
const soft = device.provider === "soft";
const unit = soft ? 1024 : MiB;
const most = (soft ? 64 : 1024) * unit;
const stream = device.createStream({ nonBlocking: true });
const beside = device.createStream({ nonBlocking: true });
const start = device.createEvent();
const stop = device.createEvent();
const forked = device.createEvent({ timing: false });
const joined = device.createEvent({ timing: false });
const input = device.allocate(most / 4, "f32").fill(1);
const output = device.allocate(most / 4, "f32");
const nccl = await openNccl(whole);
const theirs = await nccl?.symmetricMemory([most, most]);
const tell = (row: Record<string, unknown>): void => {
  if (rank === 0) console.log(JSON.stringify(row));
};

/** Microseconds of a call, the median of some rounds: in the stream, and in a graph. */
async function time(group: Group, call: () => void, bytes: number): Promise<readonly number[]> {
  const queued = soft ? 2 : Math.max(5, Math.min(40, Math.floor((200 * MiB) / bytes)));
  const many = (): void => {
    for (let i = 0; i < queued; i++) call();
  };
  const found: number[][] = [[], []];
  call();
  await group.done({ stream, timeoutMs: 10_000 });
  using captured = soft ? undefined : stream.capture(many);
  using graph = captured?.instantiate();
  const works = graph === undefined ? [many] : [many, () => graph.launch(stream)];
  for (let round = 0; round < (soft ? 1 : 3); round++)
    for (const [i, work] of works.entries()) {
      await group.barrier();
      start.record(stream);
      work();
      stop.record(stream);
      await group.done({ stream, timeoutMs: 10_000 });
      found[i]!.push((stop.millisecondsSince(start) * 1000) / queued);
    }
  return found.map((each) => Number((each.sort((a, b) => a - b)[each.length >> 1] ?? -1).toFixed(2)));
}

type Shape = readonly [tier: Tier, blocks: number, threads: number];
const shapes: readonly Shape[] = [
  ["one-shot", 64, 512],
  ["one-shot", 128, 512],
  ["one-shot", 192, 512],
  ["one-shot", 256, 512],
  ["one-shot", 256, 256],
];

async function sweep(group: Group, name: string, peers: boolean): Promise<void> {
  using shared = await group.symmetric(most / 4, "f32");
  using meeting = device.allocate(2, "f32").fill(1);
  const meet = (): void => group.allReduce(meeting, undefined, { stream });
  const sizes = name === "" ? [8, 16, 32, 64, 128, 256, 1024] : [32, 64, 256];
  for (const operation of ["allToAll", "allGather", "broadcast"] as const)
    for (const type of name === "" ? (["f32", "u16"] as const) : (["f32"] as const))
      for (const mib of sizes) {
        const bytes = mib * unit;
        if (bytes > most || (type === "u16" && mib !== 256 && mib !== 64)) continue;
        const { lengths, ours, nccl: peer } = cases[operation];
        const [from, to] = lengths(bytes / (type === "u16" ? 2 : 4), size);
        const of = (buffer: Buffer, length: number): Buffer => (buffer.as(type) as Buffer).slice(0, length);
        const near = of(shared.local, to);
        const given = operation === "broadcast" ? near : of(input, from);
        const row = { operation, type, mib };
        const timed = async (what: Record<string, unknown>, call: () => void): Promise<void> =>
          tell({ ...row, ...what, us: await time(group, call, bytes) });
        if (peers && nccl !== undefined) {
          await timed({ plan: "NCCL" }, () => peer(nccl, of(input, from), of(output, to), stream));
          if (Array.isArray(theirs)) {
            const [a, b] = [from, to].map(
              (length, i): Region => ({ type, length, pointer: theirs[i] as number }),
            );
            await timed({ plan: "NCCL symmetric" }, () => peer(nccl, a!, b!, stream));
          }
        }
        const plain = (): void => ours(group, of(input, from), of(output, to), stream);
        const direct = (): void => ours(group, given, near, stream);
        await timed({ name, plan: "plain" }, plain);
        if (type === "u16") {
          await timed({ name, plan: "symmetric" }, direct);
          continue;
        }
        for (const [tier, blocks, threads] of shapes) {
          force({ tier, blocks, threads });
          await timed({ name, plan: "plain", tier, blocks, threads }, plain);
          await timed({ name, plan: "symmetric", tier, blocks, threads }, direct);
        }
        force({});
        if (!peers || size !== 2 || operation === "broadcast") continue;
        // The copy engines: the peer's piece, and the own one beside it.
        const half = to / 2;
        const place = of(shared.at(1 - rank), to).slice(rank * half, rank * half + half);
        const own = near.slice(rank * half, rank * half + half);
        const source = (which: number): Buffer =>
          operation === "allGather"
            ? of(input, from)
            : of(input, from).slice(which * half, which * half + half);
        await timed({ plan: "copy engines, the peer's piece alone" }, () => {
          meet();
          source(1 - rank).copyTo(place, stream);
          meet();
        });
        await timed({ plan: "copy engines" }, () => {
          meet();
          forked.record(stream);
          beside.wait(forked);
          source(rank).copyTo(own, beside);
          joined.record(beside);
          source(1 - rank).copyTo(place, stream);
          stream.wait(joined);
          meet();
        });
      }
  await group.barrier();
}

await sweep(whole, "", true);
const files = folder === undefined ? [] : readdirSync(folder).filter((file) => file.endsWith(".ptx"));
for (const file of files.sort()) {
  const name = file.slice(0, -4);
  movingKernels.text = readFileSync(pathTo(folder!, file), "utf8");
  const rendezvous = `${env["DOORBELL_RENDEZVOUS"]!}-${name}`;
  using group = await join({ device, rendezvous, size, rank, localRank: whole.localRank, timeoutMs: 30_000 });
  await sweep(group, name, false);
}
await whole.barrier();
nccl?.close();
