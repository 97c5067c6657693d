import { beforeAll, describe, expect, test } from "vitest";
import * as c from "../../ffi/cuda/index.ts";
import { allocate, codeOf, cuda, hostBytes, nameOf, ok, out, read, useDevice, write } from "./harness.ts";

const INVALID = "CUDA_ERROR_INVALID_VALUE";
beforeAll(() => {
  useDevice(0);
});

/** Copies a 2D range. Fields without a value are 0. */
function copy2D(
  fields: Partial<
    Record<
      | "srcXInBytes"
      | "srcY"
      | "srcHost"
      | "srcDevice"
      | "srcArray"
      | "srcPitch"
      | "dstXInBytes"
      | "dstY"
      | "dstHost"
      | "dstDevice"
      | "dstArray"
      | "dstPitch"
      | "WidthInBytes"
      | "Height",
      number
    >
  >,
): number {
  const p = c.CUDA_MEMCPY2D.alloc();
  Object.assign(p, fields);
  const kind = (host?: number, device?: number) =>
    host ? c.CU_MEMORYTYPE_HOST : device ? c.CU_MEMORYTYPE_DEVICE : c.CU_MEMORYTYPE_ARRAY;
  p.srcMemoryType = kind(fields.srcHost, fields.srcDevice);
  p.dstMemoryType = kind(fields.dstHost, fields.dstDevice);
  return cuda.cuMemcpy2D_v2(p.pointer);
}

describe("copies of rows", () => {
  test("copy a rectangle between pitches without other bytes", () => {
    const d = allocate(256);
    ok(cuda.cuMemsetD8_v2(d, 0, 256));
    const host = hostBytes(64);
    host.bytes.set(Array.from({ length: 64 }, (_, i) => i + 1));
    // Copies two rows of three bytes from (1, 1) at a pitch of 8 to (2, 0) at a pitch of 16.
    ok(
      copy2D({
        srcHost: host.address,
        srcPitch: 8,
        srcXInBytes: 1,
        srcY: 1,
        dstDevice: d,
        dstPitch: 16,
        dstXInBytes: 2,
        WidthInBytes: 3,
        Height: 2,
      }),
    );
    expect(read(d, 22)).toEqual([0, 0, 10, 11, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 19, 20, 0]);
    ok(cuda.cuMemFree_v2(d));
  });

  test("are refused when a pitch is too small or a row reaches over the end, and do nothing when empty", () => {
    const d = allocate(1 << 20);
    const host = hostBytes(1 << 20);
    const shape = (
      WidthInBytes: number,
      Height: number,
      srcPitch: number,
      dstPitch: number,
      srcXInBytes = 0,
    ) =>
      nameOf(
        copy2D({
          srcHost: host.address,
          srcPitch,
          srcXInBytes,
          dstDevice: d,
          dstPitch,
          WidthInBytes,
          Height,
        }),
      );
    expect(shape(64, 4, 32, 128)).toBe(INVALID);
    expect(shape(64, 4, 64, 32)).toBe(INVALID);
    expect(shape(64, 4, 64, 64, 8)).toBe(INVALID);
    expect(shape(1 << 20, 2, 1 << 20, 1 << 20)).toBe(INVALID);
    // The last row needs no padding.
    expect(shape(64, 4096, 64, 256)).toBe("CUDA_SUCCESS");
    expect(shape(64, 4097, 64, 256)).toBe(INVALID);
    for (const [width, height, pitch] of [
      [0, 4, 64],
      [64, 0, 64],
      [64, 1, 0],
      [64, 4, 0],
    ] as const) {
      expect(shape(width, height, pitch, pitch)).toBe("CUDA_SUCCESS");
    }
    ok(cuda.cuMemFree_v2(d));
  });

  test("fill rectangles", () => {
    const pitchOut = hostBytes(8);
    const d = out((p) => cuda.cuMemAllocPitch_v2(p, pitchOut.address, 100, 3, 4));
    expect(Number(new DataView(pitchOut.bytes.buffer, pitchOut.bytes.byteOffset).getBigUint64(0, true))).toBe(
      512,
    );
    ok(cuda.cuMemsetD2D16_v2(d, 512, 0x0201, 2, 3));
    expect(read(d + 1024, 5)).toEqual([1, 2, 1, 2, 0]);
    expect(nameOf(cuda.cuMemsetD2D8_v2(d, 8, 1, 16, 2))).toBe(INVALID);
    ok(cuda.cuMemFree_v2(d));
  });
});

describe("arrays", () => {
  const create = (width: number, height: number) => {
    const p = c.CUDA_ARRAY_DESCRIPTOR.alloc();
    p.Width = width;
    p.Height = height;
    p.Format = c.CU_AD_FORMAT_UNSIGNED_INT8;
    p.NumChannels = 1;
    return p.pointer;
  };

  test("hold rows that are copied in and out, and check their bounds", () => {
    const array = out((p) => cuda.cuArrayCreate_v2(p, create(16, 4)));
    const host = hostBytes(64);
    host.bytes.set(Array.from({ length: 64 }, (_, i) => i));
    ok(copy2D({ srcHost: host.address, srcPitch: 16, dstArray: array, WidthInBytes: 16, Height: 4 }));
    const back = hostBytes(8);
    ok(
      copy2D({
        srcArray: array,
        srcXInBytes: 2,
        srcY: 1,
        dstHost: back.address,
        dstPitch: 4,
        WidthInBytes: 4,
        Height: 2,
      }),
    );
    expect([...back.bytes]).toEqual([18, 19, 20, 21, 34, 35, 36, 37]);
    expect(
      nameOf(copy2D({ srcArray: array, srcY: 3, dstHost: back.address, WidthInBytes: 4, Height: 2 })),
    ).toBe(INVALID);
    ok(cuda.cuMemcpyAtoH_v2(back.address, array, 60, 4));
    expect([...back.bytes.subarray(0, 4)]).toEqual([60, 61, 62, 63]);
    expect(nameOf(cuda.cuMemcpyAtoH_v2(back.address, array, 61, 4))).toBe(INVALID);
    ok(cuda.cuArrayDestroy(array));
    expect(nameOf(cuda.cuArrayDestroy(array))).toBe("CUDA_ERROR_INVALID_HANDLE");
    expect(codeOf((p) => cuda.cuArrayCreate_v2(p, create(0, 4)))).toBe(INVALID);
  });
});

describe("batches of copies", () => {
  test("make all copies or none", () => {
    const s = out((p) => cuda.cuStreamCreate(p, 1));
    const d = allocate(64);
    write(d, [1, 2, 3, 4, 0, 0, 0, 0]);
    const lists = hostBytes(256);
    const view = new DataView(lists.bytes.buffer, lists.bytes.byteOffset);
    const list = (at: number, values: number[]) => {
      for (const [i, value] of values.entries()) view.setBigUint64(at + 8 * i, BigInt(value), true);
      return lists.address + at;
    };
    const attributes = c.CUmemcpyAttributes.alloc();
    const run = (sources: number[], sizes: number[]) =>
      nameOf(
        cuda.cuMemcpyBatchAsync_v2(
          list(0, [d + 4, d + 6]),
          list(64, sources),
          list(128, sizes),
          2,
          attributes.pointer,
          list(192, [0]),
          1,
          s,
        ),
      );
    expect(run([d, d + 2 ** 20], [2, 1])).toBe(INVALID);
    expect(read(d + 4, 4)).toEqual([0, 0, 0, 0]);
    expect(run([d, d + 2], [2, 1])).toBe("CUDA_SUCCESS");
    ok(cuda.cuStreamSynchronize(s));
    expect(read(d + 4, 4)).toEqual([1, 2, 3, 0]);
  });
});
