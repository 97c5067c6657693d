// Data-parallel training. Every process computes its part of each batch, and buckets sum the gradients during
// the backward pass. When a process is killed, the others continue from the last checkpoint, with the same
// batches.
//
//     npx doorbell run -n 4 --survive examples/data-parallel.ts [--steps 200] [--width 64] [--layers 2] \
//         [--batch 192] [--svg FILE]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { type Group, join, MemberLostError } from "doorbell/group";
import { Network } from "./data-parallel/network.ts";

const { values: given } = parseArgs({
  options: {
    steps: { type: "string", default: "200" },
    width: { type: "string", default: "64" },
    layers: { type: "string", default: "2" },
    batch: { type: "string", default: "192" },
    rate: { type: "string", default: "0.01" },
    /** Folder of checkpoints that later runs continue from. */
    checkpoints: { type: "string" },
    every: { type: "string", default: "50" },
    /** True to wait for a process that replaces a lost one; `doorbell run --restart 3` starts it. */
    replace: { type: "boolean", default: false },
    svg: { type: "string" },
    json: { type: "boolean", default: false },
    /** True to reduce gradients only after the backward pass. */
    "no-overlap": { type: "boolean", default: false },
  },
});
const [steps, width, layers, batch] = [given.steps, given.width, given.layers, given.batch].map(Number) as [
  ...[number, number, number, number],
];
const shape = { width, layers, batch, rate: Number(given.rate) };
const every = Number(given.every);
/** The first steps compile kernels and choose bucket sizes. */
const warmUp = Math.min(20, Math.floor(steps / 2));

interface Recorded {
  readonly losses: (readonly [step: number, loss: number])[];
  stepMs: number;
}

/** Trains from the step of the newest checkpoint, or from the first step. */
async function train(group: Group, network: Network, folder: string, recorded: Recorded): Promise<void> {
  const found = await group.restore("network", { replicated: network.state }, { folder });
  if (found === undefined) network.begin();
  const first = (found?.state as { step: number } | undefined)?.step ?? 0;
  let checkpoint: Promise<unknown> = Promise.resolve();
  let started = performance.now();
  try {
    for (let step = first; step < steps; step++) {
      if (step === first + warmUp) {
        await group.done();
        started = performance.now();
      }
      network.step(step);
      const isLast = step === steps - 1;
      if (step % 20 === 0 || isLast) {
        await network.buckets.done();
        const { loss, accuracy } = network.result;
        recorded.losses.push([step, loss]);
        if (isLast) recorded.stepMs = (performance.now() - started) / (steps - first - warmUp);
        if (group.rank === 0 && !given.json)
          console.log(
            `step ${step}: loss ${loss.toFixed(5)}, ${(100 * accuracy).toFixed(1)}% right, ${group.size} members`,
          );
      } else if (step % 4 === 3) await network.buckets.done();
      if (every > 0 && (step + 1) % every === 0 && !isLast) {
        await checkpoint;
        checkpoint = group.checkpoint(
          "network",
          { replicated: network.state },
          { folder, state: { step: step + 1 } },
        );
        checkpoint.catch(() => {});
      }
    }
    await checkpoint;
  } finally {
    await checkpoint.catch(() => {});
  }
}

using group = await join();
if (!given.json)
  console.log(`rank ${group.rank} of ${group.size}, process ${process.pid}, ${group.device.name}`);
const wanted = group.size;
const isFirst = given.checkpoints === undefined && group.rank === 0 && group.epoch === 0;
let folder = given.checkpoints ?? (isFirst ? mkdtempSync(path(tmpdir(), "data-parallel-")) : "");
using network = new Network(group, shape, {
  profile: given.svg !== undefined,
  // Bucket sizes that suit GPUs exceed the size of a small network.
  ...(width < 512 ? { firstBytes: 1024, bucketBytes: 8192 } : {}),
  ...(given["no-overlap"] ? { firstBytes: 2 ** 40, bucketBytes: 2 ** 40, adapt: false } : {}),
  onChange: ({ step, kind, from, to, reason }) => {
    if (group.rank === 0 && !given.json)
      console.log(`after ${step} steps, buckets of ${to} bytes instead of ${from} (${kind}): ${reason}`);
  },
});
const recorded: Recorded = { losses: [], stepMs: 0 };
let lost: MemberLostError | undefined;
for (;;) {
  try {
    if (lost !== undefined) await group.reform(given.replace ? { size: wanted } : {});
    // A replacement process does not have the folder's name yet.
    folder = (await group.exchange(folder)).find((each) => each !== "")!;
    if (lost !== undefined)
      console.log(`${lost.message.split("\n")[0]}; ${group.size} members continue from the last checkpoint`);
    await train(group, network, folder, recorded);
    break;
  } catch (error) {
    if (!(error instanceof MemberLostError)) throw error;
    lost = error;
  }
}
if (new Set(await group.exchange(network.fingerprint)).size > 1)
  throw new Error("the members have different weights");
const { loss, accuracy } = network.result;
if (given.json)
  console.log(
    JSON.stringify({
      rank: group.rank,
      size: group.size,
      loss,
      accuracy,
      ...recorded,
      buckets: network.buckets.sizes,
    }),
  );
else
  console.log(
    `learned: loss ${loss.toFixed(5)}, ${(100 * accuracy).toFixed(1)}% right, ${recorded.stepMs.toFixed(2)} ms a step, the same weights in all ${group.size} members`,
  );
if (given.svg !== undefined && group.rank === 0) {
  const profile = network.buckets.profile();
  console.log(`${profile}`);
  writeFileSync(given.svg, profile.svg);
}
if (given.checkpoints === undefined && group.rank === 0) rmSync(folder, { recursive: true, force: true });
