import { isCapturing } from "../../cuda/capture/open-captures.ts";
import type { Device, Stream } from "../../cuda/index.ts";
import { CallTimer } from "./call-timer.ts";
import { CallTimes, type Traffic } from "./call-times.ts";
import type { Adaptivity } from "./changes.ts";
import type { GpuMeter, GpuUse } from "./gpu-use.ts";
import { GroupMetrics, type LinkUse, type WaitKind } from "./group-metrics.ts";
import { type LinkedMember, LinkTotals, type LinkTraffic } from "./link-totals.ts";
import { NicTotals } from "./nic-totals.ts";
import { gpuUse, openGpuMeter } from "./open-gpu-meter.ts";
import { TimeHistogram } from "./times.ts";

/** Counter of the calls and bytes of one operation and tier. A call costs two additions. */
export class Counter {
  readonly operation: string;
  readonly tier: string;
  calls = 0;
  bytes = 0;
  constructor(operation: string, tier: string) {
    this.operation = operation;
    this.tier = tier;
  }
}

/** Counters of a group, which continue through all its epochs. */
export class Metrics {
  /** Number of lost members. */
  losses = 0;
  /** Number of waits that ended with an error of the collectives. */
  failures = 0;
  /** Number of links that moved to another path. */
  reroutes = 0;
  /** Number of RDMA writes that were repeated on another path. */
  retries = 0;
  readonly #counters = new Map<string, Counter>();
  readonly #times = new Map<string, CallTimes>();
  readonly #waits: Readonly<Record<WaitKind, TimeHistogram>> = {
    done: new TimeHistogram(),
    barrier: new TimeHistogram(),
    reform: new TimeHistogram(),
  };
  readonly #links = new LinkTotals();
  /** NICs that connect this member to other hosts. */
  readonly nics: NicTotals = new NicTotals();
  #gpu: GpuMeter | undefined;
  #timer: CallTimer | undefined;

  /** Returns the counter of an operation and tier. */
  counter(operation: string, tier: string): Counter {
    const key = `${operation} ${tier}`;
    let counter = this.#counters.get(key);
    if (counter === undefined) this.#counters.set(key, (counter = new Counter(operation, tier)));
    return counter;
  }

  /** Returns the durations of calls of this kind and size. Sizes are grouped by powers of two. */
  times(operation: string, tier: string, bytes: number): CallTimes {
    const upToBytes = 2 ** Math.ceil(Math.log2(Math.max(bytes, 1)));
    const key = `${operation} ${tier} ${upToBytes}`;
    let times = this.#times.get(key);
    if (times === undefined) this.#times.set(key, (times = new CallTimes(operation, tier, upToBytes)));
    return times;
  }

  /**
   * Starts a new epoch: resets the sent bytes by rank, because ranks may denote other members. A new timer
   * follows.
   */
  beginEpoch(members: readonly LinkedMember[]): void {
    this.#links.begin(members);
    this.#timer = undefined;
  }

  /**
   * Closes the timer of an epoch; the calls that it has not reported failed. The resources of an epoch may be
   * freed after the next epoch has started with its own timer.
   */
  endEpoch(timer: CallTimer): void {
    timer.close();
    if (this.#timer === timer) this.#timer = undefined;
  }

  /**
   * Runs `work`, which enqueues a call in a stream. Counts the bytes that it sends, and times the call when
   * it is due.
   */
  timed(stream: Stream, times: CallTimes, traffic: Traffic, work: () => void): void {
    this.countTraffic(traffic);
    const timer = times.isDue() && !isCapturing() ? this.timerOf(stream.device) : undefined;
    const timed = timer?.begin(stream);
    work();
    if (timed !== undefined) timer?.end(timed, stream, times, traffic);
  }

  /**
   * Counts a failed wait. Discards the timed calls in progress, because their durations include the failure.
   */
  fail(): void {
    this.failures++;
    this.#timer?.forget();
  }

  /**
   * Returns the timer of this epoch's calls on the group's device. The caller closes it by {@link endEpoch}.
   */
  timerOf(device: Device): CallTimer {
    this.#timer ??= new CallTimer(device, (times, traffic, us) => this.#onTimed(times, traffic, us));
    return this.#timer;
  }

  /** Counts the bytes that a call sends to other members. */
  countTraffic({ first, count, bytes }: Traffic): void {
    const { links } = this.#links;
    for (let rank = first; rank < first + count; rank++) links[rank]!.bytes += bytes;
  }

  /** Counts RDMA writes to a rank that were repeated on another path. */
  countRetries(rank: number, writes: number): void {
    this.retries += writes;
    this.#links.links[rank]!.retries += writes;
  }

  #onTimed(times: CallTimes, { first, count, bytes }: Traffic, us: number): void {
    times.histogram.add(us);
    for (const link of this.#links.links.slice(first, first + count)) {
      link.timedBytes += bytes;
      link.timedUs += us;
    }
  }

  /** Waits for `work` and records the duration of the wait. */
  async waited<T>(kind: WaitKind, work: Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work;
    } finally {
      this.#waits[kind].add((performance.now() - start) * 1000);
    }
  }

  /** Returns the use of the GPU of this member. The first call opens its meter. */
  #gpuUse(device: Device | undefined): GpuUse | null {
    if (device === undefined || device.closed) return null;
    try {
      this.#gpu ??= openGpuMeter(device);
      return gpuUse(this.#gpu, device);
    } catch {
      // A GPU that has failed reports nothing.
      return null;
    }
  }

  /**
   * Returns the current metrics, including calls that completed since the last snapshot. `own` is the id of
   * this member.
   */
  snapshot(
    identity: Pick<GroupMetrics, "name" | "rank" | "size" | "epoch">,
    own: number,
    device: Device | undefined,
    adaptivity: Adaptivity,
  ): GroupMetrics {
    this.#timer?.collect();
    const { losses, failures, reroutes, retries } = this;
    const { done, barrier, reform } = this.#waits;
    return new GroupMetrics({
      ...identity,
      calls: [...this.#counters.values()].map((each) => ({ ...each })),
      latencies: [...this.#times.values()]
        .map(({ operation, tier, upToBytes, histogram }) => ({
          operation,
          tier,
          upToBytes,
          times: histogram.times,
        }))
        .filter(({ times }) => times.count > 0),
      links: this.#links.links.flatMap((link, to) => (to === identity.rank ? [] : [linkUseOf(link, to)])),
      totals: this.#links.totals(own),
      nics: this.nics.totals(),
      gpu: this.#gpuUse(device),
      waits: { done: done.times, barrier: barrier.times, reform: reform.times },
      losses,
      failures,
      reroutes,
      retries,
      changes: Object.fromEntries(adaptivity.counts),
      lastChange: adaptivity.changes.at(-1) ?? null,
    });
  }

  /** Closes the meter of the GPU. */
  close(): void {
    this.#gpu?.close();
    this.#gpu = undefined;
  }
}

const linkUseOf = ({ bytes, timedBytes, timedUs }: LinkTraffic, to: number): LinkUse => ({
  to,
  bytes,
  GBps: timedUs === 0 ? undefined : timedBytes / timedUs / 1000,
});
