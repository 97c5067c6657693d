import { TimeHistogram } from "./times.ts";

/** Number of first calls of a kind and size that are all timed. */
const firstCalls = 8;
/** Interval of the timed calls after the first ones: one call in this number. */
const everyCalls = 64;

/** Data that a call sends to other members. */
export interface Traffic {
  /** First receiving rank. */
  readonly first: number;
  /** Number of receiving ranks. */
  readonly count: number;
  /** Bytes for each receiving rank. */
  readonly bytes: number;
}

/** Durations of the timed calls of one operation, tier and size. */
export class CallTimes {
  readonly operation: string;
  readonly tier: string;
  readonly upToBytes: number;
  readonly histogram: TimeHistogram = new TimeHistogram();
  #calls = 0;
  #next = 0;

  constructor(operation: string, tier: string, upToBytes: number) {
    this.operation = operation;
    this.tier = tier;
    this.upToBytes = upToBytes;
  }

  /** Counts a call, and returns true when it must be timed. */
  isDue(): boolean {
    if (this.#calls++ < this.#next) return false;
    this.#next = this.#calls < firstCalls ? this.#calls : this.#calls + everyCalls - 1;
    return true;
  }
}
