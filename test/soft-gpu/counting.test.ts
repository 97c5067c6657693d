// Two processes add to the same memory, and one of them is killed meanwhile. No addition of the survivor is
// lost.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../ffi/runtime/index.ts";
import { openDevice, share } from "../../src/cuda/index.ts";
import { adder } from "./counting-kernel.ts";

const script = fileURLToPath(new URL("./counting-process.ts", import.meta.url));
const flags = runtimeName === "deno" ? ["run", "-A", "--no-check"] : [];
const GRID = 64;
const BLOCK = 128;
const ADDITIONS = 32;
/** Step of the other process, which counts in the upper half of the word. */
const OTHER = 2n ** 32n;

test("two processes count correctly in shared memory when one of them is killed", async () => {
  using device = openDevice(0, { provider: "soft" });
  const counter = device.allocate(1, "u64").fill(0n);
  using shared = share(counter);
  const kernel = device.loadModule(adder(1n)).kernel("go", "ptr");
  let launches = 0;
  const count = () => {
    kernel.launch({ grid: GRID, block: BLOCK }, [counter]);
    device.synchronize();
    launches++;
  };
  for (let killed = 0; killed < 3; killed++) {
    const child = spawn(process.execPath, [...flags, script, shared.ticket, `${OTHER}`], {
      env: { ...process.env, BUN_BE_BUN: "1" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    for (let i = 0; i < 5; i++) count();
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    for (let i = 0; i < 5; i++) count();
    await ended;
    const [total] = counter.toArray();
    expect(total! % OTHER).toBe(BigInt(launches * GRID * BLOCK * ADDITIONS));
    // The killed process has done at least the additions that it reported.
    expect(total! / OTHER).toBeGreaterThanOrEqual(BigInt((killed + 1) * 4 * GRID * BLOCK * ADDITIONS));
  }
}, 60_000);
