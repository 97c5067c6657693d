// C memory in which workers write down what they see.
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { putAddress, Word } from "../control.ts";
import { freeWhenUnused } from "../held-memory.ts";

export class WatchMemory {
  readonly bytes: number;
  #address = 0;

  constructor(bytes: number) {
    this.bytes = bytes;
  }

  /** Takes it from the system, zeros and tells the workers; `each` is what they are told of its size. */
  begin(words: Int32Array, each = this.bytes): void {
    this.#address = libc.malloc(Math.max(8, this.bytes));
    new Uint8Array(this.buffer).fill(0);
    putAddress(words, Word.watchBuffer, this.#address);
    words[Word.watchBytes] = each;
  }

  /** A view of it, until it is given back. */
  get buffer(): ArrayBuffer {
    return memory(this.#address, Math.max(8, this.bytes));
  }

  /** Gives it back. */
  end(words: Int32Array): void {
    putAddress(words, Word.watchBuffer, 0);
    if (this.#address !== 0) freeWhenUnused(this.#address);
    this.#address = 0;
  }
}
