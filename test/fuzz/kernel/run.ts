// Compares random kernels with plain JavaScript: `npm run fuzz:kernel -- [--rounds 2000] [--seed 1] [--ptxas 50] [--gpu]`.
// The programs run on the soft GPU. With `--gpu` they run on the first real GPU.
// ptxas judges one of `--ptxas` programs where it is on the PATH. A
// difference is printed with its seed, and the exit status is 1.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { openDevice } from "../../../src/cuda/index.ts";
import { compareProgram } from "./compare.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    ptxas: { type: "string", default: "50" },
    gpu: { type: "boolean", default: false },
  },
});
const [rounds, first, every] = [Number(values.rounds), Number(values.seed), Number(values.ptxas)];
const hasPtxas = every > 0 && spawnSync("ptxas", ["--version"]).status === 0;
const folder = mkdtempSync(join(tmpdir(), "doorbell-fuzz-kernel-"));
const gpu = values.gpu ? openDevice(0, { provider: "native" }) : openDevice("soft");
const tally = { equal: 0, refused: 0, different: 0, ptxas: 0 };

/** Returns the errors of ptxas for a text, or an empty text. */
function judged(ptx: string): string {
  const file = join(folder, "program.ptx");
  writeFileSync(file, ptx);
  const { status, stderr } = spawnSync("ptxas", ["-arch=sm_90", file, "-o", `${file}.cubin`], {
    encoding: "utf8",
  });
  return status === 0 ? "" : stderr;
}

for (let round = 0; round < rounds; round++) {
  const seed = first + round;
  const { outcome, detail, text, made } = compareProgram(gpu, seed);
  tally[outcome]++;
  if (outcome === "different") console.log(`seed ${seed}: ${detail}\n${text}\n`);
  if (outcome === "refused") console.log(`seed ${seed} is refused: ${detail}`);
  if (!hasPtxas || outcome !== "equal" || round % every !== 0) continue;
  tally.ptxas++;
  const errors = judged(made.ptx);
  if (errors === "") continue;
  tally.different++;
  console.log(`seed ${seed}: ptxas refuses it: ${errors}\n${text}\n`);
}
gpu.close();
rmSync(folder, { recursive: true });
console.log(JSON.stringify(tally));
process.exitCode = tally.different === 0 ? 0 : 1;
