// Compares random kernels with plain JavaScript:
//
//     npm run fuzz:kernel -- [--rounds 2000] [--seed 1] [--seconds N] [--ptxas 50] [--compile] [--pointers] [--gpu]
//
// The programs run on the soft GPU, or with `--gpu` on the first real GPU. `--pointers` runs the text of real GPUs on
// the soft GPU. With `--compile` no program runs: only ptxas judges. It judges one of `--ptxas` programs where it is on
// the PATH, 100 at a time. No program begins after `--seconds`. A difference is printed with its seed, and the exit
// status is 1.
import process from "node:process";
import { parseArgs } from "node:util";
import { openDevice } from "../../../src/cuda/index.ts";
import { KernelError } from "../../../src/kernel/index.ts";
import { compareProgram, makeProgram } from "./compare.ts";
import { hasPtxas, type NamedText, refused } from "./ptxas-batch.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    seconds: { type: "string", default: "86400" },
    ptxas: { type: "string", default: "50" },
    compile: { type: "boolean", default: false },
    gpu: { type: "boolean", default: false },
    pointers: { type: "boolean", default: false },
  },
});
const [rounds, first, every] = [Number(values.rounds), Number(values.seed), Number(values.ptxas)];
const end = performance.now() + 1000 * Number(values.seconds);
const judges = every > 0 && hasPtxas();
const BATCH = 100;
const pointers = values.pointers ? true : undefined;
const gpu = values.gpu ? openDevice(0, { provider: "native" }) : openDevice("soft");
const tally = { equal: 0, refused: 0, different: 0, ptxas: 0 };
if (values.compile && !judges) throw new RangeError("--compile needs ptxas on the PATH and --ptxas above 0");
const batch: NamedText[] = [];

function judge(): void {
  tally.ptxas += batch.length;
  for (const { name, errors, ptx } of refused(batch)) {
    tally.different++;
    console.log(`${name}: ptxas refuses it: ${errors}\n${ptx}\n`);
  }
  batch.length = 0;
}

function submit({ name, ptx }: NamedText): void {
  // A kernel compiles when its text is read.
  if (batch.push({ name, ptx }) === BATCH) judge();
}

function compileOnly(seed: number): void {
  try {
    submit(makeProgram(seed).made);
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    tally.refused++;
    console.log(`seed ${seed} is refused: ${error}`);
  }
}

for (let round = 0; round < rounds && performance.now() < end; round++) {
  const seed = first + round;
  if (values.compile) {
    if (round % every === 0) compileOnly(seed);
    continue;
  }
  const { outcome, detail, text, made } = compareProgram(gpu, seed, pointers);
  tally[outcome]++;
  if (outcome === "different") console.log(`seed ${seed}: ${detail}\n${text}\n`);
  if (outcome === "refused") console.log(`seed ${seed} is refused: ${detail}`);
  if (!judges || outcome !== "equal" || round % every !== 0) continue;
  submit(made);
}
judge();
gpu.close();
console.log(JSON.stringify(tally));
process.exitCode = tally.different === 0 ? 0 : 1;
