// Registered memory in the middle of a mapping, surrounded by a canary.
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
  unmap(pages: { pointer: number; bytes: Uint8Array }): void;
}

type Pages = ReturnType<typeof pages>;

/** Pages of former fields, by their size. New pages would cost more time than the workloads. */
const unused = new Map<number, Pages[]>();

function takePages(bytes: number): Pages {
  return unused.get(bytes)?.pop() ?? pages(bytes);
}

function returnPages(returned: Pages): void {
  const { length } = returned.bytes;
  const same = unused.get(length);
  if (same === undefined) unused.set(length, [returned]);
  else same.push(returned);
}

const hostMemory: FieldMemory = {
  pages: takePages,
  register: (side, pointer, bytes, access) => side.register(pointer, bytes, access),
  unmap: returnPages,
};

const wholePages = (bytes: number): number => Math.ceil(bytes / PAGE) * PAGE;
const CANARIES = Buffer.alloc(2 * PAGE, CANARY);

export class Field {
  readonly pointer: number;
  /** Returns the region without its surroundings. */
  readonly bytes: Uint8Array;
  readonly mr: number;
  readonly lkey: number;
  readonly rkey: number;
  readonly #whole: Pages;
  readonly #memory: FieldMemory;
  readonly #copies: Pages[] = [];

  constructor(side: Side, bytes: number, access = ALL_ACCESS, memory: FieldMemory = hostMemory) {
    this.#memory = memory;
    this.#whole = memory.pages(2 * PAGE + wholePages(bytes + SHIFT));
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

  /** Returns a copy of the region, which is valid until {@link unmap}. */
  copy(): Uint8Array {
    const { length } = this.bytes;
    const taken = takePages(wholePages(length));
    this.#copies.push(taken);
    const copy = taken.bytes.subarray(0, length);
    copy.set(this.bytes);
    return copy;
  }

  /** Returns whether nothing was written around the region. */
  get intact(): boolean {
    const { bytes } = this.#whole;
    const around = [bytes.subarray(0, PAGE + SHIFT), bytes.subarray(PAGE + SHIFT + this.bytes.length)];
    return around.every((part) => CANARIES.compare(part, 0, part.length, 0, part.length) === 0);
  }

  /** Frees the memory, which must not be used afterwards. */
  unmap(): void {
    this.#memory.unmap(this.#whole);
    for (const copy of this.#copies.splice(0)) returnPages(copy);
  }
}
