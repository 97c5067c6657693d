import { fileURLToPath } from "node:url";
import { PeerProcess } from "../../verbs/peer-process.ts";
import { median } from "../../verbs/results.ts";
import { type Method, methods, type RoundTrips, socket } from "./methods.ts";

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
const again = 200;
const warmUp = 10_000;
const seconds = 60;

/** Results of one transport, run by run. */
export interface ScriptFigures {
  readonly method: Method;
  readonly runs: readonly RoundTrips[];
  readonly failure: string | undefined;
}

export const medianOf = (figures: ScriptFigures, key: keyof RoundTrips): number | undefined =>
  median(figures.runs.map((run) => run[key]));

class Pair {
  readonly method: Method;
  readonly runs: RoundTrips[] = [];
  failure: string | undefined;
  readonly #active: PeerProcess;
  readonly #passive: PeerProcess;

  constructor(method: Method, runtime: Runtime) {
    this.method = method;
    const [command, ...args] = runtimes[runtime];
    this.#active = new PeerProcess(command, args, method.environment);
    this.#passive = new PeerProcess(command, args, method.environment);
  }

  async open(): Promise<void> {
    const opened = [this.#active, this.#passive].map((end) => end.ask({ do: "open", method: this.method }));
    const [active, passive] = await Promise.all(opened);
    await this.#passive.ask({ do: "connect", peer: active, role: "passive" });
    await this.#active.ask({ do: "connect", peer: passive, role: "active" });
    await this.#exchange(warmUp);
  }

  async run(): Promise<void> {
    await this.#exchange(again);
    this.runs.push(await this.#exchange(rounds));
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

/**
 * Measures 4 KiB round trips between two scripts. The transports alternate, so that slow changes of the
 * machine affect all of them.
 */
export async function measureScripts(
  count: number,
  runtime: Runtime,
  say: (line: string) => void,
): Promise<ScriptFigures[]> {
  const pairs = methods.map((method) => new Pair(method, runtime));
  const attempt = async (pair: Pair, what: () => Promise<void>) => {
    if (pair.failure !== undefined) return;
    await what().catch((error: Error) => {
      pair.failure = error.message;
      say(`${runtime}, ${pair.method.name}: ${error.message}`);
    });
  };
  try {
    for (const pair of pairs) await attempt(pair, () => pair.open());
    for (let round = 0; round < count; round++) {
      for (let turn = 0; turn < pairs.length; turn++) {
        const pair = pairs[(turn + round) % pairs.length]!;
        await attempt(pair, () => pair.run());
      }
    }
  } finally {
    await Promise.all(pairs.map((pair) => pair.stop()));
  }
  return pairs;
}

/** Returns true when a transport reaches its goal, and undefined when it has no goal or was not measured. */
export function reachesBar(figures: ScriptFigures, all: readonly ScriptFigures[]): boolean | undefined {
  const { bar } = figures.method;
  const base = medianOf(all.find(({ method }) => method.name === socket.name)!, "median");
  const found = medianOf(figures, "median");
  return bar === undefined || base === undefined || found === undefined ? undefined : found <= bar * base;
}
