import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { runtimeArguments } from "../common/runtime-arguments.ts";

/** Calls of a trace: those of verbs and CUDA, or those of the operating system too. */
export type TracedCalls = "devices" | "system";

/** Levels of DOORBELL_TRACE. */
const levels = { devices: "1", system: "2" } as const;

/**
 * Runs a script on this runtime with the trace enabled. Passes each line of its standard error to `line`.
 * Returns the exit code, which is 128 plus the number of a fatal signal.
 */
export async function runTraced(
  script: readonly string[],
  calls: TracedCalls,
  line: (text: string) => void,
): Promise<number> {
  const child = spawn(process.execPath, [...runtimeArguments(script[0]!), ...script], {
    stdio: ["inherit", "inherit", "pipe"],
    env: { ...process.env, DOORBELL_TRACE: levels[calls] },
  });
  // The terminal sends Ctrl-C to both processes. The summary is printed when the script has ended.
  process.on("SIGINT", () => {});
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(signal === null ? (code ?? 1) : 130));
  });
  for await (const text of createInterface({ input: child.stderr })) line(text);
  return ended;
}
