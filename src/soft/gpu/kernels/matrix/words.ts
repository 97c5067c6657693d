// Words that the lanes of a warp exchange: one array per register.
import { EXCHANGE, MOST_THREADS } from "../../wasm/unit/layout.ts";

export class LaneWords {
  readonly #words: Int32Array;
  readonly #double = new Float64Array(1);
  readonly #halves = new Int32Array(this.#double.buffer);
  #first = 0;

  constructor(buffer: ArrayBuffer) {
    this.#words = new Int32Array(buffer, EXCHANGE, 32 * MOST_THREADS);
  }

  /** Selects the warp that starts at thread `first`. */
  at(first: number): this {
    this.#first = first;
    return this;
  }

  get(register: number, lane: number): number {
    return this.#words[register * MOST_THREADS + this.#first + lane]!;
  }

  set(register: number, lane: number, value: number): void {
    this.#words[register * MOST_THREADS + this.#first + lane] = value;
  }

  /** Returns an f64. Its halves are two registers, so that each lane has words of its own for every instruction. */
  double(register: number, lane: number): number {
    this.#halves[0] = this.get(2 * register, lane);
    this.#halves[1] = this.get(2 * register + 1, lane);
    return this.#double[0]!;
  }

  setDouble(register: number, lane: number, value: number): void {
    this.#double[0] = value;
    this.set(2 * register, lane, this.#halves[0]!);
    this.set(2 * register + 1, lane, this.#halves[1]!);
  }
}
