import type { Buffer } from "../../src/cuda/index.ts";
import { type Forced, force } from "../../src/group/collectives/plan.ts";
import type { Group } from "../../src/group/index.ts";
import { median } from "../common/median.ts";
import type { NcclPeer } from "./nccl.ts";
import type { EnqueueRow, PlanRow } from "./rows.ts";
import type { Timing } from "./timing.ts";

const KiB = 1024;
const MiB = 1024 * KiB;

interface Memory {
  readonly input: Buffer<"f32">;
  readonly output: Buffer<"f32">;
}

/**
 * Returns algorithms and launch shapes that may be fastest for a size. Choices that are far from the best are
 * omitted to save time.
 */
function choicesFor(bytes: number, soft: boolean): Forced[] {
  const few = bytes <= 64 * KiB;
  const choices: Forced[] = [];
  const add = (tier: Forced["tier"] & string, ...shapes: readonly (readonly [number, number])[]): void => {
    for (const [blocks, threads] of shapes) choices.push({ tier, blocks, threads });
  };
  if (bytes <= MiB) add("low-latency", [64, 512]);
  if (!soft && few) add("lines", [8, 256], [32, 256]);
  else if (!soft && bytes <= 128 * MiB) add("lines", [64, 256], [128, 256], [128, 512]);
  if (few) add("one-shot", [8, 512]);
  else if (bytes <= 4 * MiB) add("one-shot", [32, 512], [64, 512]);
  else add("one-shot", [128, 512], [192, 512], [256, 512]);
  return choices;
}

/** Compares the planned allReduce with fixed choices of algorithm and shape. */
export async function fixedChoices(
  group: Group,
  timing: Timing,
  memory: Memory,
  bytes: number,
): Promise<PlanRow> {
  const input = memory.input.slice(0, bytes / 4);
  const output = memory.output.slice(0, bytes / 4);
  const { stream } = timing;
  const { tier } = group.plan("allReduce", bytes);
  // A prepared call is valid for one choice, so each choice has its own object and objects are compared by
  // identity.
  const choices: Forced[] = [{}, ...choicesFor(bytes, group.device.provider === "soft")];
  const calls = choices.map((choice) => () => {
    force(choice);
    group.allReduce(input, output, { stream });
  });
  const [us = Number.NaN, ...others] = await timing.compareInStream(calls, bytes);
  force({});
  const bestUs = Math.min(...others);
  const best = choices[1 + others.indexOf(bestUs)]!;
  return { planned: bytes, tier, us, best: `${best.tier} ${best.blocks}x${best.threads}`, bestUs };
}

const queued = 200;
const emptyKernel = `.version 7.8
.target sm_80
.address_size 64
.visible .entry nothing() { ret; }
`;

/**
 * Measures the host time of a call and of an empty kernel's launch. The result is a median over rounds with a
 * queue that is not full.
 */
export async function enqueueCosts(
  group: Group,
  { stream }: Timing,
  { input, output }: Memory,
  nccl: NcclPeer | undefined,
): Promise<EnqueueRow> {
  using module = group.device.loadModule(emptyKernel);
  const empty = module.kernel("nothing", "");
  const from = input.slice(0, 256);
  const to = output.slice(0, 256);
  const share = input.slice(0, 256 / group.size);
  const calls: Record<string, () => void> = {
    "empty kernel": () => empty.launch({ grid: 1, block: 32, stream }, []),
    allReduce: () => group.allReduce(from, to, { stream }),
    allGather: () => group.allGather(share, to, { stream }),
    broadcast: () => group.broadcast(from, { stream }),
  };
  if (nccl !== undefined) calls["NCCL allReduce"] = () => nccl.allReduce(from, to, stream);
  const times: Record<string, number[]> = {};
  for (let round = 0; round < 25; round++)
    for (const [name, call] of Object.entries(calls)) {
      await group.barrier();
      const begun = performance.now();
      for (let i = 0; i < queued; i++) call();
      const us = ((performance.now() - begun) * 1000) / queued;
      // The first rounds include compilation and do not count.
      if (round >= 5) (times[name] ??= []).push(us);
      await group.done({ stream });
    }
  const enqueue: Record<string, number> = {};
  for (const [name, all] of Object.entries(times)) enqueue[name] = Number(median(all).toFixed(2));
  return { enqueue };
}
