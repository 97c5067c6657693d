// Processes that are killed while they share memory: no survivor hangs, and no memory leaks.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { libc } from "../../ffi/libc/index.ts";
import { runtimeName } from "../../ffi/runtime/index.ts";
import { openMemoryOf } from "../../src/soft/gpu/ipc/process.ts";
import { cuda, hostBytes, nameOf, ok, out, read, useDevice } from "./harness.ts";

/** Number of processes to kill; DOORBELL_SOFT_GPU_KILLS=1000 for a long run. */
const KILLS = Number(process.env["DOORBELL_SOFT_GPU_KILLS"] ?? 50);
const script = fileURLToPath(new URL("../fixtures/soft-gpu-victim.ts", import.meta.url));
const flags = runtimeName === "deno" ? ["run", "-A", "--no-check"] : [];

beforeAll(() => {
  useDevice(0);
});

const pointerTo = (bytes: number[]) => {
  const host = hostBytes(64);
  host.bytes.set(bytes);
  return host.address;
};
const openFiles = () => readdirSync("/proc/self/fd").length;

/** Allowed results of a call on a resource of a dying process. */
const EXPECTED = ["CUDA_SUCCESS", "CUDA_ERROR_INVALID_VALUE", "CUDA_ERROR_MAP_FAILED", "CUDA_ERROR_UNKNOWN"];

async function oneVictim(lines: number): Promise<void> {
  const child = spawn(process.execPath, [...flags, script], { env: { ...process.env, BUN_BE_BUN: "1" } });
  child.stderr.resume();
  const heard = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let last: { memory: number[]; event: number[]; pid: number; fd: number } | undefined;
  for (let i = 0; i <= lines; i++) last = JSON.parse((await heard.next()).value ?? "null") ?? last;
  if (last === undefined) throw new Error("the victim printed nothing");
  // The process is killed at a random point of its work.
  child.kill("SIGKILL");
  const place = hostBytes(8);
  const address = () =>
    Number(new DataView(place.bytes.buffer, place.bytes.byteOffset).getBigUint64(0, true));
  const opened = nameOf(cuda.cuIpcOpenMemHandle_v2(place.address, pointerTo(last.memory), 1));
  expect(EXPECTED).toContain(opened);
  if (opened === "CUDA_SUCCESS") {
    const memory = address();
    expect(read(memory, 4)).toHaveLength(4);
    ok(cuda.cuIpcCloseMemHandle(memory));
  }
  const gotEvent = nameOf(cuda.cuIpcOpenEventHandle(place.address, pointerTo(last.event)));
  expect(EXPECTED).toContain(gotEvent);
  if (gotEvent === "CUDA_SUCCESS") {
    const event = address();
    // The stream waits for a value that no process will write.
    expect(["CUDA_SUCCESS", "CUDA_ERROR_EXTERNAL_DEVICE"]).toContain(nameOf(cuda.cuEventSynchronize(event)));
    ok(cuda.cuEventDestroy_v2(event));
  }
  const fd = openMemoryOf(last.pid, last.fd);
  if (fd >= 0) {
    const imported = nameOf(cuda.cuMemImportFromShareableHandle(place.address, fd, 1));
    expect(EXPECTED).toContain(imported);
    if (imported === "CUDA_SUCCESS") ok(cuda.cuMemRelease(address()));
    libc.close(fd);
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

test(
  `${KILLS} processes killed while they share memory leave no hung survivor, no file and no memory`,
  async () => {
    await oneVictim(1);
    const free = out((p) => cuda.cuMemGetInfo_v2(p, 0));
    const files = openFiles();
    for (let i = 0; i < KILLS; i++) await oneVictim(i % 7);
    expect(out((p) => cuda.cuMemGetInfo_v2(p, 0))).toBe(free);
    // The runtime may open a few files of its own.
    expect(openFiles()).toBeLessThan(files + 8);
  },
  20_000 + 2000 * KILLS,
);
