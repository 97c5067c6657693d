// Compares arrays on a GPU with CuPy and torch, in turns, on the host and on the GPU.
// Run `npm run bench -- array-gpu`. `--only TEXT` chooses rows, `--sizes 1024,1048576` bytes, `--seconds 150` a limit, and
// `--side 8192` the matrices. Without a GPU, the soft GPU and NumPy run smaller sizes.
import process, { argv, stdout } from "node:process";
import { parseArgs } from "node:util";
import { arrays, type NdArray } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { kernel } from "../../src/kernel/index.ts";
import { median } from "../common/median.ts";
import { Peer, type Request, type Times } from "./peer.ts";
import { operandsOf, precisions, productOf, rows, transformOf, type transforms } from "./rows.ts";

/** Rounds before the measured ones: the engine compiles the code of a row during its first 100 calls. */
const WARM_UP = 4;
const ROUNDS = 7;
const [KIB, MIB] = [2 ** 10, 2 ** 20];

using gpu = openDevice();
const isSoft = gpu.provider === "soft";
const { values: given } = parseArgs({
  args: argv.slice(2),
  options: {
    only: { type: "string", default: "" },
    sizes: { type: "string", default: isSoft ? `${MIB},${KIB}` : `${256 * MIB},${KIB},${MIB}` },
    seconds: { type: "string", default: "150" },
    side: { type: "string", default: isSoft ? "256" : "8192" },
  },
});
const sizes = given.sizes.split(",").map(Number);
const side = Number(given.side);
const seconds = Number(given.seconds);
if (![...sizes, side, seconds].every((value) => Number.isSafeInteger(value) && value > 0)) {
  process.stderr.write("array-gpu: --sizes, --side and --seconds take whole numbers above 0\n");
  process.exit(2);
}
const largest = Math.max(...sizes);
const begin = performance.now();
const isOver = () => (performance.now() - begin) / 1000 > seconds;

const started = await Promise.all((isSoft ? ["numpy"] : ["cupy", "torch"]).map((name) => Peer.start(name)));
const peers = started.filter((peer) => peer !== null);
const names = ["doorbell", ...peers.map(({ name }) => name)];
console.log(`${gpu.name}, medians of ${ROUNDS} interleaved rounds, microseconds for one call`);
console.log(`peers: ${names.slice(1).join(", ") || "none"}`);

using first = gpu.createEvent();
using last = gpu.createEvent();

/** Returns the times of one call of ours. */
function ownTimes(run: () => void, { calls, quiet }: Request): Times {
  run();
  if (quiet) gpu.synchronize();
  first.record();
  const start = performance.now();
  for (let i = 0; i < calls; i++) run();
  const host = ((performance.now() - start) * 1e3) / calls;
  last.record();
  gpu.synchronize();
  return { host, gpu: (last.millisecondsSince(first) * 1e3) / calls };
}

/** Medians of a contender, or the text of its error. */
type Result = Times | string;

/** Measures all contenders in turns. A contender that fails has the text of its error in place of times. */
async function measured(request: Request, run: () => void): Promise<Result[]> {
  const contenders: ((request: Request) => Result | Promise<Result>)[] = [
    (each) => ownTimes(run, each),
    ...peers.map((peer) => (each: Request) => peer.times(each)),
  ];
  const times: Times[][] = contenders.map(() => []);
  const errors = new Map<number, string>();
  for (let round = 0; round < WARM_UP + ROUNDS; round++)
    for (const [i, contender] of contenders.entries()) {
      if (errors.has(i)) continue;
      try {
        const result = await contender(request);
        if (typeof result === "string") errors.set(i, result);
        else if (round >= WARM_UP) times[i]!.push(result);
      } catch (error) {
        errors.set(i, `${error}`.slice(0, 300));
      }
    }
  return times.map(
    (each, i) =>
      errors.get(i) ?? {
        host: median(each.map(({ host }) => host)),
        gpu: median(each.map((one) => one.gpu)),
      },
  );
}

const cell = (text: string, width = 11) => text.padStart(width);
const short = (value: number) => value.toFixed(value < 100 ? 2 : value < 10_000 ? 1 : 0);

/** Returns the quotient of our time and the smallest time of a peer. NaN where one is missing. */
function quotient(results: readonly Result[], part: keyof Times): number {
  const [own, ...others] = results.map((each) => (typeof each === "string" ? Number.NaN : each[part]));
  const best = Math.min(...others.filter((value) => value > 0));
  return Number.isFinite(best) ? own! / best : Number.NaN;
}

/** Prints the times of a row, and the errors of those contenders that failed. */
function printRow(title: string, results: readonly Result[]): void {
  const parts = (["host", "gpu"] as const).map((part) => {
    const cells = results.map((each) => cell(typeof each === "string" ? "-" : short(each[part])));
    return `${cells.join("")}${cell(quotient(results, part).toFixed(2), 8)}`;
  });
  stdout.write(`${title.padEnd(26)}${parts.join("  |")}\n`);
  for (const [i, each] of results.entries())
    if (typeof each === "string") stdout.write(`    ${names[i]}: ${each}\n`);
}

const sizeText = (bytes: number) =>
  bytes >= MIB ? `${bytes / MIB} MiB` : bytes >= KIB ? `${bytes / KIB} KiB` : `${bytes} B`;
const isChosen = (title: string) => title.includes(given.only);

/** Runs an array and frees its memory. */
function runOnce(array: NdArray): void {
  array.run().close();
}

const found = new Map<string, readonly Result[]>();
const head = () =>
  `${"".padEnd(26)}${["host", "GPU"].map((part) => `${names.map((name) => cell(`${name.slice(0, 5)} ${part}`)).join("")}${cell("ratio", 8)}`).join("  |")}\n`;

/** Measures a row, prints it and stores it. Nothing that the row throws ends the benchmark. */
async function addRow(title: string, request: Request, run: () => void): Promise<void> {
  if (!isChosen(title) || isOver()) return;
  const results = await measured(request, run);
  found.set(title, results);
  printRow(title, results);
}

/** Measures all operations at a size. */
async function addSize(bytes: number): Promise<void> {
  if (isOver()) return;
  const operands = operandsOf(gpu, bytes);
  for (const [row, run] of Object.entries(rows)) {
    const calls = bytes >= 64 * MIB ? (row === "sort" ? 2 : 5) : bytes >= MIB ? 20 : 50;
    await addRow(`${row}, ${sizeText(bytes)}`, { row, bytes, calls }, () => runOnce(run(operands)));
  }
  for (const value of Object.values(operands)) if (typeof value === "object") value.close();
}

/** Measures what the host does for one kernel: the operation, and a prepared launch of the same kernel. */
async function addHost(): Promise<void> {
  const { a, b, c } = operandsOf(gpu, KIB);
  const calls = 100;
  await addRow("host: a*b+c", { row: "a*b+c", bytes: KIB, calls }, () => runOnce(a.mul(b).add(c)));
  const types = { a: "readonly f32[]", b: "readonly f32[]", c: "readonly f32[]", out: "f32[]" } as const;
  const same = kernel("fused", types, ({ a, b, c, out }, { globalIdx }) => {
    const i = globalIdx.x;
    if (i < out.length) out[i] = a[i] * b[i] + c[i];
  });
  const out = gpu.allocate(a.size, "f32");
  const step = same.prepare(same.over(a.size), { a, b, c, out });
  if (!isChosen("host: a*b+c")) return;
  const results = await measured({ row: "a*b+c", bytes: KIB, calls }, () => step.launch());
  printRow("host: prepared launch", results.slice(0, 1));
  found.set("host: prepared launch", results.slice(0, 1));
  await addRow("read: sum", { row: "read sum", bytes: KIB, calls, quiet: true }, () => {
    using sum = a.sum();
    sum.item();
  });
}

async function addProducts(): Promise<void> {
  for (const precision of precisions) {
    const title = `matmul ${side} ${precision}`;
    if (!isChosen(title) || isOver()) continue;
    const run = productOf(gpu, side, precision);
    await addRow(title, { row: "matmul", bytes: side, calls: 2, precision }, () => runOnce(run()));
  }
}

async function addSort(): Promise<void> {
  const bytes = isSoft ? MIB : 64 * MIB;
  const title = `sort of ${bytes / 4 / KIB} Ki f32`;
  if (!isChosen(title)) return;
  using numbers = arrays(gpu)
    .random({ seed: 1 })
    .uniform(bytes / 4)
    .run();
  await addRow(title, { row: "sort", bytes, calls: 2 }, () => runOnce(numbers.sort()));
}

/** Measures Fourier transforms: long lines, many lines, real numbers, and 2 and 3 dimensions. */
async function addTransforms(): Promise<void> {
  const many: readonly [keyof typeof transforms, readonly number[]][] = [
    ["fft", [MIB]],
    ["fft", [16 * MIB]],
    ["fft", [1_000_000]],
    ["fft", [4096, 4096]],
    ["ifft", [4096, 4096]],
    ["rfft", [16 * MIB]],
    ["rfft", [4096, 4096]],
    ["fftn", [4096, 4096]],
    ["fftn", [256, 256, 256]],
  ];
  for (const [row, shape] of isSoft ? [["fft", [64, 1024]] as const] : many) {
    const title = `${row} of ${shape.join(" x ")}`;
    if (!isChosen(title) || isOver()) continue;
    const run = transformOf(gpu, row, shape);
    const bytes = shape.reduce((product, length) => product * length, 8);
    await addRow(title, { row, bytes, calls: 20, shape }, () => runOnce(run()));
  }
}

stdout.write(head());
await addProducts();
for (const part of [addHost, addTransforms, addSort])
  try {
    await part();
  } catch (error) {
    stdout.write(`${part.name}: ${error}\n`);
  }
for (const bytes of sizes)
  try {
    await addSize(bytes);
  } catch (error) {
    stdout.write(`${sizeText(bytes)}: ${error}\n`);
  }

const large = [...found].filter(([title]) => title.endsWith(`, ${sizeText(largest)}`));
const quotients = large
  .map(([title, results]) => ({ title, value: quotient(results, "gpu") }))
  .filter(({ value }) => value > 0);
stdout.write(`\n${found.size} rows in ${((performance.now() - begin) / 1000).toFixed(0)} s\n`);
if (quotients.length > 0) {
  const mean = Math.exp(quotients.reduce((sum, { value }) => sum + Math.log(value), 0) / quotients.length);
  quotients.sort((x, y) => y.value - x.value);
  stdout.write(`geometric mean on the GPU at ${sizeText(largest)}: ${mean.toFixed(3)} (goal 1)\n`);
  stdout.write("rows above 1.15:");
  for (const { title, value } of quotients.filter((each) => each.value > 1.15))
    stdout.write(` ${title} ${value.toFixed(2)};`);
  stdout.write(`\nworst: ${quotients[0]!.title} ${quotients[0]!.value.toFixed(2)}\n`);
}
const hostOf = (title: string) => {
  const own = found.get(title)?.[0];
  return own === undefined || typeof own === "string" ? Number.NaN : own.host;
};
stdout.write(
  `a*b+c above a prepared launch, host: ${(hostOf("host: a*b+c") - hostOf("host: prepared launch")).toFixed(2)} us (goal 1.5)\n`,
);
for (const peer of peers) peer.close();
process.exit(0);
