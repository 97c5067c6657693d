// Tests GPU memory, NICs and files on a real GPU, as far as the machine supports them. Tests dma-buf export,
// registration, mapping, stream order, and memory that is freed while it is read. Compares every storage
// engine with a model, and with the counters of cuFile. Prints a line for each test, and exits with 1 when a
// test fails.
//
//     npx bun test/gpu/direct/run.ts [FOLDER]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process, { argv, env, stdout } from "node:process";
import { libc } from "../../../ffi/libc/index.ts";
import {
  AddressRange,
  type Buffer,
  dmaBuf,
  granularity,
  openDevice,
  PhysicalMemory,
} from "../../../src/cuda/index.ts";
import { driverOrReason } from "../../../src/cuda/provider.ts";
import { copy, openStorage, type StorageFile } from "../../../src/direct/index.ts";
import { cufileDriver } from "../../../src/direct/storage/cufile/cufile-driver.ts";
import { openDevice as openNic } from "../../../src/index.ts";
import { seeded } from "../../support/random.ts";

const provider = typeof driverOrReason("native") === "string" ? "soft" : "native";
const folder = mkdtempSync(join(argv[2] ?? tmpdir(), "doorbell-gpu-direct-"));
env["DOORBELL_STORAGE_CACHE"] = join(folder, "storage.json");
const gpu = openDevice(0, { provider });
let failures = 0;

async function trial(name: string, work: () => Promise<string> | string): Promise<void> {
  const start = performance.now();
  try {
    const told = await work();
    stdout.write(`ok    ${name} (${Math.round(performance.now() - start)} ms): ${told}\n`);
  } catch (error) {
    failures++;
    stdout.write(
      `FAIL  ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  }
}

function check(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

const same = (one: Uint8Array, other: Uint8Array): boolean => globalThis.Buffer.compare(one, other) === 0;

await trial("dma-buf export", () => {
  const told: string[] = [];
  for (const bytes of [4096, 65_536, 2 << 20, 64 << 20]) {
    const fd = dmaBuf(gpu.allocate(bytes));
    check(fd >= 0, "no descriptor");
    libc.close(fd);
    told.push(`${bytes >> 10} KiB`);
  }
  const unit = granularity(gpu, { gpuDirectRdma: true });
  const range = AddressRange.reserve(gpu, 2 * unit);
  for (const offset of [0, unit])
    range.map(PhysicalMemory.allocate(gpu, unit, { gpuDirectRdma: true }), offset);
  range.setAccess(gpu);
  const tell = (what: string, make: () => number) => {
    try {
      libc.close(make());
      told.push(what);
    } catch (error) {
      told.push(`${what}: ${(error as Error).message.split("\n")[0]}`);
    }
  };
  tell("VMM", () => range.dmaBuf(0, unit));
  tell("VMM over two allocations", () => range.dmaBuf());
  tell("VMM with the PCIe flag", () => range.dmaBuf(0, unit, true));
  tell("a pool's", () => dmaBuf(gpu.allocateAsync(1 << 20)));
  tell("pinned", () => dmaBuf(gpu.allocatePinned(1 << 20)));
  return told.join(", ");
});

await trial("a NIC without access to the GPU copies by itself", async () => {
  using nic = openNic("soft0");
  const pd = nic.createProtectionDomain();
  const buffer = gpu.from(Uint8Array.from({ length: 100_000 }, (_, i) => i & 255));
  const completions = nic.createCompletionQueue();
  const [near, far] = [pd.createQueuePair({ completions }), pd.createQueuePair({ completions })];
  near.connect(far.endpoint());
  far.connect(near.endpoint());
  const target = pd.allocate(100_000, ["remoteWrite", "remoteRead"]);
  const remote = { queuePair: near, completions, remote: target.remote() };
  const there = await copy(buffer, remote);
  check(same(target.bytes, buffer.toArray()), "written bytes differ");
  target.bytes.fill(7);
  const back = await copy(remote, buffer);
  check(
    buffer.toArray().every((byte) => byte === 7),
    "read bytes differ",
  );
  const region = pd.register(buffer);
  check(region.path === (provider === "native" ? "staged" : "shared memory"), region.path);
  return `${there.path}, ${back.path}; ${region.pathReason}; needsFlush ${region.needsFlush}, orderedCopies ${region.orderedCopies}`;
});

/** True when cuFile accepts files on this machine. */
let cufileTakes = false;

await trial("cuFile", async () => {
  const driver = cufileDriver();
  if (typeof driver !== "string") {
    const path = join(folder, "flags");
    writeFileSync(path, "x");
    for (const options of [{}, { write: true }, { direct: false }]) {
      using file = await openStorage(path, options);
      const handle = file.cufileHandle();
      cufileTakes ||= typeof handle !== "string";
      stdout.write(
        `      cuFileHandleRegister ${JSON.stringify(options)}: ${typeof handle === "string" ? handle : "registered"}\n`,
      );
    }
  }
  return typeof driver === "string" ? driver : `${driver.path}: ${driver.reason}`;
});

/** Random reads and writes, each compared with a model of the file. */
async function compareWithModel(file: StorageFile, path: string, count: number): Promise<string> {
  const { int } = seeded(42);
  const size = 6 << 20;
  let model = Uint8Array.from({ length: size }, (_, i) => (Math.imul(i, 2654435761) >>> 15) & 255);
  writeFileSync(path, model);
  const most = 1 << 20;
  const buffer: Buffer<"u8"> = gpu.allocate(most + 5000);
  const ways = new Set<string>();
  for (let i = 0; i < count; i++) {
    const aligned = i % 5 === 0 ? 4096 : 1;
    const fileOffset = int(size / aligned) * aligned;
    const bufferOffset = int(5000 / aligned + 1) * aligned;
    const bytes = Math.min(
      most,
      buffer.length - bufferOffset,
      int((i % 7 === 0 ? most : 70_000) / aligned + 1) * aligned,
    );
    if (i % 2 === 0) {
      buffer.fill(0xaa);
      const result = await file.read(buffer, { fileOffset, bufferOffset, bytes });
      const expected = model.subarray(fileOffset, fileOffset + bytes);
      check(result.bytes === expected.length, `read ${i}: ${result.bytes} bytes, not ${expected.length}`);
      if (result.bytes > 0) {
        const part = buffer.slice(bufferOffset, bufferOffset + result.bytes).toArray();
        check(same(part, expected), `read ${i} of ${bytes} at ${fileOffset} to ${bufferOffset} differs`);
      }
      const around = [bufferOffset - 1, bufferOffset + result.bytes].filter(
        (at) => at >= 0 && at < buffer.length,
      );
      for (const at of around)
        check(buffer.slice(at, at + 1).toArray()[0] === 0xaa, `read ${i} wrote outside its range`);
      ways.add(`${result.engine} ${result.path}`);
    } else {
      const content = Uint8Array.from({ length: bytes }, (_, at) => (at * 7 + i) & 255);
      if (bytes > 0) buffer.slice(bufferOffset, bufferOffset + bytes).set(content);
      const result = await file.write(buffer, { fileOffset, bufferOffset, bytes });
      check(result.bytes === bytes, `write ${i}: ${result.bytes} bytes, not ${bytes}`);
      const grown = new Uint8Array(Math.max(model.length, fileOffset + bytes));
      grown.set(model);
      grown.set(content, fileOffset);
      if (bytes > 0) model = grown;
      ways.add(`${result.engine} ${result.path}`);
    }
  }
  file.sync();
  check(same(readFileSync(path), model), "the file differs at the end");
  buffer.close();
  return `${count} operations, ${[...ways].join(", ")}`;
}

for (const engine of ["io_uring", "threads", "cufile"] as const) {
  for (const direct of [true, false]) {
    if (engine === "cufile" && !cufileTakes) continue;
    await trial(`random reads and writes by ${engine}, ${direct ? "direct" : "page cache"}`, async () => {
      const path = join(folder, `${engine}-${direct}`);
      writeFileSync(path, "");
      using file = await openStorage(path, { engine, direct, write: true });
      return await compareWithModel(file, path, 1000);
    });
  }
}

await trial("in a stream's order, while this thread waits", async () => {
  const path = join(folder, "stream");
  const bytes = Uint8Array.from({ length: 20 << 20 }, (_, i) => (i * 13) >>> 3);
  writeFileSync(path, bytes);
  using file = await openStorage(path, { write: true });
  const stream = gpu.createStream({ nonBlocking: true });
  const [one, two] = [gpu.allocate(bytes.length), gpu.allocate(bytes.length)];
  one.fill(1, stream);
  const read = file.read(one, { stream });
  two.set(one, 0, stream);
  one.fill(9, stream);
  const written = file.write(one, { stream, fileOffset: 4096, bytes: 1 << 20 });
  one.fill(5, stream);
  stream.synchronize();
  check(same(two.toArray(), bytes), "the read data differs");
  const { path: way, gigabytesPerSecond } = await read;
  await written;
  const now = readFileSync(path).subarray(4096, 4096 + (1 << 20));
  check(
    now.every((byte) => byte === 9),
    "the written data differs",
  );
  return `${way}, ${gigabytesPerSecond.toFixed(2)} GB/s`;
});

await trial("memory freed while it is read", async () => {
  const path = join(folder, "freed");
  writeFileSync(path, new Uint8Array(64 << 20));
  for (const engine of ["io_uring", "threads", "cufile"] as const) {
    if (engine === "cufile" && !cufileTakes) continue;
    using file = await openStorage(path, { engine });
    const buffer = gpu.allocate(64 << 20);
    const read = file.read(buffer);
    read.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 1));
    buffer.close();
    const error = await read.then(
      () => undefined,
      (failure: unknown) => failure,
    );
    check(error === undefined || (error as Error).name === "ClosedError", String(error));
  }
  return "ClosedError, or done before";
});

await trial("mapped into this process's addresses", () => {
  const buffer = gpu.allocate(1 << 20);
  try {
    using mapped = buffer.map();
    mapped.bytes.fill(3);
    check(
      buffer.toArray().every((byte) => byte === 3),
      "the GPU sees other bytes",
    );
    return `${mapped.path}: ${mapped.reason}`;
  } catch (error) {
    if ((error as Error).name !== "MapError") throw error;
    return (error as Error).message.split("\n").join(" | ");
  }
});

gpu.close();
rmSync(folder, { recursive: true, force: true });
stdout.write(failures === 0 ? "all is well\n" : `${failures} failed\n`);
process.exitCode = failures === 0 ? 0 : 1;
