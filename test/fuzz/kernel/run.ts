// Compares random kernels with plain JavaScript: `npm run fuzz:kernel -- [--rounds 2000] [--seed 1] [--ptxas 50] [--pointers] [--gpu]`.
// The programs run on the soft GPU, or with `--gpu` on the first real GPU. `--pointers` runs the text of real GPUs on
// the soft GPU. ptxas judges one of `--ptxas` programs where it is on the PATH. It judges 100 at a time. A difference
// is printed with its seed, and the exit status is 1.
import process from "node:process";
import { parseArgs } from "node:util";
import { openDevice } from "../../../src/cuda/index.ts";
import { compareProgram } from "./compare.ts";
import { hasPtxas, type NamedText, refused } from "./ptxas-batch.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    ptxas: { type: "string", default: "50" },
    gpu: { type: "boolean", default: false },
    pointers: { type: "boolean", default: false },
  },
});
const [rounds, first, every] = [Number(values.rounds), Number(values.seed), Number(values.ptxas)];
const judges = every > 0 && hasPtxas();
const BATCH = 100;
const pointers = values.pointers ? true : undefined;
const gpu = values.gpu ? openDevice(0, { provider: "native" }) : openDevice("soft");
const tally = { equal: 0, refused: 0, different: 0, ptxas: 0 };
const batch: NamedText[] = [];

function judge(): void {
  tally.ptxas += batch.length;
  for (const { name, errors, ptx } of refused(batch)) {
    tally.different++;
    console.log(`${name}: ptxas refuses it: ${errors}\n${ptx}\n`);
  }
  batch.length = 0;
}

for (let round = 0; round < rounds; round++) {
  const seed = first + round;
  const { outcome, detail, text, made } = compareProgram(gpu, seed, pointers);
  tally[outcome]++;
  if (outcome === "different") console.log(`seed ${seed}: ${detail}\n${text}\n`);
  if (outcome === "refused") console.log(`seed ${seed} is refused: ${detail}`);
  if (!judges || outcome !== "equal" || round % every !== 0) continue;
  if (batch.push({ name: made.name, ptx: made.ptx }) === BATCH) judge();
}
judge();
gpu.close();
console.log(JSON.stringify(tally));
process.exitCode = tally.different === 0 ? 0 : 1;
