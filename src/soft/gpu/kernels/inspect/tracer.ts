// A worker's part in a launch of which one thread is followed.
import { memory } from "../../../../../ffi/runtime/index.ts";
import { CONTEXT, CONTEXT_WORDS } from "../../wasm/layout.ts";
import { NOBODY } from "../../wasm/watch/watching.ts";
import { addressAt, Word } from "../control.ts";
import type { Watcher } from "./watcher.ts";

/** A trace: records used and whether more would have been written, then records of four words. */
export const TRACE_HEAD = 2;
export const RECORD_WORDS = 4;
export const Told = {
  /** position, whether its guard let it run. */
  step: 1,
  /** A register and its bits. */
  wrote: 2,
  /** address, bytes | Touch << 16. */
  touched: 3,
} as const;

/** Puts the thread that is followed into a block's description, and says whether it is of this block. */
export function followInBlock(words: Int32Array, context: Int32Array): boolean {
  const { ctaid, watched } = CONTEXT_WORDS;
  const here = [0, 1, 2].every((axis) => context[ctaid + axis] === words[Word.watchBlock + axis]);
  context[watched] = here ? words[Word.watchThread]! : NOBODY;
  return here;
}

export class Tracer implements Watcher {
  readonly #words: Int32Array;
  readonly #context: Int32Array;
  #records = new Int32Array(0);

  constructor(words: Int32Array, buffer: ArrayBuffer) {
    this.#words = words;
    this.#context = new Int32Array(buffer, CONTEXT, 32);
  }

  begin(): void {
    const words = this.#words;
    this.#records = new Int32Array(memory(addressAt(words, Word.watchBuffer), words[Word.watchBytes]!));
  }

  startBlock(): boolean {
    followInBlock(this.#words, this.#context);
    return true;
  }

  #tell(kind: number, a: number, b: number, c: number): void {
    const records = this.#records;
    const at = TRACE_HEAD + RECORD_WORDS * records[0]!;
    if (records[1] !== 0) return;
    if (at + RECORD_WORDS > records.length) {
      records[1] = 1;
      return;
    }
    records[at] = kind;
    records[at + 1] = a;
    records[at + 2] = b;
    records[at + 3] = c;
    records[0]!++;
  }

  step(position: number, runs: number): void {
    this.#tell(Told.step, position, runs, 0);
  }

  wrote(register: number, bits: bigint): void {
    this.#tell(Told.wrote, register, Number(BigInt.asIntN(32, bits)), Number(BigInt.asIntN(32, bits >> 32n)));
  }

  touched(low: number, what: number): void {
    this.#tell(Told.touched, low, what, 0);
  }
}
