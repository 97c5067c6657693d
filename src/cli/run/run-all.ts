import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { ENDED_TEXT } from "../../exchange/ended-rendezvous.ts";
import { temporaryFolder } from "../../lifetime/temporary-folder.ts";
import { exitCode } from "../common/command.ts";
import { runtimeArguments } from "../common/runtime-arguments.ts";

/** End of a process: its exit code, or the signal that ended it. */
interface RunEnd {
  readonly rank: number;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Rank and size of a process, on its host and in the group. */
interface RunMember {
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
class RunProcess {
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
const endText = ({ code, signal }: RunEnd): string =>
  signal === null ? `ended with code ${code}` : `was ended by ${signal}`;

const isFine = ({ code }: RunEnd): boolean => code === 0;

/** Program of `doorbell run` and its options. */
export interface RunPlan {
  readonly script: readonly string[];
  readonly count: number;
  /** First rank of this host. A group of more than `count` members runs on several hosts. */
  readonly firstRank: number;
  readonly size: number;
  /** Rendezvous of all hosts, undefined on one host. */
  readonly rendezvous: string | undefined;
  /** True when the other members continue after a failure. */
  readonly survive: boolean;
  /** Total number of restarts of failed processes. A restarted process takes its old rank. */
  readonly restarts: number;
  readonly line: (rank: number, text: string, stream: "stdout" | "stderr") => void;
  readonly note: (text: string) => void;
}

/** Time between the request to exit and SIGKILL, in milliseconds. */
const exitLimitMs = 5000;

const statusOf = ({ code, signal }: RunEnd): number =>
  signal === null ? (code ?? exitCode.failed) : exitCode.failed;

/** Runs the processes to their end. `stop` ends them early. Returns the exit status of the whole run. */
export async function runAll(plan: RunPlan, stop: AbortSignal): Promise<number> {
  const folder = temporaryFolder(`doorbell-run-${process.pid}-`);
  const rendezvous = plan.rendezvous ?? `file://${join(folder, "rendezvous")}`;
  const token =
    process.env["DOORBELL_GROUP_TOKEN"] ?? (plan.rendezvous ? "" : randomBytes(16).toString("hex"));
  const { count, size, firstRank, script } = plan;
  const left = new Set<RunProcess>();
  const start = (localRank: number): RunProcess => {
    const rank = firstRank + localRank;
    const member = { rank, size, localRank, localSize: count, rendezvous, token };
    const one = new RunProcess(script, member, (text, stream) => plan.line(rank, text, stream));
    left.add(one);
    return one;
  };
  const all = Array.from({ length: count }, (_, localRank) => start(localRank));
  const replacements = new Set<RunProcess>();
  /** Lets replacements that the members did not admit end at once, after all members have ended. */
  const endRendezvous = (): void => {
    if (plan.rendezvous === undefined && [...left].every((one) => replacements.has(one)))
      writeFileSync(join(folder, "rendezvous"), ENDED_TEXT);
  };
  let asked = false;
  let restarts = 0;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const end = (signal: NodeJS.Signals): void => {
    for (const each of left) each.kill(asked ? "SIGKILL" : signal);
    asked = true;
    timers.push(
      setTimeout(() => {
        for (const each of left) each.kill("SIGKILL");
      }, exitLimitMs),
    );
  };
  const stopped = (): void => end("SIGTERM");
  // A terminal sends Ctrl-C to the processes too. A second Ctrl-C kills them.
  const interrupted = (): void => end("SIGINT");
  stop.addEventListener("abort", stopped, { once: true });
  process.on("SIGINT", interrupted);
  process.on("SIGTERM", stopped);
  let first: RunEnd | undefined;
  let fine = 0;
  try {
    const watch = async (one: RunProcess): Promise<void> => {
      const ended = await one.ended;
      left.delete(one);
      if (isFine(ended)) {
        fine++;
        endRendezvous();
        // After a member has ended, the group is done, so a replacement could not join it.
      } else if (!asked && restarts < plan.restarts && fine === 0) {
        restarts++;
        plan.note(`rank ${ended.rank} ${endText(ended)}; restarting it (${restarts} of ${plan.restarts})`);
        const replacement = start(ended.rank - firstRank);
        replacements.add(replacement);
        await watch(replacement);
      } else if (!asked) {
        first ??= ended;
        const others =
          left.size === 0 ? "" : plan.survive ? "; the other members continue" : "; ending the other members";
        plan.note(`rank ${ended.rank} ${endText(ended)}${others}`);
        if (!plan.survive && left.size > 0) end("SIGTERM");
      }
    };
    await Promise.all(all.map(watch));
  } finally {
    for (const timer of timers) clearTimeout(timer);
    stop.removeEventListener("abort", stopped);
    process.off("SIGINT", interrupted);
    process.off("SIGTERM", stopped);
    rmSync(folder, { recursive: true, force: true });
  }
  if (first === undefined) return asked && !stop.aborted ? exitCode.interrupted : exitCode.fine;
  return plan.survive && fine > 0 ? exitCode.fine : statusOf(first);
}
