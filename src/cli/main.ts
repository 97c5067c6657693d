/**
 * Entry of the command `doorbell`: reads the arguments, loads the called command, and exits with its code.
 *
 * @module
 */
import process from "node:process";
import { commandNamed } from "./command-table.ts";
import { exitCode } from "./common/command.ts";
import { printHelp, printVersion } from "./help.ts";

/** Runs the command that the arguments name, and ends the process with its exit code. */
export async function run(argv: readonly string[]): Promise<never> {
  process.exit(await status(argv));
}

async function status(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined) return printHelp(exitCode.usage);
  if (name === "--help" || name === "-h") return printHelp(exitCode.fine);
  if (name === "--version" || name === "-V") return printVersion();
  if (name === "help") return status(rest.length > 0 ? [...rest, "--help"] : ["--help"]);
  if (name === "complete") return (await import("./complete.ts")).offer(rest);
  const { invoke, unknownCommand } = await import("./invoke.ts");
  const entry = commandNamed(name);
  return entry === undefined ? unknownCommand(name) : invoke(entry, rest);
}

if (import.meta.main) await run(process.argv.slice(2));
