// DLPack tensors of a real C library, in both directions and both forms of the struct.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  kDLBfloat,
  kDLBool,
  kDLComplex,
  kDLCPU,
  kDLCUDA,
  kDLCUDAHost,
  kDLCUDAManaged,
  kDLFloat,
  kDLInt,
  kDLROCM,
  kDLUInt,
} from "../../../ffi/dlpack/constants.ts";
import { DLManagedTensorVersioned } from "../../../ffi/dlpack/structs.ts";
import { addressOf, keepAlive, open as openLibrary } from "../../../ffi/runtime/index.ts";
import { type Buffer, fromDLPack, toDLPack } from "../../../src/cuda/index.ts";
import { Memory } from "../../../src/memory/index.ts";
import { findCompiler } from "../../abi/probe.ts";
import { native, open, ramp } from "./provider.ts";

const compiler = findCompiler();
const reason = compiler === undefined ? " (skipped: no C compiler)" : "";
const folder = mkdtempSync(join(tmpdir(), "doorbell-dlpack-"));
const path = join(folder, "library.so");
const load = () =>
  openLibrary(path, {
    produce: ["ptr", "ptr", "ptr", "ptr", "ptr"],
    consume: ["f64", "ptr", "i32"],
    drop: ["void", "ptr", "i32"],
    drop_elsewhere: ["i32", "ptr", "i32"],
    live_tensors: ["i32"],
    deleted_tensors: ["i32"],
  });
type Library = { readonly [K in keyof ReturnType<typeof load>]: NonNullable<ReturnType<typeof load>[K]> };
let library: Library;

beforeAll(() => {
  if (compiler === undefined) return;
  const source = fileURLToPath(new URL("./dlpack-library.c", import.meta.url));
  execFileSync(compiler, ["-shared", "-fPIC", "-pthread", "-o", path, source]);
  library = load() as Library;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Members of a tensor that the library makes. */
interface Made {
  readonly data: number;
  readonly deviceType: number;
  readonly ordinal?: number;
  readonly code?: number;
  readonly bits?: number;
  readonly lanes?: number;
  readonly offset?: number;
  readonly flags?: number;
  readonly isVersioned?: boolean;
  readonly major?: number;
  readonly shape?: readonly number[] | undefined;
  readonly ndim?: number;
  readonly strides?: readonly number[];
}

const listOf = (list: readonly number[]) => BigInt64Array.from(list.map(BigInt));

function produce(made: Made): number {
  const { ordinal = 0, code = kDLFloat, bits = 32, lanes = 1, offset = 0, flags = 0, major = 1 } = made;
  const { isVersioned = true, shape = [], ndim = shape.length, strides } = made;
  const words = [
    made.deviceType,
    ordinal,
    ndim,
    code,
    bits,
    lanes,
    offset,
    flags,
    isVersioned ? 1 : 0,
    major,
  ];
  const lists = [words, [...shape, 0], [...(strides ?? []), 0]].map((list) => {
    const memory = new BigInt64Array(new ArrayBuffer(8 * list.length));
    memory.set(listOf(list));
    return memory;
  });
  const [about, sizes, distances] = lists.map(addressOf);
  const tensor = library.produce(
    made.data,
    about!,
    made.shape === undefined ? 0 : sizes!,
    strides === undefined ? 0 : distances!,
  );
  keepAlive(lists);
  return tensor;
}

describe.skipIf(compiler === undefined)(`DLPack${reason}`, () => {
  test("a buffer is a tensor for the library, until it calls the deleter on any thread", async () => {
    using device = open();
    const x = device.from(ramp(24));
    for (const isVersioned of [true, false]) {
      for (const drop of [library.drop, library.drop_elsewhere]) {
        const part: Buffer<"f32"> = x.slice(4, 16);
        const tensor = toDLPack(part, { shape: [3, 4], isVersioned });
        if (!native) expect(library.consume(tensor.pointer, isVersioned ? 1 : 0)).toBe(114);
        expect(tensor.isDeleted).toBe(false);
        expect(() => x.close()).toThrow(/is in use: the consumer has not called its deleter/);
        expect(() => tensor.close()).toThrow(/is in use/);
        await expect(tensor.deleted({ timeoutMs: 5 })).rejects.toThrow(/deleted\(\): nothing within 5 ms/);
        drop(tensor.pointer, isVersioned ? 1 : 0);
        await tensor.deleted();
        expect(tensor.isDeleted).toBe(true);
        tensor.close();
      }
    }
    const unused = toDLPack(x);
    unused.delete();
    unused.delete();
    x.close();
    expect(unused.closed).toBe(true);
    expect(unused.isDeleted).toBe(true);
  });

  test("the struct has the address, type, shape and strides of each kind of memory", () => {
    using device = open();
    using x = device.allocate(6, "i16");
    using pinned = device.allocatePinned(6, "u64");
    using managed = device.allocateManaged(6, "f64");
    for (const [buffer, deviceType, code, bits] of [
      [x, kDLCUDA, kDLInt, 16],
      [pinned, kDLCUDAHost, kDLUInt, 64],
      [managed, kDLCUDAManaged, kDLFloat, 64],
    ] as const) {
      using tensor = toDLPack(buffer, { shape: [1, 2, 3], isReadOnly: true });
      const { version, flags, dl_tensor: dl, manager_ctx } = DLManagedTensorVersioned.at(tensor.pointer);
      expect([version.major, version.minor, BigInt(flags), manager_ctx]).toEqual([1, 0, 1n, 0]);
      expect([dl.data, dl.ndim, Number(dl.byte_offset)]).toEqual([buffer.pointer, 3, 0]);
      expect([dl.device.device_type, dl.device.device_id]).toEqual([deviceType, 0]);
      expect([dl.dtype.code, dl.dtype.bits, dl.dtype.lanes]).toEqual([code, bits, 1]);
      using same = fromDLPack(device, tensor.pointer);
      expect(same.shape).toEqual([1, 2, 3]);
      expect(same.strides).toEqual([6, 3, 1]);
      expect([same.type, same.isReadOnly, same.isCopied, same.isContiguous]).toEqual([
        buffer.type,
        true,
        false,
        true,
      ]);
      expect([same.buffer!.pointer, same.buffer!.length, same.array]).toEqual([buffer.pointer, 6, undefined]);
    }
    expect(() => toDLPack(x, { shape: [2, 2] })).toThrow(/with the product 6/);
    expect(() => toDLPack(x, { isReadOnly: true, isVersioned: false })).toThrow(/no flag for read-only/);
    expect(() => toDLPack(5 as unknown as Buffer)).toThrow(/toDLPack: buffer is 5/);
  });

  test("tensors of the library are buffers, and closing them calls its deleter once", () => {
    using device = open();
    using x = device.from(ramp(24));
    const live = library.live_tensors();
    for (const isVersioned of [true, false]) {
      const strided = produce({
        ...{ data: x.pointer, deviceType: kDLCUDA, isVersioned, shape: [2, 3], strides: [8, 2], offset: 4 },
        flags: 3,
      });
      {
        using tensor = fromDLPack(device, BigInt(strided), { isVersioned });
        expect([tensor.shape, tensor.strides]).toEqual([
          [2, 3],
          [8, 2],
        ]);
        expect([...(tensor.buffer!.toArray() as Float32Array)]).toEqual([
          1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
        ]);
        expect([tensor.isReadOnly, tensor.isCopied, tensor.isContiguous]).toEqual([
          isVersioned,
          isVersioned,
          false,
        ]);
        expect(`${tensor}`).toBe("ImportedTensor f32[2, 3]");
      }
      const vectors = produce({ data: x.pointer, deviceType: kDLCUDA, isVersioned, shape: [3], lanes: 4 });
      const tensor = fromDLPack(device, vectors, { isVersioned });
      expect([tensor.shape, tensor.strides, tensor.buffer!.length]).toEqual([[3, 4], [4, 1], 12]);
      const deleted = library.deleted_tensors();
      tensor.buffer!.close();
      tensor.close();
      expect(tensor.closed).toBe(true);
      expect(library.deleted_tensors()).toBe(deleted + 1);
    }
    const scalar = produce({ data: x.pointer, deviceType: kDLCUDA, shape: [] });
    expect(fromDLPack(device, scalar).buffer!.length).toBe(1);
    const closing = open();
    fromDLPack(closing, produce({ data: x.pointer, deviceType: kDLCUDA, shape: [2] }));
    closing.close();
    expect(library.live_tensors()).toBe(live + 1);
  });

  test("memory of the CPU is an array, which is empty after close", async () => {
    using device = open();
    const live = library.live_tensors();
    const memory = Memory.allocate(64);
    memory.bytes.fill(1);
    const tensor = fromDLPack(
      device,
      produce({ data: memory.pointer, deviceType: kDLCPU, code: kDLBool, bits: 8, shape: [2, 8] }),
    );
    const { array } = tensor;
    expect([tensor.type, tensor.buffer, array!.length]).toEqual(["u8", undefined, 16]);
    array![3] = 9;
    expect(memory.bytes[3]).toBe(9);
    tensor.close();
    expect(array!.length).toBe(0);
    // V8 calls the deleter when it has collected the array.
    if (globalThis.Bun !== undefined) expect(library.live_tensors()).toBe(live);
  });

  test("types that buffers do not have are read as another type of the same size", () => {
    using device = open();
    using x = device.allocate(8, "u16");
    const make = (code: number, bits: number) =>
      produce({ data: x.pointer, deviceType: kDLCUDA, code, bits, shape: [2] });
    const bfloat = make(kDLBfloat, 16);
    expect(() => fromDLPack(device, bfloat)).toThrow(
      /the elements are kDLBfloat, 16 bits, which no element type is/,
    );
    using tensor = fromDLPack(device, bfloat, { type: "u16" });
    expect(tensor.type).toBe("u16");
    const complex = make(kDLComplex, 64);
    expect(() => fromDLPack(device, complex, { type: "f32" })).toThrow(/64 bits, but f32 has 32 bits/);
    library.drop(complex, 1);
  });

  test("a tensor that no buffer can be is refused with its cause, and the caller keeps it", () => {
    using device = open();
    using x = device.from(ramp(16));
    const right: Made = { data: x.pointer, deviceType: kDLCUDA, shape: [2, 2] };
    for (const [more, message] of [
      [{ major: 2 }, /major version 2, and 1 is supported/],
      [{ deviceType: kDLROCM }, /the tensor is on kDLROCM/],
      [{ ordinal: 7 }, /on device 7, not on Device 0/],
      [{ strides: [2, -1] }, /stride 1 is -1/],
      [{ shape: [2, 0] }, /dimension 1 has size 0/],
      [{ shape: [2, -3] }, /dimension 1 has size -3/],
      [{ shape: undefined, ndim: 2 }, /the shape is NULL/],
      [{ ndim: -1 }, /-1 dimensions/],
      [{ lanes: 0 }, /0 lanes/],
      [{ data: 0 }, /the data pointer is NULL/],
      [{ offset: 2 }, /is not aligned to 4 bytes/],
      [{ bits: 4 }, /kDLFloat, 4 bits/],
      [{ shape: [2 ** 40] }, /exceed the memory there/],
      [{ data: 0x7eadbeef0000 }, /the driver knows no memory at/],
    ] as const) {
      const tensor = produce({ ...right, ...more });
      const deleted = library.deleted_tensors();
      expect(() => fromDLPack(device, tensor), JSON.stringify(more)).toThrow(message);
      expect(library.deleted_tensors()).toBe(deleted);
      library.drop(tensor, 1);
    }
    expect(() => fromDLPack(device, 4096)).toThrow(/no memory of 80 bytes is readable at/);
    expect(() => fromDLPack(device, 0)).toThrow(/readable at/);
    expect(() => fromDLPack(device, "x" as unknown as number)).toThrow(/pointer is "x"/);
    const wild = produce(right);
    const struct = DLManagedTensorVersioned.at(wild);
    const { deleter } = struct;
    struct.deleter = x.pointer;
    expect(() => fromDLPack(device, wild)).toThrow(/cannot bind deleter of DLPack/);
    struct.deleter = 0;
    fromDLPack(device, wild).close();
    struct.deleter = deleter;
    library.drop(wild, 1);
  });

  test("10,000 tensors in each direction leave nothing behind", () => {
    using device = open();
    using x = device.from(ramp(16));
    const live = library.live_tensors();
    for (let i = 0; i < 10_000; i++) {
      const isVersioned = i % 2 === 0;
      using tensor = toDLPack(x, { isVersioned });
      library.drop(tensor.pointer, isVersioned ? 1 : 0);
      fromDLPack(device, produce({ data: x.pointer, deviceType: kDLCUDA, isVersioned, shape: [4] }), {
        isVersioned,
      }).close();
    }
    expect(library.live_tensors()).toBe(live);
  });
});
