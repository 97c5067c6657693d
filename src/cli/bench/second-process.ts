import { spawn } from "node:child_process";
import { createServer } from "node:net";
import process from "node:process";
import { CliError, exitCode } from "../common/command.ts";
import { runtimeArguments } from "../common/runtime-arguments.ts";

/**
 * Starts this command again in a second process, which ends with this one. Its standard error is collected.
 */
export function startAgain(words: readonly string[]): { readonly ended: Promise<void>; stop(): void } {
  const script = process.argv[1]!;
  const child = spawn(process.execPath, [...runtimeArguments(script), script, ...words], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stop = () => child.kill();
  process.once("exit", stop);
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      process.removeListener("exit", stop);
      if (code === 0) resolve();
      else reject(new CliError(`the second process failed: ${said.trim()}`, exitCode.failed));
    });
  });
  // A caller that awaits only the run must not get an unhandled rejection from the process.
  ended.catch(() => {});
  return { ended, stop };
}

/** Returns a TCP port on which no process listens now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
