import { spawn } from "node:child_process";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import type { Operation, Task, Times, Type } from "./rows.ts";

/** Times of torch.distributed and its version. */
export interface TorchTimes {
  readonly version: string;
  readonly times: (operation: Operation, type: Type, bytes: number) => Times | undefined;
}

const limitMs = 90_000;
const program = fileURLToPath(new URL("./peer.py", import.meta.url));
const keyOf = (operation: Operation, type: Type, bytes: number): string => `${operation} ${type} ${bytes}`;

interface TorchRow {
  readonly operation: Operation;
  readonly type: Type;
  readonly bytes: number;
  readonly us: Times;
}

/**
 * Times the same calls in torch.distributed with NCCL. Returns undefined when torch is missing. After a
 * timeout, the results so far count.
 */
export async function torchTimes(count: number, task: Task): Promise<TorchTimes | undefined> {
  const child = spawn(
    "python3",
    [
      "-m",
      "torch.distributed.run",
      "--standalone",
      `--nproc-per-node=${count}`,
      program,
      JSON.stringify(task),
    ],
    { env: { ...env, OMP_NUM_THREADS: "4" }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  let errors = "";
  child.stdout.on("data", (bytes) => (output += bytes));
  child.stderr.on("data", (bytes) => (errors += bytes));
  // SIGTERM to the launcher also ends its child processes.
  const timer = setTimeout(() => child.kill("SIGTERM"), limitMs);
  const code = await new Promise((resolve) => {
    child.on("close", resolve);
    child.on("error", resolve);
  });
  clearTimeout(timer);
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  const rows = lines.map((line) => JSON.parse(line) as TorchRow | { readonly version: string });
  if (code !== 0 && !/No module named '?torch/.test(errors) && code !== "ENOENT")
    console.error(`torch.distributed: ${code}\n${errors.slice(-2000)}`);
  const version = rows.find((row) => "version" in row)?.version;
  if (version === undefined) return undefined;
  const found = new Map(
    rows.flatMap((row) =>
      "us" in row ? [[keyOf(row.operation, row.type, row.bytes), row.us] as const] : [],
    ),
  );
  return { version, times: (operation, type, bytes) => found.get(keyOf(operation, type, bytes)) };
}
