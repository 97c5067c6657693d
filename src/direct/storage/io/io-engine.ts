/** One read or write of a file's bytes, between a descriptor and this process's memory. */
export interface IoRequest {
  /** Who began it, for `cancel`. */
  readonly owner: object;
  readonly write: boolean;
  readonly fd: number;
  /** The descriptor bypasses the page cache, so that beginning it copies nothing. */
  readonly direct: boolean;
  /** Where in this process's memory. */
  readonly address: number;
  readonly bytes: number;
  /** Where in the file. */
  readonly offset: number;
  /** Called once, from `poll()`: bytes transferred, or an errno, negative. */
  readonly ended: (result: number) => void;
}

/** Who reads and writes files beside the event loop's thread. One for a process. */
export interface IoEngine {
  readonly name: "io_uring" | "threads";
  /** So many may be under way at once. */
  readonly capacity: number;
  readonly underWay: number;
  /** Begins a request at the latest with the next `poll()`; false when there is no room. */
  start(request: IoRequest): boolean;
  /** Begins now what was started. */
  flush(): void;
  /** Tells of what has ended; how many. */
  poll(): number;
  /** Blocks this thread until one has ended, or for so long. */
  waitBriefly(): void;
  /** Asks for an early end of all that an owner began; what cannot be ended goes on. */
  cancel(owner: object): void;
}
