import { Host } from "../collectives/group-memory.ts";

/** Commands of a lane are done one after another, beside those of the others. */
export const Lane = { collective: 0, send: 1, receive: 2, column: 3 } as const;
export const LANES = 4;
/** What comes from a peer comes by one of these, each in its own order. */
export const channelOf: readonly number[] = [0, 1, 1, 2];
export const CHANNELS = 3;
/** So many commands of a lane may be on their way; */
export const TURNS = 4;
/**
 * of collectives a slot is written again twice as late: who begins command n has heard from all of n - 4, which they began after they were
 * done with n - 8. So nobody has to say that a slot is free.
 */
export const RECEIVE_TURNS = 8;

/** Commands that wait in a lane at most. */
export const COMMANDS = 512;
/** What an immediate has of a signature. */
export const SIGNATURE = 0x3fff_ffff;
/** Words of a command: its call's number and signature; then three for each rank. */
export const COMMAND_HEAD = 2;
/** Of each rank: where in the staging memory what goes to it begins, its bytes, and those that come from it; -1 where nothing does. */
export const ToPeer = { offset: 0, bytes: 1, takes: 2, words: 3 } as const;
export const commandWords = (size: number): number => COMMAND_HEAD + ToPeer.words * size;

/** Words of the board, which streams, the thread and the program see: what {@link Host} has, then of each lane, a cache line each: */
export const Word = { ready: 0, done: 16, consumed: 32, each: 48 } as const;
const laneWords = (size: number): number => Math.ceil((Host.ranks + 2 * size) / 16) * 16;
/** Where a lane's word is. */
export const wordAt = (size: number, lane: number, word: number): number =>
  laneWords(size) + lane * Word.each + word;
export const boardWords = (size: number): number => laneWords(size) + LANES * Word.each;

/** What the program says there of a rank, behind what went wrong with it: it is lost, or left when it had done its part. */
export const Gone = { lost: 1, left: 2 } as const;

/**
 * Words that the program and the thread share: how many commands each lane was given, and of how many nothing is needed any more; how many
 * losses the program heard of; whether the program was told that streams can go on.
 */
export const Control = {
  stop: 0,
  stopped: 1,
  wake: 2,
  heads: 3,
  freed: 3 + LANES,
  losses: 3 + 2 * LANES,
  nudged: 4 + 2 * LANES,
  words: 5 + 2 * LANES,
} as const;

/** Where things are in each member's staging memory. */
export class StagingLayout {
  readonly size: number;
  readonly slotBytes: number;

  readonly #hosts: number;

  /** `hosts`: of members of the same place on each of so many hosts; 0 where they do nothing of their own. */
  constructor(stagingBytes: number, size: number, hosts: number) {
    const slots = size * (TURNS + RECEIVE_TURNS + TURNS) + TURNS + hosts * (TURNS + RECEIVE_TURNS);
    this.size = size;
    this.#hosts = hosts;
    this.slotBytes = Math.max(1024, Math.floor(stagingBytes / slots / 256) * 256);
  }

  /** What this member gives to all ranks, side by side. */
  sent(command: number): number {
    return (command % TURNS) * this.size * this.slotBytes;
  }

  /** What it gets from all, side by side. */
  received(command: number): number {
    const slot = (TURNS + (command % RECEIVE_TURNS)) * this.size;
    return slot * this.slotBytes;
  }

  #passes(): number {
    return (TURNS + RECEIVE_TURNS) * this.size;
  }

  /** What one passes to another. */
  passed(command: number): number {
    return (this.#passes() + (command % TURNS)) * this.slotBytes;
  }

  /** Where the n-th of what a rank passes to this one comes. */
  got(from: number, message: number): number {
    return (this.#passes() + TURNS + from * TURNS + (message % TURNS)) * this.slotBytes;
  }

  /** The same as {@link sent} and {@link received}, between members of the same place on each host. */
  columnSent(command: number): number {
    return this.got(this.size, 0) + (command % TURNS) * this.#hosts * this.slotBytes;
  }

  columnReceived(command: number): number {
    return this.got(this.size, 0) + (TURNS + (command % RECEIVE_TURNS)) * this.#hosts * this.slotBytes;
  }

  get bytes(): number {
    return this.got(this.size, 0) + this.#hosts * (TURNS + RECEIVE_TURNS) * this.slotBytes;
  }
}

/** Is the count that far, where counts wrap? */
export const reached = (count: number, wanted: number): boolean => ((count - wanted) | 0) >= 0;
