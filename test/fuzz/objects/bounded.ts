import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { env, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import type { Tally } from "./play.ts";

/** End of a process: "" when it completed its calls. */
export interface End {
  readonly how: string;
  readonly tally?: Tally;
}

const child = fileURLToPath(new URL("./child.ts", import.meta.url));
/** Time limit that fits a busy machine, with the time that calls may block. */
const silentMs = 60_000;

/**
 * State of each thread of a process: its name, state, kernel wait channel, and milliseconds of processor
 * time.
 */
function threadsOf(pid: number): string {
  try {
    const all = readdirSync(`/proc/${pid}/task`).map((thread) => {
      const read = (name: string) => readFileSync(`/proc/${pid}/task/${thread}/${name}`, "utf8").trim();
      const state = /\) (\S)/.exec(read("stat"))?.[1];
      return `${read("comm")} ${state} ${read("wchan")} ${Math.round(Number(read("schedstat").split(" ")[0]) / 1e6)} ms`;
    });
    return all.join(", ");
  } catch {
    return "gone";
  }
}

/**
 * Time in which threads of a process were runnable without a processor, in milliseconds. It does not count as
 * silence.
 */
function queuedMs(pid: number): number {
  try {
    const all = readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[1]),
    );
    return Math.max(...all) / 1e6;
  } catch {
    return 0;
  }
}

/** Calls of a process: their API, their number, and whether they run on a worker thread. */
export interface Calls {
  readonly api: string;
  readonly seed: number;
  readonly count: number;
  readonly worker: boolean;
}

/**
 * Runs one process of `count` calls and kills it when it makes no progress. With `trace` it writes each call,
 * and the C functions called, into that file.
 */
export function bounded({ api, seed, count, worker }: Calls, trace?: string): Promise<End> {
  return new Promise((resolve) => {
    const file = trace === undefined ? undefined : openSync(trace, "w");
    const args = [child, api, String(seed), String(count), ...(worker ? ["worker"] : [])];
    const environment = {
      DOORBELL_CUDA: "soft",
      DOORBELL_RDMA: "soft",
      DOORBELL_SOFT_GPUS: "2",
      // A buffer as large as the GPU is filled within a second, and does not exhaust the machine's memory.
      DOORBELL_SOFT_GPU_MEMORY: String(1 << 30),
      DOORBELL_SOFT_GPU_TIMEOUT_MS: "20",
      ...env,
      // Freed memory gets another content, so that a read after free is found sooner.
      ...(trace === undefined
        ? {}
        : { DOORBELL_TRACE: "3", DOORBELL_FUZZ_CALLS: "1", MALLOC_PERTURB_: "165" }),
    };
    const calls = join(mkdtempSync(join(tmpdir(), "fuzz-")), "call");
    const call = openSync(calls, "w");
    const process = spawn(execPath, args, {
      env: environment,
      stdio: ["ignore", "pipe", file ?? "pipe", call],
    });
    if (file !== undefined) closeSync(file);
    closeSync(call);
    let [output, errors, hung] = ["", "", ""];
    let since = { at: performance.now(), queued: 0 };
    const watch = () => {
      const queued = queuedMs(process.pid ?? 0) - since.queued;
      const left = silentMs - (performance.now() - since.at - queued);
      if (left > 0) {
        timer = setTimeout(watch, left);
        return;
      }
      const [last] = readFileSync(calls, "utf8").split("\n");
      hung = `in ${last}; ${threadsOf(process.pid ?? 0)}`;
      process.kill("SIGKILL");
    };
    let timer = setTimeout(watch, silentMs);
    process.stderr?.setEncoding("utf8").on("data", (text: string) => {
      errors = (errors + text).slice(-2000);
    });
    process.stdout?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      clearTimeout(timer);
      since = { at: performance.now(), queued: queuedMs(process.pid ?? 0) };
      timer = setTimeout(watch, silentMs);
    });
    process.on("close", (status, signal) => {
      clearTimeout(timer);
      rmSync(dirname(calls), { recursive: true });
      const line = output.trimEnd().split("\n").at(-1) ?? "";
      if (hung !== "") resolve({ how: `no progress for ${silentMs / 1000} s: ${hung}` });
      else if (status !== 0)
        resolve({ how: `ended with ${signal ?? status}: ${errors.trim().split("\n").at(-1)}` });
      else resolve({ how: "", tally: JSON.parse(line) as Tally });
    });
  });
}
