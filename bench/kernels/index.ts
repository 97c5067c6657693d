// Compares kernels on the soft GPU with the same loops in C.
// Run `npm run bench -- kernels [f32|f64] [name|empty|compile|checks|atomics]`.
// The benchmark needs clang and either nvcc or NVRTC. Each row shows whether it reaches its goal.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { type Device, type Module, openDevice } from "../../src/cuda/index.ts";
import { median } from "../common/median.ts";
import { atomicCosts } from "./atomic-cost.ts";
import { checkCosts } from "./check-cost.ts";
import { buildWasmPeer } from "./clang-wasm.ts";
import { compileTimes } from "./compile-time.ts";
import { buildPeer, cores, type Peer } from "./peer.ts";
import { compileKernels, type Row, rowsOf } from "./rows.ts";

/**
 * Minimum number of rounds. Short kernels run more rounds, so that the engine can optimise the code; peer.c
 * runs for the same time.
 */
const ROUNDS = 5;
const SHORTEST_MS = 2000;
const LONGEST_MS = 4000;

/** Returns the best time of several rounds after one warm-up, in milliseconds. */
function best(round: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  const begin = performance.now();
  for (let i = 0; ; i++) {
    const start = performance.now();
    round();
    if (i > 0) least = Math.min(least, performance.now() - start);
    const all = performance.now() - begin;
    if (i > 0 && (all > LONGEST_MS || (i >= ROUNDS && all > SHORTEST_MS))) return least;
  }
}

/**
 * Maximum time of a kernel relative to C on all cores, without and with barriers, and maximum cost factor of
 * a checked launch.
 */
const [MOST_OF_C, MOST_WITH_BARRIERS, MOST_CHECKED] = [1.5, 2, 20];
/** Goals for an empty kernel, in microseconds. */
const [MOST_ENQUEUE_US, MOST_LAUNCH_US] = [5, 80];
const MOST_COMPILE_MS: Readonly<Record<number, number>> = { 100: 30, 2000: 1000 };

const verdict = (value: number, most: number): string => (value <= most ? "reached" : "missed");

const cell = (text: string, width = 10) => text.padStart(width);
const shown = (ms: number | undefined) => cell(ms === undefined ? "-" : ms.toFixed(1));

type Peers = readonly (Peer | undefined)[];

/** Prints a row. `clang` holds its WebAssembly loops, fused and unfused, compared with C on one core. */
function printRow(row: Row, plain: Row, peers: Peers, clang: Peers): void {
  const times = [best(row.run), best(plain.run)] as const;
  const ask = (peer: Peer | undefined) => peer?.(row.name, row.size);
  const c = peers.map(ask);
  const ratio = (these: readonly (number | undefined)[], by: number | undefined) =>
    cell(
      these.map((ms) => (by === undefined || ms === undefined ? "-" : (ms / by).toFixed(2))).join(" / "),
      15,
    );
  const most = row.barriers ? MOST_WITH_BARRIERS : MOST_OF_C;
  const verdictOf = (by: number | undefined) =>
    by === undefined ? "-" : times.map((ms) => verdict(ms / by, most)).join(" / ");
  const scalar = c[1] !== undefined && times[1] < c[1] ? ", ahead of scalar C unfused" : "";
  console.log(
    `${(row.barriers ? `${row.label} *` : row.label).padEnd(26)}${[...times, ...c].map(shown).join("")}` +
      `${ratio(times, c[0])}${ratio(times, c[1])}${ratio(clang.map(ask), c[2])}  ${most}: ${verdictOf(c[0])}${scalar}`,
  );
}

/** Launches an empty kernel until the engine has optimised the launch path. */
function warmUp(device: Device, module: Module): void {
  const nothing = module.kernel("nothing");
  for (let i = 0; i < 5000; i++) {
    nothing.launch({ grid: 64, block: 32 }, []);
    if (i % 4 === 0) device.synchronize();
  }
  device.synchronize();
}

/** Returns the median microseconds of an empty kernel's launch, and of a launch with synchronization. */
function emptyKernel(device: Device): { enqueue: number; all: number; queued: number } {
  const nothing = compileKernels(device, "float", true).kernel("nothing");
  const times: [enqueue: number, all: number][] = [];
  for (let i = 0; i < 3000; i++) {
    const start = performance.now();
    nothing.launch({ grid: 1, block: 32 }, []);
    const queued = performance.now();
    device.synchronize();
    times.push([queued - start, performance.now() - start]);
  }
  const start = performance.now();
  for (let i = 0; i < 2000; i++) nothing.launch({ grid: 1, block: 32 }, []);
  const queued = (performance.now() - start) / 2000;
  device.synchronize();
  return {
    enqueue: median(times.map(([t]) => t)) * 1000,
    all: median(times.map(([, t]) => t)) * 1000,
    queued: queued * 1000,
  };
}

const words = process.argv.slice(2).filter((each) => !each.startsWith("-"));
const only = words.filter((each) => each !== "f32" && each !== "f64" && each !== "kernels");
const TYPES = [
  ["f32", "float"],
  ["f64", "double"],
] as const;
const isWanted = (type: string): boolean => words.includes(type) || !words.some((each) => /^f\d/.test(each));
const folder = mkdtempSync(join(tmpdir(), "doorbell-kernels-"));
try {
  using device = openDevice(0, { provider: "soft" });
  for (const [type, real] of TYPES) {
    if (!isWanted(type) || ["empty", "compile", "checks", "atomics"].some((each) => only.includes(each)))
      continue;
    const peers = [
      buildPeer(folder, real, { threads: cores, scalar: false }),
      buildPeer(folder, real, { threads: cores, scalar: true }),
      buildPeer(folder, real, { threads: 1, scalar: false }),
    ];
    const clang = [buildWasmPeer(folder, real, true), buildWasmPeer(folder, real, false)];
    console.log(
      `${type}, ${cores} cores; milliseconds, best of ${ROUNDS} rounds or more; * has barriers; C is clang -O2; wasm is clang's, beside C on one core\n` +
        `${" ".repeat(26)}${["fused", "unfused", "C", "scalar C", "C 1 core"].map((each) => cell(each)).join("")}` +
        `${cell("of C", 15)}${cell("of scalar C", 15)}${cell("wasm", 15)}  bar on all cores`,
    );
    using fused = compileKernels(device, real, true);
    using plain = compileKernels(device, real, false);
    warmUp(device, plain);
    const plainRows = rowsOf(device, plain, real);
    for (const [i, row] of rowsOf(device, fused, real).entries())
      if (only.length === 0 || only.includes(row.name)) printRow(row, plainRows[i]!, peers, clang);
  }
  if (only.length === 0 || only.includes("empty")) {
    const { enqueue, all, queued } = emptyKernel(device);
    console.log(
      `empty kernel: enqueue ${enqueue.toFixed(1)} us (behind others ${queued.toFixed(1)}; ${MOST_ENQUEUE_US}: ${verdict(enqueue, MOST_ENQUEUE_US)}), ` +
        `launch and wait ${all.toFixed(1)} us (${MOST_LAUNCH_US}: ${verdict(all, MOST_LAUNCH_US)})`,
    );
  }
  if (only.length === 0 || only.includes("compile"))
    for (const lines of [100, 2000]) {
      const { load, launched } = compileTimes(device, lines);
      console.log(
        `${lines} lines of PTX: loaded in ${load.toFixed(1)} ms (${MOST_COMPILE_MS[lines]}: ${verdict(load, MOST_COMPILE_MS[lines]!)}), ` +
          `launched after ${launched.toFixed(1)} ms`,
      );
    }
  if (only.length === 0 || only.includes("atomics")) {
    const costs = atomicCosts(device, best);
    console.log("histogram of 4 MiB in shared memory; milliseconds, and relative to red");
    for (const { label, ms } of costs)
      console.log(`${label.padEnd(28)}${shown(ms)}${cell(`${(ms / costs[0]!.ms).toFixed(2)}x`)}`);
  }
  if (only.length === 0 || only.includes("checks"))
    for (const [type, real] of TYPES) {
      if (!isWanted(type)) continue;
      for (const fused of [true, false]) {
        using module = compileKernels(device, real, fused);
        console.log(
          `checked launches, ${type}, ${fused ? "fused" : "unfused"}; milliseconds of processors, plain and checked`,
        );
        for (const { label, plain, checked } of checkCosts(device, module, real))
          console.log(
            `${label.padEnd(28)}${shown(plain)}${shown(checked)}${cell(`${(checked / plain).toFixed(1)}x`)}  ` +
              `${MOST_CHECKED}x: ${verdict(checked / plain, MOST_CHECKED)}`,
          );
      }
    }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
