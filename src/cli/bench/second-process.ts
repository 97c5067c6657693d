import { spawn } from "node:child_process";
import { createServer } from "node:net";
import process from "node:process";
import { CliError, exitCode } from "../exit-code.ts";
import { runtimeArguments } from "../runtime-arguments.ts";

/** This command once more, in a process of its own that does not outlive this one. What it says on standard error is kept. */
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
      else reject(new CliError(`the other process failed: ${said.trim()}`, exitCode.failed));
    });
  });
  // Who waits for the run alone must not be ended by a rejection that nobody has looked at yet.
  ended.catch(() => {});
  return { ended, stop };
}

/** A TCP port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
