// Buffers as Python's __cuda_array_interface__, in both directions.
import { expect, test } from "vitest";
import {
  type CudaArrayInterface,
  type ElementType,
  fromCudaArrayInterface,
  toCudaArrayInterface,
} from "../../../src/cuda/index.ts";
import { open } from "./provider.ts";

test("a description has address, shape and type, and gives the same memory back", () => {
  using device = open();
  const texts = {
    i8: "|i1",
    u8: "|u1",
    i16: "<i2",
    u32: "<u4",
    i64: "<i8",
    f16: "<f2",
    f32: "<f4",
    f64: "<f8",
  };
  for (const [type, typestr] of Object.entries(texts)) {
    using x = device.allocate(12, type as ElementType);
    const array = toCudaArrayInterface(x.slice(4, 10), [2, 3]);
    expect(array).toEqual({
      shape: [2, 3],
      typestr,
      data: [x.slice(4, 10).pointer, false],
      version: 3,
      strides: null,
    });
    using same = fromCudaArrayInterface(device, JSON.parse(JSON.stringify(array)) as CudaArrayInterface, x);
    expect([same.pointer, same.length, same.type]).toEqual([x.slice(4).pointer, 6, type]);
  }
});

test("descriptions of Python's libraries are read, with strides, streams and booleans", () => {
  using device = open();
  using x = device.from(new Uint8Array([1, 0, 1, 1]));
  using stream = device.createStream({ nonBlocking: true });
  const of = (more: object): CudaArrayInterface =>
    ({ shape: [2, 2], typestr: "|b1", data: [x.pointer, true], version: 2, ...more }) as CudaArrayInterface;
  for (const more of [
    {},
    { strides: null, stream: null },
    { strides: [2, 1] },
    { shape: [1, 4], strides: [99, 1] },
    { stream: 1 },
    { stream: 2 },
    { stream: stream.pointer },
    { shape: [4], typestr: "|u1", version: 3, descr: [["", "|u1"]], mask: null },
  ]) {
    using same = fromCudaArrayInterface(device, of(more));
    expect([...same.toArray()]).toEqual([1, 0, 1, 1]);
  }
  using same = fromCudaArrayInterface(device, of({ data: [BigInt(x.pointer), true] }), x);
  expect(same.pointer).toBe(x.pointer);
  stream.synchronize();
});

test("wrong descriptions are refused with the member that is wrong", () => {
  using device = open();
  using x = device.allocate(8, "f32");
  const right = toCudaArrayInterface(x);
  const refused = (more: object, message: RegExp): void =>
    expect(() => fromCudaArrayInterface(device, { ...right, ...more })).toThrow(message);
  refused({ typestr: ">f4" }, /typestr is ">f4"/);
  refused({ shape: [-1] }, /shape is/);
  refused({ shape: [0, 3] }, /shape is \[0, 3\]. .* arrays without elements have no memory/);
  refused({ shape: [2 ** 40] }, /exceed the memory there/);
  refused({ data: x.pointer }, /data is/);
  refused({ data: [0, false] }, /data is \[0, false\]. Use the address/);
  refused({ data: [`${x.pointer}`, false] }, /data is/);
  refused({ data: [undefined, false] }, /data is \[undefined, false\]/);
  refused({ data: [x.pointer, 1] }, /true or false/);
  refused({ mask: right }, /masked arrays are not supported/);
  refused({ strides: [8] }, /the strides are \[8\], and a buffer is contiguous/);
  refused({ stream: 0 }, /stream is 0/);
  expect(() => fromCudaArrayInterface(device, null as unknown as CudaArrayInterface)).toThrow(
    /the array is null/,
  );
  expect(() => toCudaArrayInterface(x, [3, 3])).toThrow(/with the product 8/);
});
