import type { ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { until } from "./until.ts";

/**
 * Stops a process (SIGSTOP) and waits until all its threads have stopped. On another core a thread runs on
 * for a moment after kill() returned.
 */
export async function stop(child: ChildProcess): Promise<void> {
  child.kill("SIGSTOP");
  await until(() => threadStates(child.pid!).every((state) => state === "T"), "all threads stopped");
}

function threadStates(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).map(
    (thread) => readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8").split(") ").at(-1)![0]!,
  );
}
