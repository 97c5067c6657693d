import process from "node:process";
import { BEAT_EVERY_MS } from "../../counters/layout.ts";
import { type CliCommand, CliError, exitCode, type Given } from "../common/command.ts";
import { writeAll } from "../output/output.ts";
import { beat, withShownFiles } from "../processes/look.ts";
import { GroupMeter } from "../watch/group-meter.ts";
import { LiveScreen } from "../watch/live-screen.ts";
import { pageLines } from "../watch/page.ts";
import { Reporter, type WatchReport } from "../watch/report.ts";

/**
 * Time to wait for the first snapshots, in milliseconds. A sleeping soft0 checks for requests once a second.
 */
const FIRST_ANSWER_MS = 1200;

export const watch: CliCommand = {
  options: [
    { flags: "-i, --interval SECONDS", text: "seconds between two reports, from 0.1 on", default: "1" },
    { flags: "-g, --group URL...", text: "metrics URLs of group members on other hosts" },
    { flags: "--once", text: "print one report, over one interval, and exit" },
  ],
  examples: [
    ["doorbell watch", "live view of RDMA and GPU work of this user's processes; q quits"],
    ["doorbell watch --once", "one report, as text"],
    [
      "DOORBELL_METRICS=on doorbell run -n 4 train.ts",
      "a group for doorbell watch in another terminal: one row for each rank",
    ],
    ["doorbell watch --group http://node2:9400/metrics", "adds a member on another host"],
    ["doorbell watch --json --interval 5", "a line of JSON every five seconds"],
  ],
  notes: `For every process of this user that runs doorbell: soft0's queue pairs with their rates, retransmitted packets,
connection contexts, and copies and launches on GPUs. For this machine: the counters of RDMA ports
(/sys/class/infiniband), and NVIDIA's GPUs from NVML. For groups: a row for each member that reports
metrics (group.serveMetrics(), or DOORBELL_METRICS=on), with its calls, their sizes and its waits. A member that delays the others is marked.
Without a terminal it prints the page every interval. DOORBELL_SHOW=off hides a process.`,
  run: async (given) => {
    const intervalMs = interval(given);
    using reporter = new Reporter();
    const groups = new GroupMeter(urlsOf(given));
    const beating = setInterval(() => withShownFiles(beat), BEAT_EVERY_MS);
    withShownFiles(beat);
    const live = given.output.isTerminal && !given.output.asJson && given.options["once"] !== true;
    try {
      return live
        ? await watchLive(reporter, groups, given, intervalMs)
        : await printPages(reporter, groups, given, intervalMs);
    } finally {
      clearInterval(beating);
    }
  },
};

function interval({ options }: Given): number {
  const seconds = Number(options["interval"]);
  if (!(seconds >= 0.1 && seconds <= 3600))
    throw new CliError(
      `--interval must be a number of seconds from 0.1 to 3600, not ${JSON.stringify(options["interval"])}`,
    );
  return seconds * 1000;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function look(reporter: Reporter, meter: GroupMeter): Promise<WatchReport> {
  const groups = await meter.look();
  return withShownFiles((files) => reporter.report(files, groups, meter.silent));
}

function urlsOf({ options }: Given): string[] {
  const given = options["group"];
  const urls = Array.isArray(given) ? given.map(String) : [];
  for (const url of urls)
    if (!/^https?:/.test(url) || !URL.canParse(url))
      throw new CliError(
        `--group must be a metrics URL of a member, http://HOST:PORT/metrics, not ${JSON.stringify(url)}`,
      );
  return urls;
}

async function watchLive(
  reporter: Reporter,
  groups: GroupMeter,
  { output }: Given,
  intervalMs: number,
): Promise<number> {
  using screen = new LiveScreen();
  const { bold, dim } = output.style;
  let left = false;
  const leaving = screen.left.then(() => {
    left = true;
  });
  for (let next = intervalMs; !left; next = intervalMs) {
    const report = await look(reporter, groups);
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

async function printPages(
  reporter: Reporter,
  groups: GroupMeter,
  given: Given,
  intervalMs: number,
): Promise<number> {
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
  await look(reporter, groups);
  do {
    await Promise.race([pause(intervalMs), stop]);
    if (interrupted) break;
    const report = await look(reporter, groups);
    if (output.asJson) writeAll(1, `${JSON.stringify(report)}\n`);
    else
      output.text(
        `${report.time}\n${pageLines(report, output.style, output.columns).join("\n")}\n${once ? "" : "\n"}`,
      );
  } while (!once);
  return interrupted ? exitCode.interrupted : exitCode.fine;
}
