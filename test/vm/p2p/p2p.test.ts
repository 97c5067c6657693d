import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { libc } from "../../../ffi/libc/index.ts";
import {
  DeviceInUseError,
  type DmaRange,
  type MappedBar,
  type NvmeSsd,
  openNvme,
  openVfio,
  topology,
  type Vfio,
} from "../../../src/direct/index.ts";
import { Memory } from "../../../src/memory/index.ts";
import { diskContent, parts, randomNumbers } from "./content.ts";
import { findDevices, runCommands } from "./devices.ts";
import { badBlock } from "./hardware.ts";

const { ssd: ssdAddress, slow: slowAddress, bad: badAddress, peer: peerAddress } = findDevices();
const KIB = 2 ** 10;
const MIB = 2 ** 20;

/** File behind the SSD, as the host sees it. */
const file = openSync(`${process.env["DOORBELL_P2P_FOLDER"]}/disk`, "r");
function fromFile(offset: number, bytes: number): Uint8Array {
  const found = new Uint8Array(bytes);
  for (let at = 0; at < bytes; ) at += readSync(file, found, at, bytes - at, offset + at);
  return found;
}

const thrown = (call: () => unknown): Error => {
  try {
    call();
  } catch (error) {
    return error as Error;
  }
  throw new Error("nothing was thrown");
};
const rejected = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => new Error("it did not fail"),
    (error: Error) => error,
  );

describe("devices in use are refused", () => {
  test("the commands of the hint give a device with a driver to VFIO", () => {
    execFileSync("modprobe", ["nvme"]);
    const refusal = thrown(() => openVfio([ssdAddress])) as DeviceInUseError;
    expect(refusal).toBeInstanceOf(DeviceInUseError);
    expect(refusal.message).toContain("driver nvme has it");
    expect(refusal.commands).toContain(
      `echo ${ssdAddress} > /sys/bus/pci/devices/${ssdAddress}/driver/unbind`,
    );
    runCommands(refusal.commands);
    const other = thrown(() => openVfio([peerAddress])) as DeviceInUseError;
    expect(other.message).toContain("neither a driver nor VFIO has it");
    runCommands(other.commands);
    openVfio([ssdAddress, peerAddress]).close();
  });

  test("the command for a mounted device unmounts its file system first", async () => {
    const disk = execFileSync("bash", [
      "-c",
      `basename $(ls -d /sys/bus/pci/devices/${badAddress}/nvme/nvme*/nvme*n*)`,
    ]);
    const path = `/dev/${String(disk).trim()}`;
    mkdirSync("/run/mounted", { recursive: true });
    execFileSync("modprobe", ["ext4"]);
    execFileSync("mkfs.ext4", ["-q", "-E", "nodiscard", path, "8M"], { stdio: "pipe" });
    execFileSync("mount", [path, "/run/mounted"]);
    const refusal = thrown(() => openVfio([badAddress])) as DeviceInUseError;
    expect(refusal.message).toContain("is mounted at /run/mounted");
    expect(refusal.commands).toEqual(["umount /run/mounted"]);
    runCommands(refusal.commands);
    runCommands((thrown(() => openVfio([badAddress])) as DeviceInUseError).commands);
    runCommands((thrown(() => openVfio([slowAddress])) as DeviceInUseError).commands);
  });
});

test("the tree has both below one switch and the data that root reads, and peer-to-peer DMA is unknown in a VM", () => {
  const machine = topology();
  const path = machine.path(ssdAddress, peerAddress);
  expect(path).toMatchObject({ kind: "PIX", peerDma: { works: "unknown" } });
  expect(path.through).toHaveLength(3);
  const kinds = path.through.map((address) => machine.device(address).kind);
  expect(kinds).toEqual(["switch downstream", "switch upstream", "switch downstream"]);
  expect(machine.path(ssdAddress, slowAddress).kind).toBe("PHB");
  for (const address of path.through) expect(machine.device(address).acs).not.toBe("unknown without root");
  expect(machine.device(peerAddress).bars.find(({ index }) => index === 2)?.bytes).toBe(128 * MIB);
  expect(machine.device(ssdAddress)).toMatchObject({
    kind: "ssd",
    driver: "vfio-pci",
    iommuType: expect.any(String),
  });
  expect(machine.device(ssdAddress).iommuGroup).not.toBe(machine.device(peerAddress).iommuGroup);
});

describe("an SSD and another device's memory", () => {
  let vfio: Vfio;
  let ssd: NvmeSsd;
  let bar: MappedBar;
  let target: DmaRange;
  let memory: Memory;
  let host: DmaRange;

  beforeAll(async () => {
    vfio = openVfio([ssdAddress, peerAddress, badAddress, slowAddress]);
    bar = vfio.device(peerAddress).mapBar(2, { write: true });
    // The trace shows the BAR's own address unchanged.
    const busAddress = Number(
      topology()
        .device(peerAddress)
        .bars.find(({ index }) => index === 2)!.address,
    );
    target = vfio.map(bar, { busAddress });
    ssd = await openNvme(vfio, ssdAddress, { writable: true });
    memory = Memory.allocate(64 * MIB);
    host = vfio.map(memory);
    console.log(`BAR at ${busAddress} bytes ${bar.byteLength}`);
  });
  afterAll(() => {
    vfio.close();
    memory.close();
  });

  test("is identified", () => {
    expect(ssd.identity).toMatchObject({
      model: "QEMU NVMe Ctrl",
      serial: "doorbell0",
      maximumTransferBytes: 512 * KIB,
    });
    expect(ssd.namespaces).toEqual([{ id: 1, bytes: 192 * MIB, blockBytes: 512 }]);
  });

  test("reads 4 KiB to 64 MiB into the BAR, and the memory around it is unchanged", async () => {
    for (const bytes of [4 * KIB, 8 * KIB, 64 * KIB, 512 * KIB, 1 * MIB, 4 * MIB + 512, 64 * MIB]) {
      bar.bytes.fill(0xee);
      const offset = bytes < MIB ? 4096 + 512 : 2 * MIB;
      const { commands } = await ssd.read(target, { bytes, offset, diskOffset: 4096 });
      expect(commands).toBe(Math.ceil(bytes / (512 * KIB)));
      expect(Buffer.compare(bar.view(offset, bytes), fromFile(4096, bytes)), `${bytes} bytes`).toBe(0);
      expect([bar.view(offset - 4, 4), bar.view(offset + bytes, 4)]).toEqual([
        new Uint8Array(4).fill(0xee),
        new Uint8Array(4).fill(0xee),
      ]);
    }
  });

  test("reads a part directly into the BAR and a part through host memory, for the trace", async () => {
    await ssd.read(target, { diskOffset: parts.direct.from, bytes: parts.direct.bytes });
    expect(Buffer.compare(bar.view(0, 8 * MIB), fromFile(parts.direct.from, 8 * MIB))).toBe(0);
    await ssd.read(host, { diskOffset: parts.bounced.from, bytes: parts.bounced.bytes });
    libc.memcpy(bar.pointer, memory.pointer, parts.bounced.bytes);
    expect(Buffer.compare(bar.view(0, 8 * MIB), fromFile(parts.bounced.from, 8 * MIB))).toBe(0);
  });

  test("writes 4 KiB to 64 MiB from the BAR", async () => {
    bar.bytes.set(fromFile(0, parts.written.bytes), 0);
    for (const bytes of [4 * KIB, 64 * KIB, 1 * MIB, 64 * MIB]) {
      await ssd.write(target, { bytes, diskOffset: parts.written.from });
      memory.bytes.fill(0, 0, bytes);
      await ssd.read(host, { bytes, diskOffset: parts.written.from });
      expect(libc.memcmp(memory.pointer, bar.pointer, bytes), `${bytes} bytes`).toBe(0);
    }
    await ssd.flush();
  });

  test("1000 random transfers, eight at a time, equal the file", async () => {
    const random = randomNumbers(4711);
    const whole = diskContent(parts.random.bytes);
    const slot = 16 * MIB;
    let wrong = 0;
    let total = 0;
    const one = async (place: number): Promise<void> => {
      const bytes = 512 * (1 + random(2 ** random(9)));
      const diskOffset = 512 * random((parts.random.bytes - bytes) / 512);
      const offset = place * slot + 4 * random((slot - bytes) / 4);
      await ssd.read(target, { bytes, diskOffset, offset });
      total += bytes;
      const expected = whole.subarray(diskOffset, diskOffset + bytes);
      if (Buffer.compare(bar.view(offset, bytes), expected) !== 0) wrong++;
    };
    for (let i = 0; i < 125; i++) await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(one));
    expect(wrong).toBe(0);
    console.log(`1000 random transfers, ${total} bytes`);
    // The generated content equals the file's content.
    for (const offset of [0, 31 * MIB, 95 * MIB])
      expect(Buffer.compare(fromFile(offset, MIB), whole.subarray(offset, offset + MIB))).toBe(0);
  });

  test("wrong ranges are refused before the SSD receives a command", async () => {
    const outside = await rejected(ssd.read(target, { bytes: 4096, offset: bar.byteLength - 2048 }));
    expect(outside.message).toContain("are outside of");
    expect(outside).toBeInstanceOf(RangeError);
    expect((await rejected(ssd.read(target, { bytes: 100 }))).message).toContain("multiples of a block");
    expect((await rejected(ssd.read(target, { bytes: 512, offset: 2 }))).message).toContain("multiple of 4");
    expect((await rejected(ssd.read(target, { bytes: 512, diskOffset: 192 * MIB }))).message).toContain(
      "outside of the disk",
    );
    expect((await rejected(ssd.read(target, { bytes: 512, namespace: 7 }))).message).toContain(
      "has no namespace 7, only 1",
    );
    expect((await rejected(ssd.read(memory as never))).message).toContain("Use a range of Vfio.map()");
    expect((await rejected(ssd.read(target, { byte: 512 } as never))).message).toContain(
      'did you mean "bytes"',
    );
    expect(thrown(() => vfio.map(bar, { busAddress: 0xfee0_0000 })).message).toContain(
      "outside of the ranges that this IOMMU translates",
    );
    expect(thrown(() => vfio.map(memory, { busAddress: host.busAddress })).message).toContain("are taken");
    expect(thrown(() => vfio.map(bar, { busAddress: 100 })).message).toContain("multiple of 4096");
    expect(
      thrown(() => vfio.device(peerAddress).mapBar(2, { from: 128 * MIB, to: 129 * MIB })).message,
    ).toContain("is not a part of");
    expect(thrown(() => vfio.device(peerAddress).mapBar(5)).message).toContain("has no BAR 5");
    using readOnly = vfio.device(peerAddress).mapBar(2, { to: MIB });
    expect(thrown(() => vfio.map(readOnly)).message).toContain("is not writable");
    using source = vfio.map(readOnly, { access: "read" });
    expect((await rejected(ssd.read(source))).message).toContain('access: "write"');
    using gone = vfio.map(bar);
    gone.close();
    expect((await rejected(ssd.read(gone))).name).toBe("ClosedError");
  });

  test("memory that a transfer uses stays mapped", async () => {
    const range = vfio.map(memory);
    const transfer = ssd.read(range, { bytes: 16 * MIB });
    expect(thrown(() => range.close()).message).toContain("is used by 1 transfers");
    await transfer;
    range.close();
  });

  test("polls without interrupts", async () => {
    using bad = await openNvme(vfio, badAddress, { interrupts: false, depth: 2 });
    await bad.read(target, { bytes: 2 * MIB });
    expect(bad.identity.serial).toBe("doorbell2");
  });

  test("an unreadable block is a typed error, and other transfers succeed", async () => {
    using bad = await openNvme(vfio, badAddress);
    const failure = bad.read(host, { diskOffset: badBlock * 512, bytes: 4096 });
    const fine = bad.read(host, { bytes: 4096, offset: MIB });
    expect(await rejected(failure)).toMatchObject({ name: "NvmeError", code: "NVME_SC_READ_ERROR" });
    expect((await fine).bytes).toBe(4096);
    expect((await rejected(bad.write(host, { bytes: 512 }))).message).toContain("was opened for reading");
  });

  test("a transfer that passes its deadline resets the SSD, which is then usable", async () => {
    using slow = await openNvme(vfio, slowAddress);
    const many = Array.from({ length: 12 }, (_, i) =>
      rejected(slow.read(host, { bytes: 4096, diskOffset: i * 4096, timeoutMs: i === 11 ? 700 : 30_000 })),
    );
    const names = (await Promise.all(many)).map(({ name }) => name);
    expect(names.at(-1)).toBe("DeadlineError");
    expect(names).toContain("NvmeResetError");
    memory.bytes.fill(0, 0, 4096);
    await slow.read(host, { bytes: 4096 });
    expect(memory.bytes.subarray(0, 4096).some((byte) => byte !== 0)).toBe(true);
  });

  test("closing the SSD ends its transfers", async () => {
    const slow = await openNvme(vfio, slowAddress);
    const transfers = [0, 1, 2, 3].map((i) => rejected(slow.read(host, { bytes: 4096, offset: i * 4096 })));
    await new Promise((resolve) => setTimeout(resolve, 20));
    slow.close();
    expect((await Promise.all(transfers)).map(({ name }) => name)).toContain("NvmeResetError");
    expect((await rejected(slow.read(host, { bytes: 4096 }))).name).toBe("ClosedError");
  });
});

test("a process that is killed in the middle leaves the SSD usable", async () => {
  for (let round = 0; round < 3; round++) {
    const script = new URL("./killed-child.ts", import.meta.url).pathname;
    const child = spawn("bun", [script, ssdAddress, peerAddress], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    using vfio = openVfio([ssdAddress, peerAddress]);
    using bar = vfio.device(peerAddress).mapBar(2, { write: true });
    using target = vfio.map(bar);
    const ssd = await openNvme(vfio, ssdAddress);
    await ssd.read(target, { bytes: 4 * MIB, diskOffset: 8 * MIB });
    expect(Buffer.compare(bar.view(0, 4 * MIB), fromFile(8 * MIB, 4 * MIB))).toBe(0);
  }
});

test("the example prints its steps", () => {
  const text = execFileSync("bun", ["examples/p2p-dma.ts", ssdAddress, peerAddress, "--mib", "16"], {
    encoding: "utf8",
  });
  expect(text).toContain("PIX: both below one switch");
  expect(text).toContain("the BAR holds the data of the disk: true");
  console.log(text);
});
