/** The trace as the prompt has it: calls are wrapped from the beginning, and silent until `.trace on`. */
export interface TraceSwitch {
  on: boolean;
}

export const traceSwitch: TraceSwitch = { on: false };

/** To be called before a library is loaded: whoever loads it reads this once. */
export function offerTraceSwitch(): void {
  (globalThis as Record<symbol, unknown>)[Symbol.for("doorbell.trace")] = traceSwitch;
}
