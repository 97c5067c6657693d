import { fileURLToPath } from "node:url";
import { PeerProcess } from "../../verbs/peer-process.ts";
import { medianIfAny, ratio } from "../../verbs/results.ts";
import { runExample } from "./example.ts";
import { type Bars, type Method, methods, type RoundTrips, socket } from "./methods.ts";

const script = fileURLToPath(new URL("./end.ts", import.meta.url));
const module = (path: string) => fileURLToPath(new URL(`../../../node_modules/${path}`, import.meta.url));

/** Runtimes that can run a script. */
export const runtimes = {
  bun: [process.execPath, script],
  deno: [module(".bin/deno"), "run", "-A", "--no-check", script],
  node: [module("node26/bin/node"), "--no-warnings", script],
} as const;
export type Runtime = keyof typeof runtimes;

/** Number of measured round trips in a run. */
const rounds = 4000;
/** Rounds of a run beside busy processes. Few rounds take most of the time there, and the mean needs enough of them. */
const busyRounds = 40_000;
const again = 200;
const warmUp = 10_000;
/** Rounds of warm-up beside busy processes, where the threads of the compiler get few turns. */
const busyWarmUp = 50_000;
const seconds = 60;

/** Results of one transport, run by run. */
export interface ScriptFigures {
  readonly method: Method;
  /** Goals on this machine, busy or not. */
  readonly bars: Bars;
  readonly runs: readonly RoundTrips[];
  readonly failure: string | undefined;
}

const valuesOf = ({ runs }: ScriptFigures, key: keyof RoundTrips): number[] =>
  runs.map((run) => run[key]).filter((value) => value !== undefined);

export const medianOf = (figures: ScriptFigures, key: keyof RoundTrips): number | undefined =>
  medianIfAny(valuesOf(figures, key));

/** Returns the median over the rounds of a figure as a multiple of the socket's. */
export function timesSocket(
  figures: ScriptFigures,
  all: readonly ScriptFigures[],
  key: keyof RoundTrips,
): number | undefined {
  const base = all.find(({ method }) => method.name === socket.name)!;
  return ratio(valuesOf(figures, key), valuesOf(base, key));
}

/** Two processes that exchange messages. */
interface Exchange {
  open(): Promise<void>;
  run(): Promise<RoundTrips>;
  stop(): Promise<void>;
}

/** One method with its results. */
class Contender implements ScriptFigures {
  readonly method: Method;
  readonly bars: Bars;
  readonly runs: RoundTrips[] = [];
  failure: string | undefined;
  readonly #exchange: Exchange;

  constructor(method: Method, runtime: Runtime, isBusy: boolean) {
    this.method = method;
    this.bars = (isBusy ? method.busyBars : method.bars) ?? {};
    this.#exchange =
      method.over === "example" ? new Example(runtimes[runtime][0]) : new Pair(method, runtime, isBusy);
  }

  open = (): Promise<void> => this.#exchange.open();

  run = async (): Promise<void> => {
    this.runs.push(await this.#exchange.run());
  };

  stop = (): Promise<void> => this.#exchange.stop();
}

/** Rounds of a run of the example. It counts its warm-up too, which takes up to a second beside busy processes. */
const exampleRounds = 1_000_000;

/** The example starts two processes for each run. */
class Example implements Exchange {
  readonly #bun: string;

  constructor(bun: string) {
    this.#bun = bun;
  }

  async open(): Promise<void> {}

  async run(): Promise<RoundTrips> {
    return { mean: await runExample(this.#bun, exampleRounds) };
  }

  async stop(): Promise<void> {}
}

class Pair implements Exchange {
  readonly #method: Method;
  readonly #warmUp: number;
  readonly #rounds: number;
  readonly #active: PeerProcess;
  readonly #passive: PeerProcess;

  constructor(method: Method, runtime: Runtime, isBusy: boolean) {
    this.#method = method;
    this.#warmUp = isBusy ? busyWarmUp : warmUp;
    this.#rounds = isBusy ? busyRounds : rounds;
    const [command, ...args] = runtimes[runtime];
    this.#active = new PeerProcess(command, args, method.environment);
    this.#passive = new PeerProcess(command, args, method.environment);
  }

  async open(): Promise<void> {
    const opened = [this.#active, this.#passive].map((end) => end.ask({ do: "open", method: this.#method }));
    const [active, passive] = await Promise.all(opened);
    await this.#passive.ask({ do: "connect", peer: active, role: "passive" });
    await this.#active.ask({ do: "connect", peer: passive, role: "active" });
    await this.#exchange(this.#warmUp);
  }

  async run(): Promise<RoundTrips> {
    await this.#exchange(again);
    return this.#exchange(this.#rounds);
  }

  async #exchange(count: number): Promise<RoundTrips> {
    const answered = this.#passive.ask({ do: "run", role: "passive", rounds: count }, seconds);
    const found = this.#active.ask<RoundTrips>({ do: "run", role: "active", rounds: count }, seconds);
    await Promise.all([answered, found]);
    return found;
  }

  async stop(): Promise<void> {
    await Promise.all([this.#active.stop(), this.#passive.stop()]);
  }
}

/** Which scripts run, and how often. */
export interface ScriptRun {
  readonly rounds: number;
  readonly runtime: Runtime;
  /** Text that the names of the measured methods contain. The socket always runs. */
  readonly only: string;
  /** True beside the processes of `--busy`. */
  readonly isBusy: boolean;
  readonly say: (line: string) => void;
}

/**
 * Measures 4 KiB round trips between two scripts. The transports alternate, so that slow changes of the
 * machine affect all of them.
 */
export async function measureScripts(options: ScriptRun): Promise<ScriptFigures[]> {
  const { runtime, only, isBusy, say } = options;
  const all = methods
    // The example is a command line of Bun.
    .filter(
      ({ name, over }) =>
        (over === "socket" || name.includes(only)) && (over !== "example" || runtime === "bun"),
    )
    .map((method) => new Contender(method, runtime, isBusy));
  const attempt = async (one: Contender, what: () => Promise<void>) => {
    if (one.failure !== undefined) return;
    await what().catch((error: Error) => {
      one.failure = error.message;
      say(`${runtime}, ${one.method.name}: ${error.message}`);
    });
  };
  try {
    for (const one of all) await attempt(one, one.open);
    for (let round = 0; round < options.rounds; round++) {
      for (let turn = 0; turn < all.length; turn++) {
        const one = all[(turn + round) % all.length]!;
        await attempt(one, one.run);
      }
    }
  } finally {
    await Promise.all(all.map((one) => one.stop()));
  }
  return all;
}

/** Returns the goals of a transport with their results. A goal without a measurement is absent. */
export function barsOf(
  figures: ScriptFigures,
  all: readonly ScriptFigures[],
): { readonly text: string; readonly isReached: boolean }[] {
  return (["median", "mean", "p99"] as const).flatMap((key) => {
    const bar = figures.bars[key];
    const found = timesSocket(figures, all, key);
    if (bar === undefined || found === undefined) return [];
    return [{ text: `${key} <= ${bar}x`, isReached: found <= bar }];
  });
}
