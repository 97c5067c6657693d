import type { Buffer, Device, Stream } from "../../../cuda/index.ts";
import { DeadlineError } from "../../../errors.ts";
import { throwIfInterrupted } from "../../../wait/interruption.ts";
import { StreamOrder } from "../stream-order.ts";
import { COMMANDS, Control, commandWords, Head, ToPeer, Word, wordAt } from "./network-layout.ts";

const pauseMs = 0.2;
const pause = new Int32Array(new SharedArrayBuffer(4));

/** Lane of commands for the network thread, and the matching operations in streams. */
export interface CommandLane {
  /**
   * Begins a command that transfers nothing yet, and returns its number. The slots of the command in the staging memory depend
   * on the number.
   */
  begin(call: number, signature: number): number;
  /** Sets the offset in the staging memory of a peer at which the data arrives. */
  arriveAt(offset: number): void;
  /** Adds a send of a range of the staging memory to a rank. */
  addSend(peer: number, offset: number, bytes: number): void;
  /** Adds a receive of `bytes` bytes from a rank. */
  addReceive(peer: number, bytes: number): void;
  /** Publishes the command. The network thread sends the data when the earlier work of the stream is done. */
  commit(stream: Stream): void;
  /** Makes the stream wait for a command, until its data was sent and all data it expects has arrived. */
  wait(stream: Stream, command: number): void;
  /** Makes the stream report that it has consumed the received data of a command and of all earlier commands. */
  consumed(stream: Stream, command: number): void;
}

/** Lane in which the program enqueues commands. */
export class Lane implements CommandLane {
  readonly #lane: number;
  readonly #size: number;
  readonly #commands: Int32Array<SharedArrayBuffer>;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #limitMs: number;
  readonly #ready: Buffer<"u32">;
  readonly #done: Buffer<"u32">;
  readonly #consumed: Buffer<"u32">;
  readonly order: StreamOrder;
  /** Number of the command that is being written. */
  #command = 0;
  #at = 0;

  constructor(
    lane: number,
    size: number,
    device: Device,
    board: Buffer<"u32">,
    { commands, control, limitMs }: LaneParts,
  ) {
    this.#lane = lane;
    this.#size = size;
    this.#commands = commands;
    this.#control = control;
    this.#limitMs = limitMs;
    this.#ready = word(board, size, lane, Word.ready);
    this.#done = word(board, size, lane, Word.done);
    this.#consumed = word(board, size, lane, Word.consumed);
    this.order = new StreamOrder(device);
  }

  /** Begins a command. Its number wraps at 32 bits. */
  begin(call: number, signature: number): number {
    this.#waitForSlot();
    const command = (this.#command = (this.#command + 1) | 0);
    const at = (this.#lane * COMMANDS + (command & (COMMANDS - 1))) * commandWords(this.#size);
    this.#commands.fill(-1, at, at + commandWords(this.#size));
    this.#commands[at + Head.call] = call;
    this.#commands[at + Head.signature] = signature;
    this.#at = at;
    return command >>> 0;
  }

  arriveAt(offset: number): void {
    this.#commands[this.#at + Head.into] = offset;
  }

  addSend(peer: number, offset: number, bytes: number): void {
    const at = this.#at + Head.words + peer * ToPeer.words;
    this.#commands[at + ToPeer.offset] = offset;
    this.#commands[at + ToPeer.bytes] = bytes;
  }

  addReceive(peer: number, bytes: number): void {
    this.#commands[this.#at + Head.words + peer * ToPeer.words + ToPeer.receiveBytes] = bytes;
  }

  /** Publishes the command. The stream writes the ready word when the data in the staging memory is complete. */
  commit(stream: Stream): void {
    Atomics.store(this.#control, Control.heads + this.#lane, this.#command);
    stream.writeValue(this.#ready, this.#command >>> 0);
    Atomics.add(this.#control, Control.wake, 1);
    Atomics.notify(this.#control, Control.wake);
  }

  wait(stream: Stream, command: number): void {
    stream.waitValue(this.#done, command, ">=");
  }

  consumed(stream: Stream, command: number): void {
    stream.writeValue(this.#consumed, command);
  }

  /** Waits for a free command slot. The calling thread polls the streams of the lane while it waits. */
  #waitForSlot(): void {
    const full = (): boolean =>
      ((this.#command - Atomics.load(this.#control, Control.freed + this.#lane)) | 0) >= COMMANDS - 1;
    for (const end = performance.now() + this.#limitMs; full(); ) {
      // The soft GPU advances its streams when a stream is polled.
      this.order.pollIdle();
      throwIfInterrupted();
      if (performance.now() > end)
        throw new DeadlineError(`collectives: space for one more of ${COMMANDS} commands`, this.#limitMs);
      Atomics.wait(pause, 0, 0, pauseMs);
    }
  }

  close(): void {
    this.order.close();
  }
}

/** Returns a word of a lane in the board of a group of `size` members. */
export function word(board: Buffer<"u32">, size: number, lane: number, name: number): Buffer<"u32"> {
  const at = wordAt(size, lane, name);
  return board.slice(at, at + 1);
}

/** Memory and limits that all lanes share. */
export interface LaneParts {
  readonly commands: Int32Array<SharedArrayBuffer>;
  readonly control: Int32Array<SharedArrayBuffer>;
  readonly limitMs: number;
}

/**
 * Members that run calls together in one lane. The members are the whole group, or the members with the same
 * local index on each host.
 */
export interface Participants {
  readonly lane: CommandLane;
  /** Bytes of a slot in the staging memory. */
  readonly slotBytes: number;
  /** Ranks of the participants in the group, in order. */
  readonly ranks: readonly number[];
  readonly index: number;
  /** Returns the offset of the send area of a command in the staging memory, in bytes. */
  sent(command: number): number;
  received(command: number): number;
}
