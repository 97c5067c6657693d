import { existsSync } from "node:fs";
import process from "node:process";
import { deviceCount } from "../../cuda/index.ts";
import { type CliCommand, CliError, exitCode, type Given } from "../common/command.ts";
import { writeAll } from "../output/output.ts";
import { type RunPlan, runAll } from "../run/run-all.ts";
import { watchFiles } from "../run/watch-files.ts";

export const run: CliCommand = {
  words: [
    { word: "SCRIPT", text: "a program that joins a group" },
    { word: "[ARGUMENTS...]", text: "arguments of the script" },
  ],
  options: [
    { flags: "-n, --processes COUNT", text: "processes on this host; one for each GPU without it" },
    { flags: "--survive", text: "continue when a process fails" },
    { flags: "--restart COUNT", text: "total number of restarts of failed processes; implies --survive" },
    { flags: "-w, --watch", text: "restart when a source file beside or below the script changes" },
    { flags: "--plain", text: "print output without ranks in front" },
    {
      flags: "--rendezvous URL",
      text: "several hosts: where all meet, tcp://HOST:PORT, etcd://HOST:PORT/NAME or file:///PATH of a shared folder",
    },
    { flags: "--size COUNT", text: "several hosts: number of members on all of them" },
    { flags: "--first-rank RANK", text: "several hosts: the first rank of this host", default: "0" },
  ],
  examples: [
    ["doorbell run -n 4 train.ts", "four processes, one GPU each; the first failure ends all"],
    [
      "doorbell run -n 4 --survive train.ts --its-own-option",
      "the remaining members continue: group.reform()",
    ],
    ["doorbell run -n 4 --restart 3 train.ts", "a replacement joins again: group.reform({ size: 4 })"],
    ["doorbell run -n 2 --watch program.ts", "restarts after each change of a file"],
    [
      "doorbell run -n 8 --rendezvous tcp://node1:7000 --size 16 --first-rank 8 train.ts",
      "the second of two hosts",
    ],
  ],
  notes: `Each process finds its rank, the size and the rendezvous in its environment (DOORBELL_RANK and so on, and torchrun's names), so join()
needs no arguments. The exit code is that of the first process that failed. With --survive it is 0 if one process succeeded.`,
  passThrough: true,
  run: async (given) => {
    const [script = ""] = given.words;
    if (!existsSync(script)) throw new CliError(`there is no file ${script}`);
    const plan = planOf(given);
    if (given.options["watch"] !== true) return await runAll(plan, new AbortController().signal);
    return await runAgain(plan, script);
  },
};

function numberOf({ options }: Given, name: string, flag: string, least: number): number | undefined {
  const text = options[name];
  if (typeof text !== "string") return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new CliError(`${flag} must be a whole number from ${least} on, not ${JSON.stringify(text)}`);
  return value;
}

/** Report of a process that it uses a soft device (`tellFallback`). */
const fallbackReport = /^doorbell: .*; using the soft (GPU|device soft0)/;

function planOf(given: Given): RunPlan {
  const { words, options, output } = given;
  const count = numberOf(given, "processes", "--processes", 1) ?? Math.max(1, deviceCount());
  const rendezvous = typeof options["rendezvous"] === "string" ? options["rendezvous"] : undefined;
  const size = numberOf(given, "size", "--size", 1) ?? count;
  const firstRank = numberOf(given, "firstRank", "--first-rank", 0) ?? 0;
  if (rendezvous === undefined && (size !== count || firstRank !== 0))
    throw new CliError(
      "several hosts need --rendezvous tcp://HOST:PORT, etcd://HOST:PORT/NAME or file:///PATH, where all of them meet",
    );
  if (firstRank + count > size)
    throw new CliError(`ranks ${firstRank} to ${firstRank + count - 1} are beyond --size ${size}`);
  const restarts = numberOf(given, "restart", "--restart", 1) ?? 0;
  const width = `${size - 1}`.length;
  const { dim, name } = output.style;
  const plain = options["plain"] === true;
  const fallbacks = new Set<string>();
  const line: RunPlan["line"] = (rank, text, stream) => {
    if (stream === "stderr" && fallbackReport.test(text)) {
      // Every process reports the same fallback, and one report is enough.
      if (fallbacks.has(text)) return;
      fallbacks.add(text);
    }
    const fd = stream === "stdout" ? 1 : 2;
    if (output.asJson) writeAll(1, `${JSON.stringify({ rank, stream, line: text })}\n`);
    else writeAll(fd, plain ? `${text}\n` : `${name(`${rank}`.padStart(width))} ${dim("|")} ${text}\n`);
  };
  const note = (text: string): void => output.note(`doorbell run: ${text}`);
  return {
    script: words,
    count,
    firstRank,
    size,
    rendezvous,
    survive: options["survive"] === true || restarts > 0,
    restarts,
    line,
    note,
  };
}

/** Runs the plan again after each change, until Ctrl-C. */
async function runAgain(plan: RunPlan, script: string): Promise<number> {
  let interrupted = false;
  let wake = (): void => {};
  const leave = (): void => {
    interrupted = true;
    wake();
  };
  process.on("SIGINT", leave);
  let controller = new AbortController();
  const watcher = watchFiles(script, (name) => {
    plan.note(`${name} changed`);
    controller.abort();
    wake();
  });
  try {
    while (!interrupted) {
      controller = new AbortController();
      const { signal } = controller;
      await runAll(plan, signal);
      if (interrupted) break;
      if (signal.aborted) continue;
      plan.note("ended; waiting for a change, Ctrl-C exits");
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      wake = () => {};
    }
    return exitCode.interrupted;
  } finally {
    watcher.close();
    process.off("SIGINT", leave);
  }
}
