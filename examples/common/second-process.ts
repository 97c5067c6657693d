import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import process from "node:process";

/** What the runtime needs before the script's name: Deno its rights, Bun and Node what they were started with. */
const runtimeArguments = "Deno" in globalThis ? ["run", "-A"] : process.execArgv;

/**
 * Starts this script once more, with other arguments, on the same runtime and the same terminal, or with pipes for its
 * input and output. It does not outlive this process.
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

/** Resolves when the process has ended: its exit code, or 1 when a signal ended it. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    const settle = () => resolve(child.exitCode ?? 1);
    if (child.exitCode !== null || child.signalCode !== null) settle();
    else child.once("exit", settle).once("error", settle);
  });
}

/** A TCP port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
