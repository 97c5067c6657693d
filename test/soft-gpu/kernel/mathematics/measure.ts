// Prints the largest errors of the mathematics of kernels as a table: `bun test/soft-gpu/kernel/mathematics/measure.ts 100000`.
// The device is the first GPU, or the soft GPU where there is none.
import process from "node:process";
import { openDevice } from "../../../../src/cuda/index.ts";
import { measure, measured } from "./functions.ts";

using gpu = openDevice();
const count = Number(process.argv[2] ?? 100_000);
const wanted = process.argv[3];
process.stdout.write("| function | f32 | CUDA's bound | f64 | CUDA's bound |\n|---|---|---|---|---|\n");
for (const each of measured) {
  if (wanted !== undefined && !each.name.includes(wanted)) continue;
  const cells = (["f32", "f64"] as const).flatMap((type) => {
    const bound = each.bounds[type];
    if (bound === undefined) return ["", ""];
    const { error, at } = measure(gpu, { each, type, count });
    if (error > bound) process.stderr.write(`${at}: ${error} ulps\n`);
    return [String(error), String(bound)];
  });
  process.stdout.write(`| \`${each.name}\` | ${cells.join(" | ")} |\n`);
}
