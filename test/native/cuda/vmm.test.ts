import { readlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  AddressRange,
  CudaError,
  closeFd,
  type Device,
  GrowableBuffer,
  granularity,
  MappingError,
  MulticastObject,
  PhysicalMemory,
  roundUp,
  stripedRange,
  vmmSupport,
} from "../../../src/cuda/index.ts";
import { ClosedError } from "../../../src/errors.ts";
import { devices, firstDifference, open, openAll, ramp } from "./provider.ts";

const rule = (work: () => unknown): string | undefined => {
  try {
    work();
  } catch (error) {
    if (error instanceof MappingError) return error.rule;
    throw error;
  }
  return undefined;
};

/** Returns a range of `pieces` mappings of one unit each, with access for the device. */
function mapped(
  device: Device,
  pieces: number,
): { range: AddressRange; memory: PhysicalMemory[]; unit: number } {
  const unit = granularity(device);
  const range = AddressRange.reserve(device, pieces * unit);
  const memory = Array.from({ length: pieces }, (_, i) => {
    const piece = PhysicalMemory.allocate(device, unit);
    range.map(piece, i * unit);
    return piece;
  });
  range.setAccess(device);
  return { range, memory, unit };
}

describe("virtual memory", () => {
  test("reports the supported features", () => {
    using device = open();
    const support = vmmSupport(device);
    expect(support.virtualMemory).toBe(true);
    expect(support.shareable).toContain("fd");
    expect(support.pools).toBe(true);
    const unit = granularity(device);
    expect(Number.isInteger(Math.log2(unit))).toBe(true);
    expect(granularity(device, {}, "recommended") % unit).toBe(0);
    expect(roundUp(unit + 1, unit)).toBe(2 * unit);
  });

  test("is unmapped and mapped again with its contents", () => {
    using device = open();
    const { range, memory, unit } = mapped(device, 2);
    const all = range.buffer("f32", (2 * unit) / 4);
    all.set(ramp(all.length));
    range.unmap(0, unit);
    expect(range.mappings.length).toBe(1);
    range.map(memory[0]!, 0);
    range.setAccess(device);
    expect(firstDifference(all.toArray(), ramp(all.length))).toBe(-1);
    range.unmap();
    range.free();
    for (const piece of memory) piece.close();
  });

  test("stays allocated while it is mapped, after its handle is closed", () => {
    using device = open();
    const { range, memory } = mapped(device, 1);
    memory[0]!.close();
    const buffer = range.buffer("u32", 16);
    buffer.fill(5);
    expect(buffer.toArray()[15]).toBe(5);
    range.close();
    expect(() => buffer.fill(1)).toThrow(ClosedError);
  });

  test("has the same bytes at each alias", () => {
    using device = open();
    const unit = granularity(device);
    using memory = PhysicalMemory.allocate(device, unit);
    using range = AddressRange.reserve(device, 2 * unit);
    range.map(memory, 0);
    range.map(memory, unit);
    range.setAccess(device);
    range.buffer("u32", 4).fill(0xabcd);
    expect(range.buffer("u32", 4, unit).toArray()[3]).toBe(0xabcd);
  });

  test("access is none, read, or read and write, and a copy into read-only memory fails", () => {
    using device = open();
    const { range, unit } = mapped(device, 1);
    const buffer = range.buffer("u32", unit / 4);
    buffer.fill(3);
    expect(range.access(device)).toBe("read-write");
    range.setAccess(device, "read");
    expect(range.access(device)).toBe("read");
    expect(buffer.slice(0, 2).toArray()[1]).toBe(3);
    // @ts-expect-error: no right
    expect(() => range.setAccess(device, "write")).toThrow(TypeError);
    range.setAccess(device, "read-write");
    buffer.slice(0, 1).fill(4);
    expect(buffer.slice(0, 2).toArray()[0]).toBe(4);
    expect(() => range.setAccess([])).toThrow(TypeError);
  });

  test("refuses calls that break a rule before the driver receives them", () => {
    using device = open();
    const { range, memory, unit } = mapped(device, 2);
    using other = PhysicalMemory.allocate(device, 2 * unit);
    expect(rule(() => PhysicalMemory.allocate(device, unit + 4096))).toBe("alignment");
    expect(rule(() => PhysicalMemory.allocate(device, 0))).toBe("alignment");
    expect(rule(() => AddressRange.reserve(device, unit - 1))).toBe("alignment");
    expect(rule(() => AddressRange.reserve(device, unit, { alignment: 3 * unit }))).toBe("alignment");
    expect(rule(() => range.map(other, 0))).toBe("overlap");
    expect(rule(() => range.map(other, unit))).toBe("outside");
    expect(rule(() => range.map(memory[0]!, 4096))).toBe("alignment");
    expect(rule(() => range.unmap(0, unit / 2))).toBe("partial unmap");
    expect(rule(() => range.free())).toBe("mapped");
    range.unmap(0, unit);
    expect(rule(() => range.unmap(0, unit))).toBe("unmapped");
    expect(rule(() => range.setAccess(device, "read", 0, 2 * unit))).toBe("unmapped");
    expect(rule(() => range.setAccess(device, "read", unit, unit))).toBe("alignment");
    expect(rule(() => range.access(device, 0))).toBe("unmapped");
    range.close();
    expect(() => range.map(memory[0]!)).toThrow(ClosedError);
    memory[0]!.close();
    using again = AddressRange.reserve(device, unit);
    expect(() => again.map(memory[0]!)).toThrow(ClosedError);
  });

  test("is reserved at an alignment and near a hint", () => {
    using device = open();
    const unit = granularity(device);
    using range = AddressRange.reserve(device, unit, { alignment: 8 * unit });
    expect(range.pointer % (8 * unit)).toBe(0);
    const hint = range.pointer + 64 * unit;
    using near = AddressRange.reserve(device, unit, { hint });
    expect(near.pointer % unit).toBe(0);
  });

  test("extends a range if the following addresses are free", () => {
    using device = open();
    const unit = granularity(device);
    using range = AddressRange.reserve(device, unit);
    const before = range.reservedBytes;
    const grown = range.extend(unit);
    expect(range.reservedBytes).toBe(before + (grown ? unit : 0));
    if (!grown) return;
    using memory = PhysicalMemory.allocate(device, unit);
    range.map(memory, unit);
    range.setAccess(device, "read-write", unit, 2 * unit);
    range.buffer("u8", 16, unit).fill(1);
  });

  test("closeFd refuses what is not a descriptor, and closes nothing", () => {
    const before = readlinkSync("/proc/self/fd/1");
    for (const value of [[1], "1", () => 1, null, undefined, 1.5, -1, Number.NaN, 1n])
      expect(() => closeFd(value as number)).toThrow("Use the descriptor of exportFd()");
    expect(readlinkSync("/proc/self/fd/1")).toBe(before);
  });

  test("is exported as a descriptor and imported in the same process as an alias", () => {
    using device = open();
    const unit = granularity(device);
    using memory = PhysicalMemory.allocate(device, unit, { shareable: ["fd"] });
    const fd = memory.exportFd();
    expect(readlinkSync(`/proc/self/fd/${fd}`)).not.toBe("");
    using imported = PhysicalMemory.importFd(device, fd, unit);
    closeFd(fd);
    using range = AddressRange.reserve(device, 2 * unit);
    range.map(memory, 0);
    range.map(imported, unit);
    range.setAccess(device);
    range.buffer("u32", 1).fill(77);
    expect(range.buffer("u32", 1, unit).toArray()[0]).toBe(77);
    using plain = PhysicalMemory.allocate(device, unit);
    expect(() => plain.exportFd()).toThrow(CudaError);
    expect(() => PhysicalMemory.importFd(device, -1, unit)).toThrow(RangeError);
    // @ts-expect-error: no type
    expect(() => PhysicalMemory.allocate(device, unit, { shareable: ["file"] })).toThrow(TypeError);
  });

  test("has fabric handles if the machine has fabric channels, or a typed error", () => {
    using device = open();
    const shareable = ["fabric"] as const;
    try {
      using memory = PhysicalMemory.allocate(device, granularity(device), { shareable });
      expect(memory.exportFabric().length).toBe(64);
    } catch (error) {
      expect(error).toBeInstanceOf(CudaError);
      expect((error as CudaError).name).toMatch(/NOT_PERMITTED|NOT_SUPPORTED|INVALID_DEVICE|INVALID_VALUE/);
      expect((error as CudaError).hint).not.toBe("");
    }
    expect(() => PhysicalMemory.importFabric(device, new Uint8Array(63), 4096)).toThrow(RangeError);
  });

  test("reports compression and access by NICs", () => {
    using device = open();
    const support = vmmSupport(device);
    using plain = PhysicalMemory.allocate(device, granularity(device));
    expect(plain.compressed).toBe(false);
    if (support.compression) {
      using squeezed = PhysicalMemory.allocate(device, granularity(device, { compressible: true }), {
        compressible: true,
      });
      expect(typeof squeezed.compressed).toBe("boolean");
    }
    if (support.gpuDirectRdma) {
      using reachable = PhysicalMemory.allocate(device, granularity(device), { gpuDirectRdma: true });
      expect(reachable.gpuDirectRdma).toBe(true);
    }
  });

  test("is allocated on the host if the driver supports it", () => {
    using device = open();
    const support = vmmSupport(device);
    if (!support.hostNumaMemory || support.hostNumaNode < 0) return;
    const location = { numaNode: support.hostNumaNode };
    using memory = PhysicalMemory.allocate(device, granularity(device, { location }), { location });
    using range = AddressRange.reserve(device, roundUp(memory.byteLength, granularity(device)));
    range.map(memory);
    range.setAccess([device, location]);
    const buffer = range.buffer("u32", 16);
    buffer.fill(9);
    expect(buffer.toArray()[0]).toBe(9);
  });

  test("frees all memory when it is closed", () => {
    using device = open();
    const unit = granularity(device);
    const { free } = device.memory();
    for (let i = 0; i < 20; i++) {
      const { range, memory } = mapped(device, 4);
      range.close();
      for (const piece of memory) piece.close();
    }
    expect(device.memory().free).toBeGreaterThanOrEqual(free - unit);
  });

  test.skipIf(devices < 2)("of several devices forms one range that each of them uses", () => {
    const all = openAll();
    using range = stripedRange(all, 1 << 20);
    const stripe = range.mappings[0]!.byteLength;
    expect(range.mappings.length).toBe(all.length);
    const buffer = range.buffer("u32", (stripe * all.length) / 4);
    buffer.fill(0x11);
    expect(buffer.toArray().every((value) => value === 0x11)).toBe(true);
    expect(range.access(all[1]!)).toBe("read-write");
    range.setAccess(all[1]!, "read");
    expect(range.access(all[1]!)).toBe("read");
    range.close();
    for (const device of all) device.close();
  });

  test("refuses multicast on machines without NVLink switches before it calls the driver", () => {
    using device = open();
    if (vmmSupport(device).multicast) return; // The constructor throws on this machine, see MulticastObject.
    expect(() => new MulticastObject({ devices: [device], byteLength: granularity(device) })).toThrow(
      /no multicast/,
    );
  });
});

describe("a growable buffer", () => {
  test("grows within its reservation without moving, and retains its contents", () => {
    using device = open();
    using list = new GrowableBuffer(device, "f32", { reserve: 8 << 20 });
    const { pointer } = list;
    list.push([1, 2, 3]);
    expect(list.resize(4 << 20).moved).toBe(false);
    expect(list.pointer).toBe(pointer);
    expect(list.capacity).toBeGreaterThanOrEqual(4 << 20);
    list.buffer.slice(3).fill(9);
    expect([...list.buffer.slice(0, 4).toArray()]).toEqual([1, 2, 3, 9]);
  });

  test("grows beyond its reservation, and retains its contents when it moves", () => {
    using device = open();
    const unit = granularity(device);
    using list = new GrowableBuffer(device, "u32");
    list.resize(unit / 4);
    list.buffer.set(new Uint32Array(unit / 4).map((_, i) => i));
    // Another mapping takes the addresses behind the list.
    using blocker = AddressRange.reserve(device, unit, { hint: list.pointer + unit });
    list.resize(unit);
    const all = list.buffer.slice(0, unit / 4).toArray();
    expect([all[0], all[unit / 4 - 1]]).toEqual([0, unit / 4 - 1]);
    expect(blocker.closed).toBe(false);
  });

  test("frees memory in trim(), and refuses invalid sizes", () => {
    using device = open();
    using list = new GrowableBuffer(device, "u8", { reserve: 64 << 20 });
    expect(() => list.buffer).toThrow(RangeError);
    for (let i = 1; i <= 5; i++) list.resize(i * granularity(device));
    list.resize(10);
    list.trim();
    expect(list.capacity).toBe(granularity(device));
    expect(() => list.resize(-1)).toThrow(RangeError);
    list.resize(0);
    list.trim();
    expect(list.capacity).toBe(0);
    list.close();
    expect(() => list.resize(1)).toThrow(ClosedError);
  });
});
