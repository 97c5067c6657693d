import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Device, openDevice } from "../../../src/cuda/index.ts";
import {
  type DmaRange,
  NvmeError,
  NvmeResetError,
  type NvmeSsd,
  openNvme,
  openVfio,
  topology,
  type Vfio,
} from "../../../src/direct/index.ts";
import { DeadlineError } from "../../../src/errors.ts";
import { Memory } from "../../../src/memory/index.ts";

const KIB = 2 ** 10;
const MIB = 2 ** 20;
const address = "d00b:40:00.0";
const diskBytes = 8 * MIB;

const folder = mkdtempSync(join(tmpdir(), "doorbell-soft-disk-"));
const path = join(folder, "disk.img");
const content = Uint8Array.from({ length: diskBytes }, (_, i) => (i * 7 + (i >> 9)) & 0xff);
const before = process.env["DOORBELL_SOFT_DISK"];

beforeAll(() => {
  writeFileSync(path, content);
  process.env["DOORBELL_SOFT_DISK"] = path;
});
afterAll(() => {
  if (before === undefined) delete process.env["DOORBELL_SOFT_DISK"];
  else process.env["DOORBELL_SOFT_DISK"] = before;
  rmSync(folder, { recursive: true, force: true });
});

const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
const rejected = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => new Error("it did not fail"),
    (error: Error) => error,
  );

describe("the soft disk", () => {
  let vfio: Vfio;
  let ssd: NvmeSsd;
  let memory: Memory;
  let range: DmaRange;

  beforeAll(async () => {
    vfio = openVfio([address]);
    ssd = await openNvme(vfio, address, { writable: true });
    memory = Memory.allocate(diskBytes);
    range = vfio.map(memory);
  });
  afterAll(() => {
    vfio.close();
    memory.close();
  });

  test("is identified", () => {
    expect(ssd.identity).toMatchObject({
      model: "doorbell soft disk",
      maximumTransferBytes: MIB,
      hasVolatileCache: true,
    });
    expect(ssd.identity.serial).toMatch(/^[0-9a-f]{16}$/);
    expect(ssd.namespaces).toEqual([{ id: 1, bytes: diskBytes, blockBytes: 512 }]);
  });

  test.each([
    ["a block", 512, 0, 0],
    ["two pages", 8 * KIB, 0, 4 * KIB],
    ["a range that begins inside a page", 64 * KIB, 4 * KIB + 512, 512],
    ["an odd number of words", 5 * KIB, 12, 1024],
    ["several commands", 5 * MIB + 512, 2 * KIB + 4, 512],
  ])("reads %s, and the memory around it is unchanged", async (_, bytes, offset, diskOffset) => {
    memory.bytes.fill(0xee);
    const { commands } = await ssd.read(range, { bytes, offset, diskOffset });
    expect(commands).toBe(Math.ceil(bytes / MIB));
    expect(same(memory.view(offset, bytes), content.subarray(diskOffset, diskOffset + bytes))).toBe(true);
    expect(memory.view(offset + bytes, 4)).toEqual(new Uint8Array(4).fill(0xee));
    if (offset > 0) expect(memory.view(offset - 4, 4)).toEqual(new Uint8Array(4).fill(0xee));
  });

  test("writes what the file then has, and flushes", async () => {
    const bytes = 3 * MIB + 512;
    memory.bytes.fill(0).set(
      content.subarray(0, bytes).map((byte) => byte ^ 0xff),
      4,
    );
    await ssd.write(range, { bytes, offset: 4, diskOffset: 512 });
    await ssd.flush();
    const file = readFileSync(path);
    expect(same(file.subarray(512, 512 + bytes), memory.view(4, bytes))).toBe(true);
    expect(same(file.subarray(0, 512), content.subarray(0, 512))).toBe(true);
    expect(same(file.subarray(512 + bytes), content.subarray(512 + bytes))).toBe(true);
    writeFileSync(path, content);
  });

  test("many transfers at once each read their own blocks", async () => {
    memory.bytes.fill(0);
    const part = 16 * KIB;
    const reads = Array.from({ length: diskBytes / part }, (_, i) =>
      ssd.read(range, { bytes: part, offset: diskBytes - (i + 1) * part, diskOffset: i * part }),
    );
    await Promise.all(reads);
    for (let i = 0; i < reads.length; i++) {
      const found = memory.view(diskBytes - (i + 1) * part, part);
      expect(same(found, content.subarray(i * part, (i + 1) * part)), `part ${i}`).toBe(true);
    }
  });

  test("thousands of commands pass over the queues many times", async () => {
    for (let i = 0; i < 3000; i++) await ssd.read(range, { bytes: 512, diskOffset: (i % 100) * 512 });
    expect(same(memory.view(0, 512), content.subarray(99 * 512, 100 * 512))).toBe(true);
  });

  test("a range outside of the disk is refused before any transfer", async () => {
    const error = await rejected(ssd.read(range, { bytes: 1024, diskOffset: diskBytes - 512 }));
    expect(error).toBeInstanceOf(RangeError);
    expect(error.message).toContain(`outside of the disk (${diskBytes} bytes)`);
  });

  test("memory that devices may only read is refused by the driver", async () => {
    using other = Memory.allocate(4096);
    using readOnly = vfio.map(other, { access: "read" });
    expect((await rejected(ssd.read(readOnly))).message).toContain('Map it with access: "write" or "both"');
    await ssd.write(readOnly, { diskOffset: 4096 });
    expect(same(readFileSync(path).subarray(4096, 8192), new Uint8Array(4096))).toBe(true);
    writeFileSync(path, content);
  });

  test("a file that has become shorter fails the read and not the disk", async () => {
    truncateSync(path, diskBytes - 4096);
    const error = await rejected(ssd.read(range, { bytes: 4096, diskOffset: diskBytes - 4096 }));
    expect(error).toBeInstanceOf(NvmeError);
    expect(error).toMatchObject({ code: "NVME_SC_READ_ERROR" });
    writeFileSync(path, content);
    await ssd.read(range, { bytes: 4096, diskOffset: diskBytes - 4096 });
    expect(same(memory.view(0, 4096), content.subarray(diskBytes - 4096))).toBe(true);
  });

  test("without the bus master bit a command waits until its deadline, and the disk recovers", async () => {
    const device = vfio.device(address);
    device.busMaster = false;
    const other = rejected(ssd.read(range, { bytes: 512 }));
    const error = await rejected(ssd.read(range, { bytes: 512, timeoutMs: 50 }));
    expect(error).toBeInstanceOf(DeadlineError);
    device.busMaster = true;
    expect(await other).toBeInstanceOf(NvmeResetError);
    memory.bytes.fill(0);
    await ssd.read(range, { bytes: 4096 });
    expect(same(memory.view(0, 4096), content.subarray(0, 4096))).toBe(true);
  });

  test("another Vfio cannot open the same disk", () => {
    expect(() => openVfio([address])).toThrow(
      /the file of the soft disk is locked: EAGAIN[\s\S]*hint: Another Vfio/,
    );
  });

  test("a buffer of a soft GPU is read and written without a copy", async () => {
    using gpu: Device = openDevice("soft");
    using buffer = gpu.allocate(2 * MIB + 512, "u8");
    using before = gpu.from(new Uint8Array(64).fill(7));
    using target = vfio.map(buffer);
    await ssd.read(target, { bytes: 2 * MIB + 512, diskOffset: 512 });
    expect(same(buffer.toArray() as Uint8Array, content.subarray(512, 2 * MIB + 1024))).toBe(true);
    expect(before.toArray()).toEqual(new Uint8Array(64).fill(7));
    using part = vfio.map(before.slice(0, 64));
    expect((await rejected(ssd.read(part, { bytes: 512 }))).message).toContain(
      "of which 64 bytes are mapped",
    );
  });
});

describe("the soft IOMMU", () => {
  test("memory is unreachable after its range was closed, and a wrong address ends the command", async () => {
    using vfio = openVfio([address]);
    using ssd = await openNvme(vfio, address);
    using memory = Memory.allocate(MIB);
    using first = vfio.map(memory, { busAddress: 2 ** 33 });
    using gone = Memory.allocate(4096);
    // The range of one mapping ends, and its address is that of the other's end: no page follows it.
    using last = vfio.map(gone, { busAddress: 2 ** 33 + MIB });
    await ssd.read(last, { bytes: 4096 });
    last.close();
    expect(() => vfio.map(gone, { busAddress: 2 ** 33 })).toThrow(/are taken/);
    await ssd.read(first);
    expect(same(memory.bytes, content.subarray(0, MIB))).toBe(true);
  });

  test("a range in use cannot be closed, and closing the disk in mid-transfer ends the transfer", async () => {
    using vfio = openVfio([address]);
    const ssd = await openNvme(vfio, address);
    using memory = Memory.allocate(diskBytes);
    using range = vfio.map(memory);
    const reads = Array.from({ length: 20 }, () => rejected(ssd.read(range)));
    await Promise.resolve();
    expect(() => range.close()).toThrow(/is used by 20 transfers/);
    vfio.close();
    for (const error of await Promise.all(reads))
      expect(error.message).toMatch(/was closed|is closed|not fail/);
    expect(memory.closed).toBe(false);
    memory.bytes.fill(1);
  });
});

describe("settings", () => {
  const withDisk = <T>(file: string | undefined, work: () => T): T => {
    if (file === undefined) delete process.env["DOORBELL_SOFT_DISK"];
    else process.env["DOORBELL_SOFT_DISK"] = file;
    try {
      return work();
    } finally {
      process.env["DOORBELL_SOFT_DISK"] = path;
    }
  };

  test("a missing file, a folder and a length that is not a multiple of a block are refused", () => {
    const odd = join(folder, "odd.img");
    writeFileSync(odd, new Uint8Array(1000));
    const open = () => openVfio([address]);
    expect(() => withDisk(join(folder, "missing"), open)).toThrow(
      /cannot be opened.*ENOENT[\s\S]*truncate -s/,
    );
    expect(() => withDisk(folder, open)).toThrow(/cannot be opened.*EISDIR/);
    expect(() => withDisk(odd, open)).toThrow(
      /has 1000 bytes\. A soft disk is a file of a positive multiple of 512/,
    );
    expect(() => withDisk(undefined, open)).toThrow(
      /no PCI device d00b:40:00\.0[\s\S]*export DOORBELL_SOFT_DISK/,
    );
  });

  test("soft and real devices cannot be opened together", () => {
    expect(() => openVfio([address, "0000:65:00.0"])).toThrow(
      "openVfio: d00b:40:00.0 is a soft disk, which shares no IOMMU with 0000:65:00.0. Open each by itself",
    );
    expect(() => openVfio([address, "d00b:40:00.0"])).toThrow(/d00b:40:00\.0 is named twice/);
    // The failure released the lock of the file.
    openVfio([address]).close();
  });

  test("the disk is in the tree, with the path to soft GPUs, only where the setting names it", () => {
    const machine = topology({ soft: true });
    expect(machine.device("softdisk0")).toMatchObject({
      ...{ address, kind: "ssd", name: "soft disk", className: "NVMe controller", driver: "doorbell" },
      bars: [{ index: 0, bytes: 16384, is64Bit: true, prefetchable: false }],
    });
    const gpu = machine.gpus.find(({ vendor }) => vendor === "doorbell")!;
    expect(machine.path("softdisk0", gpu)).toMatchObject({ kind: "PIX", peerDma: { works: "yes" } });
    expect(machine.copyPath("softdisk0", gpu)).toMatchObject({ path: "peer-to-peer", isDirect: true });
    expect(machine.bestSsdFor(gpu)?.device.nvme).toEqual(["softdisk0"]);
    expect(topology().ssds.map(({ nvme }) => nvme[0])).toContain("softdisk0");
    expect(topology({ soft: false }).names).not.toContain("softdisk0");
    withDisk(undefined, () => expect(topology({ soft: true }).names).not.toContain("softdisk0"));
  });
});

test("registers and configuration space are those of an NVMe controller, and a reset restores them", async () => {
  using vfio = openVfio([address]);
  const [device] = vfio.devices as [(typeof vfio.devices)[number]];
  expect(device.barBytes).toEqual([16384, 0, 0, 0, 0, 0]);
  const { configuration } = device;
  expect([configuration.read(0, 2), configuration.read(2, 2)]).toEqual([0xd00b, 3]);
  expect(configuration.read(8, 4) >>> 8).toBe(0x010802);
  expect(() => configuration.read(4095, 2)).toThrow(/configuration space: offset/);
  expect(() => device.mapBar(1)).toThrow(/has no BAR 1\. Its BARs: 0/);
  using registers = device.mapBar(0, { write: true });
  const words = new Uint32Array(registers.bytes.buffer, registers.bytes.byteOffset, 4096);
  expect(words[0]! & 0xffff).toBe(1023);
  words[0x24 / 4] = 0x30003;
  device.busMaster = true;
  expect(device.reset()).toBe(true);
  expect([words[0x24 / 4], device.busMaster]).toEqual([0, false]);
});

test("polling without interrupts works too, and a disk that was opened for reading refuses writes", async () => {
  using vfio = openVfio([address]);
  using ssd = await openNvme(vfio, address, { interrupts: false, depth: 4 });
  using memory = Memory.allocate(4 * MIB);
  using range = vfio.map(memory);
  await Promise.all(Array.from({ length: 8 }, () => ssd.read(range)));
  expect(same(memory.bytes, content.subarray(0, 4 * MIB))).toBe(true);
  expect((await rejected(ssd.write(range))).message).toContain("was opened for reading");
});

test("a file that this user may only read is a write-protected disk", async () => {
  const file = join(folder, "read-only.img");
  writeFileSync(file, content.subarray(0, 4096));
  chmodSync(file, 0o444);
  process.env["DOORBELL_SOFT_DISK"] = file;
  try {
    using vfio = openVfio([address]);
    using ssd = await openNvme(vfio, address, { writable: true });
    using memory = Memory.allocate(4096);
    using range = vfio.map(memory);
    await ssd.read(range);
    expect(same(memory.bytes, content.subarray(0, 4096))).toBe(true);
    // Root may write every file.
    if (process.geteuid?.() === 0) return;
    expect(await rejected(ssd.write(range))).toMatchObject({ code: "NVME_SC_NS_WRITE_PROTECTED" });
  } finally {
    process.env["DOORBELL_SOFT_DISK"] = path;
  }
});

test("opening and closing leaves no descriptor and no thread", async () => {
  const cycle = async (): Promise<void> => {
    using vfio = openVfio([address]);
    using ssd = await openNvme(vfio, address);
    using memory = Memory.allocate(4096);
    await ssd.read(vfio.map(memory));
  };
  const count = (name: string): number => readdirSync(`/proc/self/${name}`).length;
  for (let i = 0; i < 3; i++) await cycle();
  const [descriptors, threads] = [count("fd"), count("task")];
  for (let i = 0; i < 8; i++) await cycle();
  // A thread takes a moment to exit after the disk is closed.
  await expect.poll(() => count("task"), { timeout: 20_000 }).toBeLessThanOrEqual(threads + 2);
  await expect.poll(() => count("fd"), { timeout: 20_000 }).toBeLessThanOrEqual(descriptors + 4);
  // A Vfio that is closed before its thread has started.
  for (let i = 0; i < 8; i++) openVfio([address]).close();
  await expect.poll(() => count("task"), { timeout: 20_000 }).toBeLessThanOrEqual(threads + 2);
  await expect.poll(() => count("fd"), { timeout: 20_000 }).toBeLessThanOrEqual(descriptors + 4);
});
