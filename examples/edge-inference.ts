// Inference at the edge: each process has a camera. One copy of the model's weights is shared by all; what each camera sees is made
// into features, the features of all are gathered on the GPUs, and all decide which camera sees the object. Beside it the same with copies:
// weights of one's own in each process, and features that go by the host.
//
//   npx doorbell run -n 3 examples/edge-inference.ts [--frames 200] [--svg FILE]
import { writeFileSync } from "node:fs";
import process from "node:process";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Buffer } from "doorbell/cuda";
import { type Group, join, type Pipeline } from "doorbell/group";
import { table } from "./common/table.ts";
import { picture, seenBy } from "./edge-inference/camera.ts";
import { FEATURES, Model, makeWeights, PIXELS, POOLED } from "./edge-inference/model.ts";

const { values: given } = parseArgs({
  options: {
    frames: { type: "string", default: "200" },
    svg: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const frames = Number(given.frames);
/** Frames that compile and fill, before times are taken. */
const warmUp = 8;

/** A frame on its way. */
interface Frame {
  readonly number: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
  /** When the camera had it, as milliseconds of performance.now(). */
  readonly takenMs: number;
}

/** Takes a frame to its decision; `finished` is called with each. */
interface Way {
  readonly name: string;
  /** Copies of the weights in all processes. */
  readonly weightCopies: number;
  take(frame: Frame): Promise<unknown>;
  end(): Promise<void>;
}

const results: { wrong: number; latencies: number[] } = { wrong: 0, latencies: [] };

function finished(group: Group, { number, takenMs }: Frame, decision: number): void {
  if (decision !== seenBy(number, group.size)) results.wrong++;
  results.latencies.push(performance.now() - takenMs);
}

/** Stages on streams of their own; what passes between processes never leaves the GPUs. */
function sharedWay(
  group: Group,
  model: Model,
  profile = false,
): Way & { readonly pipeline: Pipeline<Frame> } {
  const { size } = group;
  const pipeline = group.pipeline<Frame>({
    depth: 3,
    profile,
    stages: [
      {
        name: "camera",
        kind: "copy",
        output: { length: PIXELS, type: "u8" },
        run: ({ value, output, stream }) => output.set(value.pixels, 0, stream),
      },
      {
        name: "convolve",
        output: { length: POOLED, type: "f32" },
        run: ({ input, output, stream }) => model.convolve(input, output, stream),
      },
      {
        name: "features",
        output: { length: FEATURES, type: "f32" },
        run: ({ input, output, stream }) => model.project(input, output, stream),
      },
      {
        name: "gather",
        kind: "communication",
        output: { length: FEATURES * size, type: "f32" },
        run: ({ input, output, stream }) => group.allGather(input, output, { stream }),
      },
      {
        name: "decide",
        output: { length: 1, type: "i32" },
        run: ({ input, output, stream }) => model.decide(input, output, size, stream),
      },
      {
        name: "act",
        kind: "host",
        run: async ({ value, input, stream }) =>
          finished(group, value, (await input.as("i32").read(stream))[0]!),
      },
    ],
  });
  return {
    name: "shared",
    weightCopies: 1,
    pipeline,
    take: (frame) => pipeline.push(frame),
    end: () => pipeline.done(),
  };
}

/** One frame after the other, each by the host of every process. */
function copyingWay(group: Group, model: Model): Way {
  const { device, size } = group;
  const { stream } = device;
  const pixels = device.allocate(PIXELS, "u8");
  const pooled = device.allocate(POOLED, "f32");
  const features = device.allocate(FEATURES, "f32");
  const all = device.allocate(FEATURES * size, "f32");
  const decision = device.allocate(1, "i32");
  return {
    name: "copies",
    weightCopies: size,
    take: async (frame) => {
      pixels.set(frame.pixels);
      model.convolve(pixels, pooled, stream);
      model.project(pooled, features, stream);
      const everybody = await group.exchange([...(await features.read())]);
      all.set(everybody.flat());
      model.decide(all, decision, size, stream);
      finished(group, frame, (await decision.read())[0]!);
    },
    end: async () => {
      for (const buffer of [pixels, pooled, features, all, decision]) buffer.close();
    },
  };
}

/** Frames from `first` on, a new one after `everyMs` at the soonest. Milliseconds for each. */
async function run(group: Group, way: Way, first: number, everyMs: number): Promise<number> {
  await group.barrier();
  const start = performance.now();
  for (let i = 0; i < frames; i++) {
    const due = start + i * everyMs;
    if (due > performance.now() + 2) await sleep(due - performance.now() - 1);
    // Timers count in milliseconds, and frames may come sooner.
    while (performance.now() < due) await turn();
    const number = first + i;
    const pixels = picture(number, group.rank, group.size);
    // A picture that was due while the one before was under way has waited since: without that a slow frame would hide those behind it.
    await way.take({ number, pixels, takenMs: everyMs === 0 ? performance.now() : due });
  }
  await group.barrier();
  return (performance.now() - start) / frames;
}

interface Told {
  readonly way: string;
  readonly framesPerSecond: number;
  readonly latencyMs: readonly [p50: number, p90: number, p99: number];
  readonly weightBytes: number;
}

/** As fast as it goes for the rate, then slower than that for the latency: a queue that is full tells of itself only. */
async function measure(group: Group, ways: readonly Way[], weightBytes: number): Promise<Told[]> {
  const rates: number[] = [];
  for (const way of ways) {
    for (let i = 0; i < warmUp; i++)
      await way.take({ number: i, pixels: picture(i, group.rank, group.size), takenMs: 0 });
    rates.push(await run(group, way, warmUp, 0));
  }
  const slowest = Math.max(...(await group.exchange(Math.max(...rates))));
  const told: Told[] = [];
  for (const [i, way] of ways.entries()) {
    await sleep(50);
    results.latencies.length = 0;
    await run(group, way, warmUp + frames, 1.5 * slowest);
    await way.end();
    const all = (await group.exchange(results.latencies)).flat().sort((a, b) => a - b);
    const at = (part: number): number => all[Math.min(all.length - 1, Math.floor(part * all.length))]!;
    const latencyMs = [at(0.5), at(0.9), at(0.99)] as const;
    told.push({
      ...{ way: way.name, framesPerSecond: 1000 / rates[i]!, latencyMs },
      weightBytes: weightBytes * way.weightCopies,
    });
  }
  return told;
}

using group = await join();
const { device, rank } = group;
// One copy for all: the others may read it, and cannot write.
let weights: Buffer<"f32">;
if (rank === 0) {
  weights = makeWeights(device);
  group.share(weights, "model", { right: "read" });
} else weights = ((await group.open(0, "model")) as Buffer).as("f32");
using own = makeWeights(device);
using model = new Model(device, weights);
using copied = new Model(device, own);
const told = await measure(group, [sharedWay(group, model), copyingWay(group, copied)], weights.byteLength);
// Once more for the picture: to take times takes time.
const shown = sharedWay(group, model, true);
await run(group, shown, 0, 0);
await shown.end();
const wrong = (await group.exchange(results.wrong)).reduce((a, b) => a + b);
if (rank === 0) {
  const ms = (value: number): string => value.toFixed(2);
  if (given.json) console.log(JSON.stringify({ wrong, told }));
  else {
    const rows = told.map(({ way, framesPerSecond, latencyMs, weightBytes }) => [
      ...[way, framesPerSecond.toFixed(0), ...latencyMs.map(ms), `${(weightBytes / 2 ** 20).toFixed(1)} MiB`],
    ]);
    console.log(
      `${group.size} cameras, ${device.name}: frames of each a second, milliseconds from picture to decision`,
    );
    process.stdout.write(table(["", "frames/s", "p50", "p90", "p99", "weights"], rows));
    console.log(`${shown.pipeline.profile()}`);
    console.log(wrong === 0 ? "every decision is right" : `${wrong} decisions are wrong`);
  }
  if (given.svg !== undefined) writeFileSync(given.svg, shown.pipeline.profile().svg);
}
await group.barrier();
if (wrong > 0) process.exitCode = 1;
