import { COMMAND_HEAD, COMMANDS, Control, commandWords, SIGNATURE, ToPeer } from "./network-layout.ts";

/** What the program has put into the lanes, as the thread reads it. */
export class CommandTable {
  readonly #size: number;
  readonly #commands: Int32Array<SharedArrayBuffer>;
  readonly #control: Int32Array<SharedArrayBuffer>;

  constructor(size: number, commands: Int32Array<SharedArrayBuffer>, control: Int32Array<SharedArrayBuffer>) {
    this.#size = size;
    this.#commands = commands;
    this.#control = control;
  }

  /** The last command of a lane. */
  head(lane: number): number {
    return Atomics.load(this.#control, Control.heads + lane);
  }

  #at(lane: number, command: number): number {
    return (lane * COMMANDS + (command & (COMMANDS - 1))) * commandWords(this.#size);
  }

  /** The number of the call that a command is part of. */
  call(lane: number, command: number): number {
    return this.#commands[this.#at(lane, command)]!;
  }

  /** Of its call; never 0. */
  signature(lane: number, command: number): number {
    return this.#commands[this.#at(lane, command) + 1]! & SIGNATURE || 1;
  }

  /** A word of {@link ToPeer}. */
  ofPeer(lane: number, command: number, peer: number, word: number): number {
    return this.#commands[this.#at(lane, command) + COMMAND_HEAD + peer * ToPeer.words + word]!;
  }
}
