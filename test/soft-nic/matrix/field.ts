// Registered memory in the middle of a mapping, surrounded by a canary.
import * as c from "../../../ffi/libc/index.ts";
import { ALL_ACCESS, pages, type Side } from "../support/harness.ts";

const PAGE = 4096;
const CANARY = 0xc7;
/** Neither end of the region is at a page boundary. */
const SHIFT = 40;

/** Address space of the regions, and their registration. */
export interface FieldMemory {
  pages(bytes: number): { pointer: number; bytes: Uint8Array };
  register(
    side: Side,
    pointer: number,
    bytes: number,
    access: number,
  ): { mr: number; lkey: number; rkey: number };
  unmap(pointer: number, bytes: number): void;
}

const hostMemory: FieldMemory = {
  pages,
  register: (side, pointer, bytes, access) => side.register(pointer, bytes, access),
  unmap: (pointer, bytes) => c.libc.munmap(pointer, bytes),
};

export class Field {
  readonly pointer: number;
  /** Returns the region without its surroundings. */
  readonly bytes: Uint8Array;
  readonly mr: number;
  readonly lkey: number;
  readonly rkey: number;
  readonly #whole: { pointer: number; bytes: Uint8Array };

  readonly #memory: FieldMemory;

  constructor(side: Side, bytes: number, access = ALL_ACCESS, memory: FieldMemory = hostMemory) {
    this.#memory = memory;
    this.#whole = memory.pages(2 * PAGE + Math.ceil((bytes + SHIFT) / PAGE) * PAGE);
    this.#whole.bytes.fill(CANARY);
    this.pointer = this.#whole.pointer + PAGE + SHIFT;
    this.bytes = this.#whole.bytes.subarray(PAGE + SHIFT, PAGE + SHIFT + bytes);
    ({ mr: this.mr, lkey: this.lkey, rkey: this.rkey } = memory.register(side, this.pointer, bytes, access));
  }

  /** Fills the region with random bytes of the generator. */
  fill(random: () => number): this {
    const { bytes } = this;
    for (let at = 0; at < bytes.length; at += 4) {
      const word = (random() * 4294967296) >>> 0;
      for (let i = 0; i < 4 && at + i < bytes.length; i++) bytes[at + i] = word >>> (8 * i);
    }
    return this;
  }

  /** Returns whether nothing was written around the region. */
  get intact(): boolean {
    const { bytes } = this.#whole;
    const end = PAGE + SHIFT + this.bytes.length;
    return (
      bytes.subarray(0, PAGE + SHIFT).every((byte) => byte === CANARY) &&
      bytes.subarray(end).every((byte) => byte === CANARY)
    );
  }

  /** Frees the memory, which must not be used afterwards. */
  unmap(): void {
    this.#memory.unmap(this.#whole.pointer, this.#whole.bytes.length);
  }
}
