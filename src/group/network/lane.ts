import type { Buffer, Device, Stream } from "../../cuda/index.ts";
import { DeadlineError } from "../../errors.ts";
import { StreamOrder } from "../collectives/stream-order.ts";
import { COMMAND_HEAD, COMMANDS, Control, commandWords, ToPeer, Word, wordAt } from "./network-layout.ts";

const pauseMs = 0.2;
const pause = new Int32Array(new SharedArrayBuffer(4));

/** What the program puts into a lane: commands for the thread, and between them what streams do. */
export class Lane {
  readonly #lane: number;
  readonly #size: number;
  readonly #commands: Int32Array<SharedArrayBuffer>;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #limitMs: number;
  readonly #ready: Buffer<"u32">;
  readonly #done: Buffer<"u32">;
  readonly #consumed: Buffer<"u32">;
  readonly order: StreamOrder;
  /** The command that is written down now, and where. */
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
    const word = (name: number): Buffer<"u32"> => {
      const at = wordAt(size, lane, name);
      return board.slice(at, at + 1);
    };
    this.#ready = word(Word.ready);
    this.#done = word(Word.done);
    this.#consumed = word(Word.consumed);
    this.order = new StreamOrder(device);
  }

  /** Begins a command: without more, nothing is given to anybody and nothing taken. Its number, which wraps. */
  begin(call: number, signature: number): number {
    this.#makeRoom();
    const command = (this.#command = (this.#command + 1) | 0);
    const at = (this.#lane * COMMANDS + (command & (COMMANDS - 1))) * commandWords(this.#size);
    this.#commands.fill(-1, at, at + commandWords(this.#size));
    this.#commands[at] = call;
    this.#commands[at + 1] = signature;
    this.#at = at + COMMAND_HEAD;
    return command >>> 0;
  }

  /** Bytes of the staging memory go to a rank. */
  give(peer: number, offset: number, bytes: number): void {
    const at = this.#at + peer * ToPeer.words;
    this.#commands[at + ToPeer.offset] = offset;
    this.#commands[at + ToPeer.bytes] = bytes;
  }

  /** So many bytes come from a rank. */
  take(peer: number, bytes: number): void {
    this.#commands[this.#at + peer * ToPeer.words + ToPeer.takes] = bytes;
  }

  /** The stream says, when it is here, that what is given lies ready; the thread knows of the command. */
  commit(stream: Stream): void {
    Atomics.store(this.#control, Control.heads + this.#lane, this.#command);
    stream.writeValue(this.#ready, this.#command >>> 0);
    Atomics.add(this.#control, Control.wake, 1);
    Atomics.notify(this.#control, Control.wake);
  }

  /** The stream waits here for a command: what it gave has arrived, what it takes has come. */
  wait(stream: Stream, command: number): void {
    stream.waitValue(this.#done, command, ">=");
  }

  /** The stream says, when it is here, that it has looked at what came with a command, and those before. */
  consumed(stream: Stream, command: number): void {
    stream.writeValue(this.#consumed, command);
  }

  /** Nobody remembers more commands than there is room for: then this thread waits for the streams. */
  #makeRoom(): void {
    const full = (): boolean =>
      ((this.#command - Atomics.load(this.#control, Control.freed + this.#lane)) | 0) >= COMMANDS - 1;
    for (const end = performance.now() + this.#limitMs; full(); ) {
      // The embedded GPU's streams go on when they are asked.
      this.order.idle;
      if (performance.now() > end)
        throw new DeadlineError(`collectives: room for one more of ${COMMANDS} pieces`, this.#limitMs);
      Atomics.wait(pause, 0, 0, pauseMs);
    }
  }

  close(): void {
    this.order.close();
  }
}

/** What lanes share. */
export interface LaneParts {
  readonly commands: Int32Array<SharedArrayBuffer>;
  readonly control: Int32Array<SharedArrayBuffer>;
  readonly limitMs: number;
}
