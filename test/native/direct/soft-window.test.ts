// A soft GPU whose BAR shows 1 MiB, as cards without a resizable BAR show a part of their memory.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Buffer, type Device, dmaBuf, MapError, openDevice } from "../../../src/cuda/index.ts";
import { copy, openStorage, openVfio, topology } from "../../../src/direct/index.ts";
import { DevicePathError, openDevice as openNic } from "../../../src/rdma/index.ts";

const MIB = 1 << 20;
const reason = `the buffer has ${4 * MIB} bytes, but the BAR of doorbell soft GPU shows ${MIB}`;
const folder = mkdtempSync(join(tmpdir(), "doorbell-window-"));
const before = { ...process.env };
let gpu: Device;
let large: Buffer<"u8">;

beforeAll(() => {
  const disk = join(folder, "disk.img");
  writeFileSync(disk, new Uint8Array(MIB));
  // The soft GPU reads its settings when the first device opens.
  Object.assign(process.env, { DOORBELL_SOFT_GPU_BAR: `${MIB}`, DOORBELL_SOFT_DISK: disk });
  gpu = openDevice("soft");
  large = gpu.allocate(4 * MIB).fill(9);
});

afterAll(() => {
  gpu.close();
  process.env = before;
  rmSync(folder, { recursive: true });
});

test("the tree has the window, and copyPath says when a buffer is beyond it", () => {
  const machine = topology({ soft: true });
  expect(machine.device(gpu.pciId).bars).toMatchObject([{ index: 1, bytes: MIB }]);
  expect(machine.copyPath(gpu.pciId, "soft0", { bytes: MIB }).isDirect).toBe(true);
  expect(machine.copyPath("softdisk0", gpu.pciId, { bytes: 4 * MIB })).toMatchObject({
    path: "through host memory",
    isDirect: false,
    reason: "the buffer has 4 MiB, but BAR 1 of d00b:01:00.0 (soft GPU) shows 1 MiB at a time",
  });
  // @ts-expect-error: a number of bytes
  expect(() => machine.copyPath(gpu.pciId, "soft0", { bytes: "4M" })).toThrow(/copyPath: bytes is "4M"/);
});

test("a described machine with a small BAR has the same reason", () => {
  const file = join(folder, "small-bar.txt");
  const text = topology({ like: "hgx-h200" }).record();
  writeFileSync(file, text.replace(/(:)\d+Gp/g, "$1256Mp"));
  const server = topology({ like: file });
  expect(server.copyPath("gpu0", "mlx5_0", { bytes: 256 * MIB }).path).toBe("RDMA on GPU memory");
  const path = server.copyPath("gpu0", "mlx5_0", { bytes: 1024 * MIB });
  expect(path.path).toBe("through host memory");
  expect(path.reason).toMatch(
    /^the buffer has 1 GiB, but BAR \d of 0000:1b:00\.0 \(.*\) shows 256 MiB at a time$/,
  );
  // NVLink does not pass the BAR.
  expect(server.copyPath("gpu0", "gpu1", { bytes: 1024 * MIB }).path).toBe("NVLink");
});

test("a buffer within the window is mapped, a larger one is refused with the reason", () => {
  using mapped = large.slice(0, MIB).map();
  expect(mapped.bytes[MIB - 1]).toBe(9);
  expect(() => large.map()).toThrow(MapError);
  expect(() => large.map()).toThrow(`${reason}\n`);
  expect(() => large.map()).toThrow(
    /hint: Map a smaller slice, make the BAR larger \(DOORBELL_SOFT_GPU_BAR\)/,
  );
  expect(() => dmaBuf(large)).toThrow(/CUDA_ERROR_OUT_OF_MEMORY.*\n.*The BAR of the GPU shows less memory/);
});

test("a NIC reaches a larger buffer by a copy in host memory, or not at all", async () => {
  using nic = openNic("soft0");
  using pd = nic.createProtectionDomain();
  expect(pd.register(large.slice(0, MIB)).path).toBe("shared memory");
  expect(() => pd.register(large)).toThrow(DevicePathError);
  expect(() => pd.register(large)).toThrow(reason);
  using region = pd.register(large, ["localWrite"], { bounce: true });
  expect(region.path).toBe("bounce");
  expect(region.pathReason).toContain(reason);
});

test("a file is read into a larger buffer through host memory", async () => {
  const path = join(folder, "data");
  const wanted = Uint8Array.from({ length: 4 * MIB }, (_, i) => i >> 12);
  writeFileSync(path, wanted);
  using file = await openStorage(path);
  const result = await copy({ file }, large);
  expect(result.reason).toContain(reason);
  expect(large.toArray().every((byte, i) => byte === wanted[i])).toBe(true);
});

test("the IOMMU of the soft disk takes a buffer within the window alone", () => {
  using vfio = openVfio(["d00b:40:00.0"]);
  using range = vfio.map(large.slice(0, MIB));
  expect(range.byteLength).toBe(MIB);
  expect(() => vfio.map(large)).toThrow(reason);
});
