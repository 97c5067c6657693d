// Compares kernels in TypeScript with CUDA C++ and numba.cuda: `npm run bench -- typescript [--rounds N] [--soft]`.
// Both kernels of a row have the same algorithm, launch and arguments, and take turns. The time of a row is the
// median of its rounds: by events on a real GPU, by the clock on the soft GPU.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process, { argv, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Device, type Kernel, openDevice } from "../../src/cuda/index.ts";
import { driverOrReason } from "../../src/cuda/provider.ts";
import { type Case, casesOn } from "./cases.ts";

const { values: words } = parseArgs({
  args: argv.slice(2),
  options: { rounds: { type: "string", default: "15" }, soft: { type: "boolean", default: false } },
});
const rounds = Number(words.rounds);
// A compilation is measured, so none comes from the disk.
process.env["DOORBELL_CUDA_CACHE"] = "off";
const isNative = !words.soft && typeof driverOrReason("native") !== "string";
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Goals: time of a kernel relative to nvcc's, geometric mean of these ratios, and compile time. */
const [MOST_RATIO, MOST_MEAN] = isNative ? [1.08, 1.02] : [1.05, 1.05];
const [MOST_MEDIAN_MS, MOST_COMPILE_MS] = [3, 15];
/** A round repeats short kernels until it takes this time. */
const ROUND_MS = 2;
const MOST_REPEATS = 100;
const COMPILES = 15;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const cell = (value: number | undefined, digits: number, width = 10): string =>
  (value === undefined ? "-" : value.toFixed(digits)).padStart(width);

/** Returns a function that measures one launch of several, in milliseconds. */
function stopwatch(device: Device): (launch: () => void, repeats: number) => number {
  if (!isNative)
    return (launch, repeats) => {
      const begin = performance.now();
      for (let i = 0; i < repeats; i++) launch();
      device.synchronize();
      return (performance.now() - begin) / repeats;
    };
  const [begin, end] = [device.createEvent({ timing: true }), device.createEvent({ timing: true })];
  return (launch, repeats) => {
    begin.record();
    for (let i = 0; i < repeats; i++) launch();
    end.record();
    end.synchronize();
    return end.millisecondsSince(begin) / repeats;
  };
}

/** Measures launches by turns. Returns the median of each in milliseconds. */
function compared(device: Device, launches: readonly (() => void)[]): number[] {
  const measure = stopwatch(device);
  for (const launch of launches) for (let i = 0; i < 3; i++) measure(launch, 1);
  const least = Math.min(...launches.map((launch) => measure(launch, 1)));
  const repeats = Math.max(1, Math.min(MOST_REPEATS, Math.ceil(ROUND_MS / least)));
  const times = launches.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < launches.length; i++) {
      const turn = (i + round) % launches.length;
      times[turn]!.push(measure(launches[turn]!, repeats));
    }
  return times.map(median);
}

interface NumbaRow {
  readonly name: string;
  readonly compileMs: number;
  readonly launchUs: number;
}

/** Runs the peer in numba.cuda. Returns no rows where numba is not installed. */
function numbaRows(): Map<string, NumbaRow> {
  if (!isNative) return new Map();
  const run = spawnSync("python3", [here("numba_peer.py")], { encoding: "utf8", timeout: 120_000 });
  if (run.status !== 0) stdout.write(`numba.cuda: ${run.error?.message ?? run.stderr.slice(-400)}\n`);
  const rows = (run.stdout ?? "").split("\n").filter((line) => line.startsWith("{"));
  return new Map(rows.map((line) => JSON.parse(line) as NumbaRow).map((row) => [row.name, row]));
}

/** Time of one launch on the host, in microseconds. The GPU is idle before each launch. */
function launchUs(device: Device, launch: () => void): number {
  const times: number[] = [];
  for (let i = 0; i < 300; i++) {
    const begin = performance.now();
    launch();
    times.push((performance.now() - begin) * 1000);
    device.synchronize();
  }
  return median(times);
}

/** Median time of a compilation to PTX, in milliseconds. The first compilation is not counted. */
function compileMs({ kernel }: Case): number {
  const times: number[] = [];
  for (let i = 0; i <= COMPILES; i++) {
    const begin = performance.now();
    kernel.compile({ architecture: `sm_${80 + (i % 2)}` });
    if (i > 0) times.push(performance.now() - begin);
  }
  return median(times);
}

const registersOf = (kernel: Kernel): string => (isNative ? String(kernel.attributes().registers) : "-");

using device = isNative ? openDevice(0, { provider: "native" }) : openDevice("soft");
stdout.write(
  `${device.name}, ${process.versions["bun"] ? `Bun ${process.versions["bun"]}` : process.version}\n`,
);
// The soft GPU rounds products and sums separately, because that is faster there. Its peer does the same.
const peer = device.compile(readFileSync(here("peer.cu"), "utf8"), { options: [`--fmad=${isNative}`] });
const numba = numbaRows();
stdout.write(
  `${"".padEnd(24)}${["ours ms", "C++ ms", "ratio", "registers", "compile ms", "launch us", "numba us", "compile ms"].map((each) => each.padStart(11)).join("")}\n`,
);
const ratios: number[] = [];
const compiles: number[] = [];
for (const each of casesOn(device, isNative ? "large" : "small")) {
  try {
    const { kernel, values, name, label, ...shape } = each;
    const other = peer.kernel(name);
    const config = { grid: shape.grid, block: shape.block } as const;
    const ours = () => kernel.launch(config, values);
    const theirs = () => other.launch(config, values);
    ours();
    const [mine, cpp] = compared(device, [ours, theirs]) as [number, number];
    const [compiled, row] = [compileMs(each), numba.get(name)];
    ratios.push(mine / cpp);
    compiles.push(compiled);
    const registers = `${registersOf(kernel.on(device))}/${registersOf(other)}`;
    stdout.write(
      `${label.padEnd(24)}${cell(mine, 4, 11)}${cell(cpp, 4, 11)}${cell(mine / cpp, 3, 11)}${registers.padStart(11)}` +
        `${cell(compiled, 2, 11)}${cell(launchUs(device, ours), 2, 11)}${cell(row?.launchUs, 2, 11)}${cell(row?.compileMs, 1, 11)}\n`,
    );
  } catch (error) {
    stdout.write(`${each.label.padEnd(24)}${String(error)}\n`);
    process.exitCode = 1;
  }
}
const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
const worst = Math.max(...ratios);
const verdict = (isReached: boolean): string => (isReached ? "reached" : "missed");
stdout.write(
  `\ntime beside C++: geometric mean ${mean.toFixed(3)} (goal ${MOST_MEAN}: ${verdict(mean <= MOST_MEAN)}), ` +
    `worst ${worst.toFixed(3)} (goal ${MOST_RATIO}: ${verdict(worst <= MOST_RATIO)})\n` +
    `compile: median ${median(compiles).toFixed(2)} ms (goal ${MOST_MEDIAN_MS}: ${verdict(median(compiles) <= MOST_MEDIAN_MS)}), ` +
    `worst ${Math.max(...compiles).toFixed(2)} ms (goal ${MOST_COMPILE_MS}: ${verdict(Math.max(...compiles) <= MOST_COMPILE_MS)})\n`,
);
const launches = [...numba.values()];
if (launches.length > 0)
  stdout.write(
    `numba.cuda launches: ${launches.map(({ name, launchUs: us }) => `${name} ${us.toFixed(1)}`).join(", ")} us\n`,
  );
