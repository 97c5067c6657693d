// Table of all mapped memory with the rights of one context, in C memory. Workers of far code read it.
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import type { SoftContext } from "../../driver/gpu.ts";
import type { AddressSpace } from "../../memory/address-space.ts";
import { NO_ACCESS } from "../../memory/region.ts";
import { FAR_ENTRY_NUMBERS, putAddress, Word } from "../shared/control.ts";
import { freeWhenUnused } from "../shared/held-memory.ts";

export class FarTable {
  readonly #space: AddressSpace;
  #context: SoftContext | undefined;
  #version = -1;
  #address = 0;
  #count = 0;
  /** Number of tables so far, by which workers notice a new one. */
  #tables = 0;

  constructor(space: AddressSpace) {
    this.#space = space;
  }

  /** Announces the table of a context to idle workers. Writes it anew after a change of mappings or rights. */
  publish(words: Int32Array, context: SoftContext): void {
    if (this.#context !== context || this.#version !== this.#space.version) this.#write(context);
    putAddress(words, Word.farTable, this.#address);
    words[Word.farCount] = this.#count;
    words[Word.farVersion] = this.#tables;
  }

  #write(context: SoftContext): void {
    const numbers: number[] = [];
    for (const { base, size, rights } of this.#space.pieces()) {
      const right = rights(context);
      if (right !== NO_ACCESS) numbers.push(base, size, right);
    }
    if (this.#address !== 0) freeWhenUnused(this.#address);
    this.#address = libc.malloc(Math.max(8, 8 * numbers.length));
    new Float64Array(memory(this.#address, 8 * numbers.length)).set(numbers);
    this.#count = numbers.length / FAR_ENTRY_NUMBERS;
    this.#context = context;
    this.#version = this.#space.version;
    this.#tables++;
  }
}
