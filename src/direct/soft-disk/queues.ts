import { DOORBELLS } from "../nvme/registers.ts";
import { COMMAND_BYTES_LOG2, COMPLETION_BYTES_LOG2, DATA_QUEUES } from "./soft-registers.ts";

const tailDoorbell = (queue: number): number => DOORBELLS / 4 + 2 * queue;
const headDoorbell = (queue: number): number => tailDoorbell(queue) + 1;

/** A submission queue as the controller sees it. */
export class SubmissionQueue {
  readonly id: number;
  readonly entries: number;
  /** Number of the completion queue for its commands. */
  readonly completions: number;
  readonly #address: number;
  #head = 0;

  constructor(id: number, address: number, entries: number, completions: number) {
    this.id = id;
    this.entries = entries;
    this.completions = completions;
    this.#address = address;
  }

  /** Index of the next command. */
  get head(): number {
    return this.#head;
  }

  /** Bus address of the next command. */
  get headAddress(): number {
    return this.#address + this.#head * 2 ** COMMAND_BYTES_LOG2;
  }

  /** Returns the index behind the last command, as the host wrote it into the doorbell. */
  tail(registers: Uint32Array<ArrayBuffer>): number {
    return Atomics.load(registers, tailDoorbell(this.id));
  }

  advance(): void {
    this.#head = (this.#head + 1) % this.entries;
  }
}

/** A completion queue as the controller sees it. */
export class CompletionQueue {
  readonly id: number;
  readonly entries: number;
  /** True when a completion raises the interrupt. */
  readonly interrupts: boolean;
  readonly #address: number;
  #tail = 0;
  /** Phase bit of new completions. It flips with each pass over the queue. */
  #phase = 1;

  constructor(id: number, address: number, entries: number, interrupts: boolean) {
    this.id = id;
    this.entries = entries;
    this.interrupts = interrupts;
    this.#address = address;
  }

  get phase(): number {
    return this.#phase;
  }

  /** Bus address of the next completion. */
  get tailAddress(): number {
    return this.#address + this.#tail * 2 ** COMPLETION_BYTES_LOG2;
  }

  /** Returns true when the host has not consumed the completions of a whole pass. */
  isFull(registers: Uint32Array<ArrayBuffer>): boolean {
    return (this.#tail + 1) % this.entries === Atomics.load(registers, headDoorbell(this.id));
  }

  advance(): void {
    this.#tail = (this.#tail + 1) % this.entries;
    if (this.#tail === 0) this.#phase ^= 1;
  }
}

/** Queues of the controller by number. Number 0 is the pair for admin commands. */
export class Queues {
  readonly submissions: (SubmissionQueue | undefined)[] = new Array(DATA_QUEUES + 1).fill(undefined);
  readonly completions: (CompletionQueue | undefined)[] = new Array(DATA_QUEUES + 1).fill(undefined);

  get areOpen(): boolean {
    return this.submissions[0] !== undefined;
  }

  close(): void {
    this.submissions.fill(undefined);
    this.completions.fill(undefined);
  }

  /** Clears all doorbells, which empties the queues. */
  clearDoorbells(registers: Uint32Array<ArrayBuffer>): void {
    for (let queue = 0; queue <= DATA_QUEUES; queue++) {
      this.clearTail(registers, queue);
      this.clearHead(registers, queue);
    }
  }

  clearTail(registers: Uint32Array<ArrayBuffer>, queue: number): void {
    Atomics.store(registers, tailDoorbell(queue), 0);
  }

  clearHead(registers: Uint32Array<ArrayBuffer>, queue: number): void {
    Atomics.store(registers, headDoorbell(queue), 0);
  }
}
