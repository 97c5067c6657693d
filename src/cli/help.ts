import process from "node:process";
import { commands } from "./command-table.ts";
import { exitCode } from "./common/command.ts";
import { packageVersion } from "./common/package-version.ts";
import { writeAll } from "./output/output.ts";
import { styleFor } from "./output/style.ts";

/** Prints the page of `doorbell --help`. Loads no library, so that the page appears at once. */
export function printHelp(code: number): number {
  const fd = code === exitCode.fine ? 1 : 2;
  const { bold, dim } = styleFor((fd === 1 ? process.stdout : process.stderr).isTTY === true);
  const width = Math.max(...commands.map(({ name, usage }) => `${name} ${usage}`.length));
  const lines = commands.map(({ name, usage, summary }) => {
    const gap = " ".repeat(width - `${name} ${usage}`.length);
    return `  ${bold(name)} ${dim(usage)}${gap}  ${summary}`;
  });
  writeAll(
    fd,
    `${bold("doorbell")}: RDMA verbs and the CUDA driver, from TypeScript

Usage: doorbell COMMAND [OPTIONS]

${lines.join("\n")}

Each command has --help, with examples, and --json for scripts.
Exit codes: 0 success, 1 a failure, 2 wrong usage, 3 not possible on this machine.
`,
  );
  return code;
}

export function printVersion(): number {
  writeAll(1, `${packageVersion()}\n`);
  return exitCode.fine;
}
