import { DoorbellError } from "../errors.ts";
import type { Fault } from "./faults/fault.ts";

/**
 * Error of a simulation that failed: a program threw, a check did not hold, or nothing could happen any more.
 * `cause` is the error of the program or the check.
 *
 * @example
 * try {
 *   await simulate({ seed: 7 }, async () => {
 *     throw new Error("two leaders");
 *   });
 * } catch (error) {
 *   if (error instanceof SimulationError) console.log(error.seed, error.timeMs); // 7 0
 * }
 */
export class SimulationError extends DoorbellError {
  override readonly name = "SimulationError";
  /** Seed that repeats the failure. */
  readonly seed: number;
  /** Virtual time of the failure, in milliseconds since the start. */
  readonly timeMs: number;
  /** Digest of the run up to the failure. */
  readonly digest: string;
  /** Faults of the run. */
  readonly faults: readonly Fault[];

  constructor(
    what: string,
    run: Pick<SimulationError, "seed" | "timeMs" | "digest" | "faults">,
    cause?: unknown,
  ) {
    super(
      `seed ${run.seed}, after ${secondsText(run.timeMs)}: ${what}`,
      `Repeat it with simulate({ seed: ${run.seed}, ... }) and the same options.`,
      cause === undefined ? undefined : { cause },
    );
    this.seed = run.seed;
    this.timeMs = run.timeMs;
    this.digest = run.digest;
    this.faults = run.faults;
  }
}

/** Returns a text that is equal for failures whose messages differ in numbers only. @internal */
export const failureKind = ({ message }: SimulationError): string =>
  message
    .split("\n")[0]!
    .replace(/^seed \d+, after .*? s: /, "")
    .replace(/\d+(\.\d+)?/g, "#");

/** Returns a time in milliseconds as text in seconds. */
const secondsText = (ms: number): string => `${Math.round(ms * 1000) / 1e6} s`;

/**
 * Error of a call that a simulation refuses, because it would reach outside of the simulation.
 *
 * @example
 * await simulate({ hosts: 1 }, async (cluster) => {
 *   await cluster.host(0).run(async () => {
 *     try {
 *       await fetch("http://10.0.0.2/");
 *     } catch (error) {
 *       if (error instanceof EscapeError) console.log(error.call); // fetch
 *     }
 *   });
 * });
 */
export class EscapeError extends DoorbellError {
  override readonly name = "EscapeError";
  /** Name of the refused call. */
  readonly call: string;

  constructor(call: string, hint: string) {
    super(`${call} is outside of the simulation, so its result could not be repeated`, hint);
    this.call = call;
  }
}
