import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Device, openDevice } from "../../../src/cuda/index.ts";
import { copy, type NvmeSsd, openNvme, openVfio, topology, type Vfio } from "../../../src/direct/index.ts";
import { Memory } from "../../../src/memory/index.ts";
import { placeSoftDevices } from "../../../src/soft/index.ts";

const MIB = 2 ** 20;
const disk = "d00b:40:00.0";
/** Factor that makes 20 MB/s of the SSD's PCIe 5.0 x4. */
const SCALE = 0.02 / 14.2;
const bytes = 2 * MIB;
const LEAST_MS = (bytes / 0.02e6) * 0.99;

const folder = mkdtempSync(join(tmpdir(), "doorbell-soft-links-"));
const path = join(folder, "disk.img");
const content = Uint8Array.from({ length: bytes }, (_, i) => (i * 7 + (i >> 9)) & 0xff);
let gpu: Device;

beforeAll(() => {
  writeFileSync(path, content);
  process.env["DOORBELL_SOFT_DISK"] = path;
  gpu = openDevice("soft");
});
afterEach(() => placeSoftDevices());
afterAll(() => {
  delete process.env["DOORBELL_SOFT_DISK"];
  gpu.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("the tree with soft devices in a described machine", () => {
  test("has each soft device in its place, and the rest as described", () => {
    placeSoftDevices({ like: "hgx-h200", places: { soft0: "mlx5_6", gpu1: "gpu5" } });
    const machine = topology();
    expect(machine.name).toBe("NVIDIA DGXH200");
    expect([machine.gpus.length, machine.nics.length, machine.ssds.length]).toEqual([8, 10, 10]);
    expect(machine.gpus[0]).toMatchObject({
      address: gpu.pciId,
      above: expect.arrayContaining(["0000:16:00.0"]),
    });
    expect(machine.gpus[5]!.address).toBe("d00b:02:00.0");
    expect(machine.gpus[0]!.bars[0]).toMatchObject({ bytes: gpu.totalBytes });
    expect(machine.device("soft0")).toBe(machine.device("mlx5_6"));
    expect(machine.device("softdisk0")).toBe(machine.device("nvme2"));
    expect(machine.device("mlx5_0").address).toBe("0000:18:00.0");
  });

  test("has the paths and copies of the described machine", () => {
    placeSoftDevices({ like: "hgx-h200", places: { soft0: "mlx5_6" } });
    const machine = topology();
    expect(machine.path(gpu.pciId, "soft0")).toMatchObject({ kind: "SYS", expectedGBps: 56.7 });
    expect(machine.copyPath(gpu.pciId, "soft0").nearer).toMatch(/^mlx5_0 is nearer to d00b:01:00\.0/);
    expect(machine.copyPath(gpu.pciId, "d00b:02:00.0")).toMatchObject({ path: "NVLink", expectedGBps: 450 });
    expect(machine.path(gpu.pciId, "softdisk0")).toMatchObject({ kind: "PIX", expectedGBps: 14.2 });
  });

  test("has a device without a place in a tree of its own", () => {
    placeSoftDevices({ like: "gh200" });
    const machine = topology();
    expect(machine.device(gpu.pciId).root).toBe("pci0009:00");
    expect(machine.device("d00b:02:00.0").root).toBe("pcid00b:00");
  });

  test("is this machine's with `soft: false` and after the placement", () => {
    placeSoftDevices({ like: "hgx-h200" });
    expect(topology({ soft: false }).name).not.toBe("NVIDIA DGXH200");
    placeSoftDevices();
    expect(topology({ soft: true }).device(gpu.pciId).root).toBe("pcid00b:00");
  });
});

describe("the soft disk", () => {
  let vfio: Vfio;
  let ssd: NvmeSsd;
  // A disk obeys the placement with which it was opened.
  beforeAll(async () => {
    placeSoftDevices({ like: "hgx-h200", scale: SCALE });
    vfio = openVfio([disk]);
    ssd = await openNvme(vfio, disk, { writable: true });
  });
  afterAll(() => vfio.close());

  test("reads into host memory at the rate of its link", async () => {
    const memory = Memory.allocate(bytes);
    const range = vfio.map(memory);
    const began = performance.now();
    await ssd.read(range);
    expect(performance.now() - began).toBeGreaterThan(LEAST_MS);
    expect(Buffer.compare(memory.bytes, content)).toBe(0);
    range.close();
    memory.close();
  });

  test("reads into GPU memory, and writes from it, at the rate of its link", async () => {
    using buffer = gpu.allocate(bytes, "u8");
    const range = vfio.map(buffer);
    let began = performance.now();
    await ssd.read(range);
    expect(performance.now() - began).toBeGreaterThan(LEAST_MS);
    expect(Buffer.compare(buffer.toArray(), content)).toBe(0);
    buffer.fill(9);
    began = performance.now();
    await ssd.write(range);
    expect(performance.now() - began).toBeGreaterThan(LEAST_MS);
    expect(readFileSync(path).every((byte) => byte === 9)).toBe(true);
    range.close();
  });
});

test("copy() takes the time of the links", async () => {
  const host = Memory.allocate(bytes);
  host.bytes.set(content);
  using buffer = gpu.allocate(bytes, "u8");
  placeSoftDevices({ like: "hgx-h200", scale: 0.02 / 56.7 });
  const began = performance.now();
  await copy(host, buffer);
  expect(performance.now() - began).toBeGreaterThan(LEAST_MS);
  placeSoftDevices();
  expect(Buffer.compare(buffer.toArray(), content)).toBe(0);
  host.close();
});
