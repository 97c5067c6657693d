// Measures the three products of a layer with the example's kernels in TFLOP/s, and torch's in the same
// precision where torch is installed.
// The products take most of a step's time, and the precision is f32 without TF32.
// Run `npx bun bench/training/products.ts [ROWS] [WIDTH]`.
import { spawnSync } from "node:child_process";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { productsOf, THREADS } from "../../examples/data-parallel/kernels.ts";
import { type KernelArgument, openDevice } from "../../src/cuda/index.ts";

using device = openDevice();
const soft = device.provider === "soft";
const rows = Number(argv[2] ?? (soft ? 64 : 4096));
const width = Number(argv[3] ?? (soft ? 64 : 2048));
const kernels = productsOf(device);
const floats = (length: number) => device.allocate(length, "f32").fill(0.5);
const [input, output, gradient] = [floats(rows * width), floats(rows * width), floats(rows * width)];
const [weights, ofWeights, bias] = [floats(width * width), floats(width * width), floats(width)];
const calls: readonly (readonly [
  "forward" | "weightGradient" | "inputGradient",
  number,
  KernelArgument[],
])[] = [
  ["forward", rows, [input, weights, bias, output, rows, width, width, 1]],
  ["weightGradient", width, [input, gradient, ofWeights, rows, width, width]],
  ["inputGradient", rows, [input, gradient, weights, output, rows, width, width]],
];
const times = soft ? 2 : 20;
using start = device.createEvent();
using stop = device.createEvent();
console.log(`${rows} rows, ${width} x ${width}, ${device.name}: milliseconds, TFLOP/s`);
for (const [name, lines, values] of calls) {
  const { kernel, grid } = kernels.product(name, lines, width);
  const each: number[] = [];
  for (let round = 0; round < 7; round++) {
    start.record();
    for (let i = 0; i < times; i++) kernel.launch({ grid, block: THREADS }, values);
    stop.record();
    device.synchronize();
    each.push(stop.millisecondsSince(start) / times);
  }
  const ms = each.sort((a, b) => a - b)[3]!;
  console.log(
    `  ${name.padEnd(16)}${ms.toFixed(3).padStart(10)}${((2e-9 * rows * width * width) / ms).toFixed(1).padStart(8)}`,
  );
}
const peer = fileURLToPath(new URL("./products.py", import.meta.url));
const { status, stdout } = spawnSync("python3", [peer, `${rows}`, `${width}`], { encoding: "utf8" });
console.log(soft || status !== 0 ? "  torch is not here" : stdout.trimEnd());
