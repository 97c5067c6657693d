import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openDevice as openGpu } from "../../src/cuda/index.ts";
import { DeviceInUseError, openPciDevice, openStorage, topology } from "../../src/direct/index.ts";
import { Memory } from "../../src/index.ts";

// Tests of doorbell/direct that need root: failing disks, full file systems, udmabuf, BARs.

const sh = (command: string): string => execFileSync("bash", ["-c", command], { encoding: "utf8" }).trim();
const works = (command: string): boolean => {
  try {
    sh(command);
    return true;
  } catch {
    return false;
  }
};
const mib = 1 << 20;

describe("storage", () => {
  test("on a disk with bad blocks fails with EIO and the offset, and earlier bytes are right", async () => {
    if (!works("modprobe loop; modprobe dm-mod && command -v dmsetup")) {
      console.log("skipped: no device mapper here");
      return;
    }
    rmSync("/tmp/disk", { force: true });
    // Each block is filled with its number.
    const content = Buffer.alloc(2 * mib);
    for (let block = 0; block < content.length / 4096; block++)
      content.fill(block & 255, block * 4096, (block + 1) * 4096);
    writeFileSync("/tmp/disk", content);
    const loop = sh("losetup -f --show /tmp/disk");
    try {
      // Sectors of the disk: 1 MiB that works, 256 KiB that fail, 768 KiB that work.
      const table = `0 2048 linear ${loop} 0\n2048 512 error\n2560 1536 linear ${loop} 2560\n`;
      execFileSync("dmsetup", ["create", "failing"], { input: table });
      // Without udev /dev/mapper/failing does not exist, but the kernel's own name does.
      const path = `/dev/${sh("dmsetup info -c --noheadings -o blkdevname failing")}`;
      using gpu = openGpu(0, { provider: "soft" });
      for (const engine of ["io_uring", "threads"] as const) {
        for (const require of ["any", "bounce"] as const) {
          using disk = await openStorage(path, {
            engine,
            require,
            write: true,
            pieceBytes: 256 << 10,
          });
          const buffer = gpu.allocate(2 * mib).fill(0xee);
          const read = disk.read(buffer);
          await expect(read).rejects.toMatchObject({ name: "StorageError", code: "EIO", bytes: mib });
          const good = buffer.slice(0, mib).toArray();
          expect(Buffer.compare(good, content.subarray(0, mib))).toBe(0);
          await expect(disk.write(buffer, { fileOffset: mib, bytes: 4096 })).rejects.toMatchObject({
            code: "EIO",
          });
          expect((await disk.read(buffer, { fileOffset: 1.25 * mib })).bytes).toBe(0.75 * mib);
        }
      }
    } finally {
      works("dmsetup remove failing");
      sh(`losetup -d ${loop}`);
    }
  });

  test("on a full file system fails with ENOSPC, and earlier bytes are written", async () => {
    mkdirSync("/tmp/small", { recursive: true });
    sh("mount -t tmpfs -o size=1m tmpfs /tmp/small");
    try {
      using memory = Memory.allocate(2 * mib);
      memory.bytes.fill(7);
      for (const engine of ["io_uring", "threads"] as const) {
        rmSync("/tmp/small/file", { force: true });
        using file = await openStorage("/tmp/small/file", {
          engine,
          write: true,
          create: true,
          pieceBytes: 256 << 10,
          depth: 1,
        });
        const error = await file.write(memory).then(
          () => undefined,
          (failure: { code: string; bytes: number }) => failure,
        );
        expect(error).toMatchObject({ code: "ENOSPC" });
        expect(error!.bytes).toBeGreaterThanOrEqual(mib / 2);
        using back = Memory.allocate(error!.bytes);
        await file.read(back);
        expect(Buffer.compare(back.bytes, memory.bytes.subarray(0, back.byteLength))).toBe(0);
      }
    } finally {
      sh("umount /tmp/small");
    }
  });
});

test("soft0 registers a udmabuf (ibv_reg_dmabuf_mr), and a peer writes to it", () => {
  if (!works("modprobe udmabuf; test -c /dev/udmabuf")) {
    console.log("skipped: this kernel has no udmabuf");
    return;
  }
  // The program runs in the namespace whose port rxe has not bound.
  const said = sh(`ip netns exec soft ${process.execPath} ${import.meta.dirname}/direct/udmabuf.ts 2>&1`);
  expect(said).toMatch(/^(the peer's bytes came|skipped: udmabuf refuses this memfd)$/);
});

test("a BAR is read when the device is unused, and refused when a driver has it", () => {
  const devices = topology({ soft: false }).devices.map(({ address }) => openPciDevice(address));
  const memory = devices.flatMap((device) =>
    device.bars
      .filter(({ isMemory, bytes }) => isMemory && bytes >= 4096)
      .map(({ index }) => ({ device, bar: device.bar(index) })),
  );
  const used = memory.find(({ device }) => device.driver !== undefined);
  const free = memory.find(({ device }) => device.driver === undefined);
  if (used !== undefined) {
    expect(() => used.bar.map()).toThrow(DeviceInUseError);
    expect(() => used.bar.map()).toThrow(/driver .* has it/);
    using looked = used.bar.map({ to: 4096, force: true });
    expect(looked.bytes.length).toBe(4096);
  }
  if (free !== undefined) {
    using mapped = free.bar.map({ to: 4096 });
    expect(mapped.writable).toBe(false);
    expect(mapped.bytes.length).toBe(4096);
  }
  expect(memory.length).toBeGreaterThan(0);
  const { device, bar } = memory[0]!;
  expect(() => bar.map({ from: 1 })).toThrow(/multiple of 4096/);
  expect(() => bar.map({ to: bar.byteLength + 1 })).toThrow(/is outside of/);
  expect(() => device.bar(6)).toThrow(RangeError);
  expect(() => openPciDevice("0000:ff:1f.7")).toThrow(/there is no PCI device/);
  expect(() => openPciDevice("nonsense")).toThrow(TypeError);
});
