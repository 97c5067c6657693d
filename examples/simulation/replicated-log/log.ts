import type { Memory } from "doorbell";
import type { Bug } from "./bugs.ts";

/** Words of the header. The leader writes `length` to remove a tail, and `beat` and `commit` at each heartbeat. */
const Header = { magic: 0, epoch: 1, vote: 2, length: 3, beat: 4, commit: 5 } as const;
const MAGIC = 0x6c6f6731;
const HEADER_BYTES = 64;
/** Words of an entry: its epoch, its key and its value. A value takes two packets, so its WRITE is not atomic. */
const ENTRY_WORDS = 80;
const VALUE_AT = 2;
const ENTRY_BYTES = 4 * ENTRY_WORDS;
const CAPACITY = 2048;
/** Close to 256, so that a test reaches epochs that do not fit a byte. */
const FIRST_EPOCH = 252;
/** Key of the entry with which an epoch begins. It changes nothing. */
export const NO_KEY = 0xffff_ffff;

/** Bytes of the memory of a log. */
export const LOG_BYTES = HEADER_BYTES + CAPACITY * ENTRY_BYTES;
/** First byte, and byte behind the last one, of the parts that the leader writes in a follower's header. */
export const LENGTH_RANGE = [4 * Header.length, 4 * Header.length + 4] as const;
export const BEAT_RANGE = [4 * Header.beat, 4 * Header.beat + 8] as const;
/** Returns that range of the entries from `first` to `last`. */
export const entryRange = (first: number, last: number) =>
  [HEADER_BYTES + (first - 1) * ENTRY_BYTES, HEADER_BYTES + last * ENTRY_BYTES] as const;

/** Entry of the log: a key gets a value. */
export interface Entry {
  readonly epoch: number;
  readonly key: number;
  readonly value: number;
}

/** End of a log. An election compares it: the later epoch, then the higher index, is the newer log. */
export interface LogEnd {
  readonly epoch: number;
  readonly index: number;
}

/** Returns true when the log with the end `a` has all that the log with the end `b` may have committed. */
export const isAsNew = (a: LogEnd, b: LogEnd): boolean =>
  a.epoch > b.epoch || (a.epoch === b.epoch && a.index >= b.index);

/** Log of a host in battery-backed memory, with all that the host must remember. Indices begin with 1. */
export class Log {
  readonly memory: Memory;
  readonly #words: Uint32Array;
  readonly #bug: Bug | undefined;

  constructor(memory: Memory, bug?: Bug) {
    const { buffer, byteOffset } = memory.bytes;
    this.memory = memory;
    this.#words = new Uint32Array(buffer, byteOffset, LOG_BYTES / 4);
    this.#bug = bug;
  }

  /** True for memory that an operator has formatted, and that has not been lost since. */
  get isFormatted(): boolean {
    return this.#words[Header.magic] === MAGIC;
  }

  format(): void {
    this.#words[Header.epoch] = FIRST_EPOCH;
    this.#words[Header.magic] = MAGIC;
  }

  /** Highest epoch for which the host has voted. It refuses every lower one. */
  get epoch(): number {
    return this.#words[Header.epoch]!;
  }

  /** Host that has the vote for this epoch, undefined before the first vote. */
  get vote(): number | undefined {
    const vote = this.#words[Header.vote]!;
    return vote === 0 ? undefined : vote - 1;
  }

  setVote(epoch: number, host: number): void {
    this.#words[Header.vote] = host + 1;
    this.#words[Header.epoch] = epoch;
  }

  /** Index of the last entry. Bytes behind it do not count. */
  get length(): number {
    return this.#words[Header.length]!;
  }

  set length(index: number) {
    this.#words[Header.length] = index;
  }

  get commit(): number {
    return this.#words[Header.commit]!;
  }

  set commit(index: number) {
    this.#words[Header.commit] = index;
  }

  /** Counter that the leader's heartbeats increase. */
  get beat(): number {
    return this.#words[Header.beat]!;
  }

  set beat(count: number) {
    this.#words[Header.beat] = count;
  }

  get end(): LogEnd {
    return { epoch: this.epochAt(this.length), index: this.length };
  }

  /** Returns the epoch of an entry, and 0 where there is none. */
  epochAt(index: number): number {
    return index < 1 || index > this.length ? 0 : this.#words[this.#at(index)]!;
  }

  /** Returns an entry. Throws an Error for one whose bytes are not all there. */
  entry(index: number): Entry {
    const at = this.#at(index);
    const [epoch, key] = [this.#words[at]!, this.#words[at + 1]!];
    const value = this.#words.subarray(at + VALUE_AT, at + ENTRY_WORDS);
    if (epoch === 0 || value.some((word) => word !== value[0])) throw new Error(`entry ${index} is torn`);
    return { epoch, key, value: value[0]! };
  }

  /** Appends an entry and returns its index. */
  append({ epoch, key, value }: Entry): number {
    const index = this.length + 1;
    if (index > CAPACITY) throw new RangeError(`the log is full: it has ${CAPACITY} entries`);
    const at = this.#at(index);
    this.#words[at] = this.#bug === "epoch in a byte" ? epoch & 0xff : epoch;
    this.#words[at + 1] = key;
    this.#words.fill(value, at + VALUE_AT, at + ENTRY_WORDS);
    this.length = index;
    return index;
  }

  #at(index: number): number {
    return (HEADER_BYTES + (index - 1) * ENTRY_BYTES) / 4;
  }
}
