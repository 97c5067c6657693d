/** The trace as the prompt has it: calls are wrapped from the beginning, and silent until `.trace on`. */
export interface TraceSwitch {
  on: boolean;
}

export const traceSwitch: TraceSwitch = { on: false };

/** To be called before a library is loaded: whoever loads it reads this once. */
export function offerTraceSwitch(): void {
  (globalThis as Record<symbol, unknown>)[Symbol.for("doorbell.trace")] = traceSwitch;
}

/** Calls of the prompt's own, which are not what the user asks about. */
export function untraced<T>(run: () => T): T {
  const { on } = traceSwitch;
  traceSwitch.on = false;
  try {
    return run();
  } finally {
    traceSwitch.on = on;
  }
}
