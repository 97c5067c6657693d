// Runs the loops of the C peer as WebAssembly compiled by clang, on one thread. The result shows the speed of
// the engine on code that doorbell did not generate.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Peer } from "./peer.ts";

const ROUNDS = 5;
const SHORTEST_MS = 2000;
const LONGEST_MS = 4000;
const STACK_BYTES = 65536;
/**
 * Function names in the order of loops.h. An unlinked object file exports nothing, so the names are added
 * here.
 */
const NAMES = ["add", "reduce", "matmul", "nbody", "mandelbrot", "bitonic"] as const;
const EXPORTS = 7;
const CODE = 10;

const size = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...size(value >> 7)];

function exportSection(): Uint8Array {
  const body: number[] = [NAMES.length];
  for (const [index, name] of NAMES.entries())
    body.push(name.length, ...new TextEncoder().encode(name), 0, index);
  return new Uint8Array([EXPORTS, ...size(body.length), ...body]);
}

/** Returns clang's object file with its functions exported. */
function exported(object: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = 8;
  while (object[at] !== CODE) {
    let [bytes, shift] = [0, 0];
    for (at++; ; at++, shift += 7) {
      bytes |= (object[at]! & 127) << shift;
      if (object[at]! < 128) break;
    }
    at += 1 + bytes;
  }
  return new Uint8Array([...object.subarray(0, at), ...exportSection(), ...object.subarray(at)]);
}

type Loop = (...values: number[]) => number;

/** Builds the loops; returns undefined when no clang supports wasm32. */
export function buildWasmPeer(folder: string, real: string, fused: boolean): Peer | undefined {
  const object = join(folder, `${real}-${fused}.o`);
  const file = fileURLToPath(new URL("./loops.h", import.meta.url));
  const defined = [`-DREAL=${real}`, "-DLOOP=", ...(fused ? ["-DFUSED"] : [])];
  const flags = ["--target=wasm32", "-O2", "-msimd128", "-mbulk-memory", "-fno-math-errno"];
  const built = spawnSync("clang", [...flags, ...defined, "-x", "c", "-c", file, "-o", object]);
  if (built.status !== 0) return undefined;
  const module = new WebAssembly.Module(exported(readFileSync(object)));
  return (name, n) => measure(module, name, n, real === "double" ? Float64Array : Float32Array);
}

function measure(
  module: WebAssembly.Module,
  name: string,
  n: number,
  Numbers: typeof Float32Array | typeof Float64Array,
): number {
  const count = name === "matmul" || name === "mandelbrot" ? n * n : name === "nbody" ? 4 * n : n;
  const bytes = count * Numbers.BYTES_PER_ELEMENT;
  const pages = Math.ceil((STACK_BYTES + 3 * bytes) / 65536);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const stack = new WebAssembly.Global({ value: "i32", mutable: true }, STACK_BYTES);
  const env = { __linear_memory: memory, __stack_pointer: stack };
  const loops = new WebAssembly.Instance(module, { env }).exports as Record<string, Loop>;
  const [a, b, c] = [STACK_BYTES, STACK_BYTES + bytes, STACK_BYTES + 2 * bytes] as const;
  const [x, y] = [new Numbers(memory.buffer, a, count), new Numbers(memory.buffer, b, count)];
  const loop = loops[name]!;
  const run: Record<string, () => unknown> = {
    add: () => loop(a, b, c, 0, n),
    reduce: () => loop(a, 0, n),
    matmul: () => loop(a, b, c, n, 0, n),
    nbody: () => loop(a, c, n, 0, n),
    mandelbrot: () => loop(c, n, 0, n),
    bitonic: () => {
      for (let run = 2; run <= n; run *= 2)
        for (let distance = run / 2; distance >= 1; distance /= 2) loop(a, distance, run, 0, n);
    },
  };
  let best = Number.POSITIVE_INFINITY;
  const begin = performance.now();
  // Rounds continue for a minimum time, so that the engine can optimise the code.
  for (let round = 0; round <= ROUNDS || performance.now() - begin < SHORTEST_MS; round++) {
    for (let i = 0; i < count; i++) {
      x[i] = name === "bitonic" ? ((i * 2654435761) % 2 ** 32) % 1000003 : i % 7;
      y[i] = i % 7;
    }
    const start = performance.now();
    run[name]!();
    if (round > 0) best = Math.min(best, performance.now() - start);
    if (round > 0 && performance.now() - begin > LONGEST_MS) break;
  }
  return best;
}
