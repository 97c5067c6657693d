import type { Fault } from "../../simulation/index.ts";
import { Coverage } from "../../simulation/observation/coverage.ts";
import { simulateObserved } from "../../simulation/simulate.ts";
import { SimulationError } from "../../simulation/simulation-error.ts";
import type { LoadedProgram } from "./program.ts";

/** Time between two reports, in milliseconds. */
const REPORT_MS = 250;

/** Seeds that one process runs. */
export interface Share {
  /** Seeds that run first. */
  readonly kept: readonly number[];
  readonly firstSeed: number;
  /** Difference between two seeds. */
  readonly stride: number;
  /** Maximum number of seeds. */
  readonly runs: number;
  /** Maximum duration in milliseconds. */
  readonly limitMs: number;
}

/** Failure of a seed. */
export interface Failure {
  readonly seed: number;
  readonly message: string;
  readonly timeMs: number;
  readonly faults: readonly Fault[];
}

/** Work of a process since its last report. */
export interface SearchReport {
  readonly seeds: number;
  readonly faults: number;
  readonly packets: number;
  readonly events: number;
  /** Virtual time in milliseconds. */
  readonly virtualMs: number;
  /** Seeds that reached new states, each with these states. */
  readonly reached: readonly { readonly seed: number; readonly states: readonly number[] }[];
  readonly failure?: Failure;
}

type Sums = Pick<SearchReport, "seeds" | "faults" | "packets" | "events" | "virtualMs">;
const NONE: Sums = { seeds: 0, faults: 0, packets: 0, events: 0, virtualMs: 0 };

function* seedsOf({ kept, firstSeed, stride, runs }: Share): Generator<number> {
  yield* kept;
  const known = new Set(kept);
  for (let i = 0; i < runs; i++) {
    const seed = firstSeed + i * stride;
    if (!known.has(seed)) yield seed;
  }
}

/** Runs the seeds of a share until one fails. `isStopped` ends the search between two seeds. */
export async function search(
  { options, program }: LoadedProgram,
  share: Share,
  report: (report: SearchReport) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const coverage = new Coverage();
  const start = performance.now();
  let sums: Sums = NONE;
  let reached: { seed: number; states: readonly number[] }[] = [];
  let reportedAt = start;
  const flush = (failure?: Failure): void => {
    report({ ...sums, reached, ...(failure === undefined ? {} : { failure }) });
    sums = NONE;
    reached = [];
    reportedAt = performance.now();
  };
  for (const seed of seedsOf(share)) {
    if (isStopped() || performance.now() - start > share.limitMs) break;
    let failure: Failure | undefined;
    try {
      const done = await simulateObserved({ ...options, seed }, program, [coverage]);
      sums = {
        seeds: sums.seeds + 1,
        faults: sums.faults + done.faults.length,
        packets: sums.packets + done.packets.sent,
        events: sums.events + done.events,
        virtualMs: sums.virtualMs + done.timeMs,
      };
    } catch (error) {
      if (!(error instanceof SimulationError)) throw error;
      const { timeMs, faults } = error;
      failure = { seed, timeMs, faults, message: error.message.split("\n")[0]! };
      sums = { ...sums, seeds: sums.seeds + 1, faults: sums.faults + faults.length };
    }
    const states = coverage.next();
    if (states.length > 0) reached.push({ seed, states });
    if (failure !== undefined || performance.now() - reportedAt > REPORT_MS) flush(failure);
    if (failure !== undefined) return;
  }
  flush();
}
