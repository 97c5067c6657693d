// Kernels on the embedded GPU beside the same loops in C. `npm run bench -- kernels [f32|f64] [name]` needs nvcc (or NVRTC) and clang.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { type Device, openDevice } from "../../src/cuda/index.ts";
import { buildWasmPeer } from "./clang-wasm.ts";
import { compileTimes } from "./compile-time.ts";
import { buildPeer, cores, type Peer } from "./peer.ts";
import { compileKernels, type Row, rowsOf } from "./rows.ts";

const ROUNDS = 5;
const LONGEST_MS = 4000;

/** The best time of some rounds in milliseconds, after some for the engine to compile. */
function best(round: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  const begin = performance.now();
  for (let i = 0; i < ROUNDS + 3; i++) {
    const start = performance.now();
    round();
    if (i > 0) least = Math.min(least, performance.now() - start);
    if (i > 0 && performance.now() - begin > LONGEST_MS) break;
  }
  return least;
}

const cell = (text: string, width = 10) => text.padStart(width);
const shown = (ms: number | undefined) => cell(ms === undefined ? "-" : ms.toFixed(1));

type Peers = readonly (Peer | undefined)[];

/** `clang` is its WebAssembly, fused and not, beside C on one core. */
function printRow(row: Row, plain: Row, peers: Peers, clang: Peers): void {
  const times = [best(row.run), best(plain.run)];
  const ask = (peer: Peer | undefined) => peer?.(row.name, row.size);
  const c = peers.map(ask);
  const ratio = (these: readonly (number | undefined)[], by: number | undefined) =>
    cell(
      these.map((ms) => (by === undefined || ms === undefined ? "-" : (ms / by).toFixed(2))).join(" / "),
      15,
    );
  console.log(
    `${row.label.padEnd(26)}${[...times, ...c].map(shown).join("")}${ratio(times, c[0])}${ratio(times, c[1])}` +
      ratio(clang.map(ask), c[2]),
  );
}

/** Median microseconds of an empty kernel's launch, and of launch and wait. */
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
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]! * 1000;
  return {
    enqueue: median(times.map(([t]) => t)),
    all: median(times.map(([, t]) => t)),
    queued: queued * 1000,
  };
}

const words = process.argv.slice(2).filter((each) => !each.startsWith("-"));
const only = words.filter((each) => each !== "f32" && each !== "f64" && each !== "kernels");
const folder = mkdtempSync(join(tmpdir(), "doorbell-kernels-"));
try {
  using device = openDevice(0, { provider: "soft" });
  for (const [type, real] of [
    ["f32", "float"],
    ["f64", "double"],
  ] as const) {
    if (words.some((each) => /^f\d/.test(each)) && !words.includes(type)) continue;
    const peers = [
      buildPeer(folder, real, { threads: cores, scalar: false }),
      buildPeer(folder, real, { threads: cores, scalar: true }),
      buildPeer(folder, real, { threads: 1, scalar: false }),
    ];
    const clang = [buildWasmPeer(folder, real, true), buildWasmPeer(folder, real, false)];
    console.log(
      `${type}, ${cores} cores; milliseconds, best of ${ROUNDS}; * has barriers; C is clang -O2; wasm is clang's, beside C on one core\n` +
        `${" ".repeat(26)}${["fused", "unfused", "C", "scalar C", "C 1 core"].map((each) => cell(each)).join("")}` +
        `${cell("of C", 15)}${cell("of scalar C", 15)}${cell("wasm", 15)}`,
    );
    using fused = compileKernels(device, real, true);
    using plain = compileKernels(device, real, false);
    const plainRows = rowsOf(device, plain, real);
    for (const [i, row] of rowsOf(device, fused, real).entries())
      if (only.length === 0 || only.includes(row.name)) printRow(row, plainRows[i]!, peers, clang);
  }
  if (only.length === 0 || only.includes("empty")) {
    const { enqueue, all, queued } = emptyKernel(device);
    console.log(
      `empty kernel: enqueue ${enqueue.toFixed(1)} us (behind others ${queued.toFixed(1)}), launch and wait ${all.toFixed(1)} us`,
    );
  }
  if (only.length === 0 || only.includes("compile"))
    for (const lines of [100, 2000]) {
      const { load, launched } = compileTimes(device, lines);
      console.log(
        `${lines} lines of PTX: loaded in ${load.toFixed(1)} ms, launched after ${launched.toFixed(1)} ms`,
      );
    }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
