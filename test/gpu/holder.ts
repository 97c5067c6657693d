// Program that holds 512 MiB with a value in it. It prints that value for each line of input.
import process from "node:process";
import { openDevice } from "../../src/cuda/index.ts";

const device = openDevice(0, { provider: "native" });
const buffer = device.allocate(128 << 20, "u32").fill(4711);
device.synchronize();
process.stdout.write("ready\n");
for await (const _ of process.stdin)
  process.stdout.write(`${buffer.slice(buffer.length - 1).toArray()[0]}\n`);
