// Compares the training of one network on one and several GPUs with torch DistributedDataParallel, where
// torch is installed.
// Run `npm run bench -- training [PROCESSES [CASE]]`.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, env, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { deviceCount, openDevice } from "../../src/cuda/index.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Case {
  readonly width: number;
  readonly layers: number;
  readonly batch: number;
  readonly steps: number;
}

const limitMs = 120_000;

/**
 * Returns the last output line of a program as JSON. When the program fails, its other output goes to stderr.
 */
async function json<T>(words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const [program, ...args] = words as [string, ...string[]];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...env, NCCL_NVLS_ENABLE: "0", OMP_NUM_THREADS: "4", ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (bytes) => (output += bytes));
  child.stderr.on("data", (bytes) => (errors += bytes));
  const timer = setTimeout(() => child.kill("SIGKILL"), limitMs);
  const code = await new Promise((resolve) => {
    child.on("close", resolve);
    child.on("error", resolve);
  });
  clearTimeout(timer);
  const found = [...output.matchAll(/\{.*\}/g)].at(-1)?.[0];
  if (code === 0 && found !== undefined) return JSON.parse(found) as T;
  console.error(`${words.join(" ")}: ${code}\n${output}${errors}`.slice(0, 3000));
  return undefined;
}

interface Ours {
  readonly stepMs: number;
  readonly loss: number;
  readonly buckets: readonly number[];
}

async function ours(count: number, { width, layers, batch, steps }: Case, more: readonly string[] = []) {
  const words = ["--width", width, "--layers", layers, "--batch", batch, "--steps", steps].map(String);
  const rest = ["--rate", "0.0001", "--every", "0", "--json", ...more];
  const folder = mkdtempSync(join(tmpdir(), "doorbell-bench-"));
  const members = Array.from({ length: count }, (_, rank) =>
    json<Ours>([execPath, "examples/data-parallel.ts", ...words, ...rest], {
      DOORBELL_RANK: `${rank}`,
      DOORBELL_SIZE: `${count}`,
      DOORBELL_LOCAL_RANK: `${rank}`,
      DOORBELL_RENDEZVOUS: `file://${folder}/meet`,
    }),
  );
  const [first] = await Promise.all(members);
  rmSync(folder, { recursive: true, force: true });
  return first;
}

async function torch(count: number, { width, layers, batch, steps }: Case) {
  const run = ["python3", "-m", "torch.distributed.run", "--standalone", `--nproc-per-node=${count}`];
  const words = [width, layers, batch, steps].map(String);
  return await json<{ readonly stepMs: number; readonly version: string }>([
    ...run,
    "bench/training/peer.py",
    ...words,
  ]);
}

const hasTorch = await new Promise<boolean>((resolve) => {
  const child = spawn("python3", ["-c", "import torch; assert torch.cuda.is_available()"], {
    stdio: "ignore",
  });
  child.on("close", (code) => resolve(code === 0));
  child.on("error", () => resolve(false));
});
using device = openDevice();
const soft = device.provider === "soft";
const count = Number(argv[2] ?? Math.max(2, deviceCount()));
/** Index of a single case to run, because the start of torch takes longer than its steps. */
const only = argv[3] === undefined ? undefined : Number(argv[3]);
const cases: readonly Case[] = soft
  ? [{ width: 64, layers: 2, batch: 192, steps: 60 }]
  : [
      { width: 2048, layers: 8, batch: 1024, steps: 120 },
      { width: 2048, layers: 8, batch: 8192, steps: 60 },
      { width: 4096, layers: 6, batch: 2048, steps: 60 },
    ];
const on = soft ? "soft GPUs, which share the processors" : device.name;
console.log(`milliseconds a step of the whole batch, f32, Adam; 1 and ${count} processes, ${on}`);
const cell = (value: number | string | undefined): string =>
  (value === undefined ? "-" : typeof value === "number" ? value.toFixed(3) : value).padStart(14);
console.log(["", "1 GPU", `${count} GPUs`, "times as fast", "loss"].map(cell).join(""));
const row = (name: string, one: number | undefined, many: number | undefined, loss?: number): void => {
  const speed = one === undefined || many === undefined ? undefined : one / many;
  console.log([name, one, many, speed, loss].map(cell).join(""));
};
for (const each of cases.filter((_, i) => only === undefined || i === only)) {
  const { width, layers, batch } = each;
  console.log(`${layers} layers of ${width}, batch ${batch}`);
  const alone = await ours(1, each);
  const together = await ours(count, each);
  const after = await ours(count, each, ["--no-overlap"]);
  row("doorbell", alone?.stepMs, together?.stepMs, together?.loss);
  row("no overlap", alone?.stepMs, after?.stepMs, after?.loss);
  if (hasTorch) row("torch DDP", (await torch(1, each))?.stepMs, (await torch(count, each))?.stepMs);
  const sizes = together?.buckets.map((bytes) => (bytes / 2 ** 20).toPrecision(3));
  if (sizes !== undefined) console.log(`  buckets, MiB: ${sizes.join(", ")}`);
}
