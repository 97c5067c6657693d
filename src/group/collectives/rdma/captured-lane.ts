import type { Buffer, Device, Kernel, Module, Stream } from "../../../cuda/index.ts";
import { DoorbellError } from "../../../errors.ts";
import { kernelText } from "../kernels/kernel-text.ts";
import { StreamOrder } from "../stream-order.ts";
import { type CommandLane, type LaneParts, type Participants, word } from "./lane.ts";
import { COMMANDS, Control, commandWords, Head, ringAt, ToPeer, Word } from "./network-layout.ts";
import { LaneIndex } from "./paths/channels.ts";

/** Time that a kernel waits beyond the limit of the network thread, which names the missing members. */
const additionalMs = 10_000;

/**
 * Lane of the calls in captured graphs. A capture describes each command once in the table of commands. At each launch of the
 * graph, kernels enqueue the descriptions by their indices and wait for the commands. No code of the host runs.
 *
 * Graphs with such calls run one after another, also in different streams, because the launches share the ring and the staging memory.
 *
 * A call uses its slots of the staging memory from the first one at each launch. It begins with empty messages between its
 * participants, which show that all of them have consumed the data of earlier calls.
 */
export class CapturedLane implements CommandLane {
  readonly #device: Device;
  readonly #size: number;
  readonly #commands: Int32Array<SharedArrayBuffer>;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #limitNanoseconds: number;
  readonly #board: Buffer<"u32">;
  readonly #order: StreamOrder;
  /** Index of each description in the table of commands, by its words. */
  readonly #described = new Map<string, number>();
  /** Description of the command that is being written. */
  readonly #words: Int32Array;
  /** Number of the next command of the call. */
  #next = 0;
  #module: Module | undefined;
  #kernels: { readonly enqueue: Kernel; readonly wait: Kernel } | undefined;

  constructor(size: number, device: Device, board: Buffer<"u32">, { commands, control, limitMs }: LaneParts) {
    this.#device = device;
    this.#size = size;
    this.#commands = commands;
    this.#control = control;
    this.#limitNanoseconds = Math.min(limitMs + additionalMs, 1e9) * 1e6;
    this.#board = board;
    this.#order = new StreamOrder(device);
    this.#words = new Int32Array(commandWords(size));
  }

  /** Begins a call: the participants wait for each other. */
  enter(call: number, signature: number, { ranks, index }: Participants, stream: Stream): void {
    this.#order.enter(stream);
    const command = this.begin(call, signature);
    ranks.forEach((rank, peer) => {
      if (peer === index) return;
      this.addSend(rank, 0, 0);
      this.addReceive(rank, 0);
    });
    this.arriveAt(0);
    this.commit(stream);
    this.wait(stream, command);
    this.#next = 0;
  }

  /** Polls the streams of the calls. Returns true after all their work is done. */
  pollIdle(): boolean {
    return this.#order.pollIdle();
  }

  begin(call: number, signature: number): number {
    this.#words.fill(-1);
    this.#words[Head.call] = call;
    this.#words[Head.signature] = signature;
    return this.#next++;
  }

  arriveAt(offset: number): void {
    this.#words[Head.into] = offset;
  }

  addSend(peer: number, offset: number, bytes: number): void {
    const at = Head.words + peer * ToPeer.words;
    this.#words[at + ToPeer.offset] = offset;
    this.#words[at + ToPeer.bytes] = bytes;
  }

  addReceive(peer: number, bytes: number): void {
    this.#words[Head.words + peer * ToPeer.words + ToPeer.receiveBytes] = bytes;
  }

  commit(stream: Stream): void {
    const at = ringAt(this.#size);
    const ring = this.#board.slice(at, at + COMMANDS);
    const values = [this.#word(Word.ready), ring, COMMANDS, this.#describe()];
    this.#loaded.enqueue.launch({ grid: 1, block: 1, stream }, values);
  }

  /** Kernels wait for the commands in order, so that they need no number. */
  wait(stream: Stream, _command: number): void {
    const values = [this.#board, this.#word(Word.done), this.#word(Word.consumed), this.#limitNanoseconds];
    this.#loaded.wait.launch({ grid: 1, block: 1, stream }, values);
  }

  /** The messages at the start of the next call report it. */
  consumed(): void {}

  #word(name: number): Buffer<"u32"> {
    return word(this.#board, this.#size, LaneIndex.captured, name);
  }

  /** Returns the index of the description in the table of commands. Equal descriptions are in the table once. */
  #describe(): number {
    const key = this.#words.join();
    const found = this.#described.get(key);
    if (found !== undefined) return found;
    const index = this.#described.size;
    if (index === COMMANDS)
      throw new DoorbellError(
        `the captured calls of this group need more than ${COMMANDS} different messages to other hosts`,
        "Capture fewer different calls. A call needs a message for each chunk of its data, and equal calls share them.",
      );
    this.#described.set(key, index);
    const at = (LaneIndex.captured * COMMANDS + index) * commandWords(this.#size);
    this.#commands.set(this.#words, at);
    // The thread watches for commands from now on.
    Atomics.store(this.#control, Control.captured, index + 1);
    Atomics.add(this.#control, Control.wake, 1);
    Atomics.notify(this.#control, Control.wake);
    return index;
  }

  /** Kernels, which the first captured call loads. */
  get #loaded(): { readonly enqueue: Kernel; readonly wait: Kernel } {
    if (this.#kernels !== undefined) return this.#kernels;
    this.#module = this.#device.loadModule(kernelText("captured"));
    this.#kernels = {
      enqueue: this.#module.kernel("enqueue", "ptr, ptr, u32, u32"),
      wait: this.#module.kernel("await_command", "ptr, ptr, ptr, i64"),
    };
    return this.#kernels;
  }

  close(): void {
    this.#order.close();
    this.#module?.close();
  }
}
