import type { Buffer, Device, LaunchConfig, Stream } from "../../cuda/index.ts";
import type { Membership } from "../membership.ts";
import type { Counter, Metrics } from "../metrics/metrics.ts";
import { type CollectiveType, elementBytes } from "./element.ts";
import type { GroupMemory } from "./group-memory.ts";
import type { KernelSet } from "./kernel-set.ts";
import { type LaunchPlan, PLAN_BYTES, writePlan } from "./launch-plan.ts";
import { forced, shapeOf } from "./launch-shape.ts";
import type { Tier } from "./plan.ts";
import { type CallNumbers, RecentCalls, signatureOf } from "./recent-calls.ts";
import { StreamOrder } from "./stream-order.ts";

/** What follows from a call alone: training makes the same few again and again. */
interface Prepared {
  readonly call: CallNumbers;
  readonly tier: Tier;
  readonly signature: number;
  readonly grid: number;
  readonly threads: number;
  readonly words: Uint32Array;
  readonly bytes: number;
  readonly counter: Counter;
}

const kept = 64;

/** Launches the collectives' kernels: what does not change from call to call is written down once. */
export class Launcher {
  readonly calls: RecentCalls = new RecentCalls();
  readonly #kernels: KernelSet;
  readonly #rank: number;
  readonly #size: number;
  readonly #memory: GroupMemory;
  readonly #prepared: (Prepared | undefined)[] = new Array(kept).fill(undefined);
  /** Collectives of a group are done one after another: they meet in the same memory. */
  readonly #order: StreamOrder;
  readonly #limitNanoseconds: number;
  readonly #embedded: boolean;
  readonly #metrics: Metrics;

  constructor(
    device: Device,
    kernels: KernelSet,
    membership: Membership,
    memory: GroupMemory,
    limitMs: number,
  ) {
    this.#order = new StreamOrder(device);
    this.#kernels = kernels;
    this.#rank = membership.rank;
    this.#size = membership.size;
    this.#memory = memory;
    this.#limitNanoseconds = Math.min(limitMs, 1e9) * 1e6;
    this.#embedded = device.provider === "soft";
    this.#metrics = membership.metrics;
  }

  launch(tier: Tier, call: CallNumbers, plan: LaunchPlan, { input, output, type, stream }: Operands): void {
    const kernel = this.#kernels.of(type)[tier];
    const prepared = this.#prepare(tier, call, plan, type);
    const number = this.calls.add(prepared.call);
    prepared.counter.calls++;
    prepared.counter.bytes += prepared.bytes;
    this.#order.enter(stream);
    const config: LaunchConfig = { grid: prepared.grid, block: prepared.threads, stream };
    kernel.launch(config, [
      this.#memory.places,
      this.#memory.hostBuffer,
      this.#rank,
      this.#size,
      prepared.signature,
      number,
      this.#limitNanoseconds,
      input.pointer,
      output.pointer,
      prepared.words,
    ]);
  }

  #prepare(tier: Tier, call: CallNumbers, plan: LaunchPlan, type: CollectiveType): Prepared {
    const { name, count, detail } = call;
    const place = (count ^ (count >>> 7) ^ name.length) & (kept - 1);
    const found = this.#prepared[place];
    if (
      found?.call.count === count &&
      found.tier === tier &&
      found.call.name === name &&
      found.call.detail === detail &&
      found.call.type === call.type &&
      forced.blocks === undefined
    )
      return found;
    const words = new Uint32Array(PLAN_BYTES / 4);
    writePlan(words, plan, this.#memory);
    const { wordBlocks, wordRoom, blocks } = this.#memory;
    const few = tier === "low-latency";
    const room = {
      blocks: few ? wordBlocks : blocks,
      most: few ? wordRoom : undefined,
      embedded: this.#embedded,
    };
    // The same on all ranks, since it follows from what must be the same.
    const shape = shapeOf(tier, plan.count * elementBytes[type], room);
    const bytes = plan.count * elementBytes[type];
    const counter = this.#metrics.counter(name, tier);
    const made = { call, tier, signature: signatureOf(call), ...shape, words, bytes, counter };
    this.#prepared[place] = made;
    return made;
  }

  /** Have all streams done what they were given? What went wrong in them is not told here. */
  get idle(): boolean {
    return this.#order.idle;
  }

  close(): void {
    this.#order.close();
  }
}

/** What a call works on. */
export interface Operands {
  readonly input: Buffer;
  readonly output: Buffer;
  readonly type: CollectiveType;
  readonly stream: Stream;
}
