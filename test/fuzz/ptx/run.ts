// Fuzzes the soft GPU with hostile PTX: `npm run fuzz:ptx -- [--rounds 1000000] [--seed 1] [--each 2000]
// [--seconds N]`. Damaged and generated modules are loaded and run in processes of their own. A process must
// not crash, hang, or change memory outside the device. Otherwise the exit status is 1, and the printed seed
// repeats it.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: "string", default: "1000000" },
    seed: { type: "string", default: "1" },
    each: { type: "string", default: "2000" },
    seconds: { type: "string", default: "Infinity" },
  },
});
const [rounds, each] = [Number(values.rounds), Number(values.each)];
const until = performance.now() + 1000 * Number(values.seconds);
/** Time limit of one round on a busy machine, in milliseconds. */
const ROUND_MS = 1000;
const child = fileURLToPath(new URL("./child.ts", import.meta.url));

/**
 * Processor time of a process in hundredths of a second, to distinguish an endless process from one without a
 * processor.
 */
function processorSeconds(pid = 0): number {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, ") ")
      .split(" ")
      .slice(12, 14);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return Number.NaN;
  }
}

interface Outcome {
  readonly problem: string | undefined;
  readonly tally: Readonly<Record<string, number>>;
}

function one(seed: number, count: number): Promise<Outcome> {
  const environment = { ...process.env, DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS: "100", CUDA_CACHE_DISABLE: "1" };
  const started = spawn(process.execPath, [child, String(seed), String(count)], {
    env: environment,
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  let result = "";
  let errors = "";
  started.stdio[3]!.on("data", (chunk: Buffer) => {
    result += chunk.toString("latin1");
  });
  started.stderr!.on("data", (chunk: Buffer) => {
    errors = (errors + chunk.toString("latin1")).slice(-4000);
  });
  let late = "";
  const timer = setTimeout(
    () => {
      late = `, after ${60 + (count * ROUND_MS) / 1000} s, with ${processorSeconds(started.pid)} s of a processor`;
      started.kill("SIGKILL");
    },
    60_000 + count * ROUND_MS,
  );
  return new Promise((resolve) => {
    started.on("close", (code, signal) => {
      clearTimeout(timer);
      let told: Record<string, unknown> = {};
      try {
        told = JSON.parse(result) as Record<string, unknown>;
      } catch {
        // The process printed nothing, so only its exit is known.
      }
      const ended = `ended with ${signal ?? code}${late}`;
      const problem =
        typeof told["problem"] === "string"
          ? `${told["problem"]}\n${String(told["source"] ?? "")}`
          : code !== 0
            ? `${ended}: ${errors.slice(-600)}`
            : told["rounds"] !== count
              ? `${ended}, but reported ${String(told["rounds"] ?? "no")} modules of ${count}: ${errors.slice(-600)}`
              : undefined;
      resolve({ problem, tally: problem === undefined ? (told as Record<string, number>) : {} });
    });
  });
}

const total: Record<string, number> = {};
let broken = 0;
let done = 0;
for (let seed = Number(values.seed); done < rounds && performance.now() < until; seed++) {
  const count = Math.min(each, rounds - done);
  const { problem, tally } = await one(seed, count);
  done += count;
  for (const [name, number] of Object.entries(tally)) total[name] = (total[name] ?? 0) + number;
  if (problem !== undefined) {
    broken++;
    console.log(
      `seed ${seed}: ${problem}\n  repeat: npm run fuzz:ptx -- --seed ${seed} --rounds ${count} --each ${count}`,
    );
  }
}
console.log(`${done} modules: ${JSON.stringify(total)}; ${broken} processes broken`);
process.exitCode = broken === 0 ? 0 : 1;
