// Driver's part of an instrumented launch.

export interface InstrumentedLaunch {
  /** True when a single worker runs the launch. */
  readonly oneWorker?: boolean;
  /** True when the writes of the kernel are tracked. */
  readonly tracksWrites?: boolean;
  /** Prepares the control words before the workers start. `window` is the device address of the window. */
  begin(words: Int32Array, window: number): void;
  /** Collects the results after the workers have finished. */
  end(words: Int32Array): void;
}
