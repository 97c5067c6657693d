import type { Command } from "./command.ts";
import type { Registers } from "./registers.ts";

/** What a completion says: of which command, its status (0 is success), and its result word. */
export type OnCompletion = (id: number, status: number, result: number) => void;

/** Where a pair of queues lies. */
export interface QueuePlace {
  readonly entries: number;
  /** `entries` commands of 64 bytes. */
  readonly submissions: Uint8Array<ArrayBuffer>;
  /** `entries` completions of 16 bytes. */
  readonly completions: Uint8Array<ArrayBuffer>;
  /** Registers that are told of new commands, and of completions that were taken. */
  readonly tailDoorbell: number;
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
  /** A completion is new when its phase bit is this; it changes with each round. */
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

  /** Puts a command into the queue. The SSD looks at it when it is told (`ring`). There are never more in flight than fit. */
  put(command: Command): void {
    this.#submissions.set(command.words, this.#tail * COMMAND_WORDS);
    this.#tail = (this.#tail + 1) % this.#place.entries;
  }

  ring(): void {
    this.#registers.ring(this.#place.tailDoorbell, this.#tail);
  }

  /** Takes the completions that are there; how many. */
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
