// Compares arrays on the soft GPU with NumPy, in turns.
// Run `npm run bench -- array [elements]`. The benchmark needs a python3 with NumPy.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { arrays, type NdArray } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { median } from "../common/median.ts";

const ROUNDS = 21;
const WARM_UP = 3;
/** Rows and columns of the matrix that is multiplied with itself. */
const SIDE = 1024;

const n = Number(process.argv[2] ?? 10 * 2 ** 20);
if (!Number.isSafeInteger(n) || n < 1) {
  process.stderr.write(
    `array: ${process.argv[2]} is not a number of elements. Use npm run bench -- array 10485760\n`,
  );
  process.exit(2);
}
using gpu = openDevice("soft");
const { arange, full, random } = arrays(gpu);
const x = random({ seed: 1 }).uniform(n).run();
const matrix = arange(SIDE * SIDE)
  .reshape([SIDE, SIDE])
  .remainder(7)
  .run();
const [a, b, c] = [full(n, 1.5), full(n, 2), full(n, 3)];

/** An operation, and its largest time as a multiple of NumPy's. */
interface Row {
  readonly name: string;
  readonly most: number;
  /** True where threads of the peer poll for more work after the operation. */
  readonly polls?: boolean;
  readonly run: () => NdArray;
}

const rows: readonly Row[] = [
  { name: "a*b+c", most: 1, run: () => a.mul(b).add(c) },
  { name: "sqrt(a*a+b*b)-c", most: 1, run: () => a.mul(a).add(b.mul(b)).sqrt().sub(c) },
  { name: "a+b", most: 2, run: () => a.add(b) },
  { name: "sum(a)", most: 1.5, run: () => a.sum() },
  { name: "sum(a*b)", most: 1, run: () => a.mul(b).sum() },
  { name: "max(a)", most: 1.5, run: () => a.max() },
  { name: "sort(x)", most: 3, run: () => x.sort() },
  { name: "matmul 1024", most: 8, polls: true, run: () => matrix.matmul(matrix) },
];

const script = fileURLToPath(new URL("./numpy_peer.py", import.meta.url));
const peer: ChildProcessWithoutNullStreams = spawn("python3", [script, `${n}`]);
peer.stderr.pipe(process.stderr);
const answers = createInterface({ input: peer.stdout })[Symbol.asyncIterator]();

/** Time between two looks at the processor time of a process, in milliseconds. */
const LOOK_MS = 10;
/** Largest processor time of an idle process between two looks, in milliseconds. */
const IDLE_MS = 1;
/** Longest time that a process gets to become idle, in milliseconds. */
const LONGEST_MS = 1000;

/** Returns the processor time of all threads of a process, in milliseconds. */
function processorTime(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const times = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ")[0]),
  );
  return times.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** Waits until a process is idle. The threads of OpenBLAS poll for more work up to 75 ms after a product. */
async function idle(pid: number): Promise<void> {
  const begin = performance.now();
  let before = processorTime(pid);
  while (performance.now() - begin < LONGEST_MS) {
    await sleep(LOOK_MS);
    const now = processorTime(pid);
    if (now - before < IDLE_MS) return;
    before = now;
  }
}

/** Returns NumPy's time of an operation, in milliseconds. */
async function numpyTime(name: string): Promise<number> {
  peer.stdin.write(`${name}\n`);
  const { value, done } = await answers.next();
  if (done) throw new Error("the process with NumPy has ended: install python3-numpy");
  return Number(value);
}

/** Returns the time of an operation on the soft GPU, in milliseconds. */
function ownTime({ run }: Row): number {
  const begin = performance.now();
  using _result = run().run();
  gpu.synchronize();
  return performance.now() - begin;
}

const cell = (text: string, width = 12) => text.padStart(width);
console.log(`${n} f32, medians of ${ROUNDS} interleaved rounds, ms`);
console.log(
  `${"".padEnd(18)}${["soft GPU", "NumPy", "ratio", "best ratio"].map((title) => cell(title)).join("")}  goal`,
);
for (const row of rows) {
  const [own, numpy]: [number[], number[]] = [[], []];
  for (let i = 0; i < WARM_UP + ROUNDS; i++) {
    if (row.polls) await idle(peer.pid!);
    const taken = ownTime(row);
    const times = [taken, await numpyTime(row.name)] as const;
    if (i < WARM_UP) continue;
    own.push(times[0]);
    numpy.push(times[1]);
  }
  const ratio = median(own) / median(numpy);
  const best = Math.min(...own) / Math.min(...numpy);
  const cells = [median(own), median(numpy), ratio, best].map((value) => cell(value.toFixed(2))).join("");
  console.log(`${row.name.padEnd(18)}${cells}  ${row.most} ${ratio <= row.most ? "reached" : "missed"}`);
}
peer.stdin.end();
