// Words that the lanes of a warp exchange: one array per register.
import { EXCHANGE, MOST_THREADS } from "../../wasm/unit/layout.ts";

export class LaneWords {
  readonly #words: Int32Array;
  readonly #doubles: Float64Array;
  #first = 0;

  constructor(buffer: ArrayBuffer) {
    this.#words = new Int32Array(buffer, EXCHANGE, 32 * MOST_THREADS);
    this.#doubles = new Float64Array(buffer, EXCHANGE, 16 * MOST_THREADS);
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

  double(register: number, lane: number): number {
    return this.#doubles[register * MOST_THREADS + this.#first + lane]!;
  }

  setDouble(register: number, lane: number, value: number): void {
    this.#doubles[register * MOST_THREADS + this.#first + lane] = value;
  }
}
