import { spawn } from "node:child_process";
import { extname } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { CliError, exitCode } from "../common/command.ts";
import { runtimeArguments } from "../common/runtime-arguments.ts";
import type { Plan } from "./program.ts";
import type { SearchReport, Share } from "./search.ts";
import type { WorkerStart } from "./worker.ts";

const here = fileURLToPath(import.meta.url);
const program = fileURLToPath(new URL(`./worker${extname(here)}`, import.meta.url));

/** Divides a search among processes, which take every n-th seed. */
export function sharesOf(search: Share, processes: number): Share[] {
  return Array.from({ length: processes }, (_, i) => ({
    ...search,
    kept: search.kept.filter((_seed, position) => position % processes === i),
    firstSeed: search.firstSeed + i,
    stride: processes,
    runs: Math.ceil((search.runs - i) / processes),
  }));
}

/**
 * Runs a search in several processes, and passes their reports to `report`. Ends them all when one finds a failure,
 * and when `stop` is aborted.
 */
export async function searchInProcesses(
  plan: Plan,
  shares: readonly Share[],
  report: (report: SearchReport) => void,
  stop: AbortSignal,
): Promise<void> {
  const found = new AbortController();
  await Promise.all(
    shares.map(async (share) => {
      const start: WorkerStart = { plan, share };
      const child = spawn(process.execPath, [...runtimeArguments(program), program, JSON.stringify(start)], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const end = (): void => void child.kill("SIGKILL");
      const ended = new Promise<boolean>((resolve, reject) => {
        child.once("error", reject);
        child.once("exit", (code) => resolve(code === 0));
      });
      for (const signal of [stop, found.signal]) signal.addEventListener("abort", end, { once: true });
      process.once("exit", end);
      for await (const line of createInterface({ input: child.stdout })) {
        const one = JSON.parse(line) as SearchReport;
        if (found.signal.aborted) break;
        report(one);
        if (one.failure !== undefined) found.abort();
      }
      const isFine = await ended;
      process.off("exit", end);
      if (!isFine && !stop.aborted && !found.signal.aborted) {
        found.abort();
        throw new CliError("a process of the search has ended with an error", exitCode.failed);
      }
    }),
  );
}
