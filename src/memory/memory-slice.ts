import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../ffi/jupyter.ts";
import { shown } from "../arguments/shown.ts";
import { hex, type Inspect, inspected, inspectSymbol } from "../lifetime/resource.ts";
import type { Memory } from "./memory.ts";

/**
 * Part of a {@link Memory} with its own bounds. It can be used until the memory closes.
 *
 * @example
 * const tail = memory.slice(4000);
 * console.log(tail.byteLength); // 96
 */
export class MemorySlice {
  readonly memory: Memory;
  /** Offset of the first byte in the memory. */
  readonly offset: number;
  /** Length in bytes. */
  readonly byteLength: number;

  constructor(memory: Memory, offset: number, byteLength: number) {
    this.memory = memory;
    this.offset = offset;
    this.byteLength = byteLength;
  }

  /** Address of the first byte, for C. */
  get pointer(): number {
    return this.memory.pointer + this.offset;
  }

  /** Bytes of the part, shared with hardware. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.memory.view(this.offset, this.byteLength);
  }

  /**
   * Returns a part of this part, in bytes, end exclusive. Throws RangeError outside of it.
   *
   * @example
   * const word = memory.slice(1024).slice(8, 16);
   * console.assert(word.offset === 1032);
   */
  slice(from: number, to: number = this.byteLength): MemorySlice {
    checkRange(`${this.byteLength}-byte slice`, from, to, this.byteLength);
    return new MemorySlice(this.memory, this.offset + from, to - from);
  }

  #shown(): Record<string, unknown> {
    const { memory, offset } = this;
    return { memory, offset, pointer: hex(memory.pointer + offset) };
  }

  [inspectSymbol](depth: number | undefined, options: object, inspect?: Inspect): string {
    return inspected(`MemorySlice (${this.byteLength} bytes)`, this.#shown(), depth, options, inspect);
  }

  /** Returns the text that a Deno notebook shows. */
  [jupyterSymbol](): MediaBundle {
    return mediaBundle(`MemorySlice (${this.byteLength} bytes)`, this.#shown());
  }
}

/** Throws RangeError unless `0 <= from <= to <= byteLength` and both are integers. */
export function checkRange(what: string, from: number, to: number, byteLength: number): void {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to)) {
    throw new RangeError(`slice(${shown(from)}, ${shown(to)}): offsets are whole numbers of bytes`);
  }
  if (from < 0 || to > byteLength || from > to) {
    throw new RangeError(
      `slice(${from}, ${to}) is outside of the ${what}. Use 0 <= from <= to <= ${byteLength}`,
    );
  }
}
