// Loads the tensors of a safetensors file into GPU buffers, by name and in parallel, and writes them back.
//
//     npx bun examples/load-weights.ts FILE [--save FILE]      loads a file, prints the rate, and saves a copy
//     npx bun examples/load-weights.ts --make FILE --mib 64    creates a file with tensors of random numbers
//     npx bun examples/load-weights.ts --demo                  runs all steps in a temporary folder, and compares
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { Memory } from "doorbell";
import { type Device, type Buffer as GpuBuffer, openDevice } from "doorbell/cuda";
import { openStorage, type StorageFile, type TransferResult } from "doorbell/direct";
import { fail } from "./common/fail.ts";
import { Progress } from "./common/progress.ts";
import { headerFor, headerLength, lengthBytes, type Tensor, tensorsOf } from "./load-weights/safetensors.ts";

/** Tensors on the device, by name. */
type Weights = Map<string, { readonly tensor: Tensor; readonly buffer: GpuBuffer }>;

async function readHeader(file: StorageFile): Promise<Tensor[]> {
  using first = Memory.allocate(lengthBytes);
  await file.read(first);
  const length = headerLength(first.bytes);
  using header = Memory.allocate(length);
  await file.read(header, { fileOffset: lengthBytes });
  return tensorsOf(new TextDecoder().decode(header.bytes), lengthBytes + length);
}

/** Loads all tensors in parallel, with one read per tensor. */
async function load(device: Device, path: string): Promise<Weights> {
  using file = await openStorage(path);
  const tensors = await readHeader(file);
  const weights: Weights = new Map();
  for (const tensor of tensors) {
    const elements = tensor.shape.reduce((product, each) => product * each, 1);
    if (elements > 0) weights.set(tensor.name, { tensor, buffer: device.allocate(elements, tensor.type) });
  }
  const loaded = [...weights.values()];
  const requests = loaded.map(({ tensor, buffer }) => ({
    target: buffer,
    fileOffset: tensor.offset,
    bytes: tensor.byteLength,
  }));
  await watch("loaded", file, requests);
  return weights;
}

/** Runs a batch with a progress bar and reports its result. */
async function watch(
  what: string,
  file: StorageFile,
  requests: readonly {
    readonly target: GpuBuffer;
    readonly fileOffset: number;
    readonly bytes: number;
    readonly write?: boolean;
  }[],
): Promise<void> {
  const total = requests.reduce((sum, { bytes }) => sum + bytes, 0);
  const bar = new Progress(total);
  const start = performance.now();
  let done = 0;
  let last: TransferResult | undefined;
  const most = 4096;
  for (let at = 0; at < requests.length; at += most) {
    for await (const { result, error } of file.batch(requests.slice(at, at + most), { timeoutMs: 600_000 })) {
      if (error !== undefined) throw error;
      done += result!.bytes;
      if (last === undefined || result!.bytes > last.bytes) last = result;
      bar.update(done);
    }
  }
  bar.end();
  const seconds = (performance.now() - start) / 1000;
  const speed = (done / seconds / 1e9).toFixed(2);
  process.stdout.write(
    `${what} ${requests.length} tensors, ${(done / 2 ** 20).toFixed(1)} MiB in ${seconds.toFixed(2)} s: ${speed} GB/s\n  ${last?.engine}, ${last?.path}: ${last?.reason}\n`,
  );
}

async function save(weights: Weights, path: string): Promise<void> {
  using file = await openStorage(path, { write: true, create: true, truncate: true });
  const all = [...weights.values()];
  const header = headerFor(all.map(({ tensor }) => tensor));
  using memory = Memory.copyOf(header);
  await file.write(memory);
  let fileOffset = header.length;
  const requests = all.map(({ tensor: { byteLength }, buffer }) => {
    const request = { target: buffer, fileOffset, bytes: byteLength, write: true };
    fileOffset += byteLength;
    return request;
  });
  await watch("saved", file, requests);
  file.sync();
}

/** Creates a file of tensors with the shapes of a small network and numbers from the host. */
async function make(path: string, mebibytes: number): Promise<void> {
  using file = await openStorage(path, { write: true, create: true, truncate: true });
  const layers = Math.max(1, Math.round(mebibytes / 16));
  const rows = Math.ceil((mebibytes * 2 ** 20) / layers / 2 / 1024);
  const tensors = Array.from({ length: layers }, (_, i) => [
    { name: `layers.${i}.weight`, dtype: "BF16", shape: [rows, 1024], byteLength: rows * 2048 },
    { name: `layers.${i}.bias`, dtype: "F32", shape: [1000 + i], byteLength: 4 * (1000 + i) },
  ]).flat();
  const header = headerFor(tensors);
  using head = Memory.copyOf(header);
  await file.write(head);
  using numbers = Memory.allocate(Math.max(...tensors.map(({ byteLength }) => byteLength)));
  let fileOffset = header.length;
  for (const [i, { byteLength }] of tensors.entries()) {
    const words = new Uint32Array(numbers.bytes.buffer, 0, Math.floor(byteLength / 4));
    for (let at = 0; at < words.length; at += 1 + (i % 3)) words[at] = Math.imul(at + i, 2654435761);
    await file.write(numbers, { fileOffset, bytes: byteLength });
    fileOffset += byteLength;
  }
  process.stdout.write(`made ${path}: ${tensors.length} tensors, ${(fileOffset / 2 ** 20).toFixed(1)} MiB\n`);
}

async function compare(path: string, other: string): Promise<boolean> {
  const read = async (from: string) => {
    using file = await openStorage(from);
    const tensors = await readHeader(file);
    using memory = Memory.allocate(file.size);
    await file.read(memory);
    return tensors.map(
      ({ name, offset, byteLength }) => [name, memory.view(offset, byteLength).slice()] as const,
    );
  };
  const [one, two] = [await read(path), await read(other)];
  return (
    one.length === two.length &&
    one.every(([name, bytes], i) => name === two[i]![0] && Buffer.compare(bytes, two[i]![1]) === 0)
  );
}

async function demo(mebibytes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-weights-"));
  try {
    const [path, copy] = [join(folder, "model.safetensors"), join(folder, "copy.safetensors")];
    await make(path, mebibytes);
    using device = openDevice();
    await save(await load(device, path), copy);
    const same = await compare(path, copy);
    process.stdout.write(same ? "the copy has the same tensors, byte for byte\n" : "the copy differs\n");
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
  if (values.demo) return demo(mebibytes);
  if (values.make !== undefined) return make(values.make, mebibytes);
  const [path] = positionals;
  if (path === undefined)
    throw new Error("usage: load-weights.ts FILE [--save FILE] | --make FILE --mib 64 | --demo");
  using device = openDevice();
  const weights = await load(device, path);
  for (const { tensor, buffer } of [...weights.values()].slice(0, 5))
    process.stdout.write(
      `  ${tensor.name}: ${tensor.dtype} ${tensor.shape.join("x")} at 0x${buffer.pointer.toString(16)}\n`,
    );
  if (values.save !== undefined) await save(weights, values.save);
}

await main().catch(fail);
