// Lifetime of objects of NVIDIA's libraries, with a library that counts its calls. The soft GPU stands for a real one here.
import { afterAll, expect, test } from "vitest";
import { openDevice, type Stream } from "../../../src/cuda/index.ts";
import { BufferView, view } from "../../../src/libraries/index.ts";
import { type Library, LibraryObject } from "../../../src/libraries/library-object.ts";
import { type Operand, operandOf } from "../../../src/libraries/operand.ts";

const device = openDevice("soft");
Object.defineProperty(device, "provider", { value: "native" });
afterAll(() => device.close());

const loaded = { destroy: () => 0 };
const library: Library<typeof loaded> = {
  ...{ name: "cuTEST", soname: "libcutest.so.1", packages: "It is in no package." },
  load: () => loaded,
  statusName: String,
};

/** An object whose one call fills memory on its stream. */
class Filler extends LibraryObject<typeof loaded> {
  destroyed = 0;

  constructor(stream: Stream, workspaceBytes: number) {
    super("Filler", library, device, stream);
    this.own(device, this.stream);
    this.workspaceOf(workspaceBytes);
  }

  get label(): string {
    return "Filler";
  }

  fill(target: Operand): void {
    const operand = operandOf("fill: target", device, target);
    this.enter();
    this.useMemory(operand);
    operand.buffer.fill(1, this.stream);
  }

  protected destroy(): void {
    this.destroyed++;
  }
}

test("an object that is closed during a capture stays open, and is destroyed once", () => {
  using stream = device.createStream();
  const filler = new Filler(stream, 64);
  using target = device.allocate(4, "f32");
  const graph = stream.capture(() => filler.fill(target));
  expect(() => stream.capture(() => filler.close())).toThrow("Filler: Stream");
  expect([filler.closed, filler.destroyed, filler.workspaceBytes]).toEqual([false, 0, 64]);
  expect(graph.closed).toBe(false);
  filler.close();
  expect([filler.closed, filler.destroyed, filler.workspaceBytes]).toEqual([true, 1, 0]);
});

test("an object is not made during a capture of its stream", () => {
  using stream = device.createStream();
  const make = () => stream.capture(() => void new Filler(stream, 0));
  expect(make).toThrow("is being captured. Make the object before the capture");
});

test("a graph is closed with the object whose calls it has", () => {
  using stream = device.createStream();
  const filler = new Filler(stream, 0);
  using target = device.allocate(4, "f32");
  const graph = stream.capture(() => filler.fill(target));
  const runnable = graph.instantiate();
  runnable.launch(stream);
  stream.synchronize();
  expect([...target.toArray()]).toEqual([1, 1, 1, 1]);
  filler.close();
  expect([graph.closed, runnable.closed]).toEqual([true, true]);
  expect(() => runnable.launch(stream)).toThrow("closed");
});

test("a graph of another stream is not closed with the object", () => {
  using stream = device.createStream({ nonBlocking: true });
  using own = device.createStream({ nonBlocking: true });
  const filler = new Filler(own, 64);
  using target = device.allocate(4, "f32");
  using other = device.allocate(4, "f32");
  using graph = stream.capture(() => {
    other.fill(2, stream);
    filler.fill(target);
  });
  filler.close();
  expect(graph.closed).toBe(false);
});

test("a view has the shape, strides and offset that were checked", () => {
  using buffer = device.allocate(4, "f32");
  const shape = [2, 2];
  const a = view(buffer, shape);
  shape[0] = 1000;
  expect(a.shape).toEqual([2, 2]);
  for (const change of [
    () => Object.assign(a.shape, [1000]),
    () => Object.assign(a.strides, [1000]),
    () => Object.assign(a, { offset: 1000 }),
    () => Object.assign(a.mT.shape, [1000]),
  ])
    expect(change).toThrow(TypeError);
  expect(a).toBeInstanceOf(BufferView);
});
