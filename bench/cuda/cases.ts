// The cases through doorbell's objects: a JSON line a case, microseconds or GB/s.
import process from "node:process";
import {
  type Device,
  GrowableBuffer,
  granularity,
  openDevice,
  openDevices,
  type ProviderName,
} from "../../src/cuda/index.ts";
import { kernels } from "./kernels.ts";

const provider = (process.env["DOORBELL_CUDA"] || "native") as ProviderName;
const now = (): number => performance.now() * 1000;

let samples: number[] = [];
const take = (value: number): void => {
  samples.push(value);
};
function tell(name: string): void {
  samples.sort((a, b) => a - b);
  process.stdout.write(`${JSON.stringify({ case: name, value: samples[samples.length >> 1] })}\n`);
  samples = [];
}

const device = openDevice(0, { provider });
const runsKernels = device.provider === "native";
const stream = device.createStream({ nonBlocking: true });
const x = device.allocate(1024, "f32");
const y = device.allocate(1024, "f32");
const module = runsKernels ? device.compile(kernels) : undefined;
const saxpy = module?.kernel("saxpy");

if (saxpy) {
  const config = { grid: 1, block: 256, stream };
  const values = [2, x, y, 256] as const;
  for (let i = 0; i < 1000; i++) saxpy.launch(config, values);
  stream.synchronize();
  for (let r = 0; r < 200; r++) {
    const t = now();
    for (let i = 0; i < 200; i++) saxpy.launch(config, values);
    take((now() - t) / 200);
    stream.synchronize();
  }
  tell("launch");
  for (let r = 0; r < 2000; r++) {
    const t = now();
    saxpy.launch(config, values);
    stream.synchronize();
    take(now() - t);
  }
  tell("launch + sync");
  const graph = stream.capture(() => {
    for (let i = 0; i < 10; i++) saxpy.launch(config, values);
  });
  const executable = graph.instantiate();
  executable.launch(stream);
  stream.synchronize();
  for (let r = 0; r < 200; r++) {
    const t = now();
    for (let i = 0; i < 20; i++) executable.launch(stream);
    take((now() - t) / 20);
    stream.synchronize();
  }
  tell("graph launch (10 kernels)");
}
const event = device.createEvent();
for (let r = 0; r < 200; r++) {
  const t = now();
  for (let i = 0; i < 200; i++) event.record(stream);
  take((now() - t) / 200);
  stream.synchronize();
}
tell("event record");
const plain = device.createEvent({ timing: false });
for (let r = 0; r < 200; r++) {
  const t = now();
  for (let i = 0; i < 200; i++) plain.record(stream);
  take((now() - t) / 200);
  stream.synchronize();
}
tell("event record, no timing");
for (let r = 0; r < 1000; r++) {
  const t = now();
  for (let i = 0; i < 100; i++) device.allocateAsync(1 << 16, "u8", stream).close(stream);
  take((now() - t) / 100);
  stream.synchronize();
}
tell("alloc + free async, 64 KiB");
const host = new Uint8Array(new ArrayBuffer(1024));
const bytes = x.as("u8").slice(0, 1024);
for (let r = 0; r < 2000; r++) {
  const t = now();
  bytes.set(host);
  take(now() - t);
}
tell("copy 1 KiB host to device");
for (let r = 0; r < 2000; r++) {
  const t = now();
  bytes.copyTo(host);
  take(now() - t);
}
tell("copy 1 KiB device to host");
const other = y.as("u8").slice(0, 1024);
for (let r = 0; r < 200; r++) {
  const t = now();
  for (let i = 0; i < 100; i++) other.set(bytes, 0, stream);
  take((now() - t) / 100);
  stream.synchronize();
}
tell("copy 1 KiB device to device, enqueue");
const unit = granularity(device);
for (let round = 0; round < 25; round++) {
  using list = new GrowableBuffer(device, "u8", { reserve: 200 * unit });
  for (let i = 1; i <= 200; i++) {
    const t = now();
    list.resize(i * unit);
    take(now() - t);
  }
}
tell("VMM step 2 MiB");
if (module) {
  for (let r = 0; r < 20; r++) {
    const t = now();
    device.compile(kernels).close();
    take(now() - t);
  }
  tell("NVRTC cache hit and load");
}

const big = runsKernels ? 2 ** 30 : 2 ** 26;
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
  tell(name);
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
  tell("GB/s 1 GiB from peer");
  if (module) {
    const sum = module.kernel("sum");
    const config = { grid: 132 * 4, block: 512, stream };
    for (let r = 0; r < 9; r++) {
      const t = now();
      sum.launch(config, [there, q, big / 16]);
      stream.synchronize();
      take(big / (now() - t) / 1e3);
    }
    tell("GB/s kernel reading 1 GiB of a peer");
  }
}
process.exit(0);
