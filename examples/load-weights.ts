// Loads the arrays of a safetensors file into GPU memory, and writes them back.
//
//     npx bun examples/load-weights.ts FILE [--save FILE]      loads a file, prints the rate, and saves a copy
//     npx bun examples/load-weights.ts --make FILE --mib 64    creates a file with arrays of random numbers
//     npx bun examples/load-weights.ts --demo                  runs all steps in a temporary folder, and compares
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { arrays, type FileProgress, type NamedArrays, save } from "doorbell/array";
import { type Device, openDevice } from "doorbell/cuda";
import { fail } from "./common/fail.ts";
import { Progress } from "./common/progress.ts";

type SafetensorsPath = `${string}.safetensors`;

/** Runs a transfer with a progress bar and prints its rate. */
async function watch<T>(
  what: string,
  run: (onProgress: (progress: FileProgress) => void) => Promise<T>,
): Promise<T> {
  let bar: Progress | undefined;
  let done = 0;
  const start = performance.now();
  const result = await run(({ bytes, totalBytes }) => {
    bar ??= new Progress(totalBytes);
    bar.update(bytes);
    done = bytes;
  });
  bar?.end();
  const seconds = (performance.now() - start) / 1000;
  const rate = (done / seconds / 1e9).toFixed(2);
  process.stdout.write(
    `${what} ${(done / 2 ** 20).toFixed(1)} MiB in ${seconds.toFixed(2)} s: ${rate} GB/s\n`,
  );
  return result;
}

const load = (device: Device, path: SafetensorsPath): Promise<NamedArrays> =>
  watch(`loaded ${path}:`, (onProgress) => arrays(device).load(path, { onProgress }));

const store = (path: SafetensorsPath, weights: NamedArrays): Promise<void> =>
  watch(`saved ${path}:`, (onProgress) => save(path, weights, { onProgress }));

/** Creates a file of arrays with the shapes of a small network. */
async function make(device: Device, path: SafetensorsPath, mebibytes: number): Promise<void> {
  const random = arrays(device).random({ seed: 1 });
  const layers = Math.max(1, Math.round(mebibytes / 16));
  const rows = Math.ceil((mebibytes * 2 ** 20) / layers / 2 / 1024);
  const weights = Array.from({ length: layers }, (_, i) => [
    [`layers.${i}.weight`, random.normal([rows, 1024], { dtype: "bf16" })] as const,
    [`layers.${i}.bias`, random.uniform(1000 + i)] as const,
  ]).flat();
  await store(path, Object.fromEntries(weights));
}

async function demo(device: Device, mebibytes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-weights-"));
  try {
    const path: SafetensorsPath = `${folder}/model.safetensors`;
    const copy: SafetensorsPath = `${folder}/copy.safetensors`;
    await make(device, path, mebibytes);
    await store(copy, await load(device, path));
    const same = readFileSync(path).equals(readFileSync(copy));
    process.stdout.write(same ? "the copy has the same arrays, byte for byte\n" : "the copy differs\n");
    if (!same) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      save: { type: "string" },
      make: { type: "string" },
      mib: { type: "string" },
      demo: { type: "boolean" },
    },
  });
  const mebibytes = Number(values.mib ?? 64);
  using device = openDevice();
  // The device is open until the promises have ended.
  if (values.demo) return await demo(device, mebibytes);
  if (values.make !== undefined) return await make(device, values.make as SafetensorsPath, mebibytes);
  const [path] = positionals;
  if (path === undefined)
    throw new Error("usage: load-weights.ts FILE [--save FILE] | --make FILE --mib 64 | --demo");
  const weights = await load(device, path as SafetensorsPath);
  for (const [name, { dtype, shape, buffer }] of Object.entries(weights).slice(0, 5))
    process.stdout.write(`  ${name}: ${dtype} ${shape.join("x")} at 0x${buffer.pointer.toString(16)}\n`);
  if (values.save !== undefined) await store(values.save as SafetensorsPath, weights);
}

await main().catch(fail);
