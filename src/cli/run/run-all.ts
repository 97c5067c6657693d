import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { temporaryFolder } from "../../lifetime/temporary-folder.ts";
import { exitCode } from "../exit-code.ts";
import { endText, isFine, type RunEnd, RunProcess } from "./run-process.ts";

/** What is run, and how. */
export interface RunPlan {
  readonly script: readonly string[];
  readonly count: number;
  /** Ranks of this host begin with it; more than `count` members are on several hosts. */
  readonly firstRank: number;
  readonly size: number;
  /** Where all hosts meet; undefined on one host. */
  readonly rendezvous: string | undefined;
  /** The others go on when one fails. */
  readonly survive: boolean;
  /** So often a process that failed is started again, all of them together: it takes the place that it had. */
  readonly restarts: number;
  readonly line: (rank: number, text: string, stream: "stdout" | "stderr") => void;
  readonly note: (text: string) => void;
}

/** How long processes may take to end when they are asked to. */
const patienceMs = 5000;

const statusOf = ({ code, signal }: RunEnd): number =>
  signal === null ? (code ?? exitCode.failed) : exitCode.failed;

/** Runs the processes to their end; `stop` ends them before that. The exit status of it all. */
export async function runAll(plan: RunPlan, stop: AbortSignal): Promise<number> {
  const folder = temporaryFolder(`doorbell-run-${process.pid}-`);
  const rendezvous = plan.rendezvous ?? `file://${join(folder, "rendezvous")}`;
  const token =
    process.env["DOORBELL_GROUP_TOKEN"] ?? (plan.rendezvous ? "" : randomBytes(16).toString("hex"));
  const { count, size, firstRank, script } = plan;
  const left = new Set<RunProcess>();
  const start = (localRank: number): RunProcess => {
    const rank = firstRank + localRank;
    const place = { rank, size, localRank, localSize: count, rendezvous, token };
    const one = new RunProcess(script, place, (text, stream) => plan.line(rank, text, stream));
    left.add(one);
    return one;
  };
  const all = Array.from({ length: count }, (_, localRank) => start(localRank));
  let asked = false;
  let restarts = 0;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const end = (signal: NodeJS.Signals): void => {
    for (const each of left) each.kill(asked ? "SIGKILL" : signal);
    asked = true;
    timers.push(
      setTimeout(() => {
        for (const each of left) each.kill("SIGKILL");
      }, patienceMs),
    );
  };
  const stopped = (): void => end("SIGTERM");
  // A terminal's Ctrl-C reaches the processes as well; a second one is meant seriously.
  const interrupted = (): void => end("SIGINT");
  stop.addEventListener("abort", stopped, { once: true });
  process.on("SIGINT", interrupted);
  process.on("SIGTERM", stopped);
  let first: RunEnd | undefined;
  let fine = 0;
  try {
    const hear = async (one: RunProcess): Promise<void> => {
      const ended = await one.ended;
      left.delete(one);
      if (isFine(ended)) fine++;
      else if (!asked && restarts < plan.restarts) {
        restarts++;
        plan.note(
          `rank ${ended.rank} ${endText(ended)}; it is started again (${restarts} of ${plan.restarts})`,
        );
        await hear(start(ended.rank - firstRank));
      } else if (!asked) {
        first ??= ended;
        const others = left.size === 0 ? "" : plan.survive ? "; the others go on" : "; the others are ended";
        plan.note(`rank ${ended.rank} ${endText(ended)}${others}`);
        if (!plan.survive && left.size > 0) end("SIGTERM");
      }
    };
    await Promise.all(all.map(hear));
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
