import { isRecorded } from "../../../cuda/capture/open-captures.ts";
import type { Buffer, Device, Kernel, KernelArgument, LaunchConfig } from "../../../cuda/index.ts";
import type { PreparedLaunch } from "../../../cuda/kernel/prepared-launch.ts";
import type { MemberView } from "../../membership/membership.ts";
import { SymmetricBuffer } from "../../memory/symmetric.ts";
import type { CallTimer } from "../../metrics/call-timer.ts";
import type { CallTimes, Traffic } from "../../metrics/call-times.ts";
import type { Counter, Metrics } from "../../metrics/metrics.ts";
import type { Operands } from "../algorithm.ts";
import { CONCATENATE, type CollectiveType, elementBytes } from "../element.ts";
import { type ExchangePlan, inBytes } from "../exchange-plan.ts";
import { type Forced, forced, type Tier } from "../plan.ts";
import { type CallNumbers, RecentCalls, signatureOf } from "../recent-calls.ts";
import { StreamOrder } from "../stream-order.ts";
import type { GroupMemory } from "./group-memory.ts";
import { type KernelSet, overlaps } from "./kernel-set.ts";
import { PLAN_BYTES, writePlan } from "./launch-plan.ts";
import { shapeOf } from "./launch-shape.ts";

/** Prepared launch of a call. Training repeats a few calls many times, so prepared launches are cached. */
export interface Prepared {
  readonly call: CallNumbers;
  readonly tier: Tier;
  readonly kernel: Kernel;
  readonly config: Pick<LaunchConfig, "grid" | "block">;
  /** All arguments of the kernel, with slots for the arguments of one call. */
  readonly values: KernelArgument[];
  readonly launch: PreparedLaunch;
  /** True when the kernel needs the addresses at which the other members map the output. */
  readonly needsParts: boolean;
  readonly bytes: number;
  readonly counter: Counter;
  readonly times: CallTimes;
  readonly traffic: Traffic;
  readonly forced: Forced;
}

/** Index of the kernel argument for the call number. */
const CALL = 5;
const INPUT = 7;
const OUTPUT = 8;
const PARTS = 10;

const cacheSlots = 64;
const cacheIndexOf = ({ name, count, part = "" }: CallNumbers): number =>
  (count ^ (count >>> 7) ^ (name.length + part.length)) & (cacheSlots - 1);

/** Launcher of the collectives' kernels. Values that do not change between calls are computed once. */
export class Launcher {
  readonly calls: RecentCalls = new RecentCalls();
  readonly #kernels: KernelSet;
  readonly #rank: number;
  readonly #size: number;
  readonly #membership: MemberView;
  readonly #memory: GroupMemory;
  readonly #prepared: (Prepared | undefined)[] = new Array(cacheSlots).fill(undefined);
  /** Order of the collectives of a group, which run one after another because they share the group memory. */
  readonly #order: StreamOrder;
  readonly #limitNanoseconds: number;
  readonly #isSoft: boolean;
  readonly #overlaps: boolean;
  readonly #metrics: Metrics;
  readonly #timer: CallTimer;

  constructor(
    device: Device,
    kernels: KernelSet,
    membership: MemberView,
    memory: GroupMemory,
    limitMs: number,
  ) {
    this.#order = new StreamOrder(device);
    this.#kernels = kernels;
    this.#rank = membership.rank;
    this.#size = membership.size;
    this.#membership = membership;
    this.#memory = memory;
    this.#limitNanoseconds = Math.min(limitMs, 1e9) * 1e6;
    this.#isSoft = device.provider === "soft";
    this.#overlaps = overlaps(device);
    this.#metrics = membership.metrics;
    this.#timer = this.#metrics.timerOf(device);
  }

  launch(prepared: Prepared, { input, output, stream }: Operands): void {
    const isCaptured = isRecorded(stream);
    const number = isCaptured ? this.calls.addCaptured(prepared.call) : this.calls.add(prepared.call);
    prepared.counter.calls++;
    prepared.counter.bytes += prepared.bytes;
    const { launch, times, traffic } = prepared;
    this.#metrics.countTraffic(traffic);
    this.#order.enter(stream);
    if (isCaptured) {
      const values = [...prepared.values];
      values[CALL] = number;
      values[INPUT] = input;
      values[OUTPUT] = output;
      if (prepared.needsParts) values[PARTS] = this.#partsOf(output);
      prepared.kernel.launch({ ...prepared.config, stream }, values);
      return;
    }
    launch.setWord(CALL, number);
    launch.setPointer(INPUT, input.pointer);
    launch.setPointer(OUTPUT, output.pointer);
    if (prepared.needsParts) launch.setPointer(PARTS, this.#partsOf(output));
    const timed = times.isDue() ? this.#timer.begin(stream) : undefined;
    launch.launch(stream);
    if (timed !== undefined) this.#timer.end(timed, stream, times, traffic);
  }

  /**
   * Returns the address of the table of all members' mappings of the output. Returns 0 when the output is not
   * symmetric memory.
   */
  #partsOf(output: Buffer): number {
    return SymmetricBuffer.holding(output)?.partsOf(this.#membership.members) ?? 0;
  }

  /** Returns the cached launch of an equal call. */
  find(tier: Tier, call: CallNumbers, wanted: Forced = forced): Prepared | undefined {
    const { name, type, count, detail, part } = call;
    const found = this.#prepared[cacheIndexOf(call)];
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
    plan: ExchangePlan,
    type: CollectiveType,
    wanted: Forced = forced,
  ): Prepared {
    const moves = plan.operation === CONCATENATE && (tier === "lines" || tier === "one-shot");
    const needsParts = moves && tier === "one-shot";
    const kernel = moves ? this.#kernels.moving()[tier] : this.#kernels.of(type)[tier];
    const words = new Uint32Array(PLAN_BYTES / 4);
    writePlan(words, moves ? inBytes(plan, elementBytes[type]) : plan, this.#memory);
    const { layout, lowLatencyBlockBytes, addresses, hostBuffer } = this.#memory;
    const limits = {
      blocks:
        { "low-latency": layout.lowLatencyBlocks, lines: layout.lineBlocks }[tier as string] ?? layout.blocks,
      maxChunkBytes: tier === "low-latency" ? lowLatencyBlockBytes : undefined,
      moves,
      isSoft: this.#isSoft,
    };
    // The result is the same on all ranks, because it depends only on values that must be equal.
    const bytes = plan.count * elementBytes[type];
    const { grid, threads: block } = shapeOf(tier, bytes, limits, wanted);
    const values = [
      ...[addresses, hostBuffer, this.#rank, this.#size, signatureOf(call), 0, this.#limitNanoseconds],
      ...[0, 0, words, ...(needsParts ? [0] : [])],
    ];
    const launch = kernel.prepare({ grid, block, overlapPrevious: wanted.overlap ?? this.#overlaps }, values);
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
      needsParts,
      bytes,
      counter,
      times,
      traffic,
      forced: wanted,
    };
    this.#prepared[cacheIndexOf(call)] = made;
    return made;
  }

  /**
   * Polls the streams. Returns true after all their work is done. Failures of the streams are not reported
   * here.
   */
  pollIdle(): boolean {
    return this.#order.pollIdle();
  }

  close(): void {
    this.#metrics.endEpoch(this.#timer);
    this.#order.close();
  }
}

/**
 * Returns the traffic of a call. In the two-shot algorithm each member sends a shard to every peer twice,
 * first its input and then the combined result.
 */
const trafficOf = (plan: ExchangePlan, tier: Tier, bytes: number, size: number): Traffic => ({
  first: plan.sendFirst,
  count: plan.sendCount,
  bytes: tier === "two-shot" ? (2 * bytes) / size : bytes,
});
