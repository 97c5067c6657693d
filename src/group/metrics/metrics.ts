import { isCapturing } from "../../cuda/graph/open-captures.ts";
import type { Device, Stream } from "../../cuda/index.ts";
import type { Adaptivity } from "../adaptivity/changes.ts";
import { CallTimer } from "./call-timer.ts";
import { CallTimes, type Traffic } from "./call-times.ts";
import { GroupMetrics, type LinkUse, type WaitKind } from "./group-metrics.ts";
import { TimeHistogram } from "./times.ts";

/** Counts up while calls are made: a call costs two additions. */
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

/** What was given to one rank, all in all and in the calls that were timed. */
class Link {
  bytes = 0;
  timedBytes = 0;
  timedUs = 0;
}

/** What is counted of a group, through all its epochs. */
export class Metrics {
  losses = 0;
  failures = 0;
  /** Links that were left for another path, and what was sent again by one. */
  reroutes = 0;
  retries = 0;
  readonly #counters = new Map<string, Counter>();
  readonly #times = new Map<string, CallTimes>();
  readonly #waits: Readonly<Record<WaitKind, TimeHistogram>> = {
    done: new TimeHistogram(),
    barrier: new TimeHistogram(),
    reform: new TimeHistogram(),
  };
  /** By rank of this epoch. */
  #links: Link[] = [];
  #timer: CallTimer | undefined;

  counter(operation: string, tier: string): Counter {
    const key = `${operation} ${tier}`;
    let counter = this.#counters.get(key);
    if (counter === undefined) this.#counters.set(key, (counter = new Counter(operation, tier)));
    return counter;
  }

  /** How long calls of this kind take that give about so many bytes. */
  times(operation: string, tier: string, bytes: number): CallTimes {
    const upToBytes = 2 ** Math.ceil(Math.log2(Math.max(bytes, 1)));
    const key = `${operation} ${tier} ${upToBytes}`;
    let times = this.#times.get(key);
    if (times === undefined) this.#times.set(key, (times = new CallTimes(operation, tier, upToBytes)));
    return times;
  }

  /** Collectives begin anew, with a timer of their own: ranks may mean other members. */
  beginEpoch(size: number): void {
    this.#links = Array.from({ length: size }, () => new Link());
    this.#timer = undefined;
  }

  /** What that timer has not told failed. Memory of an epoch may go when the next one has begun, which has another timer. */
  endEpoch(timer: CallTimer): void {
    timer.close();
    if (this.#timer === timer) this.#timer = undefined;
  }

  /** Gives a call to a stream: counts what it gives to others, and takes its time where it is one of those that are timed. */
  timed(stream: Stream, times: CallTimes, traffic: Traffic, work: () => void): void {
    this.give(traffic);
    const timer = times.isDue() && !isCapturing() ? this.timerOf(stream.device) : undefined;
    const timed = timer?.begin(stream);
    work();
    if (timed !== undefined) timer?.end(timed, stream, times, traffic);
  }

  /** A call failed: what is in the streams ends with it, not in its own time. */
  fail(): void {
    this.failures++;
    this.#timer?.forget();
  }

  /** What times this epoch's calls on the group's device: whoever makes them closes it by {@link endEpoch}. */
  timerOf(device: Device): CallTimer {
    this.#timer ??= new CallTimer(device, (times, traffic, us) => this.#onTimed(times, traffic, us));
    return this.#timer;
  }

  /** Counts what a call gives to others. */
  give({ first, count, bytes }: Traffic): void {
    const links = this.#links;
    for (let rank = first; rank < first + count; rank++) links[rank]!.bytes += bytes;
  }

  #onTimed(times: CallTimes, { first, count, bytes }: Traffic, us: number): void {
    times.histogram.add(us);
    for (const link of this.#links.slice(first, first + count)) {
      link.timedBytes += bytes;
      link.timedUs += us;
    }
  }

  /** Waits for something, and remembers how long. */
  async waited<T>(kind: WaitKind, work: Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work;
    } finally {
      this.#waits[kind].add((performance.now() - start) * 1000);
    }
  }

  snapshot(
    place: Pick<GroupMetrics, "name" | "rank" | "size" | "epoch">,
    adaptivity: Adaptivity,
  ): GroupMetrics {
    this.#timer?.collect();
    const { losses, failures, reroutes, retries } = this;
    const { done, barrier, reform } = this.#waits;
    return new GroupMetrics({
      ...place,
      calls: [...this.#counters.values()].map((each) => ({ ...each })),
      latencies: [...this.#times.values()]
        .map(({ operation, tier, upToBytes, histogram }) => ({
          operation,
          tier,
          upToBytes,
          times: histogram.times,
        }))
        .filter(({ times }) => times.count > 0),
      links: this.#links.flatMap((link, to) => (to === place.rank ? [] : [useOf(link, to)])),
      waits: { done: done.times, barrier: barrier.times, reform: reform.times },
      losses,
      failures,
      reroutes,
      retries,
      changes: Object.fromEntries(adaptivity.counts),
      lastChange: adaptivity.changes.at(-1) ?? null,
    });
  }
}

const useOf = ({ bytes, timedBytes, timedUs }: Link, to: number): LinkUse => ({
  to,
  bytes,
  GBps: timedUs === 0 ? undefined : timedBytes / timedUs / 1000,
});
