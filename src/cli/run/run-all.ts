import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ENDED_TEXT } from "../../exchange/ended-rendezvous.ts";
import { temporaryFolder } from "../../lifetime/temporary-folder.ts";
import { exitCode } from "../exit-code.ts";
import { endText, isFine, type RunEnd, RunProcess } from "./run-process.ts";

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
    const hear = async (one: RunProcess): Promise<void> => {
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
        await hear(replacement);
      } else if (!asked) {
        first ??= ended;
        const others =
          left.size === 0 ? "" : plan.survive ? "; the other members continue" : "; ending the other members";
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
