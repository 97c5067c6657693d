// Records the answers of a real GPU to all forms and whole kernels with `npm run record:ptx [FILE]`. `--soft`
// asks the soft GPU, to try the recorder.
// A child process runs the kernels, so that a fault or a hang loses only one answer.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type Device, openDevice } from "../../../src/cuda/index.ts";
import { allForms } from "./forms/index.ts";
import { keyOf } from "./kernel.ts";
import { answer } from "./run.ts";
import { answersFile, writeAnswers } from "./store.ts";
import { wholeAnswer, wholeKernels } from "./whole.ts";

/** Maximum time of one kernel in milliseconds, after which its process is killed. */
const LIMIT_MS = 20_000;

interface Question {
  readonly key: string;
  readonly name: string;
  ask(device: Device): Uint8Array | string;
}

function questions(): Question[] {
  const found = new Map<string, Question>();
  for (const form of allForms) {
    const key = keyOf(form);
    found.set(key, { key, name: form.name, ask: (device) => answer(device, form) });
  }
  for (const name of wholeKernels)
    found.set(name, { key: name, name, ask: (device) => wholeAnswer(device, name) });
  return [...found.values()];
}

const soft = process.argv.includes("--soft");
const open = (): Device => openDevice(0, { provider: soft ? "soft" : "native" });

/** Runs the questions from a number on and prints a line for each, until one breaks the device. */
function answerFrom(first: number): void {
  const device = open();
  const all = questions();
  for (let n = first; n < all.length; n++) {
    const given = all[n]!.ask(device);
    const broken = typeof given === "string" && !given.includes("cuModuleLoadData");
    console.log(
      JSON.stringify([
        n,
        typeof given === "string" ? given : "",
        typeof given === "string" ? "" : Buffer.from(given).toString("base64"),
      ]),
    );
    if (broken) process.exit(0);
  }
  process.exit(0);
}

/** Starts a process that answers from a number on, and returns the number of the first open question. */
async function round(first: number, take: (n: number, given: Uint8Array | string) => void): Promise<number> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), `--from=${first}`, ...(soft ? ["--soft"] : [])],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let next = first;
  let timer = setTimeout(() => child.kill("SIGKILL"), 3 * LIMIT_MS);
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith("[")) continue;
    clearTimeout(timer);
    timer = setTimeout(() => child.kill("SIGKILL"), LIMIT_MS);
    const [n, error, bytes] = JSON.parse(line) as [number, string, string];
    take(n, error === "" ? new Uint8Array(Buffer.from(bytes, "base64")) : error);
    next = n + 1;
  }
  clearTimeout(timer);
  return next;
}

async function record(file: string): Promise<void> {
  const started = performance.now();
  const all = questions();
  const of = new Map<string, Uint8Array | string>();
  for (let next = 0; next < all.length; ) {
    const reached = await round(next, (n, given) => of.set(all[n]!.key, given));
    if (reached === next) of.set(all[next++]!.key, "no answer: the process ended or hung");
    else next = reached;
  }
  using device = open();
  const driver = device.driver.version;
  mkdirSync(dirname(file), { recursive: true });
  writeAnswers(file, { device: device.name, driver, date: new Date().toISOString(), of });
  const refused = all.filter(({ key }) => typeof of.get(key) === "string");
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${device.name}: ${of.size} answers, ${refused.length} without, ${seconds} s, in ${file}`);
  for (const { key, name } of refused) console.log(`  ${name}: ${String(of.get(key))}`);
}

const from = process.argv.find((each) => each.startsWith("--from="));
if (from !== undefined) answerFrom(Number(from.slice(7)));
else await record(process.argv.slice(2).find((each) => !each.startsWith("--")) ?? answersFile);
