// A worker's part in a launch whose threads stop at some places.
import { CUDA_ERROR_LAUNCH_TIMEOUT } from "../../../../../ffi/cuda/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { CONTEXT, CONTEXT_WORDS } from "../../wasm/layout.ts";
import { addressAt, StopState, Word } from "../control.ts";
import { KernelFault } from "../fault.ts";
import { followInBlock } from "./tracer.ts";
import { BlockStop, type Watcher } from "./watcher.ts";

/** How often a thread that stopped looks whether the launch is to end. */
const LOOK_MS = 50;

/** The registers of a thread that stopped: how many, then for each its number and two words of bits. */
export const REGISTER_WORDS = 3;
/** Word.watchBlock when threads of every block stop. */
export const EVERY_BLOCK = -1;

export class Stopper implements Watcher {
  readonly #words: Int32Array;
  readonly #context: Int32Array;
  readonly #worker: () => number;
  #records = new Int32Array(0);
  #registers: number[] = [];

  constructor(words: Int32Array, buffer: ArrayBuffer) {
    this.#words = words;
    this.#context = new Int32Array(buffer, CONTEXT, 32);
    this.#worker = () => this.#context[CONTEXT_WORDS.worker]!;
  }

  begin(): void {
    const words = this.#words;
    this.#records = new Int32Array(memory(addressAt(words, Word.watchBuffer), words[Word.watchBytes]!));
    this.#registers = [];
  }

  startBlock(): boolean {
    const words = this.#words;
    if (Atomics.load(words, Word.stopState) === StopState.quit) return false;
    if (words[Word.watchBlock] !== EVERY_BLOCK) followInBlock(words, this.#context);
    else this.#context[CONTEXT_WORDS.watched] = words[Word.watchThread]!;
    return true;
  }

  wrote(register: number, bits: bigint): void {
    this.#registers.push(register, Number(BigInt.asIntN(32, bits)), Number(BigInt.asIntN(32, bits >> 32n)));
  }

  /** Tells where it is, and waits until it may go on. */
  stop(position: number, thread: number): void {
    const words = this.#words;
    const until = performance.now() + words[Word.stopMs]!;
    try {
      this.#look(until);
      const fits = Math.min(this.#registers.length, this.#records.length - 1);
      this.#records[0] = Math.floor(fits / REGISTER_WORDS);
      this.#records.set(this.#registers.slice(0, fits), 1);
      words[Word.stopPosition] = position;
      words[Word.stopThread] = thread;
      words[Word.stopWorker] = this.#worker();
      const { ctaid } = CONTEXT_WORDS;
      words.set(this.#context.subarray(ctaid, ctaid + 3), Word.stopBlock);
      Atomics.store(words, Word.stopState, StopState.stopped);
      // The driver's thread sleeps on this one.
      Atomics.notify(words, Word.done);
      while (Atomics.load(words, Word.stopState) === StopState.stopped) {
        Atomics.wait(words, Word.stopState, StopState.stopped, LOOK_MS);
        this.#look(until);
      }
      Atomics.compareExchange(words, Word.stopState, StopState.goOn, StopState.running);
      this.#look(until);
    } finally {
      this.#registers = [];
    }
  }

  /** Ends the block when the launch is to end, and the launch when nobody came. */
  #look(until: number): void {
    if (Atomics.load(this.#words, Word.stopState) === StopState.quit) throw new BlockStop();
    if (this.#context[CONTEXT_WORDS.stop] !== 0 || performance.now() > until)
      throw new KernelFault(CUDA_ERROR_LAUNCH_TIMEOUT);
  }
}
