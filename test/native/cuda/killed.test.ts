// Processes that share memory are killed at random points. No memory leaks and no process hangs.
// DOORBELL_KILLED sets the number.
import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { share } from "../../../src/cuda/index.ts";
import { devices, environment, native, open } from "./provider.ts";
import { made } from "./shareable.ts";

const script = fileURLToPath(new URL("./killed.ts", import.meta.url));
const flags = runtimeName === "deno" ? ["run", "-A"] : [];
const count = Number(process.env["DOORBELL_KILLED"] ?? (native ? 100 : 12));
// More processes at a time would only wait for each other in the driver.
const atOnce = native ? Math.min(8, availableParallelism()) : 2;

test(`${count} processes killed while they share memory leave nothing behind`, async () => {
  using device = open();
  using virtual = made(device, "vmm");
  using plain = made(device, "device");
  using pooled = made(device, "pool");
  const shares = [share(virtual), share(plain), share(pooled)];
  device.synchronize();
  const before = device.memory().free;
  let started = 0;
  let begun = 0;
  const one = async (index: number): Promise<void> => {
    const args = [...flags, script, `${index % devices}`, shares[index % shares.length]!.ticket];
    const child: ChildProcess = spawn(process.execPath, args, {
      env: environment,
      stdio: ["ignore", "pipe", "ignore"],
    });
    const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    // Some processes are killed during start-up, most during their rounds.
    const early = index % 7 === 0;
    if (!early) {
      await Promise.race([new Promise((resolve) => child.stdout!.once("data", resolve)), gone]);
      begun++;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * (early ? 300 : 40)));
    child.kill("SIGKILL");
    await gone;
    if (native && index % 100 === 99) process.stdout.write(`${index + 1} of ${count} killed\n`);
  };
  const lane = async (): Promise<void> => {
    while (started < count) await one(started++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  expect(begun).toBeGreaterThan(count / 2);
  for (const buffer of [virtual, plain, pooled]) {
    expect(
      buffer
        .fill(42)
        .toArray()
        .every((value) => value === 42),
    ).toBe(true);
  }
  // This process itself uses a little memory for sharing. A killed process would leak 32 MiB and more.
  const enough = before - (2 << 20);
  // The driver frees the memory of a killed process shortly after its end.
  const end = performance.now() + 20_000;
  while (device.memory().free < enough && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(device.memory().free).toBeGreaterThanOrEqual(enough);
  for (const one of shares) one.close();
}, 580_000);
