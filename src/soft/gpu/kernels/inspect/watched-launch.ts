// A launch that is looked at, as the driver's thread sees it.

export interface WatchedLaunch {
  /** One worker alone runs it. */
  readonly oneWorker?: boolean;
  /** What its kernel writes is noted. */
  readonly seesWrites?: boolean;
  /** Before the workers begin; `window` is where kernels' address 0 is. */
  begin(words: Int32Array, window: number): void;
  /** When they are done. */
  end(words: Int32Array): void;
}
