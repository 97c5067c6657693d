// Measures allReduce of a group in every candidate shape, in a stream, in a graph, and alone. NCCL runs in
// the same processes for comparison. Prints a JSON line for each row, in microseconds. launch-shape.ts and
// plan.ts choose shapes by these figures.
import { openNccl } from "../../../bench/collectives/nccl.ts";
import type { Buffer } from "../../../src/cuda/index.ts";
import type { Tier } from "../../../src/group/collectives/plan.ts";
import { force } from "../../../src/group/collectives/plan.ts";
import { type Group, join } from "../../../src/group/index.ts";

const KiB = 1024;
const MiB = 1024 * KiB;
/** Returns the candidates for a size, beside the default. */
const tries = (bytes: number): readonly (readonly [Tier, number, number])[] => {
  if (bytes < 32 * KiB) return [["lines", 8, 256]];
  if (bytes <= 512 * KiB)
    return [
      ["low-latency", 64, 512],
      ["lines", 64, 256],
      ["one-shot", 32, 512],
    ];
  if (bytes <= 4 * MiB)
    return [
      ["lines", 128, 256],
      ["one-shot", 64, 512],
    ];
  return [
    ["lines", 128, 512],
    ["one-shot", 128, 512],
    ["one-shot", 192, 512],
  ];
};

using group = await join({ timeoutMs: 60_000 });
const { device, rank } = group;
const soft = device.provider === "soft";
const stream = device.createStream();
const sizes = [1, 8, 32, 64, 128, 256, 512, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576]
  .map((kib) => kib * KiB)
  .filter((bytes) => !soft || bytes <= 64 * KiB);
const most = sizes.at(-1)!;
const input = device.allocate(most / 4, "f32").fill(1);
const halves = device.allocate(16 * MiB, "u16").fill(0x3f80);
const output = device.allocate(most / 4, "f32");
const start = device.createEvent();
const stop = device.createEvent();

type Call = (from: Buffer, to: Buffer) => void;

/**
 * Returns the best of several rounds: GPU time of a queue of calls, of a graph of calls, and of one call with
 * its wait.
 */
async function time(
  group: Group,
  call: Call,
  bytes: number,
  from: Buffer = input.slice(0, bytes / 4),
  to: Buffer = output.slice(0, bytes / 4),
): Promise<readonly number[]> {
  const queued = soft ? 4 : Math.max(5, Math.min(200, Math.floor((100 * MiB) / bytes)));
  const one = (): void => call(from, to);
  const many = (): void => {
    for (let i = 0; i < queued; i++) one();
  };
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const timed = async (which: number, work: () => void, count: number): Promise<void> => {
    await group.barrier();
    start.record(stream);
    work();
    stop.record(stream);
    await group.done({ stream, timeoutMs: 20_000 });
    best[which] = Math.min(best[which]!, (stop.millisecondsSince(start) * 1000) / count);
  };
  one();
  await group.done({ stream, timeoutMs: 20_000 });
  // ncclCommDestroy waits for all graphs that captured the communicator.
  using captured = soft ? undefined : stream.capture(many);
  using graph = captured?.instantiate();
  for (let round = 0; round < 4; round++) {
    await timed(0, many, queued);
    if (graph !== undefined) await timed(1, () => graph.launch(stream), queued);
    await group.barrier();
    const begun = performance.now();
    one();
    stream.synchronize();
    best[2] = Math.min(best[2]!, (performance.now() - begun) * 1000);
  }
  return best.map((each) => Number(each.toFixed(2)));
}

const tell = (row: Record<string, unknown>): void => {
  if (rank === 0) console.log(JSON.stringify(row));
};
const ours: Call = (from, to) => group.allReduce(from, to, { stream });
const nccl = await openNccl(group);
const theirs: Call | undefined = nccl && ((from, to) => nccl.allReduce(from, to, stream));
tell({ columns: "in stream, in graph, launch + sync", nccl: nccl?.version ?? "none" });
for (const bytes of sizes) {
  const { tier } = group.plan("allReduce", bytes);
  tell({ bytes, plan: tier, us: await time(group, ours, bytes) });
  if (theirs !== undefined) tell({ bytes, plan: "NCCL", us: await time(group, theirs, bytes) });
  for (const [tier, blocks, threads] of tries(bytes)) {
    force({ tier, blocks, threads });
    tell({ bytes, plan: tier, blocks, threads, us: await time(group, ours, bytes) });
    force({});
  }
}
for (const bytes of [8 * KiB, 64 * KiB, 512 * KiB, 4 * MiB, 32 * MiB]) {
  if (soft && bytes > 64 * KiB) break;
  const part = halves.slice(0, bytes / 2);
  const bf16: Call = (from, to) => group.allReduce(from, to, { stream, bf16: true });
  tell({ bf16: bytes, us: await time(group, bf16, bytes, part, part) });
  if (theirs !== undefined)
    tell({ bf16: bytes, plan: "NCCL", us: await time(group, theirs, bytes, part, part) });
}
// Bytes of all members together, for the other collectives.
for (const bytes of [64 * KiB, MiB, 16 * MiB, 128 * MiB]) {
  if (soft && bytes > 64 * KiB) break;
  const whole = output.slice(0, bytes / 4);
  const share = input.slice(0, bytes / 4 / group.size);
  const all = input.slice(0, bytes / 4);
  const calls: readonly (readonly [string, Call, Call | undefined, Buffer, Buffer])[] = [
    [
      "allGather",
      (a, b) => group.allGather(a, b, { stream }),
      nccl && ((a, b) => nccl.allGather(a, b, stream)),
      share,
      whole,
    ],
    [
      "reduceScatter",
      (a, b) => group.reduceScatter(a, b, { stream }),
      nccl && ((a, b) => nccl.reduceScatter(a, b, stream)),
      whole,
      share,
    ],
    [
      "broadcast",
      (a) => group.broadcast(a, { stream }),
      nccl && ((a) => nccl.broadcast(a, stream)),
      all,
      all,
    ],
  ];
  for (const [name, own, peer, from, to] of calls) {
    tell({ [name]: bytes, us: await time(group, own, bytes, from, to) });
    if (peer !== undefined)
      tell({ [name]: bytes, plan: "NCCL", us: await time(group, peer, bytes, from, to) });
  }
}
const begun = performance.now();
for (let i = 0; i < 1000; i++) await group.barrier();
tell({ barrier: Number((performance.now() - begun).toFixed(2)) });
{
  // Host cost of a call, beside a launch of an empty kernel.
  const module = device.loadModule(
    ".version 7.8\n.target sm_80\n.address_size 64\n.visible .entry nothing()\n{ ret; }\n",
  );
  const empty = module.kernel("nothing", "");
  const part = input.slice(0, 256);
  for (const [name, call] of [
    ["empty launch", () => empty.launch({ grid: 1, block: 32, stream }, [])],
    ["allReduce", () => group.allReduce(part, undefined, { stream })],
  ] as const) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 20; round++) {
      await group.barrier();
      const begun = performance.now();
      for (let i = 0; i < 200; i++) call();
      best = Math.min(best, (performance.now() - begun) * 5);
      await group.done({ stream });
    }
    tell({ enqueue: name, us: Number(best.toFixed(2)) });
  }
}
await group.barrier();
tell({ closing: "NCCL" });
nccl?.close();
tell({ closed: "NCCL" });
