import process from "node:process";
import { BEAT_EVERY_MS } from "../../counters/layout.ts";
import type { CliCommand, Given } from "../cli-command.ts";
import { CliError, exitCode } from "../exit-code.ts";
import { writeAll } from "../output/output.ts";
import { beat, withShownFiles } from "../running/look.ts";
import { LiveScreen } from "../watch/live-screen.ts";
import { pageLines } from "../watch/page.ts";
import { Reporter, type WatchReport } from "../watch/report.ts";

/** A soft0 that sleeps looks up once a second; then it tells. */
const FIRST_ANSWER_MS = 1200;

export const watch: CliCommand = {
  options: [
    { flags: "-i, --interval SECONDS", text: "between two looks, from 0.1 on", default: "1" },
    { flags: "--once", text: "one look, of one interval, and end" },
  ],
  examples: [
    ["doorbell watch", "what the processes of this user do with RDMA and GPUs, as it happens; q quits"],
    ["doorbell watch --once", "the same once, as text"],
    ["doorbell watch --json --interval 5", "a line of JSON every five seconds"],
  ],
  notes: `It shows, of every process of yours that uses doorbell: soft0's queue pairs with their rates, packets that were sent again,
connection contexts, and what was copied and launched on GPUs. Of this machine: the RDMA ports' counters
(/sys/class/infiniband), and NVIDIA's GPUs as NVML tells of them.
Without a terminal it prints the page every interval. DOORBELL_SHOW=off keeps a process out.`,
  run: async (given) => {
    const intervalMs = interval(given);
    using reporter = new Reporter();
    const beating = setInterval(() => withShownFiles(beat), BEAT_EVERY_MS);
    withShownFiles(beat);
    const live = given.output.isTerminal && !given.output.asJson && given.options["once"] !== true;
    try {
      return live
        ? await watchLive(reporter, given, intervalMs)
        : await printPages(reporter, given, intervalMs);
    } finally {
      clearInterval(beating);
    }
  },
};

function interval({ options }: Given): number {
  const seconds = Number(options["interval"]);
  if (!(seconds >= 0.1 && seconds <= 3600))
    throw new CliError(
      `--interval is a number of seconds from 0.1 to 3600, not ${JSON.stringify(options["interval"])}`,
    );
  return seconds * 1000;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const look = (reporter: Reporter): WatchReport => withShownFiles((files) => reporter.report(files));

async function watchLive(reporter: Reporter, { output }: Given, intervalMs: number): Promise<number> {
  using screen = new LiveScreen();
  const { bold, dim } = output.style;
  let left = false;
  const leaving = screen.left.then(() => {
    left = true;
  });
  for (let next = intervalMs; !left; next = intervalMs) {
    const report = look(reporter);
    const time = new Date(report.time).toTimeString().slice(0, 8);
    const every = `every ${intervalMs / 1000} s`;
    const count = `${report.processes.length} process${report.processes.length === 1 ? "" : "es"}`;
    screen.show(
      ` ${bold("doorbell watch")}  ${time}  ${dim(`${every}, ${count}; q quits`)}`,
      pageLines(report, output.style, process.stdout.columns),
    );
    await Promise.race([pause(next), leaving]);
  }
  return exitCode.fine;
}

async function printPages(reporter: Reporter, given: Given, intervalMs: number): Promise<number> {
  const { output } = given;
  const once = given.options["once"] === true;
  let interrupted = false;
  const stop = new Promise<void>((resolve) =>
    process.once("SIGINT", () => {
      interrupted = true;
      resolve();
    }),
  );
  await Promise.race([pause(FIRST_ANSWER_MS), stop]);
  look(reporter);
  do {
    await Promise.race([pause(intervalMs), stop]);
    if (interrupted) break;
    const report = look(reporter);
    if (output.asJson) writeAll(1, `${JSON.stringify(report)}\n`);
    else
      output.text(
        `${report.time}\n${pageLines(report, output.style, output.columns).join("\n")}\n${once ? "" : "\n"}`,
      );
  } while (!once);
  return interrupted ? exitCode.interrupted : exitCode.fine;
}
