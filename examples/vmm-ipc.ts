// Shares virtual memory of one process with others, like NVIDIA's sample memMapIPCDrv. The other processes
// receive descriptors over a Unix socket and map them. Each of them writes its own part, and the first
// process reads all parts.
//
//     npx bun examples/vmm-ipc.ts [PROCESSES]
import process from "node:process";
import {
  AddressRange,
  type Buffer,
  deviceCount,
  granularity,
  openBuffer,
  openDevice,
  PhysicalMemory,
  share,
} from "doorbell/cuda";
import { fail } from "./common/fail.ts";
import { ended, startAgain } from "./common/second-process.ts";

/** Maps the whole memory in a child process and fills one part. */
async function other(index: number, count: number, ticket: string): Promise<void> {
  using device = openDevice(index % deviceCount());
  using all = (await openBuffer(device, ticket)) as Buffer<"u32">;
  const part = all.length / count;
  all.slice(index * part, (index + 1) * part).fill(1000 + index);
  device.synchronize();
  process.stdout.write(
    `  process ${process.pid}, device ${device.ordinal}: ${all.byteLength >> 20} MiB mapped at 0x${all.pointer.toString(16)}, part ${index} written\n`,
  );
}

async function main(): Promise<void> {
  const [task = "3", ...rest] = process.argv.slice(2);
  if (task === "other") return other(Number(rest[0]), Number(rest[1]), rest[2]!);
  const count = Number(task);
  using device = openDevice();
  const unit = granularity(device, { shareable: ["fd"] });
  using range = AddressRange.reserve(device, count * unit);
  for (let i = 0; i < count; i++) {
    // The mapping keeps the memory alive, so the handle can be closed.
    using memory = PhysicalMemory.allocate(device, unit, { shareable: ["fd"] });
    range.map(memory, i * unit);
  }
  range.setAccess(device);
  const all = range.buffer("u32", (count * unit) / 4);
  all.fill(0);
  device.synchronize();
  using shared = share(all);
  process.stdout.write(
    `${device.name}: ${count} pieces of ${unit >> 20} MiB, shared by ${shared.mechanism}\n`,
  );
  const others = Array.from({ length: count }, (_, i) =>
    startAgain(["other", `${i}`, `${count}`, shared.ticket]),
  );
  const codes = await Promise.all(others.map(ended));
  const result = all.toArray();
  const part = all.length / count;
  const right = result.every((value, i) => value === 1000 + Math.floor(i / part));
  process.stdout.write(right ? "every part holds what its process wrote\n" : "something is missing\n");
  process.exitCode = right && codes.every((code) => code === 0) ? 0 : 1;
}

await main().catch(fail);
