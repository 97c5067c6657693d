import { isCapturing } from "../../cuda/graph/open-captures.ts";
import type { Buffer, Device, Kernel, KernelArgument, LaunchConfig, Stream } from "../../cuda/index.ts";
import { PreparedLaunch } from "../../cuda/kernel/prepared-launch.ts";
import type { Membership } from "../membership.ts";
import type { Counter, Metrics } from "../metrics/metrics.ts";
import { type CollectiveType, elementBytes } from "./element.ts";
import type { GroupMemory } from "./group-memory.ts";
import { type KernelSet, overlaps } from "./kernel-set.ts";
import { type LaunchPlan, PLAN_BYTES, writePlan } from "./launch-plan.ts";
import { type Forced, forced, shapeOf } from "./launch-shape.ts";
import type { Tier } from "./plan.ts";
import { type CallNumbers, RecentCalls, signatureOf } from "./recent-calls.ts";
import { StreamOrder } from "./stream-order.ts";

/** What follows from a call alone: training makes the same few again and again. */
export interface Prepared {
  readonly call: CallNumbers;
  readonly tier: Tier;
  readonly kernel: Kernel;
  readonly config: Pick<LaunchConfig, "grid" | "block">;
  /** All of the kernel's arguments: those of one call are put in their places. */
  readonly values: KernelArgument[];
  readonly launch: PreparedLaunch;
  readonly bytes: number;
  readonly counter: Counter;
  readonly forced: Forced;
}

/** Places of arguments that differ from call to call. */
const CALL = 5;
const INPUT = 7;
const OUTPUT = 8;

const kept = 64;
const placeOf = (name: string, count: number): number => (count ^ (count >>> 7) ^ name.length) & (kept - 1);

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
  readonly #overlaps: boolean;
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
    this.#overlaps = overlaps(device);
    this.#metrics = membership.metrics;
  }

  launch(prepared: Prepared, { input, output, stream }: Operands): void {
    const number = this.calls.add(prepared.call);
    prepared.counter.calls++;
    prepared.counter.bytes += prepared.bytes;
    this.#order.enter(stream);
    const { launch } = prepared;
    if (isCapturing()) {
      const values = [...prepared.values];
      values[CALL] = number;
      values[INPUT] = input;
      values[OUTPUT] = output;
      prepared.kernel.launch({ ...prepared.config, stream }, values);
      return;
    }
    launch.setWord(CALL, number);
    launch.setPointer(INPUT, input.pointer);
    launch.setPointer(OUTPUT, output.pointer);
    launch.launch(stream);
  }

  /** What was prepared for the same call before. */
  find(tier: Tier, { name, type, count, detail }: CallNumbers): Prepared | undefined {
    const found = this.#prepared[placeOf(name, count)];
    return found?.call.count === count &&
      found.tier === tier &&
      found.call.name === name &&
      found.call.detail === detail &&
      found.call.type === type &&
      found.forced === forced
      ? found
      : undefined;
  }

  prepare(tier: Tier, call: CallNumbers, plan: LaunchPlan, type: CollectiveType): Prepared {
    const kernel = this.#kernels.of(type)[tier];
    const words = new Uint32Array(PLAN_BYTES / 4);
    writePlan(words, plan, this.#memory);
    const { layout, wordRoom, places, hostBuffer } = this.#memory;
    const room = {
      blocks: { "low-latency": layout.wordBlocks, lines: layout.lineBlocks }[tier as string] ?? layout.blocks,
      most: tier === "low-latency" ? wordRoom : undefined,
      embedded: this.#embedded,
    };
    // The same on all ranks, since it follows from what must be the same.
    const bytes = plan.count * elementBytes[type];
    const { grid, threads: block } = shapeOf(tier, bytes, room);
    const values = [
      ...[places, hostBuffer, this.#rank, this.#size, signatureOf(call), 0, this.#limitNanoseconds],
      ...[0, 0, words],
    ];
    const launch = new PreparedLaunch(
      kernel,
      { grid, block, overlapPrevious: forced.overlap ?? this.#overlaps },
      values,
    );
    const counter = this.#metrics.counter(call.name, tier);
    const config = { grid, block };
    const made = { call, tier, kernel, config, values, launch, bytes, counter, forced };
    this.#prepared[placeOf(call.name, call.count)] = made;
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
  readonly stream: Stream;
}
