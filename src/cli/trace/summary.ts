import type { TraceLine } from "./trace-line.ts";

/** Totals of one function at the end of a trace. */
export interface CallSummary {
  readonly name: string;
  calls: number;
  failures: number;
  nanoseconds: number;
  longest: number;
}

/** Counts the calls of a trace. */
export class Summary {
  readonly #calls = new Map<string, CallSummary>();

  add({ name, nanoseconds, failed }: TraceLine): void {
    let call = this.#calls.get(name);
    if (call === undefined) {
      call = { name, calls: 0, failures: 0, nanoseconds: 0, longest: 0 };
      this.#calls.set(name, call);
    }
    call.calls++;
    call.nanoseconds += nanoseconds;
    call.longest = Math.max(call.longest, nanoseconds);
    if (failed) call.failures++;
  }

  /** Returns the functions, the one with the longest total time first. */
  calls(): readonly CallSummary[] {
    return [...this.#calls.values()].sort((a, b) => b.nanoseconds - a.nanoseconds);
  }
}
