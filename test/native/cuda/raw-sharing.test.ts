// Memory of processes that have no tickets: handles of C, and the storages that torch shares. The other process is
// one of ours. test/gpu/torch.test.ts has torch itself.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { CUipcMemHandle } from "../../../ffi/cuda/structs.ts";
import { memory, runtimeName } from "../../../ffi/runtime/index.ts";
import { type Buffer, type Device, openBuffer, share, type TorchShare } from "../../../src/cuda/index.ts";
import { until } from "../../support/until.ts";
import { environment, open } from "./provider.ts";

const started = new Set<ChildProcess>();
// A process whose input ends exits, and removes its files.
afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.stdin?.end();
    await ended;
  }
  expect(counterFiles()).toEqual([]);
});

/** Starts raw-sharer.ts, which answers orders. */
function start() {
  const script = fileURLToPath(new URL("./raw-sharer.ts", import.meta.url));
  const flags = runtimeName === "deno" ? ["run", "-A"] : [];
  const child = spawn(process.execPath, [...flags, script], {
    env: environment,
    stdio: ["pipe", "pipe", "inherit"],
  });
  started.add(child);
  const lines = createInterface(child.stdout!)[Symbol.asyncIterator]();
  return {
    async ask<T = Record<string, unknown>>(order: object): Promise<T> {
      child.stdin!.write(`${JSON.stringify(order)}\n`);
      return JSON.parse((await lines.next()).value ?? "null") as T;
    },
    async kill(): Promise<void> {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Returns the handle of a buffer by C name (`cuIpcGetMemHandle`). */
function handleOf(device: Device, buffer: Buffer): Uint8Array<ArrayBuffer> {
  const handle = CUipcMemHandle.alloc();
  expect(device.lib.cuIpcGetMemHandle(handle.pointer, buffer.pointer)).toBe(0);
  return new Uint8Array(memory(handle.pointer, CUipcMemHandle.size).slice(0));
}

const hex = (bytes: Uint8Array): string => globalThis.Buffer.from(bytes).toString("hex");
const bytesOf = (text: string): Uint8Array => new Uint8Array(globalThis.Buffer.from(text, "hex"));
/** Returns the counter files of this process and of those that it started. */
function counterFiles(): string[] {
  const pids = [process.pid, ...[...started].map(({ pid }) => pid)];
  const ours = new RegExp(`^doorbell_torch_(${pids.join("|")})_`);
  return readdirSync("/dev/shm").filter((name) => ours.test(name));
}
const limit = 60_000;

test(
  "a handle of C is opened in both directions, also in torch's form of 66 bytes",
  async () => {
    using device = open();
    using buffer = device.allocate(2048, "u32").fill(5);
    device.synchronize();
    const peer = start();
    for (const handle of [hex(handleOf(device, buffer)), `0263${hex(handleOf(device, buffer))}`]) {
      const { length, first } = await peer.ask<{ length: number; first: number }>({ do: "open", handle });
      expect(length).toBeGreaterThanOrEqual(2048);
      expect(first).toBe(5);
      await peer.ask({ do: "fill", value: 5 });
      await peer.ask({ do: "close" });
    }
    const free = device.memory().free;
    const { handle } = await peer.ask<{ handle: string }>({ do: "share" });
    const theirs = (await openBuffer(device, bytesOf(handle), { type: "u32", length: 4 })) as Buffer<"u32">;
    expect([...theirs.toArray()]).toEqual([99, 99, 99, 99]);
    theirs.fill(7);
    device.synchronize();
    expect(await peer.ask({ do: "fill" })).toEqual({ first: 7 });
    const part = await openBuffer(device, bytesOf(handle), { type: "u32", length: 2, offset: 12 });
    expect([...part.toArray()]).toEqual([7, 99]);
    const { lib, results } = device.driver;
    const isMapped = (address: number): boolean =>
      lib.cuMemGetAddressRange_v2(results.pointer, results.second, address) === 0;
    const address = theirs.pointer;
    theirs.close();
    expect([...part.toArray()]).toEqual([7, 99]);
    expect(isMapped(address)).toBe(true);
    part.close();
    // The last close unmaps the block, which was opened twice.
    expect(isMapped(address)).toBe(false);
    expect(device.memory().free).toBe(free);
  },
  limit,
);

test(
  "torch's storages are opened in both directions, and closing releases their counter",
  async () => {
    using device = open();
    using buffer = device.allocate(64, "u32").fill(1);
    device.synchronize();
    const shared = share(buffer.slice(4, 8), { for: "torch" });
    const { torch } = shared;
    expect(torch).toMatchObject({ bytes: 16, type: "u32", counterOffset: 0, waitForEvent: false });
    expect(torch?.handle).toMatch(/^0163[0-9a-f]{128}$/);
    const peer = start();
    expect(await peer.ask({ do: "open", torch })).toEqual({ length: 4, first: 1 });
    await peer.ask({ do: "fill", value: 3 });
    expect([...buffer.slice(3, 9).toArray()]).toEqual([1, 3, 3, 3, 3, 1]);
    expect(shared.released).toBe(false);
    await peer.ask({ do: "close" });
    expect(shared.released).toBe(true);
    shared.close();
    expect(counterFiles()).toEqual([]);

    const theirs = await peer.ask<TorchShare>({ do: "shareTorch" });
    const opened = (await openBuffer(device, theirs)) as Buffer<"u32">;
    expect([opened.type, opened.length]).toEqual(["u32", 10]);
    opened.fill(8);
    device.synchronize();
    expect(await peer.ask({ do: "released" })).toEqual({ released: false, tenth: 8 });
    opened.close();
    opened.close();
    expect(await peer.ask({ do: "released" })).toEqual({ released: true, tenth: 8 });
  },
  limit,
);

test(
  "a killed consumer leaves the owner's memory and counter as they are",
  async () => {
    using device = open();
    using buffer = device.allocate(64, "u32").fill(1);
    device.synchronize();
    using shared = share(buffer, { for: "torch" });
    const peer = start();
    await peer.ask({ do: "open", torch: shared.torch });
    await peer.kill();
    expect(shared.released).toBe(false);
    expect(buffer.fill(2).toArray()[63]).toBe(2);
    const path = `/dev/shm${shared.torch?.counterFile}`;
    expect(existsSync(path)).toBe(true);
    shared.close();
    expect(existsSync(path)).toBe(false);
  },
  limit,
);

test(
  "memory of a killed owner is refused or stays readable, and its counter file is removed",
  async () => {
    using device = open();
    const round = async (): Promise<string> => {
      const peer = start();
      const theirs = await peer.ask<TorchShare>({ do: "shareTorch" });
      const { handle } = await peer.ask<{ handle: string }>({ do: "share" });
      const opened = await openBuffer(device, theirs);
      await peer.kill();
      opened.close();
      for (const from of [theirs, bytesOf(handle)])
        await expect(openBuffer(device, from)).rejects.toMatchObject({
          call: "cuIpcOpenMemHandle_v2",
          hint: expect.stringContaining("exporter has closed the memory or exited"),
        });
      return `/dev/shm${theirs.counterFile}`;
    };
    // The first round allocates what the driver keeps.
    const files = [await round()];
    const { free } = device.memory();
    files.push(await round());
    await until(() => device.memory().free >= free, `${free} bytes of the GPU free again`);
    // The next script that shares for torch removes the file of a killed one.
    expect(files.map((file) => existsSync(file))).toEqual([false, true]);
    using own = device.allocate(4);
    share(own, { for: "torch" }).close();
    expect(files.map((file) => existsSync(file))).toEqual([false, false]);
  },
  limit,
);

test(
  "wrong handles and storages are typed errors, and nothing stays open",
  async () => {
    using device = open();
    const peer = start();
    const theirs = await peer.ask<TorchShare>({ do: "shareTorch" });
    const { handle } = await peer.ask<{ handle: string }>({ do: "share" });
    const free = device.memory().free;
    const refused = (from: unknown, message: RegExp, options?: object): Promise<void> =>
      expect(openBuffer(device, from as string, options)).rejects.toThrow(message);
    await refused(new Uint8Array(63), /the handle has 63 bytes/);
    await refused(new Uint8Array(66), /the handle has 66 bytes/);
    await refused(new Uint8Array(64), /cuIpcOpenMemHandle_v2 failed/);
    await refused(Uint8Array.of(2, 0x65, 0, 0), /expandable segment of torch/);
    await refused(bytesOf(handle), /exceed the opened memory/, { length: 2 ** 40 });
    await refused(bytesOf(handle), /exceed the opened memory/, { offset: 2 ** 40 });
    await refused({ ...theirs, bytes: 2 ** 40 }, /exceed the opened memory/);
    for (const [name, value] of Object.entries({
      handle: "zz",
      bytes: -1,
      offset: 1.5,
      counterFile: "/../etc/passwd",
      counterOffset: 10_000,
      type: "bf16",
      waitForEvent: 1,
    }))
      await refused({ ...theirs, [name]: value }, new RegExp(`the member ${name} is not one`));
    await refused({}, /the member handle is not one/);
    await refused(null, /not a ticket/);
    using own = device.allocate(4);
    await refused(handleOf(device, own), /The process that made a handle cannot open it/);
    await refused("doorbell-share:x", /type is given/, { type: "u8" });
    expect(device.memory().free).toBeLessThanOrEqual(free);
    using pinned = device.allocatePinned(4);
    expect(() => share(pinned, { for: "torch" })).toThrow(/cannot be shared with torch/);
    expect(() => share(own, { for: "jax" as "torch" })).toThrow(/for is "jax"/);
  },
  limit,
);

test(
  "a counter file that is missing or too short does not disturb closing",
  async () => {
    using device = open();
    const peer = start();
    const theirs = await peer.ask<TorchShare>({ do: "shareTorch" });
    const missing = await openBuffer(device, { ...theirs, counterFile: "/doorbell_nowhere" });
    missing.close();
    const path = `/dev/shm/doorbell_short_${process.pid}`;
    writeFileSync(path, "");
    truncateSync(path, 64);
    const short = await openBuffer(device, { ...theirs, counterFile: path.slice("/dev/shm".length) });
    short.close();
    expect(short.closed).toBe(true);
    rmSync(path);
    expect(await peer.ask({ do: "released" })).toMatchObject({ released: false });
  },
  limit,
);
