// Worker's part of a trace.
import { memory } from "../../../../../ffi/runtime/index.ts";
import { NO_THREAD } from "../../wasm/unit/instrumentation.ts";
import { CONTEXT, CONTEXT_WORDS } from "../../wasm/unit/layout.ts";
import { addressAt, Word } from "../shared/control.ts";
import type { LaunchInspector } from "./launch-inspector.ts";

/**
 * Header words of a trace: the number of records, and a flag for dropped records. Records of four words
 * follow.
 */
export const TRACE_HEAD = 2;
export const RECORD_WORDS = 4;
export const Recorded = {
  /** Record of a step: position, and the result of its guard. */
  step: 1,
  /** Record of a written register: number and bits. */
  wrote: 2,
  /** Record of an access: address, bytes | Touch << 16. */
  touched: 3,
} as const;

/** Writes the traced thread into the context of a block. Returns true when the thread is in this block. */
export function followInBlock(words: Int32Array, context: Int32Array): boolean {
  const { ctaid, inspectedThread } = CONTEXT_WORDS;
  const here = [0, 1, 2].every((axis) => context[ctaid + axis] === words[Word.inspectBlock + axis]);
  context[inspectedThread] = here ? words[Word.inspectThread]! : NO_THREAD;
  return here;
}

export class Tracer implements LaunchInspector {
  readonly #words: Int32Array;
  readonly #context: Int32Array;
  #records = new Int32Array(0);

  constructor(words: Int32Array, buffer: ArrayBuffer) {
    this.#words = words;
    this.#context = new Int32Array(buffer, CONTEXT, 32);
  }

  begin(): void {
    const words = this.#words;
    this.#records = new Int32Array(memory(addressAt(words, Word.inspectBuffer), words[Word.inspectBytes]!));
  }

  startBlock(): boolean {
    followInBlock(this.#words, this.#context);
    return true;
  }

  #record(kind: number, a: number, b: number, c: number): void {
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
    this.#record(Recorded.step, position, runs, 0);
  }

  wrote(register: number, bits: bigint): void {
    this.#record(
      Recorded.wrote,
      register,
      Number(BigInt.asIntN(32, bits)),
      Number(BigInt.asIntN(32, bits >> 32n)),
    );
  }

  touched(low: number, what: number): void {
    this.#record(Recorded.touched, low, what, 0);
  }
}
