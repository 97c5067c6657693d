import type { Buffer, Device, Kernel, Module, Stream } from "../../cuda/index.ts";
import type { Membership } from "../membership.ts";
import { type CollectiveType, elementBytes, kernelText } from "./element.ts";
import type { GroupMemory } from "./group-memory.ts";
import { type LaunchPlan, PLAN_BYTES, writePlan } from "./launch-plan.ts";
import { shapeOf } from "./launch-shape.ts";
import type { Tier } from "./plan.ts";
import { type CallNumbers, RecentCalls, signatureOf } from "./recent-calls.ts";

const parameters = `ptr, ptr, u32, u32, u32, u32, i64, ptr, ptr, bytes ${PLAN_BYTES}`;

interface Kernels {
  readonly module: Module;
  readonly "low-latency": Kernel;
  readonly "one-shot": Kernel;
  readonly "two-shot": Kernel;
}

/** Launches the collectives' kernels: what does not change from call to call is written down once. */
export class Launcher {
  readonly calls: RecentCalls = new RecentCalls();
  readonly #device: Device;
  readonly #membership: Membership;
  readonly #kernels = new Map<CollectiveType, Kernels>();
  /** Those that have been given something. */
  readonly #streams = new Set<Stream>();
  readonly #plan = new Uint32Array(PLAN_BYTES / 4);
  readonly #limitNanoseconds: number;
  readonly #embedded: boolean;

  constructor(device: Device, membership: Membership, limitMs: number) {
    this.#device = device;
    this.#membership = membership;
    this.#limitNanoseconds = Math.min(limitMs, 1e9) * 1e6;
    this.#embedded = device.provider === "soft";
  }

  #of(type: CollectiveType): Kernels {
    let kernels = this.#kernels.get(type);
    if (kernels === undefined) {
      const module = this.#device.loadModule(kernelText[type]);
      kernels = {
        module,
        "low-latency": module.kernel("words", parameters),
        "one-shot": module.kernel("move", parameters),
        "two-shot": module.kernel("two_shot", parameters),
      };
      this.#kernels.set(type, kernels);
    }
    return kernels;
  }

  /** Loads a type's kernels, which takes a while, before they are needed. */
  prepare(type: CollectiveType): void {
    this.#of(type);
  }

  launch(
    memory: GroupMemory,
    tier: Tier,
    call: CallNumbers,
    plan: LaunchPlan,
    { input, output, type, stream }: Operands,
  ): void {
    const kernel = this.#of(type)[tier];
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

  close(): void {
    for (const { module } of this.#kernels.values()) module.close();
    this.#kernels.clear();
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
