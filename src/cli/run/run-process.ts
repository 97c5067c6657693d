import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { runtimeArguments } from "../runtime-arguments.ts";

/** How a process ended: its exit code, or the signal that ended it. */
export interface RunEnd {
  readonly rank: number;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Where a process stands in what is run. */
export interface RunPlace {
  readonly rank: number;
  readonly size: number;
  readonly localRank: number;
  readonly localSize: number;
  readonly rendezvous: string;
  readonly token: string;
}

/** doorbell's own variables, and those that programs for torchrun read. */
const environmentOf = (place: RunPlace): Readonly<Record<string, string>> => ({
  DOORBELL_RANK: `${place.rank}`,
  DOORBELL_SIZE: `${place.size}`,
  DOORBELL_LOCAL_RANK: `${place.localRank}`,
  DOORBELL_RENDEZVOUS: place.rendezvous,
  DOORBELL_GROUP_TOKEN: place.token,
  RANK: `${place.rank}`,
  WORLD_SIZE: `${place.size}`,
  LOCAL_RANK: `${place.localRank}`,
  LOCAL_WORLD_SIZE: `${place.localSize}`,
});

/** One process of those that are run; its output comes line by line. */
export class RunProcess {
  readonly rank: number;
  readonly ended: Promise<RunEnd>;
  readonly #child: ChildProcess;

  constructor(
    script: readonly string[],
    place: RunPlace,
    line: (text: string, stream: "stdout" | "stderr") => void,
  ) {
    const { rank } = place;
    this.rank = rank;
    const child = spawn(process.execPath, [...runtimeArguments(script[0]!), ...script], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...environmentOf(place) },
    });
    this.#child = child;
    for (const stream of ["stdout", "stderr"] as const)
      createInterface({ input: child[stream] }).on("line", (text) => line(text, stream));
    this.ended = new Promise((resolve) => {
      child.once("error", () => resolve({ rank, code: 127, signal: null }));
      child.once("close", (code, signal) => resolve({ rank, code, signal }));
    });
  }

  get processId(): number | undefined {
    return this.#child.pid;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
}

/** "ended with code 3", "was ended by SIGKILL". */
export const endText = ({ code, signal }: RunEnd): string =>
  signal === null ? `ended with code ${code}` : `was ended by ${signal}`;

export const isFine = ({ code }: RunEnd): boolean => code === 0;
