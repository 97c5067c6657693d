import type { Route } from "../../soft/links/routes.ts";
import type { DiskFacts } from "./disk-ports.ts";

/** Words that the thread of a soft disk and the program share. */
export const Word = {
  state: 0,
  /** Nonzero ends the thread. */
  stop: 1,
  /** Number of requested resets of the function. */
  resets: 2,
  /** Number of resets that the thread has done. */
  resetsDone: 3,
  /** Odd while the thread accesses memory of the program. */
  access: 4,
  /** Nonzero while the program waits for the end of an access. */
  waiters: 5,
  /** Nonzero when the program has opened the interrupt. */
  interrupt: 6,
  /** The thread sleeps on this word. */
  wake: 7,
} as const;

/** States of the thread. One that has not started when the disk is closed never starts. */
export const State = { created: 0, running: 1, ended: 2 } as const;

/** Number of mappings that the soft IOMMU holds. */
export const MOST_MAPPINGS = 4096;

/** Indices of a mapping's doubles. A length of 0 is a free entry. */
export const Field = { bytes: 0, busAddress: 1, pointer: 2, rights: 3, end: 4 } as const;
export const FIELDS = 5;

/** Rights of devices to a mapping, as bits. */
export const Right = { read: 1, write: 2 } as const;

/** Mappings of the soft IOMMU, in memory that the program and the threads of disks share. */
export interface MappingShare {
  readonly entries: Float64Array<SharedArrayBuffer>;
  /** Word 0 counts changes. Word 1 is the number of entries that have been used. */
  readonly words: Int32Array<SharedArrayBuffer>;
}

/** Data with which the thread of a soft disk starts. */
export interface DiskStart {
  readonly words: Int32Array<SharedArrayBuffer>;
  readonly mappings: MappingShare;
  /** Address of the pages with BAR 0 and the configuration space. */
  readonly pages: number;
  /** Descriptor of the file with the blocks. */
  readonly file: number;
  /** Descriptor of the interrupt. */
  readonly event: number;
  readonly disk: DiskFacts;
  /** Links of a described machine that the disk obeys, if any. */
  readonly links: DiskLinks | undefined;
}

/** Links between the disk and memory. The first end is the host, and each further one a soft GPU. */
export interface DiskLinks {
  /** Number of the machine's group of links. */
  readonly group: number;
  readonly toMemory: readonly Route[];
  readonly toDisk: readonly Route[];
}

export const makeWords = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(64));

export const makeMappings = (): MappingShare => ({
  entries: new Float64Array(new SharedArrayBuffer(MOST_MAPPINGS * FIELDS * 8)),
  words: new Int32Array(new SharedArrayBuffer(8)),
});
