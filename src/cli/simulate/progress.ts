import { Coverage } from "../../simulation/observation/coverage.ts";
import type { Output } from "../output/output.ts";
import { StatusLine } from "../output/status-line.ts";
import { rateText } from "../output/units.ts";
import { durationText } from "./durations.ts";
import type { Failure, SearchReport } from "./search.ts";

/** Numbers of a whole search. */
export interface SearchSummary {
  readonly seeds: number;
  readonly faults: number;
  readonly packets: number;
  readonly events: number;
  /** Virtual time of all simulations, in milliseconds. */
  readonly virtualMs: number;
  readonly wallMs: number;
  /** Number of transitions of NICs and the connection manager that were reached. */
  readonly states: number;
  /** Seeds that reached new states, in the order of their reports. */
  readonly kept: readonly number[];
  readonly failure: Failure | undefined;
}

/** Adds the reports of a search, and shows its progress on standard error. */
export class Progress {
  readonly #line: StatusLine;
  readonly #start = performance.now();
  readonly #coverage = new Coverage();
  readonly #kept: number[] = [];
  #sums = { seeds: 0, faults: 0, packets: 0, events: 0, virtualMs: 0 };
  #failure: Failure | undefined;

  constructor(output: Output) {
    this.#line = new StatusLine(output);
  }

  readonly add = ({ reached, failure, ...more }: SearchReport): void => {
    const { seeds, faults, packets, events, virtualMs } = this.#sums;
    this.#sums = {
      seeds: seeds + more.seeds,
      faults: faults + more.faults,
      packets: packets + more.packets,
      events: events + more.events,
      virtualMs: virtualMs + more.virtualMs,
    };
    for (const { seed, states } of reached) if (this.#coverage.add(states) > 0) this.#kept.push(seed);
    this.#failure ??= failure;
    this.#line.show(` ${summaryText(this.summary)}`);
  };

  /** Removes the line of progress from a terminal. */
  clear(): void {
    this.#line.clear();
  }

  get summary(): SearchSummary {
    return {
      ...this.#sums,
      wallMs: performance.now() - this.#start,
      ...{ states: this.#coverage.size, kept: this.#kept, failure: this.#failure },
    };
  }
}

/** Returns the numbers of a search as one line. */
export function summaryText({
  seeds,
  faults,
  states,
  kept,
  virtualMs,
  wallMs,
  events,
}: SearchSummary): string {
  const perSecond = rateText((events * 1000) / Math.max(1, wallMs));
  return [
    `${seeds} seed${seeds === 1 ? "" : "s"}`,
    `${faults} faults`,
    `${states} states reached by ${kept.length} of them`,
    `${durationText(Math.round(virtualMs))} simulated in ${durationText(Math.round(wallMs))}`,
    `${perSecond} events/s`,
  ].join(", ");
}
