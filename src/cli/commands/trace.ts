import { existsSync } from "node:fs";
import { type CliCommand, CliError, exitCode } from "../common/command.ts";
import { table } from "../output/table.ts";
import { duration } from "../repl/spread.ts";
import { runTraced } from "../trace/run-script.ts";
import { Summary } from "../trace/summary.ts";
import { type TraceLine, traceLine, wanted } from "../trace/trace-line.ts";

export const trace: CliCommand = {
  words: [
    { word: "SCRIPT", text: "a program that uses doorbell" },
    { word: "[ARGUMENTS...]", text: "arguments of the script" },
  ],
  options: [
    {
      flags: "--only NAMES",
      text: "C functions to show, separated by commas, * for any text: ibv_post_send,cuMem*",
    },
    { flags: "--system", text: "show calls of the operating system too: eventfd, mmap, close" },
    { flags: "--failed", text: "show only calls that fail" },
    { flags: "-q, --quiet", text: "print the summary only" },
  ],
  examples: [
    ["doorbell trace program.ts", "each C call with arguments, result and time; a summary at the end"],
    ["doorbell trace --only 'ibv_modify_qp,cuMem*' program.ts --its-own-option", "calls of some functions"],
    ["doorbell trace --system program.ts", "calls of the operating system too"],
    ["doorbell trace --failed program.ts", "calls that returned an error"],
  ],
  notes:
    "The trace and the summary go to standard error, the script's output to standard output. The exit code is the script's.\nWith --json: one object a line for each call, on standard error, and one with the summary.",
  passThrough: true,
  run: async ({ words, options, output }) => {
    const [script = ""] = words;
    if (!existsSync(script)) throw new CliError(`there is no file ${script}`);
    const patterns = typeof options["only"] === "string" ? options["only"].split(",") : [];
    const quiet = options["quiet"] === true;
    const summary = new Summary();
    const { dim, bad, name } = output.style;
    const show = (call: TraceLine): void => {
      if (output.asJson) {
        output.note(JSON.stringify(call));
        return;
      }
      const text = `${dim(`[${call.process}]`)} ${name(call.name)}${call.shown} ${dim(duration(call.nanoseconds / 1e6))}`;
      output.note(call.failed ? bad(text) : text);
    };
    const code = await runTraced(words, options["system"] === true ? "system" : "devices", (text) => {
      const call = traceLine(text);
      if (call === undefined) {
        output.note(text);
        return;
      }
      if (!wanted(call.name, patterns)) return;
      summary.add(call);
      if (!quiet && (options["failed"] !== true || call.failed)) show(call);
    });
    const calls = summary.calls();
    if (output.asJson) output.note(JSON.stringify({ calls }));
    else if (calls.length > 0) {
      const rows = calls.map((each) => [
        ` ${each.name}`,
        `${each.calls}`,
        each.failures > 0 ? bad(`${each.failures}`) : "",
        duration(each.nanoseconds / 1e6),
        duration(each.nanoseconds / each.calls / 1e6),
        duration(each.longest / 1e6),
      ]);
      const head = [" call", "calls", "failed", "time", "mean", "longest"];
      output.note(`\n${table(head, rows, { right: [1, 2, 3, 4, 5], head: dim }).trimEnd()}`);
    } else output.note("the script made no matching C call");
    return code === 0 ? exitCode.fine : code;
  },
};
