import { afterEach, describe, expect, test } from "vitest";
import { type Buffer, CudaError, copyBox, type Device, type Stream } from "../../../src/cuda/index.ts";
import { Memory } from "../../../src/index.ts";
import { collectGarbage } from "../../support/garbage.ts";
import { native, open } from "./provider.ts";

// Arrays that C reads or writes later must not be collected, because other objects would get their memory.

// Closed pinned memory holds a GPU's context until its arrays are collected. Node and Deno report the
// collection only then.
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  await collectGarbage();
});

const count = 40;

const makeArray = (): Uint8Array<ArrayBuffer> => new Uint8Array(new ArrayBuffer(1024));

/** Returns an array of closed memory. The memory stays while an array of it is referenced. */
function closedArray(): Uint8Array<ArrayBuffer> {
  const memory = Memory.allocate(1024);
  const { bytes } = memory;
  setTimeout(() => memory.close(), 0);
  return bytes;
}

/** Copies to arrays that only the copies reference. */
function copies(buffer: Buffer<"u8">, stream: Stream, make = makeArray): WeakRef<object>[] {
  return Array.from({ length: count }, () => {
    const array = make();
    buffer.copyTo(array, stream);
    return new WeakRef(array.buffer);
  });
}

/** Returns the number of arrays left after a garbage collection, in a later turn of the event loop. */
async function left(arrays: readonly WeakRef<object>[]): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1));
  await collectGarbage();
  return arrays.filter((one) => one.deref() !== undefined).length;
}

/** A gate that opens at the end of a failed test too. Otherwise closing the device would wait forever. */
class Gate {
  readonly #word: Buffer<"u32">;

  constructor(device: Device) {
    this.#word = device.allocatePinned(1, "u32");
    this.#word.array[0] = 0;
  }

  /** Blocks `stream` until the gate opens. */
  before(stream: Stream): Stream {
    stream.waitValue(this.#word, 1);
    return stream;
  }

  open(): void {
    if (!this.#word.closed) this.#word.array[0] = 1;
  }

  [Symbol.dispose](): void {
    this.open();
  }
}

const parallel = (device: Device): Stream => device.createStream({ nonBlocking: true });

/**
 * Allocates memory that may reuse collected memory. The returned function reports whether it is undamaged.
 */
function neighbours(): () => boolean {
  const all = Array.from({ length: 4 * count }, () => Memory.allocate(1024));
  for (const one of all) one.bytes.fill(9);
  return () => {
    const whole = all.every((one) => one.bytes.every((byte) => byte === 9));
    for (const one of all) one.close();
    return whole;
  };
}

// Kinds of host arrays. The stream retains closed memory of this library; copies of the soft GPU retain
// JavaScript arrays themselves.
const kinds = [
  ["arrays of JavaScript", makeArray],
  ["arrays of closed memory", closedArray],
] as const;

// libcuda copies pageable memory before it returns, so the copy would wait forever behind a gate.
describe.skipIf(native)("host arrays stay", () => {
  test.each(kinds)("while copies of a closed stream are queued: %s", async (_name, make) => {
    using device = open();
    using gate = new Gate(device);
    const buffer = device.allocate(1024).fill(7);
    const stream = gate.before(parallel(device));
    const arrays = copies(buffer, stream, make);
    stream.close();
    expect(await left(arrays)).toBe(count);
  });

  test.each(kinds)("and no other object reuses their memory: %s", async (_name, make) => {
    using device = open();
    using gate = new Gate(device);
    const buffer = device.allocate(1024).fill(7);
    const stream = gate.before(parallel(device));
    const arrays = copies(buffer, stream, make);
    stream.close();
    await left(arrays);
    const areWhole = neighbours();
    gate.open();
    device.synchronize();
    expect(areWhole()).toBe(true);
  });

  test.each(kinds)(
    "while copies are queued and another Device object of the GPU is closed: %s",
    async (_name, make) => {
      using device = open();
      using gate = new Gate(device);
      const second = open();
      const buffer = device.allocate(1024);
      const arrays = copies(buffer, gate.before(parallel(second)), make);
      second.close();
      expect(await left(arrays)).toBe(count);
    },
  );

  test("while copies of several closed streams are queued", async () => {
    using device = open();
    using gate = new Gate(device);
    const buffer = device.allocate(1024);
    const arrays = [1, 2, 3].flatMap(() => {
      using stream = gate.before(parallel(device));
      return copies(buffer, stream, closedArray);
    });
    expect(await left(arrays)).toBe(3 * count);
  });

  test.each(kinds)("but not when the copies are done: %s", async (_name, make) => {
    using device = open();
    using gate = new Gate(device);
    using later = new Gate(device);
    const buffer = device.allocate(1024);
    const stream = gate.before(parallel(device));
    const arrays = copies(buffer, stream, make);
    stream.close();
    gate.open();
    device.synchronize();
    const next = later.before(parallel(device));
    copies(buffer, next, make);
    next.close();
    expect(await left(arrays)).toBeLessThan(count / 2);
  });

  test.each(["the graph", "a clone", "an executable", "a graph around it", "a launch"])(
    "with captured work: %s",
    async (keeper) => {
      using device = open();
      const buffer = device.allocate(1024);
      const stream = device.createStream({ nonBlocking: true });
      let arrays: WeakRef<object>[] = [];
      const graph = stream.capture(() => {
        arrays = copies(buffer, stream, closedArray);
      });
      // Work that the stream finishes releases nothing of the graph.
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
        using gate = new Gate(device);
        gate.before(stream);
        const executable = graph.instantiate();
        executable.launch(stream);
        executable.close();
        graph.close();
        expect(await left(arrays)).toBe(count);
      } else expect(await left(arrays)).toBe(count);
      stream.synchronize();
    },
  );
});

describe("arrays that are transferred to another thread", () => {
  test.skipIf(native).each(["copyTo", "set"] as const)(
    "during a queued %s are neither written nor read, and the stream gets an error",
    (call) => {
      using device = open();
      const buffer = device.allocate(1024);
      buffer.fill(7);
      using gate = new Gate(device);
      const stream = gate.before(parallel(device));
      const array = makeArray();
      if (call === "copyTo") buffer.copyTo(array, stream);
      else buffer.set(array, 0, stream);
      const theirs = new Uint8Array(structuredClone(array.buffer, { transfer: [array.buffer] })).fill(3);
      gate.open();
      expect(() => stream.synchronize()).toThrow(CudaError);
      expect(theirs.every((byte) => byte === 3)).toBe(true);
    },
  );

  test("are refused in a capture, and memory of this library stays allocated", () => {
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
    // The closed memory is gone, but its addresses are not reused.
    memory.close();
    executable.launch(stream);
    stream.synchronize();
    expect([...pinned.array]).toEqual(Array(16).fill(0));
  });
});

test.skipIf(native)("an aborted synchronous copy is not executed later", () => {
  using device = open();
  using buffer = device.allocate(1024);
  buffer.fill(7);
  using gate = new Gate(device);
  gate.before(device.createStream());
  const array = makeArray();
  process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"] = "5";
  try {
    expect(() => buffer.copyTo(array)).toThrow("CUDA_ERROR_TIMEOUT");
    expect(() => buffer.set(array)).toThrow("CUDA_ERROR_TIMEOUT");
  } finally {
    delete process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"];
  }
  gate.open();
  device.synchronize();
  expect(array.every((byte) => byte === 0)).toBe(true);
  expect(buffer.toArray().every((byte) => byte === 7)).toBe(true);
});

test("reset() also closes the objects of another Device object of the GPU", () => {
  const first = open();
  using second = open();
  const pinned = second.allocatePinned(16);
  const { array } = pinned;
  using again = first.reset();
  expect([first.closed, second.closed, pinned.closed, array.length]).toEqual([true, true, true, 0]);
  expect(again.allocate(16).fill(3).toArray()[0]).toBe(3);
});
