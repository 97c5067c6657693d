import { describe, expect, test } from "vitest";
import { MappedBuffer, openDevice } from "../../../src/cuda/index.ts";
import { ClosedError } from "../../../src/errors.ts";

describe("the mapped addresses of a buffer", () => {
  test("are the GPU's memory itself, for every kind of memory", () => {
    using gpu = openDevice(0, { provider: "soft" });
    const kinds = {
      device: gpu.allocate(10_000),
      pool: gpu.allocateAsync(10_000),
      pinned: gpu.allocatePinned(10_000),
      managed: gpu.allocateManaged(10_000),
      slice: gpu.allocate(20_000).slice(5001, 15_001),
    };
    for (const [name, buffer] of Object.entries(kinds)) {
      buffer.fill(1);
      gpu.synchronize();
      const mapped = buffer.map();
      expect(mapped.path, name).toBe(
        name === "pinned" || name === "managed" ? "host memory" : "shared memory",
      );
      expect(mapped.reason).not.toBe("");
      expect(mapped.writeCombined).toBe(false);
      expect(
        mapped.bytes.every((byte) => byte === 1),
        name,
      ).toBe(true);
      mapped.view(100, 3).set([7, 8, 9]);
      expect([...buffer.slice(99, 104).toArray()]).toEqual([1, 7, 8, 9, 1]);
      buffer.fill(2);
      gpu.synchronize();
      expect(mapped.bytes[9999]).toBe(2);
      expect(() => mapped.view(9999, 2)).toThrow(RangeError);
      mapped.close();
      expect(() => mapped.bytes).toThrow(ClosedError);
      expect(buffer.toArray()[0]).toBe(2);
    }
  });

  test("become inaccessible when the memory is closed", () => {
    using gpu = openDevice(0, { provider: "soft" });
    const buffer = gpu.allocate(4096).fill(5);
    const mapped = buffer.map();
    const array = mapped.bytes;
    buffer.close();
    expect(mapped.closed).toBe(true);
    expect(array.length).toBe(0);
    expect(() => buffer.map()).toThrow(ClosedError);
    expect(() => new MappedBuffer(undefined as never, buffer)).toThrow(/Use buffer.map\(\)/);
    expect(() => gpu.allocate(4).slice(0, 0).map()).toThrow(RangeError);
  });
});
