import type { Memory } from "../../memory/index.ts";
import type { DmaRange } from "../vfio/dma-range.ts";
import { PageList } from "./page-list.ts";

/** Layout of the queues and page lists of an SSD in one allocation. */
export class QueueMemory {
  readonly #memory: Memory;
  readonly #range: DmaRange;
  readonly #pageBytes: number;
  readonly #starts: Readonly<Record<Part, readonly [offset: number, bytes: number]>>;

  /** Returns the bytes needed for a queue of `entries` and as many page lists. */
  static bytesFor(entries: number, pageBytes: number): number {
    const { lists } = layout(entries, pageBytes);
    return lists[0] + lists[1];
  }

  constructor(memory: Memory, range: DmaRange, entries: number, pageBytes: number) {
    this.#memory = memory;
    this.#range = range;
    this.#pageBytes = pageBytes;
    this.#starts = layout(entries, pageBytes);
  }

  bytes(part: Part): Uint8Array<ArrayBuffer> {
    return this.#memory.view(...this.#starts[part]);
  }

  address(part: Part): number {
    return this.#range.at(...this.#starts[part]);
  }

  /** Returns the page list of command `index`. */
  list(index: number): PageList {
    const at = this.#starts.lists[0] + index * this.#pageBytes;
    return new PageList(this.#memory.view(at, this.#pageBytes), this.#range.at(at, this.#pageBytes));
  }
}

type Part = "adminCommands" | "adminCompletions" | "identity" | "commands" | "completions" | "lists";

function layout(entries: number, pageBytes: number): Record<Part, readonly [offset: number, bytes: number]> {
  let next = 0;
  const pages = (bytes: number): readonly [number, number] => {
    const rounded = Math.ceil(bytes / pageBytes) * pageBytes;
    next += rounded;
    return [next - rounded, rounded];
  };
  return {
    adminCommands: pages(4096),
    adminCompletions: pages(4096),
    identity: pages(4096),
    commands: pages(entries * 64),
    completions: pages(entries * 16),
    lists: pages(entries * pageBytes),
  };
}
