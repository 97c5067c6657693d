import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { runtimeArguments } from "../common/runtime-arguments.ts";

/** End of a process: its exit code, or the signal that ended it. */
export interface RunEnd {
  readonly rank: number;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Rank and size of a process, on its host and in the group. */
export interface RunMember {
  readonly rank: number;
  readonly size: number;
  readonly localRank: number;
  readonly localSize: number;
  readonly rendezvous: string;
  readonly token: string;
}

/** Returns doorbell's variables, and those that programs for torchrun read. */
const environmentOf = (member: RunMember): Readonly<Record<string, string>> => ({
  DOORBELL_RANK: `${member.rank}`,
  DOORBELL_SIZE: `${member.size}`,
  DOORBELL_LOCAL_RANK: `${member.localRank}`,
  DOORBELL_RENDEZVOUS: member.rendezvous,
  DOORBELL_GROUP_TOKEN: member.token,
  RANK: `${member.rank}`,
  WORLD_SIZE: `${member.size}`,
  LOCAL_RANK: `${member.localRank}`,
  LOCAL_WORLD_SIZE: `${member.localSize}`,
});

/** One process of the run. Its output arrives line by line. */
export class RunProcess {
  readonly rank: number;
  readonly ended: Promise<RunEnd>;
  readonly #child: ChildProcess;

  constructor(
    script: readonly string[],
    member: RunMember,
    line: (text: string, stream: "stdout" | "stderr") => void,
  ) {
    const { rank } = member;
    this.rank = rank;
    const child = spawn(process.execPath, [...runtimeArguments(script[0]!), ...script], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...environmentOf(member) },
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

/** Returns a phrase for the end: "ended with code 3", "was ended by SIGKILL". */
export const endText = ({ code, signal }: RunEnd): string =>
  signal === null ? `ended with code ${code}` : `was ended by ${signal}`;

export const isFine = ({ code }: RunEnd): boolean => code === 0;
