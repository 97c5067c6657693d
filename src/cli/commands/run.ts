import { existsSync } from "node:fs";
import process from "node:process";
import { deviceCount } from "../../cuda/index.ts";
import type { CliCommand, Given } from "../cli-command.ts";
import { CliError, exitCode } from "../exit-code.ts";
import { writeAll } from "../output/output.ts";
import { type RunPlan, runAll } from "../run/run-all.ts";
import { watchFiles } from "../run/watch-files.ts";

export const run: CliCommand = {
  words: [
    { word: "SCRIPT", text: "a program that joins a group" },
    { word: "[ARGUMENTS...]", text: "its own" },
  ],
  options: [
    { flags: "-n, --processes COUNT", text: "how many on this host; as many as it has GPUs without it" },
    { flags: "--survive", text: "when one fails the others go on" },
    { flags: "--restart COUNT", text: "start processes that fail again, so often in all; implies --survive" },
    { flags: "-w, --watch", text: "start anew when a source file beside or below the script changes" },
    { flags: "--plain", text: "output without ranks in front" },
    { flags: "--rendezvous URL", text: "several hosts: where all meet, tcp://HOST:PORT" },
    { flags: "--size COUNT", text: "several hosts: members on all of them" },
    { flags: "--first-rank RANK", text: "several hosts: the first rank of this one", default: "0" },
  ],
  examples: [
    ["doorbell run -n 4 train.ts", "four processes, each with a GPU; the first that fails ends all"],
    ["doorbell run -n 4 --survive train.ts --its-own-option", "those that are left go on: group.reform()"],
    ["doorbell run -n 4 --restart 3 train.ts", "a replacement joins again: group.reform({ size: 4 })"],
    ["doorbell run -n 2 --watch program.ts", "again whenever a file changes"],
    [
      "doorbell run -n 8 --rendezvous tcp://node1:7000 --size 16 --first-rank 8 train.ts",
      "the second of two hosts",
    ],
  ],
  notes: `Each process finds rank, size and where to meet in its environment (DOORBELL_RANK and so on, and torchrun's names), so that join()
needs nothing. The exit code is that of the first process that failed; with --survive it is 0 as long as one was fine.`,
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
    throw new CliError(`${flag} is a whole number from ${least} on, not ${JSON.stringify(text)}`);
  return value;
}

function planOf(given: Given): RunPlan {
  const { words, options, output } = given;
  const count = numberOf(given, "processes", "--processes", 1) ?? Math.max(1, deviceCount());
  const rendezvous = typeof options["rendezvous"] === "string" ? options["rendezvous"] : undefined;
  const size = numberOf(given, "size", "--size", 1) ?? count;
  const firstRank = numberOf(given, "firstRank", "--first-rank", 0) ?? 0;
  if (rendezvous === undefined && (size !== count || firstRank !== 0))
    throw new CliError("several hosts need --rendezvous tcp://HOST:PORT, where all of them meet");
  if (firstRank + count > size)
    throw new CliError(`ranks ${firstRank} to ${firstRank + count - 1} are beyond --size ${size}`);
  const restarts = numberOf(given, "restart", "--restart", 1) ?? 0;
  const width = `${size - 1}`.length;
  const { dim, name } = output.style;
  const plain = options["plain"] === true;
  const line: RunPlan["line"] = (rank, text, stream) => {
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

/** Runs it again and again, until Ctrl-C. */
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
      plan.note("ended; waiting for a change, Ctrl-C leaves");
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
