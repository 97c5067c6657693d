import { COMMAND_HEAD, COMMANDS, Control, commandWords, SIGNATURE, ToPeer } from "./network-layout.ts";

/** Reader of the commands that the program put into the lanes, for the network thread. */
export class CommandTable {
  readonly #size: number;
  readonly #commands: Int32Array<SharedArrayBuffer>;
  readonly #control: Int32Array<SharedArrayBuffer>;

  constructor(size: number, commands: Int32Array<SharedArrayBuffer>, control: Int32Array<SharedArrayBuffer>) {
    this.#size = size;
    this.#commands = commands;
    this.#control = control;
  }

  /** Returns the number of the last command of a lane. */
  head(lane: number): number {
    return Atomics.load(this.#control, Control.heads + lane);
  }

  #at(lane: number, command: number): number {
    return (lane * COMMANDS + (command & (COMMANDS - 1))) * commandWords(this.#size);
  }

  /** Returns the number of the call that a command belongs to. */
  call(lane: number, command: number): number {
    return this.#commands[this.#at(lane, command)]!;
  }

  /** Returns the signature of a command's call, which is never 0. */
  signature(lane: number, command: number): number {
    return this.#commands[this.#at(lane, command) + 1]! & SIGNATURE || 1;
  }

  /** Returns the word of a command for a peer. `word` is one of {@link ToPeer}. */
  ofPeer(lane: number, command: number, peer: number, word: number): number {
    return this.#commands[this.#at(lane, command) + COMMAND_HEAD + peer * ToPeer.words + word]!;
  }
}
