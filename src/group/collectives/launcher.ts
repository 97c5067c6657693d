import { isCapturing } from "../../cuda/graph/open-captures.ts";
import type { Buffer, Device, Kernel, KernelArgument, LaunchConfig, Stream } from "../../cuda/index.ts";
import { PreparedLaunch } from "../../cuda/kernel/prepared-launch.ts";
import type { Circle } from "../membership.ts";
import { SymmetricBuffer } from "../memory/symmetric.ts";
import type { CallTimer } from "../metrics/call-timer.ts";
import type { CallTimes, Traffic } from "../metrics/call-times.ts";
import type { Counter, Metrics } from "../metrics/metrics.ts";
import { CONCATENATE, type CollectiveType, elementBytes } from "./element.ts";
import type { GroupMemory } from "./group-memory.ts";
import { type KernelSet, overlaps } from "./kernel-set.ts";
import { inBytes, type LaunchPlan, PLAN_BYTES, writePlan } from "./launch-plan.ts";
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
  /** Does it take where the others have what the output lies in? */
  readonly takesParts: boolean;
  readonly bytes: number;
  readonly counter: Counter;
  readonly times: CallTimes;
  readonly traffic: Traffic;
  readonly forced: Forced;
}

/** Places of arguments that differ from call to call. */
const CALL = 5;
const INPUT = 7;
const OUTPUT = 8;
const PARTS = 10;

const kept = 64;
const placeOf = ({ name, count, part = "" }: CallNumbers): number =>
  (count ^ (count >>> 7) ^ (name.length + part.length)) & (kept - 1);

/** Launches the collectives' kernels: what does not change from call to call is written down once. */
export class Launcher {
  readonly calls: RecentCalls = new RecentCalls();
  readonly #kernels: KernelSet;
  readonly #rank: number;
  readonly #size: number;
  readonly #membership: Circle;
  readonly #memory: GroupMemory;
  readonly #prepared: (Prepared | undefined)[] = new Array(kept).fill(undefined);
  /** Collectives of a group are done one after another: they meet in the same memory. */
  readonly #order: StreamOrder;
  readonly #limitNanoseconds: number;
  readonly #embedded: boolean;
  readonly #overlaps: boolean;
  readonly #metrics: Metrics;
  readonly #timer: CallTimer;

  constructor(device: Device, kernels: KernelSet, membership: Circle, memory: GroupMemory, limitMs: number) {
    this.#order = new StreamOrder(device);
    this.#kernels = kernels;
    this.#rank = membership.rank;
    this.#size = membership.size;
    this.#membership = membership;
    this.#memory = memory;
    this.#limitNanoseconds = Math.min(limitMs, 1e9) * 1e6;
    this.#embedded = device.provider === "soft";
    this.#overlaps = overlaps(device);
    this.#metrics = membership.metrics;
    this.#timer = this.#metrics.timerOf(device);
  }

  launch(prepared: Prepared, { input, output, stream }: Operands): void {
    const number = this.calls.add(prepared.call);
    prepared.counter.calls++;
    prepared.counter.bytes += prepared.bytes;
    const { launch, times, traffic } = prepared;
    this.#metrics.give(traffic);
    this.#order.enter(stream);
    if (isCapturing()) {
      const values = [...prepared.values];
      values[CALL] = number;
      values[INPUT] = input;
      values[OUTPUT] = output;
      if (prepared.takesParts) values[PARTS] = this.#partsOf(output);
      prepared.kernel.launch({ ...prepared.config, stream }, values);
      return;
    }
    launch.setWord(CALL, number);
    launch.setPointer(INPUT, input.pointer);
    launch.setPointer(OUTPUT, output.pointer);
    if (prepared.takesParts) launch.setPointer(PARTS, this.#partsOf(output));
    const timed = times.isDue() ? this.#timer.begin(stream) : undefined;
    launch.launch(stream);
    if (timed !== undefined) this.#timer.end(timed, stream, times, traffic);
  }

  /** Where all members have what the output lies in, where they do. */
  #partsOf(output: Buffer): number {
    return SymmetricBuffer.holding(output)?.partsOf(this.#membership.members) ?? 0;
  }

  /** What was prepared for the same call before. */
  find(tier: Tier, call: CallNumbers, wanted: Forced = forced): Prepared | undefined {
    const { name, type, count, detail, part } = call;
    const found = this.#prepared[placeOf(call)];
    return found?.call.count === count &&
      found.tier === tier &&
      found.call.name === name &&
      found.call.detail === detail &&
      found.call.part === part &&
      found.call.type === type &&
      found.forced === wanted
      ? found
      : undefined;
  }

  prepare(
    tier: Tier,
    call: CallNumbers,
    plan: LaunchPlan,
    type: CollectiveType,
    wanted: Forced = forced,
  ): Prepared {
    const moves = plan.operation === CONCATENATE && (tier === "lines" || tier === "one-shot");
    const takesParts = moves && tier === "one-shot";
    const kernel = moves ? this.#kernels.moving[tier] : this.#kernels.of(type)[tier];
    const words = new Uint32Array(PLAN_BYTES / 4);
    writePlan(words, moves ? inBytes(plan, elementBytes[type]) : plan, this.#memory);
    const { layout, wordRoom, places, hostBuffer } = this.#memory;
    const room = {
      blocks: { "low-latency": layout.wordBlocks, lines: layout.lineBlocks }[tier as string] ?? layout.blocks,
      most: tier === "low-latency" ? wordRoom : undefined,
      moves,
      embedded: this.#embedded,
    };
    // The same on all ranks, since it follows from what must be the same.
    const bytes = plan.count * elementBytes[type];
    const { grid, threads: block } = shapeOf(tier, bytes, room, wanted);
    const values = [
      ...[places, hostBuffer, this.#rank, this.#size, signatureOf(call), 0, this.#limitNanoseconds],
      ...[0, 0, words, ...(takesParts ? [0] : [])],
    ];
    const launch = new PreparedLaunch(
      kernel,
      { grid, block, overlapPrevious: wanted.overlap ?? this.#overlaps },
      values,
    );
    const counter = this.#metrics.counter(call.name, tier);
    const times = this.#metrics.times(call.name, tier, bytes);
    const traffic = trafficOf(plan, tier, bytes, this.#size);
    const config = { grid, block };
    const made = {
      call,
      tier,
      kernel,
      config,
      values,
      launch,
      takesParts,
      bytes,
      counter,
      times,
      traffic,
      forced: wanted,
    };
    this.#prepared[placeOf(call)] = made;
    return made;
  }

  /** Have all streams done what they were given? What went wrong in them is not told here. */
  get idle(): boolean {
    return this.#order.idle;
  }

  close(): void {
    this.#metrics.endEpoch(this.#timer);
    this.#order.close();
  }
}

/** In two steps each member gives each other its share, and then what it made of the others'. */
const trafficOf = (plan: LaunchPlan, tier: Tier, bytes: number, size: number): Traffic => ({
  first: plan.sendFirst,
  count: plan.sendCount,
  bytes: tier === "two-shot" ? (2 * bytes) / size : bytes,
});

/** What a call works on. */
export interface Operands {
  readonly input: Buffer;
  readonly output: Buffer;
  readonly stream: Stream;
}
