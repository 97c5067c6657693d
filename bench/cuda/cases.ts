// Measures the CUDA cases through doorbell's objects. Prints one JSON line per case, in microseconds or GB/s.
import process from "node:process";
import {
  type Device,
  GrowableBuffer,
  granularity,
  openDevice,
  openDevices,
  type ProviderName,
} from "../../src/cuda/index.ts";
import { kernels, saxpyPtx } from "./kernels.ts";

const provider = (process.env["DOORBELL_CUDA"] || "native") as ProviderName;
const now = (): number => performance.now() * 1000;

let samples: number[] = [];
const take = (value: number): void => {
  samples.push(value);
};
function printRow(name: string): void {
  samples.sort((a, b) => a - b);
  process.stdout.write(`${JSON.stringify({ case: name, value: samples[samples.length >> 1] })}\n`);
  samples = [];
}

/**
 * Repeats a case for 0.1 s to warm up caches, pools and compilers, and then measures it. Each case's loop is
 * a separate function, because JIT compilers optimise whole functions.
 */
function measure(name: string, once: () => void): void {
  const began = now();
  do once();
  while (now() - began < 1e5);
  samples = [];
  once();
  printRow(name);
}

/**
 * Measures the median of `rounds` rounds of `inner` calls made by `work`. The stream is empty at the start of
 * each round.
 */
function batches(name: string, rounds: number, inner: number, work: (calls: number) => void): void {
  measure(name, () => {
    for (let r = 0; r < rounds; r++) {
      const t = now();
      work(inner);
      take((now() - t) / inner);
      stream.synchronize();
    }
  });
}

const device = openDevice(0, { provider });
const native = device.provider === "native";
const stream = device.createStream({ nonBlocking: true });
const x = device.allocate(1024, "f32");
const y = device.allocate(1024, "f32");
const module = native ? device.compile(kernels) : undefined;
const saxpy = module?.kernel("saxpy") ?? device.loadModule(saxpyPtx).kernel("saxpy", "f32, ptr, ptr, u32");
{
  const config = { grid: 1, block: 256, stream };
  const values = [2, x, y, 256] as const;
  batches("launch", 200, 200, (calls) => {
    for (let i = 0; i < calls; i++) saxpy.launch(config, values);
  });
  measure("launch + sync", () => {
    for (let r = 0; r < 2000; r++) {
      const t = now();
      saxpy.launch(config, values);
      stream.synchronize();
      take(now() - t);
    }
  });
  const graph = stream.capture(() => {
    for (let i = 0; i < 10; i++) saxpy.launch(config, values);
  });
  const executable = graph.instantiate();
  batches("graph launch (10 kernels)", 200, 20, (calls) => {
    for (let i = 0; i < calls; i++) executable.launch(stream);
  });
}
const event = device.createEvent();
batches("event record", 200, 200, (calls) => {
  for (let i = 0; i < calls; i++) event.record(stream);
});
const plain = device.createEvent({ timing: false });
batches("event record, no timing", 200, 200, (calls) => {
  for (let i = 0; i < calls; i++) plain.record(stream);
});
batches("alloc + free async, 64 KiB", 1000, 100, (calls) => {
  for (let i = 0; i < calls; i++) device.allocateAsync(1 << 16, "u8", stream).close(stream);
});
const host = new Uint8Array(new ArrayBuffer(1024));
const bytes = x.as("u8").slice(0, 1024);
measure("copy 1 KiB host to device", () => {
  for (let r = 0; r < 2000; r++) {
    const t = now();
    bytes.set(host);
    take(now() - t);
  }
});
measure("copy 1 KiB device to host", () => {
  for (let r = 0; r < 2000; r++) {
    const t = now();
    bytes.copyTo(host);
    take(now() - t);
  }
});
const other = y.as("u8").slice(0, 1024);
batches("copy 1 KiB device to device, enqueue", 200, 100, (calls) => {
  for (let i = 0; i < calls; i++) other.set(bytes, 0, stream);
});
const unit = granularity(device);
measure("VMM step 2 MiB", () => {
  for (let round = 0; round < 25; round++) {
    using list = new GrowableBuffer(device, "u8", { reserve: 200 * unit });
    for (let i = 1; i <= 200; i++) {
      const t = now();
      list.resize(i * unit);
      take(now() - t);
    }
  }
});
if (module) {
  for (let r = 0; r < 20; r++) {
    const t = now();
    device.compile(kernels).close();
    take(now() - t);
  }
  printRow("NVRTC cache hit and load");
}

const big = native ? 2 ** 30 : 2 ** 26;
const p = device.allocate(big);
const q = device.allocate(big);
const pinned = device.allocatePinned(big);
pinned.array.fill(1);
const copies = [
  ["GB/s 1 GiB pinned to device", p, pinned],
  ["GB/s 1 GiB device to pinned", pinned, p],
  ["GB/s 1 GiB device to device", q, p],
] as const;
p.set(pinned, 0, stream);
stream.synchronize();
for (const [name, to, from] of copies) {
  for (let r = 0; r < 9; r++) {
    const t = now();
    to.set(from, 0, stream);
    stream.synchronize();
    take(big / (now() - t) / 1e3);
  }
  printRow(name);
}
const devices: Device[] = openDevices({ provider });
if (devices.length > 1) {
  const second = devices[1]!;
  const there = second.allocate(big);
  there.fill(0);
  second.synchronize();
  device.enablePeerAccess(second);
  p.set(there, 0, stream);
  stream.synchronize();
  for (let r = 0; r < 9; r++) {
    const t = now();
    p.set(there, 0, stream);
    stream.synchronize();
    take(big / (now() - t) / 1e3);
  }
  printRow("GB/s 1 GiB from peer");
  if (module) {
    const sum = module.kernel("sum");
    const config = { grid: 132 * 4, block: 512, stream };
    for (let r = 0; r < 9; r++) {
      const t = now();
      sum.launch(config, [there, q, big / 16]);
      stream.synchronize();
      take(big / (now() - t) / 1e3);
    }
    printRow("GB/s kernel reading 1 GiB of a peer");
  }
}
process.exit(0);
