import { Host } from "../kernels/group-memory.ts";
import { LANES, RECEIVE_TURNS, TURNS } from "./paths/channels.ts";

/** Maximum number of queued commands in a lane. */
export const COMMANDS = 512;
/** Mask of the signature bits that fit into an immediate. */
export const SIGNATURE = 0x3fff_ffff;
/**
 * Number of words that hold the call number and the signature at the start of a command. The words of the
 * ranks follow.
 */
export const COMMAND_HEAD = 2;
/**
 * Words of a command for each rank: the offset and the size of the data to send, and the size of the data to
 * receive. Offset and sizes are in bytes. A word is -1 when no data is transferred.
 */
export const ToPeer = { offset: 0, bytes: 1, receiveBytes: 2, words: 3 } as const;
export const commandWords = (size: number): number => COMMAND_HEAD + ToPeer.words * size;

/**
 * Words of the board, which streams, the network thread and the program share. The board begins with the
 * words of {@link Host}. Each lane follows with one cache line for each of its words.
 */
export const Word = { ready: 0, done: 16, consumed: 32, each: 48 } as const;
const laneWords = (size: number): number => Math.ceil((Host.ranks + 2 * size) / 16) * 16;
/** Returns the index of a lane's word in the board. */
export const wordAt = (size: number, lane: number, word: number): number =>
  laneWords(size) + lane * Word.each + word;
export const boardWords = (size: number): number => laneWords(size) + LANES * Word.each;

/**
 * Values of a rank's absence word, which follows the rank's failure code. `left` means that the member
 * completed its work before it exited.
 */
export const Absence = { lost: 1, left: 2 } as const;

/**
 * Indices of the words that the program and the network thread share.
 * - `heads`: number of commands enqueued in each lane
 * - `freed`: number of commands of each lane whose slots are free again
 * - `losses`: number of lost members that the program has reported
 * - `isNotified`: 1 while a message about released streams is unhandled
 * - `nicCounts`: sent packets and retransmissions of the soft0 of the thread, for each of two paths
 */
export const Control = {
  stop: 0,
  stopped: 1,
  wake: 2,
  heads: 3,
  freed: 3 + LANES,
  losses: 3 + 2 * LANES,
  isNotified: 4 + 2 * LANES,
  nicCounts: 5 + 2 * LANES,
  words: 9 + 2 * LANES,
} as const;

/** Offsets in the staging memory of a member. */
export class StagingLayout {
  readonly size: number;
  readonly slotBytes: number;

  readonly #hosts: number;

  /**
   * Computes the slot size. `hosts` is the number of hosts when members with the same local index form a
   * column, and 0 otherwise.
   */
  constructor(stagingBytes: number, size: number, hosts: number) {
    const slots = size * (TURNS + RECEIVE_TURNS + TURNS) + TURNS + hosts * (TURNS + RECEIVE_TURNS);
    this.size = size;
    this.#hosts = hosts;
    this.slotBytes = Math.max(1024, Math.floor(stagingBytes / slots / 256) * 256);
  }

  /** Returns the offset of the data that this member sends to all ranks. */
  sent(command: number): number {
    return (command % TURNS) * this.size * this.slotBytes;
  }

  /** Returns the offset of the data that this member receives from all ranks. */
  received(command: number): number {
    const slot = (TURNS + (command % RECEIVE_TURNS)) * this.size;
    return slot * this.slotBytes;
  }

  #pointToPointBytes(): number {
    return (TURNS + RECEIVE_TURNS) * this.size;
  }

  /** Returns the offset of the data of an outgoing point-to-point message. */
  transferSent(command: number): number {
    return (this.#pointToPointBytes() + (command % TURNS)) * this.slotBytes;
  }

  /** Returns the offset at which the n-th point-to-point message of a rank arrives. */
  transferReceived(from: number, message: number): number {
    return (this.#pointToPointBytes() + TURNS + from * TURNS + (message % TURNS)) * this.slotBytes;
  }

  /**
   * Returns the offset of the data that this member sends to the members with the same local index on all
   * hosts.
   */
  columnSent(command: number): number {
    return this.transferReceived(this.size, 0) + (command % TURNS) * this.#hosts * this.slotBytes;
  }

  columnReceived(command: number): number {
    return (
      this.transferReceived(this.size, 0) + (TURNS + (command % RECEIVE_TURNS)) * this.#hosts * this.slotBytes
    );
  }

  get bytes(): number {
    return this.transferReceived(this.size, 0) + this.#hosts * (TURNS + RECEIVE_TURNS) * this.slotBytes;
  }
}

/** Returns true when a wrapping count has reached the wanted value. */
export const reached = (count: number, wanted: number): boolean => ((count - wanted) | 0) >= 0;
