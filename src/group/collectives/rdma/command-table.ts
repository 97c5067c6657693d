import {
  COMMANDS,
  Control,
  commandWords,
  Head,
  ringAt,
  SIGNATURE,
  ToPeer,
  Word,
  wordAt,
} from "./network-layout.ts";
import { LaneIndex } from "./paths/channels.ts";

/** Reader of the commands that the program and captured calls put into the lanes, for the network thread. */
export class CommandTable {
  readonly #size: number;
  readonly #commands: Int32Array<SharedArrayBuffer>;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #board: Uint32Array;

  constructor(
    size: number,
    commands: Int32Array<SharedArrayBuffer>,
    control: Int32Array<SharedArrayBuffer>,
    board: Uint32Array,
  ) {
    this.#size = size;
    this.#commands = commands;
    this.#control = control;
    this.#board = board;
  }

  /** Returns the number of the last command of a lane. */
  head(lane: number): number {
    // A kernel that enqueues a captured command makes it ready at once.
    if (lane === LaneIndex.captured)
      return Atomics.load(this.#board, wordAt(this.#size, lane, Word.ready)) | 0;
    return Atomics.load(this.#control, Control.heads + lane);
  }

  #at(lane: number, command: number): number {
    const slot = command & (COMMANDS - 1);
    const index =
      lane === LaneIndex.captured
        ? Atomics.load(this.#board, ringAt(this.#size) + slot) & (COMMANDS - 1)
        : slot;
    return (lane * COMMANDS + index) * commandWords(this.#size);
  }

  /** Returns the number of the call that a command belongs to. */
  call(lane: number, command: number): number {
    return this.#commands[this.#at(lane, command) + Head.call]!;
  }

  /** Returns the signature of a command's call, which is never 0. */
  signature(lane: number, command: number): number {
    return this.#commands[this.#at(lane, command) + Head.signature]! & SIGNATURE || 1;
  }

  /** Returns the offset in the staging memory of a peer at which the data of a command arrives. */
  into(lane: number, command: number): number {
    return this.#commands[this.#at(lane, command) + Head.into]!;
  }

  /** Returns the word of a command for a peer. `word` is one of {@link ToPeer}. */
  ofPeer(lane: number, command: number, peer: number, word: number): number {
    return this.#commands[this.#at(lane, command) + Head.words + peer * ToPeer.words + word]!;
  }
}
