// Arrays over memory that another process owns, and arrays that another process opens.
import { afterAll, expect, test } from "vitest";
import { arrays, scope } from "../../src/array/index.ts";
import { openBuffer, openDevice, ShareError, share, type TorchShare } from "../../src/cuda/index.ts";
import { ClosedError } from "../../src/errors.ts";
import { startScript } from "../native/cuda/tensors/peer.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { array, fromBuffer, fromCudaArrayInterface, memoryStatistics } = arrays(gpu);

test("an array over an opened buffer is the memory of the other process", async () => {
  const peer = startScript();
  const { used } = memoryStatistics();
  const tensor = await peer.ask<TorchShare>({ do: "make", index: 3, length: 13 });
  const buffer = await openBuffer(gpu, tensor);
  using a = fromBuffer(buffer, { shape: [3, 4] });
  scope(() => {
    expect(a.sum(1).toList()).toEqual([12, 12, 12]);
    a.slice(1).assign(array([1, 2, 3, 4]));
    a.slice(":", 0).addInPlace(100);
    expect(a.matmul(a.T).shape).toEqual([3, 3]);
    return undefined;
  });
  gpu.synchronize();
  // 13 elements of 3, one row of 1 to 4, and 100 more in each of three rows.
  expect(await peer.ask({ do: "sum", index: 3 })).toEqual({ sum: 13 * 3 - 4 * 3 + 10 + 300 });
  expect(memoryStatistics().used).toBe(used);
  using pending = a.add(1);
  buffer.close();
  expect(() => a.toArray()).toThrow(ClosedError);
  expect(() => pending.toArray()).toThrow(ClosedError);
  expect(await peer.end()).toBe("0");
});

test("an array stays readable after the other process was killed", async () => {
  const peer = startScript();
  const buffer = await openBuffer(gpu, await peer.ask<TorchShare>({ do: "make", index: 5, length: 101 }));
  using a = fromBuffer(buffer, { shape: [4, 25] });
  await peer.kill();
  using total = a.sum();
  expect(total.item()).toBe(500);
  buffer.close();
});

test("a description of another process is an array with its strides, over the block of its handle", async () => {
  const peer = startScript();
  const { handle, offset } = await peer.ask<TorchShare>({ do: "make", index: 7, length: 13 });
  // The form of torch has 2 bytes before the handle of C.
  const block = await openBuffer(gpu, globalThis.Buffer.from(handle.slice(4), "hex"));
  const view = fromCudaArrayInterface(
    {
      ...{ shape: [2, 3], strides: [24, -8], typestr: "<f4", version: 3 },
      data: [block.pointer + offset + 16, false],
    },
    block,
  );
  view.slice(1).assign(0);
  gpu.synchronize();
  expect(await peer.ask({ do: "sum", index: 7 })).toEqual({ sum: 13 * 7 - 3 * 7 });
  view.close();
  block.close();
  expect(await peer.end()).toBe("0");
});

test("another process opens an array, and its writes are seen", async () => {
  const peer = startScript();
  using memory = gpu.allocate(12, "f32");
  using a = fromBuffer(memory.slice(4), { shape: [2, 4] });
  a.assign(3);
  gpu.synchronize();
  const shared = share(a, { for: "torch" });
  expect(shared.torch).toMatchObject({ dtype: "f32", shape: [2, 4], bytes: 32, type: "f32" });
  expect(shared.ipc?.handle).toBe(shared.torch?.handle.slice(4));
  expect(shared.ipc?.offset).toBe(shared.torch?.offset);
  expect(await peer.ask({ do: "open", index: 0, torch: shared.torch })).toEqual({ values: [3, 3, 3, 3] });
  await peer.ask({ do: "double", index: 0 });
  expect(a.toList()).toEqual([
    [6, 6, 6, 6],
    [6, 6, 6, 6],
  ]);
  await peer.ask({ do: "drop", index: 0 });
  expect(shared.released).toBe(true);
  shared.close();
  expect(await peer.end()).toBe("0");
});

test("shares name the type and the shape of arrays, and refuse memory of the pool with the fix", () => {
  using memory = gpu.allocate(8, "u16");
  using halves = fromBuffer(memory, { shape: [2, 4], dtype: "bf16" });
  using shared = share(halves, { for: "torch" });
  expect(shared.torch).toMatchObject({ dtype: "bf16", shape: [2, 4], type: "u16", bytes: 16 });
  using own = array([[1, 2]]);
  expect(() => share(own, { for: "torch" })).toThrow(ShareError);
  expect(() => share(own, { for: "torch" })).toThrow(
    expect.objectContaining({
      hint: expect.stringContaining("fromBuffer(device.allocate(6), { shape: [2, 3] })"),
    }),
  );
  using columns = halves.slice(":", "::2");
  for (const options of [{ for: "torch" }, {}] as const) {
    expect(() => share(columns, options)).toThrow(
      expect.objectContaining({
        message: expect.stringContaining("shape [2, 2] has the strides [4, 2], which is not C's order"),
        hint: expect.stringContaining("Assign the view to an array over memory of device.allocate()"),
      }),
    );
    using none = halves.slice("0:0");
    expect(() => share(none, options)).toThrow("has no elements");
  }
  expect(() => share(memory.slice(3, 3))).toThrow("Buffer u16[0] has no elements");
  // The memory of arrays is of a pool that other processes do not open.
  expect(() => share(own)).toThrow(
    expect.objectContaining({
      hint: expect.stringContaining("fromBuffer(device.allocate(6), { shape: [2, 3] })"),
    }),
  );
});

test("complex numbers of another process are an array", async () => {
  const peer = startScript();
  const tensor = await peer.ask<TorchShare>({ do: "make", index: 3, length: 8 });
  // make shares from the second element on, and the fourth is the next at a multiple of 8 bytes.
  const described: TorchShare = {
    ...tensor,
    offset: tensor.offset + 4,
    bytes: 24,
    dtype: "c64",
    shape: [3, 1],
  };
  const buffer = await openBuffer(gpu, described);
  using a = fromBuffer(buffer, { shape: described.shape, dtype: described.dtype });
  expect([a.dtype, a.toList()]).toEqual(["c64", [[[3, 3]], [[3, 3]], [[3, 3]]]]);
  buffer.close();
  expect(await peer.end()).toBe("0");
  using memory = gpu.allocate(4, "f32");
  using waves = fromBuffer(memory, { dtype: "c64" });
  using shared = share(waves, { for: "torch" });
  expect(shared.torch).toMatchObject({ dtype: "c64", type: "f32", shape: [2], bytes: 16 });
});

test("elements of another process that are not aligned are refused, and the device stays usable", async () => {
  const peer = startScript();
  const tensor = await peer.ask<TorchShare>({ do: "make", index: 3, length: 13 });
  const handle = globalThis.Buffer.from(tensor.handle.slice(4), "hex");
  const wrong = "is not a multiple of 4, the size of f32";
  await expect(openBuffer(gpu, handle, { type: "f32", offset: 1, length: 4 })).rejects.toThrow(wrong);
  await expect(openBuffer(gpu, { ...tensor, offset: 2, bytes: 8 })).rejects.toThrow(wrong);
  // The handle of a block stays open for none of them.
  const bytes = await openBuffer(gpu, handle, { type: "u8", offset: 1, length: 4 });
  using a = fromBuffer(bytes);
  expect(a.shape).toEqual([4]);
  const pairs = await openBuffer(gpu, tensor);
  expect(() => fromBuffer(pairs.slice(0, 4), { dtype: "c64" })).toThrow("not a multiple of 8");
  for (const each of [bytes, pairs]) each.close();
  expect(await peer.end()).toBe("0");
});
