// Maps the memory of every GPU into one address range. One call fills the range and one call reads it. One
// GPU may only read it.
//
//     npx bun examples/vmm-multi-gpu.ts
import process from "node:process";
import { openDevices, stripedRange } from "doorbell/cuda";
import { fail } from "./common/fail.ts";
import { table } from "./common/table.ts";

function main(): void {
  const devices = openDevices();
  const [first] = devices;
  if (first === undefined) throw new Error("there is no GPU");
  using range = stripedRange(devices, 8 << 20);
  const stripe = range.mappings[0]!.byteLength;
  process.stdout.write(
    `${devices.length} x ${first.name}: ${range.reservedBytes >> 20} MiB at 0x${range.pointer.toString(16)}\n`,
  );
  const all = range.buffer("u32", range.reservedBytes / 4);
  all.fill(0x5eed);
  const wrong = all.toArray().findIndex((value) => value !== 0x5eed);
  process.stdout.write(
    `one fill over all of it, one copy back: ${wrong < 0 ? "every word is right" : `wrong at ${wrong}`}\n`,
  );
  const last = devices.at(-1)!;
  range.setAccess(last, "read", 0, stripe);
  const rows = range.mappings.map(({ offset, memory }) => [
    `0x${(range.pointer + offset).toString(16)}`,
    `${memory.label}`,
    ...devices.map((device) => range.access(device, offset)),
  ]);
  process.stdout.write(
    table(["address", "memory", ...devices.map((device) => `device ${device.ordinal}`)], rows),
  );
  range.close();
  for (const device of devices) device.close();
  if (wrong >= 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  fail(error);
}
