import { describe, expect, test } from "vitest";
import {
  type Device,
  granularity,
  ImageArray,
  openDevice,
  openDevices,
  PhysicalMemory,
  ReservedMemoryError,
} from "../../../src/cuda/index.ts";
import { open, providerName } from "./provider.ts";

const MIB = 2 ** 20;

/** Opens a device that reserves all of its free memory except for some bytes. */
function almostReserved(usable: number): Device {
  using probe = open();
  return openDevice(0, { provider: providerName, reserveBytes: probe.memory().free - usable });
}

function refusal(work: () => unknown): ReservedMemoryError {
  try {
    work();
  } catch (error) {
    if (error instanceof ReservedMemoryError) return error;
    throw error;
  }
  throw new Error("the allocation succeeded");
}

describe("a device with reserveBytes", () => {
  test("refuses an allocation beyond the rest, with the reservation in the error", () => {
    using device = almostReserved(64 * MIB);
    using small = device.allocate(16 * MIB);
    expect(small.fill(3).toArray()[0]).toBe(3);
    const error = refusal(() => device.allocate(128 * MIB));
    const { free, reserved } = device.memory();
    expect(error.byteLength).toBe(128 * MIB);
    expect(error.freeBytes).toBe(free);
    expect(error.reservedBytes).toBe(reserved);
    expect(error.message).toContain(`${reserved} of the ${free} free bytes are reserved`);
    expect(error.hint).toContain(`at most ${free - reserved} bytes`);
  });

  test("refuses pools, physical memory and images as well", () => {
    using device = almostReserved(64 * MIB);
    refusal(() => device.allocateAsync(128 * MIB));
    using pool = device.createPool();
    refusal(() => pool.allocate(128 * MIB));
    const unit = granularity(device);
    refusal(() => PhysicalMemory.allocate(device, Math.ceil((128 * MIB) / unit) * unit));
    refusal(() => ImageArray.allocate(device, { width: 8192, height: 8192, type: "f32" }));
  });

  test("lets a pool use memory that it has already", () => {
    using device = almostReserved(64 * MIB);
    using pool = device.createPool({ releaseThreshold: 64 * MIB });
    pool.allocate(48 * MIB).close();
    device.synchronize();
    // On a real device the pool retains the memory, which is then not free any more.
    pool.allocate(48 * MIB).close();
    device.synchronize();
  });

  test("does not count host memory", () => {
    using device = almostReserved(MIB);
    using pinned = device.allocatePinned(4 * MIB);
    expect(pinned.byteLength).toBe(4 * MIB);
    using pool = device.createPool({ location: "host" });
    using onHost = pool.allocate(4 * MIB);
    expect(onHost.byteLength).toBe(4 * MIB);
  });

  test("gives the reserved memory to system components, also after an error in one", () => {
    using device = almostReserved(64 * MIB);
    using cache = device.useReserve(() => device.allocate(128 * MIB));
    expect(cache.byteLength).toBe(128 * MIB);
    const failing = () => {
      throw new Error("component");
    };
    expect(() => device.useReserve(failing)).toThrow("component");
    refusal(() => device.allocate(128 * MIB));
    // @ts-expect-error: not a function
    expect(() => device.useReserve(3)).toThrow(/useReserve: work is 3. Use a function/);
  });

  test("keeps its reservation after reset()", () => {
    using device = almostReserved(64 * MIB).reset();
    refusal(() => device.allocate(128 * MIB));
  });

  test("cannot reserve more than the device has", () => {
    const options = { provider: providerName, reserveBytes: 2 ** 50 };
    expect(() => openDevice(0, options)).toThrow(
      /openDevice: reserveBytes is 1125899906842624, but Device 0/,
    );
    expect(() => openDevices(options)).toThrow(RangeError);
    expect(() => openDevice(0, { ...options, reserveBytes: -1 })).toThrow(/reserveBytes/);
  });
});

test("a device without reserveBytes reserves nothing", () => {
  using device = open();
  expect(device.memory().reserved).toBe(0);
  expect(device.useReserve(() => 5)).toBe(5);
});
