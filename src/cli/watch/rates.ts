import type { GpuCounter } from "../../counters/layout.ts";
import type { GpuState } from "../processes/gpu-state.ts";
import type { RunningProcess } from "../processes/look.ts";
import type { NicState, QueuePairState } from "../processes/nic-state.ts";

/** A queue pair with its rates per second. The rates of a new queue pair are 0. */
export interface QueuePairRates extends QueuePairState {
  /** Send requests posted and not completed, plus receives posted and not consumed. */
  readonly queued: number;
  readonly receivesQueued: number;
  readonly requestsPerSecond: number;
  readonly receivesPerSecond: number;
  readonly bytesOutPerSecond: number;
  readonly bytesInPerSecond: number;
  readonly retransmitsPerSecond: number;
}

export interface NicRates extends Omit<NicState, "queuePairs"> {
  /** Seconds since its last snapshot. A stopped process publishes none. */
  readonly silentSeconds: number;
  /** Counters that grew, as growth per second. */
  readonly perSecond: Readonly<Record<string, number>>;
  readonly queuePairs: readonly QueuePairRates[];
}

export interface GpuRates extends GpuState {
  readonly perSecond: Readonly<Record<GpuCounter, number>>;
}

export interface ProcessRates {
  readonly pid: number;
  readonly name: string;
  readonly nics: readonly NicRates[];
  readonly gpus: readonly GpuRates[];
}

/** Counters that are levels: they may fall. */
const gauges =
  /^(memory_bytes|dynamic_(send_contexts|receive_contexts|waiting_peers|peers|origins|most_\w+))$/;

/** Returns the growth of a 32-bit counter. */
const grown = (now: number, before: number): number => (now - before) >>> 0;

function queuePairRates(
  now: QueuePairState,
  before: QueuePairState | undefined,
  seconds: number,
): QueuePairRates {
  const rate = (by: number): number => (before === undefined || seconds <= 0 ? 0 : by / seconds);
  const last = before ?? now;
  return {
    ...now,
    queued: grown(now.posted, now.completed),
    receivesQueued: grown(now.receivesPosted, now.receivesTaken),
    requestsPerSecond: rate(grown(now.completed, last.completed)),
    receivesPerSecond: rate(grown(now.receivesTaken, last.receivesTaken)),
    bytesOutPerSecond: rate(Math.max(0, now.bytesOut - last.bytesOut)),
    bytesInPerSecond: rate(Math.max(0, now.bytesIn - last.bytesIn)),
    retransmitsPerSecond: rate(grown(now.retransmits, last.retransmits)),
  };
}

function perSecond(now: NicState, before: NicState | undefined, seconds: number): Record<string, number> {
  if (before === undefined || seconds <= 0) return {};
  const found: Record<string, number> = {};
  for (const [name, value] of Object.entries(now.counters)) {
    const by = gauges.test(name) ? 0 : grown(value, before.counters[name] ?? 0);
    if (by > 0) found[name] = by / seconds;
  }
  return found;
}

interface SeenNic {
  readonly state: NicState;
  /** Time at which the snapshot was first read, in milliseconds, with the rates computed then. */
  readonly seenMs: number;
  readonly rates: NicRates;
}

/** Time for which rates remain valid while a process publishes no new snapshot, in milliseconds. */
const HOLDS_MS = 2000;

/** Computes rates from the snapshots of processes. */
export class RateMeter {
  #nics = new Map<string, SeenNic>();
  #gpus = new Map<string, { readonly state: GpuState; readonly ms: number }>();

  /** Returns the rates since the last call. `nowMs` is a clock in milliseconds. */
  next(processes: readonly RunningProcess[], nowMs: number): ProcessRates[] {
    const nics = new Map<string, SeenNic>();
    const gpus = new Map<string, { readonly state: GpuState; readonly ms: number }>();
    const found = processes.map(({ pid, name, nics: states, gpus: gpuStates }) => ({
      pid,
      name,
      nics: states.map(({ id, ...state }) => {
        const seen = this.#nic(this.#nics.get(`${pid} ${id}`), state, nowMs);
        nics.set(`${pid} ${id}`, seen);
        return seen.rates;
      }),
      gpus: gpuStates.map((state) => {
        const key = `${pid} ${state.provider} ${state.ordinal}`;
        gpus.set(key, { state, ms: nowMs });
        return gpuRates(state, this.#gpus.get(key), nowMs);
      }),
    }));
    this.#nics = nics;
    this.#gpus = gpus;
    return found;
  }

  #nic(last: SeenNic | undefined, state: NicState, nowMs: number): SeenNic {
    if (last !== undefined && last.state.at === state.at) {
      const silentMs = nowMs - last.seenMs;
      if (silentMs < HOLDS_MS) return last;
      return { ...last, rates: rates(state, undefined, silentMs / 1000) };
    }
    return { state, seenMs: nowMs, rates: rates(state, last?.state, 0) };
  }
}

function rates(state: NicState, before: NicState | undefined, silentSeconds: number): NicRates {
  const seconds = before === undefined ? 0 : (state.at - before.at) / 1e6;
  const known = new Map(before?.queuePairs.map((one) => [one.number, one]));
  return {
    ...state,
    silentSeconds,
    perSecond: perSecond(state, before, seconds),
    queuePairs: state.queuePairs.map((one) => queuePairRates(one, known.get(one.number), seconds)),
  };
}

function gpuRates(
  state: GpuState,
  last: { state: GpuState; ms: number } | undefined,
  nowMs: number,
): GpuRates {
  const seconds = last === undefined ? 0 : (nowMs - last.ms) / 1000;
  const entries = Object.entries(state.counts).map(([name, value]) => {
    const by = Math.max(0, value - (last?.state.counts[name as GpuCounter] ?? value));
    return [name, seconds > 0 ? by / seconds : 0];
  });
  return { ...state, perSecond: Object.fromEntries(entries) as Record<GpuCounter, number> };
}
