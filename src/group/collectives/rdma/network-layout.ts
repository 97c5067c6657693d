import { Host } from "../kernels/group-memory.ts";
import { LANES, RECEIVE_TURNS, TURNS } from "./paths/channels.ts";
import { channelBits } from "./paths/network-links.ts";

/** Maximum number of queued commands in a lane, and of different commands in the lane of captured calls. */
export const COMMANDS = 512;
/** Mask of the signature bits that fit into an immediate. */
export const SIGNATURE = (1 << channelBits) - 1;
/**
 * Words at the start of a command: the number and the signature of the call, and the offset at which the data arrives. The offset
 * is in the staging memory of a peer. It is -1 for messages to one member, which have an order of their own at the peer. The words of
 * the ranks follow.
 */
export const Head = { call: 0, signature: 1, into: 2, words: 3 } as const;
/**
 * Words of a command for each rank: the offset and the size of the data to send, and the size of the data to
 * receive. Offset and sizes are in bytes. A word is -1 when no data is transferred.
 */
export const ToPeer = { offset: 0, bytes: 1, receiveBytes: 2, words: 3 } as const;
export const commandWords = (size: number): number => Head.words + ToPeer.words * size;

/**
 * Words of the board, which streams, the network thread and the program share. The board begins with the
 * words of {@link Host}. Each lane follows with one cache line for each of its words. The ring of captured calls is at the end: for
 * each of the last commands, the index of its description in the table of commands.
 */
export const Word = { ready: 0, done: 16, consumed: 32, each: 48 } as const;
const laneWords = (size: number): number => Math.ceil((Host.ranks + 2 * size) / 16) * 16;
/** Returns the index of a lane's word in the board. */
export const wordAt = (size: number, lane: number, word: number): number =>
  laneWords(size) + lane * Word.each + word;
/** Returns the index of the first word of the ring of captured calls in the board. */
export const ringAt = (size: number): number => laneWords(size) + LANES * Word.each;
export const boardWords = (size: number): number => ringAt(size) + COMMANDS;

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
 * - `captured`: number of different commands of captured calls
 * - `isNotified`: 1 while a message about released streams is unhandled
 * - `nicCounts`: sent packets and retransmissions of the soft0 of the thread, for each of two paths
 * - `asked`: number of the last {@link ThreadRequest} of the program
 * - `answered`: number of the last request that the thread has answered
 * - `attached`: number of attached memories that kernels of this member or of peers may write
 */
export const Control = {
  stop: 0,
  stopped: 1,
  wake: 2,
  heads: 3,
  freed: 3 + LANES,
  losses: 3 + 2 * LANES,
  captured: 4 + 2 * LANES,
  isNotified: 5 + 2 * LANES,
  nicCounts: 6 + 2 * LANES,
  asked: 10 + 2 * LANES,
  answered: 11 + 2 * LANES,
  attached: 12 + 2 * LANES,
  words: 13 + 2 * LANES,
} as const;

/** Size of a slot of other calls, in slots of captured calls. */
const CAPTURED_PART = 4;

/** Offsets in the staging memory of a member. */
export class StagingLayout {
  readonly size: number;
  readonly slotBytes: number;
  /** Bytes of a slot of captured calls, which have slots of their own. */
  readonly capturedSlotBytes: number;

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
    this.capturedSlotBytes = Math.max(1024, Math.floor(this.slotBytes / CAPTURED_PART / 256) * 256);
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

  #callBytes(): number {
    return this.transferReceived(this.size, 0) + this.#hosts * (TURNS + RECEIVE_TURNS) * this.slotBytes;
  }

  /**
   * Returns the offset of the data that a captured call sends. `width` is the number of its participants: all members, or those
   * of a column.
   */
  capturedSent(command: number, width: number): number {
    return this.#capturedAt(width) + (command % TURNS) * width * this.capturedSlotBytes;
  }

  capturedReceived(command: number, width: number): number {
    return this.#capturedAt(width) + (TURNS + (command % RECEIVE_TURNS)) * width * this.capturedSlotBytes;
  }

  /** Returns the offset of the slots of captured calls: those of all members, and then those of a column. */
  #capturedAt(width: number): number {
    const isColumn = width !== this.size;
    return this.#callBytes() + (isColumn ? this.size * (TURNS + RECEIVE_TURNS) * this.capturedSlotBytes : 0);
  }

  get bytes(): number {
    const capturedSlots = (this.size + this.#hosts) * (TURNS + RECEIVE_TURNS);
    return this.#callBytes() + capturedSlots * this.capturedSlotBytes;
  }
}

/** Returns true when a wrapping count has reached the wanted value. */
export const reached = (count: number, wanted: number): boolean => ((count - wanted) | 0) >= 0;
