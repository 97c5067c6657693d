// Inference at the edge, with one camera in each process. All processes share one copy of the weights. Each
// process turns the image of its camera into features. The GPUs gather the features of all processes, and
// each process decides which camera sees the object. A second run uses copies for comparison: each process
// has its own weights, and features go through the host.
//
//     npx doorbell run -n 3 examples/edge-inference.ts [--frames 200] [--svg FILE]
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
/** Number of warm-up frames before times are measured. */
const warmUp = 8;

/** Frame in the pipeline. */
interface Frame {
  readonly number: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
  /** Capture time in milliseconds of performance.now(). */
  readonly takenMs: number;
}

/** Pipeline that takes a frame to its decision. `finished` is called with each frame. */
interface Variant {
  readonly name: string;
  /** Number of copies of the weights over all processes. */
  readonly weightCopies: number;
  take(frame: Frame): Promise<unknown>;
  end(): Promise<void>;
}

const results: { wrong: number; latencies: number[] } = { wrong: 0, latencies: [] };

function finished(group: Group, { number, takenMs }: Frame, decision: number): void {
  if (decision !== seenBy(number, group.size)) results.wrong++;
  results.latencies.push(performance.now() - takenMs);
}

/** Pipeline with a stream per stage, whose data between processes stays on the GPUs. */
function sharedVariant(
  group: Group,
  model: Model,
  profile = false,
): Variant & { readonly pipeline: Pipeline<Frame> } {
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
        run: ({ input, output, stream }) => model.convolve(input.as("u8"), output.as("f32"), stream),
      },
      {
        name: "features",
        output: { length: FEATURES, type: "f32" },
        run: ({ input, output, stream }) => model.project(input.as("f32"), output.as("f32"), stream),
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
        run: ({ input, output, stream }) => model.decide(input.as("f32"), output.as("i32"), size, stream),
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

/** Pipeline that processes one frame at a time through the host of every process. */
function copyingVariant(group: Group, model: Model): Variant {
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
      const gathered = await group.exchange([...(await features.read())]);
      all.set(gathered.flat());
      model.decide(all, decision, size, stream);
      finished(group, frame, (await decision.read())[0]!);
    },
    end: async () => {
      for (const buffer of [pixels, pooled, features, all, decision]) buffer.close();
    },
  };
}

/** Runs frames from `first` on, at least `everyMs` apart. Returns the milliseconds per frame. */
async function run(group: Group, variant: Variant, first: number, everyMs: number): Promise<number> {
  await group.barrier();
  const start = performance.now();
  for (let i = 0; i < frames; i++) {
    const due = start + i * everyMs;
    if (due > performance.now() + 2) await sleep(due - performance.now() - 1);
    // Timers have a resolution of one millisecond, and frames may arrive sooner.
    while (performance.now() < due) await turn();
    const number = first + i;
    const pixels = picture(number, group.rank, group.size);
    // The latency of a delayed frame counts from its due time. Otherwise a slow frame would hide the delay of
    // the next frames.
    await variant.take({ number, pixels, takenMs: everyMs === 0 ? performance.now() : due });
  }
  await group.barrier();
  return (performance.now() - start) / frames;
}

interface Measured {
  readonly variant: string;
  readonly framesPerSecond: number;
  readonly latencyMs: readonly [p50: number, p90: number, p99: number];
  readonly weightBytes: number;
}

/**
 * Measures the rate at full speed, and the latency at a lower rate, because a full queue would dominate the
 * latency.
 */
async function measure(group: Group, variants: readonly Variant[], weightBytes: number): Promise<Measured[]> {
  const rates: number[] = [];
  for (const variant of variants) {
    for (let i = 0; i < warmUp; i++)
      await variant.take({ number: i, pixels: picture(i, group.rank, group.size), takenMs: 0 });
    rates.push(await run(group, variant, warmUp, 0));
  }
  const slowest = Math.max(...(await group.exchange(Math.max(...rates))));
  const measured: Measured[] = [];
  for (const [i, variant] of variants.entries()) {
    await sleep(50);
    results.latencies.length = 0;
    await run(group, variant, warmUp + frames, 1.5 * slowest);
    await variant.end();
    const all = (await group.exchange(results.latencies)).flat().sort((a, b) => a - b);
    const at = (part: number): number => all[Math.min(all.length - 1, Math.floor(part * all.length))]!;
    const latencyMs = [at(0.5), at(0.9), at(0.99)] as const;
    measured.push({
      ...{ variant: variant.name, framesPerSecond: 1000 / rates[i]!, latencyMs },
      weightBytes: weightBytes * variant.weightCopies,
    });
  }
  return measured;
}

using group = await join();
const { device, rank } = group;
// All processes share one copy of the weights, which other processes can only read.
let weights: Buffer<"f32">;
if (rank === 0) {
  weights = makeWeights(device);
  group.share(weights, "model", { right: "read" });
} else weights = ((await group.open(0, "model")) as Buffer).as("f32");
using own = makeWeights(device);
const model = new Model(weights);
const copied = new Model(own);
const measured = await measure(
  group,
  [sharedVariant(group, model), copyingVariant(group, copied)],
  weights.byteLength,
);
// A separate run draws the diagram, because timestamps take time.
const shown = sharedVariant(group, model, true);
await run(group, shown, 0, 0);
await shown.end();
const wrong = (await group.exchange(results.wrong)).reduce((a, b) => a + b);
if (rank === 0) {
  const ms = (value: number): string => value.toFixed(2);
  if (given.json) console.log(JSON.stringify({ wrong, measured }));
  else {
    const rows = measured.map(({ variant, framesPerSecond, latencyMs, weightBytes }) => [
      ...[
        variant,
        framesPerSecond.toFixed(0),
        ...latencyMs.map(ms),
        `${(weightBytes / 2 ** 20).toFixed(1)} MiB`,
      ],
    ]);
    console.log(
      `${group.size} cameras, ${device.name}: frames a second of each camera, milliseconds from image to decision`,
    );
    process.stdout.write(table(["", "frames/s", "p50", "p90", "p99", "weights"], rows));
    console.log(`${shown.pipeline.profile()}`);
    console.log(wrong === 0 ? "every decision is right" : `${wrong} decisions are wrong`);
  }
  if (given.svg !== undefined) writeFileSync(given.svg, shown.pipeline.profile().svg);
}
await group.barrier();
if (wrong > 0) process.exitCode = 1;
