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
  expect(() => share(columns, { for: "torch" })).toThrow("which is not C's order. Use copy().buffer");
});
