// Worker's part of a launch with breakpoints.
import { CUDA_ERROR_LAUNCH_TIMEOUT } from "../../../../../ffi/cuda/constants.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { CONTEXT, CONTEXT_WORDS } from "../../wasm/unit/layout.ts";
import { addressAt, KernelFault, StopState, Word } from "../shared/control.ts";
import { BlockStop, type LaunchInspector } from "./launch-inspector.ts";
import { followInBlock } from "./tracer.ts";

/** Interval at which a stopped thread checks that the launch goes on, in milliseconds. */
const LOOK_MS = 50;

/**
 * Words per register of a stopped thread: the register number and two words of bits. A count precedes them.
 */
export const REGISTER_WORDS = 3;
/** Value of Word.inspectBlock for breakpoints in every block. */
export const EVERY_BLOCK = -1;

export class Stopper implements LaunchInspector {
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
    this.#records = new Int32Array(memory(addressAt(words, Word.inspectBuffer), words[Word.inspectBytes]!));
    this.#registers = [];
  }

  startBlock(): boolean {
    const words = this.#words;
    if (Atomics.load(words, Word.stopState) === StopState.quit) return false;
    if (words[Word.inspectBlock] !== EVERY_BLOCK) followInBlock(words, this.#context);
    else this.#context[CONTEXT_WORDS.inspectedThread] = words[Word.inspectThread]!;
    return true;
  }

  wrote(register: number, bits: bigint): void {
    this.#registers.push(register, Number(BigInt.asIntN(32, bits)), Number(BigInt.asIntN(32, bits >> 32n)));
  }

  /** Reports the position of a thread and waits until it is resumed. */
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
      // The driver's thread waits on this word.
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

  /** Ends the block when the launch ends. Ends the launch when nothing resumed the thread in time. */
  #look(until: number): void {
    if (Atomics.load(this.#words, Word.stopState) === StopState.quit) throw new BlockStop();
    if (this.#context[CONTEXT_WORDS.stop] !== 0 || performance.now() > until)
      throw new KernelFault(CUDA_ERROR_LAUNCH_TIMEOUT);
  }
}
