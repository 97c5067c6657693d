import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import process from "node:process";

/**
 * Runtime arguments before the script's name: permissions for Deno, and the current arguments for Bun and
 * Node.
 */
const runtimeArguments = "Deno" in globalThis ? ["run", "-A"] : process.execArgv;

/**
 * Starts this script again with other arguments, on the same runtime and with the same terminal or with
 * pipes. The new process ends with this one.
 */
export function startAgain(
  args: readonly string[],
  environment: Record<string, string> = {},
  output: "inherit" | "pipe" = "inherit",
): ChildProcess {
  const child = spawn(process.execPath, [...runtimeArguments, process.argv[1]!, ...args], {
    stdio: [output === "pipe" ? "pipe" : "ignore", output, "inherit"],
    env: { ...process.env, ...environment },
  });
  process.once("exit", () => child.kill());
  return child;
}

/** Resolves with the exit code when the process has ended, or with 1 when a signal ended it. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    const settle = () => resolve(child.exitCode ?? 1);
    if (child.exitCode !== null || child.signalCode !== null) settle();
    else child.once("exit", settle).once("error", settle);
  });
}

/** Returns a free TCP port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
