import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import {
  advise,
  type Buffer,
  closeFd,
  copyBox,
  type Device,
  dmaBuf,
  prefetch,
} from "../../../src/cuda/index.ts";
import { ClosedError } from "../../../src/errors.ts";
import { Memory } from "../../../src/memory/index.ts";
import { devices, firstDifference, open, ramp } from "./provider.ts";

describe("a buffer", () => {
  test("returns the written values, for each element type", () => {
    using device = open();
    for (const array of [
      new Int8Array([-1, 2, 3]),
      new Uint8Array([1, 2, 255]),
      new Int16Array([-1, 2, 3]),
      new Uint16Array([1, 2, 65535]),
      new Int32Array([-1, 2, 3]),
      new Uint32Array([1, 2, 2 ** 32 - 1]),
      new BigInt64Array([-1n, 2n, 3n]),
      new BigUint64Array([1n, 2n, 2n ** 64n - 1n]),
      new Float32Array([1.5, -2, 3]),
      new Float64Array([1.5, -2, Math.PI]),
    ]) {
      using buffer = device.from(array as Float32Array<ArrayBuffer>);
      expect(buffer.toArray()).toEqual(array);
    }
  });

  test("is filled, for each size of element", () => {
    using device = open();
    expect([...device.allocate(5, "u8").fill(9).toArray()]).toEqual([9, 9, 9, 9, 9]);
    expect([...device.allocate(5, "i16").fill(-3).toArray()]).toEqual([-3, -3, -3, -3, -3]);
    expect([...device.allocate(3, "f32").fill(0.5).toArray()]).toEqual([0.5, 0.5, 0.5]);
    expect([...device.allocate(3, "f64").fill(Math.PI).toArray()]).toEqual([Math.PI, Math.PI, Math.PI]);
    expect([...device.allocate(2, "u64").fill(0x0123456789abcdefn).toArray()]).toEqual([
      0x0123456789abcdefn,
      0x0123456789abcdefn,
    ]);
    expect([...device.allocate(2, "i64").fill(-1n).toArray()]).toEqual([-1n, -1n]);
  });

  test("shares its memory with its slices", () => {
    using device = open();
    using buffer = device.from(ramp(64));
    const middle = buffer.slice(16, 32);
    middle.fill(-1);
    const copy = buffer.toArray();
    expect([copy[15], copy[16], copy[31], copy[32]]).toEqual([15, -1, -1, 32]);
    expect(middle.pointer).toBe(buffer.pointer + 64);
    expect(middle.slice(1, 2).length).toBe(1);
    middle.close();
    expect(buffer.closed).toBe(false);
  });

  test("refuses slices and copies outside of it", () => {
    using device = open();
    using buffer = device.allocate(8, "f32");
    expect(() => buffer.slice(4, 9)).toThrow(RangeError);
    expect(() => buffer.slice(5, 4)).toThrow(RangeError);
    expect(() => buffer.slice(-1)).toThrow(RangeError);
    expect(() => buffer.set(ramp(9))).toThrow(RangeError);
    expect(() => buffer.set(ramp(4), 5)).toThrow(RangeError);
    expect(() => buffer.copyTo(new Float32Array(7))).toThrow(RangeError);
    expect(() => device.allocate(0)).toThrow(RangeError);
    expect(() => device.allocate(1.5)).toThrow(RangeError);
    // @ts-expect-error: no such type
    expect(() => device.allocate(4, "f8")).toThrow(TypeError);
  });

  test("converts numbers and arrays of other types, and refuses buffers of other types", () => {
    using device = open();
    using buffer = device.allocate(4, "f32");
    buffer.set([1, 2, 3, 4]);
    expect([...buffer.toArray()]).toEqual([1, 2, 3, 4]);
    buffer.set(new Float64Array([0.25, 0.5]), 2);
    expect([...buffer.toArray()]).toEqual([1, 2, 0.25, 0.5]);
    using words = device.allocate(4, "u32");
    expect(() => buffer.set(words as unknown as Buffer<"f32">)).toThrow(TypeError);
    buffer.set(words.fill(0x3f800000).as("f32"));
    expect([...buffer.toArray()]).toEqual([1, 1, 1, 1]);
  });

  test("converts to another type if alignment and size allow it", () => {
    using device = open();
    using bytes = device.allocate(16);
    expect(bytes.as("f32").length).toBe(4);
    expect(() => bytes.slice(1, 9).as("f32")).toThrow(RangeError);
    expect(() => bytes.slice(0, 6).as("f32")).toThrow(RangeError);
  });

  test("refuses calls after close, also on its slices", () => {
    using device = open();
    const buffer = device.allocate(8);
    const slice = buffer.slice(2, 4);
    buffer.close();
    buffer.close();
    expect(() => slice.fill(1)).toThrow(ClosedError);
    expect(() => buffer.set([1])).toThrow(ClosedError);
    expect(inspect(buffer)).toContain("closed");
  });

  test("is copied through a stream, and read without blocking", async () => {
    using device = open();
    using stream = device.createStream();
    const source = ramp(100_000);
    using a = device.allocate(source.length, "f32");
    using b = device.allocate(source.length, "f32");
    a.set(source, 0, stream);
    b.set(a, 0, stream);
    b.slice(0, 2).fill(7, stream);
    const copy = await b.read(stream);
    expect([copy[0], copy[1]]).toEqual([7, 7]);
    expect(firstDifference(copy.subarray(2), source.subarray(2))).toBe(-1);
  });

  test("has a one-line description in a REPL", () => {
    using device = open();
    using buffer = device.allocate(1024, "f32");
    expect(inspect(buffer)).toMatch(/Buffer f32\[1024\] device memory of device 0 at 0x[0-9a-f_]+/);
  });
});

describe("memory of other kinds", () => {
  test("pinned memory is an array on the host, which is empty after close", () => {
    using device = open();
    const pinned = device.allocatePinned(4, "f32");
    const { array } = pinned;
    array.set([1, 2, 3, 4]);
    using onDevice = device.allocate(4, "f32");
    onDevice.set(pinned);
    expect([...onDevice.toArray()]).toEqual([1, 2, 3, 4]);
    pinned.fill(0);
    expect([...array]).toEqual([0, 0, 0, 0]);
    expect(inspect(pinned)).toContain("[0, 0, 0, 0]");
    pinned.close();
    expect(array.length).toBe(0);
    expect(() => pinned.array).toThrow(ClosedError);
  });

  test("managed memory is shared by host and device, takes advice and moves", () => {
    using device = open();
    using managed = device.allocateManaged(1024, "u32");
    managed.array.fill(5);
    using copy = device.allocate(1024, "u32");
    copy.set(managed);
    expect(copy.toArray().every((value) => value === 5)).toBe(true);
    advise(managed, "preferredLocation", device);
    prefetch(managed, device);
    device.synchronize();
    prefetch(managed, "host");
    device.synchronize();
    expect(managed.array[1023]).toBe(5);
    using plain = device.allocate(4);
    expect(() => prefetch(plain)).toThrow(TypeError);
  });

  test("registered memory is existing host memory", () => {
    using device = open();
    const memory = Memory.allocate(65536);
    const buffer = device.register(memory, "f32");
    buffer.array.fill(2);
    using copy = device.allocate(buffer.length, "f32");
    copy.set(buffer);
    expect(copy.toArray()[16383]).toBe(2);
    buffer.fill(3);
    expect(new Float32Array(memory.bytes.buffer, memory.bytes.byteOffset, 1)[0]).toBe(3);
    memory.close();
    expect(buffer.closed).toBe(true);
  });

  test("device memory has no array on the host", () => {
    using device = open();
    using buffer = device.allocate(4);
    expect(() => buffer.array).toThrow(TypeError);
  });

  test("any two kinds copy to each other, at once and through a stream", async () => {
    using device = open();
    using stream = device.createStream();
    const kinds: ((device: Device) => Buffer<"f32">)[] = [
      (d) => d.allocate(256, "f32"),
      (d) => d.allocatePinned(256, "f32"),
      (d) => d.allocateManaged(256, "f32"),
      (d) => d.allocateAsync(256, "f32", stream),
    ];
    const source = ramp(256);
    for (const from of kinds) {
      for (const to of kinds) {
        using a = from(device);
        using b = to(device);
        a.set(source, 0, stream);
        await stream.done();
        b.set(a);
        expect(b.toArray()).toEqual(source);
        b.fill(0, stream).set(a, 0, stream);
        expect(await b.read(stream)).toEqual(source);
      }
    }
  });

  test("pool memory is allocated and freed in stream order, counted and trimmed", async () => {
    using device = open();
    using stream = device.createStream();
    using pool = device.createPool({ releaseThreshold: 1 << 30 });
    expect(pool.releaseThreshold).toBe(1 << 30);
    const buffer = pool.allocate(1 << 18, "f32", stream);
    buffer.fill(2, stream);
    expect((await buffer.read(stream))[9999]).toBe(2);
    expect(pool.use().used).toBeGreaterThanOrEqual(1 << 20);
    buffer.close(stream);
    expect(() => buffer.fill(1)).toThrow(ClosedError);
    await stream.done();
    expect(pool.use().used).toBe(0);
    expect(pool.use().reserved).toBeGreaterThan(0);
    device.synchronize(); // Stream-ordered frees take effect after a synchronisation.
    pool.trim();
    expect(pool.use().reserved).toBe(0);
    using plain = device.allocate(4);
    expect(() => plain.close(stream)).toThrow(TypeError);
  });

  test("is exported as a dma-buf if the driver supports it", () => {
    using device = open();
    using buffer = device.allocate(2 << 20);
    if (device.attribute("dmaBufSupported") === 0) return;
    const fd = dmaBuf(buffer);
    expect(fd).toBeGreaterThan(2);
    closeFd(fd);
    expect(() => dmaBuf(buffer.slice(1, 4097))).toThrow(
      RangeError.prototype.constructor === RangeError ? /4096/ : "",
    );
  });
});

describe("boxes", () => {
  const matrix = (rows: number, columns: number) =>
    new Float32Array(rows * columns).map((_, i) => Math.floor(i / columns) * 100 + (i % columns));

  test("of two dimensions copy a column into and out of typed arrays", async () => {
    using device = open();
    using m = device.from(matrix(8, 16));
    const column = new Float32Array(4);
    copyBox({ of: m, rowLength: 16, at: [3, 2] }, { of: column, rowLength: 1 }, { width: 1, height: 4 });
    expect([...column]).toEqual([203, 303, 403, 503]);
    using stream = device.createStream();
    const patch = new Float32Array([-1, -2, -3, -4]);
    copyBox(
      { of: patch, rowLength: 2 },
      { of: m, rowLength: 16, at: [14, 6] },
      { width: 2, height: 2 },
      stream,
    );
    await stream.done();
    const all = m.toArray();
    expect([all[6 * 16 + 14], all[6 * 16 + 15], all[7 * 16 + 14], all[7 * 16 + 15]]).toEqual([
      -1, -2, -3, -4,
    ]);
  });

  test("of three dimensions are copied", () => {
    using device = open();
    using from = device.from(new Float32Array(4 * 4 * 4).map((_, i) => i));
    using to = device.allocate(64, "f32");
    to.fill(0);
    copyBox(
      { of: from, rowLength: 4, rows: 4, at: [1, 1, 1] },
      { of: to, rowLength: 4, rows: 4 },
      { width: 2, height: 2, depth: 2 },
    );
    const all = to.toArray();
    expect([all[0], all[1], all[4], all[5], all[16], all[21]]).toEqual([21, 22, 25, 26, 37, 42]);
  });

  test("that exceed a side are refused", () => {
    using device = open();
    using m = device.allocate(128, "f32");
    const out = new Float32Array(16);
    expect(() =>
      copyBox({ of: m, rowLength: 16, at: [15, 0] }, { of: out, rowLength: 2 }, { width: 2, height: 1 }),
    ).toThrow(RangeError);
    expect(() =>
      copyBox({ of: m, rowLength: 16 }, { of: out, rowLength: 4 }, { width: 4, height: 5 }),
    ).toThrow(RangeError);
  });

  test.skipIf(devices < 2)("are copied from device to device", () => {
    using a = open(0);
    using b = open(1);
    using from = a.from(matrix(8, 16));
    using to = b.allocate(4, "f32");
    copyBox({ of: from, rowLength: 16, at: [4, 4] }, { of: to, rowLength: 2 }, { width: 2, height: 2 });
    expect([...to.toArray()]).toEqual([404, 405, 504, 505]);
  });
});
