import { describe, expect, test } from "vitest";
import { type Buffer, CudaError, copyBox, type Device, type Stream } from "../../../src/cuda/index.ts";
import { Memory } from "../../../src/index.ts";
import { native, open } from "./provider.ts";

// What C reads or writes later must not be collected before: no one else may get that memory.

const collect = (globalThis as { Bun?: { gc(full: boolean): void } }).Bun?.gc;
const count = 40;

const makeArray = (): Uint8Array<ArrayBuffer> => new Uint8Array(new ArrayBuffer(1024));

/** Memory that is closed at once, as far as it can be: arrays of it stay while somebody has them. */
function closedArray(): Uint8Array<ArrayBuffer> {
  const memory = Memory.allocate(1024);
  const { bytes } = memory;
  setTimeout(() => memory.close(), 0);
  return bytes;
}

/** Copies to arrays that nothing here holds. */
function copies(buffer: Buffer<"u8">, stream: Stream, make = makeArray): WeakRef<object>[] {
  return Array.from({ length: count }, () => {
    const array = make();
    buffer.copyTo(array, stream);
    return new WeakRef(array.buffer);
  });
}

/** How many are left after the collector has run, outside of the turn that made them. */
async function left(arrays: readonly WeakRef<object>[]): Promise<number> {
  for (let i = 0; i < 3; i++) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    collect?.(true);
  }
  return arrays.filter((one) => one.deref() !== undefined).length;
}

/** A stream that does nothing until the gate is opened. */
function gated(device: Device): { stream: Stream; gate: Buffer<"u32"> } {
  const gate = device.allocatePinned(1, "u32");
  gate.array[0] = 0;
  const stream = device.createStream({ nonBlocking: true });
  stream.waitValue(gate, 1);
  return { stream, gate };
}

// libcuda copies to pageable memory before it returns, so that behind a gate it would wait for good: nothing is queued there.
describe.skipIf(native || collect === undefined)("host arrays stay", () => {
  test("while copies of a closed stream are queued", async () => {
    using device = open();
    const buffer = device.allocate(1024);
    const { stream, gate } = gated(device);
    const arrays = copies(buffer, stream);
    stream.close();
    expect(await left(arrays)).toBe(count);
    gate.array[0] = 1;
    device.synchronize();
  });

  test("while copies are queued and another Device object of the GPU is closed", async () => {
    using device = open();
    const { gate } = gated(device);
    const second = open();
    const buffer = device.allocate(1024);
    const stream = second.createStream({ nonBlocking: true });
    stream.waitValue(gate, 1);
    const arrays = copies(buffer, stream);
    second.close();
    expect(await left(arrays)).toBe(count);
    gate.array[0] = 1;
    device.synchronize();
  });

  test("but not when the copies are done", async () => {
    using device = open();
    const buffer = device.allocate(1024);
    const { stream, gate } = gated(device);
    const arrays = copies(buffer, stream);
    stream.close();
    gate.array[0] = 1;
    device.synchronize();
    const next = gated(device);
    copies(buffer, next.stream);
    next.stream.close();
    expect(await left(arrays)).toBeLessThan(count / 2);
    next.gate.array[0] = 1;
    device.synchronize();
  });

  test.each(["the graph", "a clone", "an executable", "a graph around it", "a launch"])(
    "with what was captured: %s",
    async (keeper) => {
      using device = open();
      const buffer = device.allocate(1024);
      const stream = device.createStream({ nonBlocking: true });
      let arrays: WeakRef<object>[] = [];
      const graph = stream.capture(() => {
        arrays = copies(buffer, stream, closedArray);
      });
      // Something that the stream is given and does drops nothing of the graph's.
      stream.synchronize();
      if (keeper === "a clone") {
        const clone = graph.clone();
        graph.close();
        expect(await left(arrays)).toBe(count);
        clone.instantiate().launch(stream);
      } else if (keeper === "an executable") {
        const executable = graph.instantiate();
        graph.close();
        expect(await left(arrays)).toBe(count);
        executable.launch(stream);
      } else if (keeper === "a graph around it") {
        const outer = stream.capture(() => {});
        outer.addGraph(graph);
        const executable = outer.instantiate();
        outer.close();
        graph.close();
        expect(await left(arrays)).toBe(count);
        executable.launch(stream);
      } else if (keeper === "a launch") {
        const gate = device.allocatePinned(1, "u32");
        gate.array[0] = 0;
        stream.waitValue(gate, 1);
        const executable = graph.instantiate();
        executable.launch(stream);
        executable.close();
        graph.close();
        expect(await left(arrays)).toBe(count);
        gate.array[0] = 1;
      } else expect(await left(arrays)).toBe(count);
      stream.synchronize();
    },
  );
});

describe("arrays that are transferred to somebody else", () => {
  test.skipIf(native).each(["copyTo", "set"] as const)(
    "while %s is queued are neither written nor read: the stream has an error",
    (call) => {
      using device = open();
      const buffer = device.allocate(1024);
      buffer.fill(7);
      const { stream, gate } = gated(device);
      const array = makeArray();
      if (call === "copyTo") buffer.copyTo(array, stream);
      else buffer.set(array, 0, stream);
      const theirs = new Uint8Array(structuredClone(array.buffer, { transfer: [array.buffer] })).fill(3);
      gate.array[0] = 1;
      expect(() => stream.synchronize()).toThrow(CudaError);
      expect(theirs.every((byte) => byte === 3)).toBe(true);
    },
  );

  test("are not held by graphs: only memory of ours is, which stays", () => {
    using device = open();
    const buffer = device.allocate(16);
    using stream = device.createStream({ nonBlocking: true });
    const box = { width: 4, height: 4 };
    for (const work of [
      () => buffer.copyTo(new Uint8Array(16), stream),
      () => buffer.set(new Uint8Array(16), 0, stream),
      () => copyBox({ of: buffer, rowLength: 4 }, { of: new Uint8Array(16), rowLength: 4 }, box, stream),
    ]) {
      expect(() => stream.capture(work)).toThrow(/a graph cannot hold .*allocatePinned.*Memory\.copyOf/);
    }
    const memory = Memory.copyOf(new Uint8Array(16).fill(9));
    using pinned = device.allocatePinned(16, "u8");
    const { bytes } = memory;
    using graph = stream.capture(() => {
      buffer.set(bytes, 0, stream);
      buffer.copyTo(pinned.array, stream);
    });
    using executable = graph.instantiate();
    executable.launch(stream);
    stream.synchronize();
    expect([...pinned.array]).toEqual(Array(16).fill(9));
    // Closed, it has nothing any more, but nobody else is where it was.
    memory.close();
    executable.launch(stream);
    stream.synchronize();
    expect([...pinned.array]).toEqual(Array(16).fill(0));
  });
});

test.skipIf(native)("a synchronous copy that gives up is not done later", () => {
  using device = open();
  using buffer = device.allocate(1024);
  buffer.fill(7);
  const gate = device.allocatePinned(1, "u32");
  gate.array[0] = 0;
  const stream = device.createStream();
  stream.waitValue(gate, 1);
  const array = makeArray();
  process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"] = "5";
  try {
    expect(() => buffer.copyTo(array)).toThrow("CUDA_ERROR_TIMEOUT");
    expect(() => buffer.set(array)).toThrow("CUDA_ERROR_TIMEOUT");
  } finally {
    delete process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"];
  }
  gate.array[0] = 1;
  device.synchronize();
  expect(array.every((byte) => byte === 0)).toBe(true);
  expect(buffer.toArray().every((byte) => byte === 7)).toBe(true);
});

test("reset() closes what another Device object of the GPU has", () => {
  const first = open();
  using second = open();
  const pinned = second.allocatePinned(16);
  const { array } = pinned;
  using again = first.reset();
  expect([first.closed, second.closed, pinned.closed, array.length]).toEqual([true, true, true, 0]);
  expect(again.allocate(16).fill(3).toArray()[0]).toBe(3);
});
