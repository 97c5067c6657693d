/** One read or write of a file's bytes, between a descriptor and this process's memory. */
export interface IoRequest {
  /** Transfer that owns the request, for `cancel`. */
  readonly owner: object;
  readonly write: boolean;
  readonly fd: number;
  /** True when the descriptor bypasses the page cache, so that starting the request copies nothing. */
  readonly direct: boolean;
  /** Address in this process's memory. */
  readonly address: number;
  readonly bytes: number;
  /** Offset in the file, in bytes. */
  readonly offset: number;
  /** Called once, from `poll()`, with the bytes transferred or a negative errno. */
  readonly ended: (result: number) => void;
}

/** Reads and writes files off the event loop's thread. One engine serves a process. */
export interface IoEngine {
  readonly name: "io_uring" | "threads";
  /** Largest number of requests in progress. */
  readonly capacity: number;
  readonly underWay: number;
  /** Starts a request at the latest with the next `poll()`. Returns false when there is no room. */
  start(request: IoRequest): boolean;
  /** Submits the started requests now. */
  flush(): void;
  /** Reports finished requests and returns their number. */
  poll(): number;
  /** Blocks this thread until a request has finished, or for a short time. */
  waitBriefly(): void;
  /** Cancels all requests of an owner as far as possible. A request that cannot be cancelled continues. */
  cancel(owner: object): void;
}
