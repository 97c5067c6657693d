// C memory in which workers record data of an instrumented launch.
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { putAddress, Word } from "../shared/control.ts";
import { freeWhenUnused } from "../shared/held-memory.ts";

export class InspectMemory {
  readonly bytes: number;
  #address = 0;

  constructor(bytes: number) {
    this.bytes = bytes;
  }

  /**
   * Allocates and zeroes the memory and announces it to the workers. `each` is the size that the workers are
   * given.
   */
  begin(words: Int32Array, each = this.bytes): void {
    this.#address = libc.malloc(Math.max(8, this.bytes));
    new Uint8Array(this.buffer).fill(0);
    putAddress(words, Word.inspectBuffer, this.#address);
    words[Word.inspectBytes] = each;
  }

  /** View of the memory, valid until end(). */
  get buffer(): ArrayBuffer {
    return memory(this.#address, Math.max(8, this.bytes));
  }

  /** Frees the memory. */
  end(words: Int32Array): void {
    putAddress(words, Word.inspectBuffer, 0);
    if (this.#address !== 0) freeWhenUnused(this.#address);
    this.#address = 0;
  }
}
