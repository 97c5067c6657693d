import { spawn } from "node:child_process";
import { env, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import type { Tally } from "./play.ts";

/** How a process ended: "" when it did what it was to do. */
export interface End {
  readonly how: string;
  readonly tally?: Tally;
}

const child = fileURLToPath(new URL("./child.ts", import.meta.url));
/** Long enough for a machine that is busy with other things; what a call may block for is measured in there. */
const silentMs = 60_000;

/** One process of `count` calls; it is killed when it makes no progress. */
export function bounded(api: string, seed: number, count: number, worker: boolean): Promise<End> {
  return new Promise((resolve) => {
    const args = [child, api, String(seed), String(count), ...(worker ? ["worker"] : [])];
    const environment = {
      DOORBELL_CUDA: "soft",
      DOORBELL_RDMA: "soft",
      DOORBELL_SOFT_GPUS: "2",
      DOORBELL_SOFT_GPU_TIMEOUT_MS: "20",
      ...env,
    };
    const process = spawn(execPath, args, { env: environment, stdio: ["ignore", "pipe", "pipe"] });
    let [output, errors, hung] = ["", "", false];
    const kill = () => {
      hung = true;
      process.kill("SIGKILL");
    };
    let timer = setTimeout(kill, silentMs);
    process.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors = (errors + text).slice(-2000);
    });
    process.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      clearTimeout(timer);
      timer = setTimeout(kill, silentMs);
    });
    process.on("close", (status, signal) => {
      clearTimeout(timer);
      const line = output.trimEnd().split("\n").at(-1) ?? "";
      if (hung) resolve({ how: `no progress for ${silentMs / 1000} s` });
      else if (status !== 0)
        resolve({ how: `ended with ${signal ?? status}: ${errors.trim().split("\n").at(-1)}` });
      else resolve({ how: "", tally: JSON.parse(line) as Tally });
    });
  });
}
