/** Trace state of the prompt. Calls are wrapped from the start, and print nothing until `.trace on`. */
export interface TraceSwitch {
  on: boolean;
}

export const traceSwitch: TraceSwitch = { on: false };

/** Installs the trace switch. Call this before a library is loaded: the loader reads the switch once. */
export function offerTraceSwitch(): void {
  (globalThis as Record<symbol, unknown>)[Symbol.for("doorbell.trace")] = traceSwitch;
}

/** Runs calls of the prompt itself without tracing them. */
export function untraced<T>(run: () => T): T {
  const { on } = traceSwitch;
  traceSwitch.on = false;
  try {
    return run();
  } finally {
    traceSwitch.on = on;
  }
}
