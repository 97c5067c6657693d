import type { Buffer, Device, Stream } from "../../cuda/index.ts";
import type { Membership } from "../membership.ts";
import { type CollectiveType, elementBytes } from "./element.ts";
import type { GroupMemory } from "./group-memory.ts";
import type { KernelSet } from "./kernel-set.ts";
import { type LaunchPlan, PLAN_BYTES, writePlan } from "./launch-plan.ts";
import { shapeOf } from "./launch-shape.ts";
import type { Tier } from "./plan.ts";
import { type CallNumbers, RecentCalls, signatureOf } from "./recent-calls.ts";

/** Launches the collectives' kernels: what does not change from call to call is written down once. */
export class Launcher {
  readonly calls: RecentCalls = new RecentCalls();
  readonly #kernels: KernelSet;
  readonly #membership: Membership;
  /** Those that have been given something. */
  readonly #streams = new Set<Stream>();
  readonly #plan = new Uint32Array(PLAN_BYTES / 4);
  readonly #limitNanoseconds: number;
  readonly #embedded: boolean;

  constructor(device: Device, kernels: KernelSet, membership: Membership, limitMs: number) {
    this.#kernels = kernels;
    this.#membership = membership;
    this.#limitNanoseconds = Math.min(limitMs, 1e9) * 1e6;
    this.#embedded = device.provider === "soft";
  }

  launch(
    memory: GroupMemory,
    tier: Tier,
    call: CallNumbers,
    plan: LaunchPlan,
    { input, output, type, stream }: Operands,
  ): void {
    const kernel = this.#kernels.of(type)[tier];
    const { rank, size } = this.#membership;
    const number = this.calls.add(call);
    writePlan(this.#plan, plan, memory);
    const most = tier === "low-latency" ? memory.wordBlocks : memory.blocks;
    // The same on all ranks, since it follows from what must be the same.
    const { grid, threads } = shapeOf(tier, plan.count * elementBytes[type], most, this.#embedded);
    if (!this.#streams.has(stream)) this.#streams.add(stream);
    kernel.launch({ grid, block: threads, stream }, [
      memory.places,
      memory.hostBuffer,
      rank,
      size,
      signatureOf(call),
      number,
      this.#limitNanoseconds,
      input.pointer,
      output.pointer,
      this.#plan,
    ]);
  }

  /** Have all streams done what they were given? What went wrong in them is not told here. */
  get idle(): boolean {
    for (const stream of this.#streams) {
      if (stream.closed || !isBusy(stream)) this.#streams.delete(stream);
    }
    return this.#streams.size === 0;
  }
}

function isBusy(stream: Stream): boolean {
  try {
    return !stream.idle;
  } catch {
    // Broken by something else, which whoever waits for it hears.
    return false;
  }
}

/** What a call works on. */
export interface Operands {
  readonly input: Buffer;
  readonly output: Buffer;
  readonly type: CollectiveType;
  readonly stream: Stream;
}
