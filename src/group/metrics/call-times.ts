import { TimeHistogram } from "./times.ts";

/** So many calls of a kind and size are timed one after another, then one in so many. */
const firstCalls = 8;
const everyCalls = 64;

/** What a call gives to other members. */
export interface Traffic {
  /** Ranks, from this one on. */
  readonly first: number;
  readonly count: number;
  /** Bytes that each of them gets. */
  readonly bytes: number;
}

/** How long calls of one operation took that were done in one way and gave about so much: some of them are timed. */
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

  /** Counts a call: is it one of those that are timed? */
  isDue(): boolean {
    if (this.#calls++ < this.#next) return false;
    this.#next = this.#calls < firstCalls ? this.#calls : this.#calls + everyCalls - 1;
    return true;
  }
}
