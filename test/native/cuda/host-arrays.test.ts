import { afterEach, describe, expect, test } from "vitest";
import { type Buffer, CudaError, copyBox, type Device, type Stream } from "../../../src/cuda/index.ts";
import { Memory } from "../../../src/index.ts";
import { collectGarbage } from "../../support/garbage.ts";
import { native, open } from "./provider.ts";

// What C reads or writes later must not be collected before: no one else may get that memory.

// Closed pinned memory holds a GPU's context, a lost one too, until its arrays were collected: Node and Deno tell only then.
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  await collectGarbage();
});

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
  await new Promise((resolve) => setTimeout(resolve, 1));
  await collectGarbage();
  return arrays.filter((one) => one.deref() !== undefined).length;
}

/** A gate that opens at the end of a test that fails too: closing the device would wait for it for ever. */
class Gate {
  readonly #word: Buffer<"u32">;

  constructor(device: Device) {
    this.#word = device.allocatePinned(1, "u32");
    this.#word.array[0] = 0;
  }

  /** `stream` does nothing from here on until the gate is opened. */
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

/** Memory that others would get where the collector has freed some: where it was damaged, false. */
function neighbours(): () => boolean {
  const all = Array.from({ length: 4 * count }, () => Memory.allocate(1024));
  for (const one of all) one.bytes.fill(9);
  return () => {
    const whole = all.every((one) => one.bytes.every((byte) => byte === 9));
    for (const one of all) one.close();
    return whole;
  };
}

// What is the stream's own to keep is closed memory of ours: the embedded GPU's copies keep JavaScript's arrays themselves.
const kinds = [
  ["arrays of JavaScript", makeArray],
  ["arrays of closed memory", closedArray],
] as const;

// libcuda copies to pageable memory before it returns, so that behind a gate it would wait for good: nothing is queued there.
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

  test.each(kinds)("and nobody gets their place meanwhile: %s", async (_name, make) => {
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

  test("while copies of a closed stream are queued and others are closed after it", async () => {
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

describe("arrays that are transferred to somebody else", () => {
  test.skipIf(native).each(["copyTo", "set"] as const)(
    "while %s is queued are neither written nor read: the stream has an error",
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

test("reset() closes what another Device object of the GPU has", () => {
  const first = open();
  using second = open();
  const pinned = second.allocatePinned(16);
  const { array } = pinned;
  using again = first.reset();
  expect([first.closed, second.closed, pinned.closed, array.length]).toEqual([true, true, true, 0]);
  expect(again.allocate(16).fill(3).toArray()[0]).toBe(3);
});
