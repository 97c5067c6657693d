import type { Registers } from "./registers.ts";

/** Command of a submission queue: 64 bytes, as 16 words (NVMe base specification 2.0, figure 87). */
export class Command {
  readonly words = new Uint32Array(16);

  /** Starts a new command: an opcode for a namespace, with the command identifier `id`. */
  begin(opcode: number, id: number, namespace: number): this {
    this.words.fill(0);
    this.words[0] = opcode | (id << 16);
    this.words[1] = namespace;
    return this;
  }

  /** Sets the two PRP entries, addresses of pages. The first may start inside its page. */
  data(first: number, second: number): this {
    this.#address(6, first);
    this.#address(8, second);
    return this;
  }

  /** Sets command word 10 or later. */
  set(word: 10 | 11 | 12 | 13 | 14 | 15, value: number): this {
    this.words[word] = value;
    return this;
  }

  #address(word: number, address: number): void {
    this.words[word] = address % 2 ** 32;
    this.words[word + 1] = Math.floor(address / 2 ** 32);
  }
}

/** Receives a completion: the command identifier, its status (0 is success) and its result word. */
type OnCompletion = (id: number, status: number, result: number) => void;

/** Memory and registers of a pair of queues. */
interface QueuePlace {
  readonly entries: number;
  /** Memory of the submission queue: `entries` commands of 64 bytes. */
  readonly submissions: Uint8Array<ArrayBuffer>;
  /** Memory of the completion queue: `entries` completions of 16 bytes. */
  readonly completions: Uint8Array<ArrayBuffer>;
  /** Offset of the doorbell register for new commands. */
  readonly tailDoorbell: number;
  /** Offset of the doorbell register for consumed completions. */
  readonly headDoorbell: number;
}

const COMMAND_WORDS = 16;
const COMPLETION_WORDS = 4;

/** A submission queue with its completion queue (NVMe base specification 2.0, 3.3). */
export class Queue {
  readonly #registers: Registers;
  readonly #place: QueuePlace;
  readonly #submissions: Uint32Array;
  readonly #completions: Int32Array;
  #tail = 0;
  #head = 0;
  /** Phase bit of a new completion. It flips with each pass over the queue. */
  #phase = 1;

  constructor(registers: Registers, place: QueuePlace) {
    this.#registers = registers;
    this.#place = place;
    const { submissions, completions, entries } = place;
    submissions.fill(0);
    completions.fill(0);
    const words = entries * COMMAND_WORDS;
    this.#submissions = new Uint32Array(submissions.buffer, submissions.byteOffset, words);
    this.#completions = new Int32Array(
      completions.buffer,
      completions.byteOffset,
      entries * COMPLETION_WORDS,
    );
  }

  /**
   * Puts a command into the queue. The SSD reads it after `ring`. The caller never exceeds the number of
   * entries.
   */
  put(command: Command): void {
    this.#submissions.set(command.words, this.#tail * COMMAND_WORDS);
    this.#tail = (this.#tail + 1) % this.#place.entries;
  }

  ring(): void {
    this.#registers.ring(this.#place.tailDoorbell, this.#tail);
  }

  /** Passes each available completion to `on` and returns their number. */
  poll(on: OnCompletion): number {
    let count = 0;
    for (;;) {
      const at = this.#head * COMPLETION_WORDS;
      const last = Atomics.load(this.#completions, at + 3);
      if (((last >>> 16) & 1) !== this.#phase) break;
      const result = this.#completions[at]! >>> 0;
      this.#head = (this.#head + 1) % this.#place.entries;
      if (this.#head === 0) this.#phase ^= 1;
      count++;
      on(last & 0xffff, last >>> 17, result);
    }
    if (count > 0) this.#registers.ring(this.#place.headDoorbell, this.#head);
    return count;
  }
}
